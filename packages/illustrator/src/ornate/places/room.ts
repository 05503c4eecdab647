/** A room to live or work in: papered walls, a window, shelves, furniture around a rug, what hangs from above. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { hung, setOut, supply } from './goods.ts'
import { view } from './view.ts'

export interface Furnishing {
  /** On the floor, the first where one looks first. */
  furniture: readonly string[]
  shelves: readonly string[]
  hanging: readonly string[]
  walls: readonly string[]
}

const SKIRTING = 690
const FLOOR = 770

/** All that was asked for is there; the furnishing fills what is left. */
/** `pose` is of the animals in it. */
export function fineRoom(rng: Rng, furnishing: Furnishing, asked: readonly string[], pose: 'sit' | 'sleep'): string {
  const isOn = (place: (name: string) => boolean): string[] => asked.filter(place)
  const large = isOn(isLarge)
  const hangs = isOn((name) => !isLarge(name) && HANGING.test(name))
  const pictures = isOn((name) => !isLarge(name) && !HANGING.test(name) && onWall(name))
  const small = asked.filter((name) => ![...large, ...hangs, ...pictures].includes(name))
  const stock = furnishing.furniture.filter((name) => !asked.includes(name) && lookUp(name))
  let out = paper(rng) + panels()
  out += view(rng, 372, 128, 280, 372)
  out += lamps(hangs, furnishing.hanging, rng)
  const next = firstThen(small, furnishing.shelves, rng)
  for (const foot of [400, 560]) out += board(44, 312, foot, next, rng)
  out += board(712, 980, 560, next, rng)
  const wall = firstThen(pictures, furnishing.walls, rng)
  for (const x of [780, 912]) out += standing(wall(), () => 4.2)?.(x, 410, 118, 150) ?? ''
  out += floor() + rug(rng)
  const low = [...large.filter(isLow), ...stock.filter(isLow)]
  const high = [...large, ...stock].filter((name) => !isLow(name))
  // What is high stands behind, an animal or a basket before it.
  const set = [...high.slice(0, 3), ...low, ...high.slice(3)].slice(0, PLACES.length)
  for (const [i, name] of set.entries()) {
    const [x, foot, w, h] = PLACES[i]!
    out += standing(name, () => 5, pose)?.(x, foot, w, h * shareOf(name)) ?? ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Where furniture stands: in the middle, to both sides behind, then small things before. */
const PLACES = [
  [512, 946, 450, 440],
  [176, 850, 290, 360],
  [852, 850, 290, 360],
  [268, 992, 200, 190],
  [772, 992, 200, 190],
] as const

const HANGING =
  /^(?:string lights|lantern|paper lantern|dream catcher|dreamcatcher|birdcage|herb bundle|wind chime|chandelier|bunting|paper star|lamp shade)$/
const entryOf = (name: string) => lookUp(name)
const isLarge = (name: string): boolean => (entryOf(name)?.height ?? 0) >= 0.55 || entryOf(name)?.kind === 'being'
/** Of beings and things that a room has on its floor. */
const isLow = (name: string): boolean => (entryOf(name)?.height ?? 0) < 0.56 || entryOf(name)?.kind === 'being'
const onWall = (name: string): boolean => {
  const entry = entryOf(name)
  return entry?.kind === 'thing' && entry.thing.habitat === 'wall'
}
/** A stool is lower than a piano, though not by as much as it really is. */
const shareOf = (name: string): number => Math.min(1, Math.max(0.5, ((entryOf(name)?.height ?? 1) / 1.5) ** 0.5))

function firstThen(asked: readonly string[], stock: readonly string[], rng: Rng): () => string {
  const first = [...asked]
  const rest = supply(stock, rng)
  return () => first.shift() ?? rest()
}

/** Stripes with a sprig in every other one. */
function paper(rng: Rng): string {
  const step = rng.pick([76.6, 90.5])
  let out = ''
  for (let x = 14, i = 0; x < 1010; x += step, i++) {
    out += line(
      [
        [x, 14],
        [x, SKIRTING],
      ],
      3.4,
    )
    if (i % 2) continue
    for (let y = 70; y < SKIRTING; y += 116)
      out +=
        [-0.7, 0.7, 0].map((k) => shape(leaf(x + step / 2, y + 24, 38, 17, -Math.PI / 2 + k, 0.55), 3.3)).join('') +
        circle(x + step / 2, y + 34, 8.5, 3.2)
  }
  return out
}

/** Wood below the paper. */
function panels(): string {
  let out = shape(rect(14, SKIRTING, 996, FLOOR - SKIRTING), 5)
  for (let i = 0; i < 8; i++) out += shape(rect(26 + i * 124.5, SKIRTING + 20, 100, 46), 3.6)
  return out + shape(rect(14, SKIRTING - 14, 996, 16), 4.4)
}

/** Boards that run toward the reader. */
function floor(): string {
  const area = rect(14, FLOOR, 996, 240)
  const marks: Mark[] = []
  for (let i = -9; i <= 9; i++)
    marks.push({
      poly: [
        [512 + i * 74, FLOOR],
        [512 + i * 132, 1010],
      ],
      open: true,
    })
  return shape(area, 5) + clipMarks(marks, [area], 3.6)
}

function rug(rng: Rng): string {
  const [x, y, w, h] = [512, 920, 372, 74]
  const outline = (k: number): Poly => ellipse(x, y, w * k, h * k, 72)
  let out = shape(outline(1), 5.4) + shape(outline(0.88), 4) + shape(outline(0.6), 4) + shape(outline(0.3), 4)
  const count = rng.pick([20, 24])
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU
    out += shape(ellipse(x + w * 0.74 * Math.cos(a), y + h * 0.74 * Math.sin(a), 20, 7.6, 20), 3.4)
  }
  return out
}

/** What hangs to both sides of the window. */
function lamps(asked: readonly string[], stock: readonly string[], rng: Rng): string {
  const next = firstThen(asked, stock, rng)
  return [
    [40, 330],
    [694, 984],
  ]
    .map(([from, to]) => hung(next, { from: from!, to: to!, top: 14, wide: 145 }, rng))
    .join('')
}

const board = (from: number, to: number, foot: number, next: () => string, rng: Rng): string =>
  setOut(next, { from, to, foot, high: 112, wide: 90, sw: 4 }, rng) +
  shape(rect(from - 10, foot, to - from + 20, 17), 4.6)
