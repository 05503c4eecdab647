/** Small things wherever a page has room: what was asked for first, then hearts, stars and blossoms. */
import type { Rng } from '../ink/random.ts'
import { curve } from '../ornate/kit/curves.ts'
import { circle, shape } from '../ornate/kit/marks.ts'
import { move, type Poly, TAU } from '../ornate/kit/points.ts'
import type { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { blossom, SMALLEST_BLOSSOM } from '../ornate/plants/blossom.ts'

export const star = (x: number, y: number, r: number, turn = -Math.PI / 2): Poly =>
  Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.48 : r
    const a = turn + (i * TAU) / 10
    return [x + reach * Math.cos(a), y + reach * Math.sin(a)]
  })

const HEART = curve('0,90! -84,4 -78,-60 -30,-78 0,-40! 30,-78 78,-60 84,4')
export const heart = (x: number, y: number, r: number, turn = 0): Poly => move(HEART, x, y, turn, r / 90)

export type Filler = 'hearts' | 'stars' | 'blossoms' | 'mixed'

export function filler(kind: Filler, x: number, y: number, r: number, rng: Rng): string {
  const one = kind === 'mixed' ? rng.pick(['hearts', 'stars', 'blossoms'] as const) : kind
  if (r < 15) return circle(x, y, Math.min(r, 12), 4)
  if (one === 'blossoms' && r >= SMALLEST_BLOSSOM) return blossom(x, y, r, 6, rng, 3.8)
  return one === 'hearts'
    ? shape(heart(x, y, r * 0.92, rng.between(-0.4, 0.4)), 4)
    : shape(star(x, y, r, rng.between(-2, -1)), 4)
}

export interface Scattering {
  things: readonly Fitted[]
  filler: Filler
  /** Half the size of the largest and of the smallest thing. */
  largest: number
  smallest: number
  /** Few and far between. */
  sparse?: boolean
}

const TIGHTEST = 30
const MOST_THINGS = 9
const ENOUGH = 4

export function scatter(room: Room, rng: Rng, { things, filler: kind, largest, smallest, sparse }: Scattering): string {
  // Of many each is there once.
  const most = things.length > ENOUGH ? things.length : MOST_THINGS
  let out = ''
  let count = 0
  for (let tries = 0; tries < 120; tries++) {
    const spot = room.roomiest()
    if (spot.r < (sparse ? 2 * TIGHTEST : TIGHTEST)) break
    const size = Math.min(spot.r - 6, largest)
    const thing = things[count % Math.max(1, things.length)]
    if (thing && count < most && (size >= smallest || count < things.length)) {
      out += thing(spot.x, spot.y, size * 1.8, size * 1.8)
      room.takeCircle(spot.x, spot.y, size)
      count++
      continue
    }
    const r = Math.min(size, rng.between(26, 44))
    room.takeCircle(spot.x, spot.y, r + (sparse ? 40 : 16))
    out += filler(kind, spot.x, spot.y, r, rng)
  }
  return out
}
