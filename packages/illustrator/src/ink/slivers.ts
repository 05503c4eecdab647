/**
 * Slivers that lines leave between them where they meet aslant: closed with ink they would be blots. The thinnest line beside one
 * is left out instead, and it belongs to the area behind that.
 */
import { LIGHTEST_INK } from '@inkbloom/regions'
import { type Disc, isIn } from './lights.ts'
import type { Run } from './specks.ts'

/** Smaller than this, nobody sees a blot. */
const LEAST = 14
/** More of its box being filled, it is no sliver but a dot that was meant: a button, a pane. */
const FULL = 0.66
/** Thicker lines are outlines of somebody, and stay. In pixels, with both soft edges. */
const REACH = 5
/** So much of a line stays between two other areas. */
const LEFT = 3

/** Runs of line that are to be paper, and the specks that remain to be closed. */
export function openedOf(
  grey: Uint8Array,
  specks: readonly Run[],
  size: number,
  faces: readonly Disc[],
): { open: Run[]; closed: Run[] } {
  const page: Page = { grey: grey.slice(), marks: new Uint8Array(size * size), size }
  for (const run of specks) page.marks.fill(1, ...spanOf(run, size))
  const open: Run[] = []
  const closed: Run[] = []
  for (const sliver of joinedRuns(specks)) {
    // Of a face every line counts: the corner of a mouth stays one.
    const isOnFace = sliver.some(({ y, from }) => faces.some((face) => isIn(face, from, y)))
    const line = isSliver(sliver) && !isOnFace ? thinnestBeside(sliver, page) : null
    if (!line?.length) closed.push(...sliver)
    else {
      open.push(...line)
      // The next one sees what this one has become.
      for (const run of line) page.grey.fill(255, ...spanOf(run, size))
      for (const run of sliver) page.marks.fill(0, ...spanOf(run, size))
    }
  }
  return { open, closed }
}

interface Page {
  grey: Uint8Array
  /** Specks. */
  marks: Uint8Array
  size: number
}

const spanOf = ({ y, from, to }: Run, size: number): [from: number, to: number] => [y * size + from, y * size + to]

/** Runs that touch, together. They come row by row. */
function joinedRuns(runs: readonly Run[]): Run[][] {
  const groups = new Set<Run[]>()
  /** Those that the last rows belong to. */
  let above: { run: Run; group: Run[] }[] = []
  for (const run of runs) {
    above = above.filter(({ run: { y } }) => y >= run.y - 1)
    const touching = above.filter(({ run: { y, from, to } }) => y < run.y && from < run.to && to > run.from)
    const group = touching[0]?.group ?? []
    group.push(run)
    groups.add(group)
    for (const { group: other } of touching) {
      if (other === group || !groups.delete(other)) continue
      group.push(...other)
      for (const one of above) if (one.group === other) one.group = group
    }
    above.push({ run, group })
  }
  return [...groups]
}

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

/** The line between a sliver and the nearest of several areas around it; null where there is only one, which it lies in. */
function thinnestBeside(sliver: readonly Run[], { grey, marks, size }: Page): Run[] | null {
  const box = boxOf(sliver)
  const [x0, y0] = [Math.max(0, box.x0 - REACH), Math.max(0, box.y0 - REACH)]
  const [w, h] = [Math.min(size, box.x1 + REACH) - x0, Math.min(size, box.y1 + REACH) - y0]
  const on = (i: number) => (y0 + Math.floor(i / w)) * size + x0 + (i % w)
  const isInk = (i: number) => (grey[on(i)] as number) <= LIGHTEST_INK
  const own = sliver.flatMap(({ y, from, to }) =>
    Array.from({ length: to - from }, (_, k) => (y - y0) * w + from + k - x0),
  )
  const away = distances(own, isInk, w, h)
  const areas = areasAround((i) => !isInk(i) && !marks[on(i)], w, h)
    .map((area) => ({ area, near: Math.min(...area.map((i) => besideInk(i, away, w, h))) }))
    .filter(({ near }) => near <= REACH)
    .sort((p, q) => p.near - q.near)
  const [nearest, ...others] = areas
  if (!nearest || !others.length) return null
  const back = distances(nearest.area, isInk, w, h)
  // What parts it from the others stays.
  const beyond = distances(
    others.flatMap(({ area }) => area),
    isInk,
    w,
    h,
  )
  const isBetween = (i: number) =>
    isInk(i) &&
    (away[i] as number) <= nearest.near &&
    (back[i] as number) <= nearest.near &&
    (beyond[i] as number) >= LEFT
  if (!isJoined(own, nearest.area, isBetween, w, h)) return null
  const out: Run[] = []
  for (let i = 0; i < w * h; i++) {
    // With its soft edges, or crumbs of grey would be left.
    if (!isBetween(i) && (isInk(i) || !neighbors(i, w, h).some(isBetween))) continue
    const [x, y] = [x0 + (i % w), y0 + Math.floor(i / w)]
    out.push({ y, from: x, to: x + 1 })
  }
  return out
}

/** Whether there is a way from one to the other. */
function isJoined(
  from: readonly number[],
  to: readonly number[],
  isOpen: (i: number) => boolean,
  w: number,
  h: number,
): boolean {
  const there = new Set(to)
  const seen = new Set(from)
  for (const i of seen) {
    if (there.has(i)) return true
    for (const next of neighbors(i, w, h)) if (isOpen(next) || there.has(next)) seen.add(next)
  }
  return false
}

const neighbors = (i: number, w: number, h: number): number[] => {
  const [x, y] = [i % w, Math.floor(i / w)]
  return [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, y > 0 ? i - w : -1, y < h - 1 ? i + w : -1].filter(
    (to) => to >= 0,
  )
}

/** One more than the nearest line's beside it. */
const besideInk = (i: number, away: Uint8Array, w: number, h: number): number =>
  1 + Math.min(255, ...neighbors(i, w, h).map((to) => away[to] as number))

/** How many steps through ink every pixel is away from these. */
function distances(from: readonly number[], isInk: (i: number) => boolean, w: number, h: number): Uint8Array {
  const away = new Uint8Array(w * h).fill(255)
  for (const i of from) away[i] = 0
  const queue = [...from]
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k] as number
    const next = (away[i] as number) + 1
    if (next > 2 * REACH) break
    for (const to of neighbors(i, w, h))
      if (isInk(to) && (away[to] as number) > next) {
        away[to] = next
        queue.push(to)
      }
  }
  return away
}

/** The areas of paper in a window, each as its pixels. */
function areasAround(isPaper: (i: number) => boolean, w: number, h: number): number[][] {
  const seen = new Uint8Array(w * h)
  const areas: number[][] = []
  for (let start = 0; start < w * h; start++) {
    if (seen[start] || !isPaper(start)) continue
    const area = [start]
    seen[start] = 1
    for (let k = 0; k < area.length; k++)
      for (const to of neighbors(area[k] as number, w, h))
        if (!seen[to] && isPaper(to)) {
          seen[to] = 1
          area.push(to)
        }
    areas.push(area)
  }
  return areas
}
