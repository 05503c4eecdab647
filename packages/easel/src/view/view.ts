import { SIZE } from '../geometry/constants.ts'
import type { Point } from '../geometry/point.ts'

/** The container's inside, in client pixels. */
export interface Viewport {
  left: number
  top: number
  width: number
  height: number
  pixelRatio: number
}

export const MIN_ZOOM = 0.2
export const MAX_ZOOM = 16

/** Where the page lies in the container: one scale and one shift, the same for CSS, for pointers and for tests. */
export class View {
  zoom = 1
  /** What is shown, on whole device pixels. */
  x = 0
  y = 0
  /** What gestures move: rounded at every step of a pinch, the page would wander off from under the fingers. */
  #exact = { x: 0, y: 0 }
  #viewport: Viewport = { left: 0, top: 0, width: SIZE, height: SIZE, pixelRatio: 1 }

  get viewport(): Viewport {
    return this.#viewport
  }

  /** Measured when the container moves or changes, never per event: reading layout while drawing stalls the frame. */
  measure(viewport: Viewport) {
    this.#viewport = viewport
    this.place(this.zoom, this.#exact.x, this.#exact.y)
  }

  toCanvas(client: Point): Point {
    const { left, top } = this.#viewport
    return { x: (client.x - left - this.x) / this.zoom, y: (client.y - top - this.y) / this.zoom }
  }

  toClient(canvas: Point): Point {
    const { left, top } = this.#viewport
    return { x: canvas.x * this.zoom + this.x + left, y: canvas.y * this.zoom + this.y + top }
  }

  /** The zoom at which the page is as wide as the container. */
  get fitZoom(): number {
    return this.#viewport.width / SIZE
  }

  fit() {
    this.place(this.fitZoom, 0, 0)
  }

  /** Zooms so that what lies under a client point stays there. */
  zoomAt(client: Point, zoom: number) {
    this.#hold(client, client, zoom)
  }

  zoomToCenter(zoom: number) {
    const { left, top, width, height } = this.#viewport
    this.zoomAt({ x: left + width / 2, y: top + height / 2 }, zoom)
  }

  pan(dx: number, dy: number) {
    this.place(this.zoom, this.#exact.x + dx, this.#exact.y + dy)
  }

  /** Two fingers that were around `from` and `spread` apart are now around `to` and `newSpread` apart. */
  pinch(from: Point, spread: number, to: Point, newSpread: number) {
    this.#hold(from, to, this.zoom * (newSpread / Math.max(1, spread)))
  }

  place(zoom: number, x: number, y: number) {
    const { left, top, width, height, pixelRatio } = this.#viewport
    this.zoom = this.#limit(zoom)
    const side = SIZE * this.zoom
    this.#exact = { x: keepIn(x, side, width), y: keepIn(y, side, height) }
    // A layer at a fraction of a device pixel is drawn on whole ones: ink would land half a pixel beside the pointer.
    const snap = (offset: number, origin: number) => Math.round((offset + origin) * pixelRatio) / pixelRatio - origin
    this.x = snap(this.#exact.x, left)
    this.y = snap(this.#exact.y, top)
  }

  get transform(): string {
    return `matrix(${this.zoom}, 0, 0, ${this.zoom}, ${this.x}, ${this.y})`
  }

  /** Brings what lies under one client point to another, at a new zoom. */
  #hold(from: Point, to: Point, zoom: number) {
    const { left, top } = this.#viewport
    const grown = this.#limit(zoom) / this.zoom
    const x = to.x - left - (from.x - left - this.#exact.x) * grown
    const y = to.y - top - (from.y - top - this.#exact.y) * grown
    this.place(zoom, x, y)
  }

  #limit(zoom: number): number {
    return Math.min(MAX_ZOOM, Math.max(Math.min(MIN_ZOOM, this.fitZoom || MIN_ZOOM), zoom))
  }
}

/** A smaller page stays in the middle, a larger one covers the container: no gesture can lose it. */
function keepIn(offset: number, side: number, room: number): number {
  return side <= room ? (room - side) / 2 : Math.min(0, Math.max(room - side, offset))
}
