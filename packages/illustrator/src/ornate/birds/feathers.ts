/** Feathers in rows, as a wing has them: what lies in front covers what is behind. */
import { curve } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { beside, distance, length, move, type Point, type Poly, walk } from '../kit/points.ts'

/** From its root along x, with a round end; `bend` is the share of its length that it curves to one side. */
export function feather(x: number, y: number, long: number, wide: number, turn: number, bend = 0): Poly {
  const half = wide / 2
  const arched = (u: number): number => bend * long * u * u
  const side = (sign: number): Poly =>
    [0, 0.12, 0.4, 0.72, 0.9, 0.975].map((u) => [
      u * long,
      arched(u) + sign * half * [0.35, 0.66, 0.94, 1, 0.74, 0.36][[0, 0.12, 0.4, 0.72, 0.9, 0.975].indexOf(u)]!,
    ])
  return move(curve([...side(-1), [long, arched(1)], ...side(1).reverse()], true, 4), x, y, turn)
}

export interface Plumage {
  /** How many of the longest feathers. */
  count: number
  /** Directions of the feathers next to the body and at the tip of the wing. */
  turn: readonly [number, number]
  /** Lengths next to the body, in the middle, at the tip. */
  long: readonly [number, number, number]
  bend?: number
  sw?: number
  /** How many rows of shorter ones lie over the roots. */
  rows?: number
  /** Shafts in the long feathers. */
  shafts?: boolean
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t
const pointOn = (line: Poly, t: number): Point => {
  const step = walk(line, 1e9, Math.min(t, 0.999) * length(line))[0]
  return step ? [step.x, step.y] : line.at(-1)!
}

/** `arm` runs from the shoulder to the tip of the hand. */
export function wing(arm: Poly, { count, turn, long, bend = 0, sw = 4, rows = 2, shafts = false }: Plumage): Mark[] {
  const out: Mark[] = []
  const lengthAt = (t: number): number =>
    t < 0.5 ? mix(long[0], long[1], t * 2) : mix(long[1], long[2], (t - 0.5) * 2)
  const tipAt = (t: number): Point => {
    const [x, y] = pointOn(arm, t)
    const a = mix(turn[0], turn[1], t)
    return [x + lengthAt(t) * 0.8 * Math.cos(a), y + lengthAt(t) * 0.8 * Math.sin(a)]
  }
  for (let row = 0; row <= rows; row++) {
    const share = [1, 0.5, 0.27][row]!
    const n = Math.max(4, Math.round(count * [1, 0.86, 0.72][row]!))
    for (let i = n - 1; i >= 0; i--) {
      const t = i / (n - 1)
      const [x, y] = pointOn(arm, t)
      const a = mix(turn[0], turn[1], t)
      // As wide as the tips are apart, and a little wider: no gap is left between neighbors.
      const wide =
        (distance(tipAt(Math.max(0, t - 0.5 / n)), tipAt(Math.min(1, t + 0.5 / n))) + 9) * (0.74 + share * 0.3)
      const l = lengthAt(t) * share
      out.push({ poly: feather(x, y, l, wide, a, bend), sw })
      if (shafts && row === 0 && wide > 24) {
        const at = (u: number): Point => {
          const v = bend * l * u * u
          return [x + u * l * Math.cos(a) - v * Math.sin(a), y + u * l * Math.sin(a) + v * Math.cos(a)]
        }
        out.push({ poly: [0.55, 0.7, 0.86].map(at), open: true, sw: sw * 0.8 })
      }
    }
  }
  const thick = Math.max(16, Math.min(30, long[1] * 0.14))
  const taper = (t: number): number => thick * (1 - 0.86 * t)
  const edge = [...beside(arm, (t) => -taper(t) / 2), ...beside(arm, (t) => taper(t) / 2).reverse()]
  out.push({ poly: edge, sw })
  return out
}

/** Rows of small feathers, the last row first: each covers the roots of the one behind. `turn` is where they point. */
export function downs(
  rows: readonly (readonly [x: number, y: number, half: number, n: number])[],
  turn: number,
  long: number,
  sw = 3.4,
): Mark[] {
  return rows.flatMap(([x, y, half, n]) =>
    Array.from({ length: n }, (_, i): Mark => {
      const off = n > 1 ? -half + (2 * half * i) / (n - 1) : 0
      const wide = Math.max(14, ((2 * half) / Math.max(1, n - 1)) * 1.12)
      return { poly: feather(x - off * Math.sin(turn), y + off * Math.cos(turn), long, wide, turn), sw }
    }),
  )
}
