import type { RegionMap, RegionTable } from '@inkbloom/regions'

/** The page's regions, as filling and clipping need them. */
export interface Regions {
  map: RegionMap
  table: RegionTable
}
