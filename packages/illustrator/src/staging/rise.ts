/** Where the cast is low the land comes up behind it, so that it stands near the lower edge and under little sky. */
import type { Backdrop } from '../places/backdrop.ts'
import { clamp, tall, union } from './geometry.ts'
import type { Group } from './group.ts'

const PAGE = 1024
/** The middle of those who stand is at this share of the page's height, as far as the land can rise; a road takes those on it along. */
const [MIDDLE, MOST, MOST_ALONG] = [0.53, 110, 70]
/** How far below the horizon feet are. */
const BELOW_HORIZON = 34

export const risesBehind = ({ sky, float, fixed, water, laned }: Backdrop): boolean =>
  sky !== undefined && !float && !fixed && !laned && water === undefined

/** `feet`: the highest that have to be on the ground. */
export function raise(groups: readonly Group[], ground: Backdrop, feet: number): number {
  const { sky, float, fixed, shows } = ground
  if (sky === undefined || float || fixed) return 0
  const { y0, y1 } = union(groups.map(({ box, sunk }) => ({ ...box, y1: box.y1 - sunk * tall(box) })))
  const low = (y0 + y1) / 2 - MIDDLE * PAGE
  if (risesBehind(ground)) {
    const missing = shows.ground ? shows.ground.y0 + BELOW_HORIZON - feet : 0
    return Math.round(clamp(Math.max(low, missing), 0, MOST))
  }
  const by = Math.round(clamp(low, 0, MOST_ALONG))
  for (const group of groups) group.shift(0, -by)
  return by
}

/** Who stands back in a group must still have the ground under its feet: then the whole cast comes nearer. */
export function settle(groups: readonly Group[], { shows, water }: Backdrop, feet: number): void {
  if (!shows.ground || water !== undefined) return
  const missing = shows.ground.y0 + BELOW_HORIZON - feet
  const room = LOWEST - union(groups.map(({ box }) => box)).y1
  const by = Math.min(missing, room)
  if (by > 0) for (const group of groups) group.shift(0, by)
}

const LOWEST = 985
