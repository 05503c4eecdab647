export interface Point {
  x: number
  y: number
}

/** A point on the page, in canvas pixels. */
export interface CanvasPoint extends Point {
  /** 0 to 1; null where nothing feels it. */
  pressure: number | null
  time: number
}
