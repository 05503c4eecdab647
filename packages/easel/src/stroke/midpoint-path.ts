import type { PenPath, Piece } from './pen-path.ts'

/** Longest piece, in px. */
const STEP = 3

/**
 * Quadratic curves between the midpoints of dense input (pen, finger): each point pulls the curve, so the jitter of a
 * digitizer is averaged away. On sparse input it would cut corners: see catmull-rom-path.ts.
 */
export function midpointPath(piece: Piece): PenPath {
  let count = 0
  let x = 0
  let y = 0
  let r = 0
  let midX = 0
  let midY = 0
  let midR = 0
  return {
    add(nextX, nextY, nextR) {
      if (count++ === 0) {
        piece(nextX, nextY, nextR, nextX, nextY, nextR)
        midX = nextX
        midY = nextY
        midR = nextR
      } else {
        const toX = (x + nextX) / 2
        const toY = (y + nextY) / 2
        const toR = (r + nextR) / 2
        curve(piece, midX, midY, midR, x, y, r, toX, toY, toR)
        midX = toX
        midY = toY
        midR = toR
      }
      x = nextX
      y = nextY
      r = nextR
    },
    end() {
      if (count > 1) piece(midX, midY, midR, x, y, r)
    },
  }
}

function curve(
  piece: Piece,
  ax: number,
  ay: number,
  ar: number,
  cx: number,
  cy: number,
  cr: number,
  bx: number,
  by: number,
  br: number,
) {
  const length = distance(ax, ay, cx, cy) + distance(cx, cy, bx, by)
  const bulge = Math.abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / (distance(ax, ay, bx, by) + 1e-6)
  // As few pieces as keep the polygon within a tenth of a pixel of the curve.
  const pieces = Math.max(1, Math.min(Math.ceil(length / STEP), Math.ceil(Math.sqrt(bulge * 1.6))))
  let fromX = ax
  let fromY = ay
  let fromR = ar
  for (let k = 1; k <= pieces; k++) {
    const t = k / pieces
    const u = 1 - t
    const x = u * u * ax + 2 * u * t * cx + t * t * bx
    const y = u * u * ay + 2 * u * t * cy + t * t * by
    const r = u * u * ar + 2 * u * t * cr + t * t * br
    piece(fromX, fromY, fromR, x, y, r)
    fromX = x
    fromY = y
    fromR = r
  }
}

/** Not Math.hypot: its last bit differs between engines, and a replay must not. */
function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
}
