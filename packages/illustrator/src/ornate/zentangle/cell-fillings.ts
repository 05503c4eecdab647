/** What fills a cell of a wing: marks that are whole, or run from edge to edge; a mark cut by the edge would leave slivers. */
import type { Rng } from '../../ink/random.ts'
import { cutLines, grow } from '../kit/clip.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { area, box, center, inside, largest, length, move, type Point, type Poly } from '../kit/points.ts'

/** `turn` is how its veins run. */
type Filling = (cell: Poly, turn: number) => string

/** Between two lines across a cell. */
const STEP = 36
/** A line across is at least so long: a shorter one would cut off a corner too small to color. */
const LEAST_ACROSS = 52
/** Between a mark and the edge. */
const CLEAR = 5

/** The cell's own directions: `u` along its veins, `v` across them. */
const framed = (cell: Poly, turn: number): ((poly: Poly) => Poly) => {
  const [x, y] = center(cell)
  return (poly) => move(poly, x, y, turn)
}

const reachOf = (cell: Poly): number => {
  const { w, h } = box(cell)
  return Math.hypot(w, h) / 2
}

/** The parts of a line across at `u`, where there is also room before and after it. */
function across(cell: Poly, turn: number, u: number, bow: number): Poly[] {
  const reach = reachOf(cell)
  const at = framed(cell, turn)
  const bent = (by: number): Poly =>
    at(
      curve(
        [
          [u + by, -reach],
          [u + by + bow, 0],
          [u + by, reach],
        ],
        false,
        24,
      ),
    )
  const parts = cutLines([bent(0)], [cell])
  const beyond = [-16, 16].every((by) => cutLines([bent(by)], [cell]).some((part) => length(part) > 30))
  return parts.length === 1 && beyond && length(parts[0]!) > LEAST_ACROSS ? parts : []
}

function* stepsOf(cell: Poly): Generator<number> {
  const reach = reachOf(cell)
  for (let u = -Math.ceil(reach / STEP) * STEP; u < reach; u += STEP) yield u
}

const ribs: Filling = (cell, turn) => {
  const parts = [...stepsOf(cell)].flatMap((u) => across(cell, turn, u, 26))
  return parts.length < FEW - 1 ? '' : parts.map((part) => line(part, 3.2)).join('')
}

/** So few marks in a cell look lost. */
const FEW = 4

/** A mark at every place of a grid where it lies whole within the cell. */
function strewn(cell: Poly, turn: number, [du, dv]: Point, mark: Poly, draw: (mark: Poly) => string): string {
  const field = largest(grow([cell], -CLEAR))
  if (!field) return ''
  const reach = reachOf(cell)
  const at = framed(cell, turn)
  const marks: string[] = []
  for (let j = -Math.ceil(reach / dv); j <= reach / dv; j++)
    for (let i = -Math.ceil(reach / du); i <= reach / du; i++) {
      const placed = at(move(mark, (i + (j % 2 ? 0.5 : 0)) * du, j * dv))
      if (placed.every((point) => inside(point, field))) marks.push(draw(placed))
    }
  return marks.length < FEW ? '' : marks.join('')
}

const outlined = (mark: Poly): string => shape(mark, 3.2)
const rings: Filling = (cell, turn) => strewn(cell, turn, [33, 29], ellipse(0, 0, 12, 12, 24), outlined)
const drops: Filling = (cell, turn) => strewn(cell, turn, [50, 27], leaf(-20, 0, 40, 19, 0, 0.62), outlined)
const diamonds: Filling = (cell, turn) =>
  strewn(
    cell,
    turn,
    [44, 20],
    [
      [-17, 0],
      [0, -14],
      [17, 0],
      [0, 14],
    ],
    outlined,
  )
const targets: Filling = (cell, turn) =>
  strewn(cell, turn, [50, 45], ellipse(0, 0, 22, 22, 30), (mark) => {
    const [x, y] = center(mark)
    return outlined(mark) + circle(x, y, 11.5, 3)
  })

/** Rows of rings between pairs of ribs. */
const banded: Filling = (cell, turn) => {
  const at = framed(cell, turn)
  const reach = reachOf(cell)
  const bands: string[] = []
  let rows = ''
  let k = 0
  for (const u of stepsOf(cell)) {
    for (const part of across(cell, turn, u, 0)) bands.push(line(part, 3.2))
    if (k++ % 2) continue
    for (let v = -reach; v < reach; v += 29) {
      const ring = at(ellipse(u + STEP / 2, v, 15, 15, 16))
      if (ring.every((point) => inside(point, cell))) rows += circle(...center(ring), 11.5, 3.1)
    }
  }
  return bands.length < FEW - 1 ? '' : bands.join('') + rows
}

/** Its own outline again, and drops within that. */
const nested: Filling = (cell, turn) => {
  const inner = largest(grow([cell], -16))
  if (!inner || Math.abs(area(inner)) < LEAST_NESTED) return ''
  const core = largest(grow([inner], -16))
  return shape(inner, 3.4) + (rings(inner, turn) || (core && Math.abs(area(core)) > 500 ? shape(core, 3.2) : ''))
}

const LEAST_NESTED = 1400
/** What is smaller is left white. */
const LEAST = 2400
const FILLINGS: readonly Filling[] = [ribs, rings, drops, diamonds, targets, banded, nested]

/** Gives every filling once before any comes again. */
export function fillings(rng: Rng): Filling {
  let bag: Filling[] = []
  return (cell, turn) => {
    if (Math.abs(area(cell)) < LEAST) return ''
    if (!bag.length) bag = rng.shuffle(FILLINGS)
    return bag.pop()!(cell, turn) || nested(cell, turn)
  }
}
