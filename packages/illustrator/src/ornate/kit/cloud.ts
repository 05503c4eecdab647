/** A cloud as engravers draw one, flat below; at k = 1 it is some 160 px wide. */
import { curve } from './curves.ts'
import type { Point, Poly } from './points.ts'

const OUTLINE: Poly = [
  [-80, 22],
  [-78, -8],
  [-44, -16],
  [-10, -42],
  [36, -34],
  [52, -10],
  [82, -6],
  [82, 22],
  [0, 27],
]

export const cloud = ([x, y]: Point, k: number): Poly => curve(OUTLINE.map(([u, v]): Point => [x + u * k, y + v * k]))
