import { EVEN_PRESSURE, type StrokeHead, UNITS } from '../actions/action.ts'
import { BRUSHES, type Brush } from '../media/brushes.ts'
import { mediumOf } from '../media/medium.ts'
import { type Ink, paintCapsule } from '../sheet/capsule.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { catmullRomPath } from './catmull-rom-path.ts'
import { midpointPath } from './midpoint-path.ts'
import { turnsOf } from './turns.ts'

export interface Stroke {
  /** A point in units of 1/32 px, its pressure and tilt, as actions keep them. */
  add(x: number, y: number, pressure: number, tilt: number): void
  end(): void
}

/** A pencil that lies flat draws this much wider, and lighter by as much. */
const FLAT = 2
const LYING = 90

/** Half the brush's size at no pressure, one and a half times at full: exactly its size in between. */
export function radiusOf(size: number, pressure: number): number {
  return (size / 2) * (0.5 + (0.5 * pressure) / EVEN_PRESSURE)
}

/** Paints a stroke while its points come in. A hand and a replay both go through here, so they cannot differ. */
export function startStroke(sheet: Sheet, head: StrokeHead, labels: Uint16Array | null): Stroke {
  const sides = head.mirror ? [1, -1] : [1]
  const copies = turnsOf(head.turns).flatMap((turn) => sides.map((side) => startCopy(sheet, head, labels, turn, side)))
  const [only] = copies
  if (only && copies.length === 1) return only
  return {
    add(x, y, pressure, tilt) {
      for (const copy of copies) copy.add(x, y, pressure, tilt)
    },
    end() {
      for (const copy of copies) copy.end()
    },
  }
}

function startCopy(
  sheet: Sheet,
  head: StrokeHead,
  labels: Uint16Array | null,
  [cos, sin]: readonly [number, number],
  side: number,
): Stroke {
  const brush: Brush = BRUSHES[head.brush]
  const ink: Ink = {
    color: head.color,
    erase: head.erase,
    clip: head.clip === 0 ? null : labels,
    clipLabel: head.clip,
    medium: head.erase ? null : mediumOf(head.brush, head.color, head.opacity, sheet.zoom),
  }
  const join = head.path === 'dense' ? midpointPath : catmullRomPath
  const path = join((ax, ay, ar, aw, bx, by, br, bw) => paintCapsule(sheet, ink, ax, ay, ar, aw, bx, by, br, bw))
  const middle = sheet.size / 2
  // Nothing is worked out for what lies where the hand is: not even a bit may differ.
  const isOwn = cos === 1 && side === 1
  let isFirst = true
  return {
    add(x, y, pressure, tilt) {
      const [dx, dy] = [(x / UNITS - middle) * side, y / UNITS - middle]
      const px = isOwn ? x / UNITS : middle + dx * cos - dy * sin
      const py = isOwn ? y / UNITS : middle + dx * sin + dy * cos
      // A copy stays inside the region in which it begins itself.
      if (isFirst && ink.clip && !isOwn) ink.clipLabel = labelAt(ink.clip, sheet.size, px, py)
      isFirst = false
      if (brush.pressure === 'width') path.add(px, py, radiusOf(head.size, pressure), 1)
      else {
        const wider = 1 + (FLAT - 1) * (tilt / LYING)
        const weight = Math.min(1, brush.weight * (0.5 + (0.5 * pressure) / EVEN_PRESSURE)) / Math.sqrt(wider)
        path.add(px, py, (head.size / 2) * wider, weight)
      }
    },
    end: () => path.end(),
  }
}

function labelAt(labels: Uint16Array, size: number, x: number, y: number): number {
  const on = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)))
  return labels[on(y) * size + on(x)]!
}
