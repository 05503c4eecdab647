import type { PenPath, Piece } from './pen-path.ts'

/** Longest piece, in px. */
const STEP = 4
const MOST_PIECES = 16

interface Knot {
  x: number
  y: number
  r: number
  w: number
}

/**
 * Centripetal Catmull-Rom curves through sparse input (a mouse at 60 to 125 Hz): the line passes through every point, with no
 * loops or overshoot. It needs the next point to know its direction, so it runs one point behind.
 */
export function catmullRomPath(piece: Piece): PenPath {
  let knots: Knot[] = []
  return {
    add(x, y, r, w) {
      const last = knots.at(-1)
      if (last === undefined) {
        piece(x, y, r, w, x, y, r, w)
        knots = [
          { x, y, r, w },
          { x, y, r, w },
        ]
        return
      }
      // Two events at one place would make the knots' distance zero.
      if (last.x === x && last.y === y) {
        last.r = r
        last.w = w
        return
      }
      knots.push({ x, y, r, w })
      if (knots.length < 4) return
      span(piece, knots)
      knots.shift()
    },
    end() {
      if (knots.length < 3) return
      knots.push(knots.at(-1)!)
      span(piece, knots)
      knots = []
    },
  }
}

function span(piece: Piece, [k0, k1, k2, k3]: Knot[]) {
  if (!k0 || !k1 || !k2 || !k3) return
  const d1 = interval(k0, k1)
  const d2 = interval(k1, k2)
  const d3 = interval(k2, k3)
  const slopeIn = (p0: number, p1: number, p2: number) => d2 * ((p1 - p0) / d1 - (p2 - p0) / (d1 + d2) + (p2 - p1) / d2)
  const slopeOut = (p1: number, p2: number, p3: number) =>
    d2 * ((p2 - p1) / d2 - (p3 - p1) / (d2 + d3) + (p3 - p2) / d3)
  const inX = slopeIn(k0.x, k1.x, k2.x)
  const inY = slopeIn(k0.y, k1.y, k2.y)
  const outX = slopeOut(k1.x, k2.x, k3.x)
  const outY = slopeOut(k1.y, k2.y, k3.y)
  const length = d2 * d2
  const pieces = Math.max(1, Math.min(MOST_PIECES, Math.ceil(length / STEP)))
  let { x: fromX, y: fromY, r: fromR, w: fromW } = k1
  for (let k = 1; k <= pieces; k++) {
    const t = k / pieces
    const t2 = t * t
    const t3 = t2 * t
    const h0 = 2 * t3 - 3 * t2 + 1
    const h1 = t3 - 2 * t2 + t
    const h2 = t3 - t2
    const h3 = 3 * t2 - 2 * t3
    const x = h0 * k1.x + h1 * inX + h2 * outX + h3 * k2.x
    const y = h0 * k1.y + h1 * inY + h2 * outY + h3 * k2.y
    const r = k1.r + (k2.r - k1.r) * t
    const w = k1.w + (k2.w - k1.w) * t
    piece(fromX, fromY, fromR, fromW, x, y, r, w)
    fromX = x
    fromY = y
    fromR = r
    fromW = w
  }
}

/** Square root of the distance: what makes it centripetal. */
function interval(a: Knot, b: Knot): number {
  return Math.max(1e-3, Math.sqrt(Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))))
}
