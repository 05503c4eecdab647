import type { RegionMap } from './region-map.ts'

/** Regions that share a line, for every region, each list ascending. Row 0 is empty. */
export function findNeighbors(map: RegionMap): Uint16Array[] {
  const { width, labels, count } = map
  const pairs = new Set<number>()
  const rows = count + 1
  const note = (a: number, b: number) => {
    if (a === b || a === 0 || b === 0) return
    pairs.add(a * rows + b)
    pairs.add(b * rows + a)
  }
  for (let i = 0, x = 0; i < labels.length; i++) {
    if (++x < width) note(labels[i]!, labels[i + 1]!)
    else x = 0
    if (i + width < labels.length) note(labels[i]!, labels[i + width]!)
  }
  const lists: number[][] = Array.from({ length: rows }, () => [])
  for (const pair of [...pairs].sort((a, b) => a - b)) lists[Math.floor(pair / rows)]!.push(pair % rows)
  return lists.map((list) => Uint16Array.from(list))
}
