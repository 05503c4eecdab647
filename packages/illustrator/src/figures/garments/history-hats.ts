/** Headgear that tells of a time: Rome's, the colonies', the prairie's. */
import { dome, type Hat } from './hat-shapes.ts'

export const HISTORY_HATS: Record<string, Hat> = {
  /** A Roman's, with its crest from ear to ear and plates over the cheeks. */
  centurion: {
    tint: 'gamboge',
    top: -2,
    draw: (pen, f) => {
      pen
        .tint('vermilion')
        .blob(
          '-1.34,-0.6! -1.3,-1.4 -0.8,-1.9 0,-2.06 0.8,-1.9 1.3,-1.4 1.34,-0.6! 0.98,-0.8 0.7,-1.2 0,-1.34 -0.7,-1.2 -0.98,-0.8',
        )
      for (const [x, y, u, v] of [
        [-0.92, -1.1, -1.16, -1.42],
        [-0.5, -1.3, -0.62, -1.72],
        [0, -1.38, 0, -1.82],
        [0.5, -1.3, 0.62, -1.72],
        [0.92, -1.1, 1.16, -1.42],
      ] as const)
        pen.line([
          [x, y],
          [u, v],
        ])
      pen.tint('gamboge').blob(dome(-0.4, -1.3, 1.08))
      for (const q of [-1, 1])
        pen.blob([
          [q * 1.1, -0.5, 1],
          [q * 1.14, 0.2],
          [q * 0.86 + f * 0.1, 0.74, 1],
          [q * 0.82 + f * 0.14, 0.1],
          [q * 0.9 + f * 0.1, -0.46, 1],
        ])
      pen.card(-1.12, -0.64, 2.24, 0.3, 0.1)
    },
  },
  /** Three corners; from the front one of them points at us. */
  tricorn: {
    tint: 'slate',
    top: -1.34,
    draw: (pen, f) => {
      pen.blob('-0.78,-0.6! -0.7,-1.14 0,-1.36 0.7,-1.14 0.78,-0.6!')
      const x = f * 0.4
      pen.blob([
        [-1.62, -0.98, 1],
        [-0.9, -0.86],
        [x, -1.04, 1],
        [0.9, -0.86],
        [1.62, -0.98, 1],
        [1.1, -0.5],
        [x, -0.3],
        [-1.1, -0.5],
      ])
      pen.line([
        [x, -1.02],
        [x, -0.36],
      ])
    },
  },
  /** A frill around the face, tied under the chin. */
  bonnet: {
    tint: 'cream',
    top: -1.4,
    draw: (pen, f) => {
      pen.blob([
        [-1.24, 0.5, 1],
        [-1.44, -0.3],
        [-1.0, -1.16],
        [0, -1.46],
        [1.0, -1.16],
        [1.44, -0.3],
        [1.24, 0.5, 1],
        [0.9 + f * 0.1, 0.4, 1],
        [0.98 + f * 0.08, -0.3],
        [0.5 + f * 0.2, -0.72],
        [f * 0.3, -0.78],
        [-0.5 + f * 0.3, -0.72],
        [-0.98 + f * 0.3, -0.3],
        [-0.9 + f * 0.3, 0.4, 1],
      ])
      for (const [x, y, u, v] of [
        [-1.06, -0.6, -1.3, -0.7],
        [-0.62, -0.9, -0.8, -1.2],
        [0, -1.0, 0, -1.38],
        [0.62, -0.9, 0.8, -1.2],
        [1.06, -0.6, 1.3, -0.7],
      ] as const)
        pen.line([
          [x, y],
          [u, v],
        ])
      for (const q of [-1, 1])
        pen.blob([
          [f * 0.3, 1.12, 1],
          [f * 0.3 + q * 0.5, 0.94],
          [f * 0.3 + q * 0.44, 1.34],
        ])
    },
  },
}
