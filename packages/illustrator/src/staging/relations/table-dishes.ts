/** Dishes before those who sit at a table: in the gaps between them, and no higher than a chin. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { resize } from './kit.ts'

/** In widths of the dish: how far it may go for a free place, and in which steps. */
const [FAR, STEP] = [1, 0.125]
/** At least so much is left of a dish that was named, and of one that was not; and of the table's height: how far in front it may stand. */
const [NAMED, BROUGHT, FRONT] = [0.78, 0.6, 0.07]
/** Of a head: how wide a face is, and how far below its middle the chin. */
const [FACE, CHIN] = [0.72, 0.85]

/** Where a dish stands that would stand at x, and how far nearer to us. */
export function besideFaces(scene: Scene, dish: Member, table: Member, x: number, y: number): [x: number, y: number] {
  const faces = scene.bonds
    .filter(({ a, b, relation }) => b === table && relation.relation === 'sits-at' && a.being && scene.together(a, b))
    .map(({ a }) => ({ x: a.point('headMid')[0], r: headOf(a), chin: a.point('headMid')[1] + headOf(a) * CHIN }))
  const others = scene
    .group(table)
    .members.filter((one) => one !== dish && !one.being && scene.does(one, 'on-top-of')?.b === table)
  if (!faces.length || dish.being || scene.together(dish, table)) return [x, y]
  const w = wide(dish.art.box)
  const common = (at: number, mid: number, half: number) =>
    Math.max(0, Math.min(at + w / 2, mid + half) - Math.max(at - w / 2, mid - half)) / w
  const hidden = (at: number) =>
    faces.reduce((sum, face) => sum + (face.chin > y - tall(dish.art.box) ? common(at, face.x, face.r * FACE) : 0), 0)
  const cost = (at: number) =>
    hidden(at) * 2 +
    others.reduce((sum, { art: { box } }) => sum + common(at, midX(box), wide(box) / 2), 0) +
    (Math.abs(at - x) / w) * 0.2
  const { x0, x1 } = table.art.box
  const places = [x]
  for (let off = STEP; off <= FAR; off += STEP) places.push(x - off * w, x + off * w)
  // The gap that sitters leave for a cake may be farther off than that.
  const row = faces.map((face) => face.x).sort((left, right) => left - right)
  for (const [i, at] of row.entries()) if (i) places.push((at + (row[i - 1] ?? at)) / 2)
  const inside = places.filter((at) => at - w * 0.4 > x0 && at + w * 0.4 < x1)
  const best = inside.reduce((least, at) => (cost(at) < cost(least) ? at : least), x)
  if (hidden(best) < 0.1) return [best, y]
  const low = y + tall(table.art.box) * FRONT
  const chin = Math.max(...faces.filter((face) => common(best, face.x, face.r * FACE) > 0).map((face) => face.chin))
  const least = dish.named.via === 'implied' ? BROUGHT : NAMED
  const share = Math.min(1, Math.max(least, (low - chin) / tall(dish.art.box)))
  if (share < 1) resize(scene, dish, dish.place.h * share)
  return [best, low]
}
