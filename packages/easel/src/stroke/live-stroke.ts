import {
  EVEN_PRESSURE,
  FULL_PRESSURE,
  POINT_FIELDS,
  type StrokeAction,
  type StrokeHead,
  UNITS,
} from '../actions/action.ts'
import type { CanvasPoint, Point } from '../geometry/point.ts'
import { BRUSHES } from '../media/brushes.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { type Stroke, startStroke } from './stroke.ts'

/** A stroke under a hand: painted while its points come in, and written down as replay reads it. */
export class LiveStroke {
  readonly action: StrokeAction
  readonly #painter: Stroke
  #time: number

  constructor(sheet: Sheet, head: StrokeHead, began: { wait: number; time: number; labels: Uint16Array | null }) {
    this.action = { kind: 'stroke', wait: began.wait, points: [], ...head }
    this.#painter = startStroke(sheet, head, began.labels)
    this.#time = began.time
  }

  add(points: readonly CanvasPoint[]) {
    for (const point of points) {
      const x = Math.round(point.x * UNITS)
      const y = Math.round(point.y * UNITS)
      const pressure = point.pressure === null ? EVEN_PRESSURE : Math.round(clamp(point.pressure) * FULL_PRESSURE)
      const time = Math.max(0, Math.round(point.time - this.#time))
      this.#time += time
      const tilt = BRUSHES[this.action.brush].pressure === 'weight' ? Math.round(point.tilt) : 0
      this.action.points.push(x, y, pressure, time, tilt)
      this.#painter.add(x, y, pressure, tilt)
    }
  }

  /** Where it ended. */
  end(): Point {
    this.#painter.end()
    const [x = 0, y = 0] = this.action.points.slice(-POINT_FIELDS)
    return { x: x / UNITS, y: y / UNITS }
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
