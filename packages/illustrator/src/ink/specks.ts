/** White areas too small to color, found in a rendered page. */
import { LIGHTEST_INK } from '@inkbloom/regions'

/** A row of pixels, `to` not included. */
export interface Run {
  y: number
  from: number
  to: number
}

/** Smaller than this in both directions, no child can color it. */
export const SPECK_SIDE = 14
/** Smaller than this, it is a sliver however long: no pencil fits in. */
export const SPECK_AREA = 60

/**
 * Every run of pixels that belongs to a speck; what is lighter than `darkest` is paper. Rows are joined to the rows above them: one look
 * at each pixel is enough. What is done to every row is a function of its own: a loop over all of a page is compiled anew for every page.
 */
export function specksOf(grey: Uint8Array, size: number, darkest = LIGHTEST_INK): Run[] {
  const most = (size * (size + 1)) / 2
  if (known.row.length < most) known = tableOf(most)
  const four = fours(grey)
  let [n, above] = [0, 0]
  for (let y = 0; y < size; y++) {
    const first = n
    n = runsIn(grey, four, y, size, darkest, n)
    joinTo(above, first, n, y + 1)
    above = first
  }
  const out: Run[] = []
  for (let i = 0; i < n; i++) if (isSpeck(find(i))) out.push(runAt(i))
  return out
}

/** The same pixels, four in a number. */
const fours = (grey: Uint8Array): Uint32Array => {
  const { buffer, byteOffset, length } = grey.byteOffset % 4 ? grey.slice() : grey
  return new Uint32Array(buffer, byteOffset, length >> 2)
}
const BARE = 0xffffffff

/** All that is known of each run, used again for the next page: a page has tens of thousands of them. What is never written to takes no memory. */
const tableOf = (most: number) => ({
  row: new Int32Array(most),
  start: new Int32Array(most),
  end: new Int32Array(most),
  parent: new Int32Array(most),
  left: new Int32Array(most),
  right: new Int32Array(most),
  top: new Int32Array(most),
  bottom: new Int32Array(most),
  pixels: new Int32Array(most),
})
let known = tableOf(0)

function runsIn(grey: Uint8Array, four: Uint32Array, y: number, size: number, darkest: number, count: number): number {
  const { row, start, end, parent, left, right, top, pixels } = known
  const first = y * size
  const last = first + size
  let n = count
  for (let at = first; at < last; at++) {
    if ((grey[at] as number) <= darkest) continue
    const from = at
    // Most of a page is bare paper: four pixels of it at a time.
    do
      if ((at & 3) === 0 && at + 4 <= last && four[at >> 2] === BARE) at += 4
      else at++
    while (at < last && (grey[at] as number) > darkest)
    row[n] = top[n] = y
    start[n] = left[n] = from - first
    end[n] = right[n] = at - first
    pixels[n] = at - from
    parent[n] = n
    n++
  }
  return n
}

/** The runs of a row, from `first` on, with those of the row above that they touch. Both go from left to right. */
function joinTo(above: number, first: number, n: number, foot: number): void {
  const { start, end, bottom } = known
  for (let i = first, j = above; i < n; i++) {
    while (j < first && (end[j] as number) <= (start[i] as number)) j++
    for (let k = j; k < first && (start[k] as number) < (end[i] as number); k++) join(k, i)
  }
  for (let i = first; i < n; i++) bottom[find(i)] = foot
}

function find(i: number): number {
  const { parent } = known
  let at = i
  while (parent[at] !== at) {
    const up = parent[parent[at] as number] as number
    parent[at] = up
    at = up
  }
  return at
}

function join(a: number, b: number): void {
  const { parent, left, right, top, pixels } = known
  const [keep, gone] = [find(a), find(b)]
  if (keep === gone) return
  parent[gone] = keep
  left[keep] = Math.min(left[keep] as number, left[gone] as number)
  right[keep] = Math.max(right[keep] as number, right[gone] as number)
  top[keep] = Math.min(top[keep] as number, top[gone] as number)
  pixels[keep] = (pixels[keep] as number) + (pixels[gone] as number)
}

function isSpeck(root: number): boolean {
  const { left, right, top, bottom, pixels } = known
  return (
    (pixels[root] as number) < SPECK_AREA ||
    ((right[root] as number) - (left[root] as number) < SPECK_SIDE &&
      (bottom[root] as number) - (top[root] as number) < SPECK_SIDE)
  )
}

const runAt = (i: number): Run => ({
  y: known.row[i] as number,
  from: known.start[i] as number,
  to: known.end[i] as number,
})

/** Runs in the order of the page, those that meet or overlap as one. */
export function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const { y, from, to } of [...runs].sort((p, q) => p.y - q.y || p.from - q.from)) {
    const last = out.at(-1)
    if (last && last.y === y && last.to >= from) last.to = Math.max(last.to, to)
    else out.push({ y, from, to })
  }
  return out
}

/** Runs that touch, together. They come row by row. */
export function heapsOf(runs: readonly Run[]): Run[][] {
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
