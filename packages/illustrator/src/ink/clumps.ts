/**
 * Where specks lie side by side (the petals of a small flower, a bowl of noodles), closing them all would leave a black clump.
 * Such a drawing keeps its outline and becomes one area to color.
 */
import { LIGHTEST_INK } from '@inkbloom/regions'
import { DEEPEST, sink } from './depths.ts'
import { type Disc, isIn } from './lights.ts'
import { giveBack, plane } from './planes.ts'
import { joined, type Run, SPECK_SIDE } from './specks.ts'

/** Half of the outline that is left around a clump, twice over: distances are counted in steps of 2 and 3. */
const OUTLINE = 9
/** Specks nearer than this to each other belong together. */
const CELL = 8
/** Less of it being specks, it is meant to be black: a pupil, a nose. */
const LEAST_SHARE = 0.2
const AROUND = 10
/** Of a larger face something before it may become one area. */
const SMALL_FACE = 80
interface Window {
  x0: number
  y0: number
  w: number
  h: number
}

/** Runs of pixels inside clumps: these are to be white. */
export function hollowsOf(grey: Uint8Array, specks: readonly Run[], size: number, faces: readonly Disc[] = []): Run[] {
  const windows = neighborhoods(specks, size)
  if (!windows.length) return []
  const speck = plane(size * size)
  for (const { y, from, to } of specks) speck.fill(1, y * size + from, y * size + to)
  // Opened, a small face would have no eyes.
  const small = faces.filter(([, , r]) => r < SMALL_FACE)
  const isOnFace = (x: number, y: number) => small.some((face) => isIn(face, x, y))
  const hollows = windows.flatMap((window) => hollowsIn(window, { grey, speck, size, isOnFace }))
  giveBack(speck)
  return hollows
}

/** Boxes around specks that are near each other, as far as an area to color would fit in. */
function neighborhoods(specks: readonly Run[], size: number): Window[] {
  const side = Math.ceil(size / CELL)
  const cells = new Uint8Array(side * side)
  for (const { y, from, to } of specks)
    for (let x = from; x < to; x += CELL) cells[Math.floor(y / CELL) * side + Math.floor(x / CELL)] = 1
  const out: Window[] = []
  for (let start = 0; start < cells.length; start++) {
    if (!cells[start]) continue
    let [x0, x1, y0, y1] = [side, 0, side, 0]
    const stack = [start]
    cells[start] = 0
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % side, Math.floor(at / side)]
      ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)]
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy]
          if (u < 0 || v < 0 || u >= side || v >= side || !cells[v * side + u]) continue
          cells[v * side + u] = 0
          stack.push(v * side + u)
        }
    }
    if (x0 === x1 && y0 === y1) continue
    const from = [Math.max(0, x0 * CELL - AROUND), Math.max(0, y0 * CELL - AROUND)] as const
    const to = [Math.min(size, (x1 + 1) * CELL + AROUND), Math.min(size, (y1 + 1) * CELL + AROUND)] as const
    out.push({ x0: from[0], y0: from[1], w: to[0] - from[0], h: to[1] - from[1] })
  }
  return out
}

interface Page {
  grey: Uint8Array
  speck: Uint8Array
  size: number
  isOnFace: (x: number, y: number) => boolean
}

function hollowsIn({ x0, y0, w, h }: Window, { grey, speck, size, isOnFace }: Page): Run[] {
  const depth = new Uint8Array(w * h)
  const at = (i: number): number => (y0 + Math.floor(i / w)) * size + x0 + (i % w)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w, on = (y0 + y) * size + x0; x < w; x++, i++, on++)
      depth[i] = (grey[on] as number) <= LIGHTEST_INK || speck[on] ? DEEPEST : 0
  sink(depth, w, h)
  const seen = new Uint8Array(w * h)
  const out: Run[] = []
  for (let start = 0; start < depth.length; start++) {
    if (seen[start] || (depth[start] as number) <= OUTLINE) continue
    const area = flood(start, depth, seen, w, h)
    const specks = area.reduce((sum, i) => sum + (speck[at(i)] as number), 0)
    if (specks < LEAST_SHARE * area.length || !isRoomy(area, w)) continue
    if (area.some((i) => isOnFace(x0 + (i % w), y0 + Math.floor(i / w)))) continue
    for (const i of area) out.push({ y: y0 + Math.floor(i / w), from: x0 + (i % w), to: x0 + (i % w) + 1 })
  }
  return joined(out)
}

function flood(start: number, depth: Uint8Array, seen: Uint8Array, w: number, h: number): number[] {
  const area = [start]
  seen[start] = 1
  for (let k = 0; k < area.length; k++) {
    const i = area[k] as number
    const [x, y] = [i % w, Math.floor(i / w)]
    for (const to of [x > 0 ? i - 1 : i, x < w - 1 ? i + 1 : i, y > 0 ? i - w : i, y < h - 1 ? i + w : i])
      if (!seen[to] && (depth[to] as number) > OUTLINE) {
        seen[to] = 1
        area.push(to)
      }
  }
  return area
}

function isRoomy(area: readonly number[], w: number): boolean {
  const xs = area.map((i) => i % w)
  const ys = area.map((i) => Math.floor(i / w))
  const span = (values: number[]): number =>
    values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  return Math.max(span(xs), span(ys)) >= SPECK_SIDE && area.length >= SPECK_SIDE * 6
}
