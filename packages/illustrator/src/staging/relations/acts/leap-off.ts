/** Off a dock or a rock: one in the air beyond its edge, the next still on it, a third where the water flies up. */
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { ahead, contact, resize, surface } from '../kit.ts'
import type { ActStager } from './kit.ts'
import { spray } from './water.ts'

/** In heights of who leaps: how wide it is for one, and for each more who waits on it; how high it is at most. */
const [BROAD, MORE, HIGH] = [1.1, 0.6, 0.62]

/** In heights, from the edge and from the water or the top: who is in the air, and who is nearly in. */
const [ALOFT, NEARLY_IN] = [
  { out: 0.42, up: 0.1 },
  { out: 1.1, up: 0.06 },
]

export const leapOff: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'leap-off').map((bond) => bond.a)
  const leapers = [...new Set(all)]
  const i = leapers.indexOf(a)
  const h = Math.max(...leapers.map(({ place }) => place.h))
  const first = leapers[0] as Member
  if (i === 0) {
    const waiting = leapers.filter((_, at) => waits(at)).length
    if (scene.alone(b)) b.at({ facing: a.place.facing })
    const k = Math.min((h * (BROAD + waiting * MORE)) / wide(b.art.box), (h * HIGH) / tall(b.art.box))
    resize(scene, b, b.place.h * k)
  } else if (scene.alone(a)) a.at({ facing: first.place.facing })
  const { box } = b.art
  const edge = ahead(a, 1) > 0 ? box.x1 : box.x0
  const top = surface(b, a, relation).y
  if (waits(i)) {
    a.act({ pose: 'arms-up', mouth: 'open' })
    const [x, y] = contact(a)
    const back = h * (0.34 + MORE * Math.max(0, leapers.filter((_, at) => waits(at)).indexOf(a)))
    scene.group(a).shift(edge - ahead(a, back) - x, top - y)
    scene.join(a, b, 'over')
    return
  }
  a.act({ pose: 'jump', mouth: 'open' })
  const { out, up } = i === 2 ? NEARLY_IN : ALOFT
  const y = (i === 2 ? box.y1 : top) - h * up
  scene.group(a).shift(edge + ahead(a, h * out) - midX(a.art.box), y - a.art.box.y1)
  scene.join(a, b, 'over')
  if (leapers.length < 3 || i === 2)
    scene.extras.push({ of: b, draw: (sw) => spray([midX(a.art.box), b.art.box.y1], a.place.h * 0.2, sw) })
}

/** The second and all after the third. */
const waits = (i: number): boolean => i === 1 || i > 2
