/** What is low stands at both sides of whoever does something: behind them it would hang over the ground. */
import { midX, side, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { boxOf } from './knots.ts'
import type { Member } from './member.ts'

type Knot = readonly Member[]

/** In heights of the deed: lower knots are seen neither behind it nor above it. */
const LOW = 0.8
/** Shares of its own width that the inner one may be behind the deed, and that the next one is farther out. */
const [BEHIND, OUT] = [0.3, 0.42]
/** In its own heights: how far the inner one is back, and how far the next one is nearer. */
const [BACK, NEARER] = [0.08, 0.42]

export const isLow = (knot: Knot, deed: Knot): boolean =>
  tall(boxOf(knot)) < tall(boxOf(deed)) * LOW && knot.every(({ handed }) => !handed)

export function aboutDeed(group: Group, deed: Knot, low: readonly Knot[]): void {
  const { x0, x1, y1 } = boxOf(deed)
  const rows: Record<'far' | 'near', Knot[]> = { far: [], near: [] }
  const taken = { left: [] as Knot[], right: [] as Knot[] }
  for (const knot of low) {
    const box = boxOf(knot)
    const [l, r] = [taken.left.length, taken.right.length]
    const where = l === r ? (midX(box) < midX({ x0, x1, y0: 0, y1 }) ? 'left' : 'right') : l < r ? 'left' : 'right'
    const s = side(where)
    const inner = taken[where].at(-1)
    const isNear = taken[where].length % 2 === 1
    const edge = s > 0 ? x1 : x0
    const past = inner ? Math.max(0, s * (midX(boxOf(inner)) - edge)) + wide(box) * OUT : wide(box) * (0.5 - BEHIND)
    const x = edge + s * (isNear ? Math.max(past, wide(box) * 0.5) : past)
    const foot = y1 + tall(box) * (isNear ? NEARER : -BACK)
    for (const member of knot) member.move({ scale: 1, dx: x - midX(box), dy: foot - box.y1 })
    taken[where].push(knot)
    rows[isNear ? 'near' : 'far'].push(knot)
  }
  group.layer(
    rows.far.map((knot) => [...knot]),
    [[...deed]],
    rows.near.map((knot) => [...knot]),
  )
}
