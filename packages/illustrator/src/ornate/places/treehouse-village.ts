/** A village of tree houses with bridges between them. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { grass, leaves } from './boughs.ts'

const EDGE = rect(14, 14, 996, 996)

/** Three trunks, a house in each, bridges between them, lanterns under these. */
export function treehouseVillage(rng: Rng, asked: readonly string[]): string {
  let out = ''
  for (const [x, w] of [
    [170, 120],
    [520, 140],
    [860, 120],
  ] as const) {
    const [l, r] = [x - w / 2, x + w / 2]
    out += shape(
      curve(
        `${l + 20},14! ${l + 16},400 ${l},760 ${l - 70},1000! ${r + 70},1000! ${r},760 ${r - 16},400 ${r - 20},14!`,
      ),
      5.4,
    )
    out +=
      line(curve(`${x - 14},40 ${x - 10},420 ${x - 24},900`, false), 3.8) +
      line(curve(`${x + 20},80 ${x + 16},500 ${x + 30},900`, false), 3.8)
  }
  out += leaves(rng)
  out +=
    bridge([250, 470], [440, 400]) +
    bridge([610, 400], [780, 520]) +
    bridge([250, 790], [450, 720]) +
    bridge([600, 720], [780, 800])
  out +=
    house(170, 470, 230, rng) +
    house(520, 400, 260, rng) +
    house(860, 520, 230, rng) +
    house(170, 790, 210, rng) +
    house(520, 720, 220, rng) +
    house(860, 800, 210, rng)
  for (const [x, y] of [
    [340, 460],
    [696, 484],
    [350, 784],
    [690, 786],
  ] as const)
    out +=
      line(
        [
          [x, y],
          [x, y + 30],
        ],
        3.8,
      ) + (standing('lantern', () => 4.2)?.(x, y + 108, 70, 82) ?? '')
  for (const [i, name] of asked
    .filter((name) => name !== 'lantern')
    .slice(0, 3)
    .entries())
    out += standing(name, () => 5, 'sit')?.([345, 690, 512][i]!, 985, 180, 170) ?? ''
  return page(out + grass(rng) + paperAround(EDGE))
}

/** On a platform with struts: walls, a roof of shingles, a door and a window. */
function house(x: number, foot: number, w: number, rng: Rng): string {
  const h = w * 0.5
  let out = shape(rect(x - w * 0.62, foot, w * 1.24, 16), 4.6)
  for (const side of [-1, 1])
    out += shape(
      band(
        [
          [x + side * w * 0.5, foot + 16],
          [x + side * w * 0.16, foot + 74],
        ],
        13,
      ),
      4,
    )
  out += shape(rect(x - w * 0.4, foot - h, w * 0.8, h), 5)
  const roof: Poly = [
    [x - w * 0.56, foot - h + 8],
    [x + rng.between(-10, 10), foot - h - w * 0.42],
    [x + w * 0.56, foot - h + 8],
  ]
  out += shape(roof, 5)
  for (const k of [0.34, 0.66])
    out += line(
      curve(
        [
          [x - w * 0.56 * k, foot - h - w * 0.42 * (1 - k)],
          [x, foot - h - w * 0.42 * (1 - k) + 14],
          [x + w * 0.56 * k, foot - h - w * 0.42 * (1 - k)],
        ],
        false,
      ),
      3.8,
    )
  out += shape(
    [[x - w * 0.28, foot], ...arc(x - w * 0.15, foot - h * 0.5, w * 0.13, Math.PI, TAU, 12), [x - w * 0.02, foot]],
    4.4,
  )
  out +=
    circle(x + w * 0.2, foot - h * 0.52, w * 0.12, 4.4) +
    line(
      [
        [x + w * 0.08, foot - h * 0.52],
        [x + w * 0.32, foot - h * 0.52],
      ],
      3.6,
    ) +
    line(
      [
        [x + w * 0.2, foot - h * 0.52 - w * 0.12],
        [x + w * 0.2, foot - h * 0.52 + w * 0.12],
      ],
      3.6,
    )
  for (let u = -0.6; u <= 0.61; u += 0.2)
    out += line(
      [
        [x + u * w, foot],
        [x + u * w, foot - 34],
      ],
      3.8,
    )
  return out
}

/** Planks on two ropes, with a hand rope above. */
function bridge(from: Point, to: Point): string {
  const sag = (lift: number): Poly =>
    curve(
      [
        [from[0], from[1] - lift],
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 40 - lift],
        [to[0], to[1] - lift],
      ],
      false,
      14,
    )
  let out = line(sag(64), 4.4)
  for (const { x, y } of walk(sag(0), 22, 6))
    out +=
      line(
        [
          [x, y],
          [x, y - 62],
        ],
        3.2,
      ) + shape(rect(x - 9, y - 4, 18, 22), 3.4)
  return out
}
