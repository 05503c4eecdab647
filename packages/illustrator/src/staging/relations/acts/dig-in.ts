/** In a sandbox with a shovel: on the knees in the sand, the blade before them. */
import { midX, tall, wide } from '../../geometry.ts'
import { inside } from '../inside.ts'
import { resize } from '../kit.ts'
import { type ActStager, aim, before, toFront } from './kit.ts'

/** Heights of who digs: how wide the box is for one, and for each more. */
const [WIDE, MORE] = [1.5, 0.7]

export const digIn: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (!a.handed) return inside(scene, a, b, relation)
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'dig-in').map((bond) => bond.a)
  const [index, count] = [all.indexOf(a), all.length]
  if (!index) resize(scene, b, (b.place.h * a.place.h * (WIDE + MORE * (count - 1))) / wide(b.art.box))
  if (scene.alone(a) && count > 1) a.at({ facing: index < count / 2 ? 'right' : 'left' })
  a.act({ pose: 'kneel' })
  const { box } = b.art
  const rim = b.has('rim') ? b.point('rim')[1] : box.y0 + tall(box) * 0.4
  const x =
    midX(box) +
    ((index + 0.5) / count - 0.5) * wide(box) * 0.8 -
    (count > 1 ? 0 : before(a, 0.12, 0)[0] - a.point('chest')[0])
  scene.group(a).shift(x - a.point('chest')[0], rim + tall(box) * 0.12 - a.art.box.y1)
  scene.join(a, b, { before: 'front', of: b })
  const shovel = scene.bonds.find((bond) => bond.a === a && bond.b && /shovel|spade/.test(bond.b.entry.name))?.b
  if (!shovel?.has('tip')) return
  if (!scene.together(shovel, a)) scene.join(shovel, a, { before: 'nearArm', of: a })
  aim(shovel, before(a, 0.2, 0.06), [before(a, 0.44, 0)[0], rim + tall(box) * 0.04])
  a.act({ reach: { nearHand: shovel.point('grip'), farHand: shovel.point('grip2', 'grip') } })
  toFront(scene, shovel)
  toFront(scene, a, 'nearArm')
}
