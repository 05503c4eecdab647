/** Things set out side by side: on shelves, on a counter, hung from a bar. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { line } from '../kit/marks.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { STOCK } from '../nook/fill.ts'
import { catFromBehind, sleepingCat } from './sill-cat.ts'
import { compote, pitcher } from './tableware.ts'

/** Names that can be drawn, one after the other and over again. */
export function supply(all: readonly string[], rng: Rng): () => string {
  const names = all.filter((name) => name in STOCK || lookUp(name))
  let left: string[] = []
  return () => {
    if (!left.length) left = rng.shuffle(names)
    return left.pop() ?? ''
  }
}

/** What has a finer drawing in a nook. */
const FINER: Readonly<Record<string, readonly string[]>> = {
  'potted plant': ['trailing', 'snake'],
  succulent: ['snake'],
  cactus: ['cactus'],
  vase: ['vase'],
  teapot: ['teapot'],
  mug: ['mug'],
  candle: ['candle'],
  jar: ['jar'],
  hourglass: ['hourglass'],
  lantern: ['lantern'],
}

/** Where there is room, plants are those of a greenhouse. */
const GROWN: Readonly<Record<string, readonly string[]>> = {
  'potted plant': ['aloe', 'tulip', 'daisy', 'rubber tree', 'snake plant', 'calathea'],
  succulent: ['succulent'],
  cactus: ['cactus', 'ball cactus', 'prickly pear'],
  orchid: ['orchid'],
}

/** One thing on a board, within its place. */
export function placedThing(name: string, x: number, foot: number, w: number, h: number, sw: number, rng: Rng): string {
  const grown = GROWN[name]
  if (grown && h >= 120) {
    const plant = HOUSE_PLANTS[rng.pick(grown)]!
    return plant.draw(x, foot, Math.min(h * 1.2, (w + 16) / plant.wide), rng)
  }
  if (name === 'pitcher' && h >= 96) return pitcher(x, foot, Math.min(h, w), rng)
  if (name === 'fruit bowl' && w >= 130)
    return compote(x, foot, w * 0.94, rng.shuffle(['apple', 'pear', 'peach', 'apple']), rng)
  const finer = FINER[name]
  const stock = STOCK[finer ? rng.pick(finer) : name in STOCK && !lookUp(name) ? name : '']
  if (stock && h >= 80 && w >= stock.w * 0.9) return stock.draw(x, foot, Math.max(h, 96), rng)
  return standing(name === 'cup' ? 'teacup' : name, () => sw, 'sit')?.(x, foot, w, h) ?? ''
}

interface Row {
  from: number
  to: number
  foot: number
  /** Of the highest; most are a little lower. */
  high: number
  /** Of each place. */
  wide: number
  sw?: number
  /** A cat among them sleeps. */
  isAsleep?: boolean
}

const CAT = /^(?:cat|kitten)$/
/** As on the sill of a window at home. */
const catIn = (x: number, foot: number, wide: number, high: number, isAsleep: boolean, rng: Rng): string =>
  isAsleep ? sleepingCat(x, foot - 2, wide / 1.56, rng.sign()) : catFromBehind(x, foot, high * 0.94, rng.sign())

/** As many as there are places in the row. */
export function setOut(
  next: () => string,
  { from, to, foot, high, wide, sw = 4, isAsleep = false }: Row,
  rng: Rng,
): string {
  const count = Math.max(1, Math.floor((to - from) / wide))
  const step = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const name = next()
    const h = high * rng.between(0.78, 1)
    const x = from + step * (i + 0.5)
    out += CAT.test(name)
      ? catIn(x, foot, step, high, isAsleep, rng)
      : placedThing(name, x, foot, step - 10, h, sw, rng)
  }
  return out
}

/** From a bar at `top`, on strings of different lengths. */
export function hung(
  next: () => string,
  { from, to, top, wide }: { from: number; to: number; top: number; wide: number },
  rng: Rng,
): string {
  const count = Math.max(1, Math.floor((to - from) / wide))
  const step = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = from + step * (i + 0.5)
    const drop = rng.between(24, 46)
    out += line(
      [
        [x, top],
        [x, top + drop + 30],
      ],
      4,
    )
    out += fittedDrawing(next(), () => 4)?.(x, top + drop + 52, step - 16, 96) ?? ''
  }
  return out
}
