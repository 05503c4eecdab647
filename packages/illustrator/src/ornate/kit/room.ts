/** The free room on a page, as distances on a grid of 4 px: find the roomiest spot, take it, go on. */
import { rect } from './curves.ts'
import { box, type Poly } from './points.ts'

const CELL = 4
const CELLS = 256
const DIAGONAL = CELL * Math.SQRT2

export class Room {
  readonly #free = new Float32Array(CELLS * CELLS)

  constructor(margin = 20) {
    for (let j = 0; j < CELLS; j++)
      for (let i = 0; i < CELLS; i++) {
        const x = i * CELL + 2
        const y = j * CELL + 2
        this.#free[j * CELLS + i] = Math.min(x, y, 1024 - x, 1024 - y) - margin
      }
  }

  at(x: number, y: number): number {
    const i = Math.floor(x / CELL)
    const j = Math.floor(y / CELL)
    return i < 0 || j < 0 || i >= CELLS || j >= CELLS ? -1 : this.#free[j * CELLS + i]!
  }

  fits(poly: Poly, gap: number): boolean {
    for (let i = 0; i < poly.length; i += 3) if (this.at(poly[i]![0], poly[i]![1]) < gap) return false
    return true
  }

  roomiest(): { x: number; y: number; r: number } {
    let best = 0
    for (let i = 1; i < this.#free.length; i++) if (this.#free[i]! > this.#free[best]!) best = i
    return { x: (best % CELLS) * CELL + 2, y: Math.floor(best / CELLS) * CELL + 2, r: this.#free[best]! }
  }

  /** Nothing farther away than `far` is looked at: what is roomier than that is roomy enough. */
  takeCircle(x: number, y: number, r: number, far = 140): void {
    const { i0, i1, j0, j1 } = cells(x - r - far, y - r - far, x + r + far, y + r + far)
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) this.#lower(j * CELLS + i, Math.hypot(i * CELL + 2 - x, j * CELL + 2 - y) - r)
  }

  takeShape(poly: Poly, far = 130): void {
    const { x0, y0, x1, y1 } = box(poly)
    const { i0, i1, j0, j1 } = cells(x0 - far, y0 - far, x1 + far, y1 + far)
    const w = i1 - i0 + 1
    const h = j1 - j0 + 1
    const away = new Float32Array(w * h).fill(1e6)
    for (let j = 0; j < h; j++) {
      const crossings = crossingsAt(poly, (j0 + j) * CELL + 2)
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const first = Math.max(0, Math.ceil((crossings[k]! - 2) / CELL) - i0)
        for (let i = first; i < w && (i0 + i) * CELL + 2 <= crossings[k + 1]!; i++) away[j * w + i] = 0
      }
    }
    spread(away, w, h)
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const d = away[j * w + i]!
        this.#lower((j0 + j) * CELLS + i0 + i, d === 0 ? -9 : d - 2)
      }
  }

  /** Nothing outside a shape is free any more. */
  keepTo(poly: Poly): void {
    const around = rect(-60, -60, 1144, 1144)
    this.takeShape([...around, around[0]!, ...poly, poly[0]!])
  }

  #lower(cell: number, distance: number): void {
    if (distance < this.#free[cell]!) this.#free[cell] = distance
  }
}

const cells = (x0: number, y0: number, x1: number, y1: number) => ({
  i0: Math.max(0, Math.floor(x0 / CELL)),
  i1: Math.min(CELLS - 1, Math.ceil(x1 / CELL)),
  j0: Math.max(0, Math.floor(y0 / CELL)),
  j1: Math.min(CELLS - 1, Math.ceil(y1 / CELL)),
})

/** Where a row enters and leaves a shape, in turn. */
function crossingsAt(poly: Poly, y: number): number[] {
  const out: number[] = []
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const a = poly[i]!
    const b = poly[j]!
    if (a[1] > y !== b[1] > y) out.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
  }
  return out.sort((a, b) => a - b)
}

/** Distances to the nearest 0: once down the grid, once back up. */
function spread(away: Float32Array, w: number, h: number): void {
  const reach = (k: number, from: number, by: number): void => {
    away[k] = Math.min(away[k]!, away[from]! + by)
  }
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const k = j * w + i
      if (i) reach(k, k - 1, CELL)
      if (!j) continue
      reach(k, k - w, CELL)
      if (i) reach(k, k - w - 1, DIAGONAL)
      if (i < w - 1) reach(k, k - w + 1, DIAGONAL)
    }
  for (let j = h - 1; j >= 0; j--)
    for (let i = w - 1; i >= 0; i--) {
      const k = j * w + i
      if (i < w - 1) reach(k, k + 1, CELL)
      if (j === h - 1) continue
      reach(k, k + w, CELL)
      if (i) reach(k, k + w - 1, DIAGONAL)
      if (i < w - 1) reach(k, k + w + 1, DIAGONAL)
    }
}
