export interface Point {
  x: number
  y: number
}

/** A point on the page, in canvas pixels. */
export interface CanvasPoint extends Point {
  /** 0 to 1; null from a device that does not feel pressure. */
  pressure: number | null
  /** Degrees from upright; 0 from a device that does not feel it. */
  tilt: number
  time: number
}
