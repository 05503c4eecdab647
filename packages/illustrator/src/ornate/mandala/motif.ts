/** Anything of our world as a motif, alone and as large as its place. */
import type { Art, Spot } from '../../art/art.ts'
import { createRng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { finerMotif } from './finer.ts'
import type { Motif } from './mandala.ts'

const FIRST_SIZE = 100
const LINE = 3.6

/** Draws it around a middle, within a width and a height. */
export type Fitted = (x: number, y: number, w: number, h: number) => string

export const motifsOf = (names: readonly string[]): Motif[] =>
  names.map((name) => finerMotif(name) ?? common(name)).filter((motif) => motif !== null)

function common(name: string): Motif | null {
  const draw = fittedDrawing(name, () => LINE)
  return draw && ((x, y, size) => draw(x, y, size, size))
}

/** `lineFor` tells how wide the lines of a drawing so high are. Null where nobody draws it. */
export const fittedDrawing = (name: string, lineFor: (height: number) => number, pose = 'stand'): Fitted | null =>
  drawingOf(name, lineFor, 'middle', pose)

/** The same, but its place is given by the middle of its foot: what is too wide for it stands all the same. */
export const standing = (name: string, lineFor: (height: number) => number, pose = 'stand'): Fitted | null =>
  drawingOf(name, lineFor, 'foot', pose)

/** Its width as a share of its height. */
export function breadthOf(name: string): number {
  const entry = lookUp(name)
  if (entry?.kind !== 'thing') return 1
  const spot: Spot = { x: 0, y: 0, h: FIRST_SIZE, sw: 4, facing: 'right', detail: 'simple', rng: createRng(1) }
  const { x0, y0, x1, y1 } = entry.thing.draw(spot).box
  return (x1 - x0) / (y1 - y0)
}

/** The same of whoever moves too, as they are drawn alone. */
export function breadthAlone(name: string): number {
  const { x0 = 0, y0 = 0, x1 = 1, y1 = 1 } = artOf(name, () => LINE)?.(0, 0, FIRST_SIZE).box ?? {}
  return (x1 - x0) / (y1 - y0)
}

function artOf(
  name: string,
  lineFor: (height: number) => number,
  asked = 'stand',
): ((x: number, y: number, h: number) => Art) | null {
  const entry = lookUp(name)
  if (!entry) return null
  return (x, y, h) => {
    const spot: Spot = { x, y, h, sw: lineFor(h), facing: 'right', detail: 'simple', rng: createRng(1) }
    if (entry.kind === 'thing') return entry.thing.draw(spot)
    const { actor } = entry
    return actor.act(spot, { pose: [asked, 'stand', 'fly'].find((pose) => actor.can(pose)) ?? 'swim' })
  }
}

function drawingOf(
  name: string,
  lineFor: (height: number) => number,
  by: 'middle' | 'foot',
  asked = 'stand',
): Fitted | null {
  const draw = artOf(name, lineFor, asked)
  if (!draw) return null
  const { x0, y0, x1, y1 } = draw(0, 0, FIRST_SIZE).box
  return (x, y, w, h) => {
    const scale = Math.min(w / (x1 - x0), h / (y1 - y0))
    const level = by === 'foot' ? y1 : (y0 + y1) / 2
    const art = draw(x - ((x0 + x1) / 2) * scale, y - level * scale, FIRST_SIZE * scale)
    return art.layers.map(({ svg }) => svg).join('')
  }
}
