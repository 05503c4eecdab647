import type { Point } from '../geometry/point.ts'
import type { DrawingState } from '../state/drawing-state.ts'
import type { Store } from '../state/store.ts'
import { View } from '../view/view.ts'
import type { Elements } from './elements.ts'

/** What a notch of a wheel, and a pinch of a trackpad, do to the zoom, in the units browsers report them. */
const WHEEL_ZOOM = 0.002
const PINCH_ZOOM = 0.01
/** Trackpads report smaller steps than any wheel. */
const LEAST_NOTCH = 50

export interface ViewControl {
  readonly view: View
  /** The view was moved by hand: show it, and no longer fit it when the container changes. */
  moved(): void
  fit(): void
  zoomTo(zoom: number): void
  /** Brings a point of the page into sight, if it is not. */
  reveal(point: Point): void
  /** Measures where the container is: no event reports that it has moved along with what is around it. */
  look(): void
  stop(): void
}

/** Keeps the wrapper where the view says, and the view where the container is. */
export function createViewControl({ container, wrapper }: Elements, store: Store<DrawingState>): ViewControl {
  const abort = new AbortController()
  const { signal } = abort
  const view = new View()
  let isFitted = true
  let seen = { left: 0, top: 0 }

  const measure = () => {
    const { left, top } = container.getBoundingClientRect()
    seen = { left, top }
    view.measure({
      left: left + container.clientLeft,
      top: top + container.clientTop,
      width: container.clientWidth,
      height: container.clientHeight,
      pixelRatio: globalThis.devicePixelRatio || 1,
    })
  }
  const look = () => {
    const { left, top } = container.getBoundingClientRect()
    if (left !== seen.left || top !== seen.top) measure()
  }
  const show = () => {
    wrapper.style.transform = view.transform
    store.set({ zoom: view.zoom })
  }
  const moved = () => {
    isFitted = false
    show()
  }
  const resize = () => {
    measure()
    if (isFitted) view.fit()
    show()
  }
  const onWheel = (event: WheelEvent) => {
    const zooms = event.ctrlKey || event.metaKey
    // A page that fits leaves the wheel to the document.
    if (!zooms && view.zoom <= view.fitZoom * 1.001) return
    event.preventDefault()
    if (zooms) {
      const speed = event.deltaMode === 0 && Math.abs(event.deltaY) < LEAST_NOTCH ? PINCH_ZOOM : WHEEL_ZOOM
      view.zoomAt({ x: event.clientX, y: event.clientY }, view.zoom * Math.exp(-event.deltaY * speed))
    } else view.pan(-event.deltaX, -event.deltaY)
    moved()
  }
  // Another screen may have other pixels. Whoever has moved the window there comes back to the page before pressing it.
  const onEnter = () => {
    if (view.viewport.pixelRatio !== (globalThis.devicePixelRatio || 1)) resize()
  }
  const observer = new ResizeObserver(resize)
  observer.observe(container)
  globalThis.addEventListener('scroll', measure, { signal, capture: true, passive: true })
  globalThis.addEventListener('resize', resize, { signal })
  container.addEventListener('pointerenter', onEnter, { signal })
  container.addEventListener('wheel', onWheel, { signal, passive: false })

  return {
    view,
    moved,
    look,
    fit() {
      isFitted = true
      resize()
    },
    zoomTo(zoom) {
      view.zoomToCenter(zoom)
      moved()
    },
    reveal(point) {
      const { x, y } = view.toClient(point)
      const { left, top, width, height } = view.viewport
      if (x >= left && y >= top && x < left + width && y < top + height) return
      view.pan(left + width / 2 - x, top + height / 2 - y)
      moved()
    },
    stop() {
      abort.abort()
      observer.disconnect()
    },
  }
}
