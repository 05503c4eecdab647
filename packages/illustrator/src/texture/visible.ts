/** Which shape is to be seen where, and how far every spot is from the nearest line: the page painted once more, every shape in a color of its own. */
import { Board } from '../raster/board.ts'
import { alike, paint } from '../raster/paint.ts'

/** Whose shapes they are. */
export interface Part {
  svg: string
  kind: 'sky' | 'night' | 'wall' | 'land' | 'floor' | 'being' | 'thing' | 'front'
}

export interface Shape {
  note: string
  kind: Part['kind']
  /** Pixels of the page it is seen in. */
  area: number
  x0: number
  y0: number
  x1: number
  y1: number
}

const PAGE = 1024
/** So much of the page's edge is behind its frame. */
const EDGE = 28
/** Three steps of the buffer straight, four aslant. */
const [STRAIGHT, ASLANT] = [3, 4]

export class Canvas {
  readonly #ids: Uint16Array
  readonly #depth: Uint8Array
  readonly #fromHeroes: Uint8Array
  readonly #step: number
  readonly shapes: Map<number, Shape>

  constructor(ids: Uint16Array, step: number, notes: readonly Said[]) {
    this.#ids = ids
    this.#step = step
    const isHero = notes.map(({ kind }) => kind === 'being' || kind === 'thing')
    this.#depth = depths(ids, PAGE / step)
    this.#fromHeroes = distances(ids, PAGE / step, (id) => isHero[id - 1] === true)
    this.shapes = measured(ids, step, notes)
  }

  /** How far the nearest line is, in pixels of the page; 0 where another shape is seen. */
  room(shape: number, x: number, y: number): number {
    const side = PAGE / this.#step
    const [u, v] = [Math.round(x / this.#step), Math.round(y / this.#step)]
    if (u < 0 || v < 0 || u >= side || v >= side || this.#ids[v * side + u] !== shape) return 0
    return ((this.#depth[v * side + u] as number) / STRAIGHT) * this.#step
  }

  /** How far the nearest of those who were asked for is, in pixels of the page. */
  fromHeroes(x: number, y: number): number {
    const side = PAGE / this.#step
    const [u, v] = [Math.round(x / this.#step), Math.round(y / this.#step)]
    return ((this.#fromHeroes[v * side + u] ?? 0) / STRAIGHT) * this.#step
  }
}

type Said = Pick<Shape, 'note' | 'kind'>

/** `step` pixels of the page are one of the buffer: coarser is quicker. */
export function canvasOf(parts: readonly Part[], step: number): Canvas {
  const notes: Said[] = [{ note: 'sky', kind: parts[0]?.kind ?? 'sky' }]
  const board = new Board(PAGE / step)
  board.cells.fill(notes.length)
  for (const { svg, kind } of parts) {
    /** Whatever is bare paper has a number of its own; ink has none. */
    const number = (color: string, note: string) => (/^(#fff|white)$/.test(color) ? notes.push({ note, kind }) : INK)
    paint(board, svg, { fill: number, stroke: (color) => number(color, '') })
  }
  paint(board, FRAME, alike(INK))
  return new Canvas(board.cells, step, notes)
}

const INK = 0
const FRAME = `<path d="M0 0H${PAGE}V${PAGE}H0Z" fill="none" stroke="#000" stroke-width="${2 * EDGE}"/>`

/** Where each shape is seen; the first is the bare page. */
function measured(ids: Uint16Array, step: number, notes: readonly Said[]): Map<number, Shape> {
  const shapes = new Map<number, Shape>()
  const side = PAGE / step
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    const said = notes[id - 1]
    if (!said) continue
    const [x, y] = [(i % side) * step, Math.floor(i / side) * step]
    const seen = shapes.get(id)
    if (!seen) shapes.set(id, { ...said, area: step * step, x0: x, x1: x, y0: y, y1: y })
    else {
      seen.area += step * step
      if (x < seen.x0) seen.x0 = x
      if (x > seen.x1) seen.x1 = x
      seen.y1 = y
    }
  }
  return shapes
}

/** Distance to the nearest pixel of another shape or of ink, by two passes. */
function depths(ids: Uint16Array, side: number): Uint8Array {
  const depth = new Uint8Array(ids.length).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      const id = ids[i]
      if (!id || !x || !y || x === side - 1 || y === side - 1 || ids[i - 1] !== id || ids[i - side] !== id) depth[i] = 0
    }
  return spread(depth, side)
}

/** Distance to the nearest pixel that is one of these. */
function distances(ids: Uint16Array, side: number, isOne: (id: number) => boolean): Uint8Array {
  const depth = new Uint8Array(ids.length).fill(255)
  for (let i = 0; i < ids.length; i++) if (isOne(ids[i] as number)) depth[i] = 0
  return spread(depth, side)
}

function spread(depth: Uint8Array, side: number): Uint8Array {
  for (let y = 1; y < side; y++)
    for (let x = 1; x < side - 1; x++) nearest(depth, y * side + x, -1, -side, -side - 1, -side + 1)
  for (let y = side - 2; y >= 0; y--)
    for (let x = side - 2; x > 0; x--) nearest(depth, y * side + x, 1, side, side + 1, side - 1)
  return depth
}

function nearest(depth: Uint8Array, i: number, a: number, b: number, c: number, d: number): void {
  const straight = Math.min(depth[i + a] as number, depth[i + b] as number) + STRAIGHT
  const aslant = Math.min(depth[i + c] as number, depth[i + d] as number) + ASLANT
  const least = Math.min(straight, aslant)
  if (least < (depth[i] as number)) depth[i] = least
}
