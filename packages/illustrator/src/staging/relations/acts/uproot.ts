/** Out of the earth by its leaves, both heels in the ground. */
import { midX, tall, turned } from '../../geometry.ts'
import { face } from '../beside.ts'
import { area } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, before, toFront } from './kit.ts'

/** How large it is, in heights of who pulls, and how much of it is still in the earth. */
const [HIGH, BURIED] = [0.74, 0.34]

export const uproot: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const { index } = scene.slot(b, 'uproot', new Set())
  if (index) face(scene, a, turned(a.place.facing))
  a.act({ pose: 'tug' })
  if (!index) resize(scene, b, (b.place.h * a.place.h * HIGH * Math.min(1.6, b.named.size ?? 1)) / tall(b.art.box))
  const ground = a.art.box.y1
  const [x] = before(a, 0.34, 0)
  if (scene.alone(b)) scene.group(b).shift(x - midX(b.art.box), ground - b.art.box.y1)
  else scene.group(a).shift(midX(b.art.box) - x, 0)
  scene.join(b, a, 'over')
  const top = b.art.box.y0 + tall(b.art.box) * 0.2
  const hold = midX(b.art.box)
  a.act({ reach: { nearHand: [hold - ahead(a, 4), top], farHand: [hold + ahead(a, 4), top - 6] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  if (index) return
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const [cx, low, y, w] = [midX(box), box.y1 + 6, box.y1 - tall(box) * BURIED, a.place.h * 0.25]
      const n = (value: number) => value.toFixed(1)
      return area(
        `M${n(cx - w)} ${n(low)}C${n(cx - w * 0.7)} ${n(y + w * 0.1)} ${n(cx - w * 0.4)} ${n(y)} ${n(cx)} ${n(y)}C${n(cx + w * 0.4)} ${n(y)} ${n(cx + w * 0.7)} ${n(y + w * 0.1)} ${n(cx + w)} ${n(low)}Z`,
        'umber',
        sw * 0.9,
      )
    },
  })
}
