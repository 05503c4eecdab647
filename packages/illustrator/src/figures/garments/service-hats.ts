/** Headgear of trades and sports that are known by it; see hat-shapes.ts. */
import { hijab } from '../heads/hijab.ts'
import { dome, type Hat, visor } from './hat-shapes.ts'

/** The rim of a helmet that leaves the face free from the brow to the chin. */
const shell = (f: number, low: number) =>
  [
    [-1.1, low, 1],
    [-1.16, -0.45],
    [-0.7, -1.12],
    [0, -1.28],
    [0.7, -1.12],
    [1.16, -0.45],
    [1.08, low, 1],
    [0.82 + f * 0.2, low - 0.1, 1],
    [0.8 + f * 0.2, -0.32],
    [f * 0.3, -0.5],
    [-0.8 + f * 0.5, -0.32],
    [-0.84 + f * 0.5, low - 0.1, 1],
  ] as const

export const SERVICE_HATS: Record<string, Hat> = {
  jockey: {
    tint: 'vermilion',
    top: -1.3,
    draw: (pen, f) => {
      pen.blob(dome(-0.4, -1.24, 1.06))
      pen.line([
        [f * 0.3 - 0.34, -1.16],
        [f * 0.42 - 0.4, -0.54],
      ])
      pen.line([
        [f * 0.3 + 0.34, -1.16],
        [f * 0.42 + 0.4, -0.54],
      ])
      visor(pen, f, -0.42, 0.8)
      pen.ell(f * 0.1, -1.26, 0.12)
    },
  },
  surgeon: {
    tint: 'aqua',
    top: -1.24,
    draw: (pen) => {
      pen.blob(
        '-1.06,-0.34! -1.12,-0.9 -0.6,-1.24 0,-1.28 0.6,-1.24 1.12,-0.9 1.06,-0.34! 0.5,-0.54 0,-0.58 -0.5,-0.54',
      )
      pen.line('-1.04,-0.56 0,-0.78 1.04,-0.56')
    },
  },
  /** A band over the brow, a coif around the face and a dark veil that falls behind the shoulders. */
  habit: {
    tint: 'slate',
    top: -1.3,
    behind: (pen) => {
      pen.blob('-1.16,-0.4 -1.34,0.6 -1.56,1.9! -0.8,2.06 0,2.0 0.8,2.06 1.56,1.9! 1.34,0.6 1.16,-0.4 0,-1.26')
    },
    draw: (pen, _, view) => {
      hijab(pen, view, 'before', 'cloud')
      pen
        .tint('slate')
        .blob(
          '-1.2,0.56! -1.24,-0.3 -0.84,-1.02 0,-1.3 0.84,-1.02 1.24,-0.3 1.2,0.56! 0.98,-0.3 0.56,-0.84 0,-0.96 -0.56,-0.84 -0.98,-0.3',
        )
    },
  },
  /** A matador's, with a round tuft over each ear. */
  montera: {
    tint: 'night',
    top: -1.3,
    draw: (pen, f) => {
      pen.blob(
        '-1.0,-0.5! -1.3,-0.66 -1.34,-0.98 -1.04,-1.12 -0.7,-1.08 -0.4,-1.24 0,-1.28 0.4,-1.24 0.7,-1.08 1.04,-1.12 1.34,-0.98 1.3,-0.66 1.0,-0.5! 0.5,-0.64 0,-0.68 -0.5,-0.64',
      )
      pen.line([
        [-0.6, -0.9],
        [f * 0.2, -1.0],
        [0.6, -0.9],
      ])
    },
  },
  /** A small cap that sits to one side, with a badge. */
  steward: {
    tint: 'blue',
    top: -1.42,
    draw: (pen, f) => {
      pen.blob('-0.72,-0.86! -0.62,-1.2 -0.2,-1.42 0.5,-1.36! 0.86,-0.8! 0.3,-0.98 -0.2,-0.98')
      pen.tint('gamboge').spot(0.1 + f * 0.2, -1.16, 0.13)
    },
  },
  /** A broad brim, and a veil that falls from it to the shoulders beside the face. */
  beekeeper: {
    tint: 'straw',
    top: -1.24,
    behind: (pen) => {
      pen.tint('mist').blob('-1.5,-0.5! -1.5,0.4 -1.34,1.24 -0.7,1.46 0,1.5 0.7,1.46 1.34,1.24 1.5,0.4 1.5,-0.5!')
      for (const x of [-1.3, 1.3])
        pen.line(
          [
            [x, -0.3],
            [x * 0.98, 0.5],
            [x * 0.9, 1.2],
          ],
          pen.at.sw * 0.7,
        )
      for (const y of [0, 0.45, 0.9])
        for (const q of [-1, 1])
          pen.line(
            [
              [q * 1.08, y],
              [q * 1.46, y],
            ],
            pen.at.sw * 0.7,
          )
    },
    draw: (pen) => {
      pen.blob('-0.8,-0.56! -0.76,-1.04 0,-1.28 0.76,-1.04 0.8,-0.56!')
      pen.ell(0, -0.54, 1.66, 0.26)
    },
  },
  /** A mask with a cage: its bars leave the eyes free. */
  goalie: {
    tint: 'cloud',
    top: -1.3,
    draw: (pen, f) => {
      pen.blob(shell(f, 0.72))
      const x = f * 0.5
      for (const [y, w] of [
        [0.34, 0.86],
        [0.62, 0.8],
        [0.9, 0.6],
      ] as const)
        pen.line(
          [
            [x - w, y - 0.06],
            [x, y + 0.06],
            [x * 0.6 + w, y - 0.06],
          ],
          pen.at.sw * 1.15,
        )
      pen.line([
        [f * 0.2 - 0.3, -1.2],
        [f * 0.3 - 0.26, -0.52],
      ])
      pen.line([
        [f * 0.2 + 0.3, -1.2],
        [f * 0.3 + 0.26, -0.52],
      ])
    },
  },
  /** A full wig with rolls of curls at both sides. */
  wig: {
    tint: 'cloud',
    top: -1.24,
    draw: (pen) => {
      for (const q of [-1, 1]) for (const y of [0.56, 0.16, -0.24]) pen.ell(q * 1.1, y, 0.3, 0.24)
      pen.blob(dome(-0.36, -1.24, 1.1))
      for (const x of [-0.5, 0, 0.5])
        pen.line(
          [
            [x * 1.3, -0.62],
            [x, -0.86],
            [x * 0.8, -1.08],
          ],
          pen.at.sw * 0.75,
        )
    },
  },
  headphones: {
    tint: 'slate',
    top: -1.3,
    draw: (pen) => {
      pen.blob('-1.12,-0.1! -1.06,-0.9 0,-1.4 1.06,-0.9 1.12,-0.1! 0.98,-0.1! 0.92,-0.8 0,-1.22 -0.92,-0.8 -0.98,-0.1!')
      for (const q of [-1, 1]) pen.tint('cloth1').ell(q * 1.06, 0.08, 0.27, 0.38)
    },
  },
  lamp: {
    tint: 'gamboge',
    top: -1.3,
    draw: (pen, f) => {
      pen.blob(dome(-0.4, -1.26, 1.06))
      pen.ell(0, -0.42, 1.24, 0.16)
      pen.tint('cloud').ell(f * 0.6, -0.8, 0.26)
    },
  },
  /** The shield is turned up, so that the face is seen under it. */
  welding: {
    tint: 'slate',
    top: -1.86,
    draw: (pen, f) => {
      pen.tint('ochre').blob(dome(-0.42, -1.2, 1.06))
      pen.tint('slate').blob([
        [-0.98 + f * 0.2, -0.62, 1],
        [-1.04 + f * 0.2, -1.5],
        [-0.6 + f * 0.2, -1.84],
        [0.6 + f * 0.2, -1.84],
        [1.04 + f * 0.2, -1.5],
        [0.98 + f * 0.2, -0.62, 1],
        [f * 0.2, -0.5],
      ])
      pen.tint('glass').card(-0.6 + f * 0.2, -1.5, 1.2, 0.5, 0.1)
      pen.line([
        [-0.3 + f * 0.2, -1.12],
        [f * 0.2, -1.4],
      ])
    },
  },
}
