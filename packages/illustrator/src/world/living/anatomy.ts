/** Where a drawing has room for a face, and where arms, legs and a hat belong: looked at once, drawn by itself. */
import sharp from 'sharp'
import type { Art, Thing } from '../../art/art.ts'
import type { Anatomy } from '../../figures/index.ts'
import { createRng } from '../../ink/random.ts'
import { bareThing, cleared, type Stature } from './bare.ts'
import { faceRoom } from './face-room.ts'

const TRIED = 256
/** Cells to the height. */
const N = 96

/** Which cells of a picture are inside the drawing, and which of them a line runs through. */
interface Cells {
  art: Art
  wide: number
  /** Column of the middle of its foot, and row of the foot. */
  middle: number
  foot: number
  isIn(x: number, y: number): boolean
  isLine(x: number, y: number): boolean
}

async function look(thing: Thing, stature: Stature): Promise<Cells> {
  const spot = { x: 0, y: 0, h: TRIED, sw: 4, facing: 'right' as const, rng: createRng(1), detail: 'medium' as const }
  const art = bareThing(thing, spot, stature)
  const { x0, x1, y0, y1 } = art.box
  const cell = (y1 - y0) / N
  const wide = Math.max(8, Math.round((x1 - x0) / cell))
  const paint = cleared(art.layers.map(({ svg }) => svg).join(''), TRIED)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${N}" viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}" preserveAspectRatio="none"><g stroke-linejoin="round" stroke-linecap="round">${paint}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number, channel: number): number =>
    x < 0 || y < 0 || x >= info.width || y >= info.height
      ? 0
      : (data[(y * info.width + x) * info.channels + channel] ?? 0)
  const isIn = (x: number, y: number) => at(x, y, 3) > 127
  return {
    art,
    wide: info.width,
    middle: -x0 / cell,
    foot: -y0 / cell,
    isIn,
    isLine: (x, y) => isIn(x, y) && at(x, y, 0) < 150,
  }
}

/** How far each cell is from the nearest that is closed, in cells. */
function distances({ wide }: Cells, isClosed: (x: number, y: number) => boolean): Float32Array {
  const far = new Float32Array(wide * N)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= wide || y >= N ? 0 : (far[y * wide + x] as number))
  for (let y = 0; y < N; y++)
    for (let x = 0; x < wide; x++)
      far[y * wide + x] = isClosed(x, y)
        ? 0
        : Math.min(at(x - 1, y) + 1, at(x, y - 1) + 1, at(x - 1, y - 1) + DIAGONAL, at(x + 1, y - 1) + DIAGONAL)
  for (let y = N - 1; y >= 0; y--)
    for (let x = wide - 1; x >= 0; x--)
      far[y * wide + x] = Math.min(
        at(x, y),
        at(x + 1, y) + 1,
        at(x, y + 1) + 1,
        at(x + 1, y + 1) + DIAGONAL,
        at(x - 1, y + 1) + DIAGONAL,
      )
  return far
}
const DIAGONAL = Math.SQRT2

/** The roomiest place, not far from the middle and rather high up. */
function roomiest({ wide }: Cells, far: Float32Array, most: number): { x: number; y: number; room: number } {
  let best = { x: wide / 2, y: N / 2, room: 0 }
  let worth = Number.NEGATIVE_INFINITY
  for (let y = 0; y < N; y++)
    for (let x = 0; x < wide; x++) {
      const room = Math.min(far[y * wide + x] as number, most)
      const value = room - 0.16 * Math.abs(x - wide / 2) - 0.14 * Math.abs(y - N * HIGH)
      if (room > 0 && value > worth) [best, worth] = [{ x: x + 0.5, y: y + 0.5, room }, value]
    }
  return best
}
/** Where faces look best, from the top. */
const HIGH = 0.44
/** Eyes, mouth and cheeks are within this share of a face's radius; a face of its own is as large as its rim. */
const FEATURES = 0.82
const RIM = 1.04
/** Shares of the width and of the height that a face's radius is at most. */
const [WIDEST, LARGEST] = [0.4, 0.31]
const LEAST = 0.17
/** A face farther from the middle, as a share of the width, is none to look at. */
const ASIDE = 0.2

/** The first and the last cell of a row. */
function rowOf({ wide, isIn }: Cells, y: number): readonly [number, number] | null {
  let [first, last] = [-1, -1]
  for (let x = 0; x < wide; x++)
    if (isIn(x, Math.round(y))) {
      if (first < 0) first = x
      last = x
    }
  return first < 0 ? null : [first, last + 1]
}

const widthOf = (row: readonly [number, number] | null): number => (row ? row[1] - row[0] : 0)

/** Thinner than this for half of its height, as a share of it, nobody has room for a face. */
const SLENDER = 0.34
const [FATTEST, BROADEST] = [2.4, 0.64]

function fattened(cells: Cells): number {
  const widths = Array.from({ length: N }, (_, y) => widthOf(rowOf(cells, y))).sort((a, b) => a - b)
  const usual = Math.max(1, widths[N >> 1] ?? 1)
  return Math.max(1, Math.min(FATTEST, (SLENDER * N) / usual, (BROADEST * N) / cells.wide))
}
const LONG = 1.6

/** A place for a face amid lines, some of which give way to it: the wrapper of a cupcake, the squares of a pineapple. */
function among({ art, middle, foot }: Cells): { x: number; y: number; r: number; smooth: boolean } | null {
  const room = faceRoom(art)
  if (!room) return null
  const cell = (art.box.y1 - art.box.y0) / N
  return { x: middle + room.x / cell, y: foot + room.y / cell, r: room.half / cell / ACROSS, smooth: room.smooth }
}
/** Half of a face's width, as a share of its radius. */
const ACROSS = 0.86

export async function measure(thing: Thing, canStand: boolean): Promise<Anatomy> {
  const isStood = canStand && thing.aspect > LONG
  const first = await look(thing, { isStood, wide: 1 })
  const stature = { isStood, wide: fattened(first) }
  const cells = stature.wide === 1 ? first : await look(thing, stature)
  const { wide, isIn, isLine } = cells
  const most = Math.min(wide * WIDEST, N * LARGEST)
  const free = roomiest(
    cells,
    distances(cells, (x, y) => !isIn(x, y) || isLine(x, y)),
    most * FEATURES,
  )
  const inside = roomiest(
    cells,
    distances(cells, (x, y) => !isIn(x, y)),
    most * RIM,
  )
  const isAside = Math.abs(free.x - inside.x) > wide * ASIDE
  const isRoomy = !isAside && free.room / FEATURES >= (inside.room / RIM) * 0.72
  const opened = isRoomy ? null : among(cells)
  const isFree = isRoomy || opened !== null
  const { x, y } = isRoomy ? free : (opened ?? inside)
  // A snowflake is all arms: its face is a disc in their midst.
  const r =
    opened?.r ?? Math.max(isRoomy ? free.room / FEATURES : inside.room / RIM, isRoomy ? 0 : Math.min(wide, N) * LEAST)

  const widest = Math.max(...Array.from({ length: N }, (_, row) => widthOf(rowOf(cells, row))))
  let hip = N - 5
  while (hip > N * 0.6 && widthOf(rowOf(cells, hip)) < Math.min(N * 0.26, widest * 0.5)) hip--
  const [left, right] = rowOf(cells, hip) ?? [0, wide]
  const apart = Math.min((right - left) * 0.26, N * 0.17)
  const shoulder = Math.min(y + r * 0.95, hip - N * 0.08)
  const [near, far] = rowOf(cells, shoulder) ?? [left, right]
  let top = 0
  while (top < y - r && widthOf(rowOf(cells, top)) < widest * 0.3) top++
  const brow = Math.min(top + N * 0.05, y - r * 0.5)
  const crown = rowOf(cells, Math.min(N - 1, brow + N * 0.05)) ?? [0, wide]
  const hat = Math.max(N * 0.13, Math.min(N * 0.27, widthOf(crown) / 2))

  const at = (px: number, py: number) => [(px - cells.middle) / N, (cells.foot - py) / N] as const
  const [fx, fy] = at(x, y)
  const [hx, hy] = at((crown[0] + crown[1]) / 2, brow + hat * 0.42)
  const [x0, y0] = at(0, N)
  const [x1, y1] = at(wide, 0)
  return {
    ...stature,
    box: { x0, x1, y0, y1 },
    face: { x: fx, y: fy, r: r / N },
    isFree,
    isSmoothed: opened?.smooth ?? false,
    hat: { x: hx, y: hy, r: hat / N },
    arms: [at(near + 2, shoulder), at(far - 2, shoulder)],
    legs: [at((left + right) / 2 - apart, 0)[0], at((left + right) / 2 + apart, 0)[0]],
    hip: at(0, hip)[1],
  }
}
