import type { PhoneEvents } from '@/platform/shell-messages.ts'

interface BackButton {
  watch: (hear: (press: PhoneEvents['App.backButton']) => void) => void
  leave: () => void
}

/** Android's way back: out of what lies over the page, then to the page before, and from the first one out of the application. */
export function obeyBackButton(view: Window, { watch, leave }: BackButton): void {
  watch(({ canGoBack }) => {
    const { document } = view
    if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    } else if (canGoBack) view.history.back()
    else leave()
  })
}
