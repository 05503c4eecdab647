/** A kaleidoscope: cut stones that repeat in every mirror, the cells of points that were themselves mirrored. */
import type { Rng } from '../ink/random.ts'
import { grow, intersect } from './kit/clip.ts'
import { ellipse, leaf } from './kit/curves.ts'
import { circle, line, page, shape } from './kit/marks.ts'
import { area, center, type Point, type Poly, TAU } from './kit/points.ts'
import { voronoi } from './kit/voronoi.ts'
import type { Motif } from './mandala/mandala.ts'
import { blossom } from './plants/blossom.ts'

const R = 476
const EYE = 88
type Cut = 'plain' | 'double' | 'facets' | 'round' | 'flower'

/** `motifs` take turns in a ring, where they were asked for. */
export function kaleidoscope(rng: Rng, motifs: readonly Motif[]): string {
  const fold = rng.pick([6, 8])
  const stones = stonesOf(fold, motifs.length > 0, rng)
  const cells = voronoi(
    stones.map(({ at }) => at),
    [0, 0, 1024, 1024],
  )
  const disc = [ellipse(512, 512, R, R, 120)]
  let out = circle(512, 512, R, 7)
  for (const [i, cell] of cells.entries())
    for (const stone of intersect([cell], disc))
      if (Math.abs(area(stone)) > 200) out += cutStone(stone, stones[i]!.cut, rng)
  out += circle(512, 512, R, 7, 'none') + circle(512, 512, R + 18, 4, 'none')
  if (motifs.length) out += ringOf(motifs, fold)
  return page(out + corners() + circle(512, 512, EYE + 10, 5) + blossom(512, 512, EYE, 10, rng))
}

interface Stone {
  at: Point
  cut: Cut
}

/** Chosen in one wedge between two mirrors, then seen in all of them. */
function stonesOf(fold: number, isForMotifs: boolean, rng: Rng): Stone[] {
  const half = Math.PI / fold
  const out: Stone[] = []
  const cuts: readonly Cut[] = ['plain', 'double', 'facets', 'round', 'flower', 'double']
  for (let r = 128; r < R; ) {
    const wide = r * half
    const count = Math.max(1, Math.round(wide / rng.between(44, 104)))
    const isOnMirror = rng.chance(0.5)
    for (let k = 0; k < count; k++) {
      const share = isOnMirror ? k / count : (k + rng.between(0.35, 0.65)) / count
      const reach = r + (isForMotifs ? 0 : rng.between(-9, 9))
      const cut = rng.pick(cuts)
      for (let turn = 0; turn < fold; turn++)
        for (const side of share === 0 ? [1] : [-1, 1]) {
          const a = (turn / fold) * TAU + side * share * half - Math.PI / 2
          out.push({ at: [512 + reach * Math.cos(a), 512 + reach * Math.sin(a)], cut })
        }
    }
    r += rng.pick([46, 54, 70, 88])
  }
  return out
}

/** A stone and how it is cut: bare, within a second edge, in facets, or with something round in it. */
function cutStone(stone: Poly, cut: Cut, rng: Rng): string {
  let out = shape(stone, 4.2)
  const size = Math.sqrt(Math.abs(area(stone)))
  const [x, y] = center(stone)
  if (size < 40 || cut === 'plain') return out
  if (cut === 'round') return out + circle(x, y, size * 0.3, 3.6) + (size > 62 ? circle(x, y, size * 0.15, 3.2) : '')
  if (cut === 'flower' && size > 56) {
    for (let i = 0; i < 6; i++)
      out += shape(leaf(x, y, size * 0.4, size * 0.22, (i / 6) * TAU + Math.atan2(y - 512, x - 512), 0.6), 3.2)
    return out
  }
  const inner = grow([stone], -Math.max(9, size * 0.2), 'miter')[0]
  if (!inner) return out
  out += shape(inner, 3.4)
  if (cut === 'facets') for (const corner of cornersOf(stone)) out += line([corner, nearest(inner, corner)], 3.2)
  else if (size > 84 && rng.chance(0.6)) out += circle(x, y, size * 0.14, 3.2)
  return out
}

/** Where an outline turns. */
const cornersOf = (poly: Poly): Poly =>
  poly.filter((point, i) => {
    const a = poly.at(i - 1)!
    const b = poly[(i + 1) % poly.length]!
    const turn = Math.atan2(b[1] - point[1], b[0] - point[0]) - Math.atan2(point[1] - a[1], point[0] - a[0])
    return Math.abs(Math.sin(turn)) > 0.35
  })

const nearest = (poly: Poly, to: Point): Point =>
  poly.reduce((best, point) =>
    Math.hypot(point[0] - to[0], point[1] - to[1]) < Math.hypot(best[0] - to[0], best[1] - to[1]) ? point : best,
  )

function ringOf(motifs: readonly Motif[], fold: number): string {
  let out = ''
  for (let i = 0; i < fold; i++) {
    const upright = circle(512, 512 - 318, 92, 5) + motifs[i % motifs.length]!(512, 512 - 318, 126)
    out += `<g transform="rotate(${(i * 360) / fold} 512 512)">${upright}</g>`
  }
  return out
}

function corners(): string {
  const fan = [-0.5, 0.5, 0].map((k) => shape(leaf(34, 34, 118, 44, Math.PI / 4 + k, 0.55), 4)).join('')
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${fan}</g>`).join('')
}
