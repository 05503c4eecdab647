/** Furniture as grown-ups like to color it: covered with a pattern, shelves full of books, a basket of wool. */
import type { Rng } from '../../ink/random.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { grow } from '../kit/clip.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { center, move, type Point, type Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from '../nook/fill.ts'
import { type TangleName, tangleOver } from '../zentangle/fill.ts'
import { supply } from './goods.ts'
import { sleepingCat } from './sill-cat.ts'

/** Stands on `foot`, within a width and a height. */
type Piece = (x: number, foot: number, w: number, h: number, rng: Rng) => string

const CLOTHS: readonly TangleName[] = ['petals', 'diamonds', 'scales', 'leaves', 'hexagons', 'zigzag', 'waves']

/** Without what a pen fills in: cloth is colored. */
const patternOf = (outline: Poly, cloth: TangleName, scale: number, rng: Rng): Mark[] =>
  tangleOver(outline, cloth, 0, scale, rng).filter(({ fill }) => fill !== '#000')

/** An outline in a cloth, its pattern clear of the seams. */
function covered(outline: Poly, cloth: TangleName, rng: Rng, scale = 1.5): string {
  const inner = grow([outline], -8)
  return shape(outline, 5.4) + (inner.length ? clipMarks(patternOf(outline, cloth, scale, rng), inner, 3.2, 170) : '')
}

/** Backs of a chair that is 400 wide and high, its foot at 0. */
const BACKS: readonly string[] = [
  '-132,-150! -146,-290 -118,-376 0,-392 118,-376 146,-290 132,-150!',
  '-136,-150! -136,-330 -110,-350! -70,-350 -40,-392 0,-398 40,-392 70,-350 110,-350! 136,-330 136,-150!',
  '-140,-150! -176,-250 -172,-350 -128,-380 -60,-368 0,-384 60,-368 128,-380 172,-350 176,-250 140,-150!',
]

const armchair: Piece = (x, foot, w, h, rng) => {
  const k = Math.min(w, h) / 400
  const at = (text: string, flip = 1): Poly => move(curve(text), x, foot, 0, k * flip, k)
  const cloth = rng.pick(CLOTHS)
  let out = ''
  for (const side of [-1, 1]) out += shape(at('128,-34! 176,-34! 166,0! 142,0!', side), 4.6)
  out += covered(at(rng.pick(BACKS)), cloth, rng)
  out += shape(at('-138,-128! 138,-128! 138,-32! -138,-32!'), 5)
  for (let i = -4; i <= 4; i++)
    out += line(
      move(
        [
          [i * 28, -126],
          [i * 28, -34],
        ],
        x,
        foot,
        0,
        k,
      ),
      3.4,
    )
  out += covered(at('-138,-196! -60,-208 60,-208 138,-196! 146,-160 138,-122! 0,-114 -138,-122! -146,-160'), cloth, rng)
  for (const side of [-1, 1]) {
    out += shape(at('124,-28! 122,-200 128,-236 162,-252 196,-236 202,-200 196,-28!', side), 5.4)
    const [u, v] = [x + side * 162 * k, foot - 208 * k]
    out += circle(u, v, 32 * k, 4.4) + circle(u, v, 18 * k, 3.6)
    for (const gap of [14, 30])
      out += shape(
        at(`${124 + gap},-${40 + gap}! ${124 + gap},-160! ${196 - gap},-160! ${196 - gap},-${40 + gap}!`, side),
        3.6,
      )
  }
  return out + cushion(x + (rng.chance(0.5) ? -58 : 58) * k, foot - 244 * k, k, rng)
}

/** Square, with a border and a star of leaves. */
function cushion(x: number, y: number, k: number, rng: Rng): string {
  const turn = rng.between(-0.3, 0.3)
  const at = (text: string, size = 1): Poly => move(curve(text), x, y, turn, k * size)
  const corners = '-54,-50! 0,-42 54,-50! 46,0 54,50! 0,42 -54,50! -46,0'
  let out = shape(at(corners), 5) + shape(at(corners, 0.74), 3.6)
  for (let i = 0; i < 4; i++)
    out += shape(move(curve('0,0! 12,-12 30,0! 12,12'), x, y, turn + (i * Math.PI) / 2, k), 3.2)
  return out
}

/** Wider than an armchair, with two seats. */
const sofa: Piece = (x, foot, w, _h, rng) => {
  const k = w / 600
  const at = (text: string, flip = 1): Poly => move(curve(text), x, foot, 0, k * flip, k)
  const cloth = rng.pick(CLOTHS)
  let out = ''
  for (const side of [-1, 1]) out += shape(at('210,-30! 262,-30! 252,0! 224,0!', side), 4.6)
  out += shape(at('-240,-150! -250,-290 -200,-336 0,-352 200,-336 250,-290 240,-150!'), 5.4)
  for (const side of [-1, 1]) out += covered(at('6,-170! 4,-290 30,-322 180,-316 214,-290 216,-170!', side), cloth, rng)
  out += shape(at('-236,-110! 236,-110! 236,-28! -236,-28!'), 5)
  for (let i = -7; i <= 7; i++)
    out += line(
      move(
        [
          [i * 29, -108],
          [i * 29, -30],
        ],
        x,
        foot,
        0,
        k,
      ),
      3.4,
    )
  for (const side of [-1, 1])
    out += covered(at('3,-184! 110,-194 214,-184! 220,-146 214,-106! 110,-100 3,-106!', side), cloth, rng)
  for (const side of [-1, 1]) {
    out += shape(at('212,-26! 210,-190 218,-230 252,-246 286,-230 292,-190 286,-26!', side), 5.4)
    const [u, v] = [x + side * 252 * k, foot - 204 * k]
    out += circle(u, v, 30 * k, 4.4) + circle(u, v, 16 * k, 3.6)
  }
  return out + cushion(x - 150 * k, foot - 236 * k, k, rng) + cushion(x + 160 * k, foot - 238 * k, k * 0.94, rng)
}

/** As high as its place, full of books and keepsakes. */
const bookcase: Piece = (x, foot, w, h, rng) => {
  const [left, top] = [x - w / 2, foot - h]
  const bag = supply(Object.keys(STOCK), rng)
  let out = shape(rect(left, top, w, h - 12), 5.4) + shape(rect(left - 8, top - 16, w + 16, 20), 5)
  const count = Math.max(2, Math.round((h - 60) / 142))
  const step = (h - 60) / count
  for (let i = 0; i < count; i++) {
    const y = top + 14 + step * (i + 1)
    out += shape(rect(left + 14, y - step + 12, w - 28, step - 12), 4)
    out += fillShelf(left + 14, y, w - 28, step - 16, rng, bag)
  }
  return out + shape(rect(left - 8, foot - 34, w + 16, 34), 5)
}

/** Woven, with balls of wool. */
const woolBasket: Piece = (x, foot, w, h, rng) => {
  const k = Math.min(w, h) / 150
  let out = ''
  for (const [u, v, r] of [
    [-34, -98, 30],
    [36, -100, 32],
    [0, -112, 34],
  ] as const) {
    const [cx, cy] = [x + u * k, foot + v * k]
    out += circle(cx, cy, r * k, 4.4)
    const turn = rng.between(0, 6)
    for (const bow of [-0.5, 0, 0.5])
      out += line(
        move(
          arc(0, bow * r * 2.2, r * 1.1, -2.1, -1.04, 10).map(([p, q]) => [p, q + r * 0.95]),
          cx,
          cy,
          turn,
          k,
        ),
        3.2,
      )
  }
  const body = move(curve('-70,-84! 70,-84! 60,-10 46,0! -46,0! -60,-10'), x, foot, 0, k)
  const marks: Mark[] = []
  for (const [row, y] of [-78, -52, -26].entries()) {
    const course: Poly = [
      [-80, y + 26],
      [80, y + 26],
    ]
    marks.push({ poly: move(course, x, foot, 0, k), open: true })
    for (let i = -1; i <= 2; i++) {
      const u = (i - 0.5) * 36 + (row % 2 ? 18 : 0)
      const rod: Poly = [
        [u, y],
        [u, y + 26],
      ]
      if (Math.abs(u) < 46) marks.push({ poly: move(rod, x, foot, 0, k), open: true })
    }
  }
  out += shape(body, 5) + clipMarks(marks, grow([body], -1), 3.4)
  return out + shape(move(curve('-78,-98! 78,-98! 78,-80! -78,-80!'), x, foot, 0, k), 4.8)
}

/** Seen from its foot: a headboard, two pillows, a quilt of squares over the edge. */
const bed: Piece = (x, foot, w, h, rng) => {
  const k = Math.min(w / 420, h / 400)
  const at = (text: string): Poly => move(curve(text), x, foot, 0, k)
  const post = (u: number, top: number): string =>
    shape(move(rect(u - 13, top, 26, -top), x, foot, 0, k), 5) + circle(x + u * k, foot + (top - 14) * k, 17 * k, 4.6)
  let out = post(-196, -330) + post(196, -330)
  out += shape(at('-184,-150! -184,-330! -110,-372 0,-392 110,-372 184,-330! 184,-150!'), 5.2)
  for (let u = -144; u <= 144; u += 48)
    out += line(
      move(
        [
          [u, -170],
          [u, -336],
        ],
        x,
        foot,
        0,
        k,
      ),
      3.6,
    )
  const cloth = rng.pick(CLOTHS)
  for (const side of [-1, 1])
    out += covered(
      at(
        `${side * 8},-214! ${side * 90},-226 ${side * 172},-214! ${side * 178},-176 ${side * 172},-146! ${side * 8},-146!`,
      ),
      cloth,
      rng,
      1.2,
    )
  out += shape(at('-190,-168! 190,-168! 206,-40! -206,-40!'), 5.2)
  const [rows, columns] = [3, 6]
  const knot = (i: number, j: number): Point => {
    const half = 190 + 16 * (j / rows)
    return [x + (-half + (2 * half * i) / columns) * k, foot + (-138 + (98 * j) / rows) * k]
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const square: Poly = [knot(i, j), knot(i + 1, j), knot(i + 1, j + 1), knot(i, j + 1)]
      const [cx, cy] = center(square)
      out +=
        shape(square, 3.6) +
        ((i + j) % 2 ? circle(cx, cy, 11 * k, 3.4) : shape(move(curve('0,-13! 20,0! 0,13! -20,0!'), cx, cy, 0, k), 3.4))
    }
  out += shape(at('-190,-168! 190,-168! 194,-138! -194,-138!'), 4.6)
  return out + shape(at('-196,-44! 196,-44! 196,-14! -196,-14!'), 5) + post(-208, -96) + post(208, -96)
}

/** On its own table, a cloth over the edge and a drawer below. */
const sewingTable: Piece = (x, foot, w, h) => {
  const k = Math.min(w / 420, h / 400)
  const at = (u: number, v: number, wide: number, high: number): Poly => move(rect(u, v, wide, high), x, foot, 0, k)
  let out = ''
  for (const u of [-176, 150]) out += shape(at(u, -178, 26, 178), 5)
  out += shape(at(-150, -60, 300, 18), 4.4) + shape(at(-176, -196, 352, 64), 5)
  for (const u of [-150, 12])
    out += shape(at(u, -184, 138, 40), 4) + circle(x + (u + 69) * k, foot - 164 * k, 8 * k, 3.6)
  out += shape(at(-206, -214, 412, 24), 5.2)
  return out + (standing('sewing machine', () => 5)?.(x, foot - 212 * k, 330 * k, 220 * k) ?? '')
}

const curledCat: Piece = (x, foot, w) => sleepingCat(x, foot, (w / 170) * 100, 1)

/** A large plant in a patterned pot. */
const floorPlant: Piece = (x, foot, w, h, rng) => {
  const plant = HOUSE_PLANTS[rng.pick(['monstera', 'rubber tree', 'snake plant', 'palm', 'lemon tree', 'calathea'])]!
  return plant.draw(x, foot, Math.min(h * 0.96, (w * 1.06) / plant.wide), rng)
}

/** By the nouns that name them. */
export const PIECES: Readonly<Record<string, Piece>> = {
  armchair,
  sofa,
  couch: sofa,
  bookshelf: bookcase,
  basket: woolBasket,
  'floor plant': floorPlant,
  bed,
  'sewing machine': sewingTable,
  cat: curledCat,
}
