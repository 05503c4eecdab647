import type { RegionMap } from './region-map.ts'
import type { RegionTable } from './region-table.ts'

/** Regions below this many px are hard to hit with a finger on a phone. */
export const ROOMY = 150
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
}

type Tone = 'black' | 'white' | 'grey'

export function measureRegions(map: RegionMap, { areas }: Pick<RegionTable, 'areas'>): Omit<Figures, Tone> {
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
  }
}

/** One byte a pixel, 255 being white. */
export function measureTones(pixels: Uint8Array): Pick<Figures, Tone> {
  const counts = new Uint32Array(256)
  for (let i = 0; i < pixels.length; i++) counts[pixels[i]!]!++
  const sum = (part: Uint32Array) => part.reduce((total, count) => total + count, 0)
  const black = sum(counts.subarray(0, BLACK))
  const white = sum(counts.subarray(WHITE))
  const { length } = pixels
  return { black: black / length, white: white / length, grey: (length - black - white) / length }
}
