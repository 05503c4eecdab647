import { BRUSHES, type BrushName } from '../media/brushes.ts'
import { formatColor, parseColor } from '../sheet/color.ts'
import { PATTERNS } from '../sheet/motifs.ts'
import { TURNS } from '../stroke/turns.ts'
import { BRUSH_SIZES, LARGEST_BRUSH } from '../tin.ts'
import { CLOSED_PANELS, type DrawingState, FILL_STYLES, type Fill, type Panel, type ToolName } from './drawing-state.ts'
import type { Store } from './store.ts'

const SMALLEST = Math.min(...BRUSH_SIZES)
/** Fainter could not be seen, and a child would think the brush broken. */
const FAINTEST = 10
const LEAST_COLORS = 2
const MOST_COLORS = 5

/** What a person chooses to draw with. Nothing on the sheet changes. */
export interface Choices {
  setTool(tool: ToolName): void
  /** Put down unused, the eyedropper gives back the tool it was taken up from. */
  toggleEyedropper(): void
  /** Ignored unless it is a color. Choosing one means wanting to paint with it. */
  setColor(color: string): void
  /** Any whole number from the smallest of the sizes to the largest brush. */
  setBrushSize(size: number): void
  /** Taking up a brush means wanting to paint with it. */
  setBrush(brush: BrushName): void
  /** Percent, 10 to 100. */
  setOpacity(opacity: number): void
  setTurns(turns: number): void
  /** What is painted left of the middle is painted right of it, too. */
  setMirror(mirror: boolean): void
  /** Choosing how to fill means wanting to. */
  setFill(fill: Partial<Fill>): void
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
      const chosen = formatColor(rgb)
      store.set({ color: chosen, tool: tool === 'bucket' ? 'bucket' : 'brush' })
      const { fill } = store.getState()
      // Whoever picks a color wants that one, not a suggestion.
      const style = fill.style === 'suggested' ? 'flat' : fill.style
      // Only while a gradient is what one fills with: a color for a plain fill would spoil it unseen.
      const isGradient = style === 'linear' || style === 'radial'
      const colors = isGradient ? fill.colors.with(fill.chosen, chosen) : fill.colors
      if (tool === 'bucket') store.set({ fill: { ...fill, style, colors } })
    },
    setBrushSize(size) {
      if (Number.isInteger(size) && size >= SMALLEST && size <= LARGEST_BRUSH) store.set({ brushSize: size })
    },
    setBrush(brush) {
      if (Object.hasOwn(BRUSHES, brush)) store.set({ brush, tool: 'brush' })
    },
    setOpacity(opacity) {
      if (Number.isInteger(opacity) && opacity >= FAINTEST && opacity <= 100) store.set({ opacity })
    },
    setTurns(turns) {
      if ((TURNS as readonly number[]).includes(turns)) store.set({ turns })
    },
    setMirror: (mirror) => store.set({ mirror }),
    setFill(change) {
      const fill = { ...store.getState().fill, ...change }
      const isSound =
        fill.colors.length >= LEAST_COLORS &&
        fill.colors.length <= MOST_COLORS &&
        [...fill.colors, fill.ground].every((color) => parseColor(color) !== null) &&
        fill.chosen in fill.colors &&
        FILL_STYLES.includes(fill.style) &&
        PATTERNS.includes(fill.pattern) &&
        (fill.style !== 'suggested' || fill.palette.length > 0)
      if (isSound) store.set({ fill, tool: 'bucket' })
    },
    setStayInside: (stayInside) => store.set({ stayInside }),
    togglePanel: (panel) => store.set({ panels: { ...CLOSED_PANELS, [panel]: !store.getState().panels[panel] } }),
  }
}
