/** A bed that is made up: who lies under its blanket, and what lies on it. */
import type { Point } from '../../art/art.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { meet, resize } from './kit.ts'

export const LYING = new Set(['lies-on', 'sleeps-in'])

/** Made up with a blanket that covers legs. */
export const isMadeUp = (b: Member): boolean => b.has('cover')

export function sleepersIn(scene: Scene, b: Member): Member[] {
  const isIn = scene.bonds.filter((bond) => bond.b === b && bond.a.handed && LYING.has(bond.relation.relation))
  const inIt = [...new Set(isIn.map(({ a }) => a))]
  // The baby between its parents lies where they do.
  for (const { a, b: left, c: right, relation } of scene.bonds)
    if (relation.relation === 'between' && a.handed && left && right && inIt.includes(right)) {
      if (inIt.includes(a)) inIt.splice(inIt.indexOf(a), 1)
      inIt.splice(inIt.indexOf(left) + 1, 0, a)
    }
  return inIt
}

/** Teddy and cat on the blanket, past those who lie under it; false where nobody does. */
export function onBlanket(scene: Scene, a: Member, b: Member): boolean {
  const inIt = sleepersIn(scene, b)
  if (a.handed || !isMadeUp(b) || b.has('cover2') || !inIt.length || scene.together(a, b)) return false
  const { index } = scene.slot(b, 'blanket', LAID)
  const tallest = Math.max(...inIt.map((one) => one.place.h))
  const size = Math.max(tall(a.art.box), wide(a.art.box))
  if (scene.alone(a)) resize(scene, a, a.place.h * Math.min(1, (tallest * (a.being ? 0.6 : 0.42)) / size))
  if (b.has('laid')) {
    const [mid, y] = b.point('laid')
    meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [mid + (index % 2 ? 1 : -1) * wide(b.art.box) * 0.22, y])
    scene.join(a, b, 'over')
    return true
  }
  const away = side(b.place.facing)
  const last = away > 0 ? Math.max(...inIt.map(edge(1))) : Math.min(...inIt.map(edge(-1)))
  const x = last + away * wide(a.art.box) * (0.52 + index)
  const [, y] = b.point('cover')
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y + tall(b.art.box) * 0.06])
  scene.join(a, b, 'over')
  return true
}

/** The cat that came to bed with several is on their blanket; false where b is in no such bed. */
export function withSleepers(scene: Scene, a: Member, b: Member): boolean {
  const bed = b.being && a.being ? scene.does(b, ...LYING)?.b : null
  return !!bed?.has('laid') && onBlanket(scene, a, bed)
}

const LAID = new Set(['lies-on', 'sleeps-in', 'on-top-of', 'sits-on'])

export const edge =
  (to: 1 | -1) =>
  (one: Member): number =>
    one.point('headMid')[0] + to * headOf(one)

/** Who is in covers with others faces the reader: nothing of the legs is seen, nor the arms of who sleeps, but for what is in them. */
export function coverUp(scene: Scene, a: Member, asleep: boolean): void {
  a.act({ pose: 'sit', turn: 0, ...(asleep ? { mood: 'sleepy' } : {}) })
  const arms = asleep && !scene.does(a, 'holds', 'hugs', 'carries') ? ['nearArm', 'farArm'] : []
  for (const part of ['nearLeg', 'farLeg', 'tail', ...arms]) a.without.add(part)
  a.draw()
}

/** The edge of b's covers is at x and y: at the chest of who sleeps, and `under` heights above the hip of who sits up, hands on it. */
export function tuckIn(scene: Scene, a: Member, b: Member, [x, y]: Point, asleep: boolean, under: number): void {
  // Long ears are part of a head, and would lift a rabbit out of the bed.
  const r = a.upright ? Math.min(headOf(a), Math.abs(a.point('neck')[1] - a.point('headMid')[1])) : headOf(a)
  const chin = a.point('headMid')[1] + r * 1.2
  const [sx, sy] = asleep ? [a.point('chest')[0], Math.max(a.point('chest')[1], chin)] : a.point('seat')
  scene.group(a).shift(x - sx, y + (asleep ? 0 : a.place.h * under) - sy)
  scene.join(a, b, { before: 'front', of: b })
  if (a.acting.reach?.nearHand || a.without.has('nearArm')) return
  const apart = a.place.h * 0.1 * Math.sign(a.point('nearHand')[0] - x)
  const above = y - a.place.h * 0.03
  a.reach({ nearHand: [x + apart, above], farHand: [x - apart, above] })
}
