/** Floors of tiles that run away from the reader. */
import { shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'

/** Every other tile has what `inlay` draws of its middle and its corners. */
export function tiledFloor(top: number, count: number, inlay: (corners: Poly) => string): string {
  const [vanish, bottom] = [top - 330, 1016]
  const rows: number[] = []
  for (let y = bottom, high = 78; y > top - 1; y -= high, high *= 0.76) rows.push(y)
  if (rows.at(-1)! - top > 12) rows.push(top)
  else rows[rows.length - 1] = top
  const at = (i: number, y: number): Point => [
    512 + (i - count / 2) * (1500 / count) * ((y - vanish) / (bottom - vanish)),
    y,
  ]
  let out = ''
  for (let j = 0; j + 1 < rows.length; j++)
    for (let i = -2; i < count + 2; i++) {
      const tile: Poly = [at(i, rows[j]!), at(i + 1, rows[j]!), at(i + 1, rows[j + 1]!), at(i, rows[j + 1]!)]
      out += shape(tile, 4)
      if ((i + j) % 2 === 0 && rows[j]! - rows[j + 1]! > 24) out += inlay(tile)
    }
  return out
}

/** A smaller tile within it. */
export const inset = (corners: Poly): string => {
  const [x, y] = middle(corners)
  return shape(
    corners.map(([u, v]): Point => [x + (u - x) * 0.62, y + (v - y) * 0.58]),
    3.4,
  )
}

/** A diamond between the middles of its sides. */
export const diamond = (corners: Poly): string => {
  const [x, y] = middle(corners)
  return shape(
    corners.map(([u, v], i): Point => {
      const [a, b] = corners[(i + 1) % 4]!
      return [x + ((u + a) / 2 - x) * 0.86, y + ((v + b) / 2 - y) * 0.82]
    }),
    3.4,
  )
}

const middle = (corners: Poly): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
]
