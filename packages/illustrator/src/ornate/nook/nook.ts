/** A reading nook: shelves around a window seat, with a cat, in one of three arrangements. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { type Opening, outlook, rainOn } from '../places/outlook.ts'
import { catFromBehind, sleepingCat } from '../places/sill-cat.ts'
import { fillShelf, STOCK } from './fill.ts'
import { nookFloor } from './floor.ts'
import { pillow } from './seat.ts'

/** Where the seat is from left to right; all else of the wall is shelves. */
const PLACES = [
  { from: 254, to: 770 },
  { from: 44, to: 560 },
  { from: 464, to: 980 },
] as const
const SEAT = 690

interface Told {
  isRainy: boolean
  isAsleep: boolean
  /** On the seat instead of the cat; one of those asked for. */
  pet?: string | null
  /** Anything we can draw: it stands on the floor before the seat. */
  asked: readonly string[]
}

export function readingNook(rng: Rng, { isRainy, isAsleep, pet, asked: all }: Told): string {
  const asked = all.filter((name) => name !== pet)
  let list: string[] = []
  const bag = (): string => {
    if (!list.length) list = rng.shuffle(Object.keys(STOCK))
    return list.pop()!
  }
  const shelf = (x: number, y0: number, w: number, y1: number): string =>
    shape(rect(x, y0, w, y1 - y0), 5) + fillShelf(x, y1, w, y1 - y0 - 4, rng, bag) + shape(rect(x, y1, w, 15), 4.6)
  const { from, to } = rng.pick(PLACES)
  let out =
    windowWall(from, to, { isRainy, isLit: asked.some(isLights) }, rng) +
    shape([rect(4, 4, 1016, 870), rect(from, 196, to - from, 676)], 0)
  const middle = 512
  out += shelf(30, 30, middle - 38, 172) + shelf(middle + 8, 30, middle - 38, 172)
  const rows = 4
  const high = (862 - 196 - 24 * (rows - 1)) / rows
  for (const [x, w] of [
    [30, from - 42],
    [to + 12, 994 - to - 12],
  ] as const)
    for (let k = 0; k < rows; k++) {
      if (w < 100) continue
      const y = 196 + k * (high + 24)
      out += shelf(x, y, w, y + high)
    }
  return page(
    out +
      shape(rect(from, 196, to - from, 676), 5, 'none') +
      seat(from, to, isAsleep, pet ?? null, rng) +
      nookFloor(
        rng,
        asked.filter((name) => !isLights(name)),
      ) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** The view, its frame, and curtains or a garland of flags. */
function windowWall(
  from: number,
  to: number,
  { isRainy, isLit }: { isRainy: boolean; isLit: boolean },
  rng: Rng,
): string {
  const opening: Opening = { x: from + 26, y: 236, w: to - from - 52, h: SEAT - 250 }
  const { x, y, w, h } = opening
  const isArched = rng.chance(0.5)
  const glass: Poly = isArched
    ? [
        [x, y + h],
        [x, y + 150],
        ...arc(x + w / 2, y + 150, w / 2, Math.PI, TAU, 30).map(
          ([u, v]): Point => [u, y + 150 + (v - y - 150) * (150 / (w / 2))],
        ),
        [x + w, y + 150],
        [x + w, y + h],
      ]
    : rect(x, y, w, h)
  let out = outlook(opening, rng, isRainy) + (isRainy ? rainOn(glass, opening, rng) : '')
  out += shape([rect(from, 190, to - from, 690), glass], 0) + shape(glass, 5.4, 'none')
  const bar = (u: number, v: number, wide: number, high: number): string => shape(rect(u, v, wide, high), 3.8)
  out += bar(x, y + h * 0.42, w, 12) + bar(x + w / 2 - 6, y, 12, h)
  return out + (rng.chance(0.6) ? curtains(from, to) : isLit ? '' : flags(from, to)) + (isLit ? lights(from, to) : '')
}

const isLights = (name: string): boolean => /lights$/.test(name)

/** Bulbs on a string that hangs through. */
function lights(from: number, to: number): string {
  const at = (t: number): Point => [from + (to - from) * t, 238 + 160 * t * (1 - t)]
  let out = line(
    Array.from({ length: 21 }, (_, i) => at(i / 20)),
    4,
  )
  for (let i = 0; i < 9; i++) {
    const [x, y] = at((i + 0.5) / 9)
    out += shape(rect(x - 6, y - 3, 12, 11), 3.2) + circle(x, y + 21, 13, 3.8)
  }
  return out
}

function curtains(from: number, to: number): string {
  let out = ''
  const half = (to - from) / 2
  for (const side of [-1, 1]) {
    const at = (text: string, closed = true): Poly =>
      curve(text, closed).map(([u, v]): Point => [from + half + side * (half - u), v])
    out += shape(at('4,222! 150,222! 142,310 104,420 44,500! 70,580 76,690! 4,690!'), 5)
    for (const text of ['44,222 42,330 26,486', '96,222 88,330 34,490', '36,520 40,600 40,690'])
      out += line(at(text, false), 3.5)
    out += shape(at('4,488! 50,492! 50,516! 4,512!'), 4)
  }
  return out + shape(rect(from - 6, 204, to - from + 12, 18), 4.6)
}

function flags(from: number, to: number): string {
  const count = 9
  const step = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = from + i * step
    const drop = 18 * Math.sin(((i + 0.5) / count) * Math.PI)
    out += shape(
      [
        [x + 3, 208 + drop],
        [x + step - 3, 208 + drop],
        [x + step / 2, 264 + drop],
      ],
      4,
    )
  }
  return (
    out +
    line(
      curve(
        [
          [from, 204],
          [(from + to) / 2, 226],
          [to, 204],
        ],
        false,
      ),
      4,
    )
  )
}

/** Drawers under a cushion; pillows at its ends and the cat between them. */
function seat(from: number, to: number, isAsleep: boolean, pet: string | null, rng: Rng): string {
  const w = to - from
  let out = shape(rect(from, 742, w, 130), 5)
  const kind = rng.int(0, 2)
  for (let i = 0; i < 3; i++) {
    const [x, wide] = [from + 12 + (i * (w - 18)) / 3, (w - 18) / 3 - 6]
    const [cx, cy] = [x + wide / 2, 807]
    out += shape(rect(x, 756, wide, 104), 4.4) + shape(rect(x + 13, 769, wide - 26, 78), 3.6)
    if (kind === 0) out += circle(cx, cy, 12, 3.8)
    if (kind === 1) for (let k = 0; k < 6; k++) out += shape(leaf(cx, cy, 34, 20, (k / 6) * TAU, 0.6), 3.4)
    if (kind === 2)
      out +=
        shape(
          [
            [cx, 774],
            [cx + 40, cy],
            [cx, 842],
            [cx - 40, cy],
          ],
          3.6,
        ) + circle(cx, cy, 11, 3.6)
  }
  out += shape(
    curve(
      `${from},744! ${from - 4},714 ${from + 10},${SEAT + 2} ${from + w / 2},${SEAT - 2} ${to - 10},${SEAT + 2} ${to + 4},714 ${to},744!`,
    ),
    5.2,
  )
  for (let x = from + 54; x < to - 30; x += 56)
    out += line(
      [
        [x, SEAT + 2],
        [x - 2, 742],
      ],
      3.4,
    )
  const side = rng.sign()
  const at = (x: number): number => from + w / 2 + side * x
  out +=
    pillow(at(-198), SEAT - 46, side * -0.14, 1, rng.int(0, 2)) +
    pillow(at(-126), SEAT - 36, side * 0.2, 0.84, rng.int(0, 2))
  const other = pet && standing(pet, () => 4.6, isAsleep ? 'lie-curled' : 'sit')
  if (other) return out + other(at(70), SEAT + 6, 260, isAsleep ? 150 : 230)
  if (rng.chance(0.5) || isAsleep)
    return (
      out + pillow(at(200), SEAT - 48, side * 0.12, 1, rng.int(0, 2)) + sleepingCat(at(50), SEAT + 4, 122, rng.sign())
    )
  return (
    out +
    pillow(at(204), SEAT - 46, side * 0.12, 0.96, rng.int(0, 2)) +
    catFromBehind(at(60), SEAT + 6, 214, side > 0 ? 1 : -1)
  )
}
