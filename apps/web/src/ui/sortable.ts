import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Sortable {
  count: number
  /** Which way the items follow each other. */
  along?: 'y' | 'x'
  onMove: (from: number, to: number) => void
}

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a pointer at this place moves the item: past the middle of a neighbor, it takes the neighbor's place. */
function placeFor(rows: readonly HTMLElement[], at: number, pointer: number, along: 'y' | 'x'): number {
  const middle = (row: HTMLElement | undefined) => {
    const box = row?.getBoundingClientRect()
    if (!box) return Number.NaN
    return along === 'y' ? box.top + box.height / 2 : box.left + box.width / 2
  }
  if (at > 0 && pointer < middle(rows[at - 1])) return at - 1
  if (at < rows.length - 1 && pointer > middle(rows[at + 1])) return at + 1
  return at
}

/** How near to the end of a row of items a pointer scrolls it, and by how much at a time. */
const nearEnd = 56
const scrollStep = 18

function scrollNear(list: HTMLElement | null, x: number): void {
  const box = list?.getBoundingClientRect()
  if (box && x < box.left + nearEnd) list?.scrollBy({ left: -scrollStep })
  if (box && x > box.right - nearEnd) list?.scrollBy({ left: scrollStep })
}

/**
 * Moving the items of a list by a grip: dragged with any pointer, or with the arrow keys while the grip has the focus.
 * Listens to the window during a drag: an element that changes its place in the page loses the pointer it captured.
 */
export function useSortable({ count, along = 'y', onMove }: Sortable) {
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
    const drag = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      if (along === 'x') scrollNear(list.current, clientX)
      const pointer = along === 'y' ? clientY : clientX
      const to = placeFor([...(list.current?.children ?? [])] as HTMLElement[], place, pointer, along)
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
