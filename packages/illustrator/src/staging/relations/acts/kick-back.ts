/** Hooves kick to the rear: the back turned to it, both hind legs out, and what is hit is knocked away. */
import { clamp, side, tall, wide } from '../../geometry.ts'
import { face } from '../beside.ts'
import { stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import type { ActStager } from './kit.ts'

/** In degrees: how far what is hit leans; in heights of who kicks: how large a thing is. */
const [FALLS, LEAST, MOST] = [24, 0.34, 0.7]
/** In meters: what is higher stands fast. */
const FAST = 0.7

export const kickBack: ActStager = (scene, a, b) => {
  if (!b || a.handed || scene.together(a, b)) return
  a.act({ pose: 'kick-back' })
  const s = -side(a.place.facing)
  if (b.being) {
    face(scene, b, a.place.facing)
    b.act({ mood: 'surprised', mouth: 'open' })
  } else if (b.entry.height > FAST) {
    const size = Math.max(tall(b.art.box), wide(b.art.box))
    if (size > a.place.h) resize(scene, b, (b.place.h * a.place.h) / size)
  } else {
    const size = Math.max(tall(b.art.box), wide(b.art.box))
    resize(scene, b, (b.place.h * clamp(size, a.place.h * LEAST, a.place.h * MOST)) / size)
    b.at({ facing: s > 0 ? 'right' : 'left' })
    b.tilt = FALLS
    b.draw()
  }
  const rear = s > 0 ? a.art.box.x1 : a.art.box.x0
  const near = s > 0 ? b.art.box.x0 : b.art.box.x1
  scene.group(b).shift(rear + s * a.place.h * 0.05 - near, footing(scene, a) - b.art.box.y1)
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const edge = s > 0 ? a.art.box.x1 : a.art.box.x0
      const [y, r] = [a.art.box.y0 + tall(a.art.box) * 0.56, a.place.h * 0.06]
      const n = (value: number) => value.toFixed(1)
      return [-1, 0, 1]
        .map((dy) =>
          stroke(
            `M${n(edge - s * r * 0.2)} ${n(y + dy * r)}L${n(edge + s * r * 0.8)} ${n(y + dy * r * 1.6)}`,
            sw * 0.8,
          ),
        )
        .join('')
    },
  })
}
