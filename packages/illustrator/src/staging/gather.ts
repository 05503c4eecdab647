/** Neighbors of a broad group come closer, one a little before the other: the width of the page would make everybody small. */
import { midX, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { boxOf, knotsOf } from './knots.ts'
import type { Member } from './member.ts'
import { overlapOf } from './overlap.ts'
import type { Scene } from './scene.ts'
import { unburden } from './unburden.ts'

/** Broader than this, in heights, a group fills the width of a page before its height. */
const BROAD = 1.12
/** Share of the narrower of two neighbors that may be behind or before the other: where one is a thing, and where both are somebody. */
const [OVER_THING, OVER_BEING] = [0.36, 0.2]
/** Who stands before the corner of a house hides little of it. */
const OVER_BUILDING = 0.6
/** The same between two who are alone: one sees that they are together, and hardly anything of either is hidden. */
const OVER_THE_OTHER = 0.1
/** How far the one behind steps back, in heights of the lower, and how much smaller it is there. */
const [BACK, FARTHER] = [0.07, 0.95]

export function gather(scene: Scene): void {
  if (scene.afloat) return
  for (const group of scene.groups) {
    if (group.members.length < 2 || group.members.length > MOST) continue
    if (group.members.some((member) => scene.arranged.has(member))) continue
    if (areOpposed(group, scene)) continue
    unburden(group, scene)
    const missing = wide(group.box) - tall(group.box) * BROAD
    if (missing > 0) closeUp(group, scene, missing)
  }
}

const MOST = 16

/** Who fights, hunts or watches another keeps a distance. */
const areOpposed = ({ members }: Group, { bonds }: Scene): boolean =>
  bonds.some(
    ({ a, b, relation }) => b && members.includes(a) && /^(fights|chases|hunts|looks-at)$/.test(relation.relation),
  )

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

/** A volcano is seen past those who are at it as well as a house is. */
const isGreat = ({ being, entry }: Member): boolean =>
  /buildings/.test(entry.category) ||
  (!being && /^(volcano|mountain|mount fuji|pyramid|waterfall|cave)$/.test(entry.name))

interface Step {
  /** How much closer the two may come. */
  by: number
  /** Which of them is then behind, where they overlap. */
  behind: Member[] | null
}

function stepToward(left: Member[], right: Member[], isPair: boolean): Step {
  const gap = boxOf(right).x0 - boxOf(left).x1
  const isBuilt = [left, right].some((knot) => knot.every(isGreat))
  const share =
    hasBeing(left) && hasBeing(right) ? (isPair ? OVER_THE_OTHER : OVER_BEING) : isBuilt ? OVER_BUILDING : OVER_THING
  const { by, most, behind } = overlapOf(left, right, share)
  return { by: Math.max(0, gap + by), behind: gap < most ? behind : null }
}

const hasBeing = (knot: readonly Member[]): boolean => knot.some(({ being }) => being)
