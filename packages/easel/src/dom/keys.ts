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

export interface KeyCommands {
  undo(): void
  redo(): void
  walk(to: Walk): void
  fill(): void
}

/** Undo and redo anywhere but in a text field; walking and filling while the container has the focus. */
export function listenToKeys(container: HTMLElement, commands: KeyCommands): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const document = container.ownerDocument
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
      else if (event.key === 'Enter' || event.key === ' ') commands.fill()
      else return
      event.preventDefault()
    },
    { signal },
  )
  return () => abort.abort()
}
