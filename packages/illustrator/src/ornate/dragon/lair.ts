/** Where a dragon dwells: its sky, its mountains, the crag, the tower and the hoard. */
import type { Rng } from '../../ink/random.ts'
import { arched } from '../country/landmarks.ts'
import { cutLines, subtract } from '../kit/clip.ts'
import { cloud } from '../kit/cloud.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { TAU } from '../kit/points.ts'

const MIDDLE: Point = [290, 260]

/** A sun with rays behind its head, or the full moon. */
export function sky(rng: Rng, isNight: boolean): string {
  const [x, y] = MIDDLE
  let out = circle(x, y, 206, 5)
  if (isNight) {
    for (const [u, v, r] of [
      [-60, -120, 28],
      [-120, 130, 34],
      [70, 150, 24],
      [10, -160, 18],
      [-150, 10, 20],
    ] as const)
      out += circle(x + u, y + v, r, 3.6)
    for (const [u, v] of [
      [80, 480],
      [600, 90],
      [930, 90],
      [940, 420],
      [80, 90],
      [560, 300],
    ] as const)
      out += shape(star(u + rng.between(-12, 12), v, 22), 3.6)
  } else
    for (let i = 0; i < 24; i++) {
      const a = ((i + 0.5) / 24) * TAU
      const at = (k: number, turn: number): Point => [x + k * Math.cos(a + turn), y + k * Math.sin(a + turn)]
      out += shape([at(218, -0.07), at(i % 2 ? 262 : 300, 0), at(218, 0.07)], 3.8)
    }
  return out + shape(cloud([120, 560], 1.1), 4) + shape(cloud([880, 120], 1), 4)
}

const star = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 10 }, (_, i) => [
    x + r * (i % 2 ? 0.45 : 1) * Math.sin((i / 10) * TAU),
    y - r * (i % 2 ? 0.45 : 1) * Math.cos((i / 10) * TAU),
  ])

/** With snow on their tops. */
export function mountains(): string {
  let out = ''
  for (const [x, top, half] of [
    [330, 640, 200],
    [120, 590, 220],
    [640, 600, 200],
    [960, 560, 230],
    [800, 640, 180],
  ] as const) {
    const slope = (k: number, side: number): Point => [x + side * half * k, top + (930 - top) * k]
    out += shape([slope(0, 1), slope(1, 1), slope(1, -1)], 4.8)
    const [left, right] = [slope(0.3, -1), slope(0.3, 1)]
    const jag = (k: number, deep: number): Point => [left[0] + (right[0] - left[0]) * k, left[1] + deep]
    out += line([left, jag(0.22, 26), jag(0.4, -8), jag(0.6, 30), jag(0.78, -4), right], 3.8)
  }
  return out
}

export function crag(): string {
  const rock: Poly = curve(
    '-20,1060! -20,886! 50,858! 140,870! 220,818! 330,800! 430,816! 560,830! 700,820! 810,838! 910,816! 970,850! 1060,836! 1060,1060!',
  )
  const cracks: Mark[] = [
    '50,858! 96,910! 60,960! 90,1040!',
    '220,818! 256,880! 214,930! 250,1040!',
    '330,800! 352,860! 320,890!',
    '700,820! 716,900! 690,950!',
    '910,816! 880,890! 926,940! 900,1040!',
    '560,830! 580,880!',
  ].map((crack) => ({ poly: curve(crack, false, 2), open: true }))
  return shape(rock, 5.4) + clipMarks(cracks, [rock], 4)
}

/** Leaves and stones at the lower edge. */
export function growth(rng: Rng): string {
  let out = ''
  for (const x of [84, 170, 250, 930, 980])
    for (const k of [-0.7, 0.7, -0.36, 0.36, 0])
      out += shape(leaf(x, 1010, rng.between(90, 124), 32, -Math.PI / 2 + k, 0.45), 3.8)
  for (const [x, r] of [
    [330, 26],
    [384, 20],
    [850, 30],
  ] as const)
    out += shape(ellipse(x, 990 - r * 0.4, r, r * 0.7, 24), 4)
  return out
}

/** Coins, cut stones and a cup in a heap. */
export function hoard(rng: Rng): string {
  let out = ''
  for (const [row, count] of [7, 6, 4].entries())
    for (let i = 0; i < count; i++) {
      const [x, y] = [720 + (i - (count - 1) / 2) * 60, 972 - row * 34]
      if ((i + row) % 4 === 2)
        out +=
          shape(jewel(x, y, 32), 4) +
          line(
            [
              [x - 32, y - 9.6],
              [x + 32, y - 9.6],
            ],
            3.4,
          )
      else out += shape(ellipse(x, y, 33, 23 + rng.between(-2, 2), 28), 4) + shape(ellipse(x, y, 19, 12, 20), 3.2)
    }
  return out
}

const jewel = (x: number, y: number, r: number): Poly => [
  [x - r, y - r * 0.3],
  [x - r * 0.5, y - r * 0.9],
  [x + r * 0.5, y - r * 0.9],
  [x + r, y - r * 0.3],
  [x, y + r],
]

/** Round, of hewn stone, with a tiled roof; `before` is what hides parts of it. */
export function tower(x: number, before: Poly[]): string {
  const [half, top] = [112, 250]
  const wall: Poly = rect(x - half, top, 2 * half, 780)
  const seen = subtract([wall], before)
  const sides = [-half, half].map(
    (side): Poly => [
      [x + side, top],
      [x + side, 1030],
    ],
  )
  const windows: Mark[] = [
    { poly: arched(x + 34, 396, 56, 96), whole: true },
    { poly: arched(x + 34, 396, 30, 70), whole: true },
    { poly: arched(x, 752, 56, 96), whole: true },
    { poly: arched(x, 752, 30, 70), whole: true },
  ]
  const stones: Mark[] = []
  for (let row = 0; row < 18; row++)
    for (let i = 0; i < 5; i++)
      if ((row * 3 + i * 2) % 5 < 2)
        stones.push({ poly: rect(x - half - 30 + i * 62 + (row % 2) * 30, top + 14 + row * 42, 54, 34), whole: true })
  const roof: Poly = curve(`${x - 158},206! ${x - 66},130 ${x},56! ${x + 66},130 ${x + 158},206! ${x},226`)
  const tiles: Mark[] = []
  for (let row = 8; row >= 0; row--)
    for (let i = -5; i <= 5; i++) {
      const [u, v] = [x + (i + (row % 2) / 2) * 40, 24 + row * 26]
      tiles.unshift({ poly: [...arc(u, v, 20, 0, Math.PI, 8), [u - 20, v - 30], [u + 20, v - 30]] })
    }
  let merlons = ''
  for (let i = -3; i <= 3; i++) merlons += shape(rect(x + i * 42 - 15, 206, 30, 30), 4)
  return (
    shape(seen, 0) +
    cutLines(sides, before, 'out')
      .map((side) => line(side, 5.6))
      .join('') +
    clipMarks(stones, seen, 3.3) +
    clipMarks(windows, seen, 4.4) +
    merlons +
    shape(rect(x - half - 26, 234, 2 * half + 52, 28), 5) +
    shape(roof, 5.4) +
    clipMarks(tiles.reverse(), [roof], 3.3) +
    shape(roof, 5.4, 'none')
  )
}
