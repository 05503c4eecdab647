/** Who has no neck wears a scarf behind the gills, and a bow under the chin. */
import type { Ask } from '../rig/actor.ts'
import { angle } from '../rig/geom.ts'
import { frame, type Ink, through } from '../rig/ink.ts'
import { wearOnNeck } from '../rig/neckwear.ts'
import type { Fish, Spine } from './types.ts'

/** Shares of its length: how far behind the eye a scarf is, and how broad. */
const [BEHIND, BROAD] = [0.13, 0.11]
const ROUND = /^(scarf|necklace|collar|harness|leash)$/

export function fishNeckwear(ink: Ink, b: Fish, s: Spine, wears: Ask['wears']): void {
  const depth = b.depth[2] ?? b.depth[1] ?? 1
  const tied = wears.filter(({ name }) => !ROUND.test(name))
  wearOnNeck(ink, tied, frame(s.on(0.2, -0.86), Math.min(depth * 0.5, b.len * 0.1)))
  const worn = wears.find(({ name }) => ROUND.test(name))
  if (!worn) return
  const isScarf = worn.name === 'scarf'
  const from = b.eye[0] + BEHIND
  const to = from + BROAD * (isScarf ? 1 : 0.5)
  const edge = (t: number) => [1.1, 0.5, 0, -0.5, -1.1].map((h) => s.on(t - 0.03 * (1 - h * h), h))
  const [, u] = s.at(to)
  ink.tint('cloth6')
  if (isScarf) {
    const g = frame(s.on(to, -0.1), b.len * 0.09, -angle([0, 0], [-u[0], -u[1]]))
    ink.shape(g.d('M.3 -.5C-.5 -.5 -1.2 -1 -2.2 -.7L-2.1 .3C-1.2 0 -.5 .5 .3 .5Z'))
    ink.shape(g.d('M.3 -.2C-.3 .2 -.8 .8 -1.6 1.2L-1 1.9C-.4 1.4 .1 1 .5 .4Z'))
  }
  const band = through([...edge(from), ...edge(to).toReversed()], true)
  ink.clip(s.body, () => ink.shape(band))
  ink.line(s.body, 1)
  if (!isScarf) ink.tint('gamboge').oval(s.on((from + to) / 2, -0.6), b.len * 0.035)
}
