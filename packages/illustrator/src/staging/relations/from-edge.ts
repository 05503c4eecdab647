/** What bears somebody from the air comes in from the edge of the page: a branch that is sawn off, a rope that ends would hover. */
import type { Point } from '../../art/art.ts'
import { midX, tall } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { line, stroke, tube } from './effects.ts'

const [LEFT, RIGHT, TOP] = [0, 1024, 0]
/** In heights of a branch: half of its sawn end, how far within the drawing it is met, and how it grows over one height. */
const [HALF, WITHIN, THICKER] = [0.137, 0.035, 0.05]

export const isBranch = ({ entry }: Member): boolean => entry.name === 'branch'

/** From the thick end of a branch on; not through whoever stands there. */
export function fromSide(scene: Scene, b: Member): void {
  if (b.tilt) return
  scene.extras.push({
    of: b,
    draw(sw) {
      const h = tall(b.art.box)
      const [x, y] = b.point('butt')
      const s = x < midX(b.art.box) ? -1 : 1
      const edge = s < 0 ? LEFT : RIGHT
      const far = Math.abs(edge - x) / h
      const low = y + (HALF + far * THICKER) * h
      const isFree = scene.members.every(
        ({ art: { box } }) => box.y1 < y - h || box.y0 > low || (s < 0 ? box.x0 > x - h * 0.2 : box.x1 < x + h * 0.2),
      )
      if (!isFree || s * (edge - x) <= sw) return ''
      const along = (half: number, grown: number): [Point, Point] => [
        [x, y + half * h],
        [edge, y + (half + far * grown) * h],
      ]
      const [top, bottom] = [along(-HALF, -THICKER * 0.2), along(HALF, THICKER * 1.6)]
      const inner = x - s * h * WITHIN
      // Over the line of the sawn end, but under the lines above and below it.
      const seam: Point[] = [bottom[1], bottom[0], [inner, bottom[0][1] - sw / 2], [inner, top[0][1] + sw / 2]]
      return `<path d="${line([...top, ...seam])}Z" fill="#fff" class="bark"/>${stroke(line(top), sw)}${stroke(line(bottom), sw)}`
    },
  })
}

/** In heights of what hangs: how wide a vine or the rope of a swing is. */
const ROPE = { vine: 0.03, tire: 0.045 }

/** From its upper end straight up. */
export function fromAbove(scene: Scene, b: Member, kind: keyof typeof ROPE): void {
  tube(
    scene,
    b,
    () => {
      const [x, y] = b.point('hook')
      return [
        [x, y + 2],
        [x, TOP],
      ]
    },
    ROPE[kind],
    kind === 'vine' ? 'moss' : 'sand',
  )
}
