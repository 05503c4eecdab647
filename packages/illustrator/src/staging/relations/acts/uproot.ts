/** Out of the earth: a carrot by its leaves, both heels in the ground; a worm with the beak. */
import { midX, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { area } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, before, halfHead, headOf, toFront } from './kit.ts'

/** How large it is, in heights of who pulls, and how much of it is still in the earth. */
const [HIGH, BURIED] = [0.74, 0.24]
/** Of its half width: a root is narrower than its leaves. */
const LEANT = 0.7

export const uproot: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  if (!a.handed) return plucks(scene, a, b)
  const { index } = scene.slot(b, 'uproot', new Set())
  if (index) face(scene, a, turned(a.place.facing))
  a.act({ pose: 'tug' })
  if (!index) resize(scene, b, (b.place.h * a.place.h * HIGH * Math.min(1.25, b.named.size ?? 1)) / tall(b.art.box))
  const ground = a.art.box.y1
  // Beside the face, however large it is.
  const free = ahead(a, a.point('headMid')[0] - a.point('chest')[0]) + halfHead(a) + tall(b.art.box) * 0.02
  const x = before(a, 0, 0)[0] + ahead(a, Math.max(a.place.h * 0.34, free + wide(b.art.box) * 0.5 * LEANT))
  if (scene.alone(b)) scene.group(b).shift(x - midX(b.art.box), ground - b.art.box.y1)
  else scene.group(a).shift(midX(b.art.box) - x, 0)
  scene.join(b, a, 'over')
  const top = Math.max(b.art.box.y0 + tall(b.art.box) * 0.2, a.point('chest')[1] - a.place.h * 0.04)
  const hold = midX(b.art.box) - ahead(a, Math.max(0, wide(b.art.box) * 0.5 * LEANT - a.place.h * 0.06))
  a.act({ reach: { nearHand: [hold - ahead(a, 4), top], farHand: [hold + ahead(a, 4), top - 6] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  if (index) return
  mound(scene, b, () => [Math.max(a.place.h * 0.25, wide(b.art.box) * 0.36), b.art.box.y1 - tall(b.art.box) * BURIED])
}

/** Straight up from the earth to the beak. */
function plucks(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'stand', mouth: 'open' })
  b.at({ facing: a.place.facing })
  b.tilt = -UP
  b.draw()
  const [mx, my] = a.point('mouth')
  const ground = a.art.box.y1
  resize(scene, b, (b.place.h * (ground - my) * 1.05) / tall(b.art.box))
  scene.group(b).shift(mx + ahead(a, headOf(a) * 0.3) - midX(b.art.box), ground - b.art.box.y1)
  scene.join(b, a, 'under')
  mound(scene, b, () => [tall(b.art.box) * 0.3, b.art.box.y1 - tall(b.art.box) * 0.16])
}

/** In degrees. */
const UP = 90

/** Earth about its foot: half as wide as told, and so high. */
function mound(scene: Scene, b: Member, size: () => readonly [w: number, top: number]): void {
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const [w, y] = size()
      const [cx, low] = [midX(box), box.y1 + 6]
      const n = (value: number) => value.toFixed(1)
      return area(
        `M${n(cx - w)} ${n(low)}C${n(cx - w * 0.7)} ${n(y + w * 0.1)} ${n(cx - w * 0.4)} ${n(y)} ${n(cx)} ${n(y)}C${n(cx + w * 0.4)} ${n(y)} ${n(cx + w * 0.7)} ${n(y + w * 0.1)} ${n(cx + w)} ${n(low)}Z`,
        'umber',
        sw * 0.9,
      )
    },
  })
}
