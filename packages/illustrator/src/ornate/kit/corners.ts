/** What was named beside the one that a page is about: in the corners of the page, each in a quarter of a rosette. */
import { lookUp } from '../../world/world.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { arc } from './curves.ts'
import { line, shape } from './marks.ts'
import type { Point } from './points.ts'
import type { Room } from './room.ts'

/** At most so many names find a place. */
export const CORNERS = 4
const EDGE = 24
const REACH = 216
const RIM = 22

/** The left upper corner, then the right one, then those below. */
const PLACES = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/** Two above and two below, or one in each corner. */
const SHARED: readonly (readonly number[])[] = [[], [0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 1, 2], [0, 1, 2, 3]]

export const canBeInCorner = (name: string): boolean => lookUp(name) !== null

export function cornerThings(names: readonly string[]): string {
  const shared = SHARED[Math.min(CORNERS, names.length)]!
  return shared.map((which, i) => quarter(names[which]!, PLACES[i]!)).join('')
}

/** Nothing else goes where they are. */
export function takeCorners(room: Room): void {
  for (const [sx, sy] of PLACES) room.takeCircle(sx > 0 ? EDGE : 1024 - EDGE, sy > 0 ? EDGE : 1024 - EDGE, REACH)
}

function quarter(name: string, [sx, sy]: readonly [number, number]): string {
  const [x, y] = [sx > 0 ? EDGE : 1024 - EDGE, sy > 0 ? EDGE : 1024 - EDGE]
  const around = (r: number): Point[] =>
    arc(0, 0, r, 0, Math.PI / 2, 18).map(([u, v]): Point => [x + sx * u, y + sy * v])
  let out = shape([[x, y], ...around(REACH)], 5) + shape([[x, y], ...around(REACH - RIM)], 4)
  const [inner, outer] = [around(REACH - RIM), around(REACH)]
  for (let i = 2; i < 18; i += 2) out += line([inner[i]!, outer[i]!], 3.6)
  const middle = (REACH - RIM) * 0.43
  return out + (fittedDrawing(name, () => 4.6)?.(x + sx * middle, y + sy * middle, 124, 124) ?? '')
}
