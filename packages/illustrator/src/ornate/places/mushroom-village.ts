/** Mushrooms that are lived in: doors and windows in their stems, chimneys on their caps, a path from one to the next. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { mushroom } from '../plants/mushroom.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { door as boarded } from '../town/wall-parts.ts'
import { flowerBox } from '../town/windows.ts'
import { grass, leaves } from './boughs.ts'
import { flowers } from './forest-floor.ts'

const EDGE = rect(14, 14, 996, 996)

interface Village {
  /** Stand on the path and beside it. */
  asked: readonly string[]
  /** Else one house is large. */
  isVillage: boolean
}

export function mushroomVillage(rng: Rng, { asked, isVillage }: Village): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  let out = leaves(rng) + hills()
  for (const [x, y, long, turn] of FERNS) out += SPRIGS.fern!(x, y, long, turn, rng)
  const houses = isVillage
    ? ([
        [250, 640, 380],
        [800, 660, 400],
        [520, 850, 560],
      ] as const)
    : ([[500, 850, 740]] as const)
  for (const [x, foot, high] of houses) {
    out += path(at(x), foot, high * 0.16)
    out += house(at(x), foot, high, rng)
  }
  for (const [x, foot, high] of isVillage ? SPROUTS : [...SPROUTS, ...AROUND])
    out += mushroom(at(x), foot, high * rng.between(0.9, 1.1), rng, rng.between(-8, 8))
  out += flowers(rng)
  for (const [i, name] of asked.slice(0, 4).entries())
    out += standing(name, () => 5, 'stand')?.(at([740, 330, 880, 180][i]!), 976, 180, 210) ?? ''
  return page(out + grass(rng) + paperAround(EDGE))
}

const FERNS = [
  [50, 900, 380, -1.2],
  [974, 900, 380, -1.94],
  [160, 900, 300, -1.8],
  [864, 900, 300, -1.34],
] as const
const SPROUTS = [
  [86, 960, 190],
  [180, 980, 120],
  [940, 966, 200],
  [842, 984, 110],
] as const
const AROUND = [
  [170, 800, 300],
  [868, 780, 330],
] as const

/** Soft ground, one hill behind the other. */
const hills = (): string =>
  shape(curve('-20,640! 180,560 380,620 600,570 820,630 1050,570! 1050,1060! -20,1060!'), 5) +
  shape(curve('-20,790! 220,730 460,800 720,740 1050,800! 1050,1060! -20,1060!'), 5)

/** Flat stones that grow toward the foot of the page. */
function path(x: number, foot: number, wide: number): string {
  let out = ''
  for (let i = 0; i < 3; i++)
    out += shape(ellipse(x + (i % 2 ? 16 : -10), foot + 18 + i * 34, wide * (0.7 + i * 0.2), 15), 4.4)
  return out
}

/** `high` from the foot of the stem to the top of the cap. */
function house(x: number, foot: number, high: number, rng: Rng): string {
  const unit = high / 100
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, unit)
  const stem = to(curve('-22,0! -19,-20 -17,-40 -19,-56! 19,-56! 17,-40 19,-20 22,0!'))
  const cap = to(curve('-46,-50 -44,-66 -30,-88 0,-100 30,-88 44,-66 46,-50 24,-55 0,-57 -24,-55'))
  const gills = to(curve('-45,-50 -24,-56 0,-58 24,-56 45,-50 24,-45 0,-43 -24,-45'))
  const lean = rng.sign()
  let out = chimney(x + lean * 24 * unit, foot - 84 * unit, unit, rng) + shape(stem, 5.4)
  out += clipMarks(stones(x, foot, unit), [stem], 3.8, 100)
  const folds: Mark[] = Array.from({ length: 15 }, (_, i) => {
    const u = (i - 7) / 7
    return {
      poly: to([
        [u * 20, -60],
        [u * 48, -38],
      ]),
      open: true,
    }
  })
  out += shape(gills, 5) + clipMarks(folds, [gills], 3.4)
  out += shape(cap, 6) + roof(cap, x, foot, unit, rng) + shape(cap, 6, 'none')
  // A small window in the cap, a door and a window in the stem.
  out += porthole(x - lean * 4 * unit, foot - 75 * unit, 7.4 * unit)
  const wide = Math.max(40, 15 * unit)
  out += boarded(x - lean * 7 * unit, foot, wide, Math.max(70, 31 * unit), rng.chance(0.4))
  const [u, v, w] = [x + lean * 10 * unit, foot - 25 * unit, 12 * unit]
  out += porthole(u, v, w / 2) + flowerBox(u - w / 2, v + w / 2 + 6, w, rng)
  return out
}

/** A few where the plaster is gone: along the foot and beside the eaves. */
const stones = (x: number, foot: number, unit: number): Mark[] =>
  (
    [
      [-20, -3],
      [-12, -3],
      [4, -3],
      [12, -3],
      [20, -3],
      [-19, -8.6],
      [16, -8.6],
      [-15, -38],
      [-8, -38],
      [14, -40],
      [-12, -43],
    ] as const
  ).map(([u, v]) => ({ poly: ellipse(x + u * unit, foot + v * unit, 3.8 * unit, 2.5 * unit, 24) }))

/** Round spots, or rows of shingles. */
function roof(cap: Poly, x: number, foot: number, unit: number, rng: Rng): string {
  const inner = grow([cap], -7)
  const marks: Mark[] = []
  if (rng.chance(0.5)) {
    for (const [u, v, r] of SPOTS)
      for (const ring of [1, 0.6])
        marks.push({ poly: ellipse(x + u * unit, foot + v * unit, r * unit * ring, r * unit * 0.84 * ring) })
    return clipMarks(marks, inner, 4, 120)
  }
  const [wide, row] = [10 * unit, 8.4 * unit]
  for (let k = 6, y = foot - 104 * unit; y < foot - 44 * unit; k++, y += row)
    for (let i = -6; i <= 6; i++) {
      const u = x + (i + (k % 2 ? 0.5 : 0)) * wide
      marks.push({ poly: [[u - wide / 2, y - row], [u + wide / 2, y - row], ...arc(u, y, wide / 2, 0, Math.PI, 8)] })
    }
  return clipMarks(marks.reverse(), inner, 3.8, 160)
}

const SPOTS = [
  [-30, -64, 6.4],
  [-20, -82, 5.2],
  [16, -64, 5.6],
  [8, -90, 6],
  [31, -76, 5],
  [35, -59, 5],
  [-17, -62, 3.6],
  [-2, -62, 3.2],
] as const

const porthole = (x: number, y: number, r: number): string => {
  const cross = (a: Point, b: Point): string => line([a, b], 3.6)
  const pane = r * 0.72
  return (
    circle(x, y, r, 5) +
    circle(x, y, pane, 4) +
    cross([x - pane, y], [x + pane, y]) +
    cross([x, y - pane], [x, y + pane])
  )
}

/** Crooked, with rings of smoke. */
function chimney(x: number, y: number, unit: number, rng: Rng): string {
  const [w, h] = [8 * unit, 18 * unit]
  let out = shape(rect(x - w / 2, y - h, w, h * 1.6), 5) + shape(rect(x - w * 0.68, y - h, w * 1.36, h * 0.24), 4.6)
  for (const [i, r] of [10, 15, 20].entries())
    out += circle(x + rng.between(4, 12) * (i + 1), y - h - 26 - i * 36, r, 4)
  return out
}
