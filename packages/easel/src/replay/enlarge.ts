import { type RegionMap, tabulateRegions } from '@inkbloom/regions'
import { type Action, POINT_FIELDS } from '../actions/action.ts'
import { decodeAction } from '../actions/action-codec.ts'
import { SIZE } from '../geometry/constants.ts'
import type { Regions } from '../geometry/regions.ts'
import type { Paint } from '../sheet/paints.ts'
import { Sheet } from '../sheet/sheet.ts'
import { perform } from './perform.ts'
import { settle } from './replay.ts'

/** The picture painted again on a larger sheet, so that its edges are as sharp as there: everything from an empty page on. */
export function enlarge(actions: readonly Uint8Array[], regions: Regions, zoom: number): Sheet {
  const sheet = new Sheet(SIZE * zoom, zoom)
  const map = enlargeMap(regions.map, zoom)
  const larger: Regions = { map, table: tabulateRegions(map) }
  for (const bytes of actions) {
    perform(sheet, scaled(decodeAction(bytes), zoom), larger)
    settle(sheet)
  }
  return sheet
}

function scaled(action: Action, zoom: number): Action {
  if (action.kind === 'clear') return action
  if (action.kind === 'fill') return { ...action, paint: scaledPaint(action.paint, zoom) }
  const points = action.points.map((value, k) => (k % POINT_FIELDS < 2 ? value * zoom : value))
  return { ...action, size: action.size * zoom, points }
}

function scaledPaint(paint: Paint, zoom: number): Paint {
  if (!('colors' in paint)) return paint
  const { fromX, fromY, toX, toY } = paint
  return { ...paint, fromX: fromX * zoom, fromY: fromY * zoom, toX: toX * zoom, toY: toY * zoom }
}

/** Every pixel becomes a square of them. The stairs are under the lines. */
function enlargeMap(map: RegionMap, zoom: number): RegionMap {
  const [width, height] = [map.width * zoom, map.height * zoom]
  const labels = new Uint16Array(width * height)
  for (let y = 0; y < map.height; y++) {
    const row = y * zoom * width
    for (let x = 0; x < map.width; x++) {
      labels.fill(map.labels[y * map.width + x]!, row + x * zoom, row + (x + 1) * zoom)
    }
    for (let copy = 1; copy < zoom; copy++) labels.copyWithin(row + copy * width, row, row + width)
  }
  return { width, height, count: map.count, labels, anchors: map.anchors.map((value) => value * zoom) }
}
