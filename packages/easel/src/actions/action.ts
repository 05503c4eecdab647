import type { BrushName } from '../media/brushes.ts'
import type { Rgb } from '../sheet/color.ts'
import type { Paint } from '../sheet/paints.ts'

/** Points are kept in 1/32 px: off by 0.022 px at most, and the live stroke uses the same rounded points. */
export const UNITS = 32
/** Pressure is kept as 0 to 254; the middle is a mouse, a finger, and exactly the chosen brush size. */
export const FULL_PRESSURE = 254
export const EVEN_PRESSURE = 127

/** Five integers a point: x, y, pressure, milliseconds since the point before, degrees from upright. */
export const POINT_FIELDS = 5

/** What a stroke is before its first point. */
export interface StrokeHead {
  erase: boolean
  brush: BrushName
  color: Rgb
  /** Percent. */
  opacity: number
  size: number
  /** The region it stays inside; 0 for the whole page. */
  clip: number
  /** How many times it is painted around the middle of the page; 1 for once. */
  turns: number
  /** Each of them as in a mirror, too. */
  mirror: boolean
  /** How the points are joined: dense input (pen, finger) is smoothed, sparse input (mouse) interpolated. */
  path: 'dense' | 'sparse'
}

export interface StrokeAction extends StrokeHead {
  kind: 'stroke'
  /** Milliseconds since the action before ended. */
  wait: number
  points: number[]
}

export interface FillAction {
  kind: 'fill'
  wait: number
  /** The region that was pressed, and those filled with it. */
  label: number
  others: readonly number[]
  paint: Paint
  /** Percent. */
  opacity: number
  /** Where the finger was: the bloom starts there. */
  x: number
  y: number
}

/** The color, if one region becomes all of it: older versions know such a fill, and it need not be compared to be recorded. */
export function flatColor({ paint, opacity, others }: FillAction): Rgb | null {
  return paint.kind === 'flat' && opacity === 100 && others.length === 0 ? paint.color : null
}

export interface ClearAction {
  kind: 'clear'
  wait: number
}

/** Something a person did to the sheet. Done again in order, actions give the same picture bit for bit. */
export type Action = StrokeAction | FillAction | ClearAction
