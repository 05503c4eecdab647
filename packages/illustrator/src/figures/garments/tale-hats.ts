/** Headgear of tales and nursery rhymes; see hat-shapes.ts. */
import type { Hat } from './hat-shapes.ts'

export const TALE_HATS: Record<string, Hat> = {
  /** Three horns with a bell each. */
  jester: {
    tint: 'vermilion',
    top: -2.1,
    draw: (pen) => {
      for (const q of [-1, 1]) {
        pen.tint(q < 0 ? 'vermilion' : 'gamboge').blob([
          [q * 0.2, -0.7, 1],
          [q * 0.3, -1.4],
          [q * 0.9, -1.62],
          [q * 1.5, -1.3],
          [q * 1.72, -0.62, 1],
          [q * 1.36, -0.86],
          [q * 1.02, -0.84],
          [q * 0.98, -0.46, 1],
        ])
      }
      pen.tint('cerulean').blob('-0.54,-0.6! -0.5,-1.3 -0.06,-2! 0.46,-1.34 0.54,-0.6!')
      pen.tint('cloud').blob('-1.06,-0.42! -0.9,-0.84 0,-1 0.9,-0.84 1.06,-0.42! 0,-0.6')
      for (const [x, y] of [
        [-1.74, -0.46],
        [1.74, -0.46],
        [-0.06, -2.02],
      ] as const)
        pen.tint('gamboge').ell(x, y, 0.2)
    },
  },
  /** A frill around the face, tied with a bow under the chin. */
  bonnet: {
    tint: 'lilac',
    top: -1.4,
    draw: (pen, f) => {
      pen.blob([
        [-1, 0.66, 1],
        [-1.36, 0.3],
        [-1.3, -0.5],
        [-0.8, -1.2],
        [0, -1.42],
        [0.8, -1.2],
        [1.3, -0.5],
        [1.36, 0.3],
        [1, 0.66, 1],
        [0.9 + f * 0.1, 0.2],
        [0.84 + f * 0.12, -0.3],
        [0.46 + f * 0.2, -0.72],
        [f * 0.24, -0.84],
        [-0.46 + f * 0.2, -0.72],
        [-0.84 + f * 0.12, -0.3],
        [-0.9 + f * 0.1, 0.2],
      ])
      for (const a of [-70, -42, -14, 14, 42, 70]) {
        const [s, c] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
        pen.line([
          [s * 1.02 + f * 0.1, -c * 0.98 + 0.06],
          [s * 1.22, -c * 1.24],
        ])
      }
      for (const q of [-1, 1])
        pen.blob([
          [0, 1.02, 1],
          [q * 0.5, 0.76, 1],
          [q * 0.62, 1.06],
          [q * 0.5, 1.34, 1],
        ])
      pen.ell(0, 1.04, 0.16)
    },
  },
  /** It droops to the side, with a bobble at its end. */
  nightcap: {
    tint: 'sky',
    top: -1.6,
    draw: (pen) => {
      pen.blob('-0.96,-0.5! -0.76,-1.16 -0.1,-1.6 0.8,-1.5 1.34,-0.86 1.46,-0.1! 1.2,-0.3 1.02,-0.7 0.96,-0.5!')
      pen.line('-0.36,-1.42 0.04,-0.8')
      pen.line('0.5,-1.52 0.56,-0.8')
      pen.line('1.06,-1.2 0.92,-0.86')
      pen.tint('cloud').ell(1.4, 0.06, 0.25)
      pen.card(-1.06, -0.74, 2.12, 0.34, 0.16)
    },
  },
  funnel: {
    tint: 'stone',
    top: -2.1,
    draw: (pen) => {
      pen.blob('-0.92,-0.62! -0.2,-1.46! -0.16,-2.1! 0.16,-2.1! 0.2,-1.46! 0.92,-0.62! 0,-0.5')
      pen.line('-0.2,-1.46 0.2,-1.46')
      pen.blob('-1.02,-0.72! 0,-0.62 1.02,-0.72! 1.02,-0.46! 0,-0.36 -1.02,-0.46!')
    },
  },
  /** A soldier's of old: open before the face, with a fan of horsehair from ear to ear. */
  crested: {
    tint: 'gamboge',
    top: -2,
    draw: (pen, f) => {
      pen.tint('vermilion').blob('-0.98,-0.9! -0.94,-1.62 0,-2.06 0.94,-1.62 0.98,-0.9! 0.5,-1.2 0,-1.3 -0.5,-1.2')
      for (const x of [-0.5, 0, 0.5])
        pen.line([
          [x, -1.36],
          [x * 1.2, -1.74],
        ])
      pen.tint('gamboge').blob([
        [-1, 0.72, 1],
        [-1.14, -0.5],
        [-0.72, -1.14],
        [0, -1.3],
        [0.72, -1.14],
        [1.14, -0.5],
        [1, 0.72, 1],
        [0.74 + f * 0.16, 0.5, 1],
        [0.8 + f * 0.16, -0.24],
        [f * 0.4, -0.5],
        [-0.8 + f * 0.5, -0.24],
        [-0.74 + f * 0.5, 0.5, 1],
      ])
    },
  },
}
