/** A flat stone over the water: thrown low, it has touched twice and left rings. */
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import { stroke } from '../effects.ts'
import { fitHeld } from '../hands.ts'
import { ahead, meet } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** In heights of who throws: how far the stone is from the hand, and how high above the ground. */
const AWAY = 0.55
const LOW = 0.16
/** In widths of the stone. */
const HOP = 1.7

export const skim: ActStager = (scene, a, b) => {
  if (!b) return
  if (a.handed) a.act({ pose: 'throw-low' })
  fitHeld(scene, a, b, 0.13)
  const h = a.place.h
  const [x] = a.point('farHand', 'nearHand')
  const { box } = b.art
  meet(scene, b, a, [midX(box), midY(box)], [x + ahead(a, h * AWAY + wide(box)), a.place.y - h * LOW])
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box: stone } = b.art
      const [w, s] = [wide(stone) * HOP, -side(a.place.facing)]
      const [from, y] = [midX(stone) + s * wide(stone) * 0.6, stone.y1 + tall(stone) * 0.2]
      const n = (value: number) => value.toFixed(1)
      const hop = `q${n((s * w) / 2)} ${n(-w * 0.7)} ${n(s * w)} 0`
      const ring = (at: number) =>
        `M${n(from + s * w * at - w * 0.4)} ${n(y + w * 0.14)}q${n(w * 0.4)} ${n(w * 0.22)} ${n(w * 0.8)} 0`
      return stroke(`M${n(from)} ${n(y)}${hop}`, sw * 0.8) + stroke(ring(1), sw * 0.8)
    },
  })
}
