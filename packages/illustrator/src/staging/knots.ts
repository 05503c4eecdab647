/** Members that touch one another: whatever is done to one of them is done to all, or it would tear. */
import { isBrought } from './brought.ts'
import { grown, overlaps, tall, union } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'
import type { Bond, Scene } from './scene.ts'

/** Those who are in these only stand near each other: nothing tears when they step back or forward. */
const APART = new Set(['follows', 'chases', 'runs-from', 'races', 'next-to', 'looks-at', 'talks-to', 'waves-at'])

/** The table that was brought for an act stands where the act wants it. */
const isTouching = ({ b, relation }: Bond): boolean =>
  !APART.has(relation.relation) || relation.how !== undefined || isBrought(b?.named.id ?? null)

/** Of three who play with one ball two only wait for it, and who fights with pillows may stand apart. */
const WAITING = /^(kicks|fights)$/

const isAway = ({ a, b, relation }: Bond): boolean =>
  b !== null && WAITING.test(relation.relation) && !overlaps(grown(a.art.box, 0.1 * tall(a.art.box)), b.art.box)

/** Of a whole train that one leads nobody is held so close that the others could not walk elsewhere. */
const TRAIN = 3

const isInTrain = ({ a, relation }: Bond, { bonds }: Scene): boolean =>
  relation.relation === 'leads' &&
  bonds.filter((one) => one.a === a && one.relation.relation === 'leads').length >= TRAIN

export function knotsOf(group: Group, scene: Scene): Member[][] {
  const knots = group.members.map((member) => [member])
  const of = (member: Member) => knots.find((knot) => knot.includes(member))
  const tie = (mine: Member[] | undefined, theirs: Member[] | undefined) => {
    if (!mine || !theirs || mine === theirs) return
    mine.push(...theirs)
    knots.splice(knots.indexOf(theirs), 1)
  }
  for (const bond of scene.bonds)
    if (isTouching(bond) && !isAway(bond) && !isInTrain(bond, scene))
      for (const other of [bond.b, bond.c]) tie(of(bond.a), other ? of(other) : undefined)
  for (const { a, b } of scene.contacts) tie(of(a), of(b))
  // A stool that nobody named has no bond: it belongs to whoever is on it.
  for (const stool of group.members.filter(({ named }) => isBrought(named.id))) {
    const mine = of(stool)
    if (mine?.length !== 1) continue
    tie(
      knots.find((knot) => knot !== mine && overlaps(boxOf(knot), stool.art.box)),
      mine,
    )
  }
  return knots
}

export const boxOf = (knot: readonly Member[]) => union(knot.map(({ art }) => art.box))
