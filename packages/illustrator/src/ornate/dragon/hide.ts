/** A long body around a spine: rows of scales on its back, plates on its belly, spikes along the ridge. */
import { grow, union } from '../kit/clip.ts'
import { curve } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, type Step, walk } from '../kit/points.ts'

const STEP = 4
/** Where the plates of the belly begin, from the ridge (-0.5) to the belly (0.5). */
const SEAM = 0.2
const SCALE = 40

export interface Trunk {
  steps: readonly Step[]
  /** How wide it is, 0 at the head to 1 at the tip of the tail. */
  wide: (t: number) => number
}

export const trunk = (through: string, wide: Trunk['wide']): Trunk => ({
  steps: walk(curve(through, false, 16), STEP),
  wide,
})

const widthAt = ({ steps, wide }: Trunk, i: number): number => wide(i / (steps.length - 1))

/** The point beside the spine; its belly is on the right hand of who looks toward the head. */
export function beside(body: Trunk, i: number, across: number): Point {
  const { x, y, a } = body.steps[i]!
  const by = across * widthAt(body, i)
  return [x - Math.sin(a) * by, y + Math.cos(a) * by]
}

function strip(body: Trunk, from: number, to: number, inner: number, outer: number): Poly {
  const along = Array.from({ length: to - from }, (_, k) => from + k)
  return [...along.map((i) => beside(body, i, inner)), ...along.reverse().map((i) => beside(body, i, outer))]
}

export function hide(body: Trunk): string {
  const [start, end] = [0, body.steps.length - 1]
  const outline = strip(body, start, end, -0.5, 0.5)
  const back = strip(body, start, end, -0.5, SEAM)
  return (
    spikes(body)
      .map(([, spike]) => shape(spike, 4))
      .join('') +
    shape(outline, 0) +
    clipMarks(scales(body, start, end), [back], 3.2, 90) +
    plates(body, start, end) +
    edge(body, start, end, SEAM, 4) +
    edge(body, start, end, -0.5, 5.6) +
    edge(body, start, end, 0.5, 5.6)
  )
}

const edge = (body: Trunk, from: number, to: number, across: number, sw: number): string =>
  line(
    Array.from({ length: to - from }, (_, k) => beside(body, from + k, across)),
    sw,
  )

/** What of it is before that around which it winds, with its spikes: between two shares of its length, where it runs to the left, it is behind. */
export function before(body: Trunk, from: number, to: number): Poly[] {
  const isBehind = (i: number): boolean => {
    const t = i / (body.steps.length - 1)
    return t > from && t < to && Math.cos(body.steps[i]!.a) < 0
  }
  const [out, run]: [Poly[], number[]] = [[], []]
  const close = (): void => {
    const [first, last] = [run[0] ?? 0, run.at(-1) ?? 0]
    if (last - first > 4) out.push(strip(body, first, last, -0.5, 0.5))
    run.length = 0
  }
  for (const i of body.steps.keys())
    if (isBehind(i)) close()
    else run.push(i)
  close()
  const shown = spikes(body).filter(([i]) => !isBehind(i))
  return grow(union([...out, ...shown.map(([, spike]) => spike)]), 2)
}

/** Each with the step of the spine that it is on. */
function spikes(body: Trunk): [step: number, spike: Poly][] {
  const out: [number, Poly][] = []
  for (let i = 8; i < body.steps.length - 7; ) {
    const high = Math.max(24, Math.min(50, widthAt(body, i) * 0.34))
    const [x, y] = beside(body, i, -0.46)
    const spike = curve(`${-high * 0.5},6! ${-high * 0.1},${-high * 0.5} ${high * 0.7},${-high}! ${high * 0.46},6!`)
    out.push([i, move(spike, x, y, body.steps[i]!.a)])
    i += Math.round((high * 0.98) / STEP)
  }
  return out
}

/** Those nearer to the head lie over the others. */
function scales(body: Trunk, from: number, to: number): Mark[] {
  const out: Mark[] = []
  let row = 0
  for (let i = to - 1; i >= from; row++) {
    const w = widthAt(body, i) * (SEAM + 0.5)
    const count = Math.max(1, Math.round(w / SCALE))
    const half = w / count / 2
    const { a } = body.steps[i]!
    for (let k = row % 2 ? -0.5 : 0; k < count; k++) {
      const [x, y] = beside(body, i, -0.5 + ((k + 0.5) / count) * (SEAM + 0.5))
      const long = Math.min(half * 1.2, 26)
      const tongue = curve(`${-long * 2},${-half}! 0,${-half} ${long},0 0,${half} ${-long * 2},${half}!`, true, 6)
      out.push({ poly: move(tongue, x, y, a) })
    }
    i -= Math.max(5, Math.round(Math.min(26, half * 1.5) / STEP))
  }
  return out
}

function plates(body: Trunk, from: number, to: number): string {
  let out = ''
  for (let i = from + 5; i < to - 4; i += Math.max(5, Math.round(Math.min(30, widthAt(body, i) * 0.3) / STEP))) {
    if (widthAt(body, i) < 46) break
    const [a, b] = [beside(body, i, SEAM), beside(body, Math.max(from, i - 2), 0.5)]
    out += line([a, b], 3.4)
  }
  return out
}

/** The tip of a tail: a blade with a midrib. */
export function blade({ steps }: Trunk, size: number): string {
  const { x, y, a } = steps.at(-1)!
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, y, a, size)
  return (
    shape(at('-16,-8! -4,-40 30,-58! 34,-36 56,-34 104,0! 56,34 34,36 30,58! -4,40 -16,8!'), 5) +
    line(at('-8,0 40,2 84,0', false), 3.6) +
    line(at('12,-4! 20,-22 30,-34', false), 3.4) +
    line(at('12,4! 20,22 30,34', false), 3.4)
  )
}
