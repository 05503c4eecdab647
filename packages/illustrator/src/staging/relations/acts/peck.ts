/** A woodpecker at a trunk, a pole or a wall: it clings to the side, feet and beak on the wood, chips fly. */
import { midX, side, tall, wide } from '../../geometry.ts'
import { area } from '../effects.ts'
import { resize } from '../kit.ts'
import { type ActStager, put } from './kit.ts'

/** What is pecked in heights of who does it, and half of a trunk as a share of the width of its tree. */
const [HIGH, TRUNK] = [2.5, 0.1]
/** How high up the feet are, as a share of what is pecked. */
const [ON_TREE, ON_ELSE] = [0.16, 0.34]

export const peck: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const isTree = /tree$/.test(b.entry.name)
  a.act({ pose: 'stand', mouth: 'closed' })
  if (tall(b.art.box) > wide(b.art.box) * 0.6) resize(scene, b, (b.place.h * tall(a.art.box) * HIGH) / tall(b.art.box))
  const s = side(a.place.facing)
  // Leaning back until feet and beak are one above the other.
  const [[fx, fy], [mx, my]] = [a.point('nearFoot'), a.point('mouth')]
  a.tilt = (-Math.atan2(Math.abs(mx - fx), fy - my) * 180) / Math.PI
  const { box } = b.art
  const edge = isTree ? midX(box) - s * wide(box) * TRUNK : s > 0 ? box.x0 : box.x1
  put(a, 'nearFoot', [edge, box.y1 - tall(box) * (isTree ? ON_TREE : ON_ELSE)])
  scene.join(a, b, 'over')
  scene.extras.push({ of: a, draw: (sw) => chips(a.point('mouth'), Math.max(9, a.place.h * 0.05), -s, sw) })
}

const n = (value: number): string => value.toFixed(1)

/** Off the wood, to the side of who pecks. */
function chips([x, y]: readonly [number, number], k: number, s: number, sw: number): string {
  const chip = (dx: number, dy: number) => {
    const [cx, cy] = [x + s * dx * k, y + dy * k]
    return area(
      `M${n(cx - k)} ${n(cy)}L${n(cx - k * 0.2)} ${n(cy - k * 0.8)}L${n(cx + k)} ${n(cy - k * 0.2)}L${n(cx + k * 0.2)} ${n(cy + k * 0.6)}Z`,
      'straw',
      sw * 0.8,
    )
  }
  return chip(2.4, -3.4) + chip(4.6, -4.6)
}
