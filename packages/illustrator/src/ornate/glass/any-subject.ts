/** Anything we can draw as a window: panes of its own color within leads, before a sky of panes. */
import type { Rng } from '../../ink/random.ts'
import { dressed } from '../dressed.ts'
import { arc } from '../kit/curves.ts'
import { clipMarks, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { panelsOf } from '../zentangle/panels.ts'
import { LEAD, lead, rays } from './pieces.ts'

/** About so large is a pane of the subject. */
const PANE = 15000

/** `canDress(name)` holds; `glass` is the opening of the window. */
export function subjectInGlass(name: string, glass: Poly, rng: Rng): string {
  const middle = { x: 512, y: rng.between(560, 620) }
  const count = rng.pick([20, 24, 28])
  const leads = rays(middle.x, middle.y, 60, count, rng.between(0, 0.3))
  for (let r = 230; r < 700; r += rng.between(96, 128)) leads.push(lead(arc(middle.x, middle.y, r, 0, TAU, 90)))
  const cover = (area: Poly): string =>
    panelsOf(area, PANE, rng, false)
      .cells.map((cell) => shape(cell, LEAD - 0.7, 'none'))
      .join('')
  return clipMarks(leads, [glass], LEAD, 60) + dressed(name, rng, { x: 512, y: 600, w: 640, h: 560, cover, sw: 7.5 })
}
