/** What a scene brings along and nobody asked for makes nobody smaller: a box beside a whole family is left out. */
import { union, wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** From so many on there is enough to be seen. */
const COMPANY = 3
/** Share of the width that has to become free. */
const WORTH = 0.06

export function unburden(group: Group, scene: Scene): void {
  if (group.members.filter(({ being }) => being).length < COMPANY) return
  for (const one of group.members.filter((member) => isBesides(member, scene))) {
    const rest = union(group.members.filter((member) => member !== one).map(({ art }) => art.box))
    if (wide(rest) < wide(group.box) * (1 - WORTH)) scene.leaveOut(one)
  }
}

const isBesides = (member: Member, { bonds, contacts }: Scene): boolean =>
  !member.being &&
  member.named.via === 'implied' &&
  bonds.every(
    ({ a, b, relation }) => (a !== member && b !== member) || (a === member && relation.relation === 'next-to'),
  ) &&
  contacts.every(({ a, b, tool }) => ![a, b, tool].includes(member))
