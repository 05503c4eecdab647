import type { Rect } from '../geometry/rect.ts'
import type { Screen } from '../screen.ts'
import type { Sheet } from '../sheet/sheet.ts'

/** An idle moment may take long to come, and the journal waits for one. */
const SOON = { timeout: 120 }

export interface CanvasScreen extends Screen {
  /** From then on nothing is put on the canvas. */
  stop(): void
}

export function createCanvasScreen(canvas: HTMLCanvasElement, size: number): CanvasScreen {
  canvas.width = canvas.height = size
  // The canvas only ever receives pixels. Kept in main memory, that is a copy; off the main thread, it is on the screen a frame sooner.
  const context = canvas.getContext('2d', { desynchronized: true, willReadFrequently: true })
  if (!context) throw new Error('Context not found')
  // The sheet's own memory, as the canvas takes it: part of it is put without a copy in between.
  let image: ImageData | null = null
  let shown: Sheet | null = null
  let stopped = false
  // Safari has no idle moments.
  const knowsIdle = 'requestIdleCallback' in globalThis
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  // Asked at every fill, the browser would look at the whole document each time.
  let motion = !reduced.matches
  const onMotion = () => {
    motion = !reduced.matches
  }
  reduced.addEventListener('change', onMotion)

  const imageOf = (sheet: Sheet): ImageData => {
    if (image && shown === sheet) return image
    shown = sheet
    image = new ImageData(new Uint8ClampedArray(sheet.pixels.buffer), size, size)
    return image
  }
  return {
    show(sheet: Sheet, { left, top, right, bottom }: Rect) {
      if (!stopped) context.putImageData(imageOf(sheet), 0, 0, left, top, right - left, bottom - top)
    },
    showInstead({ left, top, right, bottom }, pixels) {
      if (stopped) return
      const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
      context.putImageData(new ImageData(bytes, right - left, bottom - top), left, top)
    },
    frame: (work) => void requestAnimationFrame(work),
    idle: knowsIdle ? (work) => void requestIdleCallback(work, SOON) : (work) => void setTimeout(work, 1),
    now: () => performance.now(),
    get motion() {
      return motion
    },
    stop() {
      stopped = true
      reduced.removeEventListener('change', onMotion)
    },
  }
}
