/** What a rig draws, kept in the rig's own space until it is known where on the page it goes. */
import type { Box, Facing, Layer } from '../../art/art.ts'
import { contourWidth } from '../../art/contour.ts'
import { CHEEK } from '../../ink/cheeks.ts'
import { type UnlitEye, unlitEye } from '../../ink/lights.ts'
import { hash } from '../../ink/random.ts'
import { num, PLAIN_ROOM, ROOM } from '../../ink/svg.ts'
import { dir, mix, type P } from './geom.ts'
import { shortened } from './shortened.ts'
import { xy } from './trace.ts'

type Fill = '#fff' | '#000' | 'none' | 'white' | UnlitEye
interface Path {
  d: string
  fill: Fill
  sw: number
  tint: string
  part?: string
}
interface Oval {
  c: P
  rx: number
  ry: number
  turn: number
  fill: Fill
  sw: number
  tint: string
  isCheek?: boolean
}
interface Tube {
  along: string
  r: number
  tint: string
}
interface Clip {
  within: string
  marks: Mark[]
}
type Mark = Path | Oval | Tube | Clip

export interface Place {
  x: number
  y: number
  facing: Facing
}

const PAIR = /(-?\d*\.?\d+(?:e-?\d+)?) (-?\d*\.?\d+(?:e-?\d+)?)/g

const FAR = /^far(Leg|Arm)/

/** What is within an animal is drawn with a finer pen than what is around it. */
const INNER = 0.83

export class Ink {
  #layers: { part: string; marks: Mark[] }[] = []
  #into: Mark[] = []
  #tint = ''
  #named = ''
  /** Page pixels to a unit. */
  readonly scale: number
  readonly sw: number
  readonly detail: 'simple' | 'medium' | 'intricate'
  /** As an animal of ornament has its face: eyes with lids, a calm mouth, no cheeks. */
  readonly isGrave: boolean
  /** The eyes so far, in the space of their face: what is worn before them goes there. */
  readonly eyes: { f: Frame; x: number; y: number; r: number }[] = []

  constructor(scale: number, sw: number, detail: 'simple' | 'medium' | 'intricate', isGrave = false) {
    this.scale = scale
    this.sw = sw * INNER
    this.detail = detail
    this.isGrave = isGrave
  }

  /** What follows belongs to this part of the body. */
  part(part: string): this {
    this.#into = []
    this.#layers.push({ part, marks: this.#into })
    return this
  }

  tint(pigment: string | undefined): this {
    this.#tint = pigment ?? ''
    this.#named = ''
    return this
  }

  /** The shapes of this tint are a part that a prompt may speak of: a shell, a wing. */
  as(part: string): this {
    this.#named = part
    return this
  }

  /** Whether a white area of this size (in units) can be colored. */
  fits(size: number): boolean {
    return size * this.scale >= (this.detail === 'simple' ? PLAIN_ROOM : ROOM) + (this.sw * 0.5) / INNER
  }

  /** A closed white area with its line. */
  shape(d: string, k = 1): this {
    return this.#path(d, '#fff', k)
  }

  /** White without a line, which hides what is behind. */
  cover(d: string): this {
    return this.#path(d, '#fff', 0)
  }

  line(d: string, k = 0.85): this {
    return this.#path(d, 'none', k)
  }

  solid(d: string): this {
    return this.#path(d, '#000', 0)
  }

  dot(c: P, rx: number, ry = rx, turn = 0): this {
    this.#into.push({ c, rx, ry, turn, fill: '#000', sw: 0, tint: '' })
    return this
  }

  /** In an eye without a light, or in its lid; so high it is, or would be, open. */
  unlit(c: P, high: number): this {
    const r = (this.sw * 0.36) / this.scale
    this.#into.push({ c, rx: r, ry: r, turn: 0, fill: unlitEye(high * this.scale), sw: 0, tint: '' })
    return this
  }

  /** The light in an eye. */
  light(c: P, r: number): this {
    this.#into.push({ c, rx: r, ry: r, turn: 0, fill: 'white', sw: 0, tint: '' })
    return this
  }

  /** A dot of ink, or nothing, where it is too small to color. */
  oval(c: P, rx: number, ry = rx, turn = 0, k = 1): this {
    const size = Math.min(rx, ry) * 2
    if (!this.fits(size)) {
      const r = Math.min(rx, ry, 4 / this.scale)
      return r * this.scale < 2 ? this : this.dot(c, r)
    }
    this.#into.push({ c, rx, ry, turn, fill: '#fff', sw: this.sw * k, tint: this.#tint })
    return this
  }

  /** A cheek: left out where it cannot be colored. */
  blush(c: P, rx: number, turn = 0): this {
    if (this.isGrave || !this.fits(rx * 1.5)) return this
    this.#into.push({ c, rx, ry: rx * 0.75, turn, fill: '#fff', sw: this.sw * 0.65, tint: 'blush', isCheek: true })
    return this
  }

  /** A tube along a line that may cross itself; `r` is half its thickness. */
  tube(along: string, r: number): this {
    this.#into.push({ along, r: Math.max(r * this.scale, this.sw * 0.5 + 4), tint: this.#tint })
    return this
  }

  /** What is drawn inside shows only within the outline. */
  clip(within: string, draw: () => void): this {
    const marks: Mark[] = []
    const before = this.#into
    this.#into = marks
    draw()
    this.#into = before
    if (marks.length > 0) before.push({ within, marks })
    return this
  }

  #path(d: string, fill: Fill, k: number): this {
    const named = fill === '#fff' && this.#named ? { part: this.#named } : {}
    if (d) this.#into.push({ d, fill, sw: this.sw * k, tint: this.#tint, ...named })
    return this
  }

  /** Around everything but what is clipped. */
  box(): Box {
    const b: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
    const see = (x: number, y: number, rx = 0, ry = rx) => {
      b.x0 = Math.min(b.x0, x - rx)
      b.x1 = Math.max(b.x1, x + rx)
      b.y0 = Math.min(b.y0, y - ry)
      b.y1 = Math.max(b.y1, y + ry)
    }
    for (const { marks } of this.#layers)
      for (const mark of marks) {
        if ('c' in mark) see(mark.c[0], mark.c[1], mark.rx, mark.ry)
        else if ('d' in mark) for (const m of mark.d.matchAll(PAIR)) see(Number(m[1]), Number(m[2]))
        else if ('along' in mark)
          for (const m of mark.along.matchAll(PAIR)) see(Number(m[1]), Number(m[2]), mark.r / this.scale)
      }
    return b
  }

  map([x, y]: P, at: Place): P {
    return [at.x + (at.facing === 'left' ? -x : x) * this.scale, at.y + y * this.scale]
  }

  /** As SVG in page pixels. */
  layers(at: Place): Layer[] {
    const path = (d: string) => shortened(d, PAIR, (p) => this.map(p, at))
    // Of one layer, so that each can be moved without the others.
    const known = new Set<string>()
    const write = (mark: Mark): string => {
      if ('within' in mark) {
        const d = path(mark.within)
        // Named after its shape: the same drawing is the same text whatever was drawn before it.
        const id = `b${hash(d).toString(36)}`
        const outline = known.has(id) ? '' : `<clipPath id="${id}"><path d="${d}"/></clipPath>`
        known.add(id)
        return `${outline}<g clip-path="url(#${id})">${mark.marks.map(write).join('')}</g>`
      }
      const note = mark.tint ? ` class="${mark.tint}"` : ''
      if ('along' in mark) {
        const d = path(mark.along)
        return `<path d="${d}" fill="none" stroke="#000" stroke-width="${num(mark.r * 2 + this.sw)}"/><path d="${d}" fill="none" stroke="#fff"${note} stroke-width="${num(mark.r * 2 - this.sw)}"/>`
      }
      const stroke = mark.sw > 0 ? ` stroke="#000" stroke-width="${num(mark.sw)}"` : ''
      const paint = `fill="${mark.fill}"${mark.fill === '#fff' ? note : ''}${stroke}`
      const named = 'part' in mark ? ` data-part="${mark.part}"` : ''
      if ('d' in mark) return `<path d="${path(mark.d)}" ${paint}${named}/>`
      const [x, y] = this.map(mark.c, at)
      const turn = at.facing === 'left' ? -mark.turn : mark.turn
      const rotate = turn && mark.rx !== mark.ry ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : ''
      return `<ellipse${mark.isCheek ? CHEEK : ''} cx="${num(x)}" cy="${num(y)}" rx="${num(mark.rx * this.scale)}" ry="${num(mark.ry * this.scale)}" ${paint}${rotate}/>`
    }
    const { x0, x1, y0, y1 } = this.box()
    const width = contourWidth(this.sw / INNER, Math.max(y1 - y0, (x1 - x0) * 0.7) * this.scale)
    // Finer lines are of marks within a shape.
    const edge = (marks: readonly Mark[]): string => {
      const outer = marks.filter(
        (mark): mark is Path | Oval => 'fill' in mark && mark.fill === '#fff' && (mark.sw >= this.sw || mark.sw === 0),
      )
      const d = outer.map((mark) => ('d' in mark ? mark.d : '')).join('')
      const heavy = { fill: 'none' as const, sw: width, tint: '' }
      const ovals = outer.filter((mark) => 'c' in mark).map((mark) => write({ ...mark, ...heavy }))
      return (d ? write({ d, ...heavy }) : '') + ovals.join('')
    }
    const drawn = this.#layers.filter(({ marks }) => marks.length > 0)
    // Far legs may be put behind somebody else: a line around them that stayed here would be seen through that one.
    const body = drawn.filter(({ part }) => !FAR.test(part))
    const around = edge(body.flatMap(({ marks }) => marks))
    return drawn.map(({ part, marks }) => {
      known.clear()
      const own = FAR.test(part) ? edge(marks) : part === body[0]?.part ? around : ''
      return { part, svg: own + marks.map(write).join('') }
    })
  }
}

/** A space of its own on the body: forward is +x, down +y, in units of `s`; `deg` tips the nose down, flip -1 looks back. */
export interface Frame {
  at(x: number, y: number): P
  d(path: string): string
  s: number
  deg: number
  flip: 1 | -1
}

export function frame(o: P, s: number, deg = 0, flip: 1 | -1 = 1): Frame {
  const c = Math.cos((deg * Math.PI) / 180)
  const n = Math.sin((deg * Math.PI) / 180)
  const at = (x: number, y: number): P => [o[0] + flip * s * (x * c - y * n), o[1] + s * (x * n + y * c)]
  return {
    at,
    d: (path) => path.replace(PAIR, (_, x: string, y: string) => xy(at(Number(x), Number(y)))),
    s,
    deg,
    flip,
  }
}

/** A curve through a few knots. */
export function through(knots: readonly P[], closed = false): string {
  const n = knots.length
  const at = (i: number) => knots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  let d = `M${xy(at(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${xy([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${xy([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${xy(c)}`
  }
  return closed ? `${d}Z` : d
}

export const poly = (...points: P[]): string => `M${points.map(xy).join('L')}Z`

/** Scallops along a ring, bulging away from its middle: fleece, manes, clouds of fur. */
export function fluff(ring: readonly P[], bulge = 0.5): string {
  const n = ring.length
  const c: P = [ring.reduce((a, p) => a + p[0], 0) / n, ring.reduce((a, p) => a + p[1], 0) / n]
  let d = `M${xy(ring[0]!)}`
  for (let i = 0; i < n; i++) {
    const [a, z] = [ring[i]!, ring[(i + 1) % n]!]
    const m = mix(a, z, 0.5)
    const w = Math.hypot(z[0] - a[0], z[1] - a[1]) * bulge
    const out = Math.hypot(m[0] - c[0], m[1] - c[1]) || 1
    const v: P = [((m[0] - c[0]) / out) * w, ((m[1] - c[1]) / out) * w]
    d += `C${xy([a[0] + v[0] * 1.25, a[1] + v[1] * 1.25])} ${xy([z[0] + v[0] * 1.25, z[1] + v[1] * 1.25])} ${xy(z)}`
  }
  return `${d}Z`
}

/** A leaf-shaped feather or flame from `o`. */
export function feather(o: P, deg: number, length: number, w: number): string {
  const [u, v] = [dir(deg), dir(deg + 90)]
  const g = (x: number, y: number): string => xy([o[0] + u[0] * x + v[0] * y, o[1] + u[1] * x + v[1] * y])
  return `M${g(0, -w * 0.35)}C${g(length * 0.5, -w)} ${g(length, -w)} ${g(length, 0)}C${g(length, w)} ${g(length * 0.5, w)} ${g(0, w * 0.35)}Z`
}

/** A path of a frame turned over about its upright axis. */
export const mirrored = (d: string): string => d.replace(PAIR, (_, x: string, y: string) => `${-Number(x)} ${y}`)
