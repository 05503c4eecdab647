/** One old trunk with a fairy's door in it. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { mushroom } from '../plants/mushroom.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { grass, leaves } from './boughs.ts'

const EDGE = rect(14, 14, 996, 996)

/** `asked` stand around the door; what grows on the trunk are plants by name. */
export function fairyTree(rng: Rng, asked: readonly string[], plants: readonly string[]): string {
  const trunk = curve(
    '330,14! 344,200 350,420 320,620 250,760 130,860 40,930! 984,930! 880,860 770,760 704,620 676,420 684,200 700,14!',
  )
  let out = leaves(rng)
  for (const [x, y, long, turn] of [
    [60, 930, 430, -1.2],
    [150, 930, 380, -1.75],
    [964, 930, 430, -1.94],
    [874, 930, 380, -1.4],
    [230, 900, 300, -1.9],
    [800, 900, 300, -1.24],
  ] as const)
    out += SPRIGS.fern!(x, y, long, turn, rng)
  out += shape(trunk, 6)
  for (const text of [
    '400,20 410,260 400,480 372,640',
    '620,20 616,240 630,460 660,640',
    '300,760 230,840 150,890',
    '720,760 800,840 880,890',
    '460,20 466,120 458,200',
    '560,20 556,150 566,230',
  ])
    out += line(curve(text, false), 4)
  out += door(512, 850, 250, 340) + round(400, 400, 46) + round(636, 360, 52) + round(470, 210, 40)
  const climbing = plants.length ? plants.filter((name) => name in SPRIGS) : ['ivy']
  for (const [i, [x, y, long, turn]] of (
    [
      [300, 800, 300, -1.35],
      [730, 800, 320, -1.8],
      [340, 520, 280, -1.5],
      [690, 520, 270, -1.66],
    ] as const
  ).entries())
    out += SPRIGS[climbing[i % Math.max(1, climbing.length)] ?? 'ivy']!(x, y, long, turn, rng)
  out += steps(rng) + shape(curve('-10,930! 200,890 400,930 512,920 640,930 840,890 1040,930! 1040,1040! -10,1040!'), 5)
  const small = asked.filter((name) => !/^(?:toadstool|mushroom)$/.test(name))
  for (const [i, name] of small.slice(0, 4).entries())
    out += standing(name, () => 5, 'sit')?.([330, 706, 200, 840][i]!, [880, 880, 950, 950][i]!, 150, 170) ?? ''
  if (small.includes('lantern')) out += hangingLantern(640, 560) + hangingLantern(384, 560)
  for (const [x, high] of [
    [90, 230],
    [190, 150],
    [936, 240],
    [838, 160],
    [270, 96],
  ] as const)
    out += mushroom(x, 986, high, rng, rng.between(-8, 8))
  return page(out + grass(rng) + paperAround(EDGE))
}

function door(x: number, foot: number, w: number, h: number): string {
  const arch = (by: number): Poly => [
    [x - w / 2 - by, foot],
    ...arc(x, foot - h + w / 2, w / 2 + by, Math.PI, TAU, 30),
    [x + w / 2 + by, foot],
  ]
  let out = shape(arch(30), 5.6)
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI + (i / 8) * Math.PI
    const at = (r: number): Point => [x + r * Math.cos(a), foot - h + w / 2 + r * Math.sin(a)]
    out += line([at(w / 2), at(w / 2 + 30)], 4)
  }
  out += shape(arch(0), 5.4)
  for (const k of [-0.3, 0, 0.3])
    out += line(
      [
        [x + k * w, foot - h * 0.86],
        [x + k * w, foot],
      ],
      4,
    )
  for (const y of [0.24, 0.66]) out += shape(rect(x - w / 2 + 6, foot - h * y, w * 0.5, 16), 4)
  return (
    out +
    circle(x + w * 0.3, foot - h * 0.42, 15, 4) +
    shape([ellipse(x, foot - h * 0.74, 44), ellipse(x, foot - h * 0.74, 30)], 4) +
    line(
      [
        [x - 30, foot - h * 0.74],
        [x + 30, foot - h * 0.74],
      ],
      4,
    )
  )
}

/** A window like a porthole. */
const round = (x: number, y: number, r: number): string =>
  circle(x, y, r, 5) +
  circle(x, y, r - 13, 4) +
  line(
    [
      [x - r + 13, y],
      [x + r - 13, y],
    ],
    4,
  ) +
  line(
    [
      [x, y - r + 13],
      [x, y + r - 13],
    ],
    4,
  )

const hangingLantern = (x: number, y: number): string =>
  line(
    [
      [x, y - 60],
      [x, y],
    ],
    4,
  ) + (standing('lantern', () => 4.6)?.(x, y + 110, 90, 116) ?? '')

function steps(rng: Rng): string {
  let out = ''
  for (const [y, w] of [
    [880, 150],
    [918, 190],
    [962, 240],
  ] as const)
    out += shape(ellipse(512 + rng.between(-14, 14), y, w / 2, 18), 4.6)
  return out
}
