/** Fills what is empty with small things to color: wallpaper, meadows, fur, cloth. Nothing touches a line, and faces stay free. */
import type { Detail } from '../art/art.ts'
import { createRng, type Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { MARKS, type MarkName } from './marks.ts'
import { isMaterial, marksFor } from './materials.ts'
import { skyFilled } from './skies.ts'
import { type Canvas, canvasOf, type Part, type Shape } from './visible.ts'

export { thinned } from './thin.ts'
export type { Part } from './visible.ts'

/** A round patch that stays free. */
export type Spared = Disc

/** How large marks are, how far apart, and how near to a line. */
interface Weave {
  r: number
  pitch: number
  /** The least that can be colored. */
  least: number
}

const SCENERY: Weave = { r: 27, pitch: 57, least: 12.2 }
const BODY: Weave = { r: 16, pitch: 37, least: 11.5 }
const SPARSE: Weave = { r: 25, pitch: 94, least: 17 }
const DRESS: Weave = { r: 15, pitch: 50, least: 12 }
const MATERIAL: Weave = { r: 19, pitch: 66, least: 14 }
const MARGIN = 4
/** Around those who were asked for the page stays calm, or they drown in ornament. */
const HALO = 22
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
  const canvas = await canvasOf(parts, detail === 'intricate' ? 2 : 4)
  const rng = createRng(seed)
  const out: string[] = detail === 'medium' ? skyFilled(canvas, spared, rng) : []
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

/** What of it is seen has room for three marks at least. */
function weaveOf({ note, kind, area }: Shape, detail: Detail): Weave | null {
  if (BARE.test(note)) return null
  if (detail === 'medium') {
    if (kind === 'being') return /^cloth/.test(note) && area > 6000 ? DRESS : null
    if (kind === 'thing') return area > 14_000 && isMaterial(note) ? MATERIAL : null
    return area > 20_000 && GROUNDS.has(kind) ? SPARSE : null
  }
  const weave = kind === 'being' || kind === 'thing' || kind === 'front' ? BODY : SCENERY
  return area > weave.pitch ** 2 * 1.5 ? weave : null
}

/** Faces and hands, the sun and the moon, windows and clouds. */
const BARE = /^(skin\d|hair\d|sun|moon|cloud|glass|pollen|paper)$/

const GROUNDS: ReadonlySet<Shape['kind']> = new Set(['wall', 'land'])

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
  const isScenery = shape.kind !== 'being' && shape.kind !== 'thing'
  const taken = new Crowd(spared, 2 * most)
  const out: string[] = []
  const place = (x: number, y: number, upTo: number, mark: MarkName) => {
    const calm = isScenery ? canvas.fromHeroes(x, y) - HALO : upTo
    const r = Math.min(upTo, canvas.room(id, x, y) - MARGIN, taken.room(x, y), calm)
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
