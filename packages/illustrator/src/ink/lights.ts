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
  for (let y = 0; y < size; y++) {
    const end = (y + 1) * size
    for (let i = nextSign(grey, unlit, y * size, end); i < end; i = nextSign(grey, unlit, i + 1, end)) {
      const x = i - y * size
      if (faces.some((face) => isIn(face, x, y))) continue
      const isMark = grey[i] === 0
      const high = isMark ? (unlit[i] as number) * STEP : heightAt(i, unlit, size)
      faces.push([x, y + high * (isMark ? BELOW_LID : BELOW), high * ROUND])
    }
  }
  return faces
}

/** A light or a mark, of which there are few: most of a page is paper in both, and most of its ink is ink in both. */
function nextSign(grey: Uint8Array, unlit: Uint8Array, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    const dark = unlit[i] as number
    if (dark > LIGHTEST_INK) continue
    const light = grey[i] as number
    if (light > LIGHTEST_INK || (light === 0 && dark > 1)) return i
  }
  return end
}

/** Of the eye around a light. */
function heightAt(i: number, unlit: Uint8Array, size: number): number {
  const isInk = (at: number) => (unlit[at] ?? 255) <= LIGHTEST_INK
  let [top, foot] = [i, i]
  while (isInk(top - size)) top -= size
  while (isInk(foot + size)) foot += size
  return (foot - top) / size
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
