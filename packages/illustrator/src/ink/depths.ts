/** Deeper than any ink. */
export const DEEPEST = 250

/**
 * How deep in the ink every pixel is, in halves of a pixel, by the usual two passes; `depth` is 0 on paper and DEEPEST on ink.
 * Beyond its edge it goes on as it is there.
 */
export function sink(depth: Uint8Array, w: number, h: number): void {
  for (let y = 0; y < h; y++) {
    const [start, end] = [y * w, y * w + w]
    if (y && w > 2) {
      if (depth[start]) atEdge(depth, w, h, start, 1)
      down(depth, w, start + 1, end - 1)
      if (depth[end - 1]) atEdge(depth, w, h, end - 1, 1)
    } else for (let i = start; i < end; i++) if (depth[i]) atEdge(depth, w, h, i, 1)
  }
  for (let y = h - 1; y >= 0; y--) {
    const [start, end] = [y * w, y * w + w]
    if (y < h - 1 && w > 2) {
      if (depth[end - 1]) atEdge(depth, w, h, end - 1, -1)
      up(depth, w, start + 1, end - 1)
      if (depth[start]) atEdge(depth, w, h, start, -1)
    } else for (let i = end - 1; i >= start; i--) if (depth[i]) atEdge(depth, w, h, i, -1)
  }
}

/** A row, apart from its ends. Most of it is paper, where nothing is to be done. */
function down(depth: Uint8Array, w: number, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const deep = depth[i] as number
    if (!deep) continue
    const row = i - w
    const near = nearest(
      depth[i - 1] as number,
      depth[row] as number,
      depth[row - 1] as number,
      depth[row + 1] as number,
    )
    if (near < deep) depth[i] = near
  }
}

function up(depth: Uint8Array, w: number, start: number, end: number): void {
  for (let i = end - 1; i >= start; i--) {
    const deep = depth[i] as number
    // Nothing is nearer to paper than that.
    if (deep <= 2) continue
    const row = i + w
    const near = nearest(
      depth[i + 1] as number,
      depth[row] as number,
      depth[row + 1] as number,
      depth[row - 1] as number,
    )
    if (near < deep) depth[i] = near
  }
}

function nearest(beside: number, above: number, one: number, other: number): number {
  const straight = (beside < above ? beside : above) + 2
  const aslant = (one < other ? one : other) + 3
  return aslant < straight ? aslant : straight
}

function atEdge(depth: Uint8Array, w: number, h: number, i: number, back: 1 | -1): void {
  const x = i % w
  const y = (i - x) / w
  const beside = x - back >= 0 && x - back < w
  const ahead = x + back >= 0 && x + back < w
  const above = y - back >= 0 && y - back < h
  const row = i - back * w
  const near = Math.min(
    beside ? (depth[i - back] as number) + 2 : DEEPEST,
    above ? (depth[row] as number) + 2 : DEEPEST,
    above && beside ? (depth[row - back] as number) + 3 : DEEPEST,
    above && ahead ? (depth[row + back] as number) + 3 : DEEPEST,
  )
  if (near < (depth[i] as number)) depth[i] = near
}
