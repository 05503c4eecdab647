/** Reads a drawing's markup, as our own pens write it, and paints its shapes on a board in their order. */
import { Board } from './board.ts'
import { growth, type Matrix, scaled, times, transformed } from './matrix.ts'
import { ellipse, type Outline, rectangle } from './outline.ts'
import { pathOutline } from './path.ts'

const PAGE = 1024

/** Which tone a fill or a line gets; null where nothing is painted. Neither is asked for 'none'. */
export interface Tones {
  fill(color: string, note: string): number | null
  stroke(color: string): number | null
  /** A comment among the shapes, and how what stands there lies on the grid. */
  remark?(text: string, matrix: Matrix): void
}

/** Everything alike. */
export const alike = (tone: number): Tones => ({ fill: () => tone, stroke: () => tone })

interface State {
  matrix: Matrix
  fill: string
  stroke: string
  width: number
  isEvenOdd: boolean
  clip: Uint8Array | null
}

/** `also`: cells that are marked with 1 wherever something is painted. */
export function paint(board: Board, svg: string, tones: Tones, also: Uint8Array | null = null): void {
  new Painter(board, tones, also).paint(svg)
}

class Painter {
  readonly #board: Board
  readonly #tones: Tones
  readonly #also: Uint8Array | null
  /** The shapes that a clip path is made of, by its name. */
  readonly #clips = new Map<string, string>()

  constructor(board: Board, tones: Tones, also: Uint8Array | null) {
    this.#board = board
    this.#tones = tones
    this.#also = also
  }

  paint(svg: string): void {
    let state: State = {
      matrix: scaled(this.#board.side / PAGE),
      fill: '#000',
      stroke: 'none',
      width: 1,
      isEvenOdd: false,
      clip: null,
    }
    const outer: State[] = []
    for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at)) {
      const end = svg.indexOf('>', at)
      if (end < 0) return
      const tag = svg.slice(at, end)
      at = end + 1
      if (tag.startsWith('</')) state = outer.pop() ?? state
      else if (tag.startsWith('<clipPath')) {
        const close = svg.indexOf('</clipPath>', at)
        this.#clips.set(attribute(tag, 'id'), svg.slice(at, close))
        at = close + '</clipPath>'.length
      } else if (tag.startsWith('<!')) this.#tones.remark?.(tag, state.matrix)
      else {
        const own = this.#stateOf(tag, state)
        const outline = outlineOf(tag, own.matrix)
        if (outline) this.#shape(outline, tag, own)
        if (!tag.endsWith('/')) {
          outer.push(state)
          state = own
        }
      }
    }
  }

  #shape(outline: Outline, tag: string, { fill, stroke, width, isEvenOdd, matrix, clip }: State): void {
    const filled = fill === 'none' ? null : this.#tones.fill(fill, attribute(tag, 'class'))
    if (filled !== null) {
      this.#board.dip(filled, clip, this.#also)
      this.#board.fill(outline, isEvenOdd)
    }
    const lined = stroke === 'none' || !width ? null : this.#tones.stroke(stroke)
    if (lined === null) return
    this.#board.dip(lined, clip, this.#also)
    this.#board.stroke(outline, width * growth(matrix))
  }

  #stateOf(tag: string, around: State): State {
    const transform = attribute(tag, 'transform')
    const matrix = transform ? transformed(around.matrix, transform) : around.matrix
    const own = {
      matrix,
      fill: attribute(tag, 'fill') || around.fill,
      stroke: attribute(tag, 'stroke') || around.stroke,
      width: Number(attribute(tag, 'stroke-width') || around.width),
      isEvenOdd: (attribute(tag, 'fill-rule') || (around.isEvenOdd ? 'evenodd' : '')) === 'evenodd',
      clip: around.clip,
    }
    const clip = attribute(tag, 'clip-path')
    if (clip) own.clip = this.#within(this.#clips.get(clip.slice('url(#'.length, -1)) ?? '', own)
    return tag.startsWith('<svg') ? this.#view(tag, own) : own
  }

  /** A picture within the picture: its own measure, and nothing beyond its edge. */
  #view(tag: string, state: State): State {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => Number(attribute(tag, name))) as Four
    const [left = 0, top = 0, wide = w, high = h] = (attribute(tag, 'viewBox') || `0 0 ${w} ${h}`)
      .split(' ')
      .map(Number)
    const scale: Matrix = [w / wide, 0, 0, h / high, x - (left * w) / wide, y - (top * h) / high]
    const clip = this.#within(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, state)
    return { ...state, clip, matrix: times(state.matrix, scale) }
  }

  #within(shapes: string, { matrix, clip }: State): Uint8Array {
    const own = new Uint8Array(this.#board.side ** 2)
    const board = new Board(this.#board.side)
    board.dip(1, clip, own)
    for (const [tag] of shapes.matchAll(/<\w[^>]*/g)) {
      const transform = attribute(tag, 'transform')
      const outline = outlineOf(tag, transform ? transformed(matrix, transform) : matrix)
      if (outline) board.fill(outline, attribute(tag, 'clip-rule') === 'evenodd')
    }
    return own
  }
}

type Four = [number, number, number, number]

function outlineOf(tag: string, matrix: Matrix): Outline | null {
  if (tag.startsWith('<path')) return pathOutline(matrix, attribute(tag, 'd'))
  const number = (name: string) => Number(attribute(tag, name))
  if (tag.startsWith('<circle')) return ellipse(matrix, number('cx'), number('cy'), number('r'), number('r'))
  if (tag.startsWith('<ellipse')) return ellipse(matrix, number('cx'), number('cy'), number('rx'), number('ry'))
  if (tag.startsWith('<rect'))
    return rectangle(matrix, number('x'), number('y'), number('width'), number('height'), number('rx'))
  return null
}

/** What stands between the quotes; empty where it is not said. */
function attribute(tag: string, name: string): string {
  const at = tag.indexOf(` ${name}="`)
  if (at < 0) return ''
  const from = at + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}
