/** A meadow seen from low among its stalks: a few large heads before many smaller ones, up to the top of the page. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { band, type Point, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { bee } from '../plants/guests.ts'
import { FACES } from './fine-heads.ts'
import { bud } from './fine-side-heads.ts'
import { FINE_SPIRES } from './fine-spires.ts'
import { type Layout, layoutOf } from './layouts.ts'
import { type Grown, grownOf } from './stalks.ts'
import { blades, leavesOf, turf } from './undergrowth.ts'
import { butterfly, ladybird, ON_THE_GROUND } from './visitors.ts'

const LARGE = ['poppy', 'daisy', 'anemone', 'mallow', 'coneflower', 'bowl'] as const
const MIDDLING = ['daisy', 'mallow', 'bowl', 'poppy', 'anemone', 'coneflower'] as const
const TALL = ['lupine', 'larkspur'] as const

/** Buds of this size beside the stalks. */
const BUD = 34

/** Heads from this radius on are among the large ones. */
const IS_LARGE = 82

export function amongStalks(rng: Rng, hasGuests: boolean): string {
  const bags = [LARGE, MIDDLING, TALL].map((names) => rng.shuffle(names))
  const layout = layoutOf(rng, hasGuests)
  const next = (bag: number): string => {
    const name = bags[bag]!.shift()!
    bags[bag]!.push(name)
    return name
  }
  const free = new Room(10)
  free.keepTo(layout.outline)
  const solid = new Room(-200)
  const named = layout.stands.map((stand) => ({ ...stand, name: next(stand.long ? 2 : stand.r > IS_LARGE ? 0 : 1) }))
  const grown = grownOf(named, free, solid, rng)
  const visitors = hasGuests ? visit(layout, free, rng) : NOBODY
  const leaves = new Map(grown.map((plant) => [plant, leavesOf(plant, layout.ground, free, solid, rng)]))
  const buds = grown.map((plant) => budsOf(plant, layout.ground, free, rng)).join('')
  const body =
    blades(layout.ground, free, solid, rng) +
    grown.map(stalk).join('') +
    buds +
    grown.map((plant) => leaves.get(plant)! + bloom(plant, rng)).join('') +
    visitors.flying +
    turf(layout, visitors.sits, rng) +
    visitors.sitting
  return page(body + paperAround(layout.outline), true)
}

/** What blooms up its stalk is on a pointed one. */
const stalk = ({ line: along, wide, long }: Grown): string =>
  wide
    ? shape(
        band(along, (t) => wide * (long ? 1 - 0.8 * t ** 4 : 1 - 0.3 * t)),
        3.6,
      )
    : line(along, 5)

const bloom = ({ name, x, y, r, long, lean, line: along }: Grown, rng: Rng): string =>
  long ? FINE_SPIRES[name]!.draw(along, long, rng) : FACES[name]!.draw(x, y, r, lean, rng)

interface Visitors {
  flying: string
  sitting: string
  /** Where grass would grow through who sits there. */
  sits?: readonly [number, number]
}

const NOBODY: Visitors = { flying: '', sitting: '' }

/** Each on paper alone, with white around it; placed before leaves and buds. */
function visit({ ground, clearing }: Layout, free: Room, rng: Rng): Visitors {
  if (!clearing) return NOBODY
  let flying = butterfly(clearing.x, clearing.y, clearing.size, rng.between(-0.2, 0.2))
  free.takeCircle(clearing.x, clearing.y, clearing.size * 0.72)
  for (const kind of rng.shuffle(['butterfly', 'bee', 'bee', 'ladybird'])) {
    const r = kind === 'butterfly' ? 66 : kind === 'bee' ? 58 : 40
    const spots = Array.from({ length: 200 }, () => ({ x: rng.between(90, 934), y: rng.between(80, 800) }))
    const spot = spots.find(({ x, y }) => free.at(x, y) > r)
    if (!spot) continue
    if (kind === 'bee') flying += bee(spot.x, spot.y, 0.86, rng.between(-0.4, 0.2))
    else if (kind === 'ladybird') flying += ladybird(spot.x, spot.y, 23, rng.between(0, TAU))
    else flying += butterfly(spot.x, spot.y, 88, rng.between(-0.5, 0.5))
    free.takeCircle(spot.x, spot.y, r)
  }
  const { x, size } = clearing
  free.takeCircle(x, ground - 90, size * 0.7)
  const sitting = rng.pick(ON_THE_GROUND)(x, ground - 20, size * 0.74, rng.sign())
  return { flying, sitting, sits: [x - size * 0.64, x + size * 0.64] }
}

/** Buds on twigs beside a stalk, wherever there is room. */
function budsOf({ line: along, wide }: Grown, ground: number, free: Room, rng: Rng): string {
  let out = ''
  for (const { x, y, a } of walk(along, 24, 60)) {
    if (y > ground - 150) continue
    for (const side of [rng.sign(), rng.sign()]) {
      const [u, v] = [x + side * (BUD + 26), y - 70]
      if (free.at(u, v) < BUD * 0.9 + 12 || free.at(u, v + 34) < 24) continue
      const lean = side * 0.3
      const end: Point = [u - Math.sin(lean) * 0.7 * BUD, v + Math.cos(lean) * 0.7 * BUD]
      const twig = curve([[x + Math.cos(a) * 4, y], [x + side * (BUD + 6), y - 10], end], false, 8)
      out += line(twig, wide ? 5 : 4.6) + bud(u, v, BUD, lean, rng)
      free.takeCircle(u, v, BUD)
      free.takeShape(band(twig, 8), 60)
      break
    }
  }
  return out
}
