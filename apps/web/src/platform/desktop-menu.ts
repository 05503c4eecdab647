import type { MenuCommand, Platform } from '@/platform/platform.ts'
import type { DesktopEvents } from '@/platform/shell-messages.ts'

const zoomStep = 1.25
const zooms = { 'zoom-in': (now: number) => now * zoomStep, 'zoom-out': (now: number) => now / zoomStep, fit: () => 1 }

const isText = (element: Element | null) =>
  element?.matches('input, textarea') || (element instanceof HTMLElement && element.isContentEditable)

/**
 * The menu's keys never reach the page. A field is therefore undone here, and where no screen has anything to zoom, the whole
 * window is zoomed.
 */
export function desktopMenu(view: Window, zoomWindow: (factor: number) => void): Platform['watchMenu'] {
  const screens = new Set<(command: MenuCommand) => void>()
  let factor = 1
  view.addEventListener('shell-menu', (event) => {
    const { command } = (event as CustomEvent<DesktopEvents['shell-menu']>).detail
    if ((command === 'undo' || command === 'redo') && isText(view.document.activeElement))
      return void view.document.execCommand(command)
    if (screens.size > 0) return screens.forEach((obey) => void obey(command))
    if (!(command in zooms)) return
    factor = Math.min(3, Math.max(0.5, zooms[command as keyof typeof zooms](factor)))
    zoomWindow(factor)
  })
  return (obey) => {
    screens.add(obey)
    return () => screens.delete(obey)
  }
}
