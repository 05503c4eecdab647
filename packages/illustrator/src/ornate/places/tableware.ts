/** Vessels for a table with bands of ornament, and what they hold: flowers in a vase, fruit heaped in a bowl or a basket. */
import type { Rng } from '../../ink/random.ts'
import { placeCurio } from '../curiosities/curio.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { FRUIT } from './fruit.ts'

const UP = -Math.PI / 2

/** Rings, diamonds, scallops or leaves in a band around a vessel. */
function bands(
  outline: Poly,
  x: number,
  levels: readonly (readonly [y: number, high: number])[],
  wide: number,
  rng: Rng,
): string {
  const marks: Mark[] = []
  const order = rng.shuffle([0, 1, 2, 3])
  for (const [k, [y, high]] of levels.entries()) {
    for (const v of [y, y + high])
      marks.push({
        poly: curve(
          [
            [x - wide, v - 6],
            [x, v + 6],
            [x + wide, v - 6],
          ],
          false,
          10,
        ),
        open: true,
      })
    if (high < 30) continue
    const step = Math.max(30, high * 0.9)
    for (let i = -Math.floor(wide / step); i <= wide / step; i++) {
      const [u, v] = [x + i * step, y + high / 2 + 6 - (i * i * step * step * 12) / (wide * wide)]
      const kind = order[k % 4]
      const r = high * 0.32
      if (kind === 0) marks.push({ poly: ellipse(u, v, r, r, 22), whole: true })
      if (kind === 1)
        marks.push({
          poly: [
            [u, v - high * 0.42],
            [u + step * 0.44, v],
            [u, v + high * 0.42],
            [u - step * 0.44, v],
          ],
          whole: true,
        })
      if (kind === 2) marks.push({ poly: leaf(u, v + high * 0.42, high * 0.84, step * 0.7, UP, 0.5), whole: true })
      if (kind === 3) marks.push({ poly: arc(u, v - high * 0.38, step / 2, 0, Math.PI, 10), open: true })
    }
  }
  return clipMarks(marks, [outline], 3.5, 120)
}

const VASES = [
  '-30,-100! 30,-100! 20,-84 46,-56 46,-24 26,0! -26,0! -46,-24 -46,-56 -20,-84',
  '-34,-100! 34,-100! 26,-80 34,-50 36,-20 28,0! -28,0! -36,-20 -34,-50 -26,-80',
  '-22,-100! 22,-100! 16,-88 30,-72 48,-48 40,-14 24,0! -24,0! -40,-14 -48,-48 -30,-72 -16,-88',
]

/** As high as that with its flowers. */
export function flowerVase(x: number, foot: number, high: number, names: readonly string[], rng: Rng): string {
  const tall = high * 0.42
  const outline = move(curve(rng.pick(VASES)), x, foot, 0, tall / 100)
  const lip = foot - tall
  const r = high * 0.12
  const spots = (
    [
      [-1.5, -0.2],
      [1.5, -0.1],
      [-0.9, -1.9],
      [0.95, -1.8],
      [0, -3],
      [0, -0.9],
    ] as const
  ).map(([u, v]): Point => [x + u * r * 1.12, lip + (v - 0.6) * r])
  let out = ''
  for (const [u, v] of spots)
    out += line(
      curve(
        [
          [x, lip + 6],
          [x + (u - x) * 0.4, lip - 30],
          [u, v],
        ],
        false,
        8,
      ),
      5.4,
    )
  for (const k of [-1.35, 1.35, -0.95, 0.95, -0.55, 0.55, -0.2, 0.25])
    out += vein(x + k * 10, lip + 4, high * (0.34 + (Math.abs(k) < 1 ? 0.06 : 0)), high * 0.11, UP + k, {
      veins: 3,
      sw: 3.7,
    })
  for (const [i, [u, v]] of spots.entries()) out += FLOWER_HEADS[names[i % names.length]!]?.(u, v, r, rng) ?? ''
  return (
    out +
    shape(outline, 5) +
    bands(
      outline,
      x,
      [
        [foot - tall * 0.62, tall * 0.2],
        [foot - tall * 0.36, tall * 0.18],
      ],
      tall * 0.5,
      rng,
    ) +
    shape(outline, 5, 'none')
  )
}

/** Heaped over a rim: the farther ones first. */
function heap(x: number, rim: number, wide: number, names: readonly string[], rng: Rng): string {
  let out = ''
  const put = (name: string, u: number, v: number): void => {
    const { curio, high } = FRUIT[name]!
    out += placeCurio(curio, x + u * wide, rim + v, wide, Math.min(high * 1.04, wide * 0.5), rng)
  }
  const at = (i: number): string => names[i % names.length]!
  for (const [i, u] of [-0.17, 0.17].entries()) put(at(i), u, -62)
  for (const [i, u] of [-0.32, 0.02, 0.33].entries()) put(at(i + 2), u, -6 + (i === 1 ? 8 : 0))
  return out
}

/** A bowl on a foot. */
export function compote(x: number, foot: number, wide: number, fruit: readonly string[], rng: Rng): string {
  const rim = foot - wide * 0.46
  const bowl: Poly = [
    [x - wide / 2, rim],
    ...arc(x, rim, wide / 2, Math.PI, 0, 30).map(([u, v]): Point => [u, rim + (v - rim) * 0.62]),
    [x + wide / 2, rim],
  ]
  let out = heap(x, rim + 10, wide, fruit, rng)
  out += shape(
    curve(
      `${x - wide * 0.2},${foot}! ${x - wide * 0.13},${foot - 16} ${x - 16},${foot - 24} ${x - 13},${rim + wide * 0.3}! ${x + 13},${rim + wide * 0.3}! ${x + 16},${foot - 24} ${x + wide * 0.13},${foot - 16} ${x + wide * 0.2},${foot}!`,
    ),
    4.8,
  )
  out += shape(bowl, 5) + bands(bowl, x, [[rim + wide * 0.07, wide * 0.13]], wide * 0.52, rng) + shape(bowl, 5, 'none')
  return out + shape(rect(x - wide * 0.53, rim - 8, wide * 1.06, 20), 4.6)
}

/** Woven, its handle behind the fruit. */
export function fruitBasket(x: number, foot: number, wide: number, fruit: readonly string[], rng: Rng): string {
  const rim = foot - wide * 0.36
  const handle = (r: number): Poly =>
    arc(x, rim, r, Math.PI, TAU, 40).map(([u, v]): Point => [u, rim + (v - rim) * 1.16])
  let out = shape([...handle(wide * 0.46), ...handle(wide * 0.4).reverse()], 4.8)
  out += heap(x, rim + 12, wide * 0.94, fruit, rng)
  const body: Poly = [
    [x - wide / 2, rim],
    [x + wide / 2, rim],
    [x + wide * 0.4, foot],
    [x - wide * 0.4, foot],
  ]
  const marks: Mark[] = []
  const rows = 3
  const step = wide / 8
  for (let k = 0; k < rows; k++) {
    const y = rim + ((foot - rim) * k) / rows
    marks.push({
      poly: [
        [x - wide, y],
        [x + wide, y],
      ],
      open: true,
    })
    for (let u = -wide; u <= wide; u += step)
      marks.push({
        poly: [
          [x + u + (k % 2 ? step / 2 : 0), y],
          [x + u + (k % 2 ? step / 2 : 0), y + (foot - rim) / rows],
        ],
        open: true,
      })
  }
  out += shape(body, 5) + clipMarks(marks, [body], 3.6)
  return out + shape(rect(x - wide * 0.54, rim - 14, wide * 1.08, 26), 4.8)
}

export function pitcher(x: number, foot: number, high: number, rng: Rng): string {
  const k = high / 100
  const to = (text: string): Poly => move(curve(text), x, foot, 0, k)
  const body = to('-22,-98! 20,-94! 14,-78 34,-50 34,-20 22,0! -22,0! -36,-20 -36,-50 -18,-78')
  return (
    shape(to('24,-76! 46,-84 56,-62 46,-36 32,-30! 32,-38 42,-48 46,-64 40,-74 26,-68!'), 4.8) +
    shape(body, 5) +
    bands(
      body,
      x,
      [
        [foot - 52 * k, 17 * k],
        [foot - 28 * k, 15 * k],
      ],
      38 * k,
      rng,
    ) +
    shape(body, 5, 'none') +
    shape(to('-26,-98! -34,-104! 24,-97! 20,-91! -20,-92!'), 4.4)
  )
}

export function wine(x: number, foot: number, high: number): string {
  const k = high / 100
  const to = (text: string): Poly => move(curve(text), x, foot, 0, k)
  return (
    shape(to('-14,0! -15,-56 -6,-70 -5,-92! 5,-92! 6,-70 15,-56 14,0!'), 4.8) +
    shape(to('-7,-92! -7,-100! 7,-100! 7,-92!'), 4) +
    shape(to('-14,-16! -14,-46! 14,-46! 14,-16!'), 4) +
    shape(to('0,-42! 8,-31! 0,-20! -8,-31!'), 3.6) +
    line(to('-5,-78 5,-78'), 3.4)
  )
}

export function goblet(x: number, foot: number, high: number): string {
  const k = high / 100
  const to = (text: string): Poly => move(curve(text), x, foot, 0, k)
  return (
    shape(to('-22,0! -18,-5 -4,-8 -3,-42! 3,-42! 4,-8 18,-5 22,0!'), 4.4) +
    shape(to('-24,-100! 24,-100! 28,-72 16,-46 0,-40 -16,-46 -28,-72'), 4.8) +
    line(move(curve('-27,-76 0,-70 27,-76', false), x, foot, 0, k), 3.6) +
    circle(x, foot - 24 * k, Math.max(10, 5 * k), 3.8)
  )
}
