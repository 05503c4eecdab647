/** Several that drink in the open do it at one water: around it, heads down to its edge, the largest behind. */
import { midX, midY, tall, wide } from '../../geometry.ts'
import { isPartOf } from '../../grounds.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { resize } from '../kit.ts'

/** Where each of one side has its mouth on the edge of the water: shares of half its width and half its height. */
const EDGE: readonly (readonly [out: number, up: number])[] = [
  [0.74, -0.9],
  [0.86, 0.2],
  [0.46, 0.95],
]
/** How broad the water is beside those who drink, in widths of the broadest, for one and for each more of a side. */
const [BROAD, MORE] = [0.8, 0.22]

export const drinkersIn = ({ bonds }: Scene): Member[] => [
  ...new Set(bonds.filter(({ a, b, relation }) => !b && !a.handed && relation.how === 'drink-from').map(({ a }) => a)),
]

export function atWaterHole(scene: Scene, herd: readonly Member[]): void {
  for (const one of herd) one.act({ pose: 'head-down' })
  // On the bank of a pond the pond is before them.
  const water = isPartOf('pond', scene.setting) ? null : scene.bring('puddle', 60)
  if (!water) return
  scene.arranged.add(water)
  const perSide = Math.ceil(herd.length / 2)
  const broad = Math.max(...herd.map(({ art }) => wide(art.box))) * (BROAD + MORE * perSide)
  resize(scene, water, (water.place.h * broad) / wide(water.art.box))
  const { box } = water.art
  const [x, y, rx, ry] = [midX(box), midY(box), wide(box) / 2, tall(box) / 2]
  const bySize = [...herd].sort((p, q) => tall(p.art.box) - tall(q.art.box))
  const stood = bySize.map((one, i) => {
    const s = i % 2 ? -1 : 1
    const [out, up] = EDGE[Math.floor(i / 2) % EDGE.length] ?? [0.7, 0]
    one.at({ facing: s > 0 ? 'left' : 'right' })
    const [mx, my] = one.point('mouth')
    one.move({ scale: 1, dx: x + s * rx * out - mx, dy: y - ry * up - my })
    return one
  })
  for (const one of stood.reverse()) scene.join(one, water, 'over')
}
