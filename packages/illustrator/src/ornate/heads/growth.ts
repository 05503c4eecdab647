/** What grows around a head: manes, ruffs, feathers, horns. */
import { vane } from '../creatures/plumage.ts'
import { union } from '../kit/clip.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, type Poly, TAU } from '../kit/points.ts'
import { drawn, onBoth } from './fur.ts'

const both = (draw: (place: (text: string) => Poly) => string): string =>
  [1, -1].map((side) => draw((text) => curve(text, false).map(([x, y]) => [512 + side * x, y]))).join('')

/** Locks in rings, the largest outermost; they fall to both sides. */
export function lionMane(): string {
  let out = ''
  for (const [r, long, wide, count] of [
    [236, 250, 104, 22],
    [206, 190, 92, 20],
    [182, 130, 80, 18],
  ] as const) {
    const locks = Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * TAU - Math.PI / 2)
    // The lower ones first, so that each falls over the next.
    for (const a of locks.sort((p, q) => Math.sin(q) - Math.sin(p)))
      out += drawn(
        vane(512 + r * Math.cos(a), 480 + r * 1.06 * Math.sin(a), {
          long: long * (1 + 0.16 * Math.sin(a)),
          wide,
          turn: a,
          curl: Math.cos(a) > 0 ? 0.6 : -0.6,
          tip: 'sharp',
        }),
      )
  }
  return out
}

export function feathersAround(): string {
  let out = ''
  for (const [r, long, wide, count] of [
    [270, 170, 92, 19],
    [220, 150, 84, 17],
    [160, 140, 76, 15],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = Math.PI * (-0.06 + (1.12 * i) / (count - 1))
      out += drawn(vane(512 + r * Math.cos(a), 520 + r * Math.sin(a), { long, wide, turn: a }))
    }
  return out
}

/** Down both sides of the neck, each lock over the one below it. */
export function horsemane(): string {
  let out = ''
  for (const [x, y, dx, dy, long, wide] of [
    [566, 240, 120, 330, 350, 96],
    [556, 230, 84, 280, 250, 84],
  ] as const)
    for (let i = 6; i >= 0; i--) {
      const t = i / 6
      out += onBoth(
        vane(x + dx * t, y + dy * t, {
          long: long * (0.86 + 0.14 * t),
          wide,
          turn: 0.34 + 0.74 * t,
          curl: 0.5,
          tip: 'sharp',
        }),
      )
    }
  return out
}

export const forelock = (): string =>
  [
    [0.52, 150],
    [-0.5, 150],
    [0.24, 180],
    [-0.2, 190],
    [0.02, 200],
  ]
    .map(([k, long]) =>
      drawn(vane(512 + 30 * k!, 196, { long: long!, wide: 56, turn: Math.PI / 2 - k!, curl: k! * 0.6, tip: 'sharp' })),
    )
    .join('')
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
  band(onRight('50,236 84,170 140,140 200,150 256,110 290,50'), (t) => 46 * (1 - t) ** 0.8 + 6),
  ...[
    '110,150 116,100 96,50 110,20',
    '180,146 190,90 176,50 190,16',
    '232,128 290,130 340,104 370,70',
    '150,140 170,180 230,196 280,180',
  ].map((text) => band(onRight(text), (t) => 28 * (1 - t) + 10)),
]

export const antlersOf = (): string =>
  [antlerParts(), antlerParts().map(flippedPart)].map((side) => shape(union(side), 5)).join('')

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
