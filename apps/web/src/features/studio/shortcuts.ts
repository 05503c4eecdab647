import type { ToolName } from '@inkbloom/easel'
import type { MenuCommand } from '@/platform/platform.ts'

/** What a key, or the system's menu, does besides painting. The names are those of the commands in use-shortcuts.ts. */
export type Command =
  | { do: 'tool'; tool: Exclude<ToolName, 'eyedropper'> }
  | { do: 'pick' | 'smaller' | 'larger' | 'inside' | 'menu' | 'white' | 'help' | MenuCommand }

interface Shortcut {
  /** As the browser reports them, in lower case. */
  keys: readonly string[]
  /** As they are written on a keyboard, where that differs. */
  shown?: string
  says: string
  command: Command
}

/** Single keys. None of them needs a hand off the mouse. */
export const letterShortcuts: readonly Shortcut[] = [
  { keys: ['b'], says: 'Brush', command: { do: 'tool', tool: 'brush' } },
  { keys: ['f'], says: 'Fill', command: { do: 'tool', tool: 'bucket' } },
  { keys: ['e'], says: 'Eraser', command: { do: 'tool', tool: 'eraser' } },
  { keys: ['i'], says: 'Pick a color from the page', command: { do: 'pick' } },
  { keys: ['['], says: 'Smaller brush', command: { do: 'smaller' } },
  { keys: [']'], says: 'Larger brush', command: { do: 'larger' } },
  { keys: ['l'], says: 'Stay inside the lines', command: { do: 'inside' } },
  { keys: ['+', '='], shown: '+', says: 'Zoom in', command: { do: 'zoom-in' } },
  { keys: ['-'], shown: '−', says: 'Zoom out', command: { do: 'zoom-out' } },
  { keys: ['0'], says: 'Fit to screen', command: { do: 'fit' } },
  { keys: ['m'], says: 'Show or hide the menu', command: { do: 'menu' } },
  { keys: ['w'], says: 'Find a white shape', command: { do: 'white' } },
  { keys: ['?'], says: 'This list', command: { do: 'help' } },
]

/** With Ctrl, or Cmd on a Mac. Those for undo and redo are the engine's own. */
export const controlShortcuts: readonly Shortcut[] = [{ keys: ['s'], says: 'Save', command: { do: 'save' } }]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed, { letterKeys }: { letterKeys: boolean }) {
  if (altKey) return null
  const withControl = ctrlKey || metaKey
  const known = withControl ? controlShortcuts : letterKeys ? letterShortcuts : []
  return known.find(({ keys }) => keys.includes(key.toLowerCase()))?.command ?? null
}
