/** Deeper than any ink. */
export const DEEPEST = 250

/**
 * How deep in the ink every pixel is, in halves of a pixel, by the usual two passes; `depth` is 0 on paper and DEEPEST on ink.
 * Beyond its edge it goes on as it is there.
 */
export function sink(depth: Uint8Array, w: number, h: number): void {
  const pass = (x: number, y: number, back: 1 | -1) => {
    const i = y * w + x
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
  const inner = (i: number, back: 1 | -1) => {
    const row = i - back * w
    let near = Math.min(depth[i - back] as number, depth[row] as number) + 2
    const aslant = Math.min(depth[row - back] as number, depth[row + back] as number) + 3
    if (aslant < near) near = aslant
    if (near < (depth[i] as number)) depth[i] = near
  }
  // Most of it is paper, where nothing is to be done.
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++)
      if (depth[i]) {
        if (y && x && x < w - 1) inner(i, 1)
        else pass(x, y, 1)
      }
  for (let y = h - 1, i = w * h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--, i--)
      if (depth[i]) {
        if (y < h - 1 && x && x < w - 1) inner(i, -1)
        else pass(x, y, -1)
      }
}
