import type { RegionMap, RegionTable } from '@inkbloom/regions'

/** The page's regions, as filling and clipping need them. */
export interface Regions {
  map: RegionMap
  table: RegionTable
  /** How dark each pixel of the lines is. Asked for once, when it matters. */
  readInk?: () => Uint8Array
}
