/** Young ones beside their parents: clearly smaller, and in a family of animals at least one of them. Children beside grown-ups are children at a glance. */
import { adultOf, isYoung } from '../reading/kinship.ts'
import type { Member } from './member.ts'

/** How large the young one of a family is that has no drawing of its own, and the most that any is beside its parents. */
const [LEAST, MOST] = [0.55, 0.62]

/** In meters: from the first on one is a grown-up, up to the second a child. */
const [GROWN, CHILD] = [1.5, 1.4]
/** Heights of people keep more of their true proportion among each other than those of all others do. */
const CLOSENESS = 0.85

export function besideGrownUps(members: readonly Member[]): void {
  const people = members.filter(({ entry, named }) => entry.kind === 'being' && entry.human && (named.size ?? 1) <= 1)
  const grown = people.filter(({ entry }) => entry.height >= GROWN)
  for (const one of people) {
    if (one.entry.height > CHILD) continue
    for (const adult of grown) shrink(one, adult, (one.entry.height / adult.entry.height) ** CLOSENESS)
  }
}

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

export const isParent = ({ being, entry }: Member, young: string): boolean =>
  being && isYoung(young) && (entry.name === adultOf(young) || (young === 'lion cub' && entry.name === 'lioness'))

function shrink(one: Member, parent: Member, share: number): void {
  const most = parent.place.h * share
  if (one.place.h > most) one.at({ h: most })
}
