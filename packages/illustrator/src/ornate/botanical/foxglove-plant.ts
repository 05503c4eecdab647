/** A whole foxglove: a rosette of broad leaves, and out of it one stem or two, bent a little, with its bells. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { band, length, type Poly, walk } from '../kit/points.ts'
import { foxgloveAlong } from '../plants/foxglove.ts'
import { vein } from '../plants/leaves.ts'
import type { Grow } from './drawers.ts'

const UP = -Math.PI / 2
/** From here on there is room for a second stem, and for a third. */
const [FOR_TWO, FOR_THREE] = [480, 660]

export const foxglovePlant: Grow = (x, foot, high, rng, wide = high * 0.62, free) => {
  const bow = free ? -free : rng.sign()
  const broad = Math.min(high * 0.3, wide * 0.5)
  const main = stemOf(x, foot, x + bow * high * 0.02, high, bow)
  let out = ''
  for (const side of wide >= FOR_THREE ? [-bow, bow] : wide >= FOR_TWO ? [-bow] : []) {
    const tall = high * (side === bow ? rng.between(0.72, 0.78) : rng.between(0.62, 0.68))
    const away = Math.min(wide * 0.45, high * 0.36)
    out += flowering(
      stemOf(x + side * 16, foot, x + side * away, tall, side * 0.8),
      { share: 0.57, leafy: 0, bold: BOLD },
      rng,
    )
  }
  return out + flowering(main, { share: 0.66, leafy: broad * 0.66, bold: 1 }, rng) + rosette(x, foot, broad)
}

/** Up to a tip that nods to one side. */
const stemOf = (x: number, foot: number, tip: number, high: number, bow: number): Poly =>
  curve(
    [
      [x, foot],
      [x + (tip - x) * 0.62 - bow * high * 0.022, foot - high * 0.36],
      [tip - bow * high * 0.026, foot - high * 0.72],
      [tip + bow * high * 0.03, foot - high + high * 0.05],
    ],
    false,
    16,
  )

/** More would leave slivers between them. */
const veinsOf = (long: number): number => (long > 170 ? 4 : long > 110 ? 3 : long > 76 ? 2 : 0)

/** On a shorter stem, bells are fewer instead of smaller: those would be too small to color. */
const BOLD = 1.48

interface Habit {
  /** How much of the stem has bells. */
  share: number
  /** How large the lowest leaf is. */
  leafy: number
  /** How large the bells are; where it is more than 1, there are fewer. */
  bold: number
}

/** Leaves grow smaller toward the bells. */
function flowering(stem: Poly, { share, leafy, bold }: Habit, rng: Rng): string {
  const long = length(stem) * share
  let green = ''
  for (const [i, { x, y, a, s }] of leafy ? walk(stem, leafy * 0.62, length(stem) * 0.16).entries() : []) {
    const size = leafy * (1 - i * 0.14)
    // Clear of the lowest bells.
    if (s + size * 0.95 > length(stem) - long) break
    green += vein(x, y, size, size * 0.4, a + (i % 2 ? 1 : -1) * 0.85, { veins: veinsOf(size), belly: 0.46, sw: 3.6 })
  }
  return (
    green +
    shape(
      band(stem, (t) => 15 - 7 * t),
      3.7,
    ) +
    foxgloveAlong(stem, long, rng, bold)
  )
}

const ROSETTE = [
  [-1.52, 0.92],
  [1.5, 0.9],
  [-1.02, 1],
  [1.04, 1],
  [0.06, 0.44],
] as const

/** Each leaf an angle from upright, and a share of the length; they arch to the outside. */
function rosette(x: number, foot: number, long: number): string {
  let out = ''
  for (const [k, share] of ROSETTE) {
    const size = long * share
    out += vein(x, foot, size, size * (share > 0.6 ? 0.4 : 0.48), UP + k, {
      veins: veinsOf(size),
      belly: 0.52,
      bend: share > 0.6 ? -Math.sign(k) * 0.1 : 0,
      sw: 3.8,
    })
  }
  return out
}
