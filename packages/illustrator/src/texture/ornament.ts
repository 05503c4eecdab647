/** An intricate page: every large form has a pattern of its own, and around those who were asked for it stays calm. */
import type { Rng } from '../ink/random.ts'
import { pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { rosette, sizes } from './rosettes.ts'
import { TILINGS, type TilingName } from './tilings.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.1
const MARGIN = 4
/** Fewer pieces are no pattern. */
const FEWEST = 4
/** Around those who were asked for the page stays calm, or they drown in ornament. */
const HALO = 7
/** More of them would be a file nobody wants to wait for. */
const MOST = 980
/** On bodies and things patterns are finer than on the land. */
const [BROAD, FINER] = [0.59, 0.56]

export function ornamented(canvas: Canvas, setting: string, spared: readonly Disc[], rng: Rng): string[] {
  const out: string[] = []
  const largest = [...canvas.shapes].sort(([, p], [, q]) => q.area - p.area)
  for (const [id, shape] of largest) {
    if (out.length > MOST || BARE.test(shape.note) || shape.kind === 'sky') continue
    const scale = shape.kind === 'land' || shape.kind === 'wall' || shape.kind === 'floor' ? BROAD : FINER
    const pattern = patternFor(shape, setting, rng)
    if (pattern === 'rosettes') out.push(...rosettes(canvas, id, shape, spared, rng))
    else if (pattern) out.push(...tiled(canvas, id, shape, pattern, scale, spared, rng))
  }
  return out
}

/** Faces and hands, the sun and the moon, windows and clouds. */
const BARE = /^(skin\d|hair\d|sun|moon|cloud|glass|pollen|paper)$/

function tiled(
  canvas: Canvas,
  id: number,
  shape: Shape,
  name: TilingName,
  scale: number,
  spared: readonly Disc[],
  rng: Rng,
): string[] {
  const { step, reach, draw } = TILINGS[name]
  const [dx, dy, shift] = step.map((length) => length * scale) as [number, number, number]
  const kept = new Crowd(spared, PAGE)
  const calm = isScenery(shape) ? HALO : 0
  const out: string[] = []
  for (let row = 0, y = shape.y0 + dy * 0.5; y < shape.y1; row++, y += dy)
    for (let x = shape.x0 + dx * 0.3 + (row % 2) * shift; x < shape.x1; x += dx) {
      const r = reach * scale + MARGIN
      if (canvas.room(id, x, y) < r || kept.room(x, y) < r) continue
      if (calm && canvas.fromHeroes(x, y) < r * 0.7 + calm) continue
      const piece = draw({ x: 0, y: 0, sw: LINE / scale, rng })
      out.push(
        pen`<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${tint(`any${rng.int(1, 6)}`, piece)}</g>`,
      )
    }
  return out.length < FEWEST ? [] : out
}

/** The largest first, each as large as its place allows. */
function rosettes(canvas: Canvas, id: number, shape: Shape, spared: readonly Disc[], rng: Rng): string[] {
  const taken = new Crowd(spared, 2 * PAGE)
  const out: string[] = []
  for (const size of sizes(rng)) {
    const step = Math.max(6, size * 0.22)
    for (let y = shape.y0 + step; y < shape.y1; y += step)
      for (let x = shape.x0 + step; x < shape.x1; x += step) {
        const r = Math.min(canvas.room(id, x, y) - MARGIN, taken.room(x, y) - MARGIN, size)
        if (r < size * 0.9) continue
        taken.add([x, y, r])
        out.push(tint(`any${rng.int(1, 6)}`, rosette({ x, y, r, sw: LINE, rng })))
      }
  }
  return out
}

const PAGE = 1024

const isScenery = ({ kind }: Shape): boolean => kind !== 'being' && kind !== 'thing'

const BY_NOTE: readonly (readonly [RegExp, readonly TilingName[]])[] = [
  [/^(water|aqua|cerulean|teal)$/, ['seas']],
  [/^(roof|spire)/, ['scales']],
  [/^(wall|castle|barn|brick|slate|block\d)$/, ['bricks']],
  [/^(stone|road)$/, ['pebbles']],
  [/^(sand|mountain|snow)$/, ['scales', 'pebbles']],
  [/^(land|grass|leaf|sap|lime|mint|moss|bush|crown\d|viridian|pine|weed|straw|ochre)$/, ['leaves', 'scales']],
  [/^cloth\d$/, ['petals', 'diamonds', 'scales', 'lace']],
]

/** Smaller than this, only a piece or two would fit. */
const LEAST = 1600
/** Room for a large rosette. */
const LARGE = 26_000

function patternFor({ note, kind, area }: Shape, setting: string, rng: Rng): TilingName | 'rosettes' | null {
  if (area < (isScenery({ kind } as Shape) ? 2 * LEAST : LEAST)) return null
  if (kind === 'night') return null
  if (kind === 'wall') return 'petals'
  if (kind === 'floor') return 'diamonds'
  if (kind === 'land' && /winter|arctic|slope|rink|snow|christmas/.test(setting)) return 'scales'
  if (kind === 'land' && /beach|desert|moon|space|planet|cave/.test(setting) && !/water|aqua/.test(note))
    return 'pebbles'
  if (kind === 'being' && !/^cloth/.test(note))
    return area > LARGE ? 'rosettes' : rng.pick(['scales', 'lace', 'rosettes'])
  const own = BY_NOTE.find(([words]) => words.test(note))?.[1]
  if (own) return rng.pick(own)
  if (kind === 'land' || kind === 'front') return null
  return area > LARGE ? 'rosettes' : rng.pick(['scales', 'diamonds', 'lace', 'rosettes'])
}
