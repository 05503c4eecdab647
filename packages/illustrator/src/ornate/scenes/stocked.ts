/** A wall of shelves that is full from end to end: bottles over drawers, or wool in its pigeonholes. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { placedThing, supply } from '../places/goods.ts'
import { bottle } from './bottles.ts'

/** `asked` are anything we can draw: one stands here and there among the bottles. */
export function apothecary(rng: Rng, asked: readonly string[]): string {
  const others = supply(
    asked.length ? asked : ['mortar and pestle', 'candle', 'book', 'hourglass', 'skull', 'scale', 'potted plant'],
    rng,
  )
  let out = shape(rect(14, 14, 996, 996), 5) + cornice()
  for (const [i, foot] of [300, 484, 668].entries()) {
    const high = 158
    out += shape(rect(40, foot - high, 944, high), 4.6)
    for (const [from, to] of [
      [48, 344],
      [362, 662],
      [680, 976],
    ] as const)
      out += rowOf(from, to, foot, high - 14, (i + from) % 2 === 0 ? others : null, rng)
    for (const x of [344, 662]) out += shape(rect(x, foot - high, 18, high), 4.4)
    out += shape(rect(26, foot, 972, 22), 5)
  }
  return page(out + drawers(rng) + paperAround(rect(14, 14, 996, 996)))
}

/** Bottles close together; one of something else among them. */
function rowOf(from: number, to: number, foot: number, high: number, other: (() => string) | null, rng: Rng): string {
  let out = ''
  const count = 5
  const step = (to - from) / count
  const odd = other ? rng.int(0, count - 2) : -1
  for (let i = 0; i < count; i++) {
    if (i === odd && other) {
      out += placedThing(other(), from + step * (i + 1), foot, step * 2 - 12, Math.min(high, 118), 4, rng)
      i++
      continue
    }
    const h = Math.min(high, high * rng.between(0.62, 0.99), (step * 1.5) / 0.7)
    out += bottle(from + step * (i + 0.5), foot, h, rng)
  }
  return out
}

function cornice(): string {
  let out = shape(curve('30,126! 46,92 70,76 512,60 954,76 978,92 994,126!'), 5)
  for (let i = 0; i < 15; i++) out += circle(100 + i * 59, 101 - 16 * Math.sin(((i + 0.5) / 15) * Math.PI), 15, 4)
  return out + shape(rect(22, 122, 980, 20), 5)
}

/** Two rows of small drawers with a plate and a knob each. */
function drawers(rng: Rng): string {
  const isRound = rng.chance(0.5)
  let out = shape(rect(26, 690, 972, 320), 5)
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [40 + i * 158, 704 + j * 100]
      out += shape(rect(x, y, 150, 90), 4.6) + shape(rect(x + 11, y + 11, 128, 68), 3.6)
      out += shape(rect(x + 37, y + 20, 76, 26), 3.8)
      out += isRound ? circle(x + 75, y + 62, 11, 4) : shape(ellipse(x + 75, y + 62, 22, 9, 24), 4)
    }
  return out
}

/** Pigeonholes of balls and skeins, a table with baskets before them. */
export function yarnWall(rng: Rng): string {
  let out = shape(rect(14, 14, 996, 996), 5)
  const [columns, rows, wide, high] = [4, 4, 244, 242]
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [28 + i * wide, 28 + j * high]
      out += shape(rect(x, y, wide - 10, high - 10), 5)
      out += rng.pick([balls, skeins, skeins, cones])(x + 6, y + high - 13, wide - 22, rng)
    }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** A pile of balls in a hole, from its floor up. */
function balls(x: number, foot: number, w: number, rng: Rng): string {
  let out = ''
  const r = w / 6
  for (const [row, count] of [3, 2, 3, 2].entries()) {
    const y = foot - r - row * r * 1.72
    if (y - r < foot - 222) break
    for (let i = 0; i < count; i++) out += ball(x + r + i * 2 * r + (count === 2 ? r : 0), y, r - 2, rng)
  }
  return out
}

function ball(x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, 3)
  const form = ellipse(x, y, r, r, 40)
  const threads = [-0.56, -0.2, 0.16, 0.52].map((k) => ({
    poly: move(
      curve([[-r, k * r + 4] as Point, [0, k * r - r * 0.3] as Point, [r, k * r + 4] as Point], false),
      x,
      y,
      turn,
    ),
    open: true,
  }))
  return shape(form, 4.6) + clipMarks(threads, [form], 3.4)
}

/** Skeins lie on each other, their ends to us or along. */
function skeins(x: number, foot: number, w: number, rng: Rng): string {
  let out = ''
  const isAlong = rng.chance(0.6)
  const high = isAlong ? 42 : 68
  const count = isAlong ? 1 : 3
  for (let y = foot; y - high > foot - 222; y -= high)
    for (let i = 0; i < count; i++)
      out += isAlong
        ? lying(x + w / 2, y - high / 2, w - 8, high - 3, rng)
        : ended(x + (w * (i + 0.5)) / 3, y - high / 2, w / 6 - 2, high / 2 - 1)
  return out
}

/** A long skein with a paper band around its middle. */
function lying(x: number, y: number, w: number, h: number, rng: Rng): string {
  const [a, b] = [w / 2, h / 2]
  const form: Poly = curve(
    `${x - a},${y} ${x - a + 12},${y - b} ${x},${y - b * 0.9} ${x + a - 12},${y - b} ${x + a},${y} ${x + a - 12},${y + b} ${x},${y + b * 0.9} ${x - a + 12},${y + b}`,
  )
  const threads = Array.from({ length: 9 }, (_, i) => {
    const u = x - a + 10 + (i * (w - 10)) / 9
    return {
      poly: [
        [u, y + b],
        [u + 16, y - b],
      ] as Poly,
      open: true,
    }
  })
  const at = x + rng.between(-12, 12)
  return (
    shape(form, 4.4) +
    clipMarks(threads, [form], 3.2) +
    shape(rect(at - 32, y - b * 0.96, 64, h * 0.96), 4) +
    shape(ellipse(at, y, 15, b * 0.5, 20), 3.2)
  )
}

/** Its end: a knot of threads. */
const ended = (x: number, y: number, rx: number, ry: number): string =>
  shape(ellipse(x, y, rx, ry, 34), 4.4) + shape(ellipse(x, y, rx * 0.62, ry * 0.6, 26), 3.4) + circle(x, y, 8, 3.4)

/** Wound on cones, in two rows. */
function cones(x: number, foot: number, w: number): string {
  let out = ''
  for (const y of [foot - 112, foot]) {
    for (let i = 0; i < 3; i++) {
      const [u, half] = [x + (w * (i + 0.5)) / 3, w / 6 - 4]
      const form: Poly = [
        [u - half, y - 2],
        [u - half * 0.5, y - 90],
        [u + half * 0.5, y - 90],
        [u + half, y - 2],
      ]
      out += shape(rect(u - 9, y - 102, 18, 14), 4) + shape(form, 4.6)
      for (const t of [0.22, 0.44, 0.66, 0.86]) {
        const reach = half * (0.5 + 0.5 * t)
        out += line(
          [
            [u - reach, y - 90 + 88 * t],
            [u + reach, y - 90 + 88 * t - 8],
          ],
          3.4,
        )
      }
    }
    if (y < foot) out += shape(rect(x - 4, y, w + 8, 10), 4)
  }
  return out
}
