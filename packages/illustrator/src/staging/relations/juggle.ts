/** In an arc over the head. */
import { midX, midY } from '../geometry.ts'
import { fitHeld, HELD } from './hands.ts'
import { meet, type Stager } from './kit.ts'

export const juggles: Stager = (scene, a, b) => {
  const { index, count } = scene.slot(a, 'juggled', HELD)
  fitHeld(scene, a, b, 0.3)
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
    [x + (t - 0.5) * h * 0.8, y - h * (0.1 + 0.2 * Math.sin(Math.PI * t))],
  )
  scene.join(b, a, 'over')
}
