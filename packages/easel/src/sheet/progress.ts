import type { Regions } from '../geometry/regions.ts'

/** A region counts as colored from this share on: a brush need not reach into every corner. */
const ENOUGH = 0.5

/** Which regions count as colored, by their labels. White that somebody painted is a color like any other. */
export function coloredRegions(pixels: Uint32Array, { map, table }: Regions): boolean[] {
  const { labels, count } = map
  const painted = new Uint32Array(count + 1)
  for (let i = 0; i < labels.length; i++) if (pixels[i] !== 0) painted[labels[i]!]!++
  return Array.from(painted, (pixels, label) => label > 0 && pixels >= table.areas[label]! * ENOUGH)
}

/**
 * How much of a page is colored, in whole percent of its regions: 0 only where none is, 100 only where all are.
 *
 * @param pixels of the drawing alone.
 */
export function progressOf(pixels: Uint32Array, regions: Regions): number {
  const { count } = regions.map
  if (count === 0) return 0
  const colored = coloredRegions(pixels, regions).filter(Boolean).length
  if (colored === 0 || colored === count) return colored === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((colored / count) * 100)))
}
