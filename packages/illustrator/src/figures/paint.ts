/** The coats a figure is painted in, and how one part grows out of another without a seam. */
import type { Box, Layer, Spot } from '../art/art.ts'
import { contourWidth } from '../art/contour.ts'
import { Pen } from '../art/pen.ts'
import { dist, inside, type P } from './geometry.ts'

/** Where a part is joined to another: inside that one and near this point its outline is left open. */
export interface Joint {
  host: readonly P[]
  at: P
  radius: number
}

/** A shape whose outline is open where it grows out of others: cloth and skin go on without a line. */
export function graft(pen: Pen, shape: readonly P[], joints: readonly Joint[]): void {
  opened(pen, shape, (p) => joints.some(({ host, at, radius }) => dist(p, at) < radius && inside(p, host)))
}

/** A shape whose outline is left out at some of its points. */
export function opened(pen: Pen, shape: readonly P[], hidden: (p: P) => boolean): void {
  const px = pen.at.scale
  const fine = dense(shape, 3 / px)
  const start = fine.findIndex(hidden)
  if (start < 0) {
    pen.poly(shape)
    return
  }
  pen.poly(shape, 0)
  const shown = fine.map((p) => !hidden(p))
  const n = fine.length
  let run: P[] = []
  for (let i = 1; i <= n; i++) {
    const k = (start + i) % n
    // A step farther than it shows: the host's own line is half covered where this one crosses it.
    if (shown[k] || shown[(k + 1) % n] || shown[(k - 1 + n) % n]) run.push(fine[k] as P)
    else {
      if (run.length > 3) pen.edge(thin(run, 0.05 / px ** 2), pen.at.sw)
      run = []
    }
  }
  if (run.length > 3) pen.edge(thin(run, 0.05 / px ** 2), pen.at.sw)
}

/** Long straight sides get points of their own, so that a line can stop in the middle of one. */
function dense(shape: readonly P[], step: number): P[] {
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] as P
    const n = Math.max(1, Math.round(dist(a, b) / step))
    return Array.from({ length: n }, (_, k): P => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n])
  })
}

/** Points on the way between their neighbors say nothing. */
function thin(run: readonly P[], least: number): P[] {
  return run.filter((p, i) => {
    const [a, b] = [run[i - 1], run[i + 1]]
    if (!a || !b) return true
    return Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) > least
  })
}

/** A heavier line around what these pens drew. */
const contour = (pens: readonly Pick<Pen, 'contour'>[], width: number): string =>
  pens.map((pen) => pen.contour(width)).join('')
const FAR = /^far/
/** What is within a figure is drawn with a finer pen than what is around it. */
const INNER = 0.78

/** A pen for every part; parts are painted in the order in which they are first asked for. */
export class Coats {
  readonly #spot: Spot
  readonly #pens: { part: string; pen: Pick<Pen, 'svg' | 'box' | 'contour'> }[] = []

  constructor(spot: Spot) {
    this.#spot = spot
  }

  /** Coordinates are measured from the figure's foot, in pixels, as it faces right. */
  add(part: string): Pen {
    const { x, y } = this.#spot
    return this.take(part, new Pen({ x, y, scale: 1, ...this.#manner }))
  }

  /** A pen for something with a middle, a size and a turn of its own. */
  around(part: string, [x, y]: P, scale: number, turn: number): Pen {
    const px = this.#spot.x + (this.#spot.facing === 'left' ? -x : x)
    return this.take(part, new Pen({ x: px, y: this.#spot.y + y, scale, turn, ...this.#manner }))
  }

  get #manner() {
    const { facing, sw, detail } = this.#spot
    return { facing, sw: sw * INNER, plain: detail === 'simple' }
  }

  take(part: string, pen: Pen): Pen {
    this.#pens.push({ part, pen })
    return pen
  }

  /** What another hand has drawn, with its own line around it. */
  lay(part: string, svg: string, box: Box): void {
    this.#pens.push({ part, pen: { svg, box, contour: () => '' } })
  }

  layers(): Layer[] {
    const out: Layer[] = []
    const width = contourWidth(this.#spot.sw, this.#spot.h)
    const drawn = this.#pens.filter(({ part, pen }) => pen.svg && !this.#spot.without?.has(part))
    // Far limbs behind the body may be put behind somebody else: a line around them that stayed here would be seen through that one.
    const body = drawn.findIndex(({ part }) => part === 'torso')
    const isBehind = (part: string, i: number) => FAR.test(part) && i < body
    const around = contour(
      drawn.filter(({ part }, i) => !isBehind(part, i)).map(({ pen }) => pen),
      width,
    )
    let first = true
    for (const [i, { part, pen }] of drawn.entries()) {
      const last = out[out.length - 1]
      const edge = isBehind(part, i) ? contour([pen], width) : first ? around : ''
      if (!isBehind(part, i)) first = false
      if (last?.part === part) last.svg += edge + pen.svg
      else out.push({ part, svg: edge + pen.svg })
    }
    return out
  }

  box(): Box {
    const all = this.#pens.filter(({ pen }) => pen.svg).map(({ pen }) => pen.box)
    return {
      x0: Math.min(...all.map((b) => b.x0)),
      y0: Math.min(...all.map((b) => b.y0)),
      x1: Math.max(...all.map((b) => b.x1)),
      y1: Math.max(...all.map((b) => b.y1)),
    }
  }
}
