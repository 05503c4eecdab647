/** Empty ground before and beside those who stand on it: small things of the place in clusters of three, two and one, none like the last. */
import type { Rng } from '../ink/random.ts'
import { Crowd, type Disc } from './crowd.ts'
import { LITTER, type LitterName } from './litter.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 3
/** Where on the page the ground lies before us. */
const [FROM, TO, SIDE] = [700, 984, 40]
/** A bare round patch of this radius stays bare; more clusters than this would be a pattern. */
const [CALM, MOST] = [52, 9]
/** From the lines around a cluster, and from those who were asked for. */
const [MARGIN, HALO] = [8, 18]
const STEP = 16
/** The largest thing of a cluster, in pixels, and as a share of the room there is for it. */
const [SMALLEST, LARGEST, SHARE] = [54, 92, 0.8]
/** How many of a cluster are there, one cluster after the other. */
const NUMBERS = [3, 1, 2, 2, 3, 1]
/** Spots with nearly as much room as the roomiest: clusters keep no rows. */
const NEARLY = 0.84

export interface Apron {
  svg: string[]
  /** Where it lies: what else is strewn keeps off. */
  taken: Disc[]
}

export function apron(
  canvas: Canvas,
  setting: string,
  spared: readonly Disc[],
  without: ReadonlySet<string>,
  rng: Rng,
): Apron {
  const spots = spotsIn(canvas, setting, without)
  const crowd = new Crowd(spared, 2 * PAGE)
  const out: Apron = { svg: [], taken: [] }
  const first = rng.int(0, NUMBERS.length - 1)
  let last: LitterName | null = null
  for (let i = 0; i < MOST; i++) {
    const free = spots
      .map((spot) => ({ ...spot, r: Math.min(spot.r, crowd.room(spot.x, spot.y)) }))
      .filter(({ r }) => r > CALM)
    const widest = Math.max(0, ...free.map(({ r }) => r))
    const choice = free.filter(({ r }) => r >= widest * NEARLY)
    if (!choice.length) break
    const { x, y, r, names } = rng.pick(choice)
    const others = names.filter((one) => one !== last)
    // Where one kind is listed twice as likely as others, and those are left out, nothing else may be there.
    const name: LitterName = rng.pick(others.length ? others : names)
    last = name
    const n = NUMBERS[(first + i) % NUMBERS.length] ?? 1
    const s = Math.max(SMALLEST, Math.min(LARGEST, (r - MARGIN) * SHARE) * rng.between(0.86, 1))
    out.svg.push(cluster(name, n, x, y, s, rng))
    const disc: Disc = [x, y, s * (n > 1 ? 1.1 : 0.75)]
    out.taken.push(disc)
    crowd.add(disc)
  }
  return out
}

const PAGE = 1024

interface Spot {
  x: number
  y: number
  r: number
  names: readonly LitterName[]
}

function spotsIn(canvas: Canvas, setting: string, without: ReadonlySet<string>): Spot[] {
  const spots: Spot[] = []
  for (const [id, shape] of canvas.shapes) {
    const names = littering(shape, setting).filter((name) => LITTER[name].nouns.every((noun) => !without.has(noun)))
    if (!names.length || shape.y1 < FROM) continue
    for (let y = Math.max(FROM, shape.y0); y <= Math.min(TO, shape.y1); y += STEP)
      for (let x = Math.max(SIDE, shape.x0); x <= Math.min(PAGE - SIDE, shape.x1); x += STEP) {
        const r = Math.min(canvas.room(id, x, y), canvas.fromHeroes(x, y) - HALO + MARGIN)
        if (r > CALM) spots.push({ x, y, r, names })
      }
  }
  return spots
}

/** The largest in the middle and farthest back, the others beside and before it. */
function cluster(name: LitterName, n: number, x: number, y: number, s: number, rng: Rng): string {
  const { draw, high, apart = 1 } = LITTER[name]
  // Wider things are fewer and smaller, for the cluster to keep within its room.
  const whole = s / Math.sqrt(apart)
  const dir = rng.sign()
  return BESIDE.slice(0, apart > 1 ? Math.min(n, 2) : n)
    .map(([dx, dy, k]) => {
      const size = Math.max(high, whole * k)
      return draw({ x: x + dir * dx * whole * apart, y: y + s * (0.42 + dy), s: size, sw: LINE, rng })
    })
    .join('')
}

const BESIDE = [
  [0, 0, 1],
  [0.82, 0.14, 0.7],
  [-0.74, 0.2, 0.56],
] as const

/** Least area of a stretch of ground. */
const LEAST = 9000
const GROUND = /^(land|grass|sap|lime|moss|straw|ochre|sand|snow|apricot|mist|leaf|brick|umber)$/
const BARE =
  /water|^sea$|open sea|pool|underwater|stadium|playing field|court|rink|track|ring$|street|downtown|city|market|road|platform|runway|square|deck|rooftops|blank|^burst$|garage|workshop/

const PLACES: readonly (readonly [RegExp, readonly LitterName[]])[] = [
  [/snow|winter|arctic|slope|iceberg|christmas/, ['snowballs']],
  [/moonscape|planet|space|mars/, ['pebbles', 'crater']],
  [/beach|island|sea|shore|coast|dock/, ['shells', 'starfish', 'pebbles']],
  [/desert|egypt|pyramid|canyon|west/, ['pebbles', 'agave']],
  [/autumn/, ['leaves', 'toadstools', 'leaves']],
  [/forest|wood|fairytale|jungle|treetop|camp|cave|brook/, ['toadstools', 'tufts', 'pebbles', 'tufts']],
  [/savanna|volcano|dino|dig|building|farm|barn|field|spooky|night|haunted/, ['tufts', 'pebbles', 'tufts']],
]

function littering({ note, kind, area }: Shape, setting: string): readonly LitterName[] {
  if (kind !== 'land' || area < LEAST || !GROUND.test(note) || BARE.test(setting)) return []
  if (note === 'snow') return ['snowballs']
  const own = PLACES.find(([words]) => words.test(setting))?.[1]
  if (note === 'sand') return own ?? ['pebbles']
  return own ?? ['tufts', 'flowers', 'pebbles', 'tufts', 'flowers']
}
