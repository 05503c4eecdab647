/** Games of four hands: clapping them together, throwing fists, hiding somebody's eyes from behind. */
import type { Point } from '../../../art/art.ts'
import { midX, side, turned } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { footing } from '../stance.ts'
import { standOnStool } from '../tend/level.ts'
import { type ActStager, before, halfHead, headOf, toFront } from './kit.ts'

/** Face to face at the distance of bent arms; gives the point between the two, as high as the lower chest. */
export function faceToFace(scene: Scene, a: Member, b: Member): Point {
  face(scene, b, turned(a.place.facing))
  const s = side(a.place.facing)
  const apart = Math.max((a.place.h + b.place.h) * 0.23, (halfHead(a) + halfHead(b)) * 0.98)
  scene.group(a).shift(b.point('chest')[0] - s * apart - a.point('chest')[0], footing(scene, b) - footing(scene, a))
  scene.join(a, b, 'over')
  const [p, q] = [a.point('chest'), b.point('chest')]
  return [(p[0] + q[0]) / 2, Math.max(p[1], q[1]) + Math.min(a.place.h, b.place.h) * 0.06]
}

/** In heights: how far palms are from the middle between the two, and one pair above the other. */
const [PALM, PAIR] = [0.022, 0.1]

/** Palm on palm, one pair above the other. */
export const clapHands: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  for (const one of [a, b]) one.act({ pose: 'hold-front', turn: 0.6, mouth: 'open' })
  const [x, y] = faceToFace(scene, a, b)
  for (const one of [a, b]) {
    const hand = x - side(one.place.facing) * one.place.h * PALM
    one.act({
      reach: { nearHand: [hand, y + one.place.h * PAIR * 0.3], farHand: [hand, y - one.place.h * PAIR * 0.7] },
    })
    toFront(scene, one, 'nearArm')
  }
  scene.contacts.push({ a, b, tool: null, at: () => b.point('nearHand') })
}

/** Each fist over the other palm, not yet shown. */
export const throwFists: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  for (const one of [a, b]) one.act({ pose: 'hold-front', turn: 0.6, mouth: 'open' })
  const [x, y] = faceToFace(scene, a, b)
  for (const one of [a, b]) {
    const fist = x - side(one.place.facing) * one.place.h * 0.06
    one.act({ reach: { nearHand: [fist, y], farHand: before(one, 0.1, 0.16) } })
    toFront(scene, one, 'nearArm')
  }
}

/** Behind the other and higher, both hands over its eyes; who is too small has a stool. */
export const coverEyes: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  b.act({ turn: 0, mouth: 'open' })
  a.act({ pose: 'stand', turn: 0, mood: 'happy' })
  const chin = b.point('headTop')[1] + headOf(b) * 0.12
  const ground = footing(scene, b)
  const rise = ground - chin - (footing(scene, a) - a.point('headMid')[1] - headOf(a) * 0.9)
  scene.group(a).shift(b.point('headMid')[0] - a.point('headMid')[0], ground - Math.max(rise, 0) - footing(scene, a))
  scene.join(a, b, 'under')
  const [left, right] = eyesOf(b)
  const isNearLeft = a.point('nearHand')[0] < midX(a.art.box)
  a.act({ reach: { nearHand: isNearLeft ? left : right, farHand: isNearLeft ? right : left } })
  toFront(scene, a, 'nearArm', 'farArm')
  if (rise > a.place.h * 0.05) standOnStool(scene, a, rise)
  scene.contacts.push({ a, b, tool: null, at: () => eyesOf(b)[0] })
}

/** From left to right. */
function eyesOf(b: Member): [Point, Point] {
  const eyes = (b.art.features ?? []).slice(0, -1).map(([x, y]): Point => [x, y])
  const [left = b.point('headMid'), right = left] = eyes.sort((p, q) => p[0] - q[0])
  return [left, right]
}
