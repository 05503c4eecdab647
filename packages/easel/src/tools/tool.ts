import type { PointerKind } from '../view/pointer-machine.ts'
import type { Point } from '../view/view.ts'

/** A point on the page, in canvas pixels. */
export interface CanvasPoint extends Point {
  /** 0 to 1; null where nothing feels it. */
  pressure: number | null
  time: number
}

/** What one gesture does. Added here, in tools/, and to TOOLS in hand.ts; nothing else knows the tools apart. */
export interface Tool {
  down(point: CanvasPoint, kind: PointerKind): void
  move(points: readonly CanvasPoint[]): void
  up(): void
  cancel(): void
}
