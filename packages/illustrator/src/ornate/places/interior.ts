/** A room full of things, as behind a shop's counter or in a kitchen: shelves, a window, what hangs above and what is set out. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from '../nook/fill.ts'
import { type Filled, heaped } from './filled.ts'
import { hung, setOut, supply } from './goods.ts'
import type { Resting } from './resting.ts'
import { type Falling, roomWindow } from './room-window.ts'
import { sleepingCat } from './sill-cat.ts'
import { PIECES } from './upholstery.ts'

export interface Theme {
  /** What stands on the shelves; 'books' are rows of them. */
  shelves: readonly string[]
  counter: readonly string[]
  hanging: readonly string[]
  /** What is behind the glass of the counter; without any it has panels. */
  display?: readonly string[]
}

const COUNTER = 706

/** `asked` are anything we can draw: things are set out first, people stand behind the counter, animals sit on it. */
interface Told {
  filled: Filled | null
  resting?: Resting | null
  hasLadder: boolean
  hasLights: boolean
  /** Seen through the window. */
  weather?: Falling | null
}

export function interior(
  theme: Theme,
  asked: readonly string[],
  rng: Rng,
  { filled, resting = null, hasLadder, hasLights, weather = null }: Told,
): string {
  const people = asked.filter((name) => isHuman(name))
  const furniture = asked.filter(isFurniture).slice(0, people.length ? 1 : 2)
  const hangs = asked.filter((name) => HANGING.test(name))
  const things = asked.filter(
    (name) =>
      ![...people, ...furniture, ...hangs].includes(name) &&
      name !== filled?.vessel &&
      name !== filled?.content &&
      name !== resting?.who,
  )
  const counter = firstThen(things, theme.counter, rng)
  const next = firstThen(
    things.filter((name) => lookUp(name)?.kind === 'thing'),
    theme.shelves,
    rng,
  )
  const plan = rng.pick(PLANS)
  let out =
    windowIn(plan.window, rng, weather) + bar(firstThen(hangs, theme.hanging, rng), plan.shelves, hasLights, rng)
  for (const [from, to] of plan.shelves) for (const foot of [346, 504]) out += shelf(from, to, foot, next, theme, rng)
  if (hasLadder) out += ladder(250) + ladder(890)
  for (const [i, name] of people.entries())
    out += standing(name, () => 5)?.(512 + (i - (people.length - 1) / 2) * 240, COUNTER + 150, 340, 560) ?? ''
  out += shape(rect(20, COUNTER, 984, 26), 6)
  const clear = people.length ? 300 : filled ? 290 : 0
  const left = furniture.length ? 300 : 40
  const right = furniture.length > 1 ? 724 : 984
  for (const [from, to] of clear
    ? [
        [left, 512 - clear / 2],
        [512 + clear / 2, right],
      ]
    : [[left, right]])
    out += setOut(counter, { from: from!, to: to!, foot: COUNTER + 4, high: 172, wide: 156, sw: 4.6 }, rng)
  if (filled) out += heaped(filled, people.length ? 760 : 512, COUNTER + 4)
  out += front(theme, rng)
  for (const [i, name] of furniture.entries()) {
    out += onFloor(name, i ? 862 : 162, rng)
    if (resting?.seat === name) out += atRest(resting.who, i ? 862 : 162)
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

const HANGING = /^(?:herb bundle|garlic braid|lantern|paper lantern|birdcage|frying pan|ladle|whisk|dream catcher)$/
/** What stands on the floor before the counter. */
const isFurniture = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && entry.height >= 0.55 && /indoor|kitchen|music/.test(entry.category)
}

/** About as high as the counter, or higher where it really is. */
function onFloor(name: string, x: number, rng: Rng): string {
  const high = (lookUp(name)?.height ?? 1) > 1.3 ? 470 : 330
  return PIECES[name]?.(x, 998, 264, high, rng) ?? standing(name, () => 5)?.(x, 998, 264, high) ?? ''
}

/** On the seat of a piece that is drawn so high. */
const atRest = (who: string, x: number): string =>
  /^(?:cat|kitten|black cat)$/.test(who)
    ? sleepingCat(x, 864, 112, 1)
    : (standing(who, () => 4.6, 'lie')?.(x, 864, 200, 150) ?? '')

/** Where the window begins, and the shelves beside it. */
const PLANS: readonly { window: number; shelves: readonly (readonly [from: number, to: number])[] }[] = [
  {
    window: 372,
    shelves: [
      [34, 338],
      [686, 990],
    ],
  },
  {
    window: 60,
    shelves: [
      [382, 676],
      [696, 990],
    ],
  },
  {
    window: 684,
    shelves: [
      [34, 328],
      [348, 642],
    ],
  },
]
const WIDE = 280

/** A view behind glass, boards on the wall around it. */
function windowIn(x: number, rng: Rng, weather: Falling | null): string {
  const { behind, before } = roomWindow({ x, y: 124, w: WIDE, h: 470 }, COUNTER, rng, weather)
  let boards = ''
  for (let u = 76; u < 1010; u += 62)
    if (u < x - 20 || u > x + WIDE + 20)
      boards += line(
        [
          [u, 14],
          [u, COUNTER],
        ],
        3.4,
      )
  return behind + boards + before
}

/** Leans on the shelves, its foot behind the counter. */
function ladder(x: number): string {
  let out = ''
  for (let y = 226; y < COUNTER; y += 58) out += shape(rect(x - 44 - (y - 180) * 0.03, y, 88 + (y - 180) * 0.06, 14), 4)
  for (const side of [-1, 1])
    out += shape(
      [
        [x + side * 38, 176],
        [x + side * 52, 176],
        [x + side * 70, COUNTER],
        [x + side * 56, COUNTER],
      ],
      4.6,
    )
  return out
}

const isHuman = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && entry.human
}

/** What was asked for comes first, then the rest of the stock. */
function firstThen(asked: readonly string[], stock: readonly string[], rng: Rng): () => string {
  const first = [...asked]
  const rest = supply(stock, rng)
  return () => first.shift() ?? rest()
}

/** A line of lights along the wall, below what hangs. */
function bulbs(): string {
  let out = ''
  for (let k = 0; k < 3; k++) {
    const at = (t: number): [number, number] => [14 + 332 * (k + t), 176 + 88 * t * (1 - t)]
    out += line(
      Array.from({ length: 13 }, (_, i) => at(i / 12)),
      4,
    )
    for (let i = 0; i < 6; i++) {
      const [x, y] = at((i + 0.5) / 6)
      out += shape(rect(x - 6, y - 4, 12, 11), 3.2) + shape(ellipse(x, y + 20, 11, 14, 18), 3.8)
    }
  }
  return out
}

/** A beam with lamps, pans or bunches of herbs. */
function bar(
  hanging: () => string,
  spans: readonly (readonly [number, number])[],
  hasLights: boolean,
  rng: Rng,
): string {
  const lights = hasLights ? bulbs() : ''
  return (
    lights +
    shape(rect(14, 40, 996, 22), 5) +
    spans
      // Over the window nothing hangs: it would hang before the curtains.
      .map(([from, to]) => hung(hanging, { from, to, top: 62, wide: 104 }, rng))
      .join('')
  )
}

function shelf(from: number, to: number, foot: number, next: () => string, theme: Theme, rng: Rng): string {
  let out = shape(rect(from, foot - 124, to - from, 124), 4)
  const isForBooks = theme.shelves.includes('book') && rng.chance(0.72)
  if (isForBooks) out += fillShelf(from, foot, to - from, 116, rng, supply(Object.keys(STOCK), rng))
  else out += setOut(next, { from: from + 6, to: to - 6, foot: foot - 1, high: 108, wide: 98, sw: 3.8 }, rng)
  return out + shape(rect(from - 8, foot, to - from + 16, 16), 4.6)
}

/** On the doors of cupboards, around a middle. */
const ORNAMENTS: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    Array.from({ length: 8 }, (_, k) => shape(leaf(x, y, 76, 38, (k / 8) * TAU, 0.62), 3.7)).join('') +
    circle(x, y, 18, 4),
  (x, y) =>
    [76, 52, 26]
      .map((r) =>
        shape(
          [
            [x, y - r * 1.1],
            [x + r, y],
            [x, y + r * 1.1],
            [x - r, y],
          ],
          3.8,
        ),
      )
      .join(''),
  (x, y) =>
    line(
      [
        [x, y + 80],
        [x, y - 50],
      ],
      5,
    ) +
    [-1, 1]
      .flatMap((s) => [60, 24, -12].map((v) => shape(leaf(x, y + v, 66, 30, -Math.PI / 2 + s * 0.95, 0.5), 3.7)))
      .join('') +
    [-0.5, 0.5, 0].map((k) => shape(leaf(x, y - 26, 58, 30, -Math.PI / 2 + k, 0.5), 3.7)).join(''),
  (x, y) =>
    [-1, 0, 1]
      .flatMap((i) =>
        [-1, 0, 1].map((j) => circle(x + i * 54, y + j * 58, 22, 3.8) + circle(x + i * 54, y + j * 58, 10, 3.5)),
      )
      .join(''),
]

/** Panels with an ornament, or glass with rows of goods. */
function front(theme: Theme, rng: Rng): string {
  const top = COUNTER + 26
  let out = shape(rect(30, top, 964, 278), 5)
  if (!theme.display?.length) {
    const ornament = rng.pick(ORNAMENTS)
    for (let i = 0; i < 4; i++) {
      out += shape(rect(50 + i * 234, top + 24, 216, 226), 5) + shape(rect(68 + i * 234, top + 42, 180, 190), 4)
      out += ornament(158 + i * 234, top + 137)
    }
    return out
  }
  const next = supply(theme.display, rng)
  for (const foot of [top + 122, top + 250]) {
    out += shape(rect(46, foot - 112, 932, 112), 4.4)
    out += setOut(next, { from: 56, to: 968, foot: foot - 1, high: 92, wide: 114, sw: 3.8 }, rng)
    out += shape(rect(46, foot, 932, 14), 4.4)
  }
  return out
}
