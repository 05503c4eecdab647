/** A worm that looks out of an apple: a hole in the front of the fruit, the head and the neck out of it. */
import type { Point } from '../../art/art.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { area, disc } from './effects.ts'
import { resize } from './kit.ts'

const FRUIT =
  /^(apple|pear|peach|orange|watermelon|melon|mango|plum|strawberry|pineapple|tomato|lemon|avocado|potato|eggplant|acorn|walnut|cake|cupcake)$/
const CRAWLER = /worm|caterpillar|maggot|inchworm/

/** Of the fruit's smaller side: how large the hole is; in its radii: how large the head, and how far out it is. */
const [HOLE, HEAD, OUT] = [0.2, 1.05, 1.3]

export const isOutOfFruit = (scene: Scene, a: Member, b: Member): boolean =>
  CRAWLER.test(a.entry.name) && FRUIT.test(b.entry.name) && scene.alone(a) && !b.art.hollow

export function outOfFruit(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'stand' })
  a.without.add('torso')
  a.draw()
  const r = () => Math.min(wide(b.art.box), tall(b.art.box)) * HOLE
  const s = side(a.place.facing)
  const hole = (): Point => [midX(b.art.box) - s * r() * 0.7, b.art.box.y1 - tall(b.art.box) * 0.36]
  resize(scene, a, (a.place.h * r() * HEAD) / headOf(a))
  const [x, y] = a.point('headMid')
  scene.group(a).shift(hole()[0] + s * r() * OUT - x, hole()[1] - r() * OUT - y)
  scene.join(a, b, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const n = (value: number) => value.toFixed(1)
      const [[cx, cy], [hx, hy], k] = [hole(), a.point('headMid'), r()]
      const neck = `M${n(cx - s * k * 0.62)} ${n(cy + k * 0.3)}C${n(cx - s * k * 0.5)} ${n(hy + k * 0.6)} ${n(hx - s * k * 0.6)} ${n(hy - k * 0.3)} ${n(hx)} ${n(hy)}L${n(hx + s * k * 0.3)} ${n(hy + k * 0.6)}C${n(hx)} ${n(hy + k * 1.2)} ${n(cx + s * k * 0.66)} ${n(cy - k * 0.2)} ${n(cx + s * k * 0.6)} ${n(cy + k * 0.34)}Q${n(cx)} ${n(cy + k * 0.8)} ${n(cx - s * k * 0.62)} ${n(cy + k * 0.3)}Z`
      return disc([cx, cy], k, 'bark', sw) + area(neck, 'rose', sw)
    },
  })
}
