/** An attic: rafters on both sides, a round window in its gable, and what nobody throws away. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'

const [EAVES, FLOOR] = [560, 700]
const KEPT = [
  'gramophone',
  'rocking horse',
  'birdcage',
  'lamp',
  'grandfather clock',
  'globe',
  'suitcase',
  'box',
  'mirror',
  'violin',
]

/** `asked` come before what is there by chance. */
export function attic(rng: Rng, asked: readonly string[]): string {
  let out = gable() + floor()
  const things = [...asked, ...rng.shuffle(KEPT.filter((name) => !asked.includes(name)))].slice(0, 5)
  const spots = [
    [350, 760, 150, 200],
    [680, 760, 170, 220],
    [880, 800, 180, 240],
    [512, 900, 170, 170],
    [130, 820, 170, 200],
  ] as const
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  out += dressForm(at(230), 800)
  for (const [i, name] of things.entries()) {
    const [x, foot, w, h] = spots[i]!
    out += standing(name, () => 4.8, 'sit')?.(at(x), foot, w, h) ?? ''
  }
  return page(
    out + trunk(at(800), 966, 300, true) + trunk(at(220), 984, 280, false) + paperAround(rect(14, 14, 996, 996)),
  )
}

/** The far wall with its window, boards and rafters along the slopes of the roof. */
function gable(): string {
  const ridge: Point = [512, 90]
  const wall: Poly = [[250, FLOOR], [250, 400], ridge, [774, 400], [774, FLOOR]]
  let out = shape(rect(14, 14, 996, 700), 5)
  for (const side of [-1, 1]) {
    const x = (u: number): number => 512 + side * u
    // The slope: from the ridge, which runs toward us, down to the eaves.
    for (const t of [0.25, 0.5, 0.75]) {
      const near: Point = [x(120 + 390 * t), -60 + t * (EAVES + 60)]
      const far: Point = [x(262 * t), 90 + t * 310]
      out += line([far, near], 3.6)
    }
    for (const k of [0.12, 0.42, 0.8]) {
      const on = (t: number, by: number): Point => [
        x(262 * t + (120 + 390 * t - 262 * t) * (k + by)),
        90 + t * 310 + (-60 + t * (EAVES + 60) - 90 - t * 310) * (k + by),
      ]
      out += shape([on(0, 0), on(1, 0), on(1, 0.1), on(0, 0.1)], 4.8)
    }
    out +=
      line(
        [
          [x(262), 400],
          [x(510), EAVES],
        ],
        5,
      ) +
      line(
        [
          [x(262), FLOOR],
          [x(510), 860],
        ],
        5,
      )
  }
  out += shape(wall, 5.4)
  for (let u = 290; u < 760; u += 44) out += line([[u, 90 + Math.abs(u - 512) * 1.183] as Point, [u, FLOOR]], 3.2)
  out += circle(512, 330, 120, 5.4) + circle(512, 330, 100, 4.8)
  for (const a of [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4])
    out += line(
      [
        [512 - 100 * Math.cos(a), 330 - 100 * Math.sin(a)],
        [512 + 100 * Math.cos(a), 330 + 100 * Math.sin(a)],
      ],
      4.4,
    )
  out += circle(512, 330, 34, 4.6)
  return (
    out +
    shape(
      [
        [250, 470],
        [774, 470],
        [774, 496],
        [250, 496],
      ],
      5,
    )
  )
}

function floor(): string {
  let out = shape(
    [
      [250, FLOOR],
      [774, FLOOR],
      [1020, 860],
      [1020, 1020],
      [4, 1020],
      [4, 860],
    ],
    5,
  )
  for (let i = -5; i <= 5; i++) out += line([[512 + i * 48, FLOOR] as Point, [512 + i * 150, 1016]], 3.6)
  return out
}

/** Slats and corners of brass; open, clothes hang over its edge. */
function trunk(x: number, foot: number, w: number, isOpen: boolean): string {
  const [half, h] = [w / 2, w * 0.42]
  let out = ''
  if (isOpen) {
    out += shape(
      curve(
        `${x - half},${foot - h}! ${x - half + 4},${foot - h * 1.9} ${x - half + 30},${foot - h * 2} ${x + half - 30},${foot - h * 2} ${x + half - 4},${foot - h * 1.9} ${x + half},${foot - h}!`,
      ),
      5,
    )
    for (const k of [-0.5, 0, 0.5])
      out += line([[x + k * w * 0.7, foot - h * 1.95] as Point, [x + k * w * 0.8, foot - h]], 4)
    out += shape(
      curve(
        `${x - half * 0.8},${foot - h}! ${x - half * 0.6},${foot - h * 1.3} ${x - half * 0.2},${foot - h * 1.16} ${x + half * 0.1},${foot - h * 1.34} ${x + half * 0.5},${foot - h * 1.14} ${x + half * 0.8},${foot - h}!`,
      ),
      4.6,
    )
  } else
    out += shape(
      [
        [x - half, foot - h],
        ...arc(x, foot - h, half, Math.PI, TAU, 30).map(([u, v]): Point => [u, foot - h + (v - foot + h) * 0.34]),
        [x + half, foot - h],
      ],
      5,
    )
  out += shape(rect(x - half, foot - h, w, h), 5.2)
  if (isOpen)
    out += shape(
      curve(
        `${x - half * 0.3},${foot - h}! ${x - half * 0.34},${foot - h * 0.5} ${x - half * 0.1},${foot - h * 0.36} ${x + half * 0.1},${foot - h * 0.52} ${x + half * 0.14},${foot - h}!`,
      ),
      4.6,
    )
  for (const k of [-0.66, 0.66]) out += shape(rect(x + k * half - 11, foot - h, 22, h), 4.4)
  for (const k of [-1, 1]) out += shape(rect(x + k * (half - 14) - 14, foot - 30, 28, 30), 4)
  out += shape(rect(x - half - 4, foot - h - 4, w + 8, 15), 4.6)
  return out + (isOpen ? '' : shape(rect(x - 20, foot - h - 10, 40, 46), 4.4) + circle(x, foot - h + 14, 8, 3.4))
}

/** A tailor's bust on its stand. */
const dressForm = (x: number, foot: number): string =>
  shape(
    curve(
      `${x - 66},${foot}! ${x - 40},${foot - 22} ${x - 8},${foot - 40}! ${x + 8},${foot - 40}! ${x + 40},${foot - 22} ${x + 66},${foot}! ${x},${foot - 14}`,
    ),
    4.6,
  ) +
  shape(rect(x - 8, foot - 130, 16, 96), 4.6) +
  shape(
    curve(
      `${x - 16},${foot - 350}! ${x - 20},${foot - 334} ${x - 66},${foot - 322} ${x - 70},${foot - 296}! ${x - 56},${foot - 250} ${x - 40},${foot - 214} ${x - 64},${foot - 150} ${x - 66},${foot - 124}! ${x},${foot - 112} ${x + 66},${foot - 124}! ${x + 64},${foot - 150} ${x + 40},${foot - 214} ${x + 56},${foot - 250} ${x + 70},${foot - 296}! ${x + 66},${foot - 322} ${x + 20},${foot - 334} ${x + 16},${foot - 350}!`,
    ),
    5,
  ) +
  shape(rect(x - 20, foot - 366, 40, 18), 4.4) +
  circle(x, foot - 378, 12, 4.2) +
  line([[x, foot - 346] as Point, [x, foot - 118]], 3.6) +
  line(curve(`${x - 44},${foot - 214} ${x},${foot - 206} ${x + 44},${foot - 214}`, false), 3.6) +
  line(curve(`${x - 38},${foot - 330} ${x - 26},${foot - 270} ${x - 24},${foot - 120}`, false), 3.4) +
  line(curve(`${x + 38},${foot - 330} ${x + 26},${foot - 270} ${x + 24},${foot - 120}`, false), 3.4)
