/** In the crown of a tree: before its leaves, each at a spot of its own. */
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

export function inCrown(scene: Scene, a: Member, b: Member, within: ReadonlySet<string>): void {
  const { index, count } = scene.slot(b, 'crown', within)
  const { box } = b.art
  const spots = a.being ? PERCHES : CROWN
  const [dx, dy] = spots[index % spots.length] as readonly [number, number]
  const share = a.being ? (count > 1 ? 0.32 : 0.44) : a.entry.height > FRUIT ? 0.36 : 0.13
  resize(scene, a, (a.place.h * wide(box) * share) / Math.max(wide(a.art.box), tall(a.art.box)))
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [midX(box) + dx * wide(box), box.y0 + dy * tall(box)])
  scene.join(a, b, 'over')
}

/** Before the leaves one sees them whole. */
export const isWinged = ({ entry }: Member): boolean => entry.kind === 'being' && entry.actor.can('fly')
const PERCHES = [
  [-0.02, 0.28],
  [-0.3, 0.36],
  [0.3, 0.36],
] as const

/** In meters: what is larger did not grow there. */
const FRUIT = 0.25
const CROWN = [
  [-0.26, 0.4],
  [0.2, 0.2],
  [0.28, 0.44],
  [-0.1, 0.16],
  [0.02, 0.42],
] as const
