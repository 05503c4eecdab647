/** A room as a picture book shows it: one whole wall, a floor, and furniture that belongs there, behind those who play. */
import type { Box } from '../art/art.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { FLOOR } from './fittings.ts'
import { bared, type Floor, floorOf } from './furnish/floors.ts'
import { type Bay, row } from './furnish/spot.ts'
import { WALLS, type Wall } from './furnish/walls.ts'
import { band, fill, nothing, PAGE, type Place } from './kit.ts'

export interface Interior {
  wall: string
  walls: readonly Wall[]
  floor: Floor
  floorTint: string
  /** What tells the room at once: it stands where most of it is seen. */
  main: readonly Bay[]
  second: readonly Bay[]
  /** Between the two, as far as nobody is before it. */
  mid: readonly Bay[]
  /** How far in its two sides are, where the middle is wide. */
  sides?: number
  /** What has to be there if it can be seen. */
  lead?: Bay
  /** What runs along the whole wall, behind what stands at it. */
  base?: (ask: Ask, top: number) => string
  /** What hangs from the ceiling. */
  over?: (ask: Ask, top: number) => string
  /** Small things on the floor, in one of the lower corners. */
  lying?: readonly string[]
}

const [SIDES, MID] = [196, 512]

/** A stretch of wall as it is seen on the page. */
const stretch = (x: number, half: number, y0: number, y1: number, lift: number): Box => ({
  x0: x - half,
  x1: x + half,
  y0: y0 - lift,
  y1: y1 - lift,
})

/** The share of it that those who play hide. */
function hidden(box: Box, outline: readonly Box[]): number {
  const common = outline.map(
    ({ x0, x1, y0, y1 }) =>
      Math.max(0, Math.min(x1, box.x1) - Math.max(x0, box.x0)) *
      Math.max(0, Math.min(y1, box.y1) - Math.max(y0, box.y0)),
  )
  return common.reduce((sum, area) => sum + area, 0) / ((box.x1 - box.x0) * (box.y1 - box.y0))
}

const hasFace = ({ x0, x1, y0, y1 }: Box, faces: Ask['faces'] = []): boolean =>
  faces.some(([x, y, r]) => x + r * 0.8 > x0 && x - r * 0.8 < x1 && y + r > y0 && y - r < y1)

/** More of a piece behind people is none that anybody could tell. */
const MOST_HIDDEN = 0.7

export const interior =
  (plan: Interior): Place =>
  (ask): Backdrop => {
    const { rng, lift = 0, outline = [], faces = [] } = ask
    const side = plan.sides ?? SIDES
    const plain = ask.detail === 'simple'
    const top = 36 + lift
    const isFree = ({ shows = [] }: Bay) => !shows.some((name) => ask.without?.has(name))
    const cover = (x: number, half = 130) => hidden(stretch(x, half, 130 + lift, FLOOR, lift), outline)
    const [left, right] = [cover(side), cover(PAGE - side)]
    const onLeft = Math.abs(left - right) < 0.16 ? rng.chance(0.5) : left < right
    const used: Bay[] = []
    // Two windows side by side with the same view are one too many.
    const isNew = (bay: Bay) =>
      used.every((other) => other !== bay && !bay.shows?.some((name) => other.shows?.includes(name)))
    /** The first of them that may be there and of which enough is seen. */
    const fitting = (x: number, bays: readonly Bay[], most: number, foot: number): Bay | undefined =>
      bays.find((bay) => {
        if (!isNew(bay) || !isFree(bay)) return false
        if (!bay.high) return cover(x, bay.half) < MOST_HIDDEN
        const upper = stretch(x, bay.half ?? 130, top, foot + lift, lift)
        return hidden(upper, outline) < most && !hasFace(upper, faces)
      })
    const bayAt = (x: number, own: readonly Bay[], most: number): string => {
      // Where somebody hides what would stand there, something hangs on the wall above.
      const hung = x === MID ? [] : rng.shuffle(plan.mid.filter(({ high }) => high))
      const bay = fitting(x, own, most, 400) ?? fitting(x, hung, 0.1, 330)
      if (bay) used.push(bay)
      return bay?.draw({ ask, x, top, dir: x > MID ? -1 : 1 }) ?? ''
    }
    const [mainX, secondX] = onLeft ? [side, PAGE - side] : [PAGE - side, side]
    const main = bayAt(mainX, rng.shuffle(plan.main), 0.3)
    const mid = bayAt(MID, plan.lead ? [plan.lead, ...rng.shuffle(plan.mid)] : rng.shuffle(plan.mid), 0.06)
    const second = plain && cover(secondX) > 0.4 ? '' : bayAt(secondX, rng.shuffle(plan.second), 0.3)
    const wall = plain ? 'bare' : rng.pick(plan.walls)
    return {
      sky: fill(plan.wall, -10) + WALLS[wall](FLOOR - lift),
      back:
        floorOf(plain ? 'plain' : bared(plan.floor, ask), plan.floorTint, rng.int(0, 3)) +
        (plan.base?.(ask, top) ?? '') +
        mid +
        second +
        main +
        (mid && !plan.lead ? '' : (plan.over?.(ask, top) ?? '')) +
        (plan.lying && !plain ? lying(ask, plan.lying) : ''),
      roofed: true,
      ground: 935,
      front: nothing,
      shows: { ground: band(FLOOR, PAGE), sky: band(0, 300) },
    }
  }

/** What lies in the corner of the floor where nobody stands. */
function lying(ask: Ask, names: readonly string[]): string {
  const { outline = [], lift = 0, rng } = ask
  const foot = 968
  for (const x of rng.shuffle([150, PAGE - 150])) {
    const box = { x0: x - 100, x1: x + 100, y0: foot - 110 - lift, y1: foot + 10 - lift }
    if (hidden(box, outline) === 0) return row(ask, names, box.x0, box.x1, foot, 110)
  }
  return ''
}
