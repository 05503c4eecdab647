/** Where faces are on a rendered page, by the lights in their eyes. */
import { LIGHTEST_INK } from '@inkbloom/regions'

export type Disc = readonly [x: number, y: number, r: number]

/** Heights of an eye: how far below it the middle of a face is, and how far the face reaches from there. */
const [BELOW, ROUND] = [0.8, 3.4]

/** `grey` is the page, `unlit` the same with every light in an eye as dark as the eye. */
export function facesBy(grey: Uint8Array, unlit: Uint8Array, size: number): Disc[] {
  const faces: Disc[] = []
  const isInk = (i: number) => (unlit[i] ?? 255) <= LIGHTEST_INK
  for (let i = 0; i < grey.length; i++) {
    // Most of a page is paper in both.
    if ((unlit[i] as number) > LIGHTEST_INK || (grey[i] as number) <= LIGHTEST_INK) continue
    const [x, y] = [i % size, Math.floor(i / size)]
    if (faces.some((face) => isIn(face, x, y))) continue
    let [top, foot] = [i, i]
    while (isInk(top - size)) top -= size
    while (isInk(foot + size)) foot += size
    const high = (foot - top) / size
    faces.push([x, y + high * BELOW, high * ROUND])
  }
  return faces
}

export const isIn = ([cx, cy, r]: Disc, x: number, y: number): boolean => Math.hypot(x - cx, y - cy) < r
