import { type Easel, isTyping } from '@inkbloom/easel'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { sizeBeside } from '@/features/studio/brush-steps.ts'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { type Command, commandOf } from '@/features/studio/shortcuts.ts'
import { useMenuToggle } from '@/features/studio/use-remembered.ts'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { zoomStep } from '@/features/studio/zoom.ts'
import type { MenuCommand } from '@/platform/platform.ts'

/** Keys for the tools and the system's menu, anywhere but in a text field or under a dialog. */
export function useShortcuts(easel: Easel, actions: StudioActions): void {
  const letterKeys = useHabits((habits) => habits.letterKeys)
  const menu = useMenuToggle()

  function obey(command: Command) {
    const { brushSize, stayInside, zoom, isSaved } = easel.state.getState()
    switch (command.do) {
      case 'tool':
        return easel.setTool(command.tool)
      case 'pick':
        return easel.toggleEyedropper()
      case 'smaller':
      case 'larger':
        return easel.setBrushSize(sizeBeside(brushSize, command.do))
      case 'inside':
        return easel.setStayInside(!stayInside)
      case 'zoom-in':
        return easel.zoomTo(zoom * zoomStep)
      case 'zoom-out':
        return easel.zoomTo(zoom / zoomStep)
      case 'fit':
        return easel.fit()
      case 'menu':
        return menu.toggle()
      case 'white':
        return easel.findWhite()
      case 'help':
        return actions.open('shortcuts')
      case 'undo':
        return easel.undo()
      case 'redo':
        return easel.redo()
      case 'print':
        return actions.askPrint()
      case 'save':
        if (!isSaved) void actions.save()
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const command = commandOf(event, { letterKeys })
    if (!command) return
    // Also where there is nothing to save: nobody means the browser's own dialog for the whole page.
    event.preventDefault()
    obey(command)
  })
  const { platform } = useApp()
  const onMenu = useEffectEvent((command: MenuCommand) => {
    if (!document.querySelector('dialog[open]')) obey({ do: command })
  })
  useEffect(() => platform.watchMenu((command) => onMenu(command)), [platform])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
