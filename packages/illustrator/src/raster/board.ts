/** A small grid on which shapes are painted flat, without soft edges: who is to be seen where. */
import type { Outline } from './outline.ts'

/** Crossings are kept as one whole number: the row, the place in 32nds of a cell, the way. */
const [PLACES, FINE, LEAST] = [1 << 17, 32, -512]

export class Board {
  readonly side: number
  readonly cells: Uint16Array
  #tone = 0
  #clip: Uint8Array | null = null
  #also: Uint8Array | null = null
  #crossings = new Uint32Array(4096)

  constructor(side: number) {
    this.side = side
    this.cells = new Uint16Array(side * side)
  }

  /** What is painted from now on: its tone, where it may go (1), and where else it is marked. */
  dip(tone: number, clip: Uint8Array | null, also: Uint8Array | null): void {
    this.#tone = tone
    this.#clip = clip
    this.#also = also
  }

  fill(outline: Outline, isEvenOdd: boolean): void {
    const n = this.#crossed(outline)
    const sorted = this.#crossings.subarray(0, n).sort()
    let wound = 0
    let from = 0
    for (let k = 0; k < n; k++) {
      const crossing = sorted[k] as number
      const before = isEvenOdd ? wound & 1 : wound
      wound += crossing & 1 ? 1 : -1
      const after = isEvenOdd ? wound & 1 : wound
      const x = ((crossing >>> 1) % PLACES) / FINE + LEAST
      if (!before) from = x
      else if (!after) this.#span(Math.floor(crossing / (2 * PLACES)), Math.ceil(from - 0.5), Math.ceil(x - 0.5))
    }
  }

  /** With a round pen; a thinner one than a cell is as wide as that. */
  stroke(outline: Outline, width: number): void {
    const r = Math.max(0.5, width / 2)
    const { points, starts, closed, length } = outline
    for (let s = 0; s < starts.length; s++) {
      const [from, to] = [starts[s] as number, starts[s + 1] ?? length]
      for (let i = from; i + 2 < to; i += 2) this.#line(points, i, i + 2, r)
      if (closed[s] || to - from === 2) this.#line(points, to - 2, from, r)
    }
  }

  /** Where every line of the outline passes the middle of a row. */
  #crossed({ points, starts, length }: Outline): number {
    let n = 0
    for (let s = 0; s < starts.length; s++) {
      const [from, to] = [starts[s] as number, starts[s + 1] ?? length]
      for (let i = from; i < to; i += 2) n = this.#edge(points, i, i + 2 < to ? i + 2 : from, n)
    }
    return n
  }

  #edge(points: Float64Array, i: number, j: number, count: number): number {
    const [x0, y0] = [points[i] as number, points[i + 1] as number]
    const [x1, y1] = [points[j] as number, points[j + 1] as number]
    const isDown = y1 > y0
    const first = Math.max(0, Math.ceil((isDown ? y0 : y1) - 0.5))
    const last = Math.min(this.side, Math.ceil((isDown ? y1 : y0) - 0.5))
    let n = count
    if (n + last - first > this.#crossings.length) this.#grow(n + last - first)
    const slope = (x1 - x0) / (y1 - y0)
    for (let row = first; row < last; row++) {
      const x = x0 + (row + 0.5 - y0) * slope
      const place = x < LEAST ? 0 : Math.min(PLACES - 1, Math.round((x - LEAST) * FINE))
      this.#crossings[n++] = (row * PLACES + place) * 2 + (isDown ? 1 : 0)
    }
    return n
  }

  #grow(least: number): void {
    const more = new Uint32Array(2 * least)
    more.set(this.#crossings)
    this.#crossings = more
  }

  /** All cells whose middle is within r of the line. */
  #line(points: Float64Array, i: number, j: number, r: number): void {
    const [x0, y0] = [points[i] as number, points[i + 1] as number]
    const [x1, y1] = [points[j] as number, points[j + 1] as number]
    const [dx, dy] = [x1 - x0, y1 - y0]
    const long = Math.hypot(dx, dy)
    const [nx, ny] = long ? [(-dy / long) * r, (dx / long) * r] : [0, 0]
    const first = Math.max(0, Math.ceil(Math.min(y0, y1) - r - 0.5))
    const last = Math.min(this.side - 1, Math.floor(Math.max(y0, y1) + r - 0.5))
    for (let row = first; row <= last; row++) {
      const y = row + 0.5
      lo = Number.POSITIVE_INFINITY
      hi = Number.NEGATIVE_INFINITY
      round(x0, y - y0, r)
      round(x1, y - y1, r)
      if (long) {
        cut(x0 + nx, y0 + ny, x1 + nx, y1 + ny, y)
        cut(x0 - nx, y0 - ny, x1 - nx, y1 - ny, y)
        cut(x0 + nx, y0 + ny, x0 - nx, y0 - ny, y)
        cut(x1 + nx, y1 + ny, x1 - nx, y1 - ny, y)
      }
      if (lo <= hi) this.#span(row, Math.ceil(lo - 0.5), Math.floor(hi - 0.5) + 1)
    }
  }

  #span(row: number, from: number, to: number): void {
    const start = row * this.side
    const [first, end] = [start + Math.max(0, from), start + Math.min(this.side, to)]
    if (first >= end) return
    if (!this.#clip) {
      this.cells.fill(this.#tone, first, end)
      this.#also?.fill(1, first, end)
      return
    }
    for (let i = first; i < end; i++) {
      if (!this.#clip[i]) continue
      this.cells[i] = this.#tone
      if (this.#also) this.#also[i] = 1
    }
  }
}

/** How far the pen reaches in the row at hand. */
let lo = 0
let hi = 0

function round(x: number, dy: number, r: number): void {
  const square = r * r - dy * dy
  if (square < 0) return
  const half = Math.sqrt(square)
  if (x - half < lo) lo = x - half
  if (x + half > hi) hi = x + half
}

function cut(x0: number, y0: number, x1: number, y1: number, y: number): void {
  if ((y0 > y && y1 > y) || (y0 < y && y1 < y) || y0 === y1) return
  const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
  if (x < lo) lo = x
  if (x > hi) hi = x
}
