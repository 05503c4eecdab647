/** Painting somebody: an easel before the painter, the brush on it, the model behind, or what is painted on the canvas. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, setBeside } from '../beside.ts'
import { resize } from '../kit.ts'
import { footing, stand } from '../stance.ts'
import { type ActStager, aim, before, propOf, toFront, toolIn } from './kit.ts'

export const portrait: ActStager = (scene, a, b, relation) => {
  const easel = propOf(scene, a, /^easel$/)
  if (!b || !easel || !a.handed) return
  const isPictured = /^pictur/.test(relation.word ?? '')
  if (scene.together(a, easel)) return isPictured ? picture(scene, easel, b) : undefined
  const h = a.place.h
  const brush = toolIn(scene, a, relation)
  resize(scene, easel, h * 0.95)
  a.act({ pose: 'hold-front' })
  const s = side(a.place.facing)
  const canvas = (): Point => {
    const { box } = easel.art
    return [(s > 0 ? box.x0 : box.x1) + s * wide(box) * (isPictured ? 0.14 : 0.24), box.y0 + tall(box) * 0.42]
  }
  stand(scene, a, easel, canvas(), 0.42)
  scene.group(a).shift(0, footing(scene, easel) - footing(scene, a))
  scene.join(a, easel, 'over')
  const hand: Point = [canvas()[0] - s * h * 0.17, canvas()[1] + h * 0.05]
  if (brush) {
    aim(brush, hand, canvas())
    toFront(scene, brush)
  }
  a.act({ reach: { nearHand: hand, farHand: before(a, 0.12, 0.2) } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b: easel, tool: brush, at: canvas })
  if (isPictured) return picture(scene, easel, b)
  face(scene, b, turned(a.place.facing))
  if (!b.handed && b.acting.pose === 'stand') b.act({ pose: 'sit' })
  setBeside(scene, b, easel, s > 0, 0.1)
}

/** Of the easel: where its canvas is. */
const CANVAS = { x0: 0.16, x1: 0.9, y0: 0.17, y1: 0.64 }

/** On the empty canvas, several side by side. */
function picture(scene: Scene, easel: Member, b: Member): void {
  easel.looks.add('blank')
  easel.draw()
  const all = scene.members.filter(({ named }) => named === b.named)
  const { box } = easel.art
  const [w, h] = [(wide(box) * (CANVAS.x1 - CANVAS.x0)) / all.length, tall(box) * (CANVAS.y1 - CANVAS.y0)]
  for (const [i, one] of all.entries()) {
    if (scene.together(one, easel)) continue
    if (one.being && !one.handed) one.act({ pose: 'sit' })
    resize(scene, one, one.place.h * Math.min(w / wide(one.art.box), h / tall(one.art.box)))
    const x = box.x0 + wide(box) * CANVAS.x0 + w * (i + 0.5)
    const y = box.y0 + tall(box) * CANVAS.y0 + h / 2
    scene.group(one).shift(x - midX(one.art.box), y - midY(one.art.box))
    scene.join(one, easel, { after: easel.art.layers.at(-1)?.part ?? 'back', of: easel })
  }
}
