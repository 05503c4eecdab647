/** The land under the moon: two towers, a path between hills, and a pool. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'

export const LEFT = 208
export const RIGHT = 816
export const FOOT = 856

/** Stones, a slit window and battlements. */
export function tower(x: number, base: number): string {
  const [wide, high] = [92, 200]
  const top = base - high
  const half = wide / 2
  let out = shape(
    [
      [x - half, base],
      [x - half * 0.84, top],
      [x + half * 0.84, top],
      [x + half, base],
    ],
    5,
  )
  const rows = Math.floor(high / 44)
  for (let j = 1; j < rows; j++) {
    const y = top + j * 44
    const w = half * (0.84 + (0.16 * (y - top)) / high)
    out += line(
      [
        [x - w, y],
        [x + w, y],
      ],
      3.4,
    )
    for (const t of j % 2 ? [-0.33, 0.33] : [0])
      out += line(
        [
          [x + t * w, y],
          [x + t * w, Math.min(base, y + 44)],
        ],
        3.4,
      )
  }
  const crown = half * 1.2
  out += shape(rect(x - crown, top - 30, crown * 2, 30), 4.5)
  const merlon = (crown * 2) / 5
  for (let i = 0; i < 5; i += 2) out += shape(rect(x - crown + i * merlon, top - 58, merlon, 28), 4.5)
  const y = top + 66
  const slit: Poly = [[x - 15, y + 50], ...arc(x, y, 15, Math.PI, TAU, 12), [x + 15, y + 50]]
  return out + shape(slit, 4.5)
}

/** Tall and narrow, its foliage in rising flames. */
export function cypress(x: number, base: number): string {
  let out = shape(rect(x - 12, base - 40, 24, 40), 4.5)
  for (const [dx, foot, long, wide] of [
    [-20, 24, 150, 54],
    [20, 24, 150, 54],
    [-12, 70, 180, 50],
    [12, 70, 180, 50],
    [0, 30, 262, 58],
  ] as const)
    out += shape(leaf(x + dx, base - foot, long, wide, -Math.PI / 2 + dx * 0.004, 0.35), 4.2)
  return (
    out +
    line(
      [
        [x, base - 60],
        [x, base - 230],
      ],
      3.4,
    )
  )
}

function ridge(y: number, high: number, phase: number, wave: number): Poly {
  const out: Poly = []
  for (let x = LEFT; x <= RIGHT; x += 16) out.push([x, y + high * Math.sin(x / wave + phase)])
  return [...out, [RIGHT, FOOT], [LEFT, FOOT]]
}

/** Hills one behind another, their near sides lined as an engraver would. */
export function hills(rng: Rng): string {
  let out = ''
  for (const [y, high, wave] of [
    [560, 34, 90],
    [640, 26, 120],
  ] as const) {
    const phase = rng.between(0, TAU)
    out += shape(ridge(y, high, phase, wave), 4.5)
    // Lines that follow the ridge, as an engraver shades a slope.
    for (const dy of [20, 42]) out += line(ridge(y + dy, high * 0.8, phase, wave).slice(0, -2), 3.4)
  }
  return out
}

/** A path that winds from the front up between the towers, ever narrower. */
export function path(rng: Rng): string {
  const side = rng.sign()
  const middle = curve(
    [
      [512, FOOT],
      [512 + side * 74, 770],
      [512 - side * 46, 690],
      [512 + side * 24, 640],
      [512, 606],
    ],
    false,
    14,
  )
  const edge = (sign: number): Poly =>
    middle.map(([x, y]): Point => [x + sign * Math.max(0, (y - 606) / (FOOT - 606)) ** 1.4 * 88, y])
  return shape([...edge(-1), ...edge(1).reverse()], 4.5)
}

/** Water at the foot, with rings, and reeds at its sides. */
export function pool(): string {
  const shore = curve(
    [
      [LEFT, FOOT],
      [LEFT, 800],
      [330, 776],
      [512, 768],
      [694, 776],
      [RIGHT, 800],
      [RIGHT, FOOT],
    ].map(([x, y]) => ({ x: x!, y: y!, corner: x === LEFT || x === RIGHT })),
  )
  let out = shape(shore, 5)
  for (const [y, inset] of [
    [806, 40],
    [832, 90],
  ] as const)
    out += line(
      curve(
        [
          [LEFT + inset, y],
          [400, y - 10],
          [512, y + 4],
          [640, y - 8],
          [RIGHT - inset, y],
        ],
        false,
      ),
      3.6,
    )
  for (const side of [-1, 1])
    for (const [dx, long, lean] of [
      [276, 92, 0.05],
      [244, 104, 0],
      [208, 76, -0.2],
    ] as const)
      out += shape(leaf(512 + side * dx, FOOT, long, 24, -Math.PI / 2 + side * lean, 0.35), 3.8)
  return out
}
