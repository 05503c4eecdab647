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

/** Every run of pixels that belongs to a speck; what is lighter than `darkest` is paper. Rows are joined to the rows above them: one look at each pixel is enough. */
export function specksOf(grey: Uint8Array, size: number, darkest = LIGHTEST_INK): Run[] {
  const most = (size * (size + 1)) / 2
  if (table.length < most * COLUMNS) table = new Int32Array(most * COLUMNS)
  const [row, start, end, parent, left, right, top, bottom, pixels] = columns(most)
  const find = (i: number): number => {
    let at = i
    while (parent[at] !== at) {
      const up = parent[parent[at] as number] as number
      parent[at] = up
      at = up
    }
    return at
  }
  const join = (a: number, b: number): void => {
    const [keep, gone] = [find(a), find(b)]
    if (keep === gone) return
    parent[gone] = keep
    left[keep] = Math.min(left[keep] as number, left[gone] as number)
    right[keep] = Math.max(right[keep] as number, right[gone] as number)
    top[keep] = Math.min(top[keep] as number, top[gone] as number)
    pixels[keep] = (pixels[keep] as number) + (pixels[gone] as number)
  }
  let [n, above] = [0, 0]
  for (let y = 0; y < size; y++) {
    const first = n
    const last = (y + 1) * size
    for (let at = y * size; at < last; at++) {
      if ((grey[at] as number) <= darkest) continue
      const from = at
      while (at < last && (grey[at] as number) > darkest) at++
      row[n] = top[n] = y
      start[n] = left[n] = from - y * size
      end[n] = right[n] = at - y * size
      pixels[n] = at - from
      parent[n] = n
      n++
    }
    // Both rows run from left to right.
    for (let i = first, j = above; i < n; i++) {
      while (j < first && (end[j] as number) <= (start[i] as number)) j++
      for (let k = j; k < first && (start[k] as number) < (end[i] as number); k++) join(k, i)
    }
    above = first
    for (let i = first; i < n; i++) bottom[find(i)] = y + 1
  }
  const out: Run[] = []
  for (let i = 0; i < n; i++) {
    const root = find(i)
    if (
      (pixels[root] as number) < SPECK_AREA ||
      ((right[root] as number) - (left[root] as number) < SPECK_SIDE &&
        (bottom[root] as number) - (top[root] as number) < SPECK_SIDE)
    )
      out.push({ y: row[i] as number, from: start[i] as number, to: end[i] as number })
  }
  return out
}

/** All that is known of each run, used again for the next page: a page has tens of thousands of them. What is never written to takes no memory. */
const COLUMNS = 9
let table = new Int32Array(0)

type Column = Int32Array
const columns = (most: number) =>
  Array.from({ length: COLUMNS }, (_, k) => table.subarray(k * most, (k + 1) * most)) as unknown as readonly [
    row: Column,
    start: Column,
    end: Column,
    parent: Column,
    left: Column,
    right: Column,
    top: Column,
    bottom: Column,
    pixels: Column,
  ]

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
