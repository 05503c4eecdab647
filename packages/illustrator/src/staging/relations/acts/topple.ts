/** Knocked over: what falls leans away from who pushed it, on its last edge. */
import type { Point } from '../../../art/art.ts'
import { clamp, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { carriedBy } from '../carried.ts'
import { stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { footing, REACH } from '../stance.ts'
import { type ActStager, halfHead, headOf } from './kit.ts'

/** In degrees. */
const FALLS = 52
/** Shares of the height of who did it: what falls is no smaller and no larger. */
const [LEAST, MOST] = [0.42, 0.95]

export const topple: ActStager = (scene, a, b) => {
  if (!b || b.being || scene.together(a, b)) return
  a.act({ pose: 'reach', mood: 'surprised', mouth: 'open' })
  const table = scene.does(a, 'stands-on')?.b
  if (table && scene.together(a, table)) return overTheEdge(scene, a, b, table)
  const board = scene.does(b, 'on-top-of')?.b
  if (a.handed && board && !board.being && scene.together(b, board)) return offNearEdge(scene, a, b, board)
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * clamp(size, a.place.h * LEAST, a.place.h * MOST)) / size)
  const base = [footing(scene, b), b.art.box.y1]
  b.at({ facing: a.place.facing })
  b.tilt = FALLS
  b.draw()
  // On a table it falls on the table.
  b.move({ scale: 1, dx: 0, dy: (base[1] as number) - b.art.box.y1 })
  const s = side(a.place.facing)
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  const onTable = (base[0] as number) - (base[1] as number) > a.place.h * 0.15
  const hand = handOf(a)
  const dx = near + s * wide(box) * 0.16 - hand[0]
  scene.group(a).shift(dx, onTable ? (base[0] as number) - a.art.box.y1 : (base[1] as number) - a.art.box.y1)
  scene.join(a, b, 'under')
  if (a.handed) a.act({ reach: { nearHand: [near + s * wide(box) * 0.12, box.y0 + tall(box) * 0.45] } })
  scene.extras.push({ of: b, draw: (sw) => swish(b, s, sw) })
  startled(scene, a)
}

/** In degrees: how far it has tipped while its lower edge is still on the table. */
const TIPS = 38
/** In radii of its head: how far before its face the paw is. */
const PAW = 0.9

/** From the table on which it stands: it tips over the edge, the paw still at it. */
function overTheEdge(scene: Scene, a: Member, b: Member, table: Member): void {
  const s = side(a.place.facing)
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  if (scene.alone(b)) resize(scene, b, (b.place.h * clamp(size, a.place.h * LEAST, a.place.h * 0.62)) / size)
  b.at({ facing: a.place.facing })
  const half = wide(b.art.box) * 0.3
  b.tilt = TIPS
  b.draw()
  const edge = s > 0 ? table.art.box.x1 : table.art.box.x0
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  // Turned about its foot, its outer corner is the lowest of it.
  const corner = b.place.x + s * half
  scene.group(b).shift(edge - s * a.place.h * 0.02 - corner, top - b.art.box.y1)
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  const touch: Point = [near + s * wide(box) * 0.16, box.y0 + tall(box) * 0.5]
  // Who lifts a paw turns the head as well.
  a.reach({ nearHand: touch })
  for (const one of carriedBy(scene, a)) one.move({ scale: 1, dx: touch[0] - s * headOf(a) * PAW - faceOf(a), dy: 0 })
  a.reach({ nearHand: touch })
  scene.join(b, a, 'over')
  scene.group(a).rearrange(a, new Set(['nearArm', 'nearLeg']), 'over')
  scene.extras.push({ of: b, draw: (sw) => swish(b, s, sw) })
}

/** Of the height of who stands before the table: what they knock off is no larger. */
const ON_TABLE = 0.3

/** Who stands beside the table has a hand over what tips off it, toward them. */
function offNearEdge(scene: Scene, a: Member, b: Member, table: Member): void {
  const s = side(a.place.facing)
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  b.at({ h: b.place.h * Math.min(1, (a.place.h * ON_TABLE) / size) })
  const half = wide(b.art.box) * 0.3
  b.at({ facing: a.place.facing })
  b.tilt = -TIPS
  b.draw()
  const edge = s > 0 ? table.art.box.x0 : table.art.box.x1
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  b.move({ scale: 1, dx: edge + s * a.place.h * 0.02 - (b.place.x - s * half), dy: top - b.art.box.y1 })
  const { box } = b.art
  const touch: Point = [(box.x0 + box.x1) / 2, box.y0 + tall(box) * 0.12]
  const away = Math.max(a.place.h * REACH, s > 0 ? touch[0] - box.x0 + halfHead(a) : box.x1 - touch[0] + halfHead(a))
  scene.group(a).shift(touch[0] - s * away - a.point('chest')[0], table.art.box.y1 - a.art.box.y1)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: touch } })
  scene.extras.push({ of: b, draw: (sw) => swish(b, -s, sw) })
  startled(scene, a)
}

/** How far ahead its head comes. */
function faceOf(a: Member): number {
  const s = side(a.place.facing)
  return a.point('headMid')[0] + s * headOf(a)
}

/** What it pushes with. */
const handOf = (a: Member): Point => {
  const s = side(a.place.facing)
  const hands = [a.point('nearHand'), a.point('farHand'), a.point('nearFoot')]
  return hands.reduce((best, p) => (s * p[0] > s * best[0] ? p : best))
}

/** Two bows over its upper end, the way it falls. */
function swish({ art: { box } }: Member, s: number, sw: number): string {
  const r = Math.max(24, Math.min(wide(box), tall(box)) * 0.3)
  const [x, y] = [s > 0 ? box.x1 - r * 0.6 : box.x0 + r * 0.6, box.y0]
  const n = (value: number) => value.toFixed(1)
  return [0, 0.45]
    .map((step) =>
      stroke(
        `M${n(x - s * r * 0.7)} ${n(y - r * (0.45 + step))}q${n(s * r * 0.9)} ${n(-r * 0.1)} ${n(s * r * 1.2)} ${n(r * 0.75)}`,
        sw * 0.8,
      ),
    )
    .join('')
}

/** Three short lines beside the head. */
function startled(scene: Scene, a: Member): void {
  scene.extras.push({
    of: a,
    draw(sw) {
      const [x, y] = a.point('headMid')
      const [r, s] = [headOf(a), -side(a.place.facing)]
      return [20, 45, 70]
        .map((deg) => {
          const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
          const at = (k: number) => `${(x + s * cos * r * k).toFixed(1)} ${(y - sin * r * k).toFixed(1)}`
          return stroke(`M${at(1.5)}L${at(1.8)}`, sw * 0.8)
        })
        .join('')
    },
  })
}
