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
  const runs: Run[] = []
  const parent: number[] = []
  const left: number[] = []
  const right: number[] = []
  const top: number[] = []
  const pixels: number[] = []
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i] as number] as number
      i = parent[i] as number
    }
    return i
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
  const bottom: number[] = []
  let above = 0
  for (let y = 0; y < size; y++) {
    const first = runs.length
    const end = (y + 1) * size
    for (let at = y * size; at < end; at++) {
      if ((grey[at] as number) <= darkest) continue
      const from = at
      while (at < end && (grey[at] as number) > darkest) at++
      const run = { y, from: from - y * size, to: at - y * size }
      parent.push(runs.length)
      left.push(run.from)
      right.push(run.to)
      top.push(y)
      pixels.push(run.to - run.from)
      runs.push(run)
    }
    for (let i = first; i < runs.length; i++) {
      const run = runs[i] as Run
      while (above < first && (runs[above] as Run).to <= run.from) above++
      for (let j = above; j < first && (runs[j] as Run).from < run.to; j++) join(j, i)
    }
    above = first
    for (let i = first; i < runs.length; i++) bottom[find(i)] = y + 1
  }
  return runs.filter((_, i) => {
    const root = find(i)
    return (
      (pixels[root] as number) < SPECK_AREA ||
      ((right[root] as number) - (left[root] as number) < SPECK_SIDE &&
        (bottom[root] as number) - (top[root] as number) < SPECK_SIDE)
    )
  })
}

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
