/** Anything we can draw as a window: panes of its own color within leads, before a sky of panes. */
import type { Rng } from '../../ink/random.ts'
import { arc } from '../kit/curves.ts'
import { clipMarks, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { panelsOf } from '../zentangle/panels.ts'
import { bedOfFlowers, LEAD, lead, rays, waves } from './pieces.ts'

/** About so large is a pane of the subject. */
const PANE = 8500

/** `glass` is the opening of the window. */
export function subjectInGlass(subject: Subject, glass: Poly, rng: Rng, isAtSea = false): string {
  const middle = { x: 512, y: rng.between(560, 620) }
  const count = rng.pick([20, 24, 28])
  const leads = rays(middle.x, middle.y, 60, count, rng.between(0, 0.3))
  for (let r = 230; r < 700; r += rng.between(96, 128)) leads.push(lead(arc(middle.x, middle.y, r, 0, TAU, 90)))
  const cover = (area: Poly): string =>
    panelsOf(area, PANE, rng, false)
      .cells.map((cell) => shape(cell, LEAD - 0.7, 'none'))
      .join('')
  const { svg } = subject({ x: 512, y: 570, w: 620, h: 540, cover, sw: 7.5 })
  return (
    clipMarks(leads, [glass], LEAD, 60) + svg + clipMarks(isAtSea ? waves(rng) : bedOfFlowers(rng), [glass], LEAD, 60)
  )
}
