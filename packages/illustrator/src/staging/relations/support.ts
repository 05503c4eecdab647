/** On top of something: standing, sitting, lying, jumping on it. */
import type { Top } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { clamp, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { contact, legDrop, meet, resize, type Stager, slotX, surface } from './kit.ts'

const ON = new Set(['on-top-of', 'sits-on', 'stands-on', 'lies-on', 'balances-on', 'bounces-on', 'rides'])
const FURNITURE = /chair|stool|bench|couch|sofa|throne|armchair|bed|swing/

export const onTop: Stager = (scene, a, b, relation) => {
  const { index, count } = scene.slot(b, 'top', ON)
  if (index === 0) fit(scene, a, b, relation, count)
  const top = surface(b, a, relation)
  const x = slotX(top, { index, count })
  meet(scene, a, b, contact(a), [x, top.y])
  // The crown of a tree is its front: whoever sits in it would be hidden.
  scene.join(a, b, b.has('branch') || b.has('trunk') ? 'over' : { before: 'front', of: b })
}

/** Who jumps on a bed is above it. */
export const bouncing: Stager = (scene, a, b, relation) => {
  onTop(scene, a, b, relation)
  const air = a.place.h * 0.28
  for (const member of carriedBy(scene, a)) member.move({ scale: 1, dx: 0, dy: -air })
}

/** Furniture is made for those who use it: as high as their legs, as wide as all of them. */
function fit(scene: Scene, a: Member, b: Member, relation: Relation, count: number): void {
  if (b.being) {
    shrinkToRide(scene, a, b)
    return
  }
  const top = surface(b, a, relation)
  const seated = a.handed && isSeated(a.acting.pose)
  const rise = b.place.y - top.y
  const furniture = seated && FURNITURE.test(b.entry.name)
  if (furniture && rise > 0 && scene.alone(b)) resize(scene, b, b.place.h * clamp(legDrop(a) / rise, 0.5, 2.4))
  const sitter = scene.undergoes(b, 'sits-at')?.a
  if (sitter && tall(a.art.box) > sitter.place.h * 0.3)
    resize(scene, a, (a.place.h * sitter.place.h * 0.3) / tall(a.art.box))
  const needed = wide(a.art.box) * count * (a.being ? 0.8 : 1.02)
  const span = (line: Top) => line.x1 - line.x0
  const larger = clamp(needed / span(surface(b, a, relation)), 1, a.being ? 1.7 : 1.35)
  if (larger > 1 && scene.alone(b) && !(furniture && count === 1)) resize(scene, b, b.place.h * larger)
  const shrink = clamp(span(surface(b, a, relation)) / needed, 0.4, 1)
  if (shrink > 0.98 || a.being) return
  for (const { a: other, b: host } of scene.bonds)
    if (host === b && !other.being && !scene.together(other, b)) resize(scene, other, other.place.h * shrink)
}

/** On somebody's head or lap one is small enough to be carried. */
function shrinkToRide(scene: Scene, a: Member, b: Member): void {
  const most = wide(b.art.box) * (b.handed ? 0.95 : 0.75)
  const w = wide(a.art.box)
  if (w > most) resize(scene, a, a.place.h * clamp(most / w, 0.45, 1))
  if (a.place.h > b.place.h * 0.8) resize(scene, a, b.place.h * 0.8)
}

/** a, and what was put on or into it. */
export function carriedBy(scene: Scene, a: Member): Member[] {
  const out = [a]
  for (const { a: x, b: y, relation } of scene.bonds) {
    if (!y) continue
    const held = /^(holds|wears|carries|eats|drinks|reads|plays|has)$/.test(relation.relation)
    if (held && x === a && !out.includes(y)) out.push(y)
    if (ON.has(relation.relation) && y === a && !out.includes(x)) out.push(x)
  }
  return out
}
