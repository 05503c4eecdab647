import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Sortable {
  count: number
  onMove: (from: number, to: number) => void
}

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a pointer at this height moves the item: past the middle of a neighbor, it takes the neighbor's place. */
function placeFor(rows: readonly HTMLElement[], at: number, y: number): number {
  const middle = (row: HTMLElement | undefined) => {
    const box = row?.getBoundingClientRect()
    return box ? box.top + box.height / 2 : Number.NaN
  }
  if (at > 0 && y < middle(rows[at - 1])) return at - 1
  if (at < rows.length - 1 && y > middle(rows[at + 1])) return at + 1
  return at
}

/**
 * Moving the items of a list by a grip: dragged with any pointer, or with the arrow keys while the grip has the focus.
 * Listens to the window during a drag: an element that changes its place in the page loses the pointer it captured.
 */
export function useSortable({ count, onMove }: Sortable) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [landed, setLanded] = useState<number | null>(null)
  const stop = useRef<() => void>(undefined)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => () => stop.current?.(), [])

  // A grip that was moved in the page has lost the focus; the next arrow key must find it again.
  useEffect(() => {
    if (landed === null) return
    list.current?.children[landed]?.querySelector<HTMLElement>('[data-grip]')?.focus()
    setLanded(null)
  }, [landed])

  function onKeyDown(event: KeyboardEvent, at: number) {
    const to = targets[event.key]?.(at, count)
    if (to === undefined) return
    event.preventDefault()
    if (to < 0 || to >= count || to === at) return
    onMove(at, to)
    setLanded(to)
  }

  function onPointerDown(event: PointerEvent, at: number) {
    if (event.button !== 0) return
    const view = event.currentTarget.ownerDocument.defaultView
    let place = at
    const drag = ({ clientY }: { clientY: number }) => {
      const to = placeFor([...(list.current?.children ?? [])] as HTMLElement[], place, clientY)
      if (to === place) return
      move.current(place, to)
      place = to
      setDragged(to)
    }
    const end = () => {
      view?.removeEventListener('pointermove', drag)
      view?.removeEventListener('pointerup', end)
      view?.removeEventListener('pointercancel', end)
      setDragged(null)
    }
    stop.current?.()
    stop.current = end
    setDragged(at)
    view?.addEventListener('pointermove', drag)
    view?.addEventListener('pointerup', end)
    view?.addEventListener('pointercancel', end)
  }

  const grip = (at: number) => ({
    'data-grip': '',
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
    onPointerDown: (event: PointerEvent) => onPointerDown(event, at),
  })
  return { list, dragged, grip }
}
