/** Headgear of peoples, feasts and costumes; see hat-shapes.ts. */
import { rad, ring } from '../geometry.ts'
import { hijab } from '../heads/hijab.ts'
import { unite } from '../outline.ts'
import { type Hat, plain } from './hat-shapes.ts'

export const FOLK_HATS: Record<string, Hat> = {
  miter: {
    tint: 'vermilion',
    top: -2.2,
    draw: (pen, f) => {
      pen.blob([
        [-0.82, -0.5, 1],
        [-0.9, -1.3],
        [f * 0.2, -2.2, 1],
        [0.9, -1.3],
        [0.82, -0.5, 1],
        [0, -0.66],
      ])
      pen.tint('gamboge').blob([
        [-0.84, -0.46, 1],
        [-0.87, -0.78, 1],
        [0, -0.94],
        [0.87, -0.78, 1],
        [0.84, -0.46, 1],
        [0, -0.62],
      ])
      const x = f * 0.3
      pen.poly([
        [x - 0.1, -1.9],
        [x + 0.1, -1.9],
        [x + 0.1, -1.62],
        [x + 0.34, -1.62],
        [x + 0.34, -1.42],
        [x + 0.1, -1.42],
        [x + 0.1, -1.06],
        [x - 0.1, -1.06],
        [x - 0.1, -1.42],
        [x - 0.34, -1.42],
        [x - 0.34, -1.62],
        [x - 0.1, -1.62],
      ])
    },
  },
  ninja: {
    tint: 'slate',
    top: -1.14,
    draw: (pen, f, view) => {
      const [x] = view.see([0, 0, 0.9])
      const face = [-0.78, -0.4, 0, 0.4, 0.78].map((u) => [u * (1 - Math.abs(f) * 0.16) + x * 0.34, -0.32] as const)
      pen.frame('0,-1.14 0.8,-0.84 1.12,-0.1 1,0.66 0.6,1.02 0,1.12 -0.6,1.02 -1,0.66 -1.12,-0.1 -0.8,-0.84', [
        [
          ...face,
          [0.8 + x * 0.24, 0.1],
          [0.6 + x * 0.3, 0.32],
          [x * 0.34, 0.34],
          [-0.6 + x * 0.3, 0.32],
          [-0.8 + x * 0.3, 0.1],
        ],
      ])
      pen.tint('vermilion').blob('-1.04,-0.5! 0,-0.66 1.04,-0.5! 1,-0.78! 0,-0.96 -1,-0.78!')
      pen.blob('-1,-0.66 -1.5,-0.8 -1.7,-0.5! -1.4,-0.5 -1.5,-0.2! -1,-0.5')
    },
  },
  nemes: {
    tint: 'gamboge',
    top: -1.24,
    draw: (pen, f) => {
      pen.blob([
        [-1.0, -0.3, 1],
        [-0.8, -1.0],
        [0, -1.22],
        [0.8, -1.0],
        [1.0, -0.3, 1],
        [1.4, 0.9, 1],
        [0.82 + f * 0.2, 1.1, 1],
        [0.84 + f * 0.14, -0.2],
        [f * 0.2, -0.44],
        [-0.84 + f * 0.5, -0.2],
        [-0.82 + f * 0.3, 1.1, 1],
        [-1.4, 0.9, 1],
      ])
      for (const q of [-1, 1])
        for (const y of [0.1, 0.5])
          pen.line([
            [q * 0.98, y],
            [q * 1.24, y - 0.06],
          ])
      pen.ell(f * 0.5, -0.8, 0.16, 0.22)
    },
  },
  laurel: {
    tint: 'leaf',
    top: -1.1,
    draw: (pen, f) => {
      for (const q of [-1, 1])
        for (const [i, x] of [0.2, 0.5, 0.78].entries())
          pen.ell(q * x + f * 0.24, -0.9 + i * 0.16, 0.2, 0.1, q * (20 + i * 24))
    },
  },
  veil: {
    tint: 'cloud',
    top: -1.2,
    draw: (pen, f) => {
      for (const q of [-1, 1])
        if (!(q > 0 && f > 0.3))
          pen.blob([
            [q * 0.4, -1.04],
            [q * 1.1, -0.7],
            [q * 1.5, 0.6],
            [q * 1.7, 1.9, 1],
            [q * 1.1, 1.8],
            [q * 1.06, 0.2],
          ])
      for (const x of [-0.5, 0, 0.5]) {
        const px = pen.at.scale
        const petals = Array.from({ length: 5 }, (_, k) =>
          ring(
            [
              x + f * 0.3 + 0.14 * Math.cos(rad(k * 72)),
              -0.96 + Math.abs(x) * 0.3 + 0.14 * Math.sin(rad(k * 72)),
              0.11,
            ],
            px,
          ),
        )
        pen.tint('petal6').poly(unite(petals, px))
      }
    },
  },
  hijab: { tint: 'cloth5', top: -1.14, draw: (pen, _, view) => hijab(pen, view, 'before') },
  unicorn: plain('cream', -1.9, '-0.2,-0.9! 0.1,-1.9! 0.22,-0.9!', '-0.1,-1.2 0.14,-1.1', '-0.02,-1.5 0.12,-1.44'),
  earmuffs: {
    tint: 'pink',
    top: -1.2,
    draw: (pen, f) => {
      pen.line('-1.04,0 -0.94,-0.74 0,-1.18 0.94,-0.74 1.04,0', pen.at.sw * 2)
      for (const q of [-1, 1]) if (!(q > 0 && f > 0.6)) pen.ell(q * 1.04 + f * 0.5 * (q < 0 ? 1 : 0), 0.1, 0.32)
    },
  },
  plumes: {
    tint: 'vermilion',
    top: -2.5,
    draw: (pen, f) => {
      // A fan as wide as the shoulders: five short leaves on a brow would be a paper crown.
      for (const [i, a] of [-78, 78, -52, 52, -26, 26, 0].entries()) {
        const [s, c] = [Math.sin(rad(a)), Math.cos(rad(a))]
        const long = 1.9 - Math.abs(a) * 0.005
        const at = (u: number, v: number) => [f * 0.1 + s * u + c * v, -0.56 - c * u + s * v] as const
        pen
          .tint(`band${(i % 6) + 1}`)
          .blob([
            at(0.1, -0.1),
            at(long * 0.55, -0.3),
            at(long * 0.86, -0.32),
            at(long, 0),
            at(long * 0.86, 0.32),
            at(long * 0.55, 0.3),
            at(0.1, 0.1),
          ])
        pen.line([at(0.4, 0), at(long * 0.72, 0)])
      }
      pen.tint('ochre').blob('-1.06,-0.3! 0,-0.54 1.06,-0.3! 1.02,-0.66! 0,-0.92 -1.02,-0.66!')
      pen.tint('petal6').ell(f * 0.2, -0.78, 0.24)
    },
  },
  feather: {
    tint: 'leaf',
    top: -1.5,
    draw: (pen) => {
      pen.tint('vermilion').blob('-0.5,-0.7 -0.9,-1.2 -1.1,-1.7! -0.5,-1.4 -0.3,-0.9')
      pen.tint('leaf').blob('-1.06,-0.4! -0.7,-1 0.1,-1.26 0.7,-0.9 1.5,-0.36! 0.6,-0.4 0,-0.34')
      pen.line('-1,-0.46 0,-0.66 0.9,-0.56')
    },
  },
  'cat ears': {
    tint: 'slate',
    top: -1.5,
    draw: (pen, f) => {
      for (const q of [-1, 1]) {
        const x = q * 0.56 - f * 0.2
        pen.blob([
          [x - 0.34, -0.82, 1],
          [x + q * 0.12, -1.56, 1],
          [x + 0.34, -0.78, 1],
        ])
      }
    },
  },
  gnome: plain(
    'vermilion',
    -2.3,
    '-1,-0.42! -0.7,-1.1 -0.2,-2 0.1,-2.3! 0.4,-1.6 0.8,-0.9 1,-0.42! 0,-0.6',
    '-0.4,-1.2 0,-1.3',
  ),
  hood: plain(
    'slate',
    -1.3,
    '-1.1,1.1! -1.24,-0.2 -0.8,-1.1 0,-1.36 0.8,-1.1 1.24,-0.2 1.1,1.1! 0.76,0.9 0.84,-0.2 0.4,-0.74 0,-0.84 -0.4,-0.74 -0.84,-0.2 -0.76,0.9',
  ),
}
