/** Neighbors in a row stand a little behind and before each other: an asymmetric triangle, no line-up. */
import { midX, tall } from './geometry.ts'
import type { Group } from './group.ts'
import { overlapOf } from './overlap.ts'

/** Share of the narrower of two neighbors that may be before or behind the other. */
const OVERLAP = 0.14
/** How far who is behind steps back, in heights of the lower one, and how much smaller one is there. */
const [BACK, FARTHER] = [0.08, 0.95]

const hasBeing = ({ members }: Group): boolean => members.some(({ being }) => being)

/** How far each group of a row may overlap the next. */
export const overlapsIn = (row: readonly Group[]): number[] =>
  row.slice(1).map((right, i) => {
    const left = row[i] as Group
    if (!hasBeing(left) || !hasBeing(right)) return 0
    return Math.max(0, overlapOf(left.members, right.members, OVERLAP).by)
  })

/** Those behind a neighbor step back, and are painted first. */
export function staggered(row: readonly Group[]): Group[] {
  if (row.length < 2 || !row.some(hasBeing)) return [...row]
  const lowest = Math.min(...row.map(({ box }) => tall(box)))
  const back = row.filter((group, i) => hasBeing(group) && isBehindNext(row, i))
  for (const group of back) stepBack(group, lowest * BACK)
  return [...back, ...row.filter((group) => !back.includes(group))]
}

/** Every other one is, so that nobody is both before and behind. */
function isBehindNext(row: readonly Group[], i: number): boolean {
  const [left, right] = row as [Group, Group]
  const isFirstBehind = overlapOf(left.members, right.members, OVERLAP).behind === left.members
  return i % 2 === (isFirstBehind ? 0 : 1)
}

function stepBack(group: Group, by: number): void {
  const { box } = group
  const left = 1 - FARTHER
  group.move({ scale: FARTHER, dx: midX(box) * left, dy: box.y1 * left - by })
}
