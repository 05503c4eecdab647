import type { Point } from '../geometry/point.ts'
import type { BrushName } from '../media/brushes.ts'
import type { PatternName } from '../sheet/motifs.ts'
import { DEFAULT_BRUSH_SIZE, DEFAULT_COLOR } from '../tin.ts'

export type ToolName = 'brush' | 'eraser' | 'bucket' | 'eyedropper'
export type Panel = 'brush' | 'palette' | 'eraser' | 'scale'

/** Where strokes are kept on this device. `elsewhere`: another tab has this page open and keeps its own. */
export type JournalStatus = 'off' | 'kept' | 'keeping' | 'failed' | 'elsewhere'
/**
 * `blank`: nothing was sent, since an empty page would have replaced a colored one. `refused`: the account will not have it, and
 * is not asked again until the person saves.
 */
export type SavingStatus = 'idle' | 'saving' | 'failed' | 'refused' | 'blank'

/** `suggested`: each region in a color of the palette that goes with what is around it. */
export const FILL_STYLES = ['flat', 'linear', 'radial', 'pattern', 'shaded', 'suggested'] as const

/** How the bucket fills. */
export interface Fill {
  style: (typeof FILL_STYLES)[number]
  palette: readonly string[]
  /** Of a gradient, two to five, and which of them a chosen color goes to. */
  colors: readonly string[]
  chosen: number
  pattern: PatternName
  /** What a pattern lies on. */
  ground: string
  /** All empty regions of about the same size at once. */
  alike: boolean
}

export interface DrawingState {
  zoom: number
  isDrawing: boolean
  isSaved: boolean
  brushSize: number
  color: string
  panels: Readonly<Record<Panel, boolean>>
  lastPoint: Point | null
  /** Snapshots stored, the first state included, and which of them is shown. */
  snapshots: number
  cursor: number
  canUndo: boolean
  canRedo: boolean
  isBlank: boolean
  tool: ToolName
  brush: BrushName
  /** Percent, of brush and bucket. */
  opacity: number
  /** How many times a stroke is painted around the middle of the page. */
  turns: number
  /** Each of them as in a mirror, too. */
  mirror: boolean
  fill: Fill
  isExporting: boolean
  stayInside: boolean
  /** The region under the keyboard's cursor; 0 for none. */
  region: number
  /** To be read out by a screen reader. */
  announcement: string
  journal: JournalStatus
  saving: SavingStatus
}

export const CLOSED_PANELS: DrawingState['panels'] = { brush: false, palette: false, eraser: false, scale: false }

export const INITIAL_STATE: DrawingState = {
  zoom: 1,
  isDrawing: false,
  isSaved: true,
  brushSize: DEFAULT_BRUSH_SIZE,
  color: DEFAULT_COLOR,
  panels: CLOSED_PANELS,
  lastPoint: null,
  snapshots: 1,
  cursor: 0,
  canUndo: false,
  canRedo: false,
  isBlank: true,
  tool: 'brush',
  brush: 'brush',
  opacity: 100,
  turns: 1,
  mirror: false,
  fill: {
    style: 'flat',
    palette: [],
    colors: ['#8152d1', '#f06fb2', '#fbae17'],
    chosen: 2,
    pattern: 'scales',
    ground: '#ffffff',
    alike: false,
  },
  isExporting: false,
  stayInside: false,
  region: 0,
  announcement: '',
  journal: 'off',
  saving: 'idle',
}

const { brushSize, color, panels, tool, stayInside, brush, opacity, turns, mirror, fill } = INITIAL_STATE
/** What a person chooses, as it is before they do. */
export const INITIAL_CHOICES = { brushSize, color, panels, tool, stayInside, brush, opacity, turns, mirror, fill }
