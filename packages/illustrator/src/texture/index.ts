/** Fills what is empty with small things to color: wallpaper, meadows, fur, cloth. Nothing touches a line, and faces stay free. */
import type { Detail } from '../art/art.ts'
import { createRng, type Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { MARKS, type MarkName } from './marks.ts'
import { type Canvas, canvasOf, type Part, type Shape, STEP } from './visible.ts'

export { thinned } from './thin.ts'
export type { Part } from './visible.ts'

/** A round patch that stays free. */
export type Spared = readonly [x: number, y: number, r: number]

/** How large marks are, how far apart, and how near to a line. */
interface Weave {
  r: number
  pitch: number
  /** The least that can be colored. */
  least: number
}

const SCENERY: Weave = { r: 25, pitch: 60, least: 10.5 }
const BODY: Weave = { r: 15, pitch: 37, least: 10 }
const SPARSE: Weave = { r: 28, pitch: 126, least: 18 }
const MARGIN = 5
const LINE = 2.1
/** More of them would be a file nobody wants to wait for. */
const MOST = 700

export async function textured(
  parts: readonly Part[],
  detail: Detail,
  spared: readonly Spared[],
  seed: number,
): Promise<string> {
  if (detail === 'simple') return ''
  const canvas = await canvasOf(parts)
  const rng = createRng(seed)
  const out: string[] = []
  const largest = [...canvas.shapes].sort(([, p], [, q]) => q.area - p.area)
  for (const [id, shape] of largest) {
    const weave = weaveOf(shape, detail)
    if (!weave || out.length > MOST) continue
    const marks = MARKS_FOR(shape)
    const [name, other] = [rng.pick(marks), rng.pick(marks)]
    out.push(...fill(canvas, id, weave, name, other, spared, rng))
  }
  return out.join('')
}

/** What of it is seen has room for three marks at least. */
function weaveOf({ note, kind, area }: Shape, detail: Detail): Weave | null {
  if (BARE.test(note)) return null
  if (detail === 'medium') return area * STEP * STEP > 30_000 && isGround({ note, kind }) ? SPARSE : null
  const weave = kind === 'being' || kind === 'thing' || kind === 'front' ? BODY : SCENERY
  return area * STEP * STEP > weave.pitch ** 2 * 1.5 ? weave : null
}

/** Faces and hands, the sun and the moon, windows and clouds. */
const BARE = /^(skin\d|hair\d|sun|moon|cloud|glass|pollen|snow|paper)$/

const isGround = ({ kind }: Pick<Shape, 'note' | 'kind'>): boolean => kind === 'wall' || kind === 'land'

function MARKS_FOR({ note, kind }: Shape): readonly MarkName[] {
  if (kind === 'sky') return ['puff', 'star', 'ring', 'dot']
  if (kind === 'wall') return ['flower', 'diamond', 'star', 'heart', 'ring', 'leaf']
  for (const [words, names] of BY_NOTE) if (words.test(note)) return names
  return kind === 'land' ? ['pebble', 'flower', 'diamond'] : ['drop', 'flower', 'diamond', 'ring', 'leaf', 'dot']
}

const BY_NOTE: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/^(water|aqua|cerulean|teal|sky|mist)$/, ['ripple', 'scale']],
  [/^(land|grass|leaf|sap|lime|mint|moss|bush|crown\d|viridian|pine|weed)$/, ['flower', 'leaf', 'tuft']],
  [/^(roof|spire)/, ['scale']],
  [/^(wall|castle|barn|brick|stone|slate|block\d)$/, ['brick', 'square', 'pebble']],
  [/^(mountain|road|sand)$/, ['pebble', 'diamond']],
  [/^cloth\d$/, ['flower', 'heart', 'star', 'dot', 'diamond', 'ring', 'square']],
]

/** In offset rows, each as large as its place allows; smaller ones between them. */
function fill(
  canvas: Canvas,
  id: number,
  { r: most, pitch, least }: Weave,
  name: MarkName,
  other: MarkName,
  spared: readonly Spared[],
  rng: Rng,
): string[] {
  const shape = canvas.shapes.get(id) as Shape
  const row = pitch * 0.86
  const out: string[] = []
  const place = (x: number, y: number, upTo: number, mark: MarkName) => {
    const r = Math.min(upTo, canvas.room(id, x, y) - MARGIN)
    if (r < least || spared.some(([u, v, free]) => Math.hypot(x - u, y - v) < free + r)) return
    const svg = MARKS[mark]({ x, y, r, sw: LINE, rng })
    out.push(tint(`any${rng.int(1, 6)}`, svg))
  }
  for (let j = 0, y = shape.y0 + pitch * 0.4; y < shape.y1; j++, y += row)
    for (let x = shape.x0 + pitch * (j % 2 ? 0.9 : 0.4); x < shape.x1; x += pitch) {
      place(x, y, most, name)
      // In the hole between this one, its neighbor and the one below them.
      place(x + pitch / 2, y + row * 0.34, Math.min(pitch * 0.62 - most, most), other)
    }
  return out
}
