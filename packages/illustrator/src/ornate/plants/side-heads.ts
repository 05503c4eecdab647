/** Flowers that one knows from the side or by an odd petal: iris, orchid, lilac, the pod of a poppy. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, TAU } from '../kit/points.ts'

const UP = -Math.PI / 2

/** Three petals up, three that fall, a beard on the middle one. */
export function iris(x: number, y: number, r: number): string {
  const standing = curve('0,0! -26,-30 -40,-74 -16,-104 0,-98 16,-104 40,-74 26,-30', true, 6)
  const falling = curve('0,0! -20,22 -42,56 -34,92 -12,88 0,106 12,88 34,92 42,56 20,22', true, 6)
  const put = (form: typeof standing, turn: number, scale: number): string =>
    shape(move(form, x, y, turn, (r / 100) * scale), 4)
  return (
    put(standing, -0.62, 0.92) +
    put(standing, 0.62, 0.92) +
    put(standing, 0, 1) +
    put(falling, 0.98, 0.96) +
    put(falling, -0.98, 0.96) +
    put(falling, 0, 1) +
    shape(leaf(x, y + r * 0.1, r * 0.5, r * 0.2, -UP, 0.5), 3.2) +
    line(
      [
        [x, y - r * 0.3],
        [x, y - r * 0.76],
      ],
      3,
    )
  )
}

/** An umbel: rays from one point, a cluster on each. */
export function umbel(x: number, y: number, r: number): string {
  let out = ''
  for (const k of [-1.1, 1.1, -0.74, 0.74, -0.38, 0.38, 0]) {
    const [u, v] = [x + r * 1.1 * Math.sin(k), y + r * 0.7 - r * 1.1 * Math.cos(k)]
    out += line(
      [
        [x, y + r * 0.7],
        [u, v],
      ],
      3.6,
    )
    for (let i = 0; i < 6; i++)
      out += circle(
        u + r * 0.16 * Math.cos((i / 6) * TAU),
        v + r * 0.16 * Math.sin((i / 6) * TAU),
        Math.max(7.5, r * 0.1),
        3.2,
      )
    out += circle(u, v, Math.max(7.5, r * 0.09), 3.2)
  }
  return out
}

/** A beak, and a crest of pointed petals over it: the bird of paradise. */
export function strelitzia(x: number, y: number, r: number): string {
  let out = ''
  for (const [turn, long] of [
    [-2.5, 0.9],
    [-2.1, 1.15],
    [-1.2, 1.1],
    [-1.65, 1.3],
  ] as const)
    out += shape(leaf(x - r * 0.1, y + r * 0.35, r * long, r * 0.34, turn, 0.5), 3.8)
  out += shape(leaf(x - r * 0.1, y + r * 0.35, r * 0.8, r * 0.18, -0.75, 0.6), 3.6)
  const beak = curve('-100,64! -60,30 0,24 60,34 112,46! 60,60 10,66 -40,72', true, 6)
  return (
    out +
    shape(move(beak, x, y, 0, r / 100), 4) +
    line(move(curve('-80,60 0,44 90,46', false, 6), x, y, 0, r / 100), 3.2)
  )
}

/** Three narrow sepals, two broad petals, and a lip. */
export function orchid(x: number, y: number, r: number): string {
  const broad = curve('0,0! 22,-38 66,-52 98,-26 100,14 70,36 26,22', true, 6)
  const lip = curve('0,-8! -20,8 -40,22 -30,50 -10,46 0,66 10,46 30,50 40,22 20,8', true, 6)
  const scale = r / 100
  return (
    [UP, UP + TAU / 3 + 0.16, UP - TAU / 3 - 0.16].map((a) => shape(leaf(x, y, r, r * 0.5, a, 0.56), 4)).join('') +
    shape(move(broad, x, y, 0, scale), 4) +
    shape(move(broad, x, y, 0, -scale, scale), 4) +
    shape(move(lip, x, y, 0, scale), 4) +
    circle(x, y - r * 0.02, Math.max(9.5, r * 0.13), 3.4)
  )
}

/** A cone of small flowers of four petals, from its foot. */
export function lilac(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const size = Math.max(14, long * 0.125)
  const rows = 6
  let out = ''
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const n = Math.max(1, Math.round(4 * (1 - t) + 0.6))
    for (let i = 0; i < n; i++) {
      const across = (i - (n - 1) / 2) * size * 1.16
      const along = long * (0.16 + 0.74 * t) + (i % 2 ? size * 0.3 : 0)
      const [u, v] = [
        x + along * Math.cos(turn) - across * Math.sin(turn),
        y + along * Math.sin(turn) + across * Math.cos(turn),
      ]
      const spin = rng.between(0, 1.5)
      for (let k = 0; k < 4; k++) out += shape(leaf(u, v, size, size * 0.92, spin + (k * TAU) / 4, 0.6), 3.2)
      out += circle(u, v, Math.max(6, size * 0.24), 3)
    }
  }
  return out
}

/** A round capsule under a fluted lid. */
export function poppyPod(x: number, y: number, r: number): string {
  const capsule = curve('-16,86! -20,70 -58,36 -62,-12 -40,-44 40,-44 62,-12 58,36 20,70 16,86!', true, 6)
  let out = shape(move(capsule, x, y, 0, r / 100), 4)
  for (const k of [-1, 0, 1])
    out += line(
      curve(
        [
          [x + k * r * 0.26, y - r * 0.4],
          [x + k * r * 0.4, y],
          [x + k * r * 0.1, y + r * 0.6],
        ],
        false,
      ),
      3,
    )
  const lid = Array.from({ length: 9 }, (_, i) => (i / 8) * 2 - 1)
  out += shape(
    curve([
      [x - r * 0.72, y - r * 0.5],
      ...lid.map((k, i): [number, number] => [
        x + k * r * 0.66,
        y - r * (0.74 - Math.abs(k) * 0.1) - (i % 2 ? r * 0.08 : 0),
      ]),
      [x + r * 0.72, y - r * 0.5],
      [x, y - r * 0.38],
    ]),
    4,
  )
  return out + shape(ellipse(x, y + r * 0.88, r * 0.24, r * 0.1), 3.4)
}
