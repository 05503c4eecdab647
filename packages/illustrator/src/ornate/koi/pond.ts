/** Koi in a pond: the ripples are the outlines of everything that floats, ever farther out. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect, union } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { area, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { type Koi, koi } from './fish.ts'
import { lotus, pad } from './lilies.ts'

/** Water has no corners: through every few of its points, a curve. */
function smooth(ripple: Poly): Poly {
  const apart = walk([...ripple, ripple[0]!], 34).map(({ x, y }): Point => [x, y])
  return apart.length < 5 ? ripple : curve(apart, true, 5)
}

export function koiPond(rng: Rng): string {
  const three = rng.chance(0.4)
  const W = three ? 66 : 86
  const fish: Koi[] = []
  const turn = rng.between(0, TAU)
  if (three)
    for (let i = 0; i < 3; i++) {
      const c = turn + (i * TAU) / 3
      fish.push(
        koi(
          Array.from({ length: 40 }, (_, k) => {
            const t = k / 39
            const a = c + t * 1.2 + 0.1
            const q = 270 - 26 * Math.cos(t * 5)
            return [512 + q * Math.cos(a), 512 + q * Math.sin(a)] as Point
          }),
          W,
          rng,
        ),
      )
    }
  else
    for (let i = 0; i < 2; i++) {
      const c = turn + i * Math.PI
      fish.push(
        koi(
          Array.from({ length: 44 }, (_, k) => {
            const t = k / 43
            const a = c + t * 1.62
            const q = 265 - 34 * Math.cos(t * 5.2)
            return [512 + q * Math.cos(a), 512 + q * Math.sin(a)] as Point
          }),
          W,
          rng,
        ),
      )
    }
  const hulls = union(fish.flatMap((f) => f.hull))
  const pads: { svg: string; p: Poly }[] = []
  const flowers: string[] = []
  const spots: [number, number, number][] = []
  for (let t = 0; t < 700 && spots.length < 15; t++) {
    const R = t < 200 ? rng.between(88, 118) : rng.between(44, 78)
    const e = rng.int(0, 4)
    const x = e === 0 ? rng.between(0, 130) : e === 1 ? rng.between(894, 1024) : rng.between(40, 984)
    const y = e === 2 ? rng.between(0, 130) : e === 3 ? rng.between(894, 1024) : rng.between(40, 984)
    if (spots.some(([u, v, q]) => Math.hypot(u - x, v - y) < q + R + 14)) continue
    if (intersect([ellipse(x, y, R + 16)], hulls).length) continue
    spots.push([x, y, R])
    const p = pad(x, y, R, rng)
    pads.push(p)
    if (R > 70 && flowers.length < 4 && x > 100 && x < 924 && y > 110 && y < 924) flowers.push(lotus(x, y, R * 1.02))
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
      flowers.join('') +
      paperAround(rect(14, 14, 996, 996)),
  )
}
