/** Two with one another: hugging, kissing, holding hands, giving. */
import type { Point } from '../../art/art.ts'
import { clamp, mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { clearHeads } from './acts/kit.ts'
import { facing, setBeside } from './beside.ts'
import { kissesHeld } from './close.ts'
import { ahead, type Stager } from './kit.ts'

export const kisses: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return
  const [small, large] = a.place.h < b.place.h ? [a, b] : [b, a]
  if (small.place.h < large.place.h * 0.5 && large.handed && scene.alone(small)) lifts(scene, large, small)
  else if (small.place.h < large.place.h * 0.78 && large.handed && scene.alone(small)) kissesHeld(scene, large, small)
  else {
    bows(large, small)
    const s = side(a.place.facing)
    const [kx] = mix(b.point('mouth'), b.point('headMid'), 0.3)
    scene.group(a).shift(kx - s * a.place.h * 0.01 - a.point('mouth')[0], b.place.y - a.place.y)
    clearHeads(scene, a, b, 0.94)
    scene.join(a, b, 'over')
  }
  hearts(scene, a, b)
}

/** Who is small is held up to the other's mouth. */
function lifts(scene: Scene, large: Member, small: Member): void {
  if (small.place.h > large.place.h * 0.3) small.at({ h: large.place.h * 0.3 })
  // Before the face, not over it: seen from the side the mouth is where the head ends.
  const s = side(large.place.facing)
  const [hx, hy] = large.point('headMid')
  const r = Math.abs(hy - large.point('headTop')[1])
  const [, my] = large.point('mouth')
  const [, ky] = small.point('mouth', 'headMid')
  const near = s > 0 ? small.art.box.x0 : small.art.box.x1
  scene.group(small).shift(hx + s * r * 0.85 - near, my - ky)
  scene.join(small, large, 'over')
  const { box } = small.art
  const x = (box.x0 + box.x1) / 2
  large.act({
    reach: {
      nearHand: [x - ahead(large, wide(box) * 0.2), box.y1],
      farHand: [x + ahead(large, wide(box) * 0.1), box.y1],
    },
  })
}

/** Who is taller bends down. */
function bows(large: Member, small: Member): void {
  if (large.point('mouth')[1] > small.point('headMid')[1] - large.place.h * 0.12) return
  large.act({ pose: large.handed ? 'lean-over' : 'head-down' })
}

/** Small hearts over the two. */
function hearts(scene: Scene, a: Member, b: Member): void {
  scene.extras.push({
    of: a,
    draw(sw) {
      const x = (a.point('headTop')[0] + b.point('headTop')[0]) / 2
      const y = Math.min(a.point('headTop')[1], b.point('headTop')[1]) - 44
      const heart = (cx: number, cy: number, r: number) =>
        `<path d="M${cx.toFixed(1)} ${(cy + r).toFixed(1)}C${(cx - r * 1.9).toFixed(1)} ${(cy - r * 0.2).toFixed(1)} ${(cx - r * 0.9).toFixed(1)} ${(cy - r * 1.3).toFixed(1)} ${cx.toFixed(1)} ${(cy - r * 0.4).toFixed(1)}C${(cx + r * 0.9).toFixed(1)} ${(cy - r * 1.3).toFixed(1)} ${(cx + r * 1.9).toFixed(1)} ${(cy - r * 0.2).toFixed(1)} ${cx.toFixed(1)} ${(cy + r).toFixed(1)}Z" fill="#fff" class="rose" stroke="#000" stroke-width="${(sw * 0.8).toFixed(1)}"/>`
      return heart(x, y, 22) + heart(x + 44, y - 34, 15)
    },
  })
}

export const holdsHands: Stager = (scene, a, b) => {
  setBeside(scene, a, b, false, 0.04)
  const meetAt = mix(a.point('nearHand'), b.point('nearHand'), 0.5)
  const [ax, bx] = [a.point('chest')[0], b.point('chest')[0]]
  const y = Math.max(a.point('chest')[1], b.point('chest')[1]) + Math.min(a.place.h, b.place.h) * 0.12
  const at: Point = [(ax + bx) / 2, Math.min(y, meetAt[1] + 40)]
  a.act({ reach: { [inner(a, b)]: at } })
  b.act({ reach: { [inner(b, a)]: at } })
}

/** The hand on the other's side: seen from the front the near one is on the side that the figure faces. */
const inner = (a: Member, b: Member): 'nearHand' | 'farHand' => {
  const toward = b.art.box.x0 + b.art.box.x1 > a.art.box.x0 + a.art.box.x1 ? 1 : -1
  const near = a.point('nearHand')[0] - a.point('farHand')[0]
  return near * toward >= 0 ? 'nearHand' : 'farHand'
}

export const dancesWith: Stager = (scene, a, b) => {
  facing(scene, a, b, { a: '', b: '', relation: 'dances-with' })
  if (!a.handed || !b.handed) return
  const [ax, ay] = a.point('chest')
  const [bx, by] = b.point('chest')
  const h = Math.min(a.place.h, b.place.h)
  const at: Point = [(ax + bx) / 2, Math.min(ay, by) + h * 0.02]
  a.act({ reach: { farHand: at } })
  b.act({ reach: { nearHand: at } })
}

/** What is held out meets the other halfway. */
export const gives: Stager = (scene, a, b) => {
  facing(scene, a, b, { a: '', b: '', relation: 'gives-to' })
}

/** The hand with the food at the other's mouth, as near as the arm goes. */
export const feeds: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return
  const s = side(a.place.facing)
  const mouth = b.point('mouth')
  const [cx, cy] = a.point('chest')
  const reach = a.place.h * 0.27
  const y = clamp(mouth[1], cy - reach * 0.8, cy + reach)
  const hand: Point = [mouth[0] - s * a.place.h * 0.075, y]
  const dx = Math.sqrt(Math.max(reach * reach * 0.15, reach * reach - (y - cy) ** 2))
  scene.group(a).shift(hand[0] - s * dx - cx, b.place.y - a.place.y)
  scene.join(a, b, 'over')
  const food = scene.bonds.find((bond) => bond.a === a && bond.relation.relation === 'holds')?.b
  if (!a.handed) return
  if (food && scene.together(food, a)) {
    food.at({ h: food.place.h * Math.min(1, (a.place.h * 0.22) / Math.max(wide(food.art.box), tall(food.art.box))) })
    const [gx, gy] = food.point('grip', 'handle')
    food.move({ scale: 1, dx: a.point('nearHand')[0] - gx, dy: a.point('nearHand')[1] - gy })
    const grip = a.point('nearHand')
    food.move({ scale: 1, dx: hand[0] - grip[0], dy: hand[1] - grip[1] })
  }
  a.act({ reach: { nearHand: hand, farHand: [cx + s * a.place.h * 0.1, cy + a.place.h * 0.16] } })
}
