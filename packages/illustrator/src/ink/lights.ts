/** Where faces are on a rendered page, by the lights in their eyes, or by the mark in those that have none. */
import { LIGHTEST_INK } from '@inkbloom/regions'

export type Disc = readonly [x: number, y: number, r: number]

/** Heights of an eye: how far below it the middle of a face is, and how far the face reaches from there. */
const [BELOW, ROUND] = [0.8, 3.4]
/** The same from the lid of a shut eye. */
const BELOW_LID = 0.5

/** `grey` is the page, `unlit` the same with every light in an eye as dark as the eye. */
export function facesBy(grey: Uint8Array, unlit: Uint8Array, size: number): Disc[] {
  const faces: Disc[] = []
  const isInk = (i: number) => (unlit[i] ?? 255) <= LIGHTEST_INK
  for (let i = 0; i < grey.length; i++) {
    // Most of a page is paper in both.
    if ((unlit[i] as number) > LIGHTEST_INK) continue
    if ((unlit[i] as number) <= 1 && (grey[i] as number) <= LIGHTEST_INK) continue
    const [x, y] = [i % size, Math.floor(i / size)]
    if (grey[i] === 0 && (unlit[i] as number) > 1) {
      const high = (unlit[i] as number) * STEP
      if (!faces.some((face) => isIn(face, x, y))) faces.push([x, y + high * BELOW_LID, high * ROUND])
      continue
    }
    if ((grey[i] as number) <= LIGHTEST_INK) continue
    if (faces.some((face) => isIn(face, x, y))) continue
    let [top, foot] = [i, i]
    while (isInk(top - size)) top -= size
    while (isInk(foot + size)) foot += size
    const high = (foot - top) / size
    faces.push([x, y + high * BELOW, high * ROUND])
  }
  return faces
}

/**
 * An eye that is shut or small has no light. In it is a dot of a black that nobody can tell from another: its green, of which there is
 * too little to see, says how high the eye is, or would be, open.
 */
export type UnlitEye = `#00${string}00`

const MOST_GREEN = 47
/** Pixels of height to one of green. */
const STEP = 2

export const unlitEye = (high: number): UnlitEye =>
  `#00${Math.round(Math.min(MOST_GREEN, Math.max(2, high / STEP)))
    .toString(16)
    .padStart(2, '0')}00`

export const unmarked = (svg: string): string => svg.replace(/#00(?!00)[0-2][0-9a-f]00/g, '#000')

export const isIn = ([cx, cy, r]: Disc, x: number, y: number): boolean => Math.hypot(x - cx, y - cy) < r
