import type { PhoneEvents } from '@/platform/shell-messages.ts'

interface BackButton {
  watch: (hear: (press: PhoneEvents['App.backButton']) => void) => void
  leave: () => void
}

/** Android's way back: out of what lies over the page, then to the page before, and from the first one out of the application. */
export function obeyBackButton(view: Window, { watch, leave }: BackButton): void {
  watch(({ canGoBack }) => {
    if (closeTop(view.document)) return
    if (canGoBack) view.history.back()
    else leave()
  })
}

/** As Esc would. The browser closes its own dialogs for real keys only. */
function closeTop(document: Document): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  dialog?.close()
  if (dialog) return true
  const over = document.querySelector('[role="menu"], [role="listbox"], [data-panel]')
  over?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return over !== null
}
