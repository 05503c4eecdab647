/** In the kitchen: a pancake in the air over its pan, a pin over the dough, a peel that comes off. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { stroke } from '../effects.ts'
import { ahead, meet, resize } from '../kit.ts'
import { type ActStager, before, headOf, propOf, put, toFront, toolIn } from './kit.ts'
import { workTable } from './work-table.ts'

const n = (value: number): string => value.toFixed(1)

/** The pan far before the chest, what flies above it as high as the face, two arcs between. */
export const flip: ActStager = (scene, a, b, relation) => {
  const pan = toolIn(scene, a, relation)
  if (!b || !pan || !a.handed || !scene.alone(b)) return
  const h = a.place.h
  a.act({ pose: 'hold-front', mouth: 'open' })
  if (!scene.together(pan, a)) scene.join(pan, a, { before: 'nearArm', of: a })
  pan.tilt = 0
  // What was in it is in the air.
  pan.looks.add('empty')
  pan.at({ facing: a.place.facing, h: (pan.place.h * h * 0.44) / Math.max(1, wide(pan.art.box)) })
  put(pan, 'grip', before(a, 0.26, 0.1))
  a.act({ reach: { nearHand: pan.point('grip'), farHand: before(a, -0.06, 0.16) } })
  toFront(scene, pan)
  toFront(scene, a, 'nearArm')
  resize(scene, b, (b.place.h * h * 0.3) / Math.max(1, wide(b.art.box)))
  const [x] = pan.point('rim')
  meet(
    scene,
    b,
    a,
    [midX(b.art.box), midY(b.art.box)],
    [x + ahead(a, h * 0.03), a.point('headMid')[1] - headOf(a) * 0.5],
  )
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const low = pan.point('rim')[1] - a.place.h * 0.06
      const arc = (k: number) => {
        const cx = midX(box) + k * wide(box) * 0.34
        return stroke(
          `M${n(cx)} ${n(low)}Q${n(cx + k * wide(box) * 0.3)} ${n((low + box.y1) / 2)} ${n(cx)} ${n(box.y1 + 12)}`,
          sw * 0.8,
        )
      }
      return arc(-1) + arc(1)
    },
  })
}

/** Shares of the height: how far above the head what is tossed flies, and how wide it is. */
const TOSSED = { air: 0.1, wide: 0.62, child: 0.75 }

/** In the air above both hands, two arcs under it. */
export const toss: ActStager = (scene, a, b) => {
  if (!b || !a.handed || !scene.alone(b)) return
  const h = a.place.h
  a.act({ pose: 'arms-up', mouth: 'open' })
  // The cap that is in the air is on no head.
  if (b.entry.name === 'graduation cap') a.wear('bareheaded')
  if (b.handed) b.act({ pose: 'jump', mouth: 'open' })
  const { box } = b.art
  // A child is no pancake.
  const size = b.being ? tall(box) * TOSSED.child : Math.max(wide(box), tall(box) * 1.6)
  resize(scene, b, (b.place.h * h * TOSSED.wide) / size)
  const top = Math.min(a.point('headTop')[1], a.point('nearHand')[1], a.point('farHand')[1])
  meet(scene, b, a, [midX(b.art.box), b.art.box.y1], [a.point('headMid')[0], top - h * TOSSED.air])
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const { x0, x1, y1 } = b.art.box
      const [w, gap] = [x1 - x0, h * TOSSED.air]
      const arc = (share: number, drop: number) =>
        stroke(
          `M${n(midX(b.art.box) - w * share)} ${n(y1 + gap * drop)}q${n(w * share)} ${n(gap * 0.4)} ${n(w * share * 2)} 0`,
          sw * 0.8,
        )
      return arc(0.3, 0.15) + arc(0.2, 0.45)
    },
  })
}

/** In heights of who kneads it. */
const LUMP = 0.15

/** The dough flat on the table, both hands on the pin over it. */
export const rollOut: ActStager = (scene, a, b, relation) => {
  const table = propOf(scene, a, /^(desk|table)$/)
  const pin = toolIn(scene, a, relation)
  if (!b || !table || workTable(scene, a, table) || scene.together(a, table)) return
  const h = a.place.h
  // Under a large head the arms need room.
  resize(scene, table, Math.min(h * 0.4, a.art.box.y1 - a.point('chest')[1] - h * (pin ? 0.06 : 0.15)))
  const { box } = table.art
  scene.group(table).shift(a.point('chest')[0] - midX(box), a.art.box.y1 + h * 0.04 - box.y1)
  a.act({ pose: 'two-hands', turn: 0.1 })
  scene.join(table, a, 'over')
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  const x = a.point('chest')[0]
  if (scene.alone(b)) {
    resize(scene, b, b.place.h * Math.min((h * 0.56) / wide(b.art.box), (h * LUMP) / tall(b.art.box)))
    meet(scene, b, table, [midX(b.art.box), b.art.box.y1], [x, top + 6])
    scene.join(b, table, 'over')
  }
  if (!pin) return kneadBy(scene, a, b)
  pin.tilt = 0
  pin.at({ facing: 'right', h: (pin.place.h * h * 0.46) / wide(pin.art.box) })
  pin.move({ scale: 1, dx: x - midX(pin.art.box), dy: b.art.box.y0 + tall(b.art.box) * 0.6 - pin.art.box.y1 })
  if (!scene.together(pin, a)) scene.join(pin, a, 'over')
  toFront(scene, pin)
  const [l, r]: [Point, Point] = [pin.point('grip'), pin.point('grip2')]
  const right = a.point('nearHand')[0] > a.point('farHand')[0]
  a.act({ reach: right ? { nearHand: r, farHand: l } : { nearHand: l, farHand: r } })
  toFront(scene, a, 'farArm', 'nearArm')
  scene.contacts.push({ a, b, tool: pin, at: () => [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.5] })
}

/** Both hands in the lump, one beside the other. */
function kneadBy(scene: Scene, a: Member, b: Member): void {
  const { box } = b.art
  const y = box.y0 + tall(box) * 0.42
  const right = a.point('nearHand')[0] > a.point('farHand')[0]
  const [l, r]: [Point, Point] = [
    [midX(box) - wide(box) * 0.24, y],
    [midX(box) + wide(box) * 0.24, y],
  ]
  a.act({ reach: right ? { nearHand: r, farHand: l } : { nearHand: l, farHand: r } })
  toFront(scene, a, 'farArm', 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.34] })
}
