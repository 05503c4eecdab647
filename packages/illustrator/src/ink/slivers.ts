/**
 * Slivers that lines leave between them where they meet aslant: closed with ink they would be blots. The thinnest line beside one
 * is left out instead, and it belongs to the area behind that.
 */
import { LIGHTEST_INK } from '@inkbloom/regions'
import { type Disc, isIn } from './lights.ts'
import { copied, giveBack, plane } from './planes.ts'
import { heapsOf, joined, type Run } from './specks.ts'

/** Smaller than this, nobody sees a blot. */
const LEAST = 14
/** More of its box being filled, it is no sliver but a dot that was meant: a button, a pane. */
const FULL = 0.66
/** Thicker lines are outlines of somebody, and stay. In pixels, with both soft edges. */
const REACH = 5
/** So much of a line stays between two other areas. */
const LEFT = 3

/** Runs of line that are to be paper. */
export function openedOf(grey: Uint8Array, specks: readonly Run[], size: number, faces: readonly Disc[]): Run[] {
  const page: Page = { grey: copied(grey), marks: plane(size * size), size }
  for (const run of specks) page.marks.fill(1, ...spanOf(run, size))
  const open: Run[] = []
  for (const sliver of heapsOf(specks)) {
    // Of a face every line counts: the corner of a mouth stays one.
    const isOnFace = sliver.some(({ y, from }) => faces.some((face) => isIn(face, from, y)))
    const line = isSliver(sliver) && !isOnFace ? thinnestBeside(sliver, page) : []
    open.push(...line)
    if (!line.length) continue
    // The next one sees what this one has become.
    for (const run of line) page.grey.fill(255, ...spanOf(run, size))
    for (const run of sliver) page.marks.fill(0, ...spanOf(run, size))
  }
  giveBack(page.grey, page.marks)
  return joined(open)
}

interface Page {
  grey: Uint8Array
  /** Specks. */
  marks: Uint8Array
  size: number
}

const spanOf = ({ y, from, to }: Run, size: number): [from: number, to: number] => [y * size + from, y * size + to]

const boxOf = (runs: readonly Run[]) => ({
  x0: Math.min(...runs.map(({ from }) => from)),
  x1: Math.max(...runs.map(({ to }) => to)),
  y0: Math.min(...runs.map(({ y }) => y)),
  y1: Math.max(...runs.map(({ y }) => y)) + 1,
})

function isSliver(runs: readonly Run[]): boolean {
  const area = runs.reduce((sum, { from, to }) => sum + to - from, 0)
  const { x0, x1, y0, y1 } = boxOf(runs)
  return area >= LEAST && area < FULL * (x1 - x0) * (y1 - y0)
}

/** The line between a sliver and the nearest of several areas around it. Between two it is somebody's tail or foot, and stays. */
function thinnestBeside(sliver: readonly Run[], page: Page): Run[] {
  const view = viewOf(sliver, page)
  const { ink, areas, own, w, x0, y0 } = view
  const away = distances(own, view)
  /** How near each area is. */
  const near = new Map<number, number>()
  for (let i = 0; i < ink.length; i++) {
    if (!ink[i] || (away[i] as number) >= REACH) continue
    for (const to of neighbors(i, view)) {
      const area = areas[to] as number
      if (area) near.set(area, Math.min(near.get(area) ?? REACH, (away[i] as number) + 1))
    }
  }
  const [nearest, ...others] = [...near].sort(([, p], [, q]) => p - q)
  if (!nearest || others.length < 2) return []
  const [area, least] = nearest
  const back = distances(pixelsOf(areas, [area]), view)
  // What parts it from the others stays.
  const beyond = distances(
    pixelsOf(
      areas,
      others.map(([other]) => other),
    ),
    view,
  )
  const isBetween = (i: number) =>
    ink[i] === 1 && (away[i] as number) <= least && (back[i] as number) <= least && (beyond[i] as number) >= LEFT
  if (!isJoined(area, isBetween, view)) return []
  const out: Run[] = []
  for (let i = 0; i < ink.length; i++) {
    // With its soft edges, or crumbs of grey would be left.
    if (!isBetween(i) && (ink[i] || !neighbors(i, view).some(isBetween))) continue
    const [x, y] = [x0 + (i % w), y0 + Math.floor(i / w)]
    out.push({ y, from: x, to: x + 1 })
  }
  return out
}

/** The surroundings of a sliver, pixel by pixel. */
interface View {
  x0: number
  y0: number
  w: number
  h: number
  ink: Uint8Array
  /** Number of the area of paper that each pixel belongs to, 0 for none. */
  areas: Uint16Array
  /** The sliver's own. */
  own: number[]
}

function viewOf(sliver: readonly Run[], { grey, marks, size }: Page): View {
  const box = boxOf(sliver)
  const [x0, y0] = [Math.max(0, box.x0 - REACH), Math.max(0, box.y0 - REACH)]
  const [w, h] = [Math.min(size, box.x1 + REACH) - x0, Math.min(size, box.y1 + REACH) - y0]
  const ink = new Uint8Array(w * h)
  const isPaper = new Uint8Array(w * h)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0, on = (y0 + y) * size + x0; x < w; x++, i++, on++) {
      if ((grey[on] as number) <= LIGHTEST_INK) ink[i] = 1
      else if (!marks[on]) isPaper[i] = 1
    }
  const own = sliver.flatMap(({ y, from, to }) =>
    Array.from({ length: to - from }, (_, k) => (y - y0) * w + from + k - x0),
  )
  return { x0, y0, w, h, ink, own, areas: numbered(isPaper, { w, h }) }
}

const pixelsOf = (areas: Uint16Array, wanted: readonly number[]): number[] => {
  const out: number[] = []
  for (let i = 0; i < areas.length; i++) if (areas[i] && wanted.includes(areas[i] as number)) out.push(i)
  return out
}

/** Whether there is a way from the sliver to an area. */
function isJoined(area: number, isOpen: (i: number) => boolean, view: View): boolean {
  const seen = new Set(view.own)
  for (const i of seen) {
    if (view.areas[i] === area) return true
    for (const next of neighbors(i, view)) if (isOpen(next) || view.areas[next] === area) seen.add(next)
  }
  return false
}

type Sides = Pick<View, 'w' | 'h'>

function neighbors(i: number, { w, h }: Sides): number[] {
  const out: number[] = []
  const x = i % w
  if (x > 0) out.push(i - 1)
  if (x < w - 1) out.push(i + 1)
  if (i >= w) out.push(i - w)
  if (i < w * (h - 1)) out.push(i + w)
  return out
}

/** How many steps through ink every pixel is away from these, as far as that matters. */
function distances(from: readonly number[], view: View): Uint8Array {
  const away = new Uint8Array(view.ink.length).fill(255)
  for (const i of from) away[i] = 0
  const queue = [...from]
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k] as number
    const next = (away[i] as number) + 1
    if (next > REACH) break
    for (const to of neighbors(i, view))
      if (view.ink[to] && (away[to] as number) > next) {
        away[to] = next
        queue.push(to)
      }
  }
  return away
}

function numbered(isPaper: Uint8Array, sides: Sides): Uint16Array {
  const areas = new Uint16Array(isPaper.length)
  let last = 0
  for (let start = 0; start < isPaper.length; start++) {
    if (areas[start] || !isPaper[start]) continue
    const stack = [start]
    areas[start] = ++last
    for (let i = stack.pop(); i !== undefined; i = stack.pop())
      for (const to of neighbors(i, sides))
        if (!areas[to] && isPaper[to]) {
          areas[to] = last
          stack.push(to)
        }
  }
  return areas
}
