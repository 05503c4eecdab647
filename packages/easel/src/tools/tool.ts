import type { CanvasPoint } from '../geometry/point.ts'
import type { PointerKind } from '../view/pointer-machine.ts'

/** What one gesture does. Added here, in tools/, and to TOOLS in hand.ts; nothing else knows the tools apart. */
export interface Tool {
  down(point: CanvasPoint, kind: PointerKind): void
  move(points: readonly CanvasPoint[]): void
  up(): void
  cancel(): void
}
