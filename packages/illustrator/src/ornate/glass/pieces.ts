/** Stained glass: panes with thick leads around them. */

import { curve } from '../kit/curves.ts'
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
