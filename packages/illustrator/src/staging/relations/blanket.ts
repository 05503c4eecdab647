/** A bed that is made up: who lies under its blanket, and what lies on it. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { meet, resize } from './kit.ts'

export const LYING = new Set(['lies-on', 'sleeps-in'])

/** Made up with a blanket that covers legs. */
export const isMadeUp = (b: Member): boolean => b.has('cover')

export const sleepersIn = (scene: Scene, b: Member): Member[] => [
  ...new Set(
    scene.bonds.filter((bond) => bond.b === b && bond.a.handed && LYING.has(bond.relation.relation)).map(({ a }) => a),
  ),
]

/** Teddy and cat on the blanket, past those who lie under it; false where nobody does. */
export function onBlanket(scene: Scene, a: Member, b: Member): boolean {
  const inIt = sleepersIn(scene, b)
  if (a.handed || !isMadeUp(b) || b.has('cover2') || !inIt.length || scene.together(a, b)) return false
  const { index } = scene.slot(b, 'blanket', LAID)
  const tallest = Math.max(...inIt.map((one) => one.place.h))
  const size = Math.max(tall(a.art.box), wide(a.art.box))
  if (scene.alone(a)) resize(scene, a, a.place.h * Math.min(1, (tallest * (a.being ? 0.6 : 0.42)) / size))
  const away = side(b.place.facing)
  const last = away > 0 ? Math.max(...inIt.map(edge(1))) : Math.min(...inIt.map(edge(-1)))
  const x = last + away * wide(a.art.box) * (0.52 + index)
  const [, y] = b.point('cover')
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y + tall(b.art.box) * 0.06])
  scene.join(a, b, 'over')
  return true
}

const LAID = new Set(['lies-on', 'sleeps-in', 'on-top-of', 'sits-on'])

export const edge =
  (to: 1 | -1) =>
  (one: Member): number =>
    one.point('headMid')[0] + to * headOf(one)
