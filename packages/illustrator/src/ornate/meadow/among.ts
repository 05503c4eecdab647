/** A meadow seen from low among its stalks: a few large heads before many smaller ones, up to the top of the page. */
import type { Rng } from '../../ink/random.ts'
import { leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { bee } from '../plants/guests.ts'
import { vein } from '../plants/leaves.ts'
import { FACES } from './fine-heads.ts'
import { FINE_SPIRES } from './fine-spires.ts'
import { type Layout, layoutOf } from './layouts.ts'
import { type Grown, grownOf, stalkOf } from './stalks.ts'
import { blades, leavesOf, turf } from './undergrowth.ts'
import { butterfly, dragonfly, ladybird, ON_THE_GROUND } from './visitors.ts'

const LARGE = ['poppy', 'daisy', 'anemone', 'mallow', 'cornflower', 'coneflower', 'bowl', 'clock'] as const
const MIDDLING = [
  'daisy',
  'cornflower',
  'mallow',
  'knapweed',
  'bowl',
  'anemone',
  'pod',
  'clover',
  'coneflower',
] as const
const SMALL = ['daisy', 'mallow', 'anemone', 'clover', 'bud'] as const
const TALL = ['foxglove', 'lupine', 'parsley', 'larkspur', 'harebell', 'barley', 'oat'] as const

/** Heads from this radius on are among the large ones. */
const IS_LARGE = 105

export function amongStalks(rng: Rng, hasGuests: boolean): string {
  const bags = [LARGE, MIDDLING, TALL].map((names) => rng.shuffle(names))
  const layout = layoutOf(rng)
  const next = (bag: number): string => {
    const name = bags[bag]!.shift()!
    bags[bag]!.push(name)
    return name
  }
  const free = new Room(10)
  free.keepTo(layout.outline)
  const solid = new Room(-200)
  const named = layout.stands.map((stand) => ({ ...stand, name: next(stand.long ? 2 : stand.r > IS_LARGE ? 0 : 1) }))
  const grown = grownOf(named, layout.ground, free, solid, rng)
  const visitors = hasGuests ? visit(layout, free, rng) : { behind: '', front: '' }
  const leaves = new Map(grown.map((plant) => [plant, leavesOf(plant, layout.ground, free, solid, rng)]))
  const small = filled(layout.ground, free, solid, rng)
  const body =
    blades(layout.ground, free, solid, rng) +
    small +
    grown.map((plant) => stalk(plant) + leaves.get(plant)! + bloom(plant, rng)).join('') +
    visitors.behind +
    turf(layout, rng) +
    visitors.front
  return page(body + paperAround(layout.outline) + (layout.framed ? frame(rng) : ''), !layout.framed)
}

const stalk = ({ line: along, wide }: Grown): string =>
  wide
    ? shape(
        band(along, (t) => wide * (1 - 0.3 * t)),
        3.6,
      )
    : line(along, 5)

const bloom = ({ name, x, y, r, long, lean, line: along }: Grown, rng: Rng): string =>
  long ? FINE_SPIRES[name]!.draw(along, long, rng) : FACES[name]!.draw(x, y, r, lean, rng)

/** Those that need room are placed before the gaps are filled. */
function visit({ ground, clearing }: Layout, free: Room, rng: Rng): { behind: string; front: string } {
  let behind = ''
  const spotFor = (r: number, low: number, high: number) => {
    const spots = Array.from({ length: 160 }, () => ({ x: rng.between(90, 934), y: rng.between(low, high) }))
    return spots.find(({ x, y }) => free.at(x, y) > r)
  }
  const take = (x: number, y: number, r: number): void => {
    free.takeCircle(x, y, r)
  }
  if (clearing) {
    const { x, y, size } = clearing
    behind += butterfly(x, y, size, rng.between(-0.3, 0.3))
    take(x, y, size * 0.52)
  }
  for (const [i, kind] of rng
    .shuffle(['butterfly', 'butterfly', 'bee', 'bee', rng.pick(['dragonfly', 'ladybird'])])
    .entries()) {
    const r = kind === 'bee' ? 44 : kind === 'ladybird' ? 32 : i < 2 ? 76 : 58
    const spot = spotFor(r, 70, 800) ?? (kind === 'bee' ? undefined : spotFor(50, 60, 840))
    if (!spot) continue
    const size = Math.min(free.at(spot.x, spot.y) - 4, r)
    if (kind === 'bee') behind += bee(spot.x, spot.y, 0.86, rng.between(-0.5, 0.3))
    else if (kind === 'ladybird') behind += ladybird(spot.x, spot.y, 21, rng.between(0, TAU))
    else behind += (kind === 'butterfly' ? butterfly : dragonfly)(spot.x, spot.y, size * 1.5, rng.between(-0.6, 0.6))
    take(spot.x, spot.y, size)
  }
  const low = spotFor(70, ground - 150, ground - 90) ?? { x: rng.between(200, 824), y: 0 }
  const at = { x: low.x, y: ground - 44 }
  take(at.x, at.y - 50, 74)
  const faces = at.x < 512 ? 1 : -1
  return { behind, front: rng.pick(ON_THE_GROUND)(at.x, at.y, rng.between(150, 172), faces) }
}

/** Smaller flowers, buds and leaves wherever there is room, each on a stalk that goes down behind what is before it. */
function filled(ground: number, free: Room, solid: Room, rng: Rng): string {
  const drawn: { y: number; svg: string }[] = []
  let bag: string[] = []
  for (let i = 0; i < 130; i++) {
    const spot = free.roomiest()
    const r = Math.min(spot.r - 5, 62)
    if (r < 17) break
    const { x, y } = spot
    if (y > ground - 90) {
      free.takeCircle(x, y, r)
      continue
    }
    free.takeCircle(x, y, r)
    if (!bag.length) bag = rng.shuffle(r > 42 ? MIDDLING : SMALL)
    const name = r < 30 ? rng.pick(['bud', 'mallow', 'bud']) : bag.pop()!
    const lean = rng.between(-0.3, 0.3)
    const base = FACES[name]!.base * r
    const along = stalkOf(x - Math.sin(lean) * base, y + Math.cos(lean) * base, ground, free, solid, rng)
    solid.takeCircle(x, y, r)
    free.takeShape(band(along, 8), 40)
    let svg = line(along, 5)
    for (const step of walk(along, 54, 40)) {
      const side = rng.sign()
      const turn = step.a + Math.PI + side * 0.7
      const outline = leaf(step.x, step.y, 54, 24, turn, 0.5)
      if (!free.fits(leaf(step.x + Math.cos(turn) * 16, step.y + Math.sin(turn) * 16, 42, 24, turn, 0.5), 6)) continue
      svg += vein(step.x, step.y, 54, 24, turn, { belly: 0.5, sw: 3.4 })
      free.takeShape(outline, 40)
    }
    drawn.push({ y, svg: svg + FACES[name]!.draw(x, y, r, lean, rng) })
  }
  return drawn
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('')
}

/** A ring of leaves around a round picture, a flower in each corner. */
function frame(rng: Rng): string {
  let out = circle(512, 512, 446, 6, 'none') + circle(512, 512, 486, 5, 'none')
  const count = 44
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU
    const [x, y] = [512 + 466 * Math.cos(a), 512 + 466 * Math.sin(a)]
    out += shape(leaf(x, y, 58, 26, a + Math.PI / 2, 0.5), 3.4)
  }
  const name = rng.pick(['daisy', 'mallow', 'cornflower'] as const)
  for (const [x, y] of [
    [92, 92],
    [932, 92],
    [932, 932],
    [92, 932],
  ] as const) {
    const inward = Math.atan2(512 - y, 512 - x)
    for (const k of [-1.35, 1.35, -0.95, 0.95])
      out += vein(x, y, 116, 40, inward + k, { veins: 2, belly: 0.5, sw: 3.6 })
    out += FACES[name]!.draw(x, y, 62, 0, rng)
  }
  return out + shape(rect(14, 14, 996, 996), 6, 'none')
}
