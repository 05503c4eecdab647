import { canvasSize, papers } from '@inkbloom/contract/constants'

export type Paper = keyof typeof papers
export type Layout = 'one' | 'two' | 'four' | 'card' | 'bookmarks'

/** A place on the sheet, in points from its upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A picture in its place: all of it, or what lies right of `from`, as wide as the place is. */
export interface Placed extends Box {
  from: number
}

export interface NameLine {
  x: number
  y: number
  width: number
  /** In degrees, about the middle of the line. */
  turn: 0 | 180
}

export interface LaidSheet {
  width: number
  height: number
  pictures: Placed[]
  names: NameLine[]
  /** To cut along, or to fold. */
  dashes: { x1: number; y1: number; x2: number; y2: number }[]
}

interface Grid {
  columns: number
  rows: number
  /** Around each picture. No printer reaches the last quarter of an inch. */
  margin: number
  /** Width to height of a picture. */
  aspect: number
}

const grids: Record<Exclude<Layout, 'card'>, Grid> = {
  one: { columns: 1, rows: 1, margin: 36, aspect: 1 },
  two: { columns: 1, rows: 2, margin: 27, aspect: 1 },
  four: { columns: 2, rows: 2, margin: 27, aspect: 1 },
  // Side by side they are the whole picture again.
  bookmarks: { columns: 3, rows: 1, margin: 22, aspect: 1 / 3 },
}

const nameRoom = 34
const nameShare = 0.7

export function layOut(layout: Layout, paper: Paper, { named }: { named: boolean }): LaidSheet {
  return layout === 'card' ? card(paper, named) : gridded(grids[layout], paper, named)
}

function gridded(grid: Grid, paper: Paper, named: boolean): LaidSheet {
  const { width, height } = papers[paper]
  const { columns, rows, aspect } = grid
  const cell = { width: width / columns, height: height / rows }
  const placed = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns
    const at = { x: column * cell.width, y: Math.floor(i / columns) * cell.height, ...cell }
    return { ...place(at, grid, named), from: aspect < 1 ? column * aspect * canvasSize : 0 }
  })
  const upright = times(columns).map((i) => ({ x1: i * cell.width, y1: 0, x2: i * cell.width, y2: height }))
  const across = times(rows).map((i) => ({ x1: 0, y1: i * cell.height, x2: width, y2: i * cell.height }))
  const names = named ? placed.map((one) => nameUnder(one)) : []
  return { width, height, pictures: placed, names, dashes: [...upright, ...across] }
}

/** Folded back along the middle: the picture in front, the name on the back, which is upside down until then. */
function card(paper: Paper, named: boolean): LaidSheet {
  const { width, height } = papers[paper]
  const half = height / 2
  const front = place({ x: 0, y: half, width, height: half }, { margin: 27, aspect: 1 }, false)
  const line = { x: width * 0.35, y: half * 0.62, width: width * 0.3, turn: 180 as const }
  return {
    width,
    height,
    pictures: [{ ...front, from: 0 }],
    names: named ? [line] : [],
    dashes: [{ x1: 0, y1: half, x2: width, y2: half }],
  }
}

const times = (count: number) => Array.from({ length: count - 1 }, (_, i) => i + 1)

/** As large as the cell allows, in its middle, with room for a name below. */
function place(cell: Box, { margin, aspect }: Pick<Grid, 'margin' | 'aspect'>, named: boolean): Box {
  const room = named ? nameRoom : 0
  const width = Math.min(cell.width - 2 * margin, (cell.height - 2 * margin - room) * aspect)
  const height = width / aspect
  return { x: cell.x + (cell.width - width) / 2, y: cell.y + (cell.height - height - room) / 2, width, height }
}

const nameUnder = ({ x, y, width, height }: Box): NameLine => ({
  x,
  y: y + height + nameRoom - 6,
  width: width * nameShare,
  turn: 0,
})
