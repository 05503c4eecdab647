/** Those who throw at each other stand on two sides; what they throw flies between them, each in a lane of its own. */
import { midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { flightOf } from './flight.ts'
import { ahead, resize } from './kit.ts'

/** In heights of the first: the room between the sides, how far from its thrower each thing is, and how large it is. */
const [ROOM, FLOWN, SIZE] = [0.52, 0.34, 0.25]
/** In heights over the middle of the first one's head. */
const LANES = [0.3, -0.02, 0.62, -0.32] as const
/** How far those of the second row are behind the first in widths, and above them in heights. */
const [BEHIND, ABOVE] = [0.44, 0.2]

/** All who throw at one another, a among them: a boy and a girl with water balloons, unless somebody else is their target. */
export function rivalsOf(scene: Scene, a: Member): Member[] {
  const throwing = scene.bonds.filter(({ b, relation }) => b && relation.relation === 'throws')
  const throwers = new Set(throwing.map((bond) => bond.a))
  const aims = scene.bonds.filter(
    ({ a: one, b, relation }) => b?.being && throwers.has(one) && /^(plays-with|fights)$/.test(relation.relation),
  )
  const duels = aims.filter(({ b }) => b && throwers.has(b))
  const what = throwing.find((bond) => bond.a === a)?.b?.named
  const alike = aims.length ? [] : throwing.filter(({ b }) => b?.named === what && (what?.n ?? 1) > 1)
  const sides = new Set([
    ...duels.flatMap((duel) => [duel.a.named, duel.b?.named]),
    ...alike.map((bond) => bond.a.named),
  ])
  const rivals = [...throwers].filter((one) => one.handed && sides.has(one.named))
  const isDuel = duels.length > 0 || sides.size > 1
  return isDuel && rivals.length > 1 && rivals.includes(a) ? rivals : []
}

export function throwsAcross(scene: Scene, a: Member, b: Member, rivals: readonly Member[]): void {
  const [i, first] = [rivals.indexOf(a), rivals[0] as Member]
  const h = first.place.h
  if (!scene.together(a, b)) a.act({ pose: 'throw-arm', mouth: 'open' })
  if (scene.alone(a)) a.at({ facing: i % 2 ? 'left' : 'right' })
  if (i && !scene.together(a, first)) takeSide(scene, a, first, i)
  const s = side(a.place.facing)
  resize(scene, b, (b.place.h * h * SIZE) / Math.max(tall(b.art.box), wide(b.art.box)))
  const front = s > 0 ? first.art.box.x1 : first.art.box.x1 + h * ROOM
  const lane = first.point('headMid')[1] - (LANES[i % LANES.length] as number) * h
  scene.group(b).shift(front + s * h * ROOM * FLOWN - midX(b.art.box), lane - midY(b.art.box))
  scene.join(b, a, 'over')
  flightOf(scene, b, -s)
}

function takeSide(scene: Scene, a: Member, first: Member, i: number): void {
  const h = first.place.h
  const row = Math.floor(i / 2)
  const front = i % 2 ? first.art.box.x1 + h * ROOM : first.art.box.x1
  const near = i % 2 ? a.art.box.x0 : a.art.box.x1
  const back = ahead(a, wide(a.art.box) * row * BEHIND)
  scene.group(a).shift(front - back - near, first.art.box.y1 - row * h * ABOVE - a.art.box.y1)
  scene.join(a, first, row ? 'under' : 'over')
}
