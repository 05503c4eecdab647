/** What a curio is drawn with: a hundred units from its foot to its top, whatever its place is like. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** The smallest ring that holds a color. */
const LEAST = 9.4

export class Pen {
  readonly x: number
  readonly foot: number
  readonly s: number
  constructor(x: number, foot: number, s: number) {
    this.x = x
    this.foot = foot
    this.s = s
  }
  /** Units up from the foot are negative. */
  at(u: number, v: number): Point {
    return [this.x + u * this.s, this.foot + v * this.s]
  }
  to(poly: Poly): Poly {
    return move(poly, this.x, this.foot, 0, this.s)
  }
  form(through: string, sw = 4, steps = 8): string {
    return shape(this.to(curve(through, true, steps)), sw)
  }
  /** A foot of wood, fifteen units high. */
  plinth(half: number): string {
    if (this.s < 1.7) return this.box(-half, -15, 2 * half, 15, 3.8)
    return this.box(-half, -8, 2 * half, 8, 3.8) + this.box(-half + 7, -16, 2 * half - 14, 8, 3.6)
  }
  box(u: number, v: number, w: number, h: number, sw = 4): string {
    return shape([this.at(u, v), this.at(u + w, v), this.at(u + w, v + h), this.at(u, v + h)], sw)
  }
  stroke(through: string, sw = 3.4, steps = 8): string {
    return line(this.to(curve(through, false, steps)), sw)
  }
  /** Too small to be colored, it is a dot. */
  ring(u: number, v: number, r: number, sw = 3.6): string {
    const px = r * this.s
    return px < LEAST ? dot(...this.at(u, v), Math.min(4, px * 0.5)) : circle(...this.at(u, v), px, sw)
  }
  oval(u: number, v: number, rx: number, ry: number, sw = 3.8, turn = 0): string {
    return shape(ellipse(...this.at(u, v), rx * this.s, ry * this.s, 40, turn), sw)
  }
}

export interface Curio {
  /** Its width where it is a hundred high. */
  wide: number
  draw: (pen: Pen, rng: Rng) => string
}

/** As large as its place, standing on its foot. */
export function placeCurio({ wide, draw }: Curio, x: number, foot: number, w: number, h: number, rng: Rng): string {
  return draw(new Pen(x, foot, Math.min(w / wide, h / 100)), rng)
}
