/** More hats; see hats.ts. */
import { rad, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import { dome, type Hat } from './hat-shapes.ts'

const pompom = (x: number, y: number, r: number, px: number) =>
  unite(
    [
      ring([x, y, r * 0.8], px),
      ...Array.from({ length: 8 }, (_, i) =>
        ring([x + r * 0.75 * Math.cos(rad(i * 45)), y + r * 0.75 * Math.sin(rad(i * 45)), r * 0.4], px),
      ),
    ],
    px,
  )

export const MORE_HATS: Record<string, Hat> = {
  beanie: {
    tint: 'cloth4',
    top: -1.6,
    draw: (pen) => {
      pen.blob(dome(-0.5, -1.24, 1))
      for (const x of [-0.4, 0, 0.4])
        pen.line([
          [x, -1.16],
          [x * 1.15, -0.7],
        ])
      pen.card(-1.06, -0.74, 2.12, 0.4, 0.18)
      pen.tint('cloud').poly(pompom(0, -1.4, 0.28, pen.at.scale))
    },
  },
  party: {
    tint: 'pink',
    top: -1.95,
    draw: (pen) => {
      pen.blob([
        [-0.54, -0.72, 1],
        [0.02, -1.9, 1],
        [0.56, -0.72, 1],
        [0.02, -0.86],
      ])
      pen.line([
        [-0.36, -1.08],
        [0.02, -1.18],
        [0.4, -1.08],
      ])
      pen.line([
        [-0.2, -1.42],
        [0.02, -1.48],
        [0.24, -1.42],
      ])
      pen.tint('gamboge').poly(pompom(0.02, -1.94, 0.2, pen.at.scale))
    },
  },
  top: {
    tint: 'slate',
    top: -1.88,
    draw: (pen) => {
      pen.blob([
        [-0.6, -0.64, 1],
        [-0.68, -1.8, 1],
        [0, -1.9],
        [0.68, -1.8, 1],
        [0.6, -0.64, 1],
      ])
      pen.tint('vermilion').blob([
        [-0.62, -0.98, 1],
        [0, -1.06],
        [0.62, -0.98, 1],
        [0.6, -0.66, 1],
        [-0.6, -0.66, 1],
      ])
      pen.tint('slate').ell(0, -0.64, 1.06, 0.2)
    },
  },
  flowers: {
    tint: 'petal1',
    top: -1.15,
    draw: (pen, f) => {
      for (const [i, x] of [-0.66, 0.66, -0.34, 0.34, 0].entries()) {
        const [cx, cy] = [x + f * 0.3, -0.98 + Math.abs(x) * 0.42]
        const r = 0.19
        const petals = Array.from({ length: 5 }, (_, k) =>
          ring([cx + r * 0.72 * Math.cos(rad(k * 72)), cy + r * 0.72 * Math.sin(rad(k * 72)), r * 0.56], pen.at.scale),
        )
        pen.tint(`petal${(i % 5) + 1}`).poly(unite([...petals, ring([cx, cy, r * 0.5], pen.at.scale)], pen.at.scale))
        pen.ink(cx, cy, 0.055)
      }
    },
  },
  bow: {
    tint: 'rose',
    top: -1.2,
    draw: (pen, f) => {
      const [x, y] = [0.5 - f * 0.6, -0.9]
      for (const q of [-1, 1])
        pen.blob([
          [x, y, 1],
          [x + q * 0.46, y - 0.3],
          [x + q * 0.46, y + 0.26],
        ])
      pen.ell(x, y, 0.14)
    },
  },
  space: {
    tint: 'mist',
    top: -1.42,
    behind: (pen) => {
      pen.ell(0, 0.02, 1.4)
      pen.tint('stone').blob([
        [-0.98, 0.94],
        [0, 1.2],
        [0.98, 0.94],
        [1.06, 1.22],
        [0, 1.5],
        [-1.06, 1.22],
      ])
    },
    draw: (pen) => {
      // Glass: only the light on it is seen before the face.
      pen.line([
        [-1.14, -0.34],
        [-1.0, -0.66],
        [-0.76, -0.9],
      ])
      pen.line([
        [-0.6, -1.04],
        [-0.46, -1.12],
      ])
      for (const q of [-1, 1]) pen.tint('stone').ell(q * 1.38, 0.1, 0.16, 0.3)
    },
  },
  sailor: {
    tint: 'cloud',
    top: -1.3,
    draw: (pen) => {
      pen.blob([
        [-0.74, -0.66, 1],
        [-0.8, -1.1],
        [0, -1.28],
        [0.8, -1.1],
        [0.74, -0.66, 1],
      ])
      pen.blob([
        [-0.98, -0.92, 1],
        [0, -0.74],
        [0.98, -0.92, 1],
        [0.9, -0.5],
        [0, -0.36],
        [-0.9, -0.5],
      ])
    },
  },
  pilot: {
    tint: 'bark',
    top: -1.2,
    draw: (pen, f) => {
      pen.blob([
        [-1.04, 0.3, 1],
        [-1.1, -0.5],
        [-0.7, -1.08],
        [0, -1.22],
        [0.7, -1.08],
        [1.08, -0.5],
        [1.0 - f * 0.3, 0.3 - f * 0.6, 1],
        [0.8, -0.2],
        [f * 0.3, -0.42],
        [-0.76 + f * 0.4, -0.2],
        [-0.8 + f * 0.5, 0.3, 1],
      ])
      for (const q of [-1, 1]) pen.tint('mist').ell(q * 0.36 + f * 0.4, -0.72, 0.3 - f * 0.04, 0.26)
    },
  },
  nurse: {
    tint: 'cloud',
    top: -1.24,
    draw: (pen, f) => {
      pen.blob([
        [-0.7, -0.56, 1],
        [-0.58, -1.14, 1],
        [0, -1.26],
        [0.58, -1.14, 1],
        [0.7, -0.56, 1],
        [0, -0.72],
      ])
      const [x, y] = [f * 0.3, -0.98]
      pen.tint('vermilion').poly(
        [
          [x - 0.08, y - 0.2],
          [x + 0.08, y - 0.2],
          [x + 0.08, y - 0.08],
          [x + 0.2, y - 0.08],
          [x + 0.2, y + 0.08],
          [x + 0.08, y + 0.08],
          [x + 0.08, y + 0.2],
          [x - 0.08, y + 0.2],
          [x - 0.08, y + 0.08],
          [x - 0.2, y + 0.08],
          [x - 0.2, y - 0.08],
          [x - 0.08, y - 0.08],
        ],
        pen.at.sw * 0.8,
      )
    },
  },
  turban: {
    tint: 'cloth2',
    top: -1.4,
    draw: (pen, f) => {
      pen.blob([
        [-1.06, -0.34, 1],
        [-1.2, -0.9],
        [-0.7, -1.34],
        [0, -1.44],
        [0.7, -1.34],
        [1.2, -0.9],
        [1.06, -0.34, 1],
        [0, -0.54],
      ])
      pen.line([
        [-1.02, -0.74],
        [0.2, -0.72],
        [0.6, -1.3],
      ])
      pen.line([
        [1.02, -0.74],
        [0.3, -0.86],
        [-0.4, -1.34],
      ])
      pen.tint('gamboge').ell(f * 0.6, -0.72, 0.17)
    },
  },
}
