import { type Easel, PANS } from '@inkbloom/easel'
import { useEffect } from 'react'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { useHabitsStore } from '@/features/studio/habits-context.tsx'
import { narrowerThan } from '@/ui/breakpoints.ts'

/** Opens the studio as the person left it, and notes what they change. */
export function useRememberedStudio(easel: Easel | null): void {
  const habits = useHabitsStore()
  useEffect(() => {
    if (!easel) return
    easel.setStayInside(habits.getState().stayInside)
    return easel.state.subscribe(({ stayInside, color }, before) => {
      if (stayInside !== before.stayInside) habits.getState().change({ stayInside })
      if (color !== before.color && !PANS.some((pan) => pan.color === color)) habits.getState().noteColor(color)
    })
  }, [easel, habits])
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
