/** Koi in a pond: the ripples are the outlines of everything that floats, ever farther out. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect, union } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { area, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { type Koi, koi } from './fish.ts'
import { lotus, mapleLeaf, pad } from './lilies.ts'

/** Water has no corners: through every few of its points, a curve. */
function smooth(ripple: Poly): Poly {
  const apart = walk([...ripple, ripple[0]!], 34).map(({ x, y }): Point => [x, y])
  return apart.length < 5 ? ripple : curve(apart, true, 5)
}

/** Cherry blossoms that have fallen on the leaves. */
const petals = (spots: readonly (readonly [number, number, number])[], rng: Rng): string =>
  spots.map(([x, y, r]) => FLOWER_HEADS['cherry blossom']!(x, y, Math.max(44, r * 0.7), rng)).join('')

export const MOST_KOI = 5
/** How long an arc each swims, how wide it is and how much it winds, by their number. */
const SWIMS: readonly (readonly [arc: number, width: number, wind: number])[] = [
  [1.9, 104, 40],
  [1.62, 86, 34],
  [1.3, 66, 26],
  [0.98, 56, 20],
  [0.8, 48, 16],
]

/** `count` of them, at most MOST_KOI; two or three where it was not said. */
export function koiPond(
  rng: Rng,
  count: number | null = null,
  fallen: 'blossoms' | 'maple leaves' | null = null,
): string {
  const many = count ?? (rng.chance(0.4) ? 3 : 2)
  const [arc, wide, wind] = SWIMS[many - 1]!
  const turn = rng.between(0, TAU)
  const fish = Array.from({ length: many }, (_, i): Koi => {
    const start = turn + (i * TAU) / many
    const spine = Array.from({ length: 44 }, (__, k): Point => {
      const t = k / 43
      const a = start + t * arc
      const reach = 266 - wind * Math.cos(t * 5.2)
      return [512 + reach * Math.cos(a), 512 + reach * Math.sin(a)]
    })
    return koi(spine, wide, rng)
  })
  const hulls = union(fish.flatMap((f) => f.hull))
  const pads: { svg: string; p: Poly }[] = []
  const flowers: string[] = []
  const spots: [number, number, number][] = []
  for (let t = 0; t < 700 && spots.length < 15; t++) {
    const R = t < 200 ? rng.between(88, 118) : rng.between(fallen === 'maple leaves' ? 66 : 44, 78)
    const e = rng.int(0, 4)
    const x = e === 0 ? rng.between(0, 130) : e === 1 ? rng.between(894, 1024) : rng.between(40, 984)
    const y = e === 2 ? rng.between(0, 130) : e === 3 ? rng.between(894, 1024) : rng.between(40, 984)
    if (spots.some(([u, v, q]) => Math.hypot(u - x, v - y) < q + R + 14)) continue
    if (intersect([ellipse(x, y, R + 16)], hulls).length) continue
    spots.push([x, y, R])
    const p = fallen === 'maple leaves' ? mapleLeaf(x, y, R, rng) : pad(x, y, R, rng)
    pads.push(p)
    if (!fallen && R > 70 && flowers.length < 4 && x > 100 && x < 924 && y > 110 && y < 924)
      flowers.push(lotus(x, y, R * 1.02))
  }
  let ripples = ''
  const all = union([...hulls.filter((p) => Math.abs(area(p)) > 200), ...pads.map((p) => p.p)])
  let prev = all.map((p) => p.filter((_, i) => i % 2 === 0))
  for (let k = 0; k < 9; k++) {
    prev = grow(prev, k === 0 ? 20 : 26)
    prev = prev.map((p) => (p.length > 120 ? p.filter((_, i) => i % 2 === 0) : p))
    const seen = prev.filter((p) => Math.abs(area(p)) > 500)
    if (!seen.length) break
    for (const p of seen) {
      ripples += shape(smooth(p), 3.3, 'none')
    }
  }
  return page(
    ripples +
      pads.map((p) => p.svg).join('') +
      fish.map((f) => f.svg).join('') +
      (fallen === 'blossoms' ? petals(spots, rng) : fallen ? '' : flowers.join('')) +
      paperAround(rect(14, 14, 996, 996)),
  )
}
