/** Hands at what opens or hangs: the lid of a present, clothes on a line. */
import type { Point } from '../../../art/art.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import { area, line } from '../effects.ts'
import { resize } from '../kit.ts'
import { type ActStager, before, toFront } from './kit.ts'

/** Five points about a middle. */
const star = ([x, y]: Point, r: number): string =>
  `${line(
    Array.from({ length: 10 }, (_, i): Point => {
      const [turn, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.48 : r]
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    }),
  )}Z`

/** On the knees before the open box, its lid in the air, stars between. */
export const unwrap: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const s = side(a.place.facing)
  a.act({ pose: 'kneel', mouth: 'open', turn: 0.4 })
  const grown = Math.min(1.5, Math.max(1, b.named.size ?? 1))
  resize(scene, b, (b.place.h * h * 0.36 * grown) / wide(b.art.box))
  const { box } = b.art
  const edge = s > 0 ? box.x0 : box.x1
  scene.group(b).shift(before(a, 0.2, 0)[0] - edge, a.art.box.y1 - box.y1)
  scene.join(b, a, 'over')
  const rim = b.point('rim')
  const near: Point = [(s > 0 ? b.art.box.x0 : b.art.box.x1) + s * wide(b.art.box) * 0.1, rim[1] + h * 0.02]
  a.act({ reach: { nearHand: near, farHand: [near[0] + s * h * 0.1, rim[1] - h * 0.01] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  scene.extras.push({
    of: b,
    draw(sw) {
      const w = wide(b.art.box)
      const [x, y] = [midX(b.art.box) + side(a.place.facing) * w * 0.16, b.point('rim')[1]]
      const tip = side(a.place.facing) * 0.3
      const at = (u: number, v: number): Point => [x + u * w - v * w * tip, y - w * 0.78 + v * w + u * w * tip]
      const shape = (points: readonly Point[]) => `${line(points)}Z`
      const lid = shape([at(-0.54, -0.1), at(0.54, -0.1), at(0.54, 0.12), at(-0.54, 0.12)])
      const band = shape([at(-0.1, -0.1), at(0.1, -0.1), at(0.1, 0.12), at(-0.1, 0.12)])
      const bow = (k: number) => shape([at(0, -0.1), at(k * 0.3, -0.34), at(k * 0.34, -0.08)])
      const stars: [number, number, number][] = [
        [-0.34, 0.3, 0.13],
        [0.02, 0.44, 0.15],
        [0.4, 0.42, 0.12],
      ]
      return (
        area(lid, 'vermilion', sw) +
        area(band, 'gamboge', sw * 0.8) +
        [-1, 1].map((k) => area(bow(k), 'gamboge', sw * 0.8)).join('') +
        stars
          .map(([u, v, r]) => area(star([x + u * w, y - w * 0.78 + v * w], Math.max(15, r * w)), 'straw', sw * 0.8))
          .join('')
      )
    },
  })
}

/** The line a little higher than who hangs the clothes, a hand at the first of them. */
export const peg: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const s = side(a.place.facing)
  const { index } = scene.slot(b, 'peg', new Set())
  if (index === 0) resize(scene, b, (b.place.h * h * 1.04) / tall(b.art.box))
  if (index % 2 && scene.alone(a)) a.at({ facing: s > 0 ? 'left' : 'right' })
  const way = side(a.place.facing)
  a.act({ pose: 'reach-up' })
  const { box } = b.art
  const target: Point = [(way > 0 ? box.x0 : box.x1) + way * wide(box) * 0.17, box.y0 + tall(box) * 0.26]
  scene.group(a).shift(target[0] - way * h * 0.2 - a.point('chest')[0], box.y1 - a.art.box.y1 + h * 0.03)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: target, farHand: [target[0] + way * h * 0.06, target[1] - h * 0.03] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}
