/** Young ones beside their parents: clearly smaller, and in a family of animals at least one of them. */
import { adultOf, isYoung } from '../reading/kinship.ts'
import type { Member } from './member.ts'

/** How large the young one of a family is that has no drawing of its own, and the most that any is beside its parents. */
const [LEAST, MOST] = [0.55, 0.62]

export function besideParents(members: readonly Member[]): void {
  for (const one of members) {
    if (!one.being) continue
    const { named, copy, entry } = one
    const parent = isYoung(entry.name) && members.find((other) => isParent(other, entry.name))
    if (parent) shrink(one, parent, MOST)
    else if (copy === 2 && /^family$/i.test(named.word)) {
      const first = members.find((other) => other.named === named && other.entry === entry && !other.copy)
      if (first) shrink(one, first, LEAST)
    }
  }
}

const isParent = ({ being, entry }: Member, young: string): boolean =>
  being && (entry.name === adultOf(young) || (young === 'lion cub' && entry.name === 'lioness'))

function shrink(one: Member, parent: Member, share: number): void {
  const most = parent.place.h * share
  if (one.place.h > most) one.at({ h: most })
}
