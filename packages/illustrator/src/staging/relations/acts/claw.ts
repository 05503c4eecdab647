/** Claws at a sofa, a door or a post: up against it with both forepaws, and the marks they leave. */
import { clamp, side, tall, wide } from '../../geometry.ts'
import { stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import type { ActStager } from './kit.ts'

/** In heights of who scratches: how high what is scratched is at least and at most. */
const [LEAST, MOST] = [0.95, 1.7]

/** How much larger than life it may be. */
const GROWN = 1.7

export const claw: ActStager = (scene, a, b, { word }) => {
  if (!b || scene.together(a, b)) return
  a.act({ pose: 'push-lean' })
  const high = tall(a.art.box)
  if (scene.alone(b))
    resize(scene, b, (b.place.h * clamp(tall(b.art.box), high * LEAST, high * MOST)) / tall(b.art.box))
  else {
    // Up to what stands on a stool.
    a.act({ pose: 'reach-up' })
    const rise = footing(scene, b) - (b.art.box.y0 + b.art.box.y1) / 2
    resize(scene, a, a.place.h * clamp(rise / (a.art.box.y1 - a.point('nearHand')[1]), 1, GROWN))
  }
  const s = side(a.place.facing)
  const { box } = b.art
  const edge = s > 0 ? box.x0 : box.x1
  const [px] = a.point('nearHand')
  scene.group(a).shift(edge + s * wide(box) * 0.06 - px, footing(scene, b) - a.art.box.y1)
  scene.join(a, b, 'over')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  // A paw at the fishbowl leaves no marks.
  if (/^paw/.test(word ?? '')) return
  scene.extras.push({
    of: b,
    draw(sw) {
      const [x, y] = a.point('nearHand')
      const r = a.place.h * 0.09
      const n = (value: number) => value.toFixed(1)
      return [0, 1, 2]
        .map((i) =>
          stroke(
            `M${n(x + s * r * (0.5 + i * 0.55))} ${n(y - r * 0.4)}q${n(s * r * 0.16)} ${n(r)} ${n(-s * r * 0.06)} ${n(r * 2.2)}`,
            sw * 0.9,
          ),
        )
        .join('')
    },
  })
}
