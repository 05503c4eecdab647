/** A cabinet of curiosities: compartments of many sizes under a carved top, a curio or two in each, drawers below. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { type Curio, placeCurio } from './curio.ts'
import { MADE } from './made.ts'
import { NATURAL } from './natural.ts'
import { OF_THE_SEA } from './sea.ts'

export const CURIOS: Readonly<Record<string, Curio>> = { ...NATURAL, ...OF_THE_SEA, ...MADE }

const [LEFT, RIGHT] = [52, 972]
const WALL = 14
/** Those that look best in the large place in the middle. */
const GRAND = ['skull', 'armillary sphere', 'bell jar', 'crystal', 'ram skull', 'globe', 'coral', 'hourglass']
export function cabinetOfCuriosities(rng: Rng, asked: readonly string[]): string {
  const next = bagOf(rng, asked)
  const hasDrawers = rng.chance(0.7)
  const top = 150
  const foot = hasDrawers ? 856 : 972
  const body = rng.chance(0.55) ? winged(top, foot, next, rng) : stacked(top, foot, next, rng)
  return page(
    crown(rng, top) +
      above(top, next, rng) +
      shape(rect(36, top - 10, 952, 1000 - top), 6) +
      body +
      (hasDrawers ? drawers(foot + 6, 982, rng) : plinth()),
  )
}

/** The next that fits; null where none does. */
type Next = (fits?: (name: string) => boolean) => string | null
/** Each once before any comes again, first those that were asked for. */
function bagOf(rng: Rng, asked: readonly string[]): Next {
  const all = Object.keys(CURIOS)
  let bag = [...asked, ...rng.shuffle(all.filter((name) => !asked.includes(name)))]
  return (fits = () => true) => {
    if (!bag.some(fits)) {
      if (!all.some(fits)) return null
      bag = [...bag, ...rng.shuffle(all)]
    }
    return bag.splice(bag.findIndex(fits), 1)[0]!
  }
}

const breadthOf = (name: string): number => CURIOS[name]?.wide ?? 90

function draw(name: string, x: number, foot: number, w: number, h: number, rng: Rng): string {
  const curio = CURIOS[name]
  return curio ? placeCurio(curio, x, foot, w, h, rng) : (standing(name, () => 4.2, 'sit')?.(x, foot, w, h) ?? '')
}

/** As many as have room side by side, all as high as the place allows. */
function row(x: number, foot: number, w: number, h: number, next: Next, rng: Rng): string {
  const names: string[] = []
  let used = 0
  for (let i = 0; i < 4; i++) {
    const name = next((other) => (breadthOf(other) * h) / 100 + 12 <= (w - used) * (names.length ? 1 : 1.16))
    if (!name) break
    names.push(name)
    used += (breadthOf(name) * h) / 100 + 12
  }
  const gap = (w - used) / Math.max(1, names.length)
  let out = ''
  let at = x
  for (const name of names) {
    const wide = (breadthOf(name) * h) / 100 + 12
    out += draw(name, at + (wide + gap) / 2, foot, Math.min(wide, w), h * rng.between(0.92, 1), rng)
    at += wide + gap
  }
  return out
}

/** A compartment with its carved edge and what is in it. */
function place(x: number, y: number, w: number, h: number, next: Next, rng: Rng, isGrand = false): string {
  let out = shape(rect(x, y, w, h), 4.6)
  const foot = y + h - 3
  if (!isGrand) return out + trim(x, y, w) + row(x + 8, foot, w - 16, h - 30, next, rng)
  out += niche(x, y, w, h)
  const name = next((other) => GRAND.includes(other))
  return name ? out + draw(name, x + w / 2, foot, w - 100, h - 110, rng) : out
}

/** Carved along its upper edge. */
function trim(x: number, y: number, w: number): string {
  const count = Math.max(3, Math.round(w / 30))
  const step = w / count
  let out = ''
  for (let i = 0; i < count; i++) out += line(arc(x + (i + 0.5) * step, y, step / 2, 0, Math.PI, 10), 3.4)
  return out
}

/** A round head with a shell of rays over the large place. */
function niche(x: number, y: number, w: number, h: number): string {
  const r = w / 2 - 18
  const [cx, cy] = [x + w / 2, y + r + 18]
  let out = shape([[cx - r, y + h], ...arc(cx, cy, r, Math.PI, TAU, 40), [cx + r, y + h]], 4.4)
  const inner = r - 26
  out += line(arc(cx, cy, inner, Math.PI, TAU, 40), 3.6)
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI + (i / 14) * Math.PI
    out += line(
      [
        [cx + inner * Math.cos(a), cy + inner * Math.sin(a)],
        [cx + r * Math.cos(a), cy + r * Math.sin(a)],
      ],
      3.4,
    )
  }
  for (const s of [-1, 1]) {
    out += line(
      [
        [cx + s * inner, cy],
        [cx + s * inner, y + h],
      ],
      3.6,
    )
    const [u, v] = [cx + s * (w / 2 - 4), y + 4]
    for (const k of [0.3, 0.8, 1.3])
      out += shape(leaf(u, v, 44 - Math.abs(k - 0.8) * 10, 17, s > 0 ? Math.PI - k : k, 0.5), 3.2)
  }
  return out
}

/** Widths that add up to the whole, none too narrow. */
function split(whole: number, count: number, rng: Rng, vary = 0.26): number[] {
  const parts = Array.from({ length: count }, () => rng.between(1 - vary, 1 + vary))
  const sum = parts.reduce((a, b) => a + b, 0)
  return parts.map((part) => (part / sum) * (whole - WALL * (count - 1)))
}

/** Columns of places, each cut at heights of its own. */
function column(x: number, w: number, top: number, foot: number, count: number, next: Next, rng: Rng): string {
  let out = ''
  let y = top
  for (const h of split(foot - top, count, rng, 0.1)) {
    out += place(x, y, w, h, next, rng)
    y += h + WALL
  }
  return out
}

/** A large niche in the middle, columns to both sides. */
function winged(top: number, foot: number, next: Next, rng: Rng): string {
  const side = 306
  const middle = RIGHT - LEFT - 2 * (side + WALL)
  const x = LEFT + side + WALL
  const grand = rng.between(310, 350)
  const isAbove = rng.chance(0.5)
  const rows = 4
  let out = ''
  for (const x0 of [LEFT, RIGHT - side]) {
    let y = top + 8
    for (const h of split(foot - top - 8, rows, rng, 0.1)) {
      let u = x0
      for (const w of rng.chance(0.5) ? split(side, 2, rng) : [side]) {
        out += place(u, y, w, h, next, rng)
        u += w + WALL
      }
      y += h + WALL
    }
  }
  const rest = foot - top - 8 - grand - WALL
  const [niche, others] = isAbove ? [top + 8, top + 8 + grand + WALL] : [foot - grand, top + 8]
  out += place(x, niche, middle, grand, next, rng, true)
  return out + column(x, middle, others, others + rest, rest > 270 ? 2 : 1, next, rng)
}

/** Shelf over shelf, each divided in its own way. */
function stacked(top: number, foot: number, next: Next, rng: Rng): string {
  let out = ''
  let y = top + 8
  const counts = rng.shuffle([3, 4, 5, 5])
  const rows = counts.length
  for (const [i, h] of split(foot - top - 8, rows, rng, 0.1).entries()) {
    let x = LEFT
    for (const w of split(RIGHT - LEFT, counts[i]!, rng)) {
      out += place(x, y, w, h, next, rng)
      x += w + WALL
    }
    y += h + WALL
  }
  return out
}

/** Drawers with a label and a knob each. */
function drawers(top: number, foot: number, rng: Rng): string {
  const count = rng.int(5, 7)
  const w = (RIGHT - LEFT - WALL * (count - 1)) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = LEFT + i * (w + WALL)
    const [cx, cy] = [x + w / 2, (top + foot) / 2]
    out +=
      shape(rect(x, top + 8, w, foot - top - 16), 4.6) + shape(rect(x + 12, top + 20, w - 24, foot - top - 40), 3.6)
    out += shape(rect(cx - 34, cy - 26, 68, 24), 3.6) + circle(cx, cy + 18, 11, 3.8)
  }
  return out
}

const plinth = (): string => shape(rect(28, 980, 968, 24), 5)

/** What has no room inside stands on top, to both sides of the crown. */
function above(top: number, next: Next, rng: Rng): string {
  let out = ''
  for (const x of [92, 196, 828, 932]) {
    const name = next((other) => TALL.includes(other))
    if (name) out += draw(name, x, top - 16, 92, 108, rng)
  }
  return out
}
const TALL = [
  'globe',
  'bottle',
  'candle',
  'hourglass',
  'potion',
  'bell jar',
  'coral',
  'turret shell',
  'feather',
  'skull',
]

/** Carved: a curved or stepped gable with a medallion and leaves. */
function crown(rng: Rng, top: number): string {
  const foot = top - 10
  const tops: readonly (() => string)[] = [
    () =>
      shape(
        [[262, foot], ...arc(512, foot, 250, Math.PI, TAU, 40).map(([x, y]): Point => [x, foot + (y - foot) * 0.46])],
        5.4,
      ),
    () =>
      shape(
        [
          [262, foot],
          [262, foot - 44],
          [400, foot - 44],
          [430, 26],
          [594, 26],
          [624, foot - 44],
          [762, foot - 44],
          [762, foot],
        ],
        5.4,
      ),
    () =>
      shape(
        [
          [262, foot],
          [512, 22],
          [762, foot],
        ],
        5.4,
      ),
  ]
  let out = rng.pick(tops)()
  const cy = foot - 48
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const x = 512 + s * (64 + i * 52)
      const y = foot - 22
      out += shape(leaf(x, y, 48, 22, s > 0 ? -0.34 : Math.PI + 0.34, 0.5), 3.6)
    }
  out += circle(512, cy, 46, 4.4)
  for (let i = 0; i < 8; i++) out += shape(leaf(512, cy, 40, 24, (i / 8) * TAU, 0.62), 3.5)
  return out + circle(512, cy, 12, 3.6) + shape(rect(24, foot - 6, 976, 22), 5)
}
