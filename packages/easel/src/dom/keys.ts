import type { Walk } from '../region-walk.ts'
import { isTyping } from './is-typing.ts'

const WALKS: Record<string, Walk> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageDown: 'next',
  PageUp: 'previous',
}

/** How far an arrow key draws a gradient out, in px of the page. */
const NUDGE = 16
const NUDGES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
}

export interface KeyCommands {
  undo(): void
  redo(): void
  walk(to: Walk): void
  fill(): void
  pick(): void
  /** Of a gradient that is still being drawn out, by hand or by keyboard. */
  isAiming(): boolean
  nudge(dx: number, dy: number): void
  keep(): void
  takeBack(): void
}

/** Undo and redo anywhere but in a text field; walking and filling while the container has the focus. */
export function listenToKeys(container: HTMLElement, commands: KeyCommands): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const document = container.ownerDocument
  // Wherever the focus is: the hand may be on the page and the focus in a panel.
  const aim = (event: KeyboardEvent) => {
    if (!commands.isAiming() || isTyping(event.target)) return
    const nudge = NUDGES[event.key]
    if (nudge) commands.nudge(...nudge)
    else if (event.key === 'Escape') commands.takeBack()
    else if (event.key === 'Enter' || event.key === ' ') commands.keep()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', aim, { signal, capture: true })
  container.addEventListener(
    'blur',
    () => {
      if (commands.isAiming()) commands.keep()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) commands.redo()
      else commands.undo()
    },
    { signal },
  )
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== container || event.ctrlKey || event.metaKey || event.altKey) return
      const walk = WALKS[event.key]
      if (walk) commands.walk(walk)
      else if (event.key === 'Enter' && event.shiftKey) commands.pick()
      else if (event.key === 'Enter' || event.key === ' ') commands.fill()
      else return
      event.preventDefault()
    },
    { signal },
  )
  return () => abort.abort()
}
