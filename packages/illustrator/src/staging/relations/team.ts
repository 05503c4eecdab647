/** Three and more before a sleigh or a wagon go in pairs: one behind the other they would be as long as a train, and tiny. */
import { side, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'
import { rope } from './stance.ts'

const LEAST = 3
/** In widths: how far ahead the far one of a pair is, and each pair before the next. */
const [PAIRED, NEXT] = [0.46, 1]
/** In heights: how much higher the far one of a pair is, and in the air each pair above the last. */
const [FAR, CLIMB] = [0.3, 0.34]

/** In widths of what they pull: how long each of a team is at least. */
const LONG = 0.66

/** Those who pull b, where they are so many that they go in pairs; empty where they are fewer. */
function teamOf(scene: Scene, b: Member): Member[] {
  const team = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'pulls').map((bond) => bond.a)
  return team.length < LEAST || team.some(({ being, handed }) => !being || handed) ? [] : team
}

/** Before a sleigh that is as large as a house nobody would see the reindeer. */
export function grow(scene: Scene, b: Member): void {
  for (const one of teamOf(scene, b)) {
    const less = wide(one.art.box) / (wide(b.art.box) * LONG)
    if (less < 1 && !scene.together(one, b)) resize(scene, one, one.place.h / less)
  }
}

/** Where the team before b has its place for a, who is not its first; false where so few go one before the other. */
export function inTeam(scene: Scene, a: Member, b: Member): boolean {
  const team = teamOf(scene, b)
  if (!team.length) return false
  const index = team.indexOf(a)
  const isFar = index % 2 === 1
  const mate = team[isFar ? index - 1 : index - 2]
  if (!mate || scene.together(a, b)) return false
  const w = wide(mate.art.box)
  const h = mate.place.h
  const ahead = isFar ? PAIRED : NEXT
  const up = isFar ? FAR : scene.afloat ? CLIMB : 0
  const [from, to] = [a.art.box, mate.art.box]
  scene.group(a).shift(to.x0 + side(mate.place.facing) * ahead * w - from.x0, to.y1 - up * h - from.y1)
  scene.join(a, b, isFar ? 'under' : 'over')
  if (!isFar) rope(scene, a, mate, 'back', 'back')
  return true
}
