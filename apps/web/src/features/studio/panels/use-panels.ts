import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { useEffect, useState } from 'react'
import type { PanelName } from '@/features/studio/panels/panel.tsx'
import { narrowerThan } from '@/ui/breakpoints.ts'

/** Which panel is beside the page, if any. Where it lies over the desk, the first stroke closes it, unless one paints after it. */
export function usePanels(easel: Easel) {
  const [shown, show] = useState<PanelName | null>(null)
  useEffect(
    () =>
      easel.state.subscribe(({ isDrawing }, before) => {
        if (isDrawing && !before.isDrawing && matchMedia(narrowerThan('xl')).matches)
          show((now) => (now === 'reference' ? now : null))
      }),
    [easel],
  )
  return {
    shown,
    show,
    close: () => show(null),
    toggle: (name: PanelName) => show(shown === name ? null : name),
  }
}

export type Panels = ReturnType<typeof usePanels>

/** What every panel may need. */
export interface ShownPanelProps {
  easel: Easel
  page: Page
  panels: Panels
  onClose: () => void
}
