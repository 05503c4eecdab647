/**
 * Drawings that only a lesson needs, written as data: "s" is a closed shape, "l" an open line, each through points ("x,y", a corner
 * marked by "!"), "o x y r" a circle, "d x y r" a dot of ink, "e x y rx ry" an ellipse, "b x y x y w" a bone. Later ones lie over earlier ones.
 */
import { curve, ellipse } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import type { Point, Poly } from '../ornate/kit/points.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { dataLines } from '../words/data-file.ts'

type Stroke = { kind: 's' | 'l'; poly: Poly } | { kind: 'o' | 'd'; x: number; y: number; r: number }

export const strokesOf = (text: string): Stroke[] =>
  text.split(';').map((part): Stroke => {
    const [kind = '', ...rest] = part.trim().split(' ')
    const [x = 0, y = 0, r = 0, tall = r] = rest.map(Number)
    if (kind === 'o' || kind === 'd') return { kind, x, y, r }
    if (kind === 'b') return { kind: 's', poly: bone([x, y], [r, tall], Number(rest[4])) }
    if (kind === 'e') return { kind: 's', poly: ellipse(x, y, r, tall) }
    return kind === 'l'
      ? { kind, poly: curve(rest.join(' '), false) }
      : { kind: 's', poly: curve(rest.join(' '), true) }
  })

/** Thick ends, each of two knobs. */
function bone([x, y]: Point, [u, v]: Point, wide: number): Poly {
  const long = Math.hypot(u - x, v - y)
  const [ax, ay] = [(u - x) / long, (v - y) / long]
  const half = wide / 2
  const at = (along: number, aside: number) => ({ x: x + ax * along - ay * aside, y: y + ay * along + ax * aside })
  const end = (from: number, out: number, side: number) => [
    at(from - out * wide * 0.9, side * half * 0.62),
    at(from - out * wide * 0.5, side * half * 1.5),
    at(from, side * half * 1.9),
    at(from + out * wide * 0.5, side * half * 1.2),
  ]
  return curve([
    ...end(long, 1, 1),
    at(long + wide * 0.2, 0),
    ...end(long, 1, -1).reverse(),
    ...end(0, -1, -1),
    at(-wide * 0.2, 0),
    ...end(0, -1, 1).reverse(),
  ])
}

/** Each point moved and scaled; the lines as wide as `sw`. */
export function drawStrokes(strokes: readonly Stroke[], dx: number, dy: number, scale: number, sw: number): string {
  const moved = (poly: Poly): Poly => poly.map(([x, y]) => [dx + x * scale, dy + y * scale])
  return strokes
    .map((stroke) => {
      if ('poly' in stroke) return (stroke.kind === 's' ? shape : line)(moved(stroke.poly), sw)
      const [x, y, r] = [dx + stroke.x * scale, dy + stroke.y * scale, stroke.r * scale]
      return stroke.kind === 'o' ? circle(x, y, r, sw) : circle(x, y, r, 0, '#000')
    })
    .join('')
}

const SKETCHES = new Map(
  dataLines('school-sketches.txt').map((row) => {
    const [name = '', size = '', strokes = ''] = row.split(' | ')
    const [w = 100, h = 100] = size.split('x').map(Number)
    return [name, { w, h, strokes }] as const
  }),
)

export const isSketch = (name: string): boolean => SKETCHES.has(name)

/** Null where nobody sketched it. */
export function sketchOf(name: string): Fitted | null {
  const sketch = SKETCHES.get(name)
  if (!sketch) return null
  const strokes = strokesOf(sketch.strokes)
  return (x, y, w, h) => {
    const scale = Math.min(w / sketch.w, h / sketch.h)
    const sw = Math.max(3, Math.min(5.5, scale * 2))
    return drawStrokes(strokes, x - (sketch.w * scale) / 2, y - (sketch.h * scale) / 2, scale, sw)
  }
}
