/**
 * Where lines run side by side or into each other there is a black band, and beside small things a clot. The line of what is
 * farther behind is left out there: what lies behind reaches up to the line of what lies before it.
 */
import { LIGHTEST_INK } from '@inkbloom/regions'
import { WHITE } from '../color/white.ts'
import { Board } from '../raster/board.ts'
import { paint } from '../raster/paint.ts'
import { DEEPEST, sink } from './depths.ts'
import { type Disc, isIn } from './lights.ts'
import { copied, giveBack, plane } from './planes.ts'
import { joined, type Run } from './specks.ts'
import { numbered, untorn, type Window, widened } from './window.ts'

/** Thicker than this, ink is no line any more; where a page's own lines are heavy, so many times half of them. */
const [THICK, TIMES] = [12, 2.9]
/** Somewhere a clot is so many times as thick as that, or it is a heavy outline, and taking from it here and there would leave rags. */
const PEAK = 1.2
/** Fewer pixels in the middle of a clot are but the crossing of two lines. */
const SMALL = 10
/** So much of it stays, as a share, along whatever is not behind. */
const KEPT = 0.75
/** What is left out is at least so large, or it would be a scratch. */
const LEAST = 36
/** Farther from what it belongs to, ink is something of its own. */
const DEEP = 14
/** The middle of ink is so much farther from one side of it than from the other at most, in pixels. */
const ASIDE = 4
const AROUND = 10
/** Depths are counted in halves of a pixel. */
const FINE = 2
/** So many cells of a thing there are, and a larger share of it is paper, or it is lost. */
const [SEEN, LOST] = [4, 0.3]
/** Pixels of the page to one of the board that tells what lies before what. */
const STEP = 2

interface Page {
  /** Ink is dark, solid shapes too. */
  grey: Uint8Array
  /** Shapes that were meant to be black. */
  solid: Uint8Array
  size: number
  faces: readonly Disc[]
}

/** Ink that is to be paper. */
export interface Band {
  runs: Run[]
  /** The number of the white in the drawing that it becomes part of, in the order in which whites are written; null where nobody knows. */
  like: number | null
}

export function bandsOf(svg: string, { grey, solid, size, faces }: Page): Band[] {
  const depth = depthOf(grey, size)
  const thick = Math.max(THICK, TIMES * lineOf(depth, size))
  const cores = coresOf(depth, solid, thick, size, faces)
  const bands = cores.length ? bandsAt(cores, svg, { grey, solid, size, depth, thick }) : []
  giveBack(depth)
  return bands
}

function bandsAt(cores: readonly number[][], svg: string, seen: Omit<Ordered, 'order'>): Band[] {
  const { grey, solid, size } = seen
  const { order, written } = orderOf(svg, size)
  const page = { ...seen, grey: copied(grey), solid: withLost(solid, order, written.length, grey, size), order }
  const bands = new Map<number | null, Run[]>()
  for (const { run, shape } of cores.flatMap((core) => openedIn(core, page))) {
    const like = (written[shape] ?? -1) < 0 ? null : (written[shape] as number)
    const runs = bands.get(like)
    if (runs) runs.push(run)
    else bands.set(like, [run])
  }
  giveBack(page.grey, page.solid)
  return [...bands].map(([like, runs]) => ({ like, runs: joined(runs) }))
}

function depthOf(grey: Uint8Array, size: number): Uint8Array {
  const depth = plane(size * size)
  for (let y = 0; y < size; y++) markInk(grey, depth, y * size, (y + 1) * size)
  sink(depth, size, size)
  return depth
}

function markInk(grey: Uint8Array, depth: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if ((grey[i] as number) <= LIGHTEST_INK) depth[i] = DEEPEST
}

/** Half the width of the heavier lines of a page. */
function lineOf(depth: Uint8Array, size: number): number {
  const count = new Uint32Array(DEEPEST + 1)
  let all = 0
  for (let y = 32; y < size - 32; y += 2)
    for (let x = 32, i = y * size + x; x < size - 32; x++, i++) {
      const d = depth[i] as number
      if (d < 5 || (depth[i - 1] as number) > d || (depth[i + 1] as number) > d) continue
      if ((depth[i - size] as number) > d || (depth[i + size] as number) > d) continue
      count[d] = (count[d] as number) + 1
      all++
    }
  let d = 0
  for (let sum = 0; d < DEEPEST && sum < all * 0.6; d++) sum += count[d] as number
  return d / FINE
}

/** Connected pixels in the middle of ink that is too thick. */
function coresOf(
  depth: Uint8Array,
  solid: Uint8Array,
  thick: number,
  size: number,
  faces: readonly Disc[],
): number[][] {
  const out: number[][] = []
  const seen = plane(depth.length)
  const beside = [-1, 1, -size, size, -size - 1, -size + 1, size - 1, size + 1]
  const least = Math.ceil(thick)
  const edge = 34
  const isCore = (i: number) => !seen[i] && (depth[i] as number) >= least && !solid[i]
  for (let start = deep(depth, least, 0); start < depth.length; start = deep(depth, least, start + 1)) {
    if (!isCore(start)) continue
    const core = [start]
    seen[start] = 1
    for (let k = 0; k < core.length; k++)
      for (const step of beside) {
        const to = (core[k] as number) + step
        if (!isCore(to)) continue
        seen[to] = 1
        core.push(to)
      }
    const [x, y] = [start % size, Math.floor(start / size)]
    if (!core.some((i) => (depth[i] as number) >= thick * PEAK)) continue
    if (core.length < SMALL || x < edge || y < edge || x > size - edge || y > size - edge) continue
    if (faces.some((face) => isIn(face, x, y))) continue
    out.push(core)
  }
  giveBack(seen)
  return out
}

/** The next pixel that is so deep in ink, within a few rows, or the end of these. */
function deep(depth: Uint8Array, least: number, from: number): number {
  const to = Math.min(depth.length, from + STRETCH)
  let i = from
  while (i < to && (depth[i] as number) < least) i++
  return i
}
const STRETCH = 4096

interface Order {
  /** The number of the white shape that is seen at each place: the later it was painted, the farther it lies to the front. */
  order: Uint16Array
  /** Where in the drawing the white of each shape is written. */
  written: number[]
}

function orderOf(svg: string, size: number): Order {
  const board = new Board(size / STEP)
  const written = [-1]
  let whites = 0
  const counted = svg.replace(WHITE, (_, what: string) => `${what}="white ${whites++}"`)
  const number = (color: string) => {
    if (!color.startsWith('white')) return 0
    return written.push(color === 'white' ? -1 : Number(color.slice('white '.length))) - 1
  }
  paint(board, counted, { fill: number, stroke: number })
  return { order: board.cells, written }
}

/** A thing so small that all of it was closed stays black: without it something would be missing. */
function withLost(solid: Uint8Array, order: Uint16Array, many: number, grey: Uint8Array, size: number): Uint8Array {
  const side = size / STEP
  const [open, all] = [new Uint32Array(many), new Uint32Array(many)]
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0, at = y * STEP * size; x < side; x++, i++, at += STEP) {
      const n = order[i] as number
      if (!n) continue
      all[n] = (all[n] as number) + 1
      if ((grey[at] as number) > LIGHTEST_INK) open[n] = (open[n] as number) + 1
    }
  const isLost = Uint8Array.from(all, (n, i) => (n >= SEEN && (open[i] as number) <= LOST * n ? 1 : 0))
  isLost[0] = 0
  const out = copied(solid)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0, at = y * STEP * size; x < side; x++, i++, at += STEP)
      if (isLost[order[i] as number]) out[at] = out[at + 1] = out[at + size] = out[at + size + 1] = 1
  return out
}

interface Ordered extends Omit<Page, 'faces'> {
  order: Uint16Array
  thick: number
  depth: Uint8Array
}

function openedIn(core: readonly number[], page: Ordered): { run: Run; shape: number }[] {
  const { grey, solid, size, order, thick, depth } = page
  let [x0, x1, y0, y1] = [size, 0, size, 0]
  for (const i of core) {
    const [x, y] = [i % size, Math.floor(i / size)]
    ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)]
  }
  const more = Math.ceil(thick) + AROUND
  ;[x0, y0] = [Math.max(0, x0 - more), Math.max(0, y0 - more)]
  const [w, h] = [Math.min(size, x1 + more) - x0, Math.min(size, y1 + more) - y0]
  const at = (i: number): number => (y0 + Math.floor(i / w)) * size + x0 + (i % w)
  const ink = new Uint8Array(w * h)
  const black = new Uint8Array(w * h)
  for (let i = 0; i < ink.length; i++) {
    const on = at(i)
    ink[i] = (grey[on] as number) <= LIGHTEST_INK ? 1 : 0
    black[i] = solid[on] as number
  }
  const areas = numbered(ink, w, h)
  const window: Window = { w, h, ink, black, areas }
  // How far from the middle of the clot: its own ink is no farther than half its thickness.
  const away = new Uint8Array(w * h).fill(DEEPEST)
  const middle = core.map((i) => ({ i: (Math.floor(i / size) - y0) * w + (i % size) - x0, deep: depth[i] as number }))
  for (const { i } of middle) away[i] = 0
  sink(away, w, h)
  const reach = middle.reduce((most, { deep }) => Math.max(most, deep), thick) + 3
  const near = new Set<number>()
  for (let i = 0; i < ink.length; i++) if (areas[i] && (away[i] as number) <= reach) near.add(areas[i] as number)
  if (near.size < 2) return []
  const rank = ranksOf(areas, at, order, size)
  const ranks = [...near].sort((p, q) => (rank.get(p) ?? Infinity) - (rank.get(q) ?? Infinity))
  const [least, most] = [FINE * KEPT * thick, FINE * (KEPT * thick + DEEP)]
  const far = new Uint8Array(w * h)
  const open = new Uint8Array(w * h)
  const out: { run: Run; shape: number }[] = []
  for (const area of ranks) {
    for (let i = 0; i < far.length; i++) far[i] = (areas[i] && areas[i] !== area) || black[i] ? 0 : DEEPEST
    sink(far, w, h)
    // The middle of a line that ends within this area lies between it and itself: such a line stays.
    away.fill(DEEPEST)
    for (const { i, deep } of middle) if ((far[i] as number) <= deep + FINE * ASIDE) away[i] = 0
    sink(away, w, h)
    let n = 0
    for (let i = 0; i < open.length; i++) {
      const isExcess =
        ink[i] === 1 && (away[i] as number) <= reach && (far[i] as number) > least && (far[i] as number) < most
      open[i] = isExcess || areas[i] === area ? DEEPEST : 0
      if (isExcess) n++
    }
    if (n < LEAST) continue
    const kept = untorn(widened(area, open, window), window)
    if (kept.length < LEAST) continue
    for (const i of kept) {
      const x = x0 + (i % w)
      out.push({ run: { y: y0 + Math.floor(i / w), from: x, to: x + 1 }, shape: rank.get(area) ?? 0 })
      grey[at(i)] = 255
      // The next one sees what this one has become.
      ink[i] = 0
      areas[i] = area
    }
  }
  return out
}

/** Of each area the number that most of it has. */
function ranksOf(areas: Uint16Array, at: (i: number) => number, order: Uint16Array, size: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (let i = 0; i < areas.length; i += 3) {
    if (!areas[i]) continue
    const on = at(i)
    const n = order[Math.floor(on / size / STEP) * (size / STEP) + Math.floor((on % size) / STEP)] as number
    if (!n) continue
    const key = (areas[i] as number) * MANY + n
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const out = new Map<number, number>()
  const most = new Map<number, number>()
  for (const [key, count] of counts) {
    const area = Math.floor(key / MANY)
    if (count <= (most.get(area) ?? 0)) continue
    most.set(area, count)
    out.set(area, key % MANY)
  }
  return out
}

/** More shapes than this no page has. */
const MANY = 65536
