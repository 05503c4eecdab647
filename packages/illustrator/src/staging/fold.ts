/** Long lines of followers and neighbors, staggered in depth: in one straight row everybody would be tiny. */
import { midX, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { boxOf, knotsOf } from './knots.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** Wider than this, in heights, a group is staggered; where there are three and more of them, sooner. */
const [LONG, LONG_OF_MANY] = [2.3, 1.9]
/** Those who go one after the other stay in a line that is longer. */
const FILE = 4.2
/** How far every other one steps back, in heights of the lowest: two who deal with each other are on one ground, neighbors a little, a procession more, a crowd most. */
const BACK = { neighbors: 0.22, pair: 0.14, procession: 0.4, crowd: 0.56 }

export function fold(scene: Scene): void {
  if (scene.afloat) return
  for (const group of scene.groups) {
    if (group.members.length < 2 || wide(group.box) < tall(group.box) * LONG_OF_MANY) continue
    if (group.members.some((member) => scene.arranged.has(member))) continue
    const knots = knotsOf(group, scene).sort((p, q) => midX(boxOf(p)) - midX(boxOf(q)))
    const most = isFile(group, scene) ? FILE : knots.length > 2 ? LONG_OF_MANY : LONG
    if (knots.length > 1 && wide(group.box) > tall(group.box) * most)
      stagger(group, knots, BACK[orderOf(knots, group, scene)])
  }
}

function orderOf(knots: readonly Member[][], group: Group, scene: Scene): keyof typeof BACK {
  if (knots.length > 3) return 'crowd'
  if (knots.length > 2) return 'procession'
  if (!isProcession(group, scene)) return 'neighbors'
  return knots.every((knot) => knot.some(({ being }) => being)) ? 'pair' : 'procession'
}

const isProcession = ({ members }: Group, scene: Scene): boolean =>
  scene.bonds.every(({ a, b, relation }) => !b || !members.includes(a) || relation.relation !== 'next-to')

const isFile = ({ members }: Group, scene: Scene): boolean => {
  const own = scene.bonds.filter(({ a, b }) => b && members.includes(a))
  return own.length > 1 && own.every(({ relation }) => relation.relation === 'follows')
}

function stagger(group: Group, knots: readonly Member[][], back: number): void {
  const closer =
    knots.length > 4
      ? 0.58
      : knots.length > 3
        ? 0.64
        : back === BACK.pair
          ? 1
          : back < BACK.procession
            ? 0.94
            : knots.length > 2
              ? 0.72
              : 0.94
  const lowest = Math.min(...knots.map((knot) => tall(boxOf(knot))))
  const from = midX(group.box)
  knots.forEach((knot, i) => {
    const dx = (midX(boxOf(knot)) - from) * (closer - 1)
    const dy = i % 2 ? -lowest * back : 0
    for (const member of knot) member.move({ scale: 1, dx, dy })
  })
  group.layer(
    knots.filter((_, i) => i % 2),
    knots.filter((_, i) => i % 2 === 0),
  )
}
