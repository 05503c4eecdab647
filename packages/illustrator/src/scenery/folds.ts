/** Grassy ground that comes toward us in folds: along their edges stand grass and flowers, whose feet the next fold hides. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { stemFlower } from './flowers.ts'
import { type Hill, hillD, hillFn } from './land.ts'

/** A stretch of grass along an edge, highest in its middle. */
function fringe(edge: Hill, x: number, w: number, high: number, rng: Rng, sw: number): string {
  const n = Math.max(4, Math.round(w / 24))
  const at = (i: number): Point => {
    const u = x - w / 2 + (w * i) / n
    return [u, edge(u) + 6]
  }
  const blades = Array.from({ length: n }, (_, i) => {
    const [[u0, v0], [u1, v1]] = [at(i), at(i + 1)]
    const t = (i + 0.5) / n - 0.5
    const h = high * (1 - 1.7 * t * t) * (i % 2 ? 0.72 : 1.06) * rng.between(0.9, 1.1)
    const tip: Point = [(u0 + u1) / 2 + t * high * 0.9 + rng.between(-9, 9), (v0 + v1) / 2 - h]
    const svg = path(
      pen`M${u0 - 2} ${v0 + 10}Q${u0 - 5} ${v0 - h * 0.5} ${tip[0]} ${tip[1]}Q${u1 + 5} ${v1 - h * 0.46} ${u1 + 2} ${v1 + 10}Z`,
      sw,
    )
    return { out: Math.abs(t), svg }
  })
  // The middle ones are in front.
  const inward = blades.toSorted((a, b) => b.out - a.out)
  return tint('grass', inward.map(({ svg }) => svg).join(''))
}

interface Fold {
  /** How far below the upper edge of the ground it begins, how much of it grass and flowers stand up, and how many stretches there are. */
  down: number
  high: number
  stretches: number
  flowers: number
}

const FOLDS: readonly Fold[] = [
  { down: 92, high: 40, stretches: 3, flowers: 3 },
  { down: 196, high: 52, stretches: 3, flowers: 0 },
]

/** `taken`: where those who play are, as far below as the land is raised. */
export function folds(line: number, rng: Rng, taken: readonly Box[], flowers = true): string {
  return FOLDS.map(({ down, high, stretches, flowers: n }) => {
    const edge = hillFn(rng, line + down, 18)
    const sw = SW.bg * 0.95
    const isFree = (x: number, w: number, h: number) =>
      taken.every(
        (box) => x + w / 2 < box.x0 - 14 || x - w / 2 > box.x1 + 14 || edge(x) < box.y0 || edge(x) - h > box.y1,
      )
    const kinds = rng.shuffle(['daisy5', 'tulip', 'cosmos', 'heart', 'rose'])
    const grown = spots(rng, stretches + n).map(([x, i]) => {
      if (i % 2 === 0 || !flowers || !n || Math.abs(x - 512) > 300) {
        const w = rng.between(110, 190)
        return isFree(x, w, high) ? fringe(edge, x, w, high, rng, sw) : ''
      }
      return [-30, 34, 2]
        .map((by, k) => {
          const h = high * (k === 2 ? 2.5 : 1.8) * rng.between(0.92, 1.08)
          return isFree(x + by, 60, h)
            ? stemFlower(x + by, edge(x + by) + 12, h, rng, sw, kinds[i % 3], k === 2 ? 27 : 23)
            : ''
        })
        .join('')
    })
    return grown.join('') + tint('land', path(hillD(edge), SW.bg))
  }).join('')
}

/** Spread over the width, none near another. */
const spots = (rng: Rng, n: number): [x: number, i: number][] =>
  Array.from({ length: n }, (_, i) => [((i + 0.5) / n) * 1024 + rng.between(-0.24, 0.24) * (1024 / n), i])
