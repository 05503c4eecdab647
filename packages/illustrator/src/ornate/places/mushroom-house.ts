/** A mushroom with a door: one of four caps, each with one of four roofs. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { door as boarded } from '../town/wall-parts.ts'
import { flowerBox } from '../town/windows.ts'

/** In hundredths of the height: a dome, a tall hat, a wide brim, a bell. */
const CAPS: readonly string[] = [
  '-46,-50 -44,-66 -30,-88 0,-100 30,-88 44,-66 46,-50 24,-55 0,-57 -24,-55',
  '-44,-50 -38,-62 -24,-80 -10,-96 2,-104 14,-94 25,-78 38,-62 44,-50 22,-55 0,-57 -22,-55',
  '-52,-50 -48,-62 -28,-76 0,-82 28,-76 48,-62 52,-50 26,-55 0,-57 -26,-55',
  '-40,-48 -42,-62 -36,-84 -18,-98 0,-101 18,-98 36,-84 42,-62 40,-48 20,-54 0,-56 -20,-54',
]

/** `high` from the foot of the stem to the top of a dome. */
export function mushroomHouse(x: number, foot: number, high: number, rng: Rng): string {
  const unit = high / 100
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, unit)
  const outline = curve(rng.pick(CAPS))
  const wide = Math.max(...outline.map(([u]) => u))
  const top = Math.min(...outline.map(([, v]) => v))
  const stem = to(curve('-22,0! -19,-20 -17,-40 -19,-56! 19,-56! 17,-40 19,-20 22,0!'))
  const cap = to(outline)
  const gills = to(curve(`${1 - wide},-50 -24,-56 0,-58 24,-56 ${wide - 1},-50 24,-45 0,-43 -24,-45`))
  const lean = rng.sign()
  let out = chimney(x + lean * wide * 0.5 * unit, foot + (top * 0.8 + 2) * unit, unit, rng) + shape(stem, 5.4)
  out += clipMarks(stones(x, foot, unit), [stem], 3.8, 100)
  const count = Math.max(4, Math.round(unit * 1.7))
  const folds: Mark[] = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const u = (i - count) / count
    return {
      poly: to([
        [u * 20, -60],
        [u * (wide + 2), -38],
      ]),
      open: true,
    }
  })
  out += shape(gills, 5) + clipMarks(folds, [gills], 3.4)
  out += shape(cap, 6) + rng.pick(ROOFS)(cap, x, foot, unit) + shape(cap, 6, 'none')
  // A small window in the cap, a door and a window in the stem.
  out += porthole(x - lean * 4 * unit, foot + ((top - 55) / 2) * unit, Math.min(7, (-top - 60) * 0.26) * unit)
  out += boarded(x - lean * 7 * unit, foot, Math.max(40, 15 * unit), Math.max(70, 31 * unit), rng.chance(0.4))
  const [u, v, w] = [x + lean * 10 * unit, foot - 27 * unit, 12 * unit]
  return out + porthole(u, v, w / 2) + (w > 32 ? flowerBox(u - w / 2, v + w / 2 + 12, w, rng) : '')
}

/** A few where the plaster is gone: along the foot and beside the eaves. */
const stones = (x: number, foot: number, unit: number): Mark[] =>
  (
    [
      [-19, -3.4],
      [19, -3.4],
      [17, -9.4],
      [-14.5, -39],
      [13.5, -41],
    ] as const
  ).map(([u, v]) => ({ poly: ellipse(x + u * unit, foot + v * unit, 4 * unit, 2.7 * unit, 24), whole: unit < 3.4 }))

type Roof = (cap: Poly, x: number, foot: number, unit: number) => string

const spots: Roof = (cap, x, foot, unit) => {
  const marks: Mark[] = []
  const rings = unit > 4 ? [1, 0.6] : [1]
  for (const [u, v, r] of SPOTS)
    for (const ring of rings)
      marks.push({ poly: ellipse(x + u * unit, foot + v * unit, r * unit * ring, r * unit * 0.84 * ring), whole: true })
  return clipMarks(marks, grow([cap], -7), 4, 120)
}

const shingles: Roof = (cap, x, foot, unit) => {
  const marks: Mark[] = []
  const wide = Math.max(32, 10 * unit)
  const row = wide * 0.84
  for (let k = 6, y = foot - 108 * unit; y < foot - 44 * unit; k++, y += row)
    for (let i = -8; i <= 8; i++) {
      const u = x + (i + (k % 2 ? 0.5 : 0)) * wide
      marks.push({ poly: [[u - wide / 2, y - row], [u + wide / 2, y - row], ...arc(u, y, wide / 2, 0, Math.PI, 8)] })
    }
  return clipMarks(marks.reverse(), [cap], 3.8, 320)
}

/** Bands that follow the brim, a row of rings in one of them. */
const bands: Roof = (cap, x, foot, unit) => {
  const bow = (v: number): Poly =>
    curve(
      [
        [x - 60 * unit, foot + (v + 16) * unit],
        [x - 30 * unit, foot + (v + 2) * unit],
        [x, foot + v * unit],
        [x + 30 * unit, foot + (v + 2) * unit],
        [x + 60 * unit, foot + (v + 16) * unit],
      ],
      false,
    )
  const marks: Mark[] = [-88, -66, -61].map((v) => ({ poly: bow(v), open: true }))
  const r = Math.max(9.6, 2.4 * unit)
  for (const u of [-36, -27, 27, 36, 18, -18])
    marks.push({ poly: ellipse(x + u * unit, foot + (-79 + u * u * 0.009) * unit, r, r, 24), whole: true })
  return clipMarks(marks, [cap], 3.8, 120)
}

/** Stripes from the top to the brim. */
const stripes: Roof = (cap, x, foot, unit) => {
  const top: Point = [x, foot - 112 * unit]
  const marks: Mark[] = [-3, -2, -1, 1, 2, 3].map((k) => ({
    poly: curve([top, [x + k * 13 * unit, foot - 78 * unit], [x + k * 17 * unit, foot - 46 * unit]], false, 10),
    open: true,
  }))
  return clipMarks(marks, [cap], 3.8, 120)
}

const ROOFS: readonly Roof[] = [spots, shingles, bands, stripes, spots, shingles]

const SPOTS = [
  [-30, -64, 6.4],
  [-20, -82, 5.2],
  [16, -64, 5.6],
  [10, -90, 5],
  [29, -76, 5],
  [35, -60, 4.6],
  [-16, -63, 3.8],
] as const

const porthole = (x: number, y: number, r: number): string => {
  const cross = (a: Point, b: Point): string => line([a, b], 3.6)
  const pane = r > 26 ? r * 0.72 : r
  return (
    circle(x, y, r, 5) +
    (pane < r ? circle(x, y, pane, 4) : '') +
    cross([x - pane, y], [x + pane, y]) +
    cross([x, y - pane], [x, y + pane])
  )
}

/** Crooked, with rings of smoke. */
function chimney(x: number, y: number, unit: number, rng: Rng): string {
  const [w, h] = [8 * unit, 16 * unit]
  let out =
    shape(rect(x - w / 2, y - h, w, h * 1.6), 5) +
    shape(rect(x - w * 0.68, y - h, w * 1.36, Math.max(11, h * 0.24)), 4.6)
  const drift = rng.sign() * rng.between(6, 12)
  for (const [i, r] of [10, 14].entries()) out += circle(x + drift * (i + 0.5), y - h - 20 - i * 32, r, 4)
  return out
}
