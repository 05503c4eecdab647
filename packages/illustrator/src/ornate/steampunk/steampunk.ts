/** A machine of brass and steam, with cogs in all the room that is left, in a riveted frame. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import type { Dressing } from '../dressed.ts'
import { grow } from '../kit/clip.ts'
import { arc, rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { length, type Poly, area as sizeOf, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import type { Subject } from '../subject.ts'
import { OF_BRASS, tangleBag } from '../zentangle/fill.ts'
import { axis, fillPanels, fillWith } from '../zentangle/panels.ts'
import { airship } from './airship.ts'
import { type Built, engine, takeAll } from './engine.ts'
import { cog, gear, gearRim, HUBS, plate, rivets } from './gears.ts'
import { octopus } from './octopus.ts'

const MACHINES: readonly ((rng: Rng) => Built)[] = [engine, airship]

/** Whoever was asked for is made of brass, on a great cogwheel; without anybody it is a machine. */
export function steampunk(rng: Rng, of: 'airship' | Subject | null, hero: string | null = null): string {
  const { svg, takes } = built(rng, of, hero)
  const room = new Room(66)
  for (const [x, y] of CORNERS) room.takeCircle(x, y, 56)
  takeAll(room, takes)
  const behind = rng.pick(BEHIND)
  const ring = behind()
  for (const outline of ring.takes) room.takeShape(outline)
  const body = ring.svg + cogs(room, rng) + svg
  return page((rng.chance(0.5) ? body : `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>`) + frame(), false)
}

/** A ring between two circles, as one outline. */
const ringOf = (outer: number, inner: number): Poly => {
  const around = arc(512, 512, outer, 0, TAU, 72)
  return [...around, ...arc(512, 512, inner, TAU, 0, 72)]
}

/** Bare paper, a great cogwheel, or the rim of a porthole. */
const BEHIND: readonly (() => Built)[] = [
  () => ({ svg: '', takes: [] }),
  () => ({
    svg: shape(gearRim(512, 512, 392, 0, 20, 36), 4.6) + circle(512, 512, 350, 4.4) + circle(512, 512, 332, 3.6),
    takes: [ringOf(420, 326)],
  }),
  () => ({
    svg:
      circle(512, 512, 446, 5) +
      circle(512, 512, 396, 4.4) +
      rivets(arc(512, 512, 421, 0, TAU, 96), (TAU * 421) / 28, 8.5),
    takes: [ringOf(454, 388)],
  }),
]

/** Whom it shows alone may be built as a machine is. */
function built(rng: Rng, of: 'airship' | Subject | null, hero: string | null): Built {
  if (of === 'airship') return airship(rng)
  if (!of) return rng.pick(MACHINES)(rng)
  if (hero === 'octopus') return octopus(rng)
  if (hero && lookUp(hero)?.kind === 'thing') return riveted(of)
  return clockwork(hero && hasCreature(hero) ? creature(hero, rng) : of, rng)
}

/** A thing keeps its own parts, clear of patterns: each large one has a riveted seam along its edge. */
function riveted(subject: Subject): Built {
  const cover: Dressing['cover'] = (area) =>
    grow([area], -SEAM)
      .filter((inner) => Math.abs(sizeOf(inner)) > 5000)
      .map((inner) => shape(inner, 3.6, 'none') + studs(grow([area], -SEAM / 2)))
      .join('')
  const { svg, outlines } = subject({ x: 512, y: 512, w: 620, h: 690, cover, sw: 5.4 })
  return { svg, takes: outlines }
}

const SEAM = 26

const studs = (edges: readonly Poly[]): string =>
  edges
    .flatMap((edge) =>
      walk([...edge, edge[0]!], length([...edge, edge[0]!]) / Math.max(6, Math.round(length(edge) / 46)), 10),
    )
    .map(({ x, y }) => circle(x, y, 6, 3.2))
    .join('')

function clockwork(subject: Subject, rng: Rng): Built {
  const bag = tangleBag(rng, OF_BRASS)
  const cover: Dressing['cover'] = (area, role = 'coat') => {
    if (role === 'feather') return ''
    if (role === 'limb' || role === 'tail') return fillWith(area, 'tubes', axis(area) + Math.PI / 2, 0.8, rng)
    if (role === 'mane' || role === 'head') return fillWith(area, 'vents', 0, 0.9, rng)
    return fillPanels(area, 15000, bag, rng)
  }
  const { svg, outlines } = subject({ x: 512, y: 512, w: 690, h: 690, cover, sw: 5.4 })
  return { svg, takes: outlines }
}

/** The largest gap first; what is too small for a cog stays bare. */
function cogs(room: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 60; i++) {
    const { x, y, r } = room.roomiest()
    if (r < 36) break
    const size = Math.min(r - 4, rng.between(40, 96))
    out += size > 58 ? gear(x, y, size - 13, rng.between(0, 1), rng.pick(HUBS)) : cog(x, y, size, rng)
    room.takeCircle(x, y, size)
  }
  return out
}

const CORNERS = [
  [70, 70],
  [954, 70],
  [70, 954],
  [954, 954],
] as const

const corner = (x: number, y: number): string =>
  shape(gearRim(x, y, 44, 0.16, 8, 12), 4.6) + circle(x, y, 24, 4) + circle(x, y, 11, 3.6)

/** Plates all around, a gear in each corner. */
function frame(): string {
  let out =
    paperAround(rect(54, 54, 916, 916)) +
    shape(rect(18, 18, 988, 988), 7, 'none') +
    shape(rect(54, 54, 916, 916), 5.5, 'none')
  const count = 8
  const step = 916 / count
  for (let turn = 0; turn < 4; turn++) {
    let side = ''
    for (let i = 0; i < count; i++) side += plate(54 + i * step, 18, step, 36)
    out += `<g transform="rotate(${turn * 90} 512 512)">${side}</g>`
  }
  for (const [x, y] of CORNERS) out += corner(x, y)
  return out
}
