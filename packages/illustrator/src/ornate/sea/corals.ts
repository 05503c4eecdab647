/** What grows on a reef: each from its foot, as high as that. */
import type { Rng } from '../../ink/random.ts'
import { union } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, TAU } from '../kit/points.ts'

export type Coral = (x: number, foot: number, h: number, rng: Rng) => string

const UP = -Math.PI / 2

/** Branches that fork, in one outline, with rings on the thick ones. */
const stag: Coral = (x, foot, most, rng) => {
  const h = Math.min(most, 330)
  const parts: Poly[] = []
  const knots: Point[] = []
  const branch = (u: number, v: number, long: number, a: number, wide: number, level: number): void => {
    const end: Point = [u + long * Math.cos(a), v + long * Math.sin(a)]
    parts.push(
      band([[u, v], end], (t) => wide * (1 - 0.24 * t)),
      ellipse(...end, wide * 0.42, wide * 0.42, 16),
    )
    if (wide > 26) knots.push([(u + end[0]) / 2, (v + end[1]) / 2])
    if (level < 2)
      for (const k of [-0.56, 0.52]) branch(...end, long * 0.7, a + k + rng.between(-0.1, 0.1), wide * 0.78, level + 1)
  }
  branch(x, foot, h * 0.4, UP + rng.between(-0.1, 0.1), Math.max(26, h * 0.13), 0)
  return shape(union(parts), 4.4) + knots.map(([u, v]) => dot(u, v, 4)).join('')
}

/** A fan: ribs from one foot, arcs between them, a smooth rim. */
const fan: Coral = (x, foot, h) => {
  const at = (r: number, a: number): Point => [x + r * Math.cos(a) * 0.94, foot + r * Math.sin(a)]
  const [from, to] = [Math.PI * 1.14, Math.PI * 1.86]
  const rim = (r: number): Poly => Array.from({ length: 31 }, (_, i) => at(r, from + ((to - from) * i) / 30))
  let out = shape([[x, foot], ...rim(h)], 4.8)
  const ribs = Math.max(5, Math.round(h / 34))
  for (let i = 1; i < ribs; i++) {
    const a = from + ((to - from) * i) / ribs
    out += line([at(i % 2 ? h * 0.3 : h * 0.12, a), at(h, a)], 3.6)
  }
  for (const k of [0.34, 0.56, 0.78]) if (h * 0.22 > 24) out += line(rim(h * k), 3.4)
  return out
}

/** Pipes of different height, open above. */
const tubes: Coral = (x, foot, h, rng) =>
  [
    [-0.3, 0.66],
    [0.3, 0.76],
    [0, 1],
  ]
    .map(([dx, share]) => {
      const [u, top, w] = [x + dx! * h * 0.9, foot - h * share! * rng.between(0.92, 1), Math.max(22, h * 0.14)]
      let out = shape(
        [
          [u - w * 0.8, foot],
          [u - w, top],
          [u + w, top],
          [u + w * 0.8, foot],
        ],
        4.6,
      )
      for (let y = top + 46; y < foot - 16; y += 42)
        out += line(
          curve(
            [
              [u - w * 0.94, y - 8],
              [u, y + 6],
              [u + w * 0.94, y - 8],
            ],
            false,
            6,
          ),
          3.5,
        )
      return out + shape(ellipse(u, top, w, Math.max(13, w * 0.42)), 4.4)
    })
    .join('')

/** A dome with winding furrows. */
const brain: Coral = (x, foot, h, rng) => {
  const r = h * 0.66
  const dome: Poly = arc(x, foot, r, Math.PI, TAU, 36)
  const marks: Mark[] = []
  const rings = Math.max(2, Math.round(r / 34))
  for (let k = 1; k < rings; k++) {
    const phase = rng.between(0, TAU)
    marks.push({
      poly: Array.from({ length: 70 }, (_, i): Point => {
        const a = Math.PI + (i / 69) * Math.PI
        const q = (r * k) / rings + 7 * Math.sin(i * (0.4 + k * 0.12) + phase)
        return [x + q * Math.cos(a), foot + q * Math.sin(a)]
      }),
      open: true,
    })
  }
  return shape(dome, 4.8) + clipMarks(marks, [dome], 3.6)
}

/** Arms around a mound. */
const anemone: Coral = (x, foot, most, rng) => {
  const h = Math.min(most, 250)
  let out = ''
  for (const k of [-1.2, 1.2, -0.8, 0.8, -0.4, 0.4, 0]) {
    const [a, long] = [UP + k, h * (0.72 - 0.1 * Math.abs(k))]
    const bend = rng.between(-0.3, 0.3)
    const root: Point = [x + k * h * 0.16, foot - h * 0.26]
    const arm = curve(
      [
        root,
        [root[0] + long * 0.5 * Math.cos(a + bend), root[1] + long * 0.5 * Math.sin(a + bend)],
        [root[0] + long * Math.cos(a), root[1] + long * Math.sin(a)],
      ],
      false,
      8,
    )
    const wide = Math.max(18, h * 0.1)
    out += shape(union([band(arm, wide), ellipse(...arm.at(-1)!, wide * 0.72, wide * 0.72, 20)]), 4)
  }
  const mound = curve(
    [
      [x - h * 0.42, foot],
      [x - h * 0.36, foot - h * 0.24],
      [x, foot - h * 0.36],
      [x + h * 0.36, foot - h * 0.24],
      [x + h * 0.42, foot],
    ],
    false,
    8,
  )
  out += shape(mound, 4.6)
  for (const k of [-0.2, 0, 0.2])
    out += line(
      [
        [x + k * h, foot],
        [x + k * h * 0.8, foot - h * 0.2],
      ],
      3.4,
    )
  return out
}

/** Plates one above the other. */
const shelves: Coral = (x, foot, h, rng) => {
  let out = ''
  for (let i = 0; i < 3; i++) {
    const [y, w] = [foot - h * (0.12 + i * 0.3), h * (0.62 - i * 0.12)]
    const off = rng.between(-0.08, 0.08) * h
    out += shape(curve(`${x - 14},${foot}! ${x - 10},${y}! ${x + 10},${y}! ${x + 14},${foot}!`), 4)
    const bumps = Array.from({ length: 6 }, (_, k) =>
      arc(x + off - w + (k + 0.5) * (w / 3), y, w / 6, Math.PI, 0, 8).map(([u, v]): Point => [u, v * 1]),
    ).flat()
    out += shape(
      [
        [x + off - w, y],
        ...arc(x + off, y, w, Math.PI, TAU, 24).map(([u, v]): Point => [u, y + (v - y) * 0.42]),
        [x + off + w, y],
        ...bumps.reverse(),
      ],
      4.4,
    )
    out += line(
      arc(x + off, y, w * 0.62, Math.PI * 1.08, Math.PI * 1.92, 16).map(([u, v]): Point => [u, y + (v - y) * 0.42]),
      3.4,
    )
  }
  return out
}

/** A vase with rings around its mouth. */
const sponge: Coral = (x, foot, most) => {
  const h = Math.min(most, 290)
  const w = h * 0.3
  let out = shape(
    curve(
      `${x - w * 0.5},${foot}! ${x - w * 0.8},${foot - h * 0.4} ${x - w},${foot - h * 0.92}! ${x + w},${foot - h * 0.92}! ${x + w * 0.8},${foot - h * 0.4} ${x + w * 0.5},${foot}!`,
    ),
    4.6,
  )
  for (const [u, v] of [
    [-0.4, 0.66],
    [0.36, 0.7],
    [0, 0.44],
    [-0.3, 0.22],
    [0.3, 0.26],
  ] as const)
    out += circle(x + u * w, foot - v * h, Math.max(10, h * 0.055), 3.5)
  return (
    out +
    shape(ellipse(x, foot - h * 0.92, w, Math.max(15, h * 0.1)), 4.4) +
    shape(ellipse(x, foot - h * 0.92, w * 0.6, Math.max(8, h * 0.05)), 3.5)
  )
}

/** Ribbons with leaves at both sides. */
export const kelp: Coral = (x, foot, h, rng) => {
  const sway = rng.between(-0.1, 0.1) * h
  const spine = curve(
    [
      [x, foot],
      [x + sway, foot - h * 0.36],
      [x - sway * 0.6, foot - h * 0.7],
      [x + sway * 0.6, foot - h],
    ],
    false,
    12,
  )
  let out = line(spine, 7)
  for (let i = 3; i < spine.length - 2; i += 3) {
    const side = (i / 3) % 2 ? 1 : -1
    out += shape(leaf(...spine[i]!, 92, 34, UP + side * 0.85, 0.45, side * 0.08), 3.8)
  }
  return out + shape(leaf(...spine.at(-1)!, 84, 32, UP, 0.45), 3.8)
}

/** Blades of grass. */
export const seaGrass: Coral = (x, foot, h, rng) =>
  [-1, 1, -0.5, 0.5, 0]
    .map((k) =>
      shape(
        leaf(x + k * 26, foot, h * (1 - Math.abs(k) * 0.3), 26, UP + k * 0.3 + rng.between(-0.06, 0.06), 0.3, k * 0.1),
        3.8,
      ),
    )
    .join('')

export const CORALS: readonly Coral[] = [stag, fan, tubes, brain, anemone, shelves, sponge]
/** Low enough for the foreground. */
export const LOW_CORALS: readonly Coral[] = [brain, anemone, tubes, fan, sponge, seaGrass]
