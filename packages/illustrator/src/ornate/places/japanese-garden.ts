/** A Japanese garden: an arched bridge over a pond with koi, a stone lantern, maple and pine, a pagoda behind them. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, type Poly, TAU } from '../kit/points.ts'
import { lotus, pad } from '../koi/lilies.ts'
import { standing } from '../mandala/motif.ts'
import { SPRIGS } from '../plants/sprigs.ts'

export interface JapaneseGarden {
  /** Anything else we can draw, on the near bank. */
  asked: readonly string[]
  /** On the tree that reaches over the water. */
  leaves: 'maple' | 'cherry blossom'
  goal: string
}

const SHORE = 640

export function japaneseGarden(rng: Rng, { asked, leaves, goal }: JapaneseGarden): string {
  let out = mountain() + hills(rng)
  out += standing(goal, () => 5)?.(300, 560, 300, 380) ?? ''
  out += water(rng) + bank() + bridge() + lantern(160, 720) + stones()
  for (const [x, y, r] of [
    [330, 930, 58],
    [640, 960, 50],
    [850, 860, 46],
  ] as const)
    out += pad(x, y, r, rng).svg
  out += lotus(346, 900, 84)
  for (const [x, y, w] of [
    [500, 880, 150],
    [730, 930, 130],
  ] as const)
    out += standing('koi', () => 4.6)?.(x, y, w, 96) ?? ''
  out += tree(leaves, rng)
  const spots = [
    [92, 996, 170, 200],
    [930, 996, 170, 200],
    [220, 996, 150, 170],
  ] as const
  for (const [i, name] of asked.slice(0, spots.length).entries()) {
    const [x, foot, w, h] = spots[i]!
    out += standing(name, () => 5, 'sit')?.(x, foot, w, h) ?? ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** With snow down to a jagged edge, and the sun beside it. */
const mountain = (): string =>
  circle(230, 150, 72, 5) +
  shape(curve('250,560! 430,330 540,200! 620,200! 730,330 930,560!'), 5.4) +
  line(curve('462,296! 500,330! 530,292! 570,336! 604,294! 646,332! 694,290!', false), 4.4)

/** Round clipped shrubs in rows. */
function hills(rng: Rng): string {
  let out = ''
  for (const [y, r, step] of [
    [560, 64, 96],
    [612, 56, 88],
  ] as const)
    for (let x = 20; x < 1040; x += step) {
      const size = r * rng.between(0.86, 1.14)
      out += shape([...arc(x, y + 30, size, Math.PI, TAU, 20)], 4.8)
      for (const k of [-0.45, 0, 0.45])
        out += line(arc(x + k * size, y - size * 0.1, size * 0.17, Math.PI, TAU, 8), 3.4)
    }
  return out
}

function water(rng: Rng): string {
  let out = shape(rect(-10, SHORE, 1050, 400), 5)
  for (let row = 0; row < 8; row++)
    for (let k = 0; k < 5; k++) {
      const [x, y] = [60 + k * 210 + (row % 2) * 100 + rng.between(-20, 20), SHORE + 50 + row * 42]
      out += line(curve(`${x - 50},${y} ${x - 22},${y - 9} ${x},${y} ${x + 22},${y + 9} ${x + 50},${y}`, false), 3.6)
    }
  return out
}

/** The near bank, rounded stones along its edge. */
function bank(): string {
  let out = shape(curve('-20,700! 120,700 230,740 250,800 190,860 90,890 -20,900!'), 5)
  for (const [x, y, r] of [
    [236, 752, 30],
    [258, 808, 34],
    [212, 858, 36],
    [140, 888, 32],
    [66, 906, 34],
  ] as const)
    out += shape(ellipse(x, y, r, r * 0.72, 28), 4.6)
  return out
}

/** Seen from the side: a deck, posts with knobs, two rails. */
function bridge(): string {
  const at = (t: number, up: number): [number, number] => [250 + 560 * t, 760 - up - 150 * Math.sin(Math.PI * t)]
  const deck = (up: number): Poly => Array.from({ length: 31 }, (_, i) => at(i / 30, up))
  const under: Poly = [
    ...deck(0),
    ...arc(530, 790, 190, 0, -Math.PI, 30).map(([x, y]): [number, number] => [x, 790 + (y - 790) * 0.56]),
  ]
  let out = shape(under, 5.4) + shape(band(deck(10), 24), 5)
  for (const up of [52, 98]) out += shape(band(deck(up), 13), 4.4)
  for (let i = 0; i <= 8; i++) {
    const [x, y] = at(i / 8, 0)
    out += shape(rect(x - 9, y - 118, 18, 112), 4.6) + circle(x, y - 128, 13, 4.4)
  }
  return out
}

/** A roof that curls up, the light's house, a waist and a foot. */
function lantern(x: number, foot: number): string {
  const stone = (y: number, w: number, h: number): string => shape(rect(x - w / 2, foot - y - h, w, h), 4.8)
  return (
    stone(0, 130, 30) +
    shape(
      curve(
        `${x - 34},${foot - 30}! ${x - 22},${foot - 80} ${x - 26},${foot - 130}! ${x + 26},${foot - 130}! ${x + 22},${foot - 80} ${x + 34},${foot - 30}!`,
      ),
      4.8,
    ) +
    stone(130, 112, 22) +
    stone(152, 84, 70) +
    shape(rect(x - 24, foot - 212, 48, 50), 4.2) +
    line(
      [
        [x, foot - 212],
        [x, foot - 162],
      ],
      3.6,
    ) +
    line(
      [
        [x - 24, foot - 187],
        [x + 24, foot - 187],
      ],
      3.6,
    ) +
    shape(
      curve(
        `${x - 98},${foot - 232}! ${x - 50},${foot - 236} ${x - 14},${foot - 284}! ${x + 14},${foot - 284}! ${x + 50},${foot - 236} ${x + 98},${foot - 232}! ${x + 80},${foot - 214} ${x},${foot - 220} ${x - 80},${foot - 214}`,
      ),
      5,
    ) +
    shape(curve(`${x},${foot - 334}! ${x + 17},${foot - 306} ${x},${foot - 284} ${x - 17},${foot - 306}`), 4.6)
  )
}

const stones = (): string =>
  (
    [
      [70, 800],
      [150, 830],
      [60, 860],
    ] as const
  )
    .map(([x, y]) => shape(ellipse(x, y, 38, 15, 28), 4.4))
    .join('')

/** Its trunk leans in from the right, twigs over the water. */
function tree(leaves: JapaneseGarden['leaves'], rng: Rng): string {
  const trunk = curve('1040,900 960,760 940,600 880,480 820,400', false, 10)
  const boughs = [
    '940,600 860,520 760,470',
    '900,510 900,380 840,260',
    '960,700 1000,520 960,360 900,250',
    '880,480 780,380 690,330',
  ]
  let out = shape(
    band(trunk, (t) => 86 - 56 * t),
    5.4,
  )
  for (const path of boughs)
    out += shape(
      band(curve(path, false, 8), (t) => 30 - 18 * t),
      4.8,
    )
  const ends: readonly (readonly [number, number, number])[] = [
    [760, 470, 3],
    [840, 262, 4.2],
    [900, 250, 4.9],
    [690, 330, 3.5],
    [800, 400, 4],
    [960, 380, 5.2],
  ]
  for (const [x, y, turn] of ends) {
    if (leaves === 'maple') {
      for (const k of [-0.6, 0.6, 0]) out += SPRIGS.maple!(x, y, 150, turn + k, rng)
      continue
    }
    for (let i = 0; i < 6; i++) {
      const a = turn + (i - 2.5) * 0.55
      const [u, v] = [x + 66 * Math.cos(a) * (0.6 + (i % 2) * 0.6), y + 66 * Math.sin(a) * (0.6 + (i % 2) * 0.6)]
      for (let k = 0; k < 5; k++) out += shape(leaf(u, v, 25, 20, (k / 5) * TAU, 0.62), 3.4)
      out += circle(u, v, 6, 3)
    }
  }
  return out
}
