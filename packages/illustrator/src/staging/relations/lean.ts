/** Leaning against something: the back or a shoulder at its edge, the whole figure a little aslant. */

import { isUpsideDown } from '../../figures/postures.ts'
import { clamp, midX, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isLying, isSeated } from '../traits.ts'
import { turnTogether } from './acts/kit.ts'
import { face, nextTo } from './beside.ts'
import { carriedBy } from './carried.ts'
import { holds } from './hands.ts'
import { resize, type Stager } from './kit.ts'

/** In degrees. */
const ASLANT = 7
/** Of the height: from the chest to the back. */
const [BACK, BROAD_BACK] = [0.1, 0.2]
/** Half of a trunk, as a share of the crown's width. */
const TRUNK = 0.075
const STAFF = /^(rake|shovel|broom|walking cane|cane|staff|mop|pitchfork|spear|hoe|sword|crutch)$/

export const leansOn: Stager = (scene, a, b, relation) => {
  if (scene.together(a, b)) return
  // On a rake one leans with both hands.
  if (a.handed && STAFF.test(b.entry.name)) return holds(scene, a, b, relation)
  if (isLying(a.acting.pose) && b.being && !b.handed && scene.alone(b)) return nestles(scene, a, b)
  // Who stands on the hands against a wall would lean on it on the feet, and the deed be lost.
  if (a.handed && isUpsideDown(relation.pose ?? '')) {
    a.act({ pose: relation.pose ?? '' })
    return nextTo(scene, a, b, relation)
  }
  const isLong = tall(a.art.box) > wide(a.art.box) * LONG || PLUCKED.test(a.entry.name)
  if (!a.being && !b.being && isLong) return propped(scene, a, b)
  scene.rise(a)
  if (a.handed && !isSeated(a.acting.pose) && !isLying(a.acting.pose)) a.act({ pose: 'stand', turn: 0.5 })
  if (!b.being) {
    const high = tall(b.art.box) / tall(a.art.box)
    const most = /tree$/.test(b.entry.name) ? 2.5 : 1.7
    if (high > most || high < 0.5) resize(scene, b, (b.place.h * clamp(high, 0.5, most)) / high)
  }
  // One's back is to it, whichever way one looked before.
  const s = side(a.place.facing)
  const { box } = b.art
  const edge = edgeOf(b, s)
  scene.group(a).shift(edge - backOf(a), Math.max(box.y1, b.place.y) - Math.max(a.art.box.y1, a.place.y))
  if (a.handed) turnTogether(carriedBy(scene, a), -ASLANT * s, [edge + s * wide(a.art.box) * 0.3, a.art.box.y1])
  if (b.being && scene.alone(b)) face(scene, b, turned(a.place.facing))
  scene.join(a, b, 'over')
}

/** Of its length: how far who sleeps against somebody is under that one's chin and side. Of its height: so much nearer to the reader. */
const [NESTLED, NEARER] = [0.56, 0.12]

/** Both lie: the one before the flank of the other, the heads apart. */
function nestles(scene: Scene, a: Member, b: Member): void {
  b.act({ pose: 'lie' })
  scene.renew(b)
  face(scene, a, a.handed ? turned(b.place.facing) : b.place.facing)
  const s = side(b.place.facing)
  const tail = s > 0 ? b.art.box.x0 : b.art.box.x1
  const { box } = a.art
  const inner = s > 0 ? box.x1 : box.x0
  const most = Math.min(wide(box) * NESTLED, wide(b.art.box) * NESTLED)
  scene.group(a).shift(tail + s * most - inner, b.art.box.y1 + tall(box) * NEARER - box.y1)
  scene.join(a, b, 'over')
}

/** In heights by widths: what is so long stands aslant. In degrees: so much. */
const [LONG, PROPPED] = [1.8, 15]
/** Drawn as one plays them, with the neck aside; so many degrees more and it is up. */
const [PLUCKED, UPRIGHT] = [/guitar|ukulele|banjo|mandolin|lute|violin|cello/, 42]
/** Of the height of a tree: how far up a ladder in it reaches. */
const INTO_CROWN = 0.62

/** A ladder, a board or a broom: its foot away from what its head is against. */
function propped(scene: Scene, a: Member, b: Member): void {
  const isTree = /tree$/.test(b.entry.name)
  const high = tall(a.art.box) / tall(b.art.box)
  const fits = isTree ? INTO_CROWN : clamp(high, 0.35, 0.9)
  if (fits !== high) resize(scene, a, (a.place.h * fits) / high)
  const s = b.seed % 2 ? 1 : -1
  const isPlucked = PLUCKED.test(a.entry.name)
  if (isPlucked) a.at({ facing: s < 0 ? 'right' : 'left' })
  const { box: upright } = a.art
  turnTogether([a], isPlucked ? UPRIGHT * s : -PROPPED * s, [midX(upright), upright.y1])
  const { box } = b.art
  // The box of what is aslant is wider than it is at its head.
  const head = isPlucked
    ? midX(a.art.box) - s * wide(a.art.box) * 0.08
    : midX(upright) - s * tall(upright) * Math.sin((PROPPED * Math.PI) / 180)
  const edge = isTree ? edgeOf(b, s) + s * wide(box) * 0.08 : edgeOf(b, s) - s * wide(box) * 0.08
  scene.group(a).shift(edge - head, Math.max(box.y1, b.place.y) + tall(box) * 0.015 - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** Of a tree the trunk, not the crown: on its side towards which s points. */
function edgeOf(b: Member, s: number): number {
  const { box } = b.art
  const isTrunk = /tree$/.test(b.entry.name)
  const mid = isTrunk ? b.point('base')[0] : midX(box)
  const half = isTrunk ? wide(box) * TRUNK : b.being ? wide(box) * 0.36 : wide(box) / 2
  return mid + s * half
}

const backOf = (a: Member): number => {
  const s = side(a.place.facing)
  return a.handed
    ? a.point('chest')[0] - s * a.place.h * (a.upright ? BROAD_BACK : BACK)
    : s > 0
      ? a.art.box.x0
      : a.art.box.x1
}
