/** Strands as ribbons that go over and under each other in turn. */

import { curve } from '../kit/curves.ts'
import { ribbon, ribbonOver } from '../kit/marks.ts'
import { move, type Point, TAU } from '../kit/points.ts'
import type { Strand } from './trace.ts'
/** Draw strands through a map of the plane; bands are white between two black edges. */
export function weave(strands: Strand[], map: (p: Point) => Point, w: number, sw: number, wrapLen = 0): string {
  let under = ''
  let over = ''
  const S = 8
  for (const s of strands) {
    const n = s.pts.length
    const first = s.pts[0]!
    const last = s.pts[n - 1]!
    // a strand that goes around a ring is open in the plane: continue it for smoothness
    const shift = wrapLen ? Math.round((s.end - first[0]) / wrapLen) * wrapLen : 0
    const ext: Point[] = shift
      ? [[last[0] - shift, last[1]], ...s.pts, [first[0] + shift, first[1]], [s.pts[1]![0] + shift, s.pts[1]![1]]]
      : s.pts
    let c = curve(ext, !shift, S)
    if (shift) c = c.slice(S, S * (n + 1) + 1)
    const m = c.map(map)
    under += ribbon(m, w, sw)
    const L = m.length
    for (const x of s.cross) {
      const i = x.at * S
      if (!x.over) continue
      const seg = (k: number) =>
        Array.from(
          { length: 2 * k + 1 },
          (_, t) => m[(((i - k + t) % (shift ? L - 1 : L)) + (shift ? L - 1 : L)) % (shift ? L - 1 : L)]!,
        )
      over += ribbonOver(seg(6), seg(8), w, sw)
    }
  }
  return under + over
}
/** Three-cornered knot: one closed strand, crossing itself three times. */
export const triquetra = (x: number, y: number, r: number, turn: number, width = 9.5): string =>
  knotted((t) => [r * (Math.sin(t) + 1.25 * Math.sin(2 * t)) * 0.6, r * (Math.cos(t) - 1.25 * Math.cos(2 * t)) * 0.6], {
    x,
    y,
    turn,
    turns: 1,
    width,
  })

/** A rose of loops: one strand that goes around `turns` times while it swings in and out `loops` times. */
export const rosette = (x: number, y: number, r: number, loops: number, turns: number, width: number): string =>
  knotted(
    (t) => {
      const reach = r * (0.6 + 0.4 * Math.cos((t * loops) / turns))
      return [reach * Math.cos(t), reach * Math.sin(t)]
    },
    { x, y, turn: -Math.PI / 2, turns, width },
  )

interface Knotted {
  x: number
  y: number
  turn: number
  /** How often it goes around before it meets itself. */
  turns: number
  width: number
}

/** A closed curve as a ribbon that goes over and under itself in turn. */
function knotted(at: (t: number) => Point, { x, y, turn, turns, width }: Knotted): string {
  const count = 120 * turns
  const line = move(
    Array.from({ length: count }, (_, i) => at((i / count) * TAU * turns)),
    x,
    y,
    turn,
  )
  let out = ribbon(line, width, 3.2)
  const crossings = crossingsOf(line)
  const passes = crossings
    .flatMap(([i, j], crossing) => [
      { at: i, crossing },
      { at: j, crossing },
    ])
    .sort((a, b) => a.at - b.at)
  for (const [n, { at: middle }] of passes.entries()) {
    if (n % 2) continue
    const part = (reach: number): Point[] =>
      Array.from({ length: 2 * reach + 2 }, (_, k) => line[(middle - reach + k + count) % count]!)
    const reach = Math.max(
      3,
      Math.round((width * 0.9) / Math.hypot(line[1]![0] - line[0]![0], line[1]![1] - line[0]![1])),
    )
    out += ribbonOver(part(reach), part(reach + 2), width, 3.2)
  }
  return out
}

/** Where a closed line crosses itself: pairs of places along it. */
function crossingsOf(line: readonly Point[]): [number, number][] {
  const count = line.length
  const out: [number, number][] = []
  for (let i = 0; i < count; i++)
    for (let j = i + 4; j < count; j++) {
      if (i === 0 && j > count - 4) continue
      const [a, b, c, e] = [line[i]!, line[(i + 1) % count]!, line[j]!, line[(j + 1) % count]!]
      const cross = (b[0] - a[0]) * (e[1] - c[1]) - (b[1] - a[1]) * (e[0] - c[0])
      if (!cross) continue
      const t = ((c[0] - a[0]) * (e[1] - c[1]) - (c[1] - a[1]) * (e[0] - c[0])) / cross
      const v = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross
      if (t >= 0 && t < 1 && v >= 0 && v < 1) out.push([i, j])
    }
  return out
}
