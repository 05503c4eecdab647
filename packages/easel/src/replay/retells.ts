import type { Regions } from '../geometry/regions.ts'
import { createReplay } from './replay.ts'

/** Levels by which a pixel that went through a PNG may differ: where it is not opaque, its color was rounded. */
const ROUNDED = 8
/** Pixels in so many that may differ by more, where rounded colors lie over each other. */
const ONE_IN = 2000

/**
 * Whether actions from the account give the picture that came with them. They name regions, and a map of the page that was made by
 * another version may have others: then the picture is right, and how it came to be is not known.
 */
export function retells(actions: readonly Uint8Array[], regions: Regions, picture: Uint32Array): boolean {
  const replay = createReplay(null, actions, regions)
  replay.advance(Number.POSITIVE_INFINITY)
  const { pixels } = replay.sheet
  let others = 0
  for (let i = 0; i < pixels.length; i++) if (pixels[i] !== picture[i] && differ(pixels[i]!, picture[i]!)) others++
  return others <= pixels.length / ONE_IN
}

function differ(a: number, b: number): boolean {
  const [alphaA, alphaB] = [a >>> 24, b >>> 24]
  if (Math.abs(alphaA - alphaB) > ROUNDED) return true
  for (let shift = 0; shift < 24; shift += 8) {
    const apart = ((a >>> shift) & 255) * alphaA - ((b >>> shift) & 255) * alphaB
    if (Math.abs(apart) > ROUNDED * 255) return true
  }
  return false
}
