/** A glasshouse full of plants: glass behind, plants on stands step by step, baskets from its beam, large pots on the tiles. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { HOUSE_PLANTS, LOW, PLANT_NAMES, SMALL } from '../house-plants/plants.ts'
import { hangingBowl } from '../house-plants/pots.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { catFromBehind, sleepingCat } from '../places/sill-cat.ts'
import { ALL_GLASS, GLAZED, GLAZINGS } from './glazing.ts'

const [LEFT, RIGHT] = [14, 1010]
const FLOOR = 800

export function greenhouse(rng: Rng, asked: readonly string[], isAsleep: boolean, isOfGlass = false): string {
  const isPlant = (name: string): boolean =>
    /nature and plants/.test(lookUp(name)?.category ?? '') || name === 'potted plant'
  const plants = asked.filter(isPlant)
  const before = asked.filter((name) => !isPlant(name))
  const stock = stockOf(plants, rng)
  const layout = before.length ? flanked : rng.pick([flanked, staged, racked])
  const glazing = rng.pick(isOfGlass ? ALL_GLASS : GLAZINGS)
  const hung: Hung = (x, y) => basket(x, Math.max(y, glazing.beam(x) + 150), glazing.beam(x), rng)
  return page(
    glazing.draw() +
      wall() +
      tiles() +
      layout(stock, hung, rng, before.length > 0) +
      standingOn(before, isAsleep) +
      paperAround(rect(LEFT, 14, 996, 996)),
  )
}

/** Every plant once before any comes again; what was asked for comes first and often. */
type Stock = (from?: readonly string[]) => string
function stockOf(asked: readonly string[], rng: Rng): Stock {
  const known = asked.filter((name) => name in HOUSE_PLANTS)
  let bag: string[] = []
  let turn = 0
  return (from = PLANT_NAMES) => {
    if (known.length && turn++ % 2 === 0) return known[(turn >> 1) % known.length]!
    if (!bag.some((name) => from.includes(name))) bag = [...rng.shuffle(PLANT_NAMES), ...bag]
    return bag.splice(
      bag.findIndex((name) => from.includes(name)),
      1,
    )[0]!
  }
}

/** A row of plants from one end to the other, evenly spread. */
function row(
  x0: number,
  x1: number,
  foot: number,
  high: number,
  stock: Stock,
  rng: Rng,
  from = high < 240 ? SMALL : PLANT_NAMES,
): string {
  const chosen: { name: string; h: number; w: number }[] = []
  let used = 0
  for (let tries = 0; tries < 30 && used < x1 - x0; tries++) {
    const name = stock(from)
    const { wide } = HOUSE_PLANTS[name]!
    const h = high * rng.between(0.82, 1)
    const w = Math.max(78, wide * h)
    if (used + w > x1 - x0 + 24) continue
    chosen.push({ name, h, w })
    used += w
  }
  const gap = chosen.length ? (x1 - x0 - used) / chosen.length : 0
  let out = ''
  let x = x0
  for (const { name, h, w } of chosen) {
    out += HOUSE_PLANTS[name]!.draw(x + (w + gap) / 2, foot, h, rng)
    x += w + gap
  }
  return out
}

/** Under the glass: a sill and plain panels. */
function wall(): string {
  let out = shape(rect(LEFT, GLAZED, 996, FLOOR - GLAZED), 5)
  for (let i = 0; i < 6; i++) out += shape(rect(LEFT + 20 + i * 166, GLAZED + 40, 126, FLOOR - GLAZED - 70), 3.8)
  return out + shape(rect(LEFT, GLAZED, 996, 20), 5)
}

function tiles(): string {
  let out = shape(rect(LEFT, FLOOR, 996, 216), 5)
  for (let i = -7; i <= 7; i++)
    out += line(
      [
        [512 + i * 74, FLOOR],
        [512 + i * 120, 1010],
      ],
      3.6,
    )
  for (const y of [848, 918])
    out += line(
      [
        [LEFT, y],
        [RIGHT, y],
      ],
      3.6,
    )
  return out
}

/** A board on turned legs. */
function stand(x0: number, x1: number, top: number, foot: number): string {
  let out = ''
  for (const x of [x0 + 22, x1 - 22]) out += shape(rect(x - 11, top, 22, foot - top), 4.4)
  out += shape(rect(x0 + 33, foot - 44, x1 - x0 - 66, 14), 4)
  return out + shape(rect(x0, top, x1 - x0, 20), 5)
}

/** Stands of three boards to both sides of a way through. */
function flanked(stock: Stock, hung: Hung, rng: Rng, isTaken: boolean): string {
  let out = hung(512, 250)
  for (const [x0, x1] of [
    [26, 372],
    [652, 998],
  ] as const) {
    out += stand(x0, x1, 468, 800) + row(x0 + 8, x1 - 8, 470, 214, stock, rng)
    out += stand(x0, x1, 700, 890) + row(x0 + 8, x1 - 8, 702, 206, stock, rng, LOW)
    out += row(x0, x1, 974, 244, stock, rng)
  }
  return out + (isTaken ? '' : middle(stock, rng))
}

/** On the way through: one tree, or a table with a plant on it. */
function middle(stock: Stock, rng: Rng): string {
  if (rng.chance(0.5))
    return HOUSE_PLANTS[rng.pick(['lemon tree', 'rubber tree', 'snake plant'])]!.draw(512, 960, 500, rng)
  const top = 760
  const legs = [-1, 1].map((k) =>
    shape(
      curve(
        `${512 + k * 60},${top}! ${512 + k * 40},860 ${512 + k * 100},960! ${512 + k * 76},960! ${512 + k * 16},860 ${512 + k * 36},${top}!`,
      ),
      4.4,
    ),
  )
  return legs.join('') + shape(rect(372, top, 280, 22), 5) + HOUSE_PLANTS[stock()]!.draw(512, top + 2, 330, rng)
}

/** Two long stands before each other, and large pots below. */
function staged(stock: Stock, hung: Hung, rng: Rng): string {
  let out = [200, 512, 824].map((x, i) => hung(x, i === 1 ? 180 : 226)).join('')
  out += stand(30, 994, 560, 800) + row(44, 980, 562, 240, stock, rng)
  out += stand(30, 994, 770, 900) + row(44, 980, 772, 200, stock, rng, LOW)
  return out + row(24, 1000, 984, 214, stock, rng)
}

/** A rack on the left or right up to the beam, trees beside it. */
function racked(stock: Stock, hung: Hung, rng: Rng): string {
  const side = rng.sign()
  const [x0, x1] = side > 0 ? [26, 560] : [464, 998]
  let out = ''
  out += shape(rect(x0 + 3, 8, x1 - x0 - 6, 952), 4.6)
  for (const x of [x0 + 14, x1 - 14]) out += shape(rect(x - 11, 8, 22, 952), 4.6)
  for (const [i, foot] of [270, 500, 730, 940].entries())
    out +=
      shape(rect(x0, foot, x1 - x0, 20), 5) +
      row(x0 + 30, x1 - 30, foot + 1, i === 0 ? 190 : 206, stock, rng, i % 2 ? LOW : SMALL)
  const free = side > 0 ? [580, 1000] : [24, 444]
  const at = (t: number): number => free[0]! + (free[1]! - free[0]!) * t
  out += hung(at(0.26), 200) + hung(at(0.76), 290)
  out += HOUSE_PLANTS[rng.pick(['rubber tree', 'lemon tree', 'snake plant'])]!.draw(at(0.34), 880, 470, rng)
  return (
    out + HOUSE_PLANTS[stock(['monstera', 'aloe', 'calathea', 'dahlia', 'succulent'])]!.draw(at(0.7), 978, 300, rng)
  )
}

/** It hangs from the beam; leaves fall over its rim. */
type Hung = (x: number, y: number) => string
function basket(x: number, y: number, beam: number, rng: Rng): string {
  const w = 128
  const { back, front } = hangingBowl(x, y, w, beam, rng)
  let out = ''
  for (const k of [-1, 1, -0.5, 0.5, 0]) out += shape(leaf(x + k * 40, y - 4, 66, 34, -Math.PI / 2 + k * 0.8, 0.5), 3.8)
  let strands = ''
  for (const k of [-1, 1]) {
    const long = rng.between(110, 170)
    const strand = curve(
      [
        [x + k * w * 0.5, y - 4],
        [x + k * w * 0.66, y + long * 0.5],
        [x + k * w * 0.6, y + long],
      ],
      false,
      10,
    )
    strands += line(strand, 4)
    for (const [i, at] of walk(strand, 27, 22).entries())
      strands += shape(leaf(at.x, at.y, 31, 22, at.a + (i % 2 ? 0.75 : -0.75), 0.5), 3.4)
  }
  return back + out + front + strands
}

/** Whoever and whatever else was named, large; a cat looks at the plants, or sleeps. */
const standingOn = (names: readonly string[], isAsleep: boolean): string =>
  names
    .slice(0, 4)
    .map((name, i, { length }) => {
      const x = 512 + (i - (length - 1) / 2) * (length > 1 ? 200 : 0)
      if (/^(?:cat|kitten)$/.test(name)) return isAsleep ? sleepingCat(x, 976, 150, 1) : catFromBehind(x, 930, 250, 1)
      return standing(name, () => 5.4, isAsleep ? 'lie-curled' : 'sit')?.(x, 976, 260, 330) ?? ''
    })
    .join('')
