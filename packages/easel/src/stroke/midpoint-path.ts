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
  let w = 0
  let midX = 0
  let midY = 0
  let midR = 0
  let midW = 0
  return {
    add(nextX, nextY, nextR, nextW) {
      if (count++ === 0) {
        piece(nextX, nextY, nextR, nextW, nextX, nextY, nextR, nextW)
        midX = nextX
        midY = nextY
        midR = nextR
        midW = nextW
      } else {
        const toX = (x + nextX) / 2
        const toY = (y + nextY) / 2
        const toR = (r + nextR) / 2
        const toW = (w + nextW) / 2
        curve(piece, midX, midY, midR, midW, x, y, r, w, toX, toY, toR, toW)
        midX = toX
        midY = toY
        midR = toR
        midW = toW
      }
      x = nextX
      y = nextY
      r = nextR
      w = nextW
    },
    end() {
      if (count > 1) piece(midX, midY, midR, midW, x, y, r, w)
    },
  }
}

function curve(
  piece: Piece,
  ax: number,
  ay: number,
  ar: number,
  aw: number,
  cx: number,
  cy: number,
  cr: number,
  cw: number,
  bx: number,
  by: number,
  br: number,
  bw: number,
) {
  const length = distance(ax, ay, cx, cy) + distance(cx, cy, bx, by)
  const bulge = Math.abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / (distance(ax, ay, bx, by) + 1e-6)
  // As few pieces as keep the polygon within a tenth of a pixel of the curve.
  const pieces = Math.max(1, Math.min(Math.ceil(length / STEP), Math.ceil(Math.sqrt(bulge * 1.6))))
  let fromX = ax
  let fromY = ay
  let fromR = ar
  let fromW = aw
  for (let k = 1; k <= pieces; k++) {
    const t = k / pieces
    const u = 1 - t
    const x = u * u * ax + 2 * u * t * cx + t * t * bx
    const y = u * u * ay + 2 * u * t * cy + t * t * by
    const r = u * u * ar + 2 * u * t * cr + t * t * br
    const w = u * u * aw + 2 * u * t * cw + t * t * bw
    piece(fromX, fromY, fromR, fromW, x, y, r, w)
    fromX = x
    fromY = y
    fromR = r
    fromW = w
  }
}

/** Not Math.hypot: its last bit differs between engines, and a replay must not. */
function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
}
