/** What tangles are made of. Each fills the square from -R to R around the origin; the caller turns, bends and cuts it. */
import type { Rng } from '../../ink/random.ts'
import { ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
export type Tangle = (R: number, scale: number, rng: Rng) => Mark[]

/** Marks on a grid; every other row may be shifted by a share of a cell. */
export const grid = (
  R: number,
  dx: number,
  dy: number,
  cell: (x: number, y: number, i: number, j: number) => Mark[],
  shift = 0,
): Mark[] => {
  const out: Mark[] = []
  const rows = Math.ceil(R / dy)
  const columns = Math.ceil(R / dx) + 1
  for (let j = -rows; j <= rows; j++)
    for (let i = -columns; i <= columns; i++)
      out.push(...cell(i * dx + (Math.abs(j) % 2 ? shift * dx : 0), j * dy, i, j))
  return out
}

/** A ring where there is room to color it, or a drop of ink; never a part of one. */
export const disc = (x: number, y: number, r: number, fill = '#fff', count = 28): Mark => ({
  poly: ellipse(x, y, r, r, count),
  fill,
  whole: fill === '#000' || r < 11,
})

export const stroke = (poly: Poly): Mark => ({ poly, open: true })

/** The line of a function, from -R to R. */
export const waving = (R: number, heightAt: (x: number) => number, step = 8): Poly => {
  const out: Poly = []
  for (let x = -R; x <= R; x += step) out.push([x, heightAt(x)])
  return out
}
