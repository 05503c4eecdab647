/** A pile of things: the most of them at the bottom, each row behind the one below it, none quite level. */
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** Shares of a thing's size: how much two side by side hide of each other, how far the next row is up. */
const [CLOSE, UP] = [0.86, 0.58]
const TILTS = [-9, 7, -4, 11, -12, 5, 8, -7]

export const heap: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = heapedWith(scene)
  const size = all.reduce((sum, one) => sum + reach(one), 0) / all.length
  // What is piled up is of about one size.
  for (const one of all) if (reach(one) > size * 1.5) resize(scene, one, (one.place.h * size * 1.5) / reach(one))
  const rows = inRows([...all].sort((p, q) => reach(q) - reach(p)))
  const [low = []] = rows
  const foot = (low[0] ?? a).art.box.y1
  const middle = midX((low[0] ?? a).art.box)
  let y = foot
  for (const [r, row] of rows.entries()) {
    const span = row.reduce((sum, one) => sum + wide(one.art.box) * CLOSE, 0)
    let x = middle - span / 2
    for (const [i, one] of row.entries()) {
      const w = wide(one.art.box) * CLOSE
      if (!one.being) one.tilt = r || i % 2 ? (TILTS[(r * 3 + i) % TILTS.length] ?? 0) : 0
      const { box } = one.draw().art
      scene.group(one).shift(x + w / 2 - midX(box), y + (i % 2) * size * 0.05 - box.y1)
      x += w
    }
    y -= UP * Math.max(...row.map(({ art }) => tall(art.box)))
  }
  const [first] = low
  if (first)
    for (const row of rows)
      for (const one of row) if (one !== first) scene.join(one, first, row === low ? 'over' : 'under')
}

const heapedWith = ({ bonds }: Scene): Member[] => [
  ...new Set(bonds.filter(({ relation }) => relation.how === 'heap').flatMap(({ a, b }) => (b ? [a, b] : [a]))),
]

const reach = ({ art }: Member): number => Math.max(wide(art.box), tall(art.box))

/** From the ground up, each row one less than the one below it, as far as they go. */
function inRows(all: readonly Member[]): Member[][] {
  let base = 1
  while ((base * (base + 1)) / 2 < all.length) base++
  const rows: Member[][] = []
  for (let at = 0, n = base; at < all.length; at += n, n = Math.max(1, n - 1)) rows.push(all.slice(at, at + n))
  return rows
}
