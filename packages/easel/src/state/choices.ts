import { formatColor, parseColor } from '../sheet/color.ts'
import { BRUSH_SIZES } from '../tin.ts'
import { CLOSED_PANELS, type DrawingState, type Panel, type ToolName } from './drawing-state.ts'
import type { Store } from './store.ts'

/** What a person chooses to draw with. Nothing on the sheet changes. */
export interface Choices {
  setTool(tool: ToolName): void
  /** Put down unused, the eyedropper gives back the tool it was taken up from. */
  toggleEyedropper(): void
  /** Ignored unless it is a color. Choosing one means wanting to paint with it. */
  setColor(color: string): void
  setBrushSize(size: number): void
  setStayInside(stay: boolean): void
  togglePanel(panel: Panel): void
}

export function createChoices(store: Store<DrawingState>): Choices {
  /** What the eyedropper was taken up from. */
  let beforeEyedropper: ToolName = 'brush'
  const setTool = (tool: ToolName) => {
    const { tool: before } = store.getState()
    if (tool === 'eyedropper' && before !== 'eyedropper') beforeEyedropper = before
    store.set({ tool })
  }
  return {
    setTool,
    toggleEyedropper: () => setTool(store.getState().tool === 'eyedropper' ? beforeEyedropper : 'eyedropper'),
    setColor(color) {
      const rgb = parseColor(color)
      if (rgb === null) return
      const { tool: now } = store.getState()
      const tool = now === 'eyedropper' ? beforeEyedropper : now
      store.set({ color: formatColor(rgb), tool: tool === 'bucket' ? 'bucket' : 'brush' })
    },
    setBrushSize(size) {
      if ((BRUSH_SIZES as readonly number[]).includes(size)) store.set({ brushSize: size })
    },
    setStayInside: (stayInside) => store.set({ stayInside }),
    togglePanel: (panel) => store.set({ panels: { ...CLOSED_PANELS, [panel]: !store.getState().panels[panel] } }),
  }
}
