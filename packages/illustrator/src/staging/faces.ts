/** Whether one can see who it is: a face behind a balloon or a lantern is nobody's. */
import type { Relation } from '../reading/graph.ts'
import { distance } from './geometry.ts'
import { type Look, SIZE, STEP } from './look.ts'
import type { Member } from './member.ts'

/** Share of a face that has to be free. */
const FREE = 0.75
/** In these a face may be covered: who hides, wears a mask, drinks from a cup or sleeps in a basket. */
const MEANT = /^(hides|wears|kisses|hugs|inside|sleeps-in|comes-out-of|jumps-in|eats|drinks|plays$|blows)/

/** Beings whose face is behind somebody or something that has no business there. */
export function coveredFaces(look: Look, relations: readonly Relation[]): Member[] {
  return look.members.filter((member) => {
    const by = member.being ? covererOf(look, member) : null
    return by !== null && !isMeant(relations, member, by)
  })
}

/** Whether enough of a face is to be seen, whoever is before it; true of who has none. */
export const isFaceFree = (look: Look, member: Member): boolean => !member.being || covererOf(look, member) === null

function covererOf(look: Look, member: Member): Member | null {
  const seen = look.seen.get(member)
  if (!seen || !member.has('headMid') || !member.has('headTop')) return null
  const own = look.members.indexOf(member) + 1
  const [x, y] = member.point('headMid')
  const [, top] = member.point('headTop')
  const radius = Math.abs(y - top) * 0.7
  const over = new Map<number, number>()
  let all = 0
  for (let py = Math.floor((y - radius) / STEP); py <= (y + radius) / STEP; py++)
    for (let px = Math.floor((x - radius) / STEP); px <= (x + radius) / STEP; px++) {
      const at = py * SIZE + px
      if (px < 0 || py < 0 || px >= SIZE || py >= SIZE || !seen.mask[at]) continue
      if (Math.hypot(px * STEP - x, py * STEP - y) > radius) continue
      all++
      const id = look.ids[at] ?? 0
      if (id !== own) over.set(id, (over.get(id) ?? 0) + 1)
    }
  const covered = [...over.values()].reduce((sum, n) => sum + n, 0)
  if (!all || covered / all <= 1 - FREE) return null
  const [most = 0] = [...over].sort(([, p], [, q]) => q - p)[0] ?? []
  return look.members[most - 1] ?? null
}

const isMeant = (relations: readonly Relation[], one: Member, other: Member): boolean =>
  relations.some(({ a, b, relation, how }) => {
    const pair = [a, b]
    return (
      pair.includes(one.named.id) && pair.includes(other.named.id) && (MEANT.test(relation) || AT_FACE.test(how ?? ''))
    )
  })

/** Acts that are done at the face: a camera, a lens, a whisper. */
const AT_FACE = /^(at-eye|at-ear|lens|peer|whisper|blow-bubbles)$/

/** Where faces are: the middle of a head and how far it reaches. */
export const facesOf = (members: readonly Member[]): (readonly [x: number, y: number, r: number])[] =>
  members
    .filter((member) => member.being && member.has('headMid'))
    .map((member) => {
      const middle = member.point('headMid')
      const to = (name: string) => (member.has(name) ? distance(middle, member.point(name)) : 0)
      // An elephant's mouth is far from its brow, and its flank is no face.
      return [...middle, 1.1 * Math.max(to('headTop'), Math.min(to('mouth'), 1.3 * to('headTop') || Infinity))]
    })
