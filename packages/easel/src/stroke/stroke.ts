import { EVEN_PRESSURE, type StrokeHead, UNITS } from '../actions/action.ts'
import { type Ink, paintCapsule } from '../sheet/capsule.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { catmullRomPath } from './catmull-rom-path.ts'
import { midpointPath } from './midpoint-path.ts'

export interface Stroke {
  /** A point in units of 1/32 px and its pressure, as actions keep them. */
  add(x: number, y: number, pressure: number): void
  end(): void
}

/** Half the brush's size at no pressure, one and a half times at full: exactly its size in between. */
export function radiusOf(size: number, pressure: number): number {
  return (size / 2) * (0.5 + (0.5 * pressure) / EVEN_PRESSURE)
}

/** Paints a stroke while its points come in. A hand and a replay both go through here, so they cannot differ. */
export function startStroke(sheet: Sheet, head: StrokeHead, labels: Uint16Array | null): Stroke {
  const ink: Ink = {
    color: head.color,
    erase: head.erase,
    clip: head.clip === 0 ? null : labels,
    clipLabel: head.clip,
  }
  const join = head.path === 'dense' ? midpointPath : catmullRomPath
  const path = join((ax, ay, ar, bx, by, br) => paintCapsule(sheet, ink, ax, ay, ar, bx, by, br))
  return {
    add: (x, y, pressure) => path.add(x / UNITS, y / UNITS, radiusOf(head.size, pressure)),
    end: () => path.end(),
  }
}
