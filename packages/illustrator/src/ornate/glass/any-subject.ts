/** Anything we can draw as a window: panes of its own color within leads, before a sky of panes. */
import type { Rng } from '../../ink/random.ts'
import { arc, ellipse, leaf } from '../kit/curves.ts'
import { clipMarks, type Mark, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { panelsOf } from '../zentangle/panels.ts'
import { LEAD, lead, pane, rays } from './pieces.ts'

/** About so large is a pane of the subject. */
const PANE = 8500

/** `glass` is the opening of the window. */
export function subjectInGlass(subject: Subject, glass: Poly, rng: Rng): string {
  const middle = { x: 512, y: rng.between(560, 620) }
  const count = rng.pick([20, 24, 28])
  const leads = rays(middle.x, middle.y, 60, count, rng.between(0, 0.3))
  for (let r = 230; r < 700; r += rng.between(96, 128)) leads.push(lead(arc(middle.x, middle.y, r, 0, TAU, 90)))
  const cover = (area: Poly): string =>
    panelsOf(area, PANE, rng, false)
      .cells.map((cell) => shape(cell, LEAD - 0.7, 'none'))
      .join('')
  const { svg } = subject({ x: 512, y: 570, w: 620, h: 540, cover, sw: 7.5 })
  return clipMarks(leads, [glass], LEAD, 60) + svg + clipMarks(flowers(rng), [glass], LEAD, 60)
}

/** A bed of flowers along the sill, each of five panes, with leaves behind them. */
function flowers(rng: Rng): Mark[] {
  const out: Mark[] = []
  for (const x of [190, 330, 512, 694, 834]) {
    const y = 892 - (x === 512 ? 0 : rng.between(0, 22))
    for (const k of [-2.5, -1.9, -1.2, -0.6]) out.push(pane(leaf(x, y + 20, 104, 42, k, 0.5)))
    const turn = rng.between(0, 1)
    for (let i = 0; i < 5; i++) out.push(pane(leaf(x, y, 62, 52, turn + (i / 5) * TAU, 0.66)))
    out.push(pane(ellipse(x, y, 19)))
  }
  return out
}
