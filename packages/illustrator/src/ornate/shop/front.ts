/** The front of a shop: its board, an awning, a window full of goods, a door, and what stands on the pavement. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { lookUp } from '../../world/world.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from '../nook/fill.ts'
import type { Filled } from '../places/filled.ts'
import { setOut, supply } from '../places/goods.ts'
import { cafeTable, cobbles, tub } from '../town/street.ts'
import { awning, balcony, shuttered } from '../town/wall-parts.ts'
import { block, flowerBox, pane } from '../town/windows.ts'
import { crateOf } from './crate.ts'
import { atCurb, besideDoor, isVehicle } from './curb.ts'
import type { Shop } from './shops.ts'

interface Front {
  /** Anything we can draw: small things are in the window, all else is on the pavement. */
  asked: readonly string[]
  /** Before the shop, however small, as often as it was said. */
  atDoor: readonly string[]
  /** Somebody alive is behind the glass too. */
  isInWindow: boolean
  isAsleep: boolean
  /** On the board instead of the shop's own word. */
  sign: string
  plants: readonly string[]
  isSnowy: boolean
  /** "Crates of books": they stand on the pavement. */
  filled: Filled | null
  /** The make of the car at the curb, as those know it who own one. */
  model: string | null
}

interface Span {
  from: number
  to: number
}

const [BOARD, GLASS, SILL, FOOT] = [262, 470, 800, 872]
const DOOR = 216

export function shopFront(
  rng: Rng,
  shop: Shop,
  { asked: all, atDoor, isInWindow, isAsleep, sign, plants, isSnowy, filled, model }: Front,
): string {
  // Buckets of tulips are the tubs that all their flowers stand in.
  const isTub = (name: string): boolean => plants.length > 0 && /^(?:bucket|tub|flower pot)$/.test(name)
  const asked = all.filter(
    (name) => !isTub(name) && name !== filled?.vessel && !atDoor.includes(name) && name !== filled?.content,
  )
  const { door, windows } = rng.pick(LAYOUTS)
  const isInside = (name: string): boolean => heightOf(name) <= (isInWindow || !isAlive(name) ? 0.6 : 0)
  const inside = asked.filter(isInside)
  const outside = [...atDoor.filter((name) => !isTub(name)), ...asked.filter((name) => !isInside(name))]
  const first = rng.shuffle(inside)
  const stock = supply(shop.goods, rng)
  const next = (): string => first.shift() ?? stock()
  let out = wall(rng) + upperFloor(rng) + board(sign)
  const shows = { next, hasBooks: shop.goods[0] === 'book', isAsleep }
  for (const span of windows) out += display(span, shows, rng)
  out += entrance(door, rng)
  const isWhole = rng.chance(0.5)
  for (const { from, to } of isWhole ? [{ from: 46, to: 978 }] : windows)
    out += awning(from - 8, BOARD + 108, to - from + 16, 66, 46)
  if (!isWhole) out += awning(door - DOOR / 2, BOARD + 108, DOOR, 66, 43)
  if (isSnowy) out += snowOn(14, 226, 996)
  out += cobbles(FOOT) + pavement(shop, { outside, plants, filled, door, model }, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Where the middle of the door is, and the windows beside it. */
const LAYOUTS: readonly { door: number; windows: readonly Span[] }[] = [
  { door: 830, windows: [{ from: 80, to: 680 }] },
  { door: 194, windows: [{ from: 344, to: 944 }] },
  {
    door: 512,
    windows: [
      { from: 70, to: 370 },
      { from: 654, to: 954 },
    ],
  },
]

const heightOf = (name: string): number => lookUp(name)?.height ?? 0
const isAlive = (name: string): boolean => lookUp(name)?.kind === 'being'

/** Courses of bricks, or boards. */
function wall(rng: Rng): string {
  let out = ''
  if (rng.chance(0.4)) {
    for (let y = 50; y < FOOT; y += 34)
      out += line(
        [
          [14, y],
          [1010, y],
        ],
        3.2,
      )
    return out
  }
  for (let row = 0, y = 14; y < FOOT; row++, y += 34) {
    out += line(
      [
        [14, y],
        [1010, y],
      ],
      3.2,
    )
    for (let x = 14 + (row % 2 ? 46 : 0); x < 1010; x += 92)
      out += line(
        [
          [x, y],
          [x, y + 34],
        ],
        3.2,
      )
  }
  return out
}

function upperFloor(rng: Rng): string {
  const count = rng.int(2, 3)
  const wide = count === 2 ? 150 : 112
  const kind = rng.int(0, 2)
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = 512 + (i - (count - 1) / 2) * (count === 2 ? 440 : 320)
    if (kind === 2) out += pane(x - wide / 2, 36, wide, 160, 0) + balcony(x - wide / 2 - 18, 204, wide + 36, 56)
    else
      out +=
        (kind ? pane(x - wide / 2, 36, wide, 154, 1) : shuttered(x - wide / 2, 40, wide, 150, 0)) +
        flowerBox(x - wide / 2 - 10, 190, wide + 20, rng)
  }
  out += block(14, 226, 996, 24, 5)
  for (let x = 44; x < 1000; x += 60) out += block(x, 240, 24, 22, 3.4)
  return out
}

/** It lies on a ledge, with a soft hem. */
function snowOn(x: number, y: number, w: number): string {
  const count = Math.round(w / 62)
  const step = w / count
  const hem: Poly = Array.from({ length: count }, (_, i) =>
    arc(x + w - step * (i + 0.5), y + 6, step / 2, 0, Math.PI, 8).map(
      ([u, v]): Point => [u, y + 6 + (v - y - 6) * (i % 2 ? 0.4 : 0.8)],
    ),
  ).flat()
  return shape([[x, y - 16], [x + w, y - 16], ...hem], 4.6)
}

/** The board with its word, a blossom at either end. */
function board(sign: string): string {
  const [y, high] = [BOARD, 100]
  let out = block(40, y, 944, high, 6) + block(54, y + 13, 916, high - 26, 4)
  const letters = setInto(
    sign,
    { x: 210, y: y + 20, w: 604, h: high - 40 },
    { face: 'round', gap: 110, mostLines: 1, mostSize: 78 },
  )
  for (const x of [112, 912]) {
    for (let i = 0; i < 8; i++) out += shape(leaf(x, y + 50, 32, 17, (i / 8) * TAU, 0.6), 3.4)
    out += circle(x, y + 50, 10, 3.4)
    for (const side of [-1, 1]) out += shape(leaf(x + side * 34, y + 50, 34, 17, side > 0 ? 0 : Math.PI, 0.5), 3.4)
  }
  return out + (letters ?? []).map((letter) => hollow(letter, 4, 4)).join('')
}

interface Goods {
  next: () => string
  hasBooks: boolean
  isAsleep: boolean
}

/** Glass over two shelves, small panes above, panels below. */
function display({ from, to }: Span, { next, hasBooks, isAsleep }: Goods, rng: Rng): string {
  const wide = to - from
  let out =
    block(from - 22, GLASS - 10, wide + 44, FOOT - GLASS + 10, 6) + block(from, GLASS + 12, wide, SILL - GLASS, 5)
  // What was asked for is in the lower row, before everything else.
  const high = 124
  const rows = { lower: SILL, upper: SILL - high - 14 }
  const places = { from: from + 8, to: to - 8, high: high - 8, wide: 116, sw: 4.2, isAsleep }
  out += setOut(next, { ...places, foot: rows.lower }, rng)
  out += hasBooks
    ? fillShelf(from + 6, rows.upper, wide - 12, high - 6, rng, supply(Object.keys(STOCK), rng))
    : setOut(next, { ...places, foot: rows.upper }, rng)
  for (const foot of Object.values(rows)) out += block(from, foot, wide, 12, 4)
  const panes = Math.round(wide / 75)
  for (let i = 0; i < panes; i++) {
    const [a, b] = [from + (wide * i) / panes, from + (wide * (i + 1)) / panes]
    out += shape([[a, GLASS + 62], ...arc((a + b) / 2, GLASS + 44, (b - a) / 2, Math.PI, TAU, 12), [b, GLASS + 62]], 4)
  }
  const panels = Math.round(wide / 150)
  for (let i = 0; i < panels; i++) {
    const x = from + (wide * i) / panels + 6
    out += block(x, SILL + 24, wide / panels - 12, 40, 4)
  }
  return out + block(from - 30, SILL + 2, wide + 60, 16, 5)
}

/** Glass above with a wreath on it, a panel below, two steps. */
function entrance(x: number, rng: Rng): string {
  const [left, top] = [x - DOOR / 2 + 20, GLASS - 4]
  const wide = DOOR - 40
  let out = block(left - 16, top - 14, wide + 32, FOOT - top + 14, 6) + block(left, top, wide, 56, 4.4)
  for (const k of [1, 2, 3])
    out += line(
      [
        [left + (wide * k) / 4, top],
        [left + (wide * k) / 4, top + 56],
      ],
      3.4,
    )
  out += block(left, top + 66, wide, FOOT - top - 66, 5) + block(left + 22, top + 86, wide - 44, 176, 4.4)
  for (const k of [1, 2])
    out += line(
      [
        [left + 22, top + 86 + (176 * k) / 3],
        [left + wide - 22, top + 86 + (176 * k) / 3],
      ],
      3.4,
    )
  out += line(
    [
      [x, top + 86],
      [x, top + 262],
    ],
    3.4,
  )
  out += block(left + 22, top + 290, wide - 44, FOOT - top - 312, 4.4) + circle(left + wide - 11, top + 278, 8, 3.4)
  out += shape(rect(x - 58, top + 128, 116, 46), 4.4)
  const open = setInto('OPEN', { x: x - 48, y: top + 135, w: 96, h: 32 }, { face: 'round', gap: 90, mostLines: 1 })
  out += (open ?? []).map((letter) => hollow(letter, 3, 2)).join('')
  for (const [i, w] of [wide + 44, wide + 84].entries())
    out += block(x - w / 2 + rng.between(-1, 1), FOOT - 22 + i * 22, w, 24, 5)
  return out
}

const OUTSIDE = ['daisy', 'tulip', 'dahlia', 'succulent', 'aloe', 'calathea', 'snake plant', 'rubber tree']

/** A car, pots beside the door, then whatever was asked for, else what the shop sets out. */
function pavement(
  shop: Shop,
  {
    outside: asked,
    plants,
    filled,
    door,
    model,
  }: Pick<Front, 'plants' | 'filled' | 'model'> & { outside: readonly string[]; door: number },
  rng: Rng,
): string {
  const spots = [150, 360, 512, 664, 874].filter((x) => Math.abs(x - door) > 130)
  const free = rng.shuffle(spots)
  let out = ''
  const parked = asked.find(isVehicle)
  if (parked)
    return (
      atCurb(parked, model, door) +
      pots(
        free.filter((x) => Math.abs(x - besideDoor(door)) > 300),
        plants,
        rng,
      )
    )
  if (shop.hasTable) {
    const x = door > 512 ? 250 : 774
    out += cafeTable(x, 992, rng)
    for (const near of spots.filter((spot) => Math.abs(spot - x) < 230)) free.splice(free.indexOf(near), 1)
  }
  for (const x of filled ? [free.pop(), free.pop()] : [])
    if (x !== undefined) out += crateOf(filled!.content, x, 990, rng)
  const names = [
    ...asked,
    ...(asked.length > 1 || filled ? [] : shop.outside.filter((name) => name !== 'potted plant')),
  ]
  for (const name of names) {
    const x = free.pop()
    if (x === undefined) break
    const isLarge = heightOf(name) > 0.9
    const isHeavy = isLarge || asked.length > 1
    out += standing(name, () => 5, 'stand')?.(x, 986, isHeavy ? 190 : 150, isLarge ? 240 : 156) ?? ''
  }
  return out + pots(free, plants, rng)
}

const pots = (places: readonly number[], plants: readonly string[], rng: Rng): string =>
  places
    .map((x) => (plants.length ? tub(plants, x, 990, rng) : HOUSE_PLANTS[rng.pick(OUTSIDE)]!.draw(x, 994, 176, rng)))
    .join('')
