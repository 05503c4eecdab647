/** Fills what is empty with small things to color: wallpaper, meadows, fur, cloth. Nothing touches a line, and faces stay free. */
import type { Detail } from '../art/art.ts'
import { createRng, type Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { cloud } from '../scenery/heavens.ts'
import { Crowd } from './crowd.ts'
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

const SCENERY: Weave = { r: 27, pitch: 57, least: 12.2 }
const BODY: Weave = { r: 16, pitch: 37, least: 11.5 }
const SPARSE: Weave = { r: 26, pitch: 108, least: 17 }
const DRESS: Weave = { r: 15, pitch: 52, least: 12 }
const MARGIN = 4
const LINE = 2.1
/** More of them would be a file nobody wants to wait for. */
const MOST = 700

export interface Page {
  parts: readonly Part[]
  detail: Detail
  /** Faces. */
  spared: readonly Spared[]
  setting: string
  seed: number
}

export async function textured({ parts, detail, spared, setting, seed }: Page): Promise<string> {
  if (detail === 'simple') return ''
  const canvas = await canvasOf(parts)
  const rng = createRng(seed)
  const out: string[] = detail === 'medium' ? clouded(canvas, spared, rng) : []
  const largest = [...canvas.shapes].sort(([, p], [, q]) => q.area - p.area)
  for (const [id, shape] of largest) {
    const weave = weaveOf(shape, detail)
    if (!weave || out.length > MOST) continue
    const marks = marksFor(shape, setting)
    const [name, other] = [rng.pick(marks), rng.pick(marks)]
    out.push(...fill(canvas, id, weave, [name, other], spared, rng))
  }
  return out.join('')
}

/** Clouds (by night stars) where the sky is emptiest, as large as there is room for. */
function clouded(canvas: Canvas, spared: readonly Spared[], rng: Rng): string[] {
  const skies = [...canvas.shapes].filter(
    ([, { kind, note }]) => note === 'sky' && (kind === 'sky' || kind === 'night'),
  )
  return skies.flatMap(([id, shape]) => {
    const taken = new Crowd(spared, 2 * CLOUD.most)
    const out: string[] = []
    for (let n = 0; n < CLOUD.number; n++) {
      const best = roomiest(canvas, id, shape, taken)
      const r = Math.min(best.r * 0.72, CLOUD.most * rng.between(0.7, 1))
      if (r < CLOUD.least) break
      taken.add([best.x, best.y, r + 46])
      out.push(
        shape.kind === 'night'
          ? tint('straw', MARKS.star({ ...best, r: r * 0.5, sw: LINE * 1.4, rng }))
          : cloud(best.x, best.y + r * 0.3, r * 1.8, rng, LINE * 1.5),
      )
    }
    return out
  })
}

const CLOUD = { number: 5, least: 40, most: 92 }

function roomiest(canvas: Canvas, id: number, shape: Shape, taken: Crowd): { x: number; y: number; r: number } {
  let best = { x: 0, y: 0, r: 0 }
  for (let y = shape.y0; y < Math.min(shape.y1, 520); y += 20)
    for (let x = shape.x0; x < shape.x1; x += 20) {
      const r = Math.min(canvas.room(id, x, y), taken.room(x, y))
      if (r > best.r) best = { x, y, r }
    }
  return best
}

/** What of it is seen has room for three marks at least. */
function weaveOf({ note, kind, area }: Shape, detail: Detail): Weave | null {
  if (BARE.test(note)) return null
  if (detail === 'medium') {
    if (kind === 'being') return /^cloth/.test(note) && area * STEP * STEP > 7000 ? DRESS : null
    return area * STEP * STEP > 20_000 && GROUNDS.has(kind) ? SPARSE : null
  }
  const weave = kind === 'being' || kind === 'thing' || kind === 'front' ? BODY : SCENERY
  return area * STEP * STEP > weave.pitch ** 2 * 1.5 ? weave : null
}

/** Faces and hands, the sun and the moon, windows and clouds. */
const BARE = /^(skin\d|hair\d|sun|moon|cloud|glass|pollen|paper)$/

const GROUNDS: ReadonlySet<Shape['kind']> = new Set(['wall', 'land', 'floor'])

/** What lies on the ground where nothing blooms. */
const LANDS: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/winter|arctic|slope|rink|christmas|snow/, ['puff', 'dot']],
  [/beach|desert|savanna|sea|island|egypt|pyramid/, ['pebble', 'scale']],
  [/moon|space|volcano|cave|dino/, ['pebble', 'ring']],
  [/autumn|forest|jungle|harvest/, ['leaf', 'leaf', 'tuft']],
]

function marksFor({ note, kind }: Shape, setting: string): readonly MarkName[] {
  if (kind === 'night') return ['star', 'ring', 'star']
  if (kind === 'sky') return ['puff', 'ring', 'star']
  if (kind === 'wall') return ['flower', 'diamond', 'wheel', 'square', 'leaf']
  if (kind === 'land' && !/^(water|aqua|cerulean|wood|bark)$/.test(note))
    for (const [words, names] of LANDS) if (words.test(setting)) return names
  for (const [words, names] of BY_NOTE) if (words.test(note)) return names
  if (kind === 'floor') return ['diamond', 'flower', 'wheel']
  return kind === 'land' ? ['pebble', 'flower', 'leaf'] : ['drop', 'flower', 'diamond', 'ring', 'leaf', 'dot']
}

const BY_NOTE: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/^(water|aqua|cerulean|teal|sky|mist)$/, ['ripple', 'scale']],
  [/^(land|grass|leaf|sap|lime|mint|moss|bush|crown\d|viridian|pine|weed)$/, ['flower', 'leaf', 'flower', 'tuft']],
  [/^(roof|spire)/, ['scale']],
  [/^(wall|castle|barn|brick|stone|slate|block\d)$/, ['brick', 'square', 'pebble']],
  [/^(mountain|road|sand)$/, ['pebble', 'diamond']],
  [/^cloth\d$/, ['flower', 'heart', 'star', 'dot', 'diamond', 'ring', 'square']],
]

/** In offset rows, each as large as its place allows; then smaller ones wherever there is room between them. */
function fill(
  canvas: Canvas,
  id: number,
  { r: most, pitch, least }: Weave,
  [name, other]: readonly [MarkName, MarkName],
  spared: readonly Spared[],
  rng: Rng,
): string[] {
  const shape = canvas.shapes.get(id) as Shape
  const taken = new Crowd(spared, 2 * most)
  const out: string[] = []
  const place = (x: number, y: number, upTo: number, mark: MarkName) => {
    const r = Math.min(upTo, canvas.room(id, x, y) - MARGIN, taken.room(x, y))
    if (r < least) return
    taken.add([x, y, r + MARGIN])
    out.push(tint(`any${rng.int(1, 6)}`, MARKS[mark]({ x, y, r, sw: LINE, rng })))
  }
  const rows = (step: number, shaken: number, each: (x: number, y: number) => void) => {
    for (let j = 0, y = shape.y0 + step * 0.4; y < shape.y1; j++, y += step * 0.86)
      for (let x = shape.x0 + step * (j % 2 ? 0.9 : 0.4); x < shape.x1; x += step)
        each(x + rng.between(-shaken, shaken), y + rng.between(-shaken, shaken))
  }
  rows(pitch, shape.kind === 'wall' ? 0 : pitch * 0.12, (x, y) => place(x, y, most, name))
  if (pitch < 3 * most) rows(least * 1.3, 0, (x, y) => place(x, y, least * 1.25, other))
  return out
}
