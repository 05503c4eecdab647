import type { DrawingState } from '../state/drawing-state.ts'
import type { ReadonlyStore } from '../state/store.ts'
import type { View } from '../view/view.ts'

/** Paper, then ink, around the circle: it is seen on any color. */
const RINGS = '0 0 0 2px #fff, 0 0 0 3.5px #1a2138'

/**
 * A circle where the pointer is, as large as what the brush would paint there. Fingers get none: they hide it. Returns how to
 * stop.
 */
export function showBrushCursor(container: HTMLElement, view: View, store: ReadonlyStore<DrawingState>): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const circle = container.ownerDocument.createElement('div')
  circle.className = 'brush-cursor'
  circle.setAttribute('aria-hidden', 'true')
  Object.assign(circle.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    borderRadius: '50%',
    boxShadow: RINGS,
    pointerEvents: 'none',
    display: 'none',
  })
  container.append(circle)
  let at: { x: number; y: number } | null = null
  let isShown = false

  const show = () => {
    const { tool, color, brushSize, zoom } = store.getState()
    const wasShown = isShown
    isShown = at !== null && (tool === 'brush' || tool === 'eraser')
    // Even a style that stays as it is costs the browser a look at the page.
    if (isShown !== wasShown) {
      container.style.cursor = isShown ? 'none' : ''
      circle.style.display = isShown ? 'block' : 'none'
    }
    if (!at || !isShown) return
    const side = brushSize * zoom
    const { left, top } = view.viewport
    circle.style.width = circle.style.height = `${side}px`
    circle.style.background = tool === 'brush' ? color : 'none'
    circle.style.transform = `translate(${at.x - left - side / 2}px, ${at.y - top - side / 2}px)`
  }
  const follow = (event: PointerEvent) => {
    at = event.pointerType === 'touch' ? null : { x: event.clientX, y: event.clientY }
    show()
  }
  const hide = () => {
    at = null
    show()
  }
  container.addEventListener('pointermove', follow, { signal })
  // A finger, or a pen that does not hover, arrives as it goes down.
  container.addEventListener('pointerenter', follow, { signal })
  container.addEventListener('pointerleave', hide, { signal })
  const unsubscribe = store.subscribe(show)
  return () => {
    abort.abort()
    unsubscribe()
    circle.remove()
    container.style.cursor = ''
  }
}
