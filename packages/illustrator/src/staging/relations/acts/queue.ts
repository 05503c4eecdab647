/** One behind the other before whatever they wait for: a counter, a slide, an ice cream truck. */
import type { Relation } from '../../../reading/graph.ts'
import { clamp, midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { level, setBeside } from '../beside.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** How far the next one stands, in widths: close enough that a long line stays large. */
const STEP = 0.74
/** What they wait for is so many times as high as they are, at least and at most. */
const [LEAST, MOST] = [1.25, 2]

export const queued = (relation: Relation): Relation =>
  /^queu/.test(relation.word ?? '') && relation.b && /^(looks-at|next-to)$/.test(relation.relation)
    ? { ...relation, relation: 'looks-at', how: 'queue', pose: 'stand' }
    : relation

export const queue: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const line = waiting(scene, b)
  const first = line[0]
  if (!first || a !== first) return
  if (!b.being)
    resize(scene, b, b.place.h * clamp(1, (a.place.h * LEAST) / tall(b.art.box), (a.place.h * MOST) / tall(b.art.box)))
  const facing = first.place.facing
  if (b.being && scene.alone(b)) b.at({ facing: turned(facing) })
  setBeside(scene, first, b, facing === 'left', 0.05)
  let before = first
  for (const one of line.slice(1)) {
    if (scene.alone(one)) one.at({ facing })
    if (one.handed) one.act({ pose: 'stand', turn: 0.6 })
    const dx = -side(facing) * STEP * (wide(before.art.box) + wide(one.art.box)) * 0.5
    scene.group(one).shift(midX(before.art.box) + dx - midX(one.art.box), level(first) - level(one))
    scene.join(one, first, 'under')
    before = one
  }
  if (first.handed) first.act({ pose: 'stand', turn: 0.6 })
}

const waiting = (scene: Scene, b: Member): Member[] => [
  ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'queue').map(({ a }) => a)),
]
