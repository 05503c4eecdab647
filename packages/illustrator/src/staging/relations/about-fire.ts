/** About a campfire all sit on the ground: two beside it, the others behind it, their faces above the flames. */
import type { Point } from '../../art/art.ts'
import { midX, mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { aim, headOf, toFront } from './acts/kit.ts'
import { ahead, resize } from './kit.ts'
import { takeSlot } from './slots.ts'

/** In heights of who sits there: the fire for two beside it, and for a ring that is looked over. */
const [FIRE, LOW_FIRE] = [0.6, 0.4]
const BESIDE = 2
/** In heights of who sits behind it: how far back, every second one farther, and how much room each has. */
const [BACK, FARTHER, ROOM] = [0.24, 0.08, 0.44]
/** In heights of who roasts: how far a stick reaches, at least and at most. */
const [SHORT, LONG] = [0.2, 0.42]

/** `sitters` are all who sit about it, a one of them. */
export function aboutFire(scene: Scene, a: Member, fire: Member, sitters: readonly Member[]): void {
  if (scene.together(a, fire)) return
  const i = sitters.indexOf(a)
  const isRing = sitters.length > BESIDE
  const h = Math.max(...sitters.map(({ place }) => place.h))
  if (i === 0) resize(scene, fire, (fire.place.h * h * (isRing ? LOW_FIRE : FIRE)) / tall(fire.art.box))
  if (i < BESIDE) {
    if (a.handed) a.act({ pose: 'sit-ground' })
    takeSlot(scene, a, fire, { i, n: Math.min(BESIDE, sitters.length) })
  } else behind(scene, a, fire, { k: i - BESIDE, n: sitters.length - BESIDE, h })
  roast(scene, a, fire)
}

function behind(scene: Scene, a: Member, fire: Member, { k, n, h }: { k: number; n: number; h: number }): void {
  const { box } = fire.art
  const x = midX(box) + (k - (n - 1) / 2) * h * ROOM
  if (scene.alone(a)) a.at({ facing: x <= midX(box) ? 'right' : 'left' })
  if (a.handed) a.act({ pose: 'sit-cross-legged' })
  // The child is as far back as its father: both faces are above the flames.
  const face = Math.min(-h * BACK, box.y0 + headOf(a) * 0.6 - box.y1 + a.art.box.y1 - a.point('chest')[1])
  const foot = box.y1 + face - (k % 2) * h * FARTHER
  scene.group(a).shift(x - midX(a.art.box), foot - a.art.box.y1)
  scene.join(a, fire, 'under')
}

/** The end of the stick is over the flames. */
function roast(scene: Scene, a: Member, fire: Member): void {
  const stick = scene.does(a, 'holds')?.b
  if (!stick?.has('tip') || !a.handed || !/stick|skewer/.test(stick.entry.name)) return
  const [cx, cy] = a.point('chest')
  const { box } = fire.art
  const h = a.place.h
  const isBehind = Math.abs(cx - midX(box)) < wide(box) * 0.5 + h * 0.1
  const s = side(a.place.facing)
  const to: Point = isBehind
    ? [cx + s * h * 0.1, box.y0 + tall(box) * 0.12]
    : [midX(box) - s * wide(box) * 0.16, box.y0 + tall(box) * 0.02]
  const hand: Point = isBehind ? [cx - s * h * 0.12, cy + h * 0.1] : [cx + ahead(a, h * 0.22), cy + h * 0.06]
  const far = Math.hypot(to[0] - hand[0], to[1] - hand[1])
  const reach = Math.min(LONG, Math.max(SHORT, far / h)) * h
  if (!scene.together(stick, a)) scene.join(stick, a, 'over')
  stick.at({ facing: a.place.facing })
  aim(stick, hand, mix(hand, to, reach / Math.max(1, far)))
  a.act({ reach: { nearHand: stick.point('grip') } })
  toFront(scene, stick)
  toFront(scene, a, 'nearArm')
}
