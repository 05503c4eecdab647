/** Rosy cheeks stand clear of eyes, muzzle and outline: a little below or beside where they were drawn, or not at all. Last of all, when every line is there. */
import { Board } from '../raster/board.ts'
import { growth, type Matrix } from '../raster/matrix.ts'
import { paint } from '../raster/paint.ts'
import { num } from './svg.ts'

/** Among the attributes of an ellipse: it is a cheek. */
export const CHEEK = ' data-cheek=""'

const TAG = /<ellipse data-cheek=""[^>]*\/>/g
const SIDE = 512
const INK = 1
/** How far from it the nearest line is, in widths of its own, which is a fine one. */
const GAP = 1.4
/** In pixels, half its height: a smaller one cannot be colored. */
const LEAST = 7
/** Two of one size, nearer to each other than so many of their widths, are of one face. */
const [ALIKE, NEAR] = [0.75, 14]

interface Cheek {
  tag: string
  x: number
  y: number
  rx: number
  ry: number
  sw: number
  /** In radians, and how the page lies on the grid there. */
  turn: number
  matrix: Matrix
}

/** A place to try: so far out and down, in half widths, and so many times as large. */
type Try = readonly [out: number, down: number, size: number]
const STEPS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]
const TRIES: readonly Try[] = [1, 0.85, 0.72]
  .flatMap((size) =>
    [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].flatMap((out) => [-0.25, ...STEPS].map((down): Try => [out, down, size])),
  )
  .sort((p, q) => cost(p) - cost(q))

function cost([out, down, size]: Try): number {
  return Math.hypot(out * 1.4, down < 0 ? down * 2 : down) + (1 - size) * 2
}

export function withClearCheeks(svg: string): string {
  const tags = svg.match(TAG)
  if (!tags) return svg
  const places: Matrix[] = []
  let n = 0
  const board = new Board(SIDE)
  paint(
    board,
    svg.replace(TAG, () => `<!cheek ${n++}>`),
    {
      fill: (color) => (color === '#000' ? INK : 0),
      stroke: (color) => (color === '#000' ? INK : 0),
      remark: (text, matrix) => {
        const [, i] = /^<!cheek (\d+)/.exec(text) ?? []
        if (i) places[Number(i)] = matrix
      },
    },
  )
  const cheeks = tags.map((tag, i) => cheekOf(tag, places[i] as Matrix))
  const drawn = faces(cheeks).flatMap((face) => settled(face, board))
  let k = 0
  return svg.replace(TAG, () => drawn[k++] ?? '')
}

function cheekOf(tag: string, matrix: Matrix): Cheek {
  const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
  return {
    tag,
    x: number('cx'),
    y: number('cy'),
    rx: number('rx'),
    ry: number('ry'),
    sw: number('stroke-width'),
    turn: (Number(/ transform="rotate\(([-\d.]+)/.exec(tag)?.[1] ?? 0) * Math.PI) / 180,
    matrix,
  }
}

/** One by one, or the two of a face. */
function faces(cheeks: readonly Cheek[]): Cheek[][] {
  const out: Cheek[][] = []
  for (const cheek of cheeks) {
    const last = out.at(-1)
    if (last?.length === 1 && areOfOneFace(last[0] as Cheek, cheek)) last.push(cheek)
    else out.push([cheek])
  }
  return out
}

const areOfOneFace = (a: Cheek, b: Cheek): boolean =>
  a.ry === b.ry && Math.min(a.rx, b.rx) > ALIKE * Math.max(a.rx, b.rx) && Math.hypot(a.x - b.x, a.y - b.y) < NEAR * a.rx

/** Both are drawn or none: one alone would look as if the other had been forgotten. */
function settled(face: readonly Cheek[], board: Board): string[] {
  const found = TRIES.map((how) => face.map((cheek, i) => moved(cheek, face[1 - i], how))).find((places) =>
    places.every((place, i) => isClear(place, face[i] as Cheek, board)),
  )
  return face.map((_, i) => (found ? written(found[i] as Cheek) : ''))
}

/** Out is away from the other cheek, down across that way; of a face in profile, as it was drawn. */
function moved(cheek: Cheek, other: Cheek | undefined, [out, down, size]: Try): Cheek {
  const [dx, dy] = other ? [cheek.x - other.x, cheek.y - other.y] : [Math.cos(cheek.turn), Math.sin(cheek.turn)]
  const d = Math.hypot(dx, dy) || 1
  const [u, v] = [dx / d, dy / d]
  const s = u < 0 ? -1 : 1
  return {
    ...cheek,
    x: cheek.x + (u * out - v * s * down) * cheek.rx,
    y: cheek.y + (v * out + u * s * down) * cheek.rx,
    rx: cheek.rx * size,
    ry: cheek.ry * size,
  }
}

function isClear(cheek: Cheek, from: Cheek, board: Board): boolean {
  const { x, y, rx, ry, sw, turn, matrix } = cheek
  if (ry * growth(matrix) < LEAST) return false
  const more = sw * (0.5 + GAP)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  for (const share of [1, 0.8, 0.6, 0.4, 0.2, 0])
    for (let i = 0; i < AROUND; i++) {
      const a = (i * 2 * Math.PI) / AROUND
      const [u, v] = [Math.cos(a) * (rx + more) * share, Math.sin(a) * (ry + more) * share]
      if (isInk(board, matrix, x + u * c - v * s, y + u * s + v * c)) return false
    }
  return !isBeyond(from, cheek, board)
}

const AROUND = 32

/** On the way there from where it was is a line, other than the one it lay on. */
function isBeyond(from: Cheek, to: Cheek, board: Board): boolean {
  const n = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  let wasFree = false
  for (let i = 0; i <= n; i++) {
    const t = n ? i / n : 0
    const isOn = isInk(board, from.matrix, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
    if (isOn && wasFree) return true
    wasFree ||= !isOn
  }
  return false
}

function isInk(board: Board, [a, b, c, d, e, f]: Matrix, x: number, y: number): boolean {
  const [u, v] = [Math.floor(a * x + c * y + e), Math.floor(b * x + d * y + f)]
  return u < 0 || v < 0 || u >= SIDE || v >= SIDE || board.cells[v * SIDE + u] === INK
}

const written = ({ tag, x, y, rx, ry }: Cheek): string =>
  tag
    .replace(CHEEK, '')
    .replace(/ transform="rotate\(([-\d.]+)[^"]*"/, ` transform="rotate($1 ${num(x)} ${num(y)})"`)
    .replace(
      / cx="[^"]*" cy="[^"]*" rx="[^"]*" ry="[^"]*"/,
      ` cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`,
    )
