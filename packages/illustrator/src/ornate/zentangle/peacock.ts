/** The peacock as closed parts, back to front: its tail is a fan of large feathers, each with an eye. */
import { BREAST, peacockHead } from '../birds/peacock.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { type Beast, both, type Part } from './beast.ts'

/** Where all feathers grow from. */
const ROOT = [512, 770] as const

/** The bird itself is small before its tail. */
const BODY = 0.7
/** How much taller than among the other birds. */
const TALL = 1.24
const small = (poly: Poly): Poly =>
  move(
    poly.map(([x, y]) => [x - 512, y - 886]),
    512,
    886,
    0,
    BODY,
  )

/** Upright, from its root at the origin. */
const feather = (long: number, wide: number): Poly =>
  curve([
    { x: 0, y: 0, corner: true },
    [-wide * 0.34, -long * 0.4],
    [-wide * 0.5, -long * 0.76],
    [-wide * 0.34, -long * 0.95],
    [0, -long],
    [wide * 0.34, -long * 0.95],
    [wide * 0.5, -long * 0.76],
    [wide * 0.34, -long * 0.4],
  ])

/** A drop with two rings in it, left free of patterns so that the fan can be read from afar. */
const eyeOf = (turn: number, long: number, wide: number): string => {
  const at = (y: number, r: number): Poly => move(ellipse(0, -long * y, r, r * 1.2), ...ROOT, turn)
  return shape(at(0.78, wide * 0.33), 5) + shape(at(0.77, wide * 0.21), 4) + shape(at(0.755, wide * 0.1), 3.6)
}

function row(turns: readonly number[], long: number, wide: number): Part[] {
  return turns.map((turn) => ({
    poly: move(feather(long, wide), ...ROOT, turn),
    one: 'any',
    turn,
    sw: 7,
    over: eyeOf(turn, long, wide),
  }))
}

export function peacock(): Beast {
  const neck = move(curve(BREAST), 512, 886, 0, TALL)
  const wing = curve('420,660! 376,706 364,780 398,850 436,872! 452,800 444,716')
  let features = ''
  for (const side of [-1, 1]) {
    features += line(curve(`${512 + side * 34},884 ${512 + side * 36},930 ${512 + side * 38},962`, false), 7)
    for (const toe of [-26, 0, 26])
      features += line(
        [
          [512 + side * 38, 958],
          [512 + side * 38 + toe, 984],
        ],
        6,
      )
  }
  for (const { poly, open, fill } of peacockHead()) {
    const at = move(poly, 512, 886 - 436 * TALL, 0, 1.5)
    features += open ? line(at, 6) : shape(at, 6, fill)
  }
  return {
    parts: [
      ...row([-1.6, 1.6, -1.2, 1.2, -0.8, 0.8, -0.4, 0.4, 0], 484, 208),
      ...row([-1.4, 1.4, -1, 1, -0.6, 0.6, -0.2, 0.2], 318, 138),
      { poly: small(neck), one: 'scales', turn: 0, sw: 7 },
      both(small(wing), { one: 'feathers', turn: 0, sw: 6 }),
    ],
    features: `<g transform="translate(512 886) scale(${BODY}) translate(-512 -886)">${features}</g>`,
  }
}
