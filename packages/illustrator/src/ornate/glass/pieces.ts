/** Stained glass: panes with thick leads around them. */

import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'

export const LEAD = 5.5

export const pane = (poly: Poly, sw = LEAD): Mark => ({ poly, sw })
export const lead = (poly: Poly, sw = LEAD): Mark => ({ poly, open: true, sw })

/** Leads that run outward from a point, slightly bent. */
export function rays(x: number, y: number, r0: number, n: number, turn = 0): Mark[] {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i / n) * TAU
    return lead(
      curve(
        [
          [x + r0 * Math.cos(a), y + r0 * Math.sin(a)],
          [x + 420 * Math.cos(a + 0.05), y + 420 * Math.sin(a + 0.05)],
          [x + 1100 * Math.cos(a), y + 1100 * Math.sin(a)],
        ],
        false,
        12,
      ),
    )
  })
}

/** A flower of five panes about a round one. */
export function blossom(x: number, y: number, size: number, turn: number): Mark[] {
  const petals = Array.from({ length: 5 }, (_, i) => pane(leaf(x, y, 62 * size, 52 * size, turn + (i / 5) * TAU, 0.66)))
  return [...petals, pane(ellipse(x, y, 19 * size))]
}

/** A bed of flowers along the sill, with leaves behind them. */
export const bedOfFlowers = (rng: Rng, places: readonly number[] = [190, 330, 512, 694, 834]): Mark[] =>
  places.flatMap((x) => {
    const y = 892 - (x === 512 ? 0 : rng.between(0, 22))
    const leaves = [-2.5, -1.9, -1.2, -0.6].map((turn) => pane(leaf(x, y + 20, 104, 42, turn, 0.5)))
    return [...leaves, ...blossom(x, y, 1, rng.between(0, 1))]
  })

/** Three rows of waves along the sill, each with its crests. */
export const waves = (rng: Rng): Mark[] =>
  [770, 826, 882].flatMap((top, row) => {
    const wide = 132
    const from = 60 - row * 44 - rng.between(0, 20)
    const crests = Array.from({ length: 9 }, (_, i) => {
      const x = from + i * wide
      return `${x},${top + 34}! ${x + 30},${top + 22} ${x + 62},${top - 14} ${x + 104},${top - 10} ${x + 116},${top + 14}! ${x + 96},${top + 4} ${x + 88},${top + 20}`
    })
    const sea = pane(curve(`${crests.join(' ')} 1300,1000! -100,1000!`))
    const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const x = from + i * wide + 20
      return lead(curve(`${x},${top + 44} ${x + 40},${top + 30} ${x + 66},${top + 6}`, false), 4.2)
    })
    return [sea, ...lines]
  })
