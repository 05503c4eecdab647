/** The handle of a spade ends below the chin of who digs with it: longer, it would be in their face. */
import type { Point } from '../../art/art.ts'
import { distance, mix } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'

/** In radii of the head: what is nearer to its middle is at the face. */
const CLEAR = 1.1
/** In heights of who holds it: shorter tools are held as they are. */
const LONG = 0.4
/** So many steps smaller at most, each by this share of its length. */
const [STEPS, STEP] = [6, 0.05]
/** In heights: nearer to the shaft than that a hand is at it. */
const AT_SHAFT = 0.1
/** Of its length: how near to its end it is held. */
const NEAR_END = 0.94

export function clearHeads(scene: Scene): void {
  for (const { a, b: tool, relation } of scene.bonds)
    if (relation.relation === 'holds' && tool && !tool.being && a.handed && tool.has('tip')) shorten(a, tool)
}

function shorten(a: Member, tool: Member): void {
  const tip = tool.point('tip')
  const [end] = [tool.point('base'), tool.point('top')].sort((p, q) => distance(q, tip) - distance(p, tip)) as [Point]
  const head = a.point('headMid')
  const clear = headOf(a) * CLEAR
  if (distance(tip, end) < a.place.h * LONG || distance(tip, head) < clear) return
  const isFree = (k: number) => distance(head, nearestTo(head, tip, mix(tip, end, k))) > clear
  const k = Array.from({ length: STEPS + 1 }, (_, i) => 1 - i * STEP).find(isFree) ?? 1 - STEPS * STEP
  if (k === 1) return
  const hands = Object.entries(a.acting.reach ?? {}).filter(
    ([limb, p]) => /Hand$/.test(limb) && distance(p, nearestTo(p, tip, end)) < a.place.h * AT_SHAFT,
  )
  tool.move({ scale: k, dx: tip[0] * (1 - k), dy: tip[1] * (1 - k) })
  tool.draw()
  // Lower hands would bow the head down to the handle again.
  const along = (p: Point) => mix(tip, end, Math.min(distance(tip, p) / distance(tip, end), k * NEAR_END))
  if (hands.length) a.act({ reach: Object.fromEntries(hands.map(([limb, p]) => [limb, along(p)])) })
}

/** The place of a line that is nearest to a point. */
function nearestTo([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): Point {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const t = ((x - x0) * dx + (y - y0) * dy) / Math.max(1, dx * dx + dy * dy)
  return mix([x0, y0], [x1, y1], Math.min(1, Math.max(0, t)))
}
