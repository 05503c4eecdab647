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
  if (polesOf(b, all.length).length) return byPoles(scene, all, b)
  for (const one of all) one.act({ pose: 'hold-up', turn: 0.2 })
  shoulderToShoulder(scene, all, 1.12)
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
  if (all.length === 1) settleInto(a, b)
}

/** So near that what they carry is over all of them. */
function shoulderToShoulder(scene: Scene, [first, ...rest]: readonly Member[], gap: number): void {
  let last = first as Member
  for (const one of rest) {
    if (scene.alone(one)) one.at({ facing: last.place.facing })
    // Who is lower would not get to it.
    resize(scene, one, (one.place.h * rise(last)) / rise(one))
    const apart = (halfHead(last) + halfHead(one)) * gap
    scene.group(one).shift(last.point('headMid')[0] + apart - one.point('headMid')[0], last.art.box.y1 - one.art.box.y1)
    scene.join(one, last, 'over')
    last = one
  }
}

/** In heights below the top of the head: where a pole ends and where each hand is at it. */
const POLE = { end: 0.54, low: 0.46, high: 0.36 }

/** The feet of as many poles as there are bearers, from left to right; none where there are too few. */
function polesOf(b: Member, n: number): Point[] {
  const all = ['pole', 'pole2', 'pole3'].filter((name) => b.has(name)).map((name) => b.point(name))
  if (n < 2 || n > all.length) return []
  const row = all.toSorted((one, other) => one[0] - other[0])
  return n === all.length ? row : [row[0] as Point, row.at(-1) as Point]
}

/** High above everybody on poles: each has one beside the cheek in both hands. */
function byPoles(scene: Scene, all: readonly Member[], b: Member): void {
  for (const one of all) one.act({ pose: 'hold-up', turn: 0 })
  shoulderToShoulder(scene, all, all.length > 2 ? 1.5 : 2.4)
  const row = all.toSorted((one, other) => one.point('headMid')[0] - other.point('headMid')[0])
  const [first, last] = [row[0] as Member, row.at(-1) as Member]
  const ends = polesOf(b, all.length)
  const span = (ends.at(-1) as Point)[0] - (ends[0] as Point)[0]
  resize(scene, b, (b.place.h * (last.point('headMid')[0] - first.point('headMid')[0])) / span)
  const [x, y] = polesOf(b, all.length)[0] as Point
  const beside = first.point('headMid')[0] + halfHead(first) * 1.2
  scene.group(b).shift(beside - x, first.point('headTop')[1] + first.place.h * POLE.end - y)
  scene.join(b, first, 'over')
  for (const [i, one] of row.entries()) {
    const [at] = polesOf(b, all.length)[i] as Point
    const top = one.point('headTop')[1]
    const [low, high]: [Point, Point] = [
      [at, top + one.place.h * POLE.low],
      [at, top + one.place.h * POLE.high],
    ]
    const isRight = one.point('nearHand')[0] > one.point('farHand')[0]
    one.act({ reach: isRight ? { nearHand: high, farHand: low } : { nearHand: low, farHand: high } })
  }
}

const rise = (one: Member): number => one.art.box.y1 - one.point('headTop')[1]

/** Arms that are too short for a broad body have it as high as they reach. */
function settleInto(a: Member, b: Member): void {
  const { box } = b.art
  const grip = b.has('grip') && b.has('grip2') ? (box.y0 + box.y1) / 2 : box.y1
  const hand = Math.max(a.point('nearHand')[1], a.point('farHand')[1])
  if (hand - grip > headOf(a) * 0.3) b.move({ scale: 1, dx: 0, dy: hand - grip })
}

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
