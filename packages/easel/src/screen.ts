import type { Rect } from './geometry/rect.ts'
import type { Sheet } from './sheet/sheet.ts'

/** What the engine asks of the world around it. The DOM's is in dom/canvas-screen.ts; tests bring their own. */
export interface Screen {
  /** Part of the sheet has changed. */
  show(sheet: Sheet, rect: Rect): void
  /** Shows something else there for a frame: color that is still spreading. */
  showInstead(rect: Rect, pixels: Uint32Array<ArrayBuffer>): void
  /** Before the next frame is drawn. */
  frame(work: () => void): void
  /** When there is time, but soon. */
  idle(work: () => void): void
  /** Milliseconds, on the clock that pointer events carry. */
  now(): number
  /** False where people asked for less motion. */
  readonly motion: boolean
}
