import { fillRegion, fillRegionWith } from './fill.ts'
import { colorsOf, type Paint } from './paints.ts'
import type { RegionShape } from './region-shapes.ts'
import type { Sheet } from './sheet.ts'

export interface Laid {
  paint: Paint
  /** Percent. */
  opacity: number
}

/** Fills a region with a paint. The caller shows it. */
export function layPaint(sheet: Sheet, shape: RegionShape, { paint, opacity }: Laid) {
  if (paint.kind === 'flat' && opacity === 100) fillRegion(sheet, shape, paint.color)
  else fillRegionWith(sheet, shape, colorsOf(paint, shape, sheet.zoom), Math.round((opacity * 255) / 100))
}
