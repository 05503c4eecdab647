import { openAreas } from '@inkbloom/regions'
import type { FillAction } from './actions/action.ts'
import type { Regions } from './geometry/regions.ts'
import { settledPixel } from './sheet/fill.ts'
import type { RegionShape } from './sheet/region-shapes.ts'
import type { Sheet } from './sheet/sheet.ts'

/** Regions whose areas differ by no more than this are of one size. */
const ALIKE = 1.3
/** Of what is as large with its lines, the light in an eye is mostly ink, and a petal mostly paper. */
const AS_OPEN = 1.5

/** Finds the other empty regions of about the same size. Without the ink, all of a region counts as paper. */
export function createAlike({ map, table: { areas }, readInk }: Regions, shapes: readonly RegionShape[]) {
  let open: Uint32Array | null = null
  return (label: number, sheet: Sheet): FillAction['others'] => {
    open ??= readInk ? openAreas(map, readInk()) : areas
    const paper = open
    const share = (one: number) => paper[one]! / areas[one]!
    return shapes.flatMap((shape, other) => {
      const isAlike =
        other !== 0 &&
        other !== label &&
        isWithin(ALIKE, areas[other]!, areas[label]!) &&
        isWithin(AS_OPEN, share(other), share(label))
      return isAlike && settledPixel(sheet, shape) === 0 ? [other] : []
    })
  }
}

const isWithin = (factor: number, a: number, b: number) => a <= b * factor && a >= b / factor
