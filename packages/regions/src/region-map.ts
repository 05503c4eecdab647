import { findBasins } from './basins.ts'
import { distanceToInk } from './distance.ts'
import { shareInk } from './share-ink.ts'

/** Raised whenever the same picture would give another map. Stored maps of another version are made again. */
export const REGION_MAP_VERSION = 1

export interface RegionMap {
  readonly width: number
  readonly height: number
  /** Regions are numbered 1 to count. */
  readonly count: number
  /** The region of every pixel, ink included. 0 only on a page that has no open pixel at all. */
  readonly labels: Uint16Array
  /** x, y at 2r of a pixel in the roomiest part of region r: always inside, unlike a centroid. */
  readonly anchors: Uint16Array
}

/** Ink (see `inkOfRgba`) of a line drawing in, its fillable regions out. */
export function mapRegions(ink: Uint8Array, width: number, height: number): RegionMap {
  if (ink.length !== width * height) throw new RangeError(`Expected ${width * height} pixels, got ${ink.length}`)
  const distance = distanceToInk(ink, width, height)
  const { labels, count, anchors } = findBasins(distance, width, height)
  shareInk(labels, ink, width, height)
  return { width, height, count, labels, anchors }
}

/** The region under a point, 0 off the page. */
export function regionAt(map: RegionMap, x: number, y: number): number {
  const px = Math.floor(x)
  const py = Math.floor(y)
  return px < 0 || py < 0 || px >= map.width || py >= map.height ? 0 : map.labels[py * map.width + px]!
}
