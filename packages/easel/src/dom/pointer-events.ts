import type { PointerKind, PointerSample, PointSample } from '../view/pointer-machine.ts'

/** About as far in as phones listen for a swipe: back, home, messages. */
const EDGE = 32

const NONE: readonly PointSample[] = []

/** Feeds an element's pointer events to the machine. Returns how to stop. */
export function listenToPointers(
  element: HTMLElement,
  handle: (sample: PointerSample) => void,
  beforeDown: () => void,
): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const onDown = (event: PointerEvent) => {
    beforeDown()
    // Without capture a stroke that leaves the container ends somewhere else. Events made by scripts cannot be captured.
    if (event.isTrusted) element.setPointerCapture(event.pointerId)
    handle(toSample('down', event))
  }
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', (event) => handle(toSample('move', event)), { signal })
  element.addEventListener('pointerup', (event) => handle(toSample('up', event)), { signal })
  element.addEventListener('pointercancel', (event) => handle(toSample('cancel', event)), { signal })
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

/** Asks the event for what its kind and moment need, and no more: each question is a call into the browser. */
function toSample(type: PointerSample['type'], event: PointerEvent): PointerSample {
  const { pointerType } = event
  const kind = pointerType === 'pen' || pointerType === 'touch' ? (pointerType as PointerKind) : 'mouse'
  const isDown = type === 'down'
  return {
    type,
    kind,
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    pressure: kind === 'pen' ? pressureOf(event) : null,
    tilt: kind === 'pen' ? tiltOf(event) : 0,
    time: event.timeStamp,
    button: isDown ? event.button : -1,
    contact: isDown && kind === 'touch' ? Math.max(event.width, event.height) : 0,
    atEdge: isDown && kind === 'touch' && isAtEdge(event),
    coalesced: type === 'move' ? (event.getCoalescedEvents?.() ?? []).map((each) => toPoint(each, kind)) : NONE,
  }
}

function toPoint(event: PointerEvent, kind: PointerKind): PointSample {
  const pressure = kind === 'pen' ? pressureOf(event) : null
  const tilt = kind === 'pen' ? tiltOf(event) : 0
  return { x: event.clientX, y: event.clientY, pressure, tilt, time: event.timeStamp }
}

const isAtEdge = ({ clientX: x, clientY: y }: PointerEvent) => Math.min(x, y, innerWidth - x, innerHeight - y) < EDGE

const pressureOf = ({ pressure }: PointerEvent) => (pressure > 0 ? pressure : null)

/** The larger of the two: which way a pencil leans makes no difference to its grain. */
const tiltOf = ({ tiltX, tiltY }: PointerEvent) => Math.min(90, Math.max(Math.abs(tiltX), Math.abs(tiltY)))
