/** From a bench one throws crumbs to the birds on the ground. */
import type { Point } from '../../art/art.ts'
import { midX, midY, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { before, toFront } from './acts/kit.ts'
import { face, level } from './beside.ts'
import { disc } from './effects.ts'
import { ahead, resize } from './kit.ts'

/** In heights of who sits: how large the bread in the hand is, how far away the birds are, how high they are at most. */
const [BREAD, AWAY, BIRD] = [0.16, 0.2, 0.42]

/** Who sits has no long arms: what is low comes near by itself. */
export const isScattered = (a: Member, b: Member): boolean =>
  isSeated(a.acting.pose) && b.being && !b.handed && tall(b.art.box) < a.place.h * 0.7

export function scatters(scene: Scene, a: Member, b: Member, food: Member | null): void {
  const s = side(a.place.facing)
  const hand: Point = before(a, 0.34, 0.04)
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  const seat = scene.does(a, 'sits-on')?.b
  const ground = Math.max(level(a), seat ? level(seat) : level(a))
  if (food) {
    const size = Math.max(wide(food.art.box), tall(food.art.box))
    food.at({ h: (food.place.h * a.place.h * BREAD) / size })
    food.move({
      scale: 1,
      dx: hand[0] + s * wide(food.art.box) * 0.3 - midX(food.art.box),
      dy: hand[1] - midY(food.art.box),
    })
    toFront(scene, food)
  }
  face(scene, b, turned(a.place.facing))
  const most = a.place.h * BIRD
  const flock = scene.members.filter((one) => one.named === b.named && scene.alone(one) && tall(one.art.box) > most)
  for (const one of flock) resize(scene, one, (one.place.h * most) / tall(one.art.box))
  const feet = s > 0 ? Math.max(hand[0], a.art.box.x1) : Math.min(hand[0], a.art.box.x0)
  const near = s > 0 ? b.art.box.x0 : b.art.box.x1
  scene.group(b).shift(feet + s * a.place.h * AWAY - near, ground - level(b))
  scene.join(b, a, 'over')
  scene.contacts.push({ a, b, tool: food, at: () => a.point('nearHand'), from: () => a.place.h })
  if (!CRUMBLY.test(food?.entry.name ?? '')) return
  scene.extras.push({
    of: b,
    draw(sw) {
      const r = Math.max(7, a.place.h * 0.014)
      const [hx, hy] = a.point('nearHand')
      const [x, y] = [hx + ahead(a, a.place.h * 0.06), hy + a.place.h * 0.12]
      const low = b.art.box.y1 - y
      return CRUMBS.map(([dx, dy]) => disc([x + ahead(a, dx * a.place.h), y + dy * low], r, 'straw', sw * 0.8)).join('')
    },
  })
}

const CRUMBLY = /bread|seed|cracker|cookie|popcorn|corn|rice/
/** Ahead in heights of who throws, and down to the ground. */
const CRUMBS = [
  [0, 0.05],
  [0.05, 0.34],
  [0.02, 0.66],
  [0.09, 0.95],
  [0.02, 1.04],
  [0.14, 1.08],
] as const
