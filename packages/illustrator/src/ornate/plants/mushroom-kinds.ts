/** Mushrooms by their kind: each stands on a foot and is as high as it is told. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { clipMarks, line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { tangleOver } from '../zentangle/fill.ts'
import { mushroom } from './mushroom.ts'

type Kind = (x: number, foot: number, high: number, rng: Rng) => string

/** Written 100 high, its foot at (0, 0). */
const place =
  (x: number, foot: number, high: number) =>
  (text: string, closed = true): Poly =>
    move(curve(text, closed), x, foot, 0, high / 100)

const lines = (at: (text: string, closed?: boolean) => Poly, ...texts: readonly string[]): string =>
  texts.map((text) => line(at(text, false), 3.4)).join('')

/** A pitted cone. */
const morel: Kind = (x, foot, high, rng) => {
  const at = place(x, foot, high)
  const cap = at('0,-100 16,-94 28,-70 30,-50 20,-36 0,-32 -20,-36 -30,-50 -28,-70 -16,-94')
  const pits = tangleOver(rect(x - high / 2, foot - high, high, high), 'hexagons', 0, high / 280, rng)
  return (
    shape(at('-14,-40! 14,-40! 12,-20 18,0! 0,4 -18,0! -12,-20'), 4.6) +
    lines(at, '-4,-30 -4,-4', '6,-30 6,-6') +
    shape(cap, 5) +
    clipMarks(pits, [cap], 3.4, 120) +
    shape(cap, 5, 'none')
  )
}

/** A funnel with folds that run down its stem. */
const chanterelle: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  return (
    shape(at('-46,-92! -36,-70 -18,-44 -10,-20 -12,0! 0,4 12,0! 10,-20 18,-44 36,-70 46,-92!'), 5) +
    lines(
      at,
      '-34,-84 -16,-50 -6,-18',
      '-18,-84 -8,-50 -2,-16',
      '0,-84 0,-16',
      '18,-84 8,-50 3,-16',
      '34,-84 16,-50 7,-18',
    ) +
    shape(at('-48,-92 -38,-100 -22,-94 -6,-100 12,-95 28,-101 46,-94 34,-84 16,-88 0,-82 -18,-87 -34,-82'), 4.6)
  )
}

/** A bell on a thin stem. */
const inkCap: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  return (
    shape(at('-5,-40! 5,-40! 5,-20 8,0! 0,3 -8,0! -5,-20'), 4.4) +
    shape(
      at(
        '0,-100 18,-90 28,-62 32,-34! 24,-40! 16,-32! 8,-40! 0,-32! -8,-40! -16,-32! -24,-40! -32,-34! -28,-62 -18,-90',
      ),
      5,
    ) +
    lines(at, '-10,-84 -16,-60 -16,-42', '0,-88 0,-44', '10,-84 16,-60 16,-42')
  )
}

/** A thick stem under a bun. */
const bolete: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  return (
    shape(at('-14,-56! 14,-56! 22,-26 24,-4 0,4 -24,-4 -22,-26'), 5) +
    lines(at, '-8,-46 -10,-10', '2,-46 2,-6', '10,-46 12,-10') +
    shape(at('-48,-58! 48,-58! 40,-48 0,-44 -40,-48'), 4.6) +
    shape(at('-50,-58! -46,-80 -24,-98 0,-100 24,-98 46,-80 50,-58! 0,-62'), 5) +
    lines(at, '-30,-76 -12,-88 8,-90')
  )
}

/** Thin ones from one foot. */
const cluster: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  let out = ''
  for (const [k, top, wide] of [
    [-36, 60, 17],
    [36, 66, 17],
    [-20, 82, 18],
    [20, 88, 18],
    [0, 100, 20],
  ] as const) {
    const tip = k * 0.9
    out += shape(at(`${k * 0.24 - 4},0! ${tip - 4},${-top + 14}! ${tip + 4},${-top + 14}! ${k * 0.24 + 4},0!`), 4.2)
    out += shape(
      at(
        `${tip - wide},${-top + 18}! ${tip - wide * 0.8},${-top + 6} ${tip},${-top} ${tip + wide * 0.8},${-top + 6} ${tip + wide},${-top + 18}! ${tip},${-top + 14}`,
      ),
      4.6,
    )
  }
  return out
}

/** A flat cap seen from below, with its gills. */
const parasol: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  const under = move(ellipse(0, -74, 50, 12), x, foot, 0, high / 100)
  return (
    shape(at('-5,-70! 5,-70! 6,-30 9,0! 0,4 -9,0! -6,-30'), 4.6) +
    shape(at('-14,-48 0,-54 14,-48 0,-42'), 4) +
    shape(under, 4.6) +
    lines(at, '-34,-72 -14,-68', '-16,-66 -8,-72', '0,-64 0,-72', '16,-66 8,-72', '34,-72 14,-68') +
    shape(at('-52,-74! -40,-88 -14,-96 0,-100 14,-96 40,-88 52,-74! 0,-82'), 5) +
    shape(at('-10,-93 0,-98 10,-93 0,-89'), 3.6) +
    [-30, -18, 20, 32]
      .map((k) => shape(move(ellipse(k, -84 - (Math.abs(k) < 22 ? 4 : 0), 5, 3), x, foot, 0, high / 100), 3.2))
      .join('')
  )
}

/** Small fans, one over the other, on a piece of wood. */
const oyster: Kind = (x, foot, high) => {
  const at = place(x, foot, high)
  let out = shape(at('-16,4! -18,-96! 14,-100! 18,4!'), 4.6) + lines(at, '-4,-92 -6,-60', '6,-40 4,-6')
  for (const [y, side] of [
    [-82, 1],
    [-58, -1],
    [-36, 1],
    [-14, -1],
  ] as const)
    out +=
      shape(
        at(
          `${side * 4},${y}! ${side * 20},${y - 16} ${side * 44},${y - 12} ${side * 50},${y} ${side * 34},${y + 6} ${side * 4},${y + 6}!`,
        ),
        4.6,
      ) + lines(at, `${side * 10},${y + 1} ${side * 42},${y - 3}`)
  return out
}

const flyAgaric: Kind = (x, foot, high, rng) => mushroom(x, foot - high * 0.03, high * 0.97, rng)

export const MUSHROOMS: readonly Kind[] = [flyAgaric, chanterelle, morel, parasol, inkCap, bolete, cluster, oyster]
