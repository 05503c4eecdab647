import type { PointerKind, PointerSample, PointSample } from '../view/pointer-machine.ts'

const TYPES = { pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel' } as const

const NONE: readonly PointSample[] = []

/** Feeds an element's pointer events to the machine. Returns how to stop. */
export function listenToPointers(
  element: HTMLElement,
  handle: (sample: PointerSample) => void,
  beforeDown: () => void,
): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const onEvent = (event: PointerEvent) => {
    if (event.type === 'pointerdown') {
      beforeDown()
      // Without capture a stroke that leaves the container ends somewhere else. Events made by scripts cannot be captured.
      if (event.isTrusted) element.setPointerCapture(event.pointerId)
    }
    handle(toSample(event))
  }
  for (const type of Object.keys(TYPES) as (keyof typeof TYPES)[]) element.addEventListener(type, onEvent, { signal })
  const prevent = (event: Event) => event.preventDefault()
  // A long press on touch screens opens a menu in the middle of a stroke; a drag would take the picture along.
  element.addEventListener('contextmenu', prevent, { signal })
  element.addEventListener('dragstart', prevent, { signal })
  const before = element.style.touchAction
  element.style.touchAction = 'none'
  return () => {
    abort.abort()
    element.style.touchAction = before
  }
}

function toSample(event: PointerEvent): PointerSample {
  const type = TYPES[event.type as keyof typeof TYPES]
  const { x, y, pressure, time } = toPoint(event)
  const { pointerType } = event
  return {
    x,
    y,
    pressure,
    time,
    type,
    id: event.pointerId,
    kind: pointerType === 'pen' || pointerType === 'touch' ? (pointerType as PointerKind) : 'mouse',
    button: event.button,
    contact: Math.max(event.width, event.height),
    coalesced: type === 'move' ? (event.getCoalescedEvents?.() ?? []).map(toPoint) : NONE,
  }
}

function toPoint(event: PointerEvent): PointSample {
  const pressure = event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null
  return { x: event.clientX, y: event.clientY, pressure, time: event.timeStamp }
}
