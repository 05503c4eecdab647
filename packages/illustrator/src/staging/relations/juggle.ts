/** In an arc over the head. */
import { midX, midY, tall, wide } from '../geometry.ts'
import { MANY_ARMS } from '../hands-needed.ts'
import { fitHeld, HELD } from './hands.ts'
import { meet, resize, type Stager } from './kit.ts'

/** In heights of who has eight arms: how large each thing over them is. */
const ONE_OF_MANY = 0.26

export const juggles: Stager = (scene, a, b) => {
  const { index, count } = scene.slot(a, 'juggled', HELD)
  const isMany = MANY_ARMS.test(a.entry.name)
  if (isMany) resize(scene, b, (b.place.h * a.place.h * ONE_OF_MANY) / Math.max(tall(b.art.box), wide(b.art.box)))
  else fitHeld(scene, a, b, 0.3)
  const total = Math.max(
    count,
    scene.bonds.filter((bond) => bond.a === a && bond.relation.relation === 'juggles').length,
  )
  const h = a.place.h
  const t = total > 1 ? index / (total - 1) : 0.5
  const [x, y] = a.point('headTop')
  meet(
    scene,
    b,
    a,
    [midX(b.art.box), midY(b.art.box)],
    [x + (t - 0.5) * h * (isMany ? 1.3 : 0.8), y - h * ((isMany ? 0.24 : 0.1) + 0.2 * Math.sin(Math.PI * t))],
  )
  scene.join(b, a, 'over')
}
