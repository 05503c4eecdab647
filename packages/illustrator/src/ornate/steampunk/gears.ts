/** Gears, rivets, gauges and pipes: what machines are made of. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, TAU, walk } from '../kit/points.ts'

export const at = (x: number, y: number, r: number, a: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)]

/** Half the height of a tooth: two gears whose middles are the sum of their radii apart mesh. */
export const TOOTH = 13
/** Along the rim, from tooth to tooth. */
const PITCH = 46

export const teethOf = (r: number): number => Math.max(7, Math.round((TAU * r) / PITCH))

/** `turn` is the direction of one of its teeth. */
export function gearRim(x: number, y: number, r: number, turn: number, tooth = TOOTH, teeth = teethOf(r)): Poly {
  const step = TAU / teeth
  return Array.from({ length: teeth }, (_, i) => {
    const a = turn + i * step
    return [
      at(x, y, r - tooth, a - step * 0.32),
      at(x, y, r + tooth, a - step * 0.18),
      at(x, y, r + tooth, a + step * 0.18),
      at(x, y, r - tooth, a + step * 0.32),
    ]
  }).flat()
}

export type Hub = 'spokes' | 'holes' | 'rings' | 'petals'
export const HUBS: readonly Hub[] = ['spokes', 'holes', 'rings', 'petals']

/** What is inside the rim, by how much room there is. */
function hub(x: number, y: number, r: number, kind: Hub, turn: number): string {
  if (r < 30) return circle(x, y, Math.max(11, r * 0.5), 3.6)
  let out = circle(x, y, r, 4)
  const count = r > 90 ? 8 : r > 50 ? 6 : 5
  if (kind === 'rings' || r < 40)
    return out + (r > 50 ? circle(x, y, r * 0.64, 3.6) : '') + circle(x, y, Math.max(11, r * 0.32), 3.6)
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * TAU
    if (kind === 'spokes') {
      const [from, to] = [a + 0.13 + 4 / r, a + TAU / count - 0.13 - 4 / r]
      out += shape(
        [...arc(x, y, r * 0.86, from, to, 10), ...arc(x, y, r * 0.42, from + 0.06, to - 0.06, 8).reverse()],
        3.6,
      )
    } else if (kind === 'holes') out += circle(...at(x, y, r * 0.66, a), Math.max(11, r * 0.17), 3.6)
    else out += shape(leaf(...at(x, y, r * 0.3, a), r * 0.58, r * 0.4, a, 0.55), 3.6)
  }
  return out + circle(x, y, r * 0.28, 4) + (r > 80 ? circle(x, y, Math.max(10.5, r * 0.13), 3.4) : '')
}

export const gear = (x: number, y: number, r: number, turn: number, kind: Hub): string =>
  shape(gearRim(x, y, r, turn), 4.6) + hub(x, y, r - TOOTH - 12, kind, turn)

/** A small one with few teeth, for what is left over. */
export const cog = (x: number, y: number, r: number, rng: Rng): string =>
  shape(gearRim(x, y, r * 0.84, rng.between(0, 1), r * 0.16, r > 34 ? 10 : 8), 4) +
  circle(x, y, Math.max(11, r * 0.36), 3.6)

/** The turn of a gear driven by another: its gap meets the tooth. */
export function driven(angle: number, from: { r: number; turn: number }, r: number): number {
  const pitch = TAU / teethOf(from.r)
  const part = ((((angle - from.turn) / pitch) % 1) + 1) % 1
  return angle + Math.PI + (part + 0.5) * (TAU / teethOf(r))
}

export const rivets = (along: Poly, step: number, r = 4): string =>
  walk(along, step, step / 2)
    .map(({ x, y }) => dot(x, y, r))
    .join('')

/** A plate with a rivet in each corner. */
export const plate = (x: number, y: number, w: number, h: number, sw = 4.4): string =>
  shape(rect(x, y, w, h), sw) +
  [
    [x + 12, y + 12],
    [x + w - 12, y + 12],
    [x + 12, y + h - 12],
    [x + w - 12, y + h - 12],
  ]
    .map(([u, v]) => dot(u!, v!, 3.6))
    .join('')

/** A dial with marks and a hand. */
export function gauge(x: number, y: number, r: number, rng: Rng): string {
  let out = circle(x, y, r, 5) + circle(x, y, r * 0.8, 3.8)
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * 0.8 + (i / 8) * Math.PI * 1.4
    out += line([at(x, y, r * 0.8, a), at(x, y, r * (i % 2 ? 0.66 : 0.58), a)], 3.4)
  }
  const a = rng.between(Math.PI * 0.9, Math.PI * 2.1)
  return out + shape(leaf(x, y, r * 0.52, r * 0.16, a, 0.3), 3.2) + circle(x, y, Math.max(10.5, r * 0.14), 3.6)
}

/** A clock with strokes for hours and two hands. */
export function clock(x: number, y: number, r: number, rng: Rng): string {
  let out = circle(x, y, r, 6) + circle(x, y, r * 0.88, 3.8) + circle(x, y, r * 0.56, 3.6)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    const [p, q] = [at(x, y, r * 0.6, a), at(x, y, r * 0.84, a)]
    out += i % 3 ? line([p, q], 4) : shape(band([p, q], r * 0.09), 3.6)
  }
  const a = rng.between(0, TAU)
  out +=
    shape(leaf(x, y, r * 0.78, r * 0.17, a, 0.62), 4) +
    shape(leaf(x, y, r * 0.52, r * 0.2, a + rng.between(1, 4.6), 0.62), 4)
  return out + circle(x, y, r * 0.1, 4)
}

/** A pipe along a line, with a flange at each end. */
export function pipe(along: Poly, wide: number): string {
  let out = shape(band(along, wide), 4.4)
  for (const end of [along.slice(0, 2), along.slice(-2).reverse()]) {
    const [[x, y], [u, v]] = end as [Point, Point]
    const a = Math.atan2(v - y, u - x)
    out += shape(
      band(
        [
          [x, y],
          [x + 20 * Math.cos(a), y + 20 * Math.sin(a)],
        ],
        wide + 20,
      ),
      4.4,
    )
  }
  return out
}

/** Straight runs with round elbows through the corners given. */
export function bent(corners: readonly Point[], r: number): Poly {
  const out: Poly = [corners[0]!]
  for (let i = 1; i + 1 < corners.length; i++) {
    const [a, b, c] = [corners[i - 1]!, corners[i]!, corners[i + 1]!]
    const toward = ([x, y]: Point): Point => {
      const long = Math.hypot(x - b[0], y - b[1]) || 1
      return [b[0] + ((x - b[0]) / long) * r, b[1] + ((y - b[1]) / long) * r]
    }
    const [p, q] = [toward(a), toward(c)]
    for (let k = 0; k <= 10; k++) {
      const t = k / 10
      const mix = (n: 0 | 1): number => (1 - t) ** 2 * p[n] + 2 * t * (1 - t) * b[n] + t * t * q[n]
      out.push([mix(0), mix(1)])
    }
  }
  return [...out, corners.at(-1)!]
}
