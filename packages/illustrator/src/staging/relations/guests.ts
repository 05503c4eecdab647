/** Who is in something. */
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

export const IN = new Set(['inside', 'hides-in', 'comes-out-of', 'sleeps-in', 'rows', 'jumps-in', 'drives'])

/** Whoever drives comes first. */
export const guestsIn = ({ bonds }: Scene, b: Member): Member[] => {
  const all = bonds.filter((bond) => bond.b === b && IN.has(bond.relation.relation))
  const isDriver = (guest: Member) => all.some(({ a, relation }) => a === guest && relation.relation === 'drives')
  const guests = [...new Set(all.map(({ a }) => a))]
  return [...guests.filter(isDriver), ...guests.filter((guest) => !isDriver(guest))]
}
