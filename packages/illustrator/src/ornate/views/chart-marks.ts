/** What stands on old charts: hills in side view, woods, towers, the rose of the winds, beasts of the sea. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'

/** Some hills, each with the strokes of its shady side. */
export function peaks(x: number, y: number, count: number, size: number, rng: Rng): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const [u, v, s] = [x + (i - (count - 1) / 2) * size * 0.82, y + (i % 2) * size * 0.3, size * rng.between(0.85, 1.1)]
    out += shape(
      curve(
        `${u - s * 0.6},${v}! ${u - s * 0.2},${v - s * 0.5} ${u},${v - s}! ${u + s * 0.16},${v - s * 0.56} ${u + s * 0.6},${v}!`,
      ),
      3.8,
    )
    for (const [k, t] of [
      [0.12, 0.62],
      [0.26, 0.4],
    ] as const)
      out += line(
        [
          [u + s * k, v - s * t],
          [u + s * (k + 0.06), v - s * 0.12],
        ],
        3,
      )
  }
  return out
}

export function forest(x: number, y: number, count: number, size: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const [u, v] = [
      x + ((i % 3) - 1) * size * 0.9 + (Math.floor(i / 3) % 2) * size * 0.45,
      y + Math.floor(i / 3) * size * 0.8,
    ]
    out += shape(rect(u - 3, v - size * 0.3, 6, size * 0.3), 3, '#000')
    out += shape(
      curve([
        [u - size * 0.4, v - size * 0.5],
        [u - size * 0.3, v - size * 0.95],
        [u + size * 0.1, v - size * 1.1],
        [u + size * 0.42, v - size * 0.75],
        [u + size * 0.34, v - size * 0.32],
        [u - size * 0.28, v - size * 0.28],
      ]),
      3.6,
    )
  }
  return out
}

/** A town on a chart is a wall with its towers. */
export function tower(x: number, y: number, s: number): string {
  const to = (text: string): Poly => move(curve(text), x, y, 0, s / 100)
  let out = shape(
    to('-30,0! -30,-46! -18,-46! -18,-38! -6,-38! -6,-46! 6,-46! 6,-38! 18,-38! 18,-46! 30,-46! 30,0!'),
    3.8,
  )
  for (const u of [-40, 40]) {
    out += shape(to(`${u - 14},0! ${u - 14},-66! ${u + 14},-66! ${u + 14},0!`), 3.8)
    out += shape(to(`${u - 19},-66! ${u},-106! ${u + 19},-66!`), 3.8)
  }
  return out + shape(to('-11,0! -11,-18 0,-27 11,-18 11,0!'), 3.6)
}

/** Sixteen points, the four great ones split into a light and a dark half. */
export function windRose(x: number, y: number, r: number): string {
  let out = circle(x, y, r * 0.82, 4.2) + circle(x, y, r * 0.7, 3.6)
  const point = (i: number, long: number, wide: number): string => {
    const a = (i / 16) * TAU - Math.PI / 2
    const to = (poly: Poly): Poly => move(poly, x, y, a)
    return (
      shape(
        to([
          [0, -wide],
          [long, 0],
          [0, wide],
        ]),
        3.8,
      ) +
      line(
        to([
          [0, 0],
          [long, 0],
        ]),
        3.4,
      )
    )
  }
  for (let i = 1; i < 16; i += 2) out += point(i, r * 0.66, r * 0.11)
  for (let i = 2; i < 16; i += 4) out += point(i, r * 0.88, r * 0.17)
  for (let i = 0; i < 16; i += 4) out += point(i, r * 1.14, r * 0.2)
  // The lily of the north.
  const north = y - r * 1.14
  for (const turn of [-0.75, 0.75, 0])
    out += shape(leaf(x, north + 6, r * 0.36, r * 0.17, turn - Math.PI / 2, 0.55), 3.6)
  out += shape(rect(x - r * 0.15, north + 2, r * 0.3, r * 0.08), 3.4)
  return out + circle(x, y, r * 0.2, 4) + circle(x, y, r * 0.09, 3.4)
}

/** Head, three coils that rise out of the water, and the fin of its tail. */
export function seaSerpent(x: number, y: number, s: number, side: 1 | -1): string {
  const to = (poly: Poly): Poly => move(poly, x, y, 0, (side * s) / 100, s / 100)
  const form = (text: string, sw = 4.4): string => shape(to(curve(text)), sw)
  const stroke = (text: string, sw = 3.4): string => line(to(curve(text, false)), sw)
  let out = ''
  // The tail.
  out += form(
    '118,0! 116,-24 128,-42 146,-52! 140,-62 142,-78 150,-86! 158,-74 176,-70 186,-74! 180,-56 168,-48 156,-48! 142,-38 138,-18 140,0!',
  )
  for (const [u, r] of [
    [84, 27],
    [24, 34],
  ] as const) {
    const coil = band(
      curve(
        [
          [u - r, 4],
          [u - r * 0.72, -r * 1.2],
          [u, -r * 1.7],
          [u + r * 0.72, -r * 1.2],
          [u + r, 4],
        ],
        false,
      ),
      22,
    )
    // Spines along the back.
    for (let i = -2; i <= 2; i++) {
      const a = -Math.PI / 2 + i * 0.5
      out += shape(to(leaf(u + r * 0.9 * Math.cos(a), -r * 0.72 + r * 1.18 * Math.sin(a), 19, 13, a, 0.4)), 3.4)
    }
    out += shape(to(coil), 4.4)
    for (let i = -2; i <= 2; i++) {
      const a = -Math.PI / 2 + i * 0.56
      const [c, q] = [Math.cos(a), Math.sin(a)]
      out += line(
        to([
          [u + r * 0.68 * c, -r * 0.6 + r * 0.85 * q],
          [u + r * 1.15 * c, -r * 0.6 + r * 1.42 * q],
        ]),
        3,
      )
    }
  }
  // Neck and head.
  const neck = band(curve('-28,4 -34,-40 -60,-64 -68,-92 -52,-118', false), (t) => 26 - 5 * t)
  for (const [u, v, a] of [
    [-18, -34, -0.3],
    [-36, -58, -0.5],
    [-52, -78, 0.1],
  ] as const)
    out += shape(to(leaf(u, v, 20, 14, a, 0.4)), 3.4)
  out += shape(to(neck), 4.4)
  for (const text of ['-41,-18 -17,-22', '-48,-38 -25,-48', '-62,-58 -46,-74', '-78,-82 -58,-88'])
    out += stroke(text, 3)
  out += form('-36,-128! -24,-150 -34,-158! -48,-146 -58,-148', 3.8)
  out += form(
    '-50,-102! -36,-110 -34,-134 -56,-142 -78,-138 -100,-126 -116,-122! -118,-112 -108,-106! -92,-110! -104,-98 -98,-90 -84,-92 -70,-98!',
  )
  out +=
    stroke('-108,-106 -92,-110 -76,-112') +
    circle(...to([[-66, -124]])[0]!, (6.5 * s) / 100 + 2, 3.4) +
    dot(...to([[-67, -124]])[0]!, (2.6 * s) / 100 + 1.4)
  out += stroke('-116,-108 -132,-102 -140,-108', 3.2) + stroke('-132,-102 -140,-96', 3.2)
  // Rings of water where it comes up.
  for (const [u, w] of [
    [-28, 34],
    [24, 60],
    [84, 52],
    [130, 34],
  ] as const)
    out += stroke(`${u - w},8 ${u - w / 2},3 ${u},9 ${u + w / 2},3 ${u + w},8`, 3.6)
  return out
}

export function whale(x: number, y: number, s: number, side: 1 | -1): string {
  const to = (poly: Poly): Poly => move(poly, x, y, 0, (side * s) / 100, s / 100)
  const form = (text: string, sw = 4.4): string => shape(to(curve(text)), sw)
  const stroke = (text: string, sw = 3.4): string => line(to(curve(text, false)), sw)
  let out = form(
    '-70,0! -74,-30 -50,-52 -14,-52 20,-40 40,-18 56,-22 62,-40! 44,-46 40,-62 46,-70! 60,-66 68,-58 72,-50! 80,-60 94,-62 104,-58! 100,-44 88,-36 78,-36! 74,-14 60,0 44,0!',
  )
  out +=
    stroke('-72,-18 -50,-14 -34,-22') +
    circle(...to([[-38, -32]])[0]!, 5, 3.2, '#000') +
    stroke('-60,0 -40,-8 -10,-6 10,0')
  for (const k of [-1, 1])
    out += shape(
      to(
        curve(
          `-30,-54! ${-30 + k * 8},-80 ${-30 + k * 26},-86 ${-30 + k * 34},-70 ${-30 + k * 26},-62! ${-30 + k * 22},-72 ${-30 + k * 12},-70`,
        ),
      ),
      3.6,
    )
  return out + stroke('-96,8 -80,3 -64,9 -48,3 -30,8 -10,3 10,8 30,3 50,8 66,3', 3.6)
}

/** Short waves, so that it is water. */
export const swell = ([x, y]: Point): string =>
  line(
    curve(
      [
        [x - 24, y],
        [x - 12, y - 7],
        [x, y],
        [x + 12, y - 7],
        [x + 24, y],
      ],
      false,
    ),
    3.2,
  )

/** A scroll that has room for a title. */
export function scroll(x: number, y: number, w: number, h: number): string {
  let out = ''
  for (const k of [-1, 1])
    out += shape(
      curve(
        [
          [x + k * w * 0.36, y + 12],
          [x + k * w * 0.6, y + 18],
          [x + k * w * 0.54, y + 12 + h / 2],
          [x + k * w * 0.6, y + h + 8],
          [x + k * w * 0.36, y + h],
        ].map(([u, v]) => ({ x: u!, y: v!, corner: true })),
      ),
      4,
    )
  out += shape(rect(x - w * 0.44, y - 6, w * 0.88, h), 4.6) + shape(rect(x - w * 0.41, y + 3, w * 0.82, h - 18), 3.4)
  for (let i = -2; i <= 2; i++) {
    out += circle(x + i * w * 0.15, y + h / 2 - 6, i ? 12 : 17, 3.6)
    if (i < 2) out += shape(ellipse(x + (i + 0.5) * w * 0.15, y + h / 2 - 6, 12, 6, 16), 3.3)
  }
  return out
}
