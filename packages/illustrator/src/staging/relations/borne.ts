/** Who is borne by somebody: on the arm, on the shoulders, on the back. Both faces stay free. */
import type { Point } from '../../art/art.ts'
import { clamp } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead, headOf, toFront } from './acts/kit.ts'
import { face } from './beside.ts'
import { ahead, meet, resize } from './kit.ts'

/** A child on somebody's arm, looking where they look, head beside head. */
export function onForearm(scene: Scene, a: Member, b: Member): void {
  if (b.place.h > a.place.h * CHILD) resize(scene, b, a.place.h * CHILD)
  face(scene, b, a.place.facing)
  b.act({ pose: 'sit', turn: 0.2 })
  a.act({ pose: 'two-hands' })
  const [x, y] = a.point('headMid')
  const to: Point = [x + ahead(a, (halfHead(a) + halfHead(b)) * 1.12), y + headOf(a) * 0.24]
  meet(scene, b, a, b.point('headMid'), to)
  scene.join(b, a, { before: 'nearArm', of: a })
  const [sx, sy] = b.point('seat')
  a.act({
    reach: {
      nearHand: [sx - ahead(a, a.place.h * 0.05), sy],
      farHand: [sx - ahead(a, a.place.h * 0.08), sy - a.place.h * 0.1],
    },
  })
  toFront(scene, a, 'nearArm')
}

/** Of the height of who carries. */
const CHILD = 0.55

/** How large who sits on shoulders is, as a share of who carries, and how much of the trunk is above that one's head. */
const [ON_SHOULDERS, ABOVE_HEAD] = [0.74, 0.62]

/** Above the head of who carries, hand in hand with that one. */
export function onShoulders(scene: Scene, top: Member, below: Member): void {
  if (top.place.h > below.place.h * ON_SHOULDERS) resize(scene, top, below.place.h * ON_SHOULDERS)
  top.act({ pose: 'shoulders', turn: 0, reach: {} })
  below.act({ pose: 'stand', turn: 0 })
  const { seat: _, ...reach } = top.acting.reach ?? {}
  top.acting = { ...top.acting, reach }
  top.draw()
  const [x, y] = below.point('headTop')
  const trunk = top.point('seat')[1] - top.point('neck')[1]
  meet(scene, top, below, top.point('neck'), [x, y - trunk * ABOVE_HEAD])
  scene.join(top, below, { before: 'head', of: below })
  // Hand in hand beside the head: at the feet, which are behind the cheeks, they would be before the face.
  const [hx, hy] = below.point('headMid')
  const r = headOf(below)
  const hands = [top.point('nearHand'), top.point('farHand')]
  for (const limb of ['nearHand', 'farHand'] as const) {
    if (limb === 'farHand' && isLaden(scene, below)) continue
    const out = Math.sign(below.point(limb)[0] - hx) || 1
    const [u, v] = hands.find(([x]) => (x - hx) * out > 0) ?? [hx, hy - r]
    below.act({ reach: { [limb]: [hx + out * Math.max(r * 1.15, (u - hx) * out), Math.min(v, hy - r * 0.2)] } })
  }
}

/** One hand is wanted for something else. */
const isLaden = (scene: Scene, a: Member): boolean =>
  scene.bonds.some((bond) => bond.a === a && bond.b && !bond.b.being && bond.relation.relation === 'holds')

/** Of the height of who carries: how large the other one is at most and at least. */
const [RIDER, SMALLEST] = [0.72, 0.6]
/** How far who is carried leans back, in degrees, the hips against the other's back, and how much higher the head is, in halves of the other's; a child's large head keeps a rider farther off. */
const [GROWN, CHILDS] = [
  { lean: -8, raised: 0.3 },
  { lean: -24, raised: 0.62 },
]
/** Half a head, in heights, that is no grown-up's. */
const LARGE_HEAD = 0.15

/** On somebody's back, arms about the neck, the legs held from below, the head past theirs. */
export function piggyback(scene: Scene, top: Member, below: Member): void {
  scene.rise(top)
  resize(scene, top, clamp(top.place.h, below.place.h * SMALLEST, below.place.h * RIDER))
  if (scene.alone(top)) top.at({ facing: below.place.facing })
  const isBaby = /baby|toddler|infant/.test(top.entry.name)
  const { lean, raised } = headOf(below) > below.place.h * LARGE_HEAD ? CHILDS : GROWN
  if (top.handed && !isBaby) top.tilt = lean
  top.act({ pose: top.handed ? 'seated-ride' : 'sit', turn: 0.3 })
  const [nx, ny] = below.point('neck')
  const [mine, other] = [headOf(top), headOf(below)]
  // Higher than theirs, so that the arm about the neck is under one's own chin.
  const up = other * raised
  const at: Point = [
    below.point('headMid')[0] - ahead(below, Math.sqrt((mine + other) ** 2 - up ** 2)),
    below.point('headMid')[1] - up,
  ]
  meet(scene, top, below, top.point('headMid'), at)
  scene.join(top, below, { before: 'head', of: below })
  // A baby's legs do not reach around anybody.
  if (!top.handed || isBaby) return
  const h = below.place.h
  const [hx, hy] = below.point('seat')
  top.reach({
    nearHand: [nx + ahead(below, h * 0.04), ny + h * 0.06],
    nearFoot: [hx + ahead(below, h * 0.13), hy + h * 0.05],
  })
  // Not the leg as well: it brings the line around the whole body along.
  toFront(scene, top, 'nearArm')
  if (!below.handed || isLaden(scene, below)) return
  const [kx, ky] = top.point('nearKnee')
  below.act({ reach: { nearHand: [kx, ky + h * 0.02] } })
  toFront(scene, below, 'nearArm')
}
