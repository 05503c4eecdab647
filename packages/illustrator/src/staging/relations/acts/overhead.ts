/** Above the head on both palms; of several who carry it everybody has both hands at it. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, tall, union, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { resize } from '../kit.ts'
import { type ActStager, halfHead, headOf } from './kit.ts'

/** Shares of the height: air over the hair, how far each hand is from the middle at most. */
const [AIR, APART] = [0.005, 0.27]
/** What one alone lifts, in heights: its width and its height at most, and the least of both. */
const LOAD = { wide: 0.95, tall: 0.6, least: 0.42 }

/** In degrees. */
const LYING = 84

export const overhead: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const all = scene.bonds
    .filter((bond) => bond.b === b && bond.relation.how === 'overhead' && bond.a.handed)
    .map((bond) => bond.a)
  for (const one of all) one.act({ pose: 'hold-up', turn: 0.2 })
  shoulderToShoulder(scene, all)
  // What is long lies across all of their hands.
  if (tall(b.art.box) > wide(b.art.box) * 1.3 && scene.alone(b) && !b.being && all.length > 1) {
    b.tilt = LYING
    b.draw()
  }
  const h = Math.min(...all.map(({ place }) => place.h))
  const row = union(all.map(({ art }) => art.box))
  const across = all.length > 1 ? wide(row) : h * LOAD.wide
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  const k = Math.min(across / wide(b.art.box), (h * LOAD.tall) / tall(b.art.box))
  resize(scene, b, b.place.h * (all.length > 1 ? k : clamp(1, (h * LOAD.least) / size, k)))
  const top = Math.min(...all.map((one) => one.point('headTop')[1])) - h * AIR
  const x = all.reduce((sum, one) => sum + one.point('headMid')[0], 0) / all.length
  scene.group(b).shift(x - midX(b.art.box), top - b.art.box.y1)
  scene.join(b, a, 'over')
  for (const one of all) hold(one, b)
}

/** So near that what they carry is over all of them. */
function shoulderToShoulder(scene: Scene, [first, ...rest]: readonly Member[]): void {
  let last = first as Member
  for (const one of rest) {
    if (scene.alone(one)) one.at({ facing: last.place.facing })
    // Who is lower would not get to it.
    resize(scene, one, (one.place.h * rise(last)) / rise(one))
    const apart = (halfHead(last) + halfHead(one)) * 1.12
    scene.group(one).shift(last.point('headMid')[0] + apart - one.point('headMid')[0], last.art.box.y1 - one.art.box.y1)
    scene.join(one, last, 'over')
    last = one
  }
}

const rise = (one: Member): number => one.art.box.y1 - one.point('headTop')[1]

/** Past the cheeks, at its lower edge. */
function hold(one: Member, b: Member): void {
  const { box } = b.art
  const [x] = one.point('headMid')
  const grips = b.has('grip') && b.has('grip2') && tall(box) < wide(box) * 0.6
  const y = grips ? (box.y0 + box.y1) / 2 : box.y1 - Math.min(tall(box) * 0.12, one.place.h * 0.04)
  const half = clamp(headOf(one) * 1.2, one.place.h * 0.08, one.place.h * APART)
  const at = (dx: number): Point => [clamp(x + dx, box.x0 + wide(box) * 0.06, box.x1 - wide(box) * 0.06), y]
  const isRight = one.point('nearHand')[0] > one.point('farHand')[0]
  one.act({ reach: isRight ? { nearHand: at(half), farHand: at(-half) } : { nearHand: at(-half), farHand: at(half) } })
}
