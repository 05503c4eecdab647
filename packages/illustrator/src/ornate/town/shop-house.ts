/** A house over a shop: its sign, its window full of goods, a door beside it, two or three floors and a gable. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { CURIOS } from '../curiosities/cabinet.ts'
import { placeCurio } from '../curiosities/curio.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { grow } from '../kit/clip.ts'
import { arc, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { box, type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { ON_VANITIES } from '../places/perfumes.ts'
import { GABLES, gableOutline } from './gables.ts'
import { awning, balcony } from './wall-parts.ts'
import { block, flowerBox } from './windows.ts'

/** The word on its sign, and what is in its window. */
export interface Shop {
  sign: string
  goods: readonly string[]
}

export const SHOPS: readonly Shop[] = [
  { sign: 'BOOKS', goods: ['book', 'globe', 'book'] },
  { sign: 'FLOWERS', goods: ['tulip', 'daisy', 'dahlia', 'tulip'] },
  { sign: 'BAKERY', goods: ['cake', 'bread', 'pie', 'muffin'] },
  { sign: 'CAFE', goods: ['teapot', 'cupcake', 'coffee cup', 'croissant'] },
  { sign: 'SCENTS', goods: ['square', 'heart', 'flame', 'round', 'fanned'] },
  { sign: 'CLOCKS', goods: ['pocket watch', 'hourglass'] },
  { sign: 'PLANTS', goods: ['cactus', 'succulent', 'ball cactus', 'snake plant'] },
  { sign: 'SHELLS', goods: ['shell', 'nautilus', 'coral'] },
  { sign: 'ANTIQUES', goods: ['mask', 'treasure chest', 'globe', 'candle'] },
  { sign: 'POTIONS', goods: ['bottle', 'potion', 'bottle', 'bell jar'] },
]

function good(name: string, x: number, foot: number, w: number, h: number, rng: Rng): string {
  const curio = CURIOS[name] ?? ON_VANITIES[name]
  if (curio) return placeCurio(curio, x, foot, w, h, rng)
  const plant = HOUSE_PLANTS[name]
  if (plant) return plant.draw(x, foot, Math.min(h, w / plant.wide), rng)
  return standing(name, () => 4)?.(x, foot, w, h) ?? ''
}

const GROUND = 262

interface Front {
  x: number
  w: number
  base: number
}

/** `svg` is drawn from left to right; `outline` is where the sky ends. */
export function shopHouse(
  front: Front,
  { sign, goods }: Shop,
  floors: number,
  rng: Rng,
): { svg: string; outline: Poly } {
  const { x, w, base } = front
  const high = rng.between(112, 128)
  const top = base - GROUND - floors * high
  const gableHigh = rng.between(110, 150)
  const c = x + w / 2
  const gable = rng.pick(GABLES)
  const crown = gableOutline(gable, c, w, top, gableHigh)
  const outline: Poly = [[x, base], ...crown, [x + w, base]]
  let svg = shape(outline, 5.6) + gableFace(crown, c, top, gableHigh, rng)
  svg += shape(rect(x - 4, top - 4, w + 8, 17), 4.4)
  svg += upper(front, top, high, floors, rng)
  return { svg: svg + shopFront(front, sign, goods, rng), outline }
}

/** Scales or one inner line, and a window. */
function gableFace(crown: Poly, c: number, top: number, high: number, rng: Rng): string {
  const face: Poly = [...crown]
  let out = ''
  if (rng.chance(0.5)) {
    const { x0, x1, y0 } = box(face)
    const marks: Mark[] = []
    const [wide, row] = [36, 28]
    for (let k = 0, y = y0 - 4; y < top + row; k++, y += row)
      for (let u = x0 - wide + (k % 2) * (wide / 2); u < x1 + wide; u += wide)
        marks.push({ poly: [[u - wide / 2, y - row], [u + wide / 2, y - row], ...arc(u, y, wide / 2, 0, Math.PI, 8)] })
    out += clipMarks(marks.reverse(), grow([face], -1), 3.4, 330)
  } else {
    const inner = grow([face], -19)[0]
    if (inner) out += shape(inner, 3.6)
  }
  const y = top - high * 0.36
  const r = 24
  return (
    out +
    circle(c, y, r + 9, 4.2) +
    circle(c, y, r, 4) +
    line(
      [
        [c - r, y],
        [c + r, y],
      ],
      3.4,
    ) +
    line(
      [
        [c, y - r],
        [c, y + r],
      ],
      3.4,
    )
  )
}

/** Rows of windows, one kind to a house. */
function upper({ x, w, base }: Front, top: number, high: number, floors: number, rng: Rng): string {
  const columns = w > 214 ? 3 : 2
  const kind = rng.int(0, 4)
  const isBoxed = rng.chance(0.5)
  let out = ''
  for (let k = 0; k < floors; k++) {
    const y = top + 30 + k * high
    if (k)
      out += line(
        [
          [x, y - 16],
          [x + w, y - 16],
        ],
        3.6,
      )
    for (let i = 0; i < columns; i++)
      out += window(x + (w * (i + 0.5)) / columns, y, w / columns, high - 58, kind, isBoxed, rng)
  }
  // Stones up both corners.
  if (columns === 2 && kind !== 2 && rng.chance(0.6))
    for (let y = top + 20, k = 0; y < base - GROUND - 20; y += 32, k++)
      for (const s of [0, 1]) out += shape(rect(s ? x + w - (k % 2 ? 17 : 24) : x, y, k % 2 ? 17 : 24, 32), 3.4)
  return out
}

function window(cx: number, y: number, room: number, h: number, kind: number, isBoxed: boolean, rng: Rng): string {
  const w = Math.min(54, room * 0.5)
  const x = cx - w / 2
  const foot = y + h
  const pane: Poly =
    kind === 1 ? [[x, foot], ...arc(cx, y + w / 2, w / 2, Math.PI, TAU, 16), [x + w, foot]] : rect(x, y, w, h)
  let out = ''
  if (kind === 2 && room > 84)
    for (const u of [x - 19, x + w])
      out +=
        shape(rect(u, y, 19, h), 3.6) +
        line(
          [
            [u, y + h / 2],
            [u + 19, y + h / 2],
          ],
          3.2,
        )
  if (kind === 3)
    out += shape(
      [
        [x - 9, y],
        [cx, y - 17],
        [x + w + 9, y],
      ],
      3.8,
    )
  out +=
    shape(pane, 4.2) +
    line(
      [
        [cx, y],
        [cx, foot],
      ],
      3.4,
    ) +
    line(
      [
        [x, y + h * 0.42],
        [x + w, y + h * 0.42],
      ],
      3.4,
    )
  if (kind === 4) return out + balcony(x - 8, foot + 2, w + 16, 30)
  return out + (isBoxed ? flowerBox(x, foot - 2, w, rng) : shape(rect(x - 5, foot, w + 10, 12), 3.6))
}

/** Sign, awning, window and door. */
function shopFront({ x, w, base }: Front, sign: string, goods: readonly string[], rng: Rng): string {
  const top = base - GROUND
  let out = shape(rect(x, top, w, GROUND), 4.8) + shape(rect(x + 8, top + 6, w - 16, 46), 4.2)
  for (const letter of setInto(
    sign,
    { x: x + 20, y: top + 14, w: w - 40, h: 30 },
    { face: 'round', gap: 130, mostLines: 1 },
  ) ?? [])
    out += hollow(letter, 3.2, 2.6)
  const isLeft = rng.chance(0.5)
  const doorWide = 62
  const dx = isLeft ? x + 14 : x + w - 14 - doorWide
  const [sx, sw] = [isLeft ? dx + doorWide + 12 : x + 14, w - 40 - doorWide]
  // The door, with a light over it.
  out += shape(
    [
      [dx, base],
      [dx, top + 102],
      ...arc(dx + doorWide / 2, top + 102, doorWide / 2, Math.PI, TAU, 16),
      [dx + doorWide, base],
    ],
    4.6,
  )
  out +=
    line(
      [
        [dx, top + 104],
        [dx + doorWide, top + 104],
      ],
      3.6,
    ) +
    shape(rect(dx + 12, top + 118, doorWide - 24, 42), 3.6) +
    shape(rect(dx + 12, top + 172, doorWide - 24, GROUND - 184), 3.6)
  // The window: goods on its board.
  const foot = base - 38
  out += shape(rect(sx, top + 70, sw, foot - top - 70), 4.4)
  const count = sw > 170 ? 2 : 1
  const names = rng.shuffle(goods)
  for (let i = 0; i < count; i++)
    out += good(names[i % names.length]!, sx + (sw * (i + 0.5)) / count, foot - 2, sw / count - 10, 116, rng)
  out += block(sx - 4, foot, sw + 8, 12, 3.8)
  for (let k = 0; k < count; k++)
    out += shape(rect(sx + (k * sw) / count + 4, foot + 14, sw / count - 8, base - foot - 18), 3.4)
  return out + awning(sx - 5, top + 58, sw + 10, 22, 26)
}

/** Between two houses, on the pavement: lower than their signs. */
export const streetLamp = (x: number, foot: number): string => {
  const at = (points: readonly (readonly [number, number])[]): Poly => points.map(([u, v]): Point => [x + u, foot + v])
  return (
    shape(
      at([
        [-16, 0],
        [-11, -14],
        [11, -14],
        [16, 0],
      ]),
      4.2,
    ) +
    shape(rect(x - 7, foot - 126, 14, 114), 4.2) +
    shape(
      at([
        [-23, -176],
        [23, -176],
        [14, -128],
        [-14, -128],
      ]),
      4.4,
    ) +
    line(
      at([
        [0, -176],
        [0, -128],
      ]),
      3.4,
    ) +
    shape(
      at([
        [-30, -176],
        [0, -204],
        [30, -176],
      ]),
      4.4,
    )
  )
}
