/** A plane pulls its banner far behind the tail, as large as words on it would need, between two lines that meet in one. */
import type { Point } from '../../art/art.ts'
import { midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { line, stroke } from './effects.ts'
import { resize } from './kit.ts'

const CLOTH = /banner$/
/** Of the length of who flies: how long the banner is, and how long the line to it. */
const [LONG, LINE] = [0.72, 0.16]

/** Whether it is towed now. */
export function towsBanner(scene: Scene, a: Member, b: Member): boolean {
  if (a.being || a.habitat !== 'air' || !CLOTH.test(b.entry.name) || scene.together(a, b)) return false
  const s = side(a.place.facing)
  resize(scene, b, (b.place.h * wide(a.art.box) * LONG) / Math.max(wide(b.art.box), tall(b.art.box)))
  const tail = (): Point => [s > 0 ? a.art.box.x0 : a.art.box.x1, a.has('tie') ? a.point('tie')[1] : midY(a.art.box)]
  const near = s > 0 ? b.art.box.x1 : b.art.box.x0
  const [x, y] = tail()
  scene.group(b).shift(x - s * wide(a.art.box) * LINE - near, y - midY(b.art.box))
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const edge = s > 0 ? box.x1 : box.x0
      const [tx, ty] = tail()
      const knot: Point = [(tx + edge) / 2, ty]
      const ends = [0.18, 0.82].map((share): Point => [edge - s * wide(box) * 0.03, box.y0 + tall(box) * share])
      return (
        stroke(line([[tx + s * wide(a.art.box) * 0.03, ty], knot]), sw) +
        ends.map((end) => stroke(line([knot, end]), sw)).join('')
      )
    },
  })
  return true
}
