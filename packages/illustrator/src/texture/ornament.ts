/** An intricate page: every large form is full of small things of its own kind, and around those who were asked for it stays calm. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { MARKS } from './marks.ts'
import { rosette } from './rosettes.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.1
const MARGIN = 4
/** Around those who were asked for the page stays calm, or they drown in ornament. */
const HALO = 7
/** More of them would be a file nobody wants to wait for. */
const MOST = 980

export function ornamented(canvas: Canvas, setting: string, spared: readonly Disc[], rng: Rng): string[] {
  const out: string[] = []
  const largest = [...canvas.shapes].sort(([, p], [, q]) => q.area - p.area)
  for (const [id, shape] of largest) {
    if (out.length > MOST || BARE.test(shape.note) || shape.kind === 'sky') continue
    const filling = fillingOf(shape, setting, rng)
    if (filling) out.push(...packed(canvas, id, shape, filling, spared, rng))
  }
  return out
}

/** Faces and hands, the sun and the moon, windows and clouds. */
const BARE = /^(skin\d|hair\d|sun|moon|cloud|glass|pollen|paper)$/

/** Things that fill a shape: their sizes from the largest down, and which they are. */
interface Filling {
  sizes: readonly number[]
  kinds: readonly (keyof typeof MARKS | 'rosette')[]
}

/** The largest first, each as large as its place allows: whatever lies before the shape, nothing of its filling looks torn off. */
function packed(
  canvas: Canvas,
  id: number,
  shape: Shape,
  { sizes, kinds }: Filling,
  spared: readonly Disc[],
  rng: Rng,
): string[] {
  // Two of the largest beside each other: what is farther off takes no room from anything.
  const taken = new Crowd(spared, 2 * Math.max(...sizes) + MARGIN)
  const calm = isScenery(shape) ? HALO : 0
  const out: string[] = []
  for (const size of sizes) {
    const step = Math.max(6, size * 0.22)
    for (let y = shape.y0 + step; y < shape.y1; y += step)
      for (let x = shape.x0 + step; x < shape.x1; x += step) {
        const free = canvas.room(id, x, y) - MARGIN
        if (free < size * 0.9) continue
        const r = Math.min(free, taken.room(x, y) - MARGIN, size)
        if (r < size * 0.9 || (calm && canvas.fromHeroes(x, y) < r * 0.7 + calm)) continue
        taken.add([x, y, r])
        const kind = rng.pick(kinds)
        const at = { x, y, r, sw: LINE, rng }
        out.push(tint(`any${rng.int(1, 6)}`, kind === 'rosette' ? rosette(at) : MARKS[kind](at)))
      }
  }
  return out
}

const isScenery = ({ kind }: Pick<Shape, 'kind'>): boolean => kind !== 'being' && kind !== 'thing'

const ROUND = [46, 33, 24, 17, 14] as const
const SMALL = [30, 22, 16, 14] as const
const FINE = [19, 14] as const
/** A clump of leaves is smaller than a meadow. */
const CLUMPED = [23, 17, 14] as const
const MEADOW: Filling = { sizes: ROUND, kinds: ['flower', 'leaf', 'leaf', 'rosette'] }
const SHORE: Filling = { sizes: SMALL, kinds: ['ring', 'dot', 'star'] }
const WATER: Filling = { sizes: SMALL, kinds: ['ring', 'drop', 'ring'] }
const WINTRY: Filling = { sizes: SMALL, kinds: ['star', 'dot', 'star'] }

const BY_NOTE: readonly (readonly [RegExp, Filling])[] = [
  [/^(water|aqua|cerulean|teal)$/, WATER],
  [/^(wall|castle|barn|brick|slate|block\d|roof|spire)/, { sizes: FINE, kinds: ['dot', 'diamond'] }],
  [/^(stone|road|sand)$/, SHORE],
  [/^(mountain|snow)$/, WINTRY],
  [/^(leaf|mint|moss|bush|crown\d|viridian|pine|weed)$/, { sizes: CLUMPED, kinds: ['leaf', 'leaf', 'drop'] }],
  [/^(land|grass|sap|lime|straw|ochre)$/, MEADOW],
]
/** Cloth is printed with one thing all over. */
const PRINTS = ['flower', 'heart', 'star', 'dot', 'diamond'] as const

/** Smaller than this, only a piece or two would fit. */
const LEAST = 1600
/** Room for a large rosette. */
const LARGE = 26_000

function fillingOf({ note, kind, area }: Shape, setting: string, rng: Rng): Filling | null {
  if (area < (isScenery({ kind }) ? 2 * LEAST : LEAST) || kind === 'night') return null
  if (kind === 'wall') return { sizes: FINE, kinds: [rng.pick(['flower', 'diamond', 'leaf'])] }
  if (kind === 'floor') return { sizes: SMALL, kinds: ['diamond'] }
  if (kind === 'land' && /winter|arctic|slope|rink|snow|christmas/.test(setting)) return WINTRY
  if (kind === 'land' && /beach|desert|moon|space|planet|cave/.test(setting) && !/water|aqua/.test(note)) return SHORE
  if (/^cloth\d/.test(note)) return { sizes: [18, 14], kinds: [rng.pick(PRINTS)] }
  if (kind === 'being')
    return { sizes: area > LARGE ? [rng.between(84, 110), 62, 44, 30, 20, 14] : SMALL, kinds: ['rosette'] }
  const own = BY_NOTE.find(([words]) => words.test(note))?.[1]
  if (own) return own
  if (kind === 'land' || kind === 'front') return null
  return { sizes: area > LARGE ? ROUND : SMALL, kinds: ['rosette'] }
}
