/** A stand of three plates, as it is set on the table for tea: scones below, small cakes above them, berries on top. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'

/** Split in the middle, cream and jam between its halves. */
function scone(x: number, foot: number, size: number): string {
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, foot, 0, size / 80)
  return (
    shape(at('-34,0! -40,-12 -36,-26! 36,-26! 40,-12 34,0!'), 4) +
    shape(at('-40,-24 -26,-16 -12,-23 2,-15 16,-23 30,-16 41,-25 38,-35 -38,-35'), 3.6) +
    shape(at('-37,-33! -42,-48 -30,-60 -12,-58 2,-66 18,-59 34,-60 42,-46 37,-33!'), 4) +
    [-16, 4, 20].map((u, i) => line(at(`${u},${-46 - 4 * (i % 2)} ${u + 8},${-44 - 4 * (i % 2)}`, false), 3.2)).join('')
  )
}

function smallCake(x: number, foot: number, size: number): string {
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, foot, 0, size / 80)
  return (
    shape(at('-24,0! -32,-32! 32,-32! 24,0!'), 4) +
    ['-10,0 -13,-32', '10,0 13,-32'].map((fold) => line(at(fold, false), 3.3)).join('') +
    shape(at('-36,-32! -38,-46 -26,-54 -24,-66 -8,-70 0,-84 10,-70 24,-66 26,-54 38,-46 36,-32!'), 4) +
    line(at('-26,-52 0,-46 26,-54', false), 3.3) +
    circle(...at('0,-90')[0]!, Math.max(9.5, size * 0.11), 3.4)
  )
}

function berry(x: number, foot: number, size: number): string {
  const at = (text: string): Poly => move(curve(text), x, foot, 0, size / 80)
  return (
    shape(at('0,0! -30,-26 -34,-58 -12,-66 0,-60 12,-66 34,-58 30,-26'), 4) +
    shape(at('0,-58! -20,-54 -30,-68! -12,-70 0,-86! 12,-70 30,-68! 20,-54'), 3.6)
  )
}

/** Its foot at `foot`, so high up to its handle. */
export function teaStand(x: number, foot: number, high: number, rng: Rng): string {
  const unit = high / 100
  const at = (text: string, y: number): Poly => move(curve(text), x, y, 0, unit)
  let out =
    shape(at('-14,0! -12,-4 -3,-7 -2.4,-12! 2.4,-12! 3,-7 12,-4 14,0!', foot), 4.6) +
    shape(
      [
        [x - 1.6 * unit, foot - 92 * unit],
        [x + 1.6 * unit, foot - 92 * unit],
        [x + 1.6 * unit, foot - 10 * unit],
        [x - 1.6 * unit, foot - 10 * unit],
      ],
      4,
    ) +
    shape([ellipse(x, foot - 96 * unit, 5.4 * unit), ellipse(x, foot - 96 * unit, 2.8 * unit)], 4)
  const cakes = rng.chance(0.5)
  for (const [y, half, count, draw] of [
    [12, 37, 4, scone],
    [43, 28, 3, cakes ? smallCake : scone],
    [70, 19, 3, cakes ? berry : smallCake],
  ] as const) {
    const top = foot - y * unit
    const wide = half * unit
    out += shape(at(`-${half},0! -${half * 0.8},5 0,7 ${half * 0.8},5 ${half},0!`, top), 4.4)
    out +=
      shape(ellipse(x, top, wide, wide * 0.16, 60), 4.6) + shape(ellipse(x, top, wide * 0.86, wide * 0.11, 60), 3.4)
    const size = (wide * 1.72) / count
    for (const i of [...Array(count).keys()].sort(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    ))
      out += draw(x + (i - (count - 1) / 2) * size, top + wide * 0.05, size * 0.9)
  }
  return out
}
