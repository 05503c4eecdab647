/** Any animal as color by number: it stands in a meadow, and every area that has room for one gets its number. */
import { INK, mapRegions } from '@inkbloom/regions'
import { curve, ellipse } from '../ornate/kit/curves.ts'
import { shape } from '../ornate/kit/marks.ts'
import type { Point, Poly } from '../ornate/kit/points.ts'
import { Board } from '../raster/board.ts'
import { paint } from '../raster/paint.ts'
import { put } from './put.ts'

export interface Numbered {
  svg: string
  numbers: { number: number; at: Point; size: number }[]
}

const [LEFT, TOP, RIGHT, BOTTOM] = [40, 140, 984, 838]
const FRAME: Poly = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
]
const MEADOW = curve(
  `${LEFT},690! 180,664 330,690 512,672 700,694 860,664 ${RIGHT},684! ${RIGHT},${BOTTOM}! ${LEFT},${BOTTOM}!`,
)
/** One cell of the board is so many px of the page. */
const STEP = 2
const PAGE = 1024
/** From its middle to the nearest line, in px: less has no room for a number. */
const LEAST_ROOM = 17
/** Areas so alike in size are a pair: both ears, all paws. */
const ALIKE = 0.82
const LARGEST_NUMBER = 42
const LEAST_NUMBERS = 3

/** Null where nobody draws it, or where too little of it can be told apart. Fewer areas than numbers have fewer numbers. */
export function numberedAnimal(name: string, most: number): Numbered | null {
  const animal = put(name, 512, 500, 760, 600)
  if (!animal) return null
  const svg = shape(FRAME, 6) + shape(ellipse(880, 236, 66), 6) + shape(MEADOW, 6) + animal
  const board = new Board(PAGE / STEP)
  board.cells.fill(1)
  const tone = (color: string) => (/^(#fff|white)$/.test(color) ? 1 : 0)
  paint(board, `<g fill="#fff" stroke="#000">${svg}</g>`, { fill: tone, stroke: tone })
  const ink = Uint8Array.from(board.cells, (cell) => (cell ? 0 : 2 * INK))
  const numbers = numbersFor(roomyAreas(ink, board.side), most)
  return new Set(numbers.map(({ number }) => number)).size >= LEAST_NUMBERS ? { svg, numbers } : null
}

interface Area {
  at: Point
  /** How many cells it has. */
  cells: number
  /** From its roomiest place to the nearest line, in px. */
  room: number
}

/** Largest first; what lies around the frame is none. */
function roomyAreas(ink: Uint8Array, side: number): Area[] {
  const { labels, count } = mapRegions(ink, side, side)
  const distance = distanceToLines(ink, side)
  const areas = Array.from({ length: count + 1 }, () => ({ cells: 0, best: 0, room: 0 }))
  for (let i = 0; i < labels.length; i++) {
    const area = areas[labels[i] ?? 0]
    if (!area || ink[i]) continue
    area.cells++
    if ((distance[i] ?? 0) <= area.room) continue
    area.room = distance[i] ?? 0
    area.best = i
  }
  const outside = labels[0]
  return areas
    .flatMap(({ cells, best, room }, label): Area[] =>
      label === outside || room * STEP < LEAST_ROOM
        ? []
        : [{ cells, room: room * STEP, at: [(best % side) * STEP, Math.floor(best / side) * STEP] }],
    )
    .sort((a, b) => b.cells - a.cells)
}

/** In cells, from both ends of the page; the edge of the page is a line. */
function distanceToLines(ink: Uint8Array, side: number): Float32Array {
  const out = new Float32Array(side * side)
  const pass = (from: number, step: 1 | -1) => {
    for (let k = 0, i = from; k < out.length; k++, i += step) {
      if (ink[i]) continue
      const behind = Math.min(
        (out[i - step] ?? 0) + 1,
        (out[i - step * side] ?? 0) + 1,
        (out[i - step * (side + 1)] ?? 0) + Math.SQRT2,
        (out[i - step * (side - 1)] ?? 0) + Math.SQRT2,
      )
      out[i] = step > 0 ? behind : Math.min(out[i] ?? 0, behind)
    }
  }
  pass(0, 1)
  pass(out.length - 1, -1)
  return out
}

/** Those alike in size share a number, so that a leg is not red and the other blue. All numbers are used in turn. */
function numbersFor(areas: readonly Area[], most: number): Numbered['numbers'] {
  let kinds = 0
  let last = 0
  return areas.map(({ at, cells, room }) => {
    if (cells < last * ALIKE || last === 0) kinds++
    last = cells
    return { number: ((kinds - 1) % most) + 1, at, size: Math.min(LARGEST_NUMBER, room * 1.5) }
  })
}
