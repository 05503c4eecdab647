import { type DrawingState, type Easel, PANS } from '@inkbloom/easel'
import { useEffect } from 'react'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import type { InHand } from '@/features/studio/habits.store.ts'
import { useHabitsStore } from '@/features/studio/habits-context.tsx'
import { narrowerThan } from '@/ui/breakpoints.ts'

/** Opens the studio as the person left it, and notes what they change. */
export function useRememberedStudio(easel: Easel | null): void {
  const habits = useHabitsStore()
  useEffect(() => {
    if (!easel) return
    const { stayInside, inHand } = habits.getState()
    easel.setStayInside(stayInside)
    if (inHand) takeUp(easel, inHand)
    return easel.state.subscribe((state, before) => {
      const { stayInside, color } = state
      if (stayInside !== before.stayInside) habits.getState().change({ stayInside })
      if (kept.some((one) => state[one] !== before[one])) habits.getState().change({ inHand: inHandOf(state) })
      if (color !== before.color && !PANS.some((pan) => pan.color === color)) habits.getState().noteColor(color)
    })
  }, [easel, habits])
}

const kept = ['tool', 'brush', 'brushSize', 'color', 'opacity', 'fill'] as const

function inHandOf({ tool, brush, brushSize, color, opacity, fill }: DrawingState): InHand {
  const { colors, chosen, pattern, ground } = fill
  // Suggestions come from the helping hands, and end with them.
  const style = fill.style === 'suggested' ? 'flat' : fill.style
  const next = tool === 'bucket' ? 'bucket' : 'brush'
  return { tool: next, brush, brushSize, color, opacity, fill: { style, colors, chosen, pattern, ground } }
}

/** What the engine does not know, as a newer version may have kept it, it leaves as it is. The color comes before the fill: it would change a gradient. */
function takeUp(easel: Easel, { tool, brush, brushSize, color, opacity, fill }: InHand): void {
  easel.setColor(color)
  easel.setBrush(brush)
  easel.setBrushSize(brushSize)
  easel.setOpacity(opacity)
  easel.setFill(fill)
  easel.setTool(tool)
}

/** The page has the whole window, unless the person has asked for the menu. On phones there is no room for both. */
export function useRememberedMenu(): void {
  const { menu } = useApp().stores
  const habits = useHabitsStore()
  useEffect(() => {
    const isNarrow = matchMedia(narrowerThan('xl')).matches
    if (isNarrow || !habits.getState().showsMenu) menu.getState().hide()
    return () => menu.getState().show()
  }, [menu, habits])
}

export function useMenuToggle() {
  const { menu } = useApp().stores
  const habits = useHabitsStore()
  const isHidden = useStoreOf('menu', (state) => state.hidden)
  function toggle() {
    const { show, hide } = menu.getState()
    if (isHidden) show()
    else hide()
    habits.getState().change({ showsMenu: isHidden })
  }
  return { isHidden, toggle }
}
