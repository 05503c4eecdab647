import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { length, type Point, type Poly, walk } from '../kit/points.ts'
import { boughUpright } from '../orchard/bough.ts'
import { FRUIT_PLANTS } from '../orchard/rows.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { MUSHROOMS } from '../plants/mushroom-kinds.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import type { Grow } from './drawers.ts'
import { foxglovePlant } from './foxglove-plant.ts'

const UP = -Math.PI / 2

export function growthOf(name: string, spire: boolean): Grow {
  if (name === 'mushroom') return mushrooms
  if (name in FRUIT_PLANTS) return boughUpright(name)
  if (/^(?:lavender|bluebell|wheat|barley)$/.test(name)) return slender(name)
  if (name === 'foxglove') return foxglovePlant
  if (spire) return spires(name)
  if (name === 'fern') return ferns
  if (name in FLOWER_HEADS) return flowers(name)
  return twigs(name)
}

/** Broad leaves around a foot. */
function tuft(x: number, foot: number, long: number): string {
  let out = ''
  for (const k of [-1.25, 1.25, -0.72, 0.72])
    out += vein(x, foot, long * (1 - Math.abs(k) * 0.1), long * 0.36, UP + k, {
      veins: long > 150 ? 4 : 3,
      belly: 0.5,
      bend: -Math.sign(k) * 0.07,
      sw: 3.8,
    })
  return out
}

/** A stem that is white between two edges. */
const hollowStem = (stem: Poly, wide: number): string =>
  `${line(stem, wide + 7)}<g stroke="#fff">${line(stem, wide)}</g>`

/** Stems from one foot, the middle one the highest, leaves along them. */
const flowers =
  (name: string): Grow =>
  (x, foot, high, rng, wide = high * 0.62) => {
    const isBroad = wide > 300
    const r = isBroad ? Math.min(high * 0.15, wide * 0.2) : wide * 0.34
    const reach = wide / 2 - r
    const tips = isBroad
      ? (
          [
            [-1, 0.6],
            [1, 0.68],
            [0, 1],
          ] as const
        ).map(([k, share]): Point => [x + k * reach, foot - high * share + r])
      : [[x, foot - high + r] as Point]
    let stems = ''
    let green = ''
    for (const tip of tips) {
      const stem = curve([[x, foot], [x + (tip[0] - x) * 0.4, foot - (foot - tip[1]) * 0.5], tip], false, 14)
      stems += hollowStem(stem, 7)
      for (const [i, at] of walk(stem, high * 0.095, high * 0.24).entries()) {
        if (at.y < tip[1] + r * 1.35) break
        const long = high * (isBroad ? 0.17 : 0.2)
        green += vein(at.x, at.y, long, long * 0.42, at.a + (i % 2 ? 0.9 : -0.9), {
          veins: 3,
          sw: 3.7,
          teeth: name === 'poppy' ? 5 : 0,
        })
      }
    }
    return stems + green + tuft(x, foot, high * 0.27) + tips.map((tip) => FLOWER_HEADS[name]!(...tip, r, rng)).join('')
  }

/** One frond: leaflets in pairs that do not touch, the lower ones with a rib. */
function frond(stem: Poly, wide: number, bare = 0.2): string {
  const whole = length(stem)
  let out = ''
  const step = Math.max(30, whole * 0.058)
  for (const at of walk(stem, step, whole * bare)) {
    const t = at.s / whole
    if (t > 0.9) break
    const long = wide * Math.sin(Math.PI * Math.min(1, 0.24 + t * 0.78)) ** 0.8 + 12
    for (const side of [-1, 1]) {
      const turn = at.a + side * (1.15 - 0.3 * t)
      const form = { sw: 3.5, belly: 0.3, bend: -side * 0.06 }
      out +=
        long > 56
          ? vein(at.x, at.y, long, step * 0.86, turn, form)
          : shape(leaf(at.x, at.y, long, step * 0.86, turn, 0.4), 3.5)
    }
  }
  const [end, last] = [stem.at(-1)!, stem.at(-3)!]
  return (
    hollowStem(stem, 5) + out + shape(leaf(...end, 54, 26, Math.atan2(end[1] - last[1], end[0] - last[0]), 0.45), 3.5)
  )
}

const ferns: Grow = (x, foot, high, rng, wide = high * 0.62) => {
  const s = rng.sign()
  if (wide < 300)
    return frond(
      curve(
        [
          [x - s * 20, foot],
          [x + s * 14, foot - high * 0.5],
          [x, foot - high + 30],
        ],
        false,
        20,
      ),
      wide * 0.42,
    )
  let out = ''
  // They arch away from the one in the middle: leaflets that run into others leave slivers.
  for (const k of [-1, 1])
    out += frond(
      curve(
        [
          [x + k * 8, foot],
          [x + k * wide * 0.17, foot - high * 0.16],
          [x + k * wide * 0.37, foot - high * 0.24],
        ],
        false,
        20,
      ),
      wide * 0.12,
      0.3,
    )
  return (
    out +
    frond(
      curve(
        [
          [x, foot],
          [x + s * 16, foot - high * 0.5],
          [x - s * 10, foot - high + 30],
        ],
        false,
        20,
      ),
      wide * 0.32,
      0.36,
    )
  )
}

/** Not yet in flower: leaves up its stem, buds at the tip. It stands clear of the stem in bloom. */
function youngShoot(from: number, x: number, foot: number, high: number): string {
  const top = foot - high
  const lean = (x - from) * 0.06
  const stem = curve(
    [
      [from, foot],
      [from + (x - from) * 0.8, foot - high * 0.3],
      [x, top + high * 0.3],
      [x + lean, top],
    ],
    false,
    12,
  )
  let out = hollowStem(stem, 5)
  for (const [i, at] of walk(stem, 46, high * 0.38).entries()) {
    if (at.y < top + 84) break
    const long = 92 - i * 4
    out += vein(at.x, at.y, long, long * 0.36, at.a + (i % 2 ? 0.85 : -0.85), { veins: 2, sw: 3.6 })
  }
  for (const v of [70, 40])
    for (const side of [-1, 1]) out += shape(leaf(x + lean, top + v, 44, 25, UP + side * 0.9, 0.6), 3.5)
  return out + shape(leaf(x + lean, top + 16, 52, 28, UP, 0.5), 3.5)
}

const spires =
  (name: string): Grow =>
  (x, foot, high, rng, wide = high * 0.62) => {
    let out = ''
    for (const side of wide > 300 ? [-1, 1] : [])
      out += youngShoot(x + side * 14, x + side * wide * 0.43, foot, high * rng.between(0.42, 0.6))
    const base: Point = [x, foot - high * 0.16]
    out += hollowStem([[x, foot], base], 6) + SPRIGS[name]!(x, base[1] + 6, high * 0.84, UP, rng)
    return out + tuft(x, foot, Math.min(high * 0.27, wide * 0.54))
  }

/** Many thin stems, each with its flowers at the end, narrow leaves below. */
const slender =
  (name: string): Grow =>
  (x, foot, high, rng, wide = high * 0.62) => {
    const fan =
      wide > 300
        ? ([
            [-1, 0.66],
            [1, 0.7],
            [-0.5, 0.86],
            [0.5, 0.82],
            [0, 1],
          ] as const)
        : ([
            [-0.55, 0.74],
            [0.55, 0.68],
            [0, 1],
          ] as const)
    let out = ''
    let heads = ''
    for (const [k, share] of fan) {
      const tip: Point = [x + k * wide * 0.36, foot - high * share]
      const long = high * 0.36 * (0.7 + share * 0.3)
      const lean = k * 0.2
      const base: Point = [tip[0] - Math.sin(lean) * long, tip[1] + Math.cos(lean) * long]
      out += hollowStem(
        curve([[x + k * 14, foot], [x + (base[0] - x) * 0.6, (foot + base[1]) / 2], base], false, 10),
        5,
      )
      heads += SPRIGS[name]!(...base, long, UP + lean, rng)
    }
    for (const k of [-1.3, 1.3, -0.9, 0.9, -0.5, 0.5])
      out += vein(x + k * 10, foot, Math.min(high * 0.3, wide * 0.56), high * 0.055, UP + k * 0.8, {
        belly: 0.4,
        bend: -Math.sign(k) * 0.06,
        sw: 3.7,
      })
    return out + heads
  }

/** Sprays from one foot to all sides. */
const twigs =
  (name: string): Grow =>
  (x, foot, high, rng, wide = high * 0.62) => {
    if (wide < NARROW) return slimTwigs(name, x, foot, high, wide, rng)
    const spread = Math.min(0.86, wide / high)
    let out = ''
    for (const [k, share] of [
      [-1, 0.72],
      [1, 0.72],
      [-0.5, 0.88],
      [0.5, 0.88],
      [0, 1],
    ] as const)
      out += SPRIGS[name]!(x + k * 16, foot, high * share, UP + k * spread, rng)
    return out
  }

/** Beside others each keeps to its own strip of the plate. */
const NARROW = 460

/** One stem with short twigs in pairs. */
function slimTwigs(name: string, x: number, foot: number, high: number, wide: number, rng: Rng): string {
  const long = Math.min(wide * 0.5, 170)
  const top = foot - high + long * 1.3
  let out = hollowStem(
    [
      [x, foot],
      [x, top],
    ],
    7,
  )
  const pairs = Math.max(2, Math.floor((foot - high * 0.12 - top) / (long * 0.86)))
  for (let i = 0; i < pairs; i++) {
    const y = foot - high * 0.12 - ((foot - high * 0.12 - top) * i) / pairs
    for (const side of [-1, 1]) out += SPRIGS[name]!(x, y, long, UP + side * 0.86, rng)
  }
  return out + SPRIGS[name]!(x, top + 10, long * 0.98, UP, rng)
}

/** Large ones stand behind; only those with one cap are large. */
const mushrooms: Grow = (x, foot, high, rng, wide = high * 0.62) => {
  const [agaric, chanterelle, , parasol, inkCap, bolete] = MUSHROOMS
  const large = rng.shuffle([agaric!, parasol!, agaric!])
  const small = rng.shuffle([chanterelle!, bolete!, inkCap!])
  let out = ''
  if (wide < 300) {
    // One above the other.
    for (const [i, kind] of [large[0]!, small[0]!, large[1]!].entries()) {
      const y = foot - 10 - i * high * 0.335
      out += ground(x, y, wide * 0.8) + kind(x, y - 14, Math.min(wide * 0.92, high * 0.28), rng)
    }
    return out
  }
  // Two grounds, one above the other.
  const upper = foot - high * 0.5
  out += ground(x, upper, wide * 0.94)
  for (const [kind, k, size] of [
    [large[1]!, -0.22, 0.44],
    [large[2]!, 0.24, 0.4],
    [small[1]!, 0.02, 0.26],
  ] as const)
    out += kind(x + k * wide, upper - 14, high * size, rng)
  out += ground(x, foot, wide)
  for (const [kind, k, size] of [
    [small[0]!, -0.33, 0.3],
    [large[0]!, 0.02, 0.5],
    [small[2]!, 0.34, 0.28],
  ] as const)
    out += kind(x + k * wide, foot - 14, high * size, rng)
  return out
}
const ground = (x: number, foot: number, wide: number): string =>
  shape(
    curve(
      `${x - wide * 0.52},${foot + 22} ${x - wide * 0.3},${foot - 34} ${x},${foot - 44} ${x + wide * 0.3},${foot - 34} ${x + wide * 0.52},${foot + 22} ${x},${foot + 30}`,
    ),
    4.2,
  )
