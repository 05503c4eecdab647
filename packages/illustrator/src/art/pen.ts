/**
 * The pen that things are drawn with: coordinates are the thing's own (x to the right, y downward, its foot at y = 0), lines come out
 * as wide as the page wants them, whatever the scale, and mirrored things are drawn mirrored rather than turned over afterwards.
 */

import { CHEEK } from '../ink/cheeks.ts'
import { type UnlitEye, unlitEye } from '../ink/lights.ts'
import { num, PLAIN_ROOM, ROOM } from '../ink/svg.ts'
import type { Box, Facing, Point } from './art.ts'
import { clockwise, type Knot, type Knots, knotsOf } from './knots.ts'
import { rounded } from './rounded.ts'
import { through } from './through.ts'

export type { Knot }

export interface Placement {
  x: number
  y: number
  scale: number
  facing: Facing
  sw: number
  /** Degrees that everything is turned about (x, y), clockwise as drawn facing right. */
  turn?: number
  /** For the smallest hands: what is small is left out sooner, and an eye has one light. */
  plain?: boolean
}

const RAD = Math.PI / 180
const MANY = 18

export class Pen {
  #out = ''
  #edge = ''
  readonly #bars: { d: string; width: number }[] = []
  #tint = ''
  #named = ''
  #fused: string[] | null = null
  #box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  #frame: { move: (x: number, y: number) => Point; scale: number } = { move: (x, y) => [x, y], scale: 1 }
  readonly at: Placement

  constructor(at: Placement) {
    this.at = at
  }

  get svg(): string {
    return this.#out
  }

  /** A line around everything that was drawn: what is painted over it leaves only its outer edge. */
  contour(width: number): string {
    const stroke = (d: string, sw: number) => `<path d="${d}" fill="none" stroke="#000" stroke-width="${num(sw)}"/>`
    const bars = this.#bars.map((bar) => stroke(bar.d, bar.width + width)).join('')
    return (this.#edge && stroke(this.#edge, width)) + bars
  }

  get box(): Box {
    return this.#box
  }

  /** From the thing's own coordinates to the page's. */
  map(x: number, y: number): Point {
    const { at } = this
    const [p, q] = this.#frame.move(x, y)
    const [c, s] = at.turn ? [Math.cos(at.turn * RAD), Math.sin(at.turn * RAD)] : [1, 0]
    const [u, v] = [p * c - q * s, p * s + q * c]
    return [at.x + (at.facing === 'left' ? -u : u) * at.scale, at.y + v * at.scale]
  }

  get scale(): number {
    return this.at.scale * this.#frame.scale
  }

  get #room(): number {
    return this.at.plain ? PLAIN_ROOM : ROOM
  }

  /** Whether an area this wide, in the thing's own units, is large enough to color. */
  fits(size: number): boolean {
    return size * this.scale >= this.#room + this.at.sw
  }

  /** What is drawn inside has its own zero at (x, y), is turned by so many degrees and so many times as large. */
  within(x: number, y: number, turn: number, scale: number, draw: () => void): this {
    const outer = this.#frame
    const c = Math.cos(turn * RAD) * scale
    const s = Math.sin(turn * RAD) * scale
    this.#frame = {
      move: (u, v) => outer.move(x + u * c - v * s, y + u * s + v * c),
      scale: outer.scale * Math.abs(scale),
    }
    draw()
    this.#frame = outer
    return this
  }

  /** What is drawn inside is so many times as high above a level as it would be. */
  heightened(level: number, times: number, draw: () => void): this {
    const outer = this.#frame
    this.#frame = { ...outer, move: (u, v) => outer.move(u, v < level ? level + (v - level) * times : v) }
    draw()
    this.#frame = outer
    return this
  }

  /** Which pigment what follows takes in the colored version (see color/palette.ts). */
  tint(pigment: string): this {
    this.#tint = pigment
    this.#named = ''
    return this
  }

  /** The shapes of this tint are a part that a prompt may speak of: a roof, a sail. */
  as(part: string): this {
    this.#named = part
    return this
  }

  get pigment(): string {
    return this.#tint
  }

  /** A closed curve through the knots. */
  blob(knots: Knots, sw = this.at.sw): this {
    return this.#shape(this.#curve(knotsOf(knots), true), sw)
  }

  /** A closed curve with openings, through which one sees what was painted before: the windows of a car. */
  frame(knots: Knots, openings: readonly Knots[], sw = this.at.sw): this {
    const outer = knotsOf(knots)
    const inner = openings.map((opening) => {
      const hole = knotsOf(opening)
      return clockwise(hole) === clockwise(outer) ? hole.toReversed() : hole
    })
    return this.#shape([outer, ...inner].map((curve) => this.#curve(curve, true)).join(''), sw)
  }

  /** A part of an outline that was cut from a shape. */
  edge(points: readonly Point[], sw = this.at.sw): this {
    this.#emit(this.#rounded(points, false), 'none', sw)
    return this
  }

  #rounded(points: readonly Point[], closed: boolean): string {
    this.#see(points)
    return rounded(
      points.map(([x, y]) => this.map(x, y)),
      closed,
    )
  }

  /** A closed shape with straight sides; so many of them as only an outline that was computed has stand for a curve. */
  poly(points: Knots, sw = this.at.sw): this {
    if (points.length >= MANY && typeof points !== 'string')
      return this.#shape(
        this.#rounded(
          points.map(([x, y]) => [x, y] as const),
          true,
        ),
        sw,
      )
    return this.#shape(
      this.#curve(
        knotsOf(points).map(([x, y]) => [x, y, 1] as const),
        true,
      ),
      sw,
    )
  }

  box4(x: number, y: number, w: number, h: number, sw = this.at.sw): this {
    return this.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      sw,
    )
  }

  /** A rectangle with round corners. */
  card(x: number, y: number, w: number, h: number, r: number, sw = this.at.sw): this {
    const c = Math.min(r, w / 2, h / 2)
    const k = c * 0.45
    const d = [
      ['M', x + c, y],
      ['L', x + w - c, y],
      ['C', x + w - k, y, x + w, y + k, x + w, y + c],
      ['L', x + w, y + h - c],
      ['C', x + w, y + h - k, x + w - k, y + h, x + w - c, y + h],
      ['L', x + c, y + h],
      ['C', x + k, y + h, x, y + h - k, x, y + h - c],
      ['L', x, y + c],
      ['C', x, y + k, x + k, y, x + c, y],
    ] as const
    return this.#shape(`${d.map(([op, ...v]) => op + this.#pairs(v as number[])).join('')}Z`, sw)
  }

  /** An open line: folds, seams, grass. */
  line(knots: Knots, sw = this.at.sw * 0.85): this {
    this.#emit(this.#curve(knotsOf(knots), false), 'none', sw)
    return this
  }

  ell(x: number, y: number, rx: number, ry = rx, turn = 0, sw = this.at.sw): this {
    const least = Math.max(rx, ry) * this.scale * 2
    // Where it is too small to color, a dot of ink: without buttons and spots something would be missing.
    if (!this.#fused && least < (ROOM + sw) * 0.62)
      return least < 5 ? this : this.ink(x, y, Math.min(rx, 4 / this.scale))
    return this.#shape(this.#oval(x, y, rx, ry, turn), sw)
  }

  /** An oval that decorates: where its white would be too small to color it is a dot of ink. */
  spot(x: number, y: number, rx: number, ry = rx, turn = 0, sw = this.at.sw): this {
    const longest = Math.max(rx, ry) * this.scale
    if (this.#fused || longest * 2 - sw >= this.#room) return this.ell(x, y, rx, ry, turn, sw)
    return longest < 2.5 ? this : this.ink(x, y, Math.min(longest * 0.8, 5) / this.scale)
  }

  /** A rosy cheek, which goes where no line is once all of them are known. */
  blush(x: number, y: number, rx: number, ry: number, sw: number): this {
    const [px, py] = this.map(x, y)
    this.#see([[x, y]], Math.max(rx, ry))
    const turn = this.at.facing === 'left' ? -(this.at.turn ?? 0) : (this.at.turn ?? 0)
    const around = turn ? ` transform="rotate(${num(turn)} ${num(px)} ${num(py)})"` : ''
    this.#out += `<ellipse${CHEEK} cx="${num(px)}" cy="${num(py)}" rx="${num(rx * this.scale)}" ry="${num(ry * this.scale)}" fill="#fff"${this.#note()} stroke="#000" stroke-width="${num(sw)}"${around}/>`
    return this
  }

  /** A shape of solid ink: pupils, noses, buttons. */
  ink(x: number, y: number, rx: number, ry = rx, turn = 0): this {
    this.#emit(this.#oval(x, y, rx, ry, turn), '#000', 0)
    return this
  }

  /** The light in an eye: bare paper that is no area to color. */
  light(x: number, y: number, rx: number, ry = rx): this {
    this.#emit(this.#oval(x, y, rx, ry, 0), 'white', 0)
    return this
  }

  /** In an eye without a light, or in its lid; so high it is, or would be, open. */
  unlit(x: number, y: number, high: number): this {
    const r = (this.at.sw * 0.36) / this.scale
    this.#emit(this.#oval(x, y, r, r, 0), unlitEye(high * this.scale), 0)
    return this
  }

  /** A bar of even thickness along a line: legs of tables, handles, poles. `r` is half its thickness. */
  bar(knots: Knots, r: number, sw = this.at.sw): this {
    const along = knotsOf(knots)
    const d = this.#curve(along, false)
    const width = Math.max(2 * r * this.scale, sw + 5)
    this.#see(along, r)
    // Around a rope or a string a heavier line would leave nothing of it.
    if (width > sw * 3.5) this.#bars.push({ d, width })
    this.#out += `<path d="${d}" fill="none" stroke="#000" stroke-width="${num(width + sw)}"/><path d="${d}" fill="none" stroke="#fff"${this.#note()} stroke-width="${num(width - sw)}"/>`
    return this
  }

  /** Everything drawn inside shares one outline. */
  fuse(draw: () => void, sw = this.at.sw): this {
    this.#fused = []
    draw()
    const d = this.#fused.join('')
    this.#fused = null
    // The outline is the outer half of a stroke twice as wide, the inner half lies under the white.
    this.#edge += d
    this.#out += `<path d="${d}" fill="#000" stroke="#000" stroke-width="${num(sw * 1.6)}"/><path d="${d}" fill="#fff"${this.#note()}/>`
    return this
  }

  /** Ready path data in page coordinates. */
  raw(d: string, fill: '#fff' | '#000' | 'none' = '#fff', sw = this.at.sw): this {
    if (fill === '#fff') return this.#shape(d, sw)
    this.#emit(d, fill, sw)
    return this
  }

  #shape(d: string, sw: number): this {
    if (this.#fused) this.#fused.push(d)
    else this.#emit(d, '#fff', sw)
    return this
  }

  #emit(d: string, fill: '#fff' | '#000' | 'none' | 'white' | UnlitEye, sw: number): void {
    // Finer lines are of marks within a shape.
    if (fill === '#fff' && (sw === 0 || sw >= this.at.sw)) this.#edge += d
    const stroke = sw > 0 ? ` stroke="#000" stroke-width="${num(sw)}"` : ''
    this.#out += `<path d="${d}" fill="${fill}"${fill === '#fff' ? this.#note() : ''}${stroke}/>`
  }

  #note(): string {
    return (this.#tint && ` class="${this.#tint}"`) + (this.#named && ` data-part="${this.#named}"`)
  }

  #see(points: readonly (readonly [number, number, ...unknown[]])[], more = 0): void {
    const b = this.#box
    const m = more * this.scale
    for (const [px, py] of points) {
      const [x, y] = this.map(px, py)
      b.x0 = Math.min(b.x0, x - m)
      b.x1 = Math.max(b.x1, x + m)
      b.y0 = Math.min(b.y0, y - m)
      b.y1 = Math.max(b.y1, y + m)
    }
  }

  #pairs(values: number[]): string {
    const out: string[] = []
    for (let i = 0; i + 1 < values.length; i += 2) {
      this.#see([[values[i] as number, values[i + 1] as number]])
      const [x, y] = this.map(values[i] as number, values[i + 1] as number)
      out.push(`${num(x)} ${num(y)}`)
    }
    return out.join(' ')
  }

  #oval(x: number, y: number, rx: number, ry: number, turn: number): string {
    const c = Math.cos(turn * RAD)
    const s = Math.sin(turn * RAD)
    const knots = Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6
      const u = rx * Math.cos(a)
      const v = ry * Math.sin(a)
      return [x + u * c - v * s, y + u * s + v * c] as const
    })
    return this.#curve(knots, true)
  }

  /** Catmull-Rom through the knots, as cubic curves. */
  #curve(knots: readonly Knot[], closed: boolean): string {
    this.#see(knots)
    return through(
      knots.map(([x, y, corner]) => [...this.map(x, y), corner ?? 0] as const),
      closed,
    )
  }
}
