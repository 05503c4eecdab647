import type { RegionMap } from './region-map.ts'
import type { RegionTable } from './region-table.ts'

/** Regions below this many px are hard to hit with a finger on a phone. */
export const ROOMY = 150
/** Channels further apart than this are color, not a tinted grey. */
const TINT = 32
const BLACK = 64
const WHITE = 192

/** What the quality gate judges a drawing by, and what is kept with the page. Shares are 0 to 1 of all pixels. */
export interface Figures {
  regions: number
  roomyRegions: number
  /** Of the largest region. Near 1: the lines enclose nothing. */
  largestShare: number
  /** Of the regions that a finger can hit. */
  roomyShare: number
  black: number
  white: number
  grey: number
  color: number
}

export function measureDrawing(
  rgba: Uint8Array | Uint8ClampedArray,
  map: RegionMap,
  { areas }: Pick<RegionTable, 'areas'>,
): Figures {
  const pixels = map.labels.length
  let roomyRegions = 0
  let roomyArea = 0
  let largest = 0
  for (let label = 1; label <= map.count; label++) {
    const area = areas[label]!
    if (area > largest) largest = area
    if (area < ROOMY) continue
    roomyRegions++
    roomyArea += area
  }
  return {
    regions: map.count,
    roomyRegions,
    largestShare: largest / pixels,
    roomyShare: roomyArea / pixels,
    ...measureTones(rgba),
  }
}

/** Shares of black, white, grey and color, over white paper. */
export function measureTones(
  rgba: Uint8Array | Uint8ClampedArray,
): Pick<Figures, 'black' | 'white' | 'grey' | 'color'> {
  const pixels = rgba.length >> 2
  let black = 0
  let white = 0
  let color = 0
  for (let p = 0; p < rgba.length; p += 4) {
    const alpha = rgba[p + 3]! / 255
    const paper = 255 * (1 - alpha)
    const red = rgba[p]! * alpha + paper
    const green = rgba[p + 1]! * alpha + paper
    const blue = rgba[p + 2]! * alpha + paper
    const least = Math.min(red, green, blue)
    const most = Math.max(red, green, blue)
    if (most - least > TINT) color++
    else if (most < BLACK) black++
    else if (least >= WHITE) white++
  }
  const grey = pixels - black - white - color
  return { black: black / pixels, white: white / pixels, grey: grey / pixels, color: color / pixels }
}
