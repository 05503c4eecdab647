import type { Screen } from '../screen.ts'
import type { Rect } from '../sheet/rect.ts'
import type { Sheet } from '../sheet/sheet.ts'

/** An idle moment may be long in coming; the journal waits for it. */
const IDLE_MS = 120

export interface CanvasScreen extends Screen {
  /** Nothing is put on the canvas any more. */
  stop(): void
}

export function createCanvasScreen(canvas: HTMLCanvasElement, size: number): CanvasScreen {
  canvas.width = canvas.height = size
  // The canvas only ever receives pixels. Kept in main memory, that is a copy; off the main thread, it is on the screen a frame sooner.
  const context = canvas.getContext('2d', { desynchronized: true, willReadFrequently: true })
  if (!context) throw new Error('Context not found')
  let buffer = new Uint32Array(256 * 256)
  let stopped = false
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  // Asked at every fill, the browser would look at the whole document each time.
  let motion = !reduced.matches
  const onMotion = () => {
    motion = !reduced.matches
  }
  reduced.addEventListener('change', onMotion)

  const put = (words: Uint32Array<ArrayBuffer>, { left, top, right, bottom }: Rect) => {
    const [width, height] = [right - left, bottom - top]
    const bytes = new Uint8ClampedArray(words.buffer, words.byteOffset, width * height * 4)
    context.putImageData(new ImageData(bytes, width, height), left, top)
  }
  return {
    // Copied out first: putting a small part of a large ImageData costs two to eleven times as much.
    show(sheet: Sheet, rect: Rect) {
      if (stopped) return
      const width = rect.right - rect.left
      const words = width * (rect.bottom - rect.top)
      if (buffer.length < words) buffer = new Uint32Array(words)
      for (let y = rect.top, at = 0; y < rect.bottom; y++, at += width) {
        const row = y * sheet.size
        buffer.set(sheet.pixels.subarray(row + rect.left, row + rect.right), at)
      }
      put(buffer, rect)
    },
    showInstead(rect, pixels) {
      if (!stopped) put(pixels, rect)
    },
    frame: (work) => void requestAnimationFrame(work),
    idle: (work) => {
      // Safari has none.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_MS })
      else setTimeout(work, 1)
    },
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
