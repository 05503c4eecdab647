/** Headgear of peoples and their feasts; see hat-shapes.ts. */
import { rad } from '../geometry.ts'
import { dome, type Hat, plain } from './hat-shapes.ts'

export const FEAST_HATS: Record<string, Hat> = {
  fez: {
    tint: 'vermilion',
    top: -1.6,
    draw: (pen) => {
      pen.blob('-0.72,-0.6! -0.56,-1.54! 0,-1.62 0.56,-1.54! 0.72,-0.6! 0,-0.72')
      pen.line('0.1,-1.6 0.66,-1.5 0.84,-1.1', pen.at.sw * 1.2)
      pen.tint('slate').blob('0.74,-1.12 0.94,-1.12 1,-0.7! 0.7,-0.7!')
    },
  },
  /** A samurai's: the bowl, its neck guard and the golden horns. */
  kabuto: {
    tint: 'slate',
    top: -1.9,
    draw: (pen, f) => {
      pen.tint('gamboge')
      for (const q of [-1, 1])
        pen.blob([
          [f * 0.4 + q * 0.08, -0.8, 1],
          [f * 0.4 + q * 0.62, -1.3],
          [f * 0.4 + q * 0.66, -1.96, 1],
          [f * 0.4 + q * 0.98, -1.36],
          [f * 0.4 + q * 0.5, -0.72, 1],
        ])
      pen.tint('slate').blob(dome(-0.42, -1.2, 1.06))
      for (const x of [-0.5, 0, 0.5])
        pen.line([
          [x * 1.1, -0.6],
          [x * 0.5, -1.14],
        ])
      for (const q of [-1, 1])
        if (!(q > 0 && f > 0.3))
          pen.tint('vermilion').blob([
            [q * 0.94, -0.5, 1],
            [q * 1.44, 0.1],
            [q * 1.5, 0.5, 1],
            [q * 1, 0.3, 1],
          ])
      pen.tint('gamboge').ell(f * 0.4, -0.72, 0.2)
    },
  },
  /** Over the hair and tied under the chin. */
  headscarf: {
    tint: 'vermilion',
    top: -1.2,
    draw: (pen, f) => {
      pen.blob([
        [-1.06, 0.5],
        [-1.16, -0.3],
        [-0.8, -1.0],
        [0, -1.24],
        [0.8, -1.0],
        [1.16, -0.3],
        [1.06, 0.5],
        [0.86 + f * 0.1, 0.3],
        [0.82 + f * 0.12, -0.24],
        [0.4 + f * 0.2, -0.66],
        [f * 0.24, -0.76],
        [-0.4 + f * 0.3, -0.66],
        [-0.82 + f * 0.36, -0.24],
        [-0.86 + f * 0.3, 0.3],
      ])
      for (const [x, y] of [
        [-0.5, -0.92],
        [0.1, -1],
        [0.64, -0.84],
      ] as const)
        pen.tint('cloud').ell(x, y, 0.1)
    },
  },
  keffiyeh: {
    tint: 'cloud',
    top: -1.26,
    draw: (pen, f) => {
      pen.blob([
        [-1.2, 1.3, 1],
        [-1.18, -0.2],
        [-0.8, -1.0],
        [0, -1.26],
        [0.8, -1.0],
        [1.18, -0.2],
        [1.2, 1.3, 1],
        [0.84 + f * 0.1, 1],
        [0.84 + f * 0.12, -0.2],
        [0.4 + f * 0.2, -0.58],
        [-0.4 + f * 0.3, -0.58],
        [-0.84 + f * 0.36, -0.2],
        [-0.84 + f * 0.3, 1],
      ])
      pen.tint('slate').blob('-1.06,-0.56! 0,-0.86 1.06,-0.56! 1,-0.82! 0,-1.12 -1,-0.82!')
      pen.line('-1.02,-0.7 0,-1 1.02,-0.7')
    },
  },
  sugarloaf: plain('cloud', -2.1, '-0.9,-0.5! -0.76,-1.2 -0.4,-1.9 0,-2.1 0.4,-1.9 0.76,-1.2 0.9,-0.5! 0,-0.66'),
  plumed: {
    tint: 'bark',
    top: -1.5,
    draw: (pen) => {
      pen.blob('-0.76,-0.5! -0.66,-1.1 0,-1.26 0.66,-1.1 0.76,-0.5!')
      pen.tint('bark').blob('-1.66,-0.5 -1.1,-0.72 0,-0.64 1.1,-0.72 1.66,-0.5 1,-0.3 0,-0.36 -1,-0.3')
      pen.tint('cloud').blob('0.5,-0.74 0.2,-1.3 -0.4,-1.6 -1.2,-1.44! -0.96,-1.2 -1.36,-0.98! -0.6,-0.9 -0.1,-0.94')
      pen.line('0.4,-0.8 -0.2,-1.24 -0.8,-1.3')
    },
  },
  'peacock crown': {
    tint: 'gamboge',
    top: -1.9,
    draw: (pen, f) => {
      const [s, c] = [Math.sin(rad(16)), Math.cos(rad(16))]
      const at = (u: number, v: number) => [f * 0.3 + s * u + c * v, -0.8 - c * u + s * v] as const
      pen.tint('leaf').blob([at(0, -0.1), at(0.6, -0.34), at(1.14, 0), at(0.6, 0.34), at(0, 0.1)])
      pen.tint('cerulean').ell(...at(0.66, 0), 0.17)
      pen.tint('gamboge').blob('-0.98,-0.46! -0.92,-0.8! -0.4,-0.92 0,-1.2! 0.4,-0.92 0.92,-0.8! 0.98,-0.46! 0,-0.66')
    },
  },
}
