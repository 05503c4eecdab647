/** A room to live or work in: papered walls, a window, shelves, furniture around a rug, what hangs from above. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { clipMarks, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { breadthOf, standing } from '../mandala/motif.ts'
import { hung, setOut, supply } from './goods.ts'
import { atRest, type Resting } from './resting.ts'
import { type Falling, roomWindow } from './room-window.ts'
import { PIECES } from './upholstery.ts'
import { type Box, wallpaper } from './wall-paper.ts'

export interface Furnishing {
  /** On the floor, the first where one looks first; of several names one is chosen. */
  furniture: readonly (string | readonly string[])[]
  shelves: readonly string[]
  hanging: readonly string[]
  walls: readonly string[]
}

const SKIRTING = 690
const FLOOR = 770

/** Where things are if the window is in the middle, or to the left: from the right it is the mirror image. */
interface Layout {
  window: number
  /** Middle, foot, width and height: where one looks first, two at the wall, small things before. */
  places: readonly (readonly [x: number, foot: number, w: number, h: number])[]
}
const LAYOUTS: readonly Layout[] = [
  {
    window: 512,
    places: [
      [512, 946, 450, 420],
      [164, 836, 264, 360],
      [860, 836, 264, 360],
      [206, 988, 170, 130],
      [822, 988, 170, 130],
    ],
  },
  {
    window: 236,
    places: [
      [286, 950, 450, 420],
      [640, 830, 210, 340],
      [874, 836, 236, 360],
      [640, 986, 170, 130],
      [860, 990, 170, 130],
    ],
  },
]

/** All that was asked for is there; the furnishing fills what is left. `pose` is of the animals in it. */
export function fineRoom(
  rng: Rng,
  furnishing: Furnishing,
  named: readonly string[],
  pose: 'sit' | 'sleep' | 'rest',
  weather: Falling | null = null,
  resting: Resting | null = null,
): string {
  const asked = resting ? named.filter((name) => name !== resting.who) : named
  const isOn = (place: (name: string) => boolean): string[] => asked.filter(place)
  const large = isOn(isLarge)
  const hangs = isOn((name) => !isLarge(name) && HANGING.test(name))
  const pictures = isOn((name) => !isLarge(name) && !HANGING.test(name) && onWall(name))
  const small = asked.filter((name) => ![...large, ...hangs, ...pictures].includes(name))
  const stock = furnishing.furniture
    .map((names) => (typeof names === 'string' ? names : rng.pick(names)))
    .filter((name) => !asked.includes(name) && canStand(name))
  const { window, places } = laidOut(rng)
  const low = [...large.filter(isLow), ...stock.filter(isLow)]
  const high = mainFirst(
    [...large, ...stock].filter((name) => !isLow(name)),
    furnishing.furniture.flat()[0],
    asked,
  )
  // What is low stays before: at the wall it would be a giant's.
  const [first, ...others] = high.length < 3 ? [...high, 'floor plant', 'bookshelf'].slice(0, 3) : high
  const shuffled = others.length === 2 ? rng.shuffle(others) : others
  // Between two pieces a plant would be squeezed.
  const sides =
    window === 512 ? shuffled : [...shuffled].sort((a, b) => Number(a === 'floor plant') - Number(b === 'floor plant'))
  // What is high stands behind, an animal or a basket before it.
  const set = [...(first ? [first] : []), ...sides.slice(0, 2), ...low, ...sides.slice(2)].slice(0, places.length)
  const stands = set.map((name, i) => boxOf(name, places[i]!))
  const next = firstThen(small, furnishing.shelves, rng)
  const hungNext = firstThen(pictures, furnishing.walls, rng)
  let last = ''
  // No two alike side by side.
  const picture = (): string => {
    const name = hungNext()
    last = name === last ? hungNext() : name
    return last
  }
  const lamp = firstThen(hangs, furnishing.hanging, rng)
  const taken: Box[] = [...stands, [window - 196, 84, 392, 450]]
  let out = ''
  for (const [i, [x, , w]] of places.slice(1, 3).entries()) {
    const [from, to] = [x - w / 2, x + w / 2]
    const top = stands[i + 1]?.[1] ?? SKIRTING - 40
    const isFree = top > 330
    if (isFree && (hangs.length || rng.chance(0.6))) {
      out += hung(lamp, { from, to, top: 14, wide: w > 250 ? 125 : w }, rng)
      for (const u of w > 250 ? [0.25, 0.75] : [0.5]) taken.push([from + w * u - 44, 14, 88, 150])
    }
    const upper = above(top, FLAT_TOP.test(set[i + 1] ?? ''))
    for (const { kind, y, h } of upper) {
      const row = { from, to, foot: y + h, high: h - 6, wide: 92, sw: 4 }
      if (kind === 'pictures')
        for (const u of w > 250 ? [0.26, 0.74] : [0.5])
          out += standing(picture(), () => 4.2)?.(from + w * u, y + h, 116, h - 10) ?? ''
      else out += setOut(next, row, rng)
      if (kind === 'board') out += shape(rect(from - 6, y + h, w + 12, 17), 4.6)
      if (kind === 'pictures')
        for (const u of w > 250 ? [0.26, 0.74] : [0.5]) taken.push([from + w * u - 60, y, 120, h])
      else taken.push([from - 8, y, w + 16, h + 20])
    }
  }
  const { behind, before } = roomWindow({ x: window - 140, y: 128, w: 280, h: 372 }, SKIRTING, rng, weather)
  out = behind + wallpaper(rng, taken, SKIRTING, [window - 156, 112, 312, 404]) + panels(rng) + before + out
  out += floor(rng) + rug(rng, places[0]![0])
  const fromBehind = [...set.entries()].sort(([a], [b]) => places[a]![1] - places[b]![1])
  for (const [i, name] of fromBehind) {
    const [x, foot, w, h] = places[i]!
    const own = name === 'cat' && pose === 'sit' ? undefined : PIECES[name]
    out +=
      own?.(x, foot, name === 'sofa' || name === 'couch' ? w * 1.1 : w, heightOf(name, h), rng) ??
      (entryOf(name)?.kind === 'being'
        ? standing(name, () => 5, pose === 'sleep' ? 'lie-curled' : 'sit')?.(x, foot, w * 1.5, h * 1.3)
        : standing(name, () => 5)?.(x, foot, w, h * shareOf(name))) ??
      ''
  }
  const seat = set.indexOf(resting?.seat ?? '')
  if (resting && seat >= 0) out += atRest(resting, pose, places[seat]!)
  return page(out + onTop(set, stands, next, rng) + paperAround(rect(14, 14, 996, 996)))
}

/** On the desk that the room is about lies what was asked for, before anything that belongs there anyway. */
function onTop(set: readonly string[], [stand]: readonly Box[], next: () => string, rng: Rng): string {
  if (!stand || !/^(?:desk|table)$/.test(set[0] ?? '')) return ''
  const [x, y, w] = stand
  return setOut(next, { from: x + w * 0.1, to: x + w * 0.9, foot: y + 8, high: 118, wide: 100, sw: 4 }, rng)
}

/** A bed is where one looks first in a bedroom, whatever chair was asked for beside it. */
function mainFirst(names: readonly string[], main: string | undefined, asked: readonly string[]): string[] {
  const [first] = names
  const isMain = main && first && names.includes(main) && (asked.includes(main) || bulkOf(first) < bulkOf(main))
  return isMain ? [main, ...names.filter((name) => name !== main)] : [...names]
}
const bulkOf = (name: string): number => (entryOf(name)?.height ?? 1) ** 2 * breadthOf(name)

function laidOut(rng: Rng): Layout {
  const layout = rng.pick(LAYOUTS)
  if (rng.chance(0.5)) return layout
  const places = layout.places.map(([x, foot, w, h]) => [1024 - x, foot, w, h] as const)
  return { window: 1024 - layout.window, places }
}

/** On the wall over what stands there: on it where it is flat, then boards and pictures by turns. */
function above(top: number, isFlat: boolean): { kind: 'top' | 'board' | 'pictures'; y: number; h: number }[] {
  const out: { kind: 'top' | 'board' | 'pictures'; y: number; h: number }[] = []
  let foot = top
  if (isFlat && foot > 330) {
    out.push({ kind: 'top', y: foot - 108, h: 108 })
    foot -= 116
  }
  for (const kind of ['pictures', 'board'] as const) {
    const h = kind === 'pictures' ? 130 : 108
    if (foot - h - 40 < 186) break
    out.push({ kind, y: foot - h - 32, h })
    foot -= h + 36
  }
  return out
}

const FLAT_TOP = /^(?:fireplace|dresser|bookshelf|desk|table)$/
const canStand = (name: string): boolean => name in PIECES || lookUp(name) !== null

/** A bookcase is as high as the wall allows. */
const heightOf = (name: string, h: number): number => (name === 'bookshelf' ? h * 1.62 : h)

function boxOf(name: string, [x, foot, w, h]: Layout['places'][number]): Box {
  if (name in PIECES) {
    const [wide, high] = [name === 'sofa' || name === 'couch' ? w * 1.1 : w, heightOf(name, h)]
    return [x - wide / 2, foot - high, wide, high]
  }
  const high = Math.min(h * shareOf(name), w / breadthOf(name))
  return [x - w / 2, foot - high, w, high]
}

const HANGING =
  /^(?:string lights|lantern|paper lantern|dream catcher|dreamcatcher|birdcage|herb bundle|wind chime|chandelier|bunting|paper star|lamp shade)$/
const entryOf = (name: string) => lookUp(name)
const isLarge = (name: string): boolean =>
  name in PIECES || (entryOf(name)?.height ?? 0) >= 0.55 || entryOf(name)?.kind === 'being'
/** Of beings and things that a room has on its floor. */
const isLow = (name: string): boolean =>
  name !== 'floor plant' &&
  name !== 'sewing machine' &&
  ((entryOf(name)?.height ?? 0) < 0.56 || entryOf(name)?.kind === 'being')
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

/** Wood below the paper: panels, boards, or squares within squares. */
function panels(rng: Rng): string {
  const high = FLOOR - SKIRTING
  let out = shape(rect(14, SKIRTING, 996, high), 5)
  const kind = rng.int(0, 2)
  const count = kind === 1 ? 18 : 8
  const step = 996 / count
  for (let i = 0; i < count; i++) {
    out += shape(
      rect(
        14 + i * step + (kind === 1 ? 0 : 12),
        SKIRTING + (kind === 1 ? 2 : 18),
        step - (kind === 1 ? 0 : 24),
        high - (kind === 1 ? 2 : 32),
      ),
      3.6,
    )
    if (kind === 2) out += shape(rect(14 + i * step + 28, SKIRTING + 32, step - 56, high - 60), 3.2)
  }
  return out + shape(rect(14, SKIRTING - 14, 996, 16), 4.4)
}

/** Boards that run toward the reader, with joints. */
function floor(rng: Rng): string {
  const area = rect(14, FLOOR, 996, 240)
  const marks: Mark[] = []
  const count = rng.pick([7, 9])
  for (let i = -count; i <= count; i++) {
    const [a, b] = [(666 * i) / count, (1188 * i) / count]
    marks.push({
      poly: [
        [512 + a, FLOOR],
        [512 + b, 1010],
      ],
      open: true,
    })
    const y = FLOOR + 240 * [0.22, 0.6, 0.4][(i + count) % 3]!
    const at = (k: number): number => 512 + ((666 + (522 * (y - FLOOR)) / 240) * k) / count
    marks.push({
      poly: [
        [at(i), y],
        [at(i + 1), y],
      ],
      open: true,
    })
  }
  return shape(area, 5) + clipMarks(marks, [area], 3.6)
}

/** Round with a ring of ornaments, or square with a border and fringes. */
function rug(rng: Rng, x: number): string {
  const [y, w, h] = [918, 380, 76]
  if (rng.chance(0.5)) {
    const outline = (k: number): Poly => ellipse(x, y, w * k, h * k, 72)
    let out = shape(outline(1), 5.4) + shape(outline(0.88), 4) + shape(outline(0.6), 4) + shape(outline(0.3), 4)
    const count = rng.pick([16, 20, 24])
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU
      out += shape(ellipse(x + w * 0.74 * Math.cos(a), y + h * 0.74 * Math.sin(a), 18, 7.6, 20), 3.4)
    }
    return out
  }
  const at = (u: number, v: number): [number, number] => [x + u * w * (1 + v * 0.16), y + v * h]
  const square = (k: number, v = k): Poly => [at(-k, -v), at(k, -v), at(k, v), at(-k, v)]
  let out = shape(square(1), 5.4) + shape(square(0.86, 0.72), 4)
  const count = rng.pick([14, 18])
  for (const v of [-0.86, 0.86])
    for (let i = 0; i < count; i++) out += shape(ellipse(...at(-0.88 + (1.76 * (i + 0.5)) / count, v), 11, 5.6, 16), 3)
  for (let i = 0; i < 6; i++) {
    const u = -0.72 + i * 0.288
    out += shape([at(u, -0.62), at(u + 0.13, 0), at(u, 0.62), at(u - 0.13, 0)], 3.6)
  }
  return out
}
