/** What is seen of a voice and a feeling: tears, laughter, notes before a singer, the spray of a sneeze, a mouthful, claps. */
import type { Point } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { drop, tears } from './between.ts'
import { stroke } from './effects.ts'
import { isGrazed, mouthful } from './mouthful.ts'

const n = (value: number): string => value.toFixed(1)

/** Tears and laughter are to be seen. */
export function feel(scene: Scene, a: Member, { relation, word, b }: Relation): void {
  if (relation === 'cries') {
    a.act({ mood: 'sad', mouth: 'closed' })
    tears(scene, a)
  }
  if (/^(laugh|giggl)/.test(word ?? '')) a.act({ mood: 'proud', mouth: 'open' })
  if (/^yawn/.test(word ?? '')) a.act({ mood: 'sleepy', mouth: 'open' })
  if (relation === 'sings' && a.being) sing(scene, a)
  if (relation === 'eats' && isGrazed(b)) mouthful(scene, a)
  if (!b && /^(sneez|cough|spit)/.test(word ?? '')) sneeze(scene, a)
  if (/^(clap|applaud)/.test(word ?? '') && a.handed) claps(scene, a)
}

/** The half of a head, and the side of it to which its face looks. */
const headOf = (a: Member): { x: number; y: number; r: number; s: number } => {
  const [x, y] = a.point('headMid')
  return { x, y, r: Math.abs(y - a.point('headTop')[1]), s: side(a.place.facing) }
}

/** Where others stand nothing is put in the air. */
const isFree = (scene: Scene, a: Member, [x, y]: Point, r: number): boolean =>
  scene.members.every((one) => {
    const { x0, x1, y0, y1 } = one.art.box
    return one === a || !one.being || x < x0 - r || x > x1 + r || y < y0 - r || y > y1 + r
  })

/** Notes that rise on both sides of the head, unless notes were asked for by name. */
function sing(scene: Scene, a: Member): void {
  a.act({ mouth: 'open' })
  if (scene.members.some(({ entry }) => entry.name === 'musical note') || !a.has('headMid')) return
  scene.extras.push({
    of: a,
    draw(sw) {
      const { x, y, r, s } = headOf(a)
      const size = Math.max(15, Math.min(34, r * 0.22))
      const reach = Math.max(Math.abs(x - a.art.box.x0), Math.abs(a.art.box.x1 - x))
      const out = Math.min(r * 1.5, reach) + size * 1.6
      const spots: Point[] = [
        [x + s * out, y - r * 0.1],
        [x + s * (out + size * 2.2), y - r * 0.75],
        [x - s * out, y - r * 0.55],
      ]
      return spots
        .filter((at) => at[0] > 70 && at[0] < 930 && isFree(scene, a, at, size))
        .map((at) => note(at, size, sw))
        .join('')
    },
  })
}

/** A note with its head filled in by whoever colors. */
const note = ([x, y]: Point, r: number, sw: number): string =>
  `<path d="M${n(x + r * 0.62)} ${n(y)}V${n(y - r * 2.3)}q${n(r * 0.3)} ${n(r * 0.8)} ${n(r * 1)} ${n(r * 1)}" fill="none" stroke="#000" stroke-width="${n(sw * 0.9)}" stroke-linecap="round"/>` +
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.72)}" ry="${n(r * 0.55)}" fill="#fff" class="night" stroke="#000" stroke-width="${n(sw * 0.8)}"/>`

/** Drops that fly out before the mouth. */
function sneeze(scene: Scene, a: Member): void {
  a.act({ mouth: 'open', ...(a.handed ? { turn: 0.7 } : {}) })
  if (!a.has('headMid') || !a.has('mouth')) return
  scene.extras.push({
    of: a,
    draw(sw) {
      const { x, r, s } = headOf(a)
      const [mx, my] = a.point('mouth')
      const from = s * Math.max(s * mx, s * x + r) + s * r * 0.3
      const size = Math.max(10, r * 0.12)
      const spots: Point[] = [
        [0, 0],
        [0.42, -0.3],
        [0.45, 0.22],
        [0.95, -0.05],
        [0.9, 0.5],
      ]
      return spots.map(([dx, dy]) => drop([from + s * dx * r, my + dy * r], size, sw)).join('')
    },
  })
}

/** Short lines about the hands that meet. */
function claps(scene: Scene, a: Member): void {
  a.act({ mouth: 'open' })
  scene.extras.push({
    of: a,
    draw(sw) {
      const [[nx, ny], [fx, fy]] = [a.point('nearHand'), a.point('farHand')]
      const [x, y, r] = [(nx + fx) / 2, (ny + fy) / 2, a.place.h * 0.075]
      const ray = (dx: number, dy: number) =>
        stroke(`M${n(x + dx * r)} ${n(y + dy * r)}L${n(x + dx * r * 1.5)} ${n(y + dy * r * 1.5)}`, sw * 0.8)
      return ray(-1, -0.35) + ray(1, -0.35) + ray(-1, 0.3) + ray(1, 0.3)
    },
  })
}
