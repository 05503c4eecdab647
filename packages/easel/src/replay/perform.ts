import { type Action, POINT_FIELDS } from '../actions/action.ts'
import type { Regions } from '../geometry/regions.ts'
import { clearSheet } from '../sheet/fill.ts'
import { layPaint } from '../sheet/lay-paint.ts'
import { shapesOf } from '../sheet/region-shapes.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { startStroke } from '../stroke/stroke.ts'

/** Does an action at once. The sheet must be settled before and has to be settled after. */
export function perform(sheet: Sheet, action: Action, regions: Regions | null) {
  if (action.kind === 'clear') clearSheet(sheet)
  else if (action.kind === 'fill') {
    const shapes = regions ? shapesOf(regions.table, sheet.columns) : []
    for (const label of [action.label, ...action.others]) {
      const shape = shapes[label]
      if (!shape) continue
      layPaint(sheet, shape, action)
      sheet.touchTiles(shape.tiles)
    }
  } else {
    const stroke = startStroke(sheet, action, regions?.map.labels ?? null)
    const { points } = action
    for (let k = 0; k < points.length; k += POINT_FIELDS) {
      stroke.add(points[k]!, points[k + 1]!, points[k + 2]!, points[k + 4]!)
    }
    stroke.end()
  }
}
