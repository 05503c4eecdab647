/** The frame of a card: a border of one ornament, and down both sides the phases of the moon, or a vine. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, TAU, walk } from '../kit/points.ts'
import { LEFT, RIGHT } from './landscape.ts'
import { star } from './luminaries.ts'

const COUNT = 20
const STEP = 908 / COUNT

/** One piece of the upper border, around a middle. */
const BORDERS: readonly ((x: number) => string)[] = [
  (x) =>
    shape(
      [
        [x - STEP / 2, 37],
        [x, 20],
        [x + STEP / 2, 37],
        [x, 54],
      ],
      3.6,
    ) +
    line(
      [
        [x, 20],
        [x, 54],
      ],
      3.2,
    ),
  (x) => shape(arc(x, 58, STEP / 2 - 1, Math.PI, TAU, 16), 3.8) + shape(arc(x, 58, STEP / 4, Math.PI, TAU, 12), 3.4),
  (x) =>
    circle(x, 37, 15, 3.8) +
    line(
      [
        [x + STEP / 2, 16],
        [x + STEP / 2, 58],
      ],
      3.6,
    ),
  (x) =>
    shape(
      [
        [x - STEP / 2, 58],
        [x, 18],
        [x + STEP / 2, 58],
      ],
      3.8,
    ),
]

export function cardFrame(rng: Rng): string {
  const border = rng.pick(BORDERS)
  const column = rng.pick([phases, vine, lilies, chains])
  let out = shape(rect(16, 16, 992, 992), 7) + shape(rect(58, 58, 908, 908), 5)
  const pieces = Array.from({ length: COUNT }, (_, i) => border(58 + (i + 0.5) * STEP)).join('')
  const corner = shape(rect(16, 16, 42, 42), 5) + shape(star(37, 37, 17), 3)
  for (let turn = 0; turn < 4; turn++) out += `<g transform="rotate(${turn * 90} 512 512)">${pieces}${corner}</g>`
  const left = column(131, rng)
  out += `${left}<g transform="matrix(-1 0 0 1 1024 0)">${left}</g>`
  for (const x of [LEFT - 14, RIGHT + 14])
    out += line(
      [
        [x, 58],
        [x, 966],
      ],
      4.5,
    )
  return out
}

/** From new to full and back, stars between them, on a row of arches. */
function phases(x: number, rng: Rng): string {
  const grows = rng.sign()
  let out = ''
  for (const [i, phase] of [-1, -0.5, 0, 0.5, 1].entries()) {
    const y = 152 + i * 180
    out += circle(x, y, 54, 5) + circle(x, y, 45, 3.4) + lit(x, y, 45, phase * grows)
    if (i) out += shape(star(x, y - 90, 30), 4) + rays(x, y - 90)
  }
  return out
}

const rays = (x: number, y: number): string =>
  [-1, 1].map((side) => shape(leaf(x + side * 32, y, 26, 15, side < 0 ? Math.PI : 0, 0.4), 3.4)).join('')

/** The lit part of a moon: full at 0, a crescent toward 1 or -1. */
function lit(x: number, y: number, r: number, phase: number): string {
  if (!phase) return circle(x - 14, y - 14, 12, 3.2) + circle(x + 15, y + 10, 15, 3.2)
  const bow = Math.abs(phase) === 1 ? 0.5 : -0.1
  const side = Math.sign(phase)
  const limb = arc(x, y, r, -Math.PI / 2, Math.PI / 2, 20).map(([u, v]) => [x + (u - x) * side, v] as const)
  const inner = arc(x, y, r, Math.PI / 2, -Math.PI / 2, 20).map(([u, v]) => [x + (u - x) * side * bow, v] as const)
  return shape([...limb, ...inner], 4)
}

/** A vine with leaves and moons in its bends. */
function vine(x: number): string {
  const stem = curve(
    Array.from({ length: 11 }, (_, i) => [x + (i % 2 ? 20 : -20), 946 - i * 87] as const),
    false,
    12,
  )
  let out = shape(
    band(stem, (t) => 12 * Math.min(1, 8 * t, 8 * (1 - t))),
    3.8,
  )
  for (const [i, { x: u, y, a }] of walk(stem, 47, 24).entries()) {
    if (y > 920 || y < 104) continue
    const side = i % 2 ? 1 : -1
    out += shape(leaf(u, y, 46, 29, a + side * 0.95, 0.45), 3.8)
  }
  for (let i = 1; i < 10; i++) out += circle(x + (i % 2 ? -38 : 38), 946 - i * 87, 15, 3.8)
  return out
}

/** Buds one above the other, each out of the one below. */
function lilies(x: number): string {
  let out = ''
  for (let y = 930; y > 120; y -= 118)
    for (const [turn, long, wide] of [
      [-0.9, 74, 34],
      [0.9, 74, 34],
      [-0.4, 92, 36],
      [0.4, 92, 36],
      [0, 112, 40],
    ] as const)
      out += shape(leaf(x, y, long, wide, -Math.PI / 2 + turn, 0.55), 3.8)
  return out
}

/** Diamonds and stars in turn, rings between them. */
function chains(x: number): string {
  let out = ''
  for (let i = 0; i < 7; i++) {
    const y = 122 + i * 130
    out +=
      shape(
        [
          [x, y - 48],
          [x + 40, y],
          [x, y + 48],
          [x - 40, y],
        ],
        4.4,
      ) + shape(star(x, y, 28), 3.6)
    if (i) out += circle(x, y - 65, 14, 3.6)
  }
  return out
}
