/** What moves along with somebody. */
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { ON } from './perch.ts'

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
