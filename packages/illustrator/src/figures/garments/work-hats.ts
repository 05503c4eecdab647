/** Hats of work and play; see hat-shapes.ts. */
import { ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import { brim, dome, type Hat, starAt, visor } from './hat-shapes.ts'

export const WORK_HATS: Record<string, Hat> = {
  /** A high dome with ridges, a brim that is broad behind, and the plate in front. */
  fire: {
    tint: 'vermilion',
    top: -1.52,
    draw: (pen, f) => {
      pen.blob(dome(-0.42, -1.5, 1.08))
      for (const q of [-1, 1])
        pen.line([
          [f * 0.42 + q * 0.2, -1.46],
          [f * 0.46 + q * 0.56, -1.1],
          [f * 0.4 + q * 0.74, -0.56],
        ])
      pen.blob([
        [-1.44 - f * 0.3, -0.3],
        [-0.9, -0.56],
        [0, -0.66],
        [0.9, -0.56],
        [1.44 - f * 0.1, -0.36],
        [0.9, -0.26],
        [0, -0.3],
        [-0.9, -0.2],
      ])
      pen.tint('gamboge').blob([
        [-0.34 + f * 0.5, -1.16, 1],
        [f * 0.5, -1.28],
        [0.34 + f * 0.5, -1.16, 1],
        [0.32 + f * 0.5, -0.74],
        [f * 0.5, -0.46, 1],
        [-0.32 + f * 0.5, -0.74],
      ])
    },
  },
  police: {
    tint: 'blue',
    top: -1.44,
    draw: (pen, f) => {
      pen.blob([
        [-0.98, -0.56, 1],
        [-1.16, -1.08],
        [-0.6, -1.36],
        [0, -1.44],
        [0.6, -1.36],
        [1.16, -1.08],
        [0.98, -0.56, 1],
        [0, -0.72],
      ])
      pen.blob([
        [-0.98, -0.58, 1],
        [0, -0.76],
        [0.98, -0.58, 1],
        [0.95, -0.36, 1],
        [0, -0.52],
        [-0.95, -0.36, 1],
      ])
      visor(pen, f, -0.42)
      starAt(pen.tint('gamboge'), f * 0.5, -1.06, 0.24)
    },
  },
  captain: {
    tint: 'cloud',
    top: -1.4,
    draw: (pen, f) => {
      pen.blob([
        [-0.94, -0.6, 1],
        [-1.2, -1.0],
        [-0.6, -1.34],
        [0, -1.4],
        [0.6, -1.34],
        [1.2, -1.0],
        [0.94, -0.6, 1],
        [0, -0.76],
      ])
      pen.tint('blue').blob([
        [-0.96, -0.6, 1],
        [0, -0.78],
        [0.96, -0.6, 1],
        [0.94, -0.36, 1],
        [0, -0.52],
        [-0.94, -0.36, 1],
      ])
      visor(pen, f, -0.42)
      pen.tint('gamboge').ell(f * 0.5, -1.0, 0.16)
    },
  },
  chef: {
    tint: 'cloud',
    top: -1.9,
    draw: (pen) => {
      const px = pen.at.scale
      pen.poly(
        unite(
          [
            ring([-0.56, -1.34, 0.46], px),
            ring([0.56, -1.34, 0.46], px),
            ring([0, -1.5, 0.52], px),
            ring([0, -1.1, 0.6], px),
          ],
          px,
        ),
      )
      pen.blob([
        [-0.8, -1.02, 1],
        [0, -1.12],
        [0.8, -1.02, 1],
        [0.86, -0.48, 1],
        [0, -0.6],
        [-0.86, -0.48, 1],
      ])
    },
  },
  straw: {
    tint: 'straw',
    top: -1.3,
    draw: (pen) => {
      pen.blob([
        [-0.76, -0.5, 1],
        [-0.72, -1.05],
        [-0.4, -1.28],
        [0, -1.32],
        [0.4, -1.28],
        [0.72, -1.05],
        [0.76, -0.5, 1],
      ])
      brim(pen, -0.5, 1.46, 0.25)
      pen.tint('vermilion').blob([
        [-0.77, -0.66, 1],
        [-0.75, -0.92, 1],
        [0, -0.82],
        [0.75, -0.92, 1],
        [0.77, -0.66, 1],
        [0, -0.54],
      ])
    },
  },
  hard: {
    tint: 'gamboge',
    top: -1.3,
    draw: (pen, f) => {
      pen.blob(dome(-0.44, -1.3, 1))
      pen.blob([
        [-0.2 + f * 0.16, -1.28, 1],
        [0.2 + f * 0.16, -1.28, 1],
        [0.24 + f * 0.4, -0.5, 1],
        [-0.22 + f * 0.4, -0.5, 1],
      ])
      visor(pen, f, -0.44, 1.16)
    },
  },
  cap: {
    tint: 'cloth1',
    top: -1.2,
    draw: (pen, f) => {
      pen.blob(dome(-0.34, -1.18))
      pen.line([
        [f * 0.2, -1.17],
        [f * 0.5 - 0.1, -0.8],
        [f * 0.5 - 0.1, -0.48],
      ])
      visor(pen, f, -0.36, 1.2)
    },
  },
  helmet: {
    tint: 'cloth6',
    top: -1.24,
    draw: (pen) => {
      pen.blob(dome(-0.3, -1.24, 1.08))
      for (const x of [-0.4, 0, 0.4])
        pen.line([
          [x, -1.1],
          [x * 1.3, -0.6],
        ])
      pen.line([
        [-0.94, -0.3],
        [-0.7, 0.5],
        [0, 0.98],
      ])
    },
  },
}
