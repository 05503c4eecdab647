import type { PointerEvent } from 'react'

/** Pigment stays this long after a finger lifts; navigation has already begun and is never held back for it. */
const AFTERGLOW = 400

function place(event: PointerEvent<HTMLElement>) {
  const host = event.currentTarget
  // Measured on the layer that is masked: the frame around a picture has other corners.
  const layer = host.querySelector<HTMLElement>('.picture') ?? host
  const box = layer.getBoundingClientRect()
  const target = host.querySelector<HTMLElement>('.pigment:not([data-held])') ?? host
  target.style.setProperty('--stain-x', `${Math.round(event.clientX - box.left)}px`)
  target.style.setProperty('--stain-y', `${Math.round(event.clientY - box.top)}px`)
}

function press(event: PointerEvent<HTMLElement>) {
  if (event.pointerType === 'mouse') return
  place(event)
  event.currentTarget.dataset.pressed = ''
}

function release(event: PointerEvent<HTMLElement>) {
  const host = event.currentTarget
  setTimeout(() => delete host.dataset.pressed, AFTERGLOW)
}

/** A scroll that began on the element is no touch of it: the stain must not linger. */
function cancel(event: PointerEvent<HTMLElement>) {
  delete event.currentTarget.dataset.pressed
}

/** Spread on whatever blooms: color starts where the pointer came in or the finger went down. */
export const bloom = { onPointerEnter: place, onPointerDown: press, onPointerUp: release, onPointerCancel: cancel }
