/** Letters filled with patterns, or with small things. */
import type { Rng } from '../ink/random.ts'
import { grow } from '../ornate/kit/clip.ts'
import { rect } from '../ornate/kit/curves.ts'
import { clipMarks, shape } from '../ornate/kit/marks.ts'
import { area, box, type Poly } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { type TangleName, tangleOver } from '../ornate/zentangle/fill.ts'
import { labeled } from './ink.ts'
import type { Letter } from './setting.ts'

/** Patterns that stay open enough for a child's pencil. */
export const PATTERNS = [
  'scales',
  'waves',
  'dots',
  'zigzag',
  'bricks',
  'diamonds',
  'petals',
] as const satisfies readonly TangleName[]

/** A rim along its edge keeps the letter legible, however busy it is within. */
const RIM = 13

export function patterned(letter: Letter, pattern: TangleName, size: number, rng: Rng): string {
  const rim = size > 260 ? RIM : 8
  const outline = grow(letter.polys, rim)
  const marks = tangleOver(rect(...corners(outline)), pattern, rng.between(-0.3, 0.3), size > 260 ? 1.7 : 1.3, rng)
  const ink = clipMarks(marks, letter.polys, size > 260 ? 4 : 3.4, 190)
  return labeled(letter.text, shape(outline, 7) + shape(letter.polys, 0) + ink + shape(letter.polys, 4.6, 'none'))
}

const corners = (polys: Poly[]): [number, number, number, number] => {
  const { x0, y0, w, h } = box(polys)
  return [x0, y0, w, h]
}

/** "filled with flowers": as many as fit between its edges. */
export function filledWith(letter: Letter, things: readonly Fitted[], largest: number): string {
  const room = new Room(0)
  const [outer, ...others] = letter.polys.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
  if (!outer) return ''
  room.takeShape(outside(outer))
  for (const hole of others.filter((poly) => area(poly) < 0)) room.takeShape(hole)
  let out = ''
  for (let i = 0; i < 90; i++) {
    const { x, y, r } = room.roomiest()
    if (r < 20) break
    const size = Math.min(r - 4, largest)
    out += things[i % things.length]?.(x, y, size * 1.75, size * 1.75) ?? ''
    room.takeCircle(x, y, size + 2)
  }
  return labeled(letter.text, shape(grow(letter.polys, 10), 7) + shape(letter.polys, 4.6) + out)
}

/** All of the page but this: one line around the edge of the page, to the shape, around it, and back. */
const outside = (poly: Poly): Poly => {
  const edge = rect(-4, -4, 1032, 1032)
  return [...edge, ...edge.slice(0, 1), ...poly, ...poly.slice(0, 1), ...edge.slice(0, 1)]
}
