/** Whole pixels; right and bottom exclusive. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}
