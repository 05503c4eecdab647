/** The land under the moon: two towers, a path between hills, and a pool. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
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
  return out + shape(slit, 4.5) + bushes(x, base)
}

/** At the foot of a tower or of a mountain. */
function bushes(x: number, base: number): string {
  let out = ''
  for (const [dx, r] of [
    [-46, 24],
    [44, 26],
    [-2, 30],
  ] as const)
    out += shape([...arc(x + dx, base + 4, r, Math.PI, TAU, 16), [x + dx + r, base + 12], [x + dx - r, base + 12]], 4.2)
  return out
}

/** A peak with snow on it and a lower one before it. */
export function peaks(x: number, base: number): string {
  const side = x < 512 ? 1 : -1
  const at = (text: string): Poly => curve(text).map(([u, v]): Point => [x + side * u, base + v])
  return (
    shape(at('-76,0! 4,-236! 96,0!'), 5) +
    shape(at('-24,-154! 4,-236! 36,-154! 20,-140! 6,-160! -8,-138!'), 4.2) +
    line(at('6,-160! 16,-80! 8,-40! 8,-40!').slice(0, 30), 3.4) +
    shape(at('14,0! 72,-116! 124,0!'), 4.6) +
    shape(at('52,-76! 72,-116! 90,-76! 72,-62!'), 4) +
    bushes(x + side * 10, base)
  )
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
export function hills(rng: Rng): { svg: string; near: Poly } {
  let svg = ''
  let near: Poly = []
  for (const [y, high, wave] of [
    [560, 34, 90],
    [640, 26, 120],
  ] as const) {
    const phase = rng.between(0, TAU)
    near = ridge(y, high, phase, wave)
    svg += shape(near, 4.5)
    // Lines that follow the ridge, as an engraver shades a slope.
    for (const dy of [20, 42]) svg += line(ridge(y + dy, high * 0.8, phase, wave).slice(0, -2), 3.4)
  }
  return { svg, near }
}

/** A path that winds from the front up between the towers, ever narrower, and goes over the near hill. */
export function path(rng: Rng, near: Poly): string {
  const side = rng.sign()
  const middle = curve(
    [
      [512, FOOT],
      [512 + side * 74, 770],
      [512 - side * 46, 690],
      [512 + side * 24, 640],
      [512, 590],
    ],
    false,
    14,
  )
  const edge = (sign: number): Poly =>
    middle.map(([x, y]): Point => [x + sign * (10 + Math.max(0, (y - 606) / (FOOT - 606)) ** 1.4 * 78), y])
  return shape(intersect([[...edge(-1), ...edge(1).reverse()]], [near]), 4.5)
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
