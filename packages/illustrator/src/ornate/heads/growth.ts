/** What grows around a head: manes, ruffs, feathers, horns. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, type Poly, TAU } from '../kit/points.ts'
import { locks } from '../nouveau/hair.ts'
import { vein } from '../plants/leaves.ts'

const both = (draw: (place: (text: string) => Poly) => string): string =>
  [1, -1].map((side) => draw((text) => curve(text, false).map(([x, y]) => [512 + side * x, y]))).join('')

/** Petals in rings, the largest outermost. */
export function lionMane(): string {
  let out = ''
  for (const [r, long, wide, count] of [
    [268, 214, 104, 18],
    [226, 176, 92, 18],
    [190, 140, 80, 16],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = ((i + (long === 176 ? 0.5 : 0)) / count) * TAU - Math.PI / 2
      out += vein(512 + r * Math.cos(a), 480 + r * 1.04 * Math.sin(a), long, wide, a, {
        veins: long > 200 ? 3 : 2,
        belly: 0.5,
        sw: 4,
      })
    }
  return out
}

/** Tufts under cheeks and chin. */
export function ruff(rng: Rng): string {
  let out = ''
  for (const [r, long] of [
    [250, 220],
    [196, 190],
    [140, 160],
  ] as const)
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.02 + 0.096 * i)
      out += vein(
        512 + r * Math.cos(a),
        560 + r * 0.9 * Math.sin(a),
        long * rng.between(0.9, 1.05),
        74,
        a * 0.72 + Math.PI * 0.14,
        { veins: 2, sw: 4 },
      )
    }
  return out
}

export function feathersAround(): string {
  let out = ''
  for (const [r, long, count] of [
    [290, 150, 17],
    [230, 140, 15],
    [170, 130, 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = Math.PI * (-0.06 + (1.12 * i) / (count - 1))
      out += vein(512 + r * Math.cos(a), 520 + r * Math.sin(a), long, 78, a, { veins: 3, belly: 0.7, sw: 4 })
    }
  return out
}

const MANE = [
  '540,180 610,196 656,280 664,400 650,540 690,660 700,790 740,930',
  '530,150 650,140 740,260 776,420 780,560 840,690 850,810 900,930',
] as const

const flipped = (guide: string): string =>
  guide
    .split(' ')
    .map((knot) => `${1024 - Number(knot.split(',')[0])},${knot.split(',')[1]}`)
    .join(' ')

export const horsemane = (rng: Rng): string => locks(MANE, 5, rng, 0.9) + locks(MANE.map(flipped), 5, rng, 0.9)

export const forelock = (rng: Rng): string =>
  locks(
    [
      '500,180 470,210 450,260 462,320 450,370',
      '516,170 520,220 510,290 530,350 516,420',
      '530,176 570,210 580,260 566,310 584,350',
    ],
    5,
    rng,
    0.9,
  )

/** A spiral horn. */
export function spiral(): string {
  let out = shape(curve('476,250! 512,10! 548,250! 512,262'), 6)
  for (let i = 0; i < 5; i++) {
    const [y, half] = [228 - i * 40, 34 - i * 5.6]
    out += line(
      curve(
        [
          [512 - half, y],
          [512, y - 4],
          [512 + half, y - 24],
        ],
        false,
      ),
      4,
    )
  }
  return out
}

const onRight = (text: string): Poly => curve(text, false).map(([x, y]) => [512 + x, y])
const flippedPart = (part: Poly): Poly => part.map(([x, y]) => [1024 - x, y])

/** The right one, its trunk first. */
export const antlerParts = (): Poly[] => [
  band(onRight('50,236 84,170 140,140 200,150 256,110 290,50'), (t) => 44 * (1 - t) + 13),
  ...[
    '110,150 116,100 96,50 110,20',
    '180,146 190,90 176,50 190,16',
    '232,128 290,130 340,104 370,70',
    '150,140 170,180 230,196 280,180',
  ].map((text) => band(onRight(text), (t) => 28 * (1 - t) + 10)),
]

export const antlersOf = (): string =>
  [antlerParts(), antlerParts().map(flippedPart)]
    .flatMap((side) => side.map((part, i) => shape(part, i ? 4.6 : 5)))
    .join('')

export const hornPart = (): Poly =>
  band(onRight('60,250 110,150 210,100 310,150 340,260 290,340'), (t) => 78 * (1 - t) + 10)

export const hornsOf = (): string =>
  [hornPart(), flippedPart(hornPart())].map((part) => shape(part, 5.6)).join('') +
  both((place) =>
    ['70,178 120,216', '120,120 160,176', '196,82 204,146', '272,98 258,156', '330,160 284,186']
      .map((text) => line(place(text), 4))
      .join(''),
  )

/** Out to the side and up, as a bull has them. */
export const bullHorn = (): Poly =>
  band(onRight('60,250 150,236 250,206 310,130 300,40'), (t) => 84 * (1 - t) ** 0.8 + 8)

/** Rolled up at the side of the head, as a ram has them. */
export const ramHorn = (): Poly =>
  band(
    onRight('50,236 150,130 290,130 370,240 360,380 270,450 190,400 200,310 270,290'),
    (t) => 96 * (1 - t) ** 0.7 + 12,
  )

/** One for each side, with rings across it. */
export function ringedHorns(horn: Poly, count: number): string {
  const half = horn.length / 2
  const across = Array.from({ length: count }, (_, i): Poly => {
    const k = Math.round(((i + 1) / (count + 1.6)) * half)
    return [horn[k]!, horn[horn.length - 1 - k]!]
  })
  return [horn, flippedPart(horn)]
    .map((part, side) => shape(part, 5.6) + across.map((ring) => line(side ? flippedPart(ring) : ring, 4)).join(''))
    .join('')
}

export const tuskPart = (): Poly => band(onRight('80,560 140,640 170,740 150,830'), (t) => 50 * (1 - t) + 10)

export const tusks = (): string => [tuskPart(), flippedPart(tuskPart())].map((part) => shape(part, 5)).join('')
