/** Outlines as straight pieces short enough for the grid. */
import type { Matrix } from './matrix.ts'

/** A curve never gets more pieces, nor a whole round. */
const MOST_PIECES = 24
/** Points nearer to the last one, in cells, add nothing. */
const NEAR = 0.2

export class Outline {
  /** x and y by turns. */
  points = new Float64Array(512)
  /** Where in `points` each stretch begins; the last one ends at `length`. */
  readonly starts: number[] = []
  /** Which stretches return to their beginning. */
  readonly closed: boolean[] = []
  length = 0
  readonly #matrix: Matrix
  #x = 0
  #y = 0

  constructor(matrix: Matrix) {
    this.#matrix = matrix
  }

  moveTo(x: number, y: number): void {
    this.starts.push(this.length)
    this.closed.push(false)
    this.#set(x, y)
    this.#push(true)
  }

  lineTo(x: number, y: number): void {
    this.#set(x, y)
    this.#push(true)
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y]
    const n = this.#pieces(Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2))
    for (let i = 1; i < n; i++) {
      const t = i / n
      const s = 1 - t
      const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      this.#set(p * x0 + q * x1 + r * x2 + w * x, p * y0 + q * y1 + r * y2 + w * y)
      this.#push(false)
    }
    this.lineTo(x, y)
  }

  /** Around a middle, from one angle to another. */
  arc(cx: number, cy: number, rx: number, ry: number, tilt: number, from: number, sweep: number): void {
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
    const n = this.#pieces(Math.abs(sweep) * Math.max(rx, ry)) + Math.ceil(Math.abs(sweep) * 2)
    for (let i = 1; i <= n; i++) {
      const angle = from + (sweep * i) / n
      const [u, v] = [rx * Math.cos(angle), ry * Math.sin(angle)]
      this.#set(cx + u * cos - v * sin, cy + u * sin + v * cos)
      this.#push(i === n)
    }
  }

  close(): void {
    const last = this.starts.length - 1
    if (last >= 0) this.closed[last] = true
  }

  #pieces(length: number): number {
    const [a, b] = this.#matrix
    return Math.max(1, Math.min(MOST_PIECES, Math.ceil(Math.sqrt(length * Math.hypot(a, b)) * 1.2)))
  }

  #set(x: number, y: number): void {
    this.#x = x
    this.#y = y
  }

  /** The present point, unless it may be left out and is where the last one was. */
  #push(isNeeded: boolean): void {
    const [a, b, c, d, e, f] = this.#matrix
    const x = a * this.#x + c * this.#y + e
    const y = b * this.#x + d * this.#y + f
    const n = this.length
    if (!isNeeded && Math.abs(x - (this.points[n - 2] ?? 0)) + Math.abs(y - (this.points[n - 1] ?? 0)) < NEAR) return
    if (n + 2 > this.points.length) {
      const more = new Float64Array(this.points.length * 2)
      more.set(this.points)
      this.points = more
    }
    this.points[n] = x
    this.points[n + 1] = y
    this.length = n + 2
  }
}

export function ellipse(matrix: Matrix, cx: number, cy: number, rx: number, ry: number): Outline {
  const outline = new Outline(matrix)
  outline.moveTo(cx + rx, cy)
  outline.arc(cx, cy, rx, ry, 0, 0, 2 * Math.PI)
  outline.close()
  return outline
}

export function rectangle(matrix: Matrix, x: number, y: number, w: number, h: number, round: number): Outline {
  const outline = new Outline(matrix)
  const r = Math.min(round, w / 2, h / 2)
  const quarter = Math.PI / 2
  outline.moveTo(x + r, y)
  outline.lineTo(x + w - r, y)
  if (r) outline.arc(x + w - r, y + r, r, r, 0, -quarter, quarter)
  outline.lineTo(x + w, y + h - r)
  if (r) outline.arc(x + w - r, y + h - r, r, r, 0, 0, quarter)
  outline.lineTo(x + r, y + h)
  if (r) outline.arc(x + r, y + h - r, r, r, 0, quarter, quarter)
  outline.lineTo(x, y + r)
  if (r) outline.arc(x + r, y + r, r, r, 0, 2 * quarter, quarter)
  outline.close()
  return outline
}
