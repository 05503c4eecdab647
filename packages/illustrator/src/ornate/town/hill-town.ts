/** A town on a hill: roofs above roofs up to a tower, cypresses between them, and fields or the sea at its foot. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { BOATS } from './boats.ts'
import { nightSky } from './sky.ts'
import { archway } from './wall-parts.ts'

interface HillTown {
  /** Stand at the foot of the hill. */
  asked: readonly string[]
  /** The sea is at its foot; else a road among vines. */
  isByTheSea: boolean
  isNight: boolean
}

/** Rows of houses from the top of the hill down: foot, half the row's width, height of a house. */
const ROWS = [
  [322, 150, 84],
  [404, 250, 92],
  [492, 340, 100],
  [588, 410, 110],
  [690, 470, 122],
] as const

export function hillTown(rng: Rng, { asked, isByTheSea, isNight }: HillTown): string {
  const middle = rng.pick([430, 512, 590])
  let out = isNight ? nightSky(rng) : sky(middle, rng)
  out += shape(curve('-20,620! 120,520 300,560 520,500 760,560 900,520 1050,600! 1050,1060! -20,1060!'), 4.6)
  out += shape(
    curve(
      `${middle - 560},760! ${middle - 420},560 ${middle - 250},370 ${middle - 90},270 ${middle + 90},270 ${middle + 250},370 ${middle + 420},560 ${middle + 560},760!`,
    ),
    5,
  )
  out += tower(middle + rng.pick([-60, 40]), 330, rng)
  for (const [foot, half, high] of ROWS) out += row(middle, foot, half, high, rng)
  out += isByTheSea ? sea(rng) : fields(middle, rng)
  for (const [i, name] of asked.slice(0, 3).entries()) {
    const tall = Math.min(1, Math.max(0.4, (lookUp(name)?.height ?? 1) / 1.7))
    out += standing(name, () => 5)?.([512, 250, 780][i]!, [980, 950, 950][i]!, 250, 210 * tall) ?? ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

function sky(middle: number, rng: Rng): string {
  const x = middle > 512 ? 150 : 870
  let out = circle(x, 150, 56, 5)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU
    const at = (r: number, turn: number): Point => [x + r * Math.cos(a + turn), 150 + r * Math.sin(a + turn)]
    out += shape([at(68, -0.14), at(108, 0), at(68, 0.14)], 4)
  }
  for (const [u, v] of rng
    .shuffle([
      [1024 - x, 120],
      [1024 - x + (x > 512 ? -30 : 30), 210],
    ] as const)
    .slice(0, 1))
    out += shape(
      curve(
        `${u - 84},${v + 22} ${u - 80},${v - 8} ${u - 44},${v - 16} ${u - 10},${v - 44} ${u + 38},${v - 36} ${u + 54},${v - 10} ${u + 86},${v - 6} ${u + 84},${v + 22} ${u},${v + 26}`,
      ),
      4.6,
    )
  return out
}

/** With bells under its roof. */
function tower(x: number, foot: number, rng: Rng): string {
  const [w, top] = [74, foot - 216]
  let out = shape(rect(x - w / 2, top, w, 216), 5)
  for (const side of [-1, 1]) out += shape(archway(x + side * 17, top + 70, 22, 50), 4)
  out += shape(rect(x - w / 2 - 8, top + 84, w + 16, 14), 4.4)
  out += circle(x, top + 132, 18, 4)
  const cap: Poly = rng.chance(0.5)
    ? [
        [x - w / 2 - 10, top],
        [x, top - 64],
        [x + w / 2 + 10, top],
      ]
    : [[x - w / 2, top], ...arc(x, top, w / 2, Math.PI, TAU, 16), [x + w / 2, top]]
  return out + shape(cap, 5) + shape(rect(x - w / 2 - 10, top - 6, w + 20, 13), 4.4)
}

/** Houses side by side, some a little higher, a cypress here and there before them. */
function row(middle: number, foot: number, half: number, high: number, rng: Rng): string {
  let out = ''
  const trees: number[] = []
  const [from, to] = [Math.max(24, middle - half), Math.min(1000, middle + half)]
  for (let x = from; x < to - 50; ) {
    if (x > from && rng.chance(0.24)) {
      trees.push(x + 18)
      x += 34
    }
    const w = Math.min(rng.between(84, 122) * (high / 100), to - x)
    if (w > 52) out += house(x, foot + rng.between(-6, 6), w, high * rng.between(0.84, 1.18), rng)
    x += w + 3
  }
  trees.push(from - 16, to + 16)
  for (const x of trees) if (x > 20 && x < 1004) out += cypress(x, foot + 12, high * rng.between(1.2, 1.5), rng)
  return out
}

/** A low roof of tiles, windows with shutters, sometimes a door. */
function house(x: number, foot: number, w: number, h: number, rng: Rng): string {
  const top = foot - h
  const roof = Math.max(20, h * 0.24)
  const isGabled = rng.chance(0.45)
  let out = shape(
    isGabled
      ? [
          [x, foot + 24],
          [x, top],
          [x + w / 2, top - roof * 1.1],
          [x + w, top],
          [x + w, foot + 24],
        ]
      : rect(x, top, w, h + 24),
    4.8,
  )
  if (isGabled) {
    const slope = (side: number): Poly => [
      [x + w / 2, top - roof * 1.1 - 14],
      [x + w / 2 + side * (w / 2 + 8), top - 6],
      [x + w / 2 + side * (w / 2 + 8), top + 8],
      [x + w / 2, top - roof * 1.1 + 2],
    ]
    out += shape(slope(-1), 4.2) + shape(slope(1), 4.2)
  } else {
    const tiles = Math.max(3, Math.round(w / 19))
    out += shape(
      [
        [x - 6, top + 4],
        [x + 8, top - roof],
        [x + w - 8, top - roof],
        [x + w + 6, top + 4],
      ],
      4.6,
    )
    for (let i = 1; i < tiles; i++)
      out += line(
        [
          [x + 8 + ((w - 16) * i) / tiles, top - roof],
          [x - 6 + ((w + 12) * i) / tiles, top + 4],
        ],
        3.2,
      )
  }
  const columns = w > 96 ? 2 : 1
  const floors = h > 96 ? 2 : 1
  for (let j = 0; j < floors; j++)
    for (let i = 0; i < columns; i++) {
      const [u, v] = [x + (w * (i + 0.5)) / columns, top + 18 + (j * (h - 14)) / floors]
      const size = Math.min(20, w / (columns * 3.4))
      if (j === floors - 1 && i === 0 && h > 90) out += shape(archway(u, foot + 24, size * 1.24, 52), 4)
      else {
        for (const side of [-1, 1])
          out += shape(rect(u + side * size * 0.95 - size * 0.4, v, size * 0.8, size * 1.7), 3.4)
        out += shape(rect(u - size * 0.55, v, size * 1.1, size * 1.7), 3.6)
      }
    }
  return out
}

/** A tall flame of leaves. */
export function cypress(x: number, foot: number, h: number, rng: Rng): string {
  const w = h * 0.15
  let out = shape(rect(x - 5, foot - h * 0.12, 10, h * 0.12), 4)
  out += shape(
    curve(
      `${x},${foot - h}! ${x + w * 0.7},${foot - h * 0.66} ${x + w},${foot - h * 0.3} ${x + w * 0.5},${foot - h * 0.09} ${x - w * 0.5},${foot - h * 0.09} ${x - w},${foot - h * 0.3} ${x - w * 0.7},${foot - h * 0.66}`,
    ),
    4.6,
  )
  for (const [k, v] of [
    [-0.28, 0.3],
    [0.3, 0.44],
    [-0.16, 0.6],
  ] as const)
    out += line(
      curve(
        `${x + k * w},${foot - h * v} ${x + k * w + rng.between(2, 6)},${foot - h * (v + 0.08)} ${x + k * w * 0.6},${foot - h * (v + 0.17)}`,
        false,
      ),
      3.4,
    )
  return out
}

/** A road that winds down through rows of vines, cypresses along it. */
function fields(middle: number, rng: Rng): string {
  let out = shape(curve('-20,760! 200,712 440,740 700,708 1050,756! 1050,1060! -20,1060!'), 5)
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const y = 790 + i * 60
      const vines: Poly = []
      for (let u = 130 + i * 34; u < 620; u += 46 + i * 5) {
        const x = 512 + side * u
        if (x > 30 && x < 994) vines.push([x, y + 8 * Math.sin(u / 60)])
      }
      for (const [x, v] of vines)
        out +=
          line(
            [
              [x, v],
              [x, v + 18 + i * 3],
            ],
            4,
          ) + shape(ellipse(x, v, 19 + i * 2.6, 15 + i * 2.2, 20), 4)
    }
  const road = curve(
    `${middle - 14},700! 470,760 590,820 500,900 400,1020! 640,1020! 650,920 690,840 560,770 ${middle + 24},700!`,
  )
  out += shape(road, 5)
  for (const [x, foot, h] of [
    [408, 830, 150],
    [690, 786, 130],
    [760, 900, 190],
    [340, 950, 210],
    [112, 920, 200],
    [930, 940, 210],
  ] as const)
    out += cypress(x, foot, h, rng)
  return out
}

/** A wall of the quay, then waves and boats. */
function sea(rng: Rng): string {
  let out = shape(rect(14, 716, 996, 44), 5)
  for (let x = 60; x < 1000; x += 64)
    out += line(
      [
        [x, 716],
        [x, 760],
      ],
      3.6,
    )
  out += shape(rect(14, 760, 996, 260), 5)
  for (let i = 0; i < 6; i++)
    out += line(
      Array.from({ length: 52 }, (_, k): Point => [k * 20 + 10, 792 + i * 38 + 7 * Math.sin(k * 0.9 + i * 1.7)]),
      3.4,
    )
  const names = rng.shuffle(Object.keys(BOATS))
  for (const [i, x] of [230, 770, 500].entries())
    out += BOATS[names[i % names.length]!]!(x, [880, 900, 990][i]!, [190, 200, 150][i]!, rng.sign())
  return out
}
