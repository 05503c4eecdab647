/** Hats in head radii; see hat-shapes.ts for what a hat is. */
import type { Pen } from '../../art/pen.ts'
import { rad, ring } from '../geometry.ts'
import type { View } from '../heads/view.ts'
import { unite } from '../outline.ts'
import { brim, dome, type Hat, starAt, visor } from './hat-shapes.ts'
import { MORE_HATS } from './more-hats.ts'
import { TRADE_HATS } from './trade-hats.ts'

const HATS: Record<string, Hat> = {
  crown: {
    tint: 'gamboge',
    top: -1.6,
    draw: (pen, f) => {
      pen.blob([
        [-0.74, -0.6, 1],
        [-0.86, -1.36, 1],
        [-0.42 + f * 0.1, -1.06, 1],
        [f * 0.2, -1.56, 1],
        [0.42 + f * 0.1, -1.06, 1],
        [0.86, -1.36, 1],
        [0.74, -0.6, 1],
        [0, -0.74],
      ])
      pen.line([
        [-0.77, -0.8],
        [0, -0.94],
        [0.77, -0.8],
      ])
      for (const x of [-0.86, f * 0.2, 0.86]) pen.ell(x, x === f * 0.2 ? -1.6 : -1.4, 0.12)
    },
  },
  tiara: {
    tint: 'gamboge',
    top: -1.4,
    draw: (pen, f) => {
      const x = f * 0.5
      pen.blob([
        [-0.66 + x * 0.4, -0.7, 1],
        [-0.46 + x * 0.7, -1.1, 1],
        [-0.24 + x, -0.98, 1],
        [x, -1.44, 1],
        [0.24 + x, -0.98, 1],
        [0.46 + x * 0.9, -1.1, 1],
        [0.66 + x * 0.5, -0.66, 1],
        [x, -0.86],
      ])
      pen.ell(x, -1.08, 0.1)
    },
  },
  wizard: {
    tint: 'violet',
    top: -2.3,
    draw: (pen, f) => {
      pen.blob([
        [-0.86, -0.56, 1],
        [-0.5, -1.2],
        [-0.1, -2.0],
        [0.3, -2.3, 1],
        [0.26, -1.8],
        [0.5, -1.2],
        [0.86, -0.56, 1],
      ])
      starAt(pen, 0.02 + f * 0.2, -1.12, 0.24)
      brim(pen, -0.56, 1.3, 0.22)
    },
  },
  witch: {
    tint: 'violet',
    top: -2.2,
    draw: (pen) => {
      pen.blob([
        [-0.8, -0.56, 1],
        [-0.46, -1.2],
        [-0.16, -1.9],
        [0.24, -2.2],
        [0.6, -1.9, 1],
        [0.32, -1.74],
        [0.5, -1.1],
        [0.8, -0.56, 1],
      ])
      pen.blob([
        [-0.74, -0.66, 1],
        [-0.58, -0.98, 1],
        [0, -0.9],
        [0.58, -0.98, 1],
        [0.74, -0.66, 1],
        [0, -0.5],
      ])
      pen.box4(-0.18, -0.98, 0.36, 0.34)
      brim(pen, -0.56, 1.4, 0.22)
    },
  },
  santa: {
    tint: 'vermilion',
    top: -1.5,
    draw: (pen) => {
      pen.blob([
        [-0.96, -0.5, 1],
        [-0.7, -1.1],
        [0, -1.5],
        [0.8, -1.34],
        [1.26, -0.84],
        [1.3, -0.4, 1],
        [1.06, -0.66],
        [0.86, -0.9],
        [0.96, -0.5, 1],
      ])
      pen.tint('cloud').ell(1.28, -0.26, 0.24)
      pen.card(-1.08, -0.76, 2.16, 0.42, 0.2)
    },
  },
  elf: {
    tint: 'viridian',
    top: -1.9,
    draw: (pen) => {
      pen.blob([
        [-0.98, -0.44, 1],
        [-0.8, -1.0],
        [-0.2, -1.5],
        [0.42, -1.9, 1],
        [0.5, -1.4],
        [0.9, -0.9],
        [0.98, -0.44, 1],
        [0, -0.6],
      ])
      pen.line([
        [-0.92, -0.68, 1],
        [-0.6, -0.9, 1],
        [-0.3, -0.72, 1],
        [0, -0.94, 1],
        [0.3, -0.72, 1],
        [0.6, -0.9, 1],
        [0.92, -0.68, 1],
      ])
      pen.tint('gamboge').ell(0.44, -1.96, 0.17)
    },
  },
  fire: {
    tint: 'vermilion',
    top: -1.35,
    draw: (pen, f) => {
      pen.blob(dome(-0.46, -1.34, 0.96))
      pen.line([
        [f * 0.2, -1.32],
        [f * 0.5, -0.9],
        [f * 0.56, -0.56],
      ])
      pen.blob([
        [-1.3 - f * 0.3, -0.42],
        [-0.7, -0.62],
        [0, -0.66],
        [0.7, -0.62],
        [1.3, -0.42],
        [0.7, -0.28],
        [0, -0.24],
        [-0.7, -0.28],
      ])
      pen.tint('gamboge').blob([
        [-0.26 + f * 0.5, -1.08, 1],
        [0.26 + f * 0.5, -1.08, 1],
        [0.26 + f * 0.5, -0.74],
        [f * 0.5, -0.5, 1],
        [-0.26 + f * 0.5, -0.74],
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
  cowboy: {
    tint: 'ochre',
    top: -1.4,
    draw: (pen) => {
      pen.blob([
        [-0.74, -0.5, 1],
        [-0.74, -1.1],
        [-0.44, -1.42],
        [0, -1.24],
        [0.44, -1.42],
        [0.74, -1.1],
        [0.74, -0.5, 1],
      ])
      pen.line([
        [-0.76, -0.76],
        [0, -0.9],
        [0.76, -0.76],
      ])
      pen.blob([
        [-1.56, -0.86, 1],
        [-1.0, -0.56],
        [0, -0.54],
        [1.0, -0.56],
        [1.56, -0.86, 1],
        [1.2, -0.36],
        [0, -0.24],
        [-1.2, -0.36],
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
  pirate: {
    tint: 'slate',
    top: -1.6,
    draw: (pen, f) => {
      pen.blob([
        [-1.08, -0.36, 1],
        [-1.5, -0.72],
        [-1.36, -1.04, 1],
        [-0.8, -1.06],
        [-0.5, -1.38],
        [0, -1.6],
        [0.5, -1.38],
        [0.8, -1.06],
        [1.36, -1.04, 1],
        [1.5, -0.72],
        [1.08, -0.36, 1],
        [0, -0.62],
      ])
      const x = f * 0.4
      pen.tint('cloud').ell(x, -1.06, 0.24, 0.22)
      for (const q of [-0.09, 0.09]) pen.ink(x + q, -1.07, 0.05)
      pen.line([
        [x - 0.34, -0.9],
        [x + 0.34, -0.72],
      ])
      pen.line([
        [x + 0.34, -0.9],
        [x - 0.34, -0.72],
      ])
    },
  },
  ...MORE_HATS,
  ...TRADE_HATS,
}

export const hasHat = (kind: string): boolean => kind in HATS
export const hatTop = (kind: string): number => HATS[kind]?.top ?? -1.2
export function drawHat(pen: Pen, view: View, hat: { kind: string; tint?: string }): void {
  const drawn = HATS[hat.kind]
  if (!drawn) return
  pen.tint(hat.tint ?? drawn.tint)
  drawn.draw(pen, Math.sin(rad(view.yaw)), view)
}
