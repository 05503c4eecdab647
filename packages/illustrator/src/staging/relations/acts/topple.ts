/** Knocked over: what falls leans away from who pushed it, on its last edge. */
import type { Point } from '../../../art/art.ts'
import { clamp, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { carriedBy } from '../carried.ts'
import { stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, headOf } from './kit.ts'

/** In degrees. */
const FALLS = 52
/** Shares of the height of who did it: what falls is no smaller and no larger. */
const [LEAST, MOST] = [0.42, 0.95]

export const topple: ActStager = (scene, a, b) => {
  if (!b || b.being || scene.together(a, b)) return
  a.act({ pose: 'reach', mood: 'surprised', mouth: 'open' })
  const table = scene.does(a, 'stands-on')?.b
  if (table && scene.together(a, table)) return overTheEdge(scene, a, b, table)
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

/** From the table on which it stands: what falls is past its edge, on the way down. */
function overTheEdge(scene: Scene, a: Member, b: Member, table: Member): void {
  const s = side(a.place.facing)
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  if (scene.alone(b)) resize(scene, b, (b.place.h * clamp(size, a.place.h * LEAST, a.place.h * 0.6)) / size)
  b.at({ facing: a.place.facing })
  b.tilt = FALLS
  b.draw()
  const edge = s > 0 ? table.art.box.x1 : table.art.box.x0
  for (const one of carriedBy(scene, a)) one.move({ scale: 1, dx: edge - handOf(a)[0], dy: 0 })
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  scene.group(b).shift(edge + s * wide(box) * 0.08 - near, top + tall(box) * 0.25 - box.y0)
  scene.join(b, a, 'over')
  scene.extras.push({ of: b, draw: (sw) => swish(b, s, sw) })
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
