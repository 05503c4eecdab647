import type { RegionMap } from './region-map.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Regions within this many px of height are read as one line of text. */
const LINE = 96

/** Every region once, in reading order: with next and previous alone, a page can be colored whole. */
export function readingOrder(map: RegionMap): Uint16Array {
  const order = Uint16Array.from({ length: map.count }, (_, i) => i + 1)
  const line = (label: number) => Math.floor(map.anchors[label * 2 + 1]! / LINE)
  return order.sort((a, b) => line(a) - line(b) || map.anchors[a * 2]! - map.anchors[b * 2]! || a - b)
}

/**
 * The region an arrow key leads to: the nearest anchor on that side, where straying sideways costs double. The same region
 * again at the edge of the page.
 */
export function regionToward(map: RegionMap, from: number, direction: Direction): number {
  const { anchors, count } = map
  const x = anchors[from * 2]!
  const y = anchors[from * 2 + 1]!
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (let label = 1; label <= count; label++) {
    if (label === from) continue
    const dx = anchors[label * 2]! - x
    const dy = anchors[label * 2 + 1]! - y
    const ahead = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy
    if (ahead <= 0) continue
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
    const cost = ahead * ahead + 4 * aside * aside
    if (cost < least) {
      least = cost
      best = label
    }
  }
  return best
}
