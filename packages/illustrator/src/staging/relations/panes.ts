/** Looking out of a window: the head and chest within it, the rest behind the wall. */
import type { Box } from '../../art/art.ts'
import { clamp, midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { meet, resize } from './kit.ts'

/** Of who is drawn without arms: so much of the height is above the sill. */
const ABOVE_SILL = 0.72
/** In sizes that they have elsewhere: who would be smaller in the window has a larger house. */
const [READABLE, LARGER] = [0.7, 1.8]
/** They look out as they are. */
export const LIMBLESS = /worm|caterpillar|snake|snail|slug|fish$|eel/
const BELOW = ['nearLeg', 'farLeg', 'tail']
const TRUNK = ['torso', 'nearArm', 'farArm']

/** All windows of a bus, from the front to the back. */
export function panesOf(b: Member): Box[] {
  const panes: Box[] = []
  for (let i = 0; b.has(`pane${i}`) && b.has(`pane${i}b`); i++) {
    const [[ax, ay], [bx, by]] = [b.point(`pane${i}`), b.point(`pane${i}b`)]
    panes.push({ x0: Math.min(ax, bx), x1: Math.max(ax, bx), y0: Math.min(ay, by), y1: Math.max(ay, by) })
  }
  return panes
}

export function atPane(scene: Scene, a: Member, b: Member, paneOf: () => Box): void {
  pose(scene, a)
  // Below the opening of a log there is no wall for a body.
  const low = b.art.box.y1 - paneOf().y1 < tall(paneOf()) * 0.5
  if (low && a.handed) for (const part of TRUNK) a.without.add(part)
  a.draw()
  const share = (): number => {
    const [pane, { box }] = [paneOf(), a.art]
    return Math.min((wide(pane) * 1.04) / breadth(a), (tall(pane) * 0.98) / (bust(a) - box.y0))
  }
  if (share() < READABLE) resize(scene, b, b.place.h * clamp(READABLE / share(), 1, LARGER))
  resize(scene, a, a.place.h * share())
  const pane = paneOf()
  meet(scene, a, b, [a.point('headMid')[0], bust(a)], [midX(pane), pane.y1])
  scene.join(a, b, { before: 'front', of: b })
  if (a.handed && scene.bonds.some((bond) => bond.a === a && /^waves/.test(bond.relation.relation)))
    wave(scene, a, pane)
}

/** As narrow as it can be. */
function pose(scene: Scene, a: Member): void {
  if (!LIMBLESS.test(a.entry.name)) scene.rise(a)
  if (a.handed) {
    for (const part of BELOW) a.without.add(part)
    a.act({ pose: 'stand', turn: 0 })
  } else if (!/lie|sleep/.test(a.acting.pose)) a.act({ pose: 'sit' })
}

/** Shoulders may be behind the frame, ears and cheeks not; a tail on one side counts for nothing. */
function breadth(a: Member): number {
  const { box } = a.art
  const [x] = a.point('headMid')
  const half = Math.min(x - box.x0, box.x1 - x)
  // Or the broad shoulders of a father would make a doll of him beside his children.
  return a.handed ? Math.min(half * 0.84, headOf(a) * SHOULDERED) * 2 : half * 2
}
/** In radii of a head. */
const SHOULDERED = 1.3

/** What is below is behind the wall. */
function bust(a: Member): number {
  if (!a.handed) return a.art.box.y0 + tall(a.art.box) * ABOVE_SILL
  const [chin, chest] = [a.point('mouth')[1], a.point('chest')[1]]
  return a.without.has('torso') ? (chin + chest) / 2 : chest
}

/** The arm comes out over the sill. */
function wave(scene: Scene, a: Member, pane: Box): void {
  const s = -side(a.place.facing)
  a.act({
    pose: 'wave',
    mouth: 'open',
    reach: { nearHand: [midX(pane) + s * wide(pane) * 0.56, pane.y1 - tall(pane) * 0.32] },
  })
  scene.group(a).rearrange(a, new Set(['nearArm']), 'over')
}
