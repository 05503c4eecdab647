/** A beaver at a trunk: the tree keeps its size, the teeth are at the bark, chips lie below. */
import type { Point } from '../../../art/art.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import { area } from '../effects.ts'
import { cheekOf, resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** The tree in heights of who gnaws, and half of its trunk as a share of its width. */
const [HIGH, TRUNK] = [2, 0.085]

export const gnaw: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  a.act({ pose: 'stand', mouth: 'open' })
  resize(scene, b, (b.place.h * tall(a.art.box) * HIGH) / tall(b.art.box))
  const s = side(a.place.facing)
  const half = wide(b.art.box) * TRUNK
  const front = a.point('mouth')[0] + s * cheekOf(a) * 1.04
  scene.group(b).shift(front + s * half * 0.9 - midX(b.art.box), a.art.box.y1 - b.art.box.y1)
  scene.join(b, a, 'under')
  scene.extras.push({
    of: b,
    draw: (sw) => {
      const [x, r] = [midX(b.art.box), wide(b.art.box) * TRUNK]
      return bite([x + s * r * 0.2, a.point('mouth')[1]], r, sw) + chips([x + s * r * 3.2, b.art.box.y1], r, sw)
    },
  })
}

const n = (value: number): string => value.toFixed(1)

/** Bare wood on both sides of the trunk, which is thin there. */
function bite([x, y]: Point, r: number, sw: number): string {
  const d = `M${n(x - r)} ${n(y - r)}Q${n(x - r * 0.1)} ${n(y - r * 0.4)} ${n(x - r * 0.2)} ${n(y)}Q${n(x - r * 0.1)} ${n(y + r * 0.4)} ${n(x - r)} ${n(y + r)}L${n(x + r)} ${n(y + r)}Q${n(x + r * 0.1)} ${n(y + r * 0.4)} ${n(x + r * 0.2)} ${n(y)}Q${n(x + r * 0.1)} ${n(y - r * 0.4)} ${n(x + r)} ${n(y - r)}Z`
  return area(d, 'sand', sw * 0.8)
}

function chips([x, y]: Point, r: number, sw: number): string {
  const chip = (dx: number, dy: number) => {
    const [cx, cy, k] = [x + dx * r, y + dy * r, Math.max(9, r * 0.34)]
    return area(
      `M${n(cx - k)} ${n(cy)}L${n(cx - k * 0.3)} ${n(cy - k * 0.8)}L${n(cx + k)} ${n(cy - k * 0.4)}L${n(cx + k * 0.5)} ${n(cy + k * 0.4)}Z`,
      'straw',
      sw * 0.8,
    )
  }
  return chip(-0.6, -0.1) + chip(0.7, 0.25) + chip(1.6, -0.2)
}
