/** Neighbors of a broad group come closer, one a little before the other: the width of the page would make everybody small. */
import { facesOf } from './faces.ts'
import { midX, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { boxOf, knotsOf } from './knots.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** Broader than this, in heights, a group fills the width of a page before its height. */
const BROAD = 1.12
/** Share of the narrower of two neighbors that may be behind or before the other: where one is a thing, and where both are somebody. */
const [OVER_THING, OVER_BEING] = [0.36, 0.2]
/** Between two who are alone, of the narrower one: a beak at a cheek would be in it. */
const APART = 0.05
/** How far the one behind steps back, in heights of the lower, and how much smaller it is there. */
const [BACK, FARTHER] = [0.07, 0.95]

export function gather(scene: Scene): void {
  if (scene.afloat) return
  for (const group of scene.groups) {
    if (group.members.length < 2 || group.members.length > MOST) continue
    if (group.members.some((member) => scene.arranged.has(member))) continue
    const missing = wide(group.box) - tall(group.box) * BROAD
    if (missing > 0) closeUp(group, scene, missing)
  }
}

const MOST = 16

function closeUp(group: Group, scene: Scene, missing: number): void {
  const knots = knotsOf(group, scene).sort((p, q) => midX(boxOf(p)) - midX(boxOf(q)))
  if (knots.length < 2) return
  const steps = knots.slice(1).map((knot, i) => stepToward(knots[i] as Member[], knot, knots.length === 2))
  const most = steps.reduce((sum, step) => sum + step.by, 0)
  if (most <= 0) return
  const share = Math.min(1, missing / most)
  const back = new Set<Member[]>()
  let dx = 0
  for (const [i, { by, behind }] of steps.entries()) {
    dx -= by * share
    for (const member of knots[i + 1] ?? []) member.move({ scale: 1, dx, dy: 0 })
    if (by > 0 && behind) back.add(behind)
  }
  const lowest = Math.min(...knots.map((knot) => tall(boxOf(knot))))
  for (const knot of back) stepBack(knot, lowest * BACK)
  group.layer(
    [...back],
    knots.filter((knot) => !back.has(knot)),
  )
}

/** Up the page, and smaller about its own foot. */
function stepBack(knot: readonly Member[], by: number): void {
  const box = boxOf(knot)
  const left = 1 - FARTHER
  for (const member of knot) member.move({ scale: FARTHER, dx: midX(box) * left, dy: box.y1 * left - by })
}

interface Step {
  /** How much closer the two may come. */
  by: number
  /** Which of them is then behind, where they overlap. */
  behind: Member[] | null
}

function stepToward(left: Member[], right: Member[], isPair: boolean): Step {
  const [p, q] = [boxOf(left), boxOf(right)]
  const gap = q.x0 - p.x1
  const behind = weight(left) > weight(right) ? left : right
  const isLeftBehind = behind === left
  const share = hasBeing(left) && hasBeing(right) ? (isPair ? -APART : OVER_BEING) : OVER_THING
  const overlap = Math.min(wide(p), wide(q)) * share
  // Nobody's face comes to lie behind the other.
  const room = facesOf(behind).map(([x, , r]) => (isLeftBehind ? q.x0 - (x + r) : x - r - p.x1))
  return { by: Math.max(0, Math.min(gap + overlap, ...room)), behind: gap < overlap ? behind : null }
}

const hasBeing = (knot: readonly Member[]): boolean => knot.some(({ being }) => being)

/** What is higher is behind what is lower, and of two alike the thing. */
const weight = (knot: readonly Member[]): number => tall(boxOf(knot)) * (hasBeing(knot) ? 1 : 1.4)
