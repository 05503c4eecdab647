/** Inputs that take no letters: a switch that was just pressed keeps the focus, and must not swallow the next undo. */
const PRESSED = ['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file']

/** Whether a key belongs to where the focus is. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !PRESSED.includes(target.type)
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)
}
