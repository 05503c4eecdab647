/** A bird on somebody's arm: the arm is held out, the claws are on it, neither face hides the other. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead } from './acts/kit.ts'
import { ahead, meet, resize } from './kit.ts'

const BIRD =
  /bird|parrot|macaw|cockatoo|toucan|owl$|owlet|falcon|eagle|hawk|crow$|raven|dove|pigeon|robin|canary|parakeet|phoenix|baby dragon/

/** On an arm, not hand in hand. */
export const isPerched = (name: string): boolean => BIRD.test(name)

/** Of the height of who holds out the arm: how large the bird is, and how far ahead the hand. */
const [SIZE, OUT] = [0.34, 0.3]

/** What is said to be smaller is tiny; and who has others in the palm. */
export const [TINY, GIANTS] = [0.7, /giant$|ogre|troll$|cyclops/]

/** Tiny ones lie on the open hand, as do houses and boys on a giant's. */
const isOnPalm = (a: Member, b: Member): boolean =>
  (b.named.size ?? 1) < TINY || (GIANTS.test(a.entry.name) && (b.being || b.entry.height > 1))

export const isOnArm = (a: Member, b: Member, part = ''): boolean =>
  a.handed && part === 'hand' && ((b.being && !b.handed && isPerched(b.entry.name)) || isOnPalm(a, b))

export function onArm(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * SIZE) / Math.max(tall(b.art.box), wide(b.art.box) * 1.1))
  if (isSecond(scene, a, b)) onOtherArm(scene, a, b)
  else onNearArm(scene, a, b)
}

function onNearArm(scene: Scene, a: Member, b: Member): void {
  const h = a.place.h
  const [cx, cy] = a.point('chest')
  const hand: Point = [cx + ahead(a, h * OUT), cy - h * 0.02]
  a.act({ reach: { nearHand: hand } })
  const [x, y] = a.point('nearHand')
  const { box } = b.art
  // A long tail would be before the face.
  const room = halfHead(a) + wide(box) / 2 - Math.abs(a.point('headMid')[0] - x)
  const past = clamp(room, 0, wide(box) * (isPerched(b.entry.name) ? 0.14 : 0.42))
  meet(scene, b, a, [midX(box), box.y1], [x - ahead(a, h * 0.03 - past), y - h * 0.015])
  scene.join(b, a, 'over')
}

/** Of several of a kind the first is on the arm already. */
const isSecond = (scene: Scene, a: Member, b: Member): boolean =>
  scene.members.some((other) => other !== b && other.named === b.named && scene.together(other, a))

/** The other arm is held out on the other side, as those of a scarecrow are. */
function onOtherArm(scene: Scene, a: Member, b: Member): void {
  const h = a.place.h
  const [cx, cy] = a.point('chest')
  // Seen from before, the near arm is the one behind the way it faces.
  const held: Point = a.acting.reach?.nearHand ?? [cx + ahead(a, h * OUT), cy]
  a.act({ turn: 0, reach: { nearHand: [cx - ahead(a, h * OUT), held[1]], farHand: held } })
  const [x, y] = a.point('nearHand')
  const { box } = b.art
  b.at({ facing: turned(a.place.facing) })
  meet(scene, b, a, [midX(box), box.y1], [x - ahead(a, wide(box) * 0.12), y - h * 0.015])
  scene.join(b, a, 'over')
}
