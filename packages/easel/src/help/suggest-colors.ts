import { findLights, findNeighbors } from '@inkbloom/regions'
import type { Regions } from '../geometry/regions.ts'
import { parseColor, type Rgb } from '../sheet/color.ts'

/** Regions whose areas are within this of each other are taken for the same thing, petals or scales, and get one color. */
const SAME_SIZE = 1.35
/** A region as large as this share of the page is its background. */
const GROUND = 0.12
const WHITE: Rgb = 0xffffff

/**
 * A color of a palette for every region, by its label: the lightest for the background, one for things of one size, and none twice
 * on both sides of a line as far as the palette goes; white for the light in an eye. The same page and palette always give the same.
 */
export function suggestColors({ map, table, readInk }: Regions, palette: readonly string[]): Rgb[] {
  const colors = palette.map((color) => parseColor(color) ?? 0)
  const lightestFirst = colors.map((_, at) => at).sort((a, b) => lightness(colors[b]!) - lightness(colors[a]!))
  const neighbors = findNeighbors(map)
  const bySize = Array.from({ length: map.count }, (_, k) => k + 1).sort(
    (a, b) => table.areas[b]! - table.areas[a]! || a - b,
  )
  const chosen = new Int16Array(map.count + 1).fill(-1)
  const used = new Uint8Array(colors.length)
  for (const label of bySize) {
    used.fill(0)
    for (const neighbor of neighbors[label]!) if (chosen[neighbor]! >= 0) used[chosen[neighbor]!]!++
    const area = table.areas[label]!
    const isGround = area > map.labels.length * GROUND
    const first = isGround ? 0 : 1 + (sizeClass(area) % Math.max(1, colors.length - 1))
    chosen[label] = leastUsed(lightestFirst, first, used)
  }
  const lights = readInk && findLights(map, readInk())
  return Array.from(chosen, (at, label) => (lights?.[label] ? WHITE : at < 0 ? 0 : colors[at]!))
}

/** From the wanted one on, the first that no neighbor has; where all are taken, the one fewest of them have. */
function leastUsed(order: readonly number[], first: number, used: Uint8Array): number {
  let best = order[first % order.length]!
  for (let k = 0; k < order.length; k++) {
    const at = order[(first + k) % order.length]!
    if (used[at] === 0) return at
    if (used[at]! < used[best]!) best = at
  }
  return best
}

/** Mixed, so that one size larger is not one color further. */
const sizeClass = (area: number) => (Math.round(Math.log(area) / Math.log(SAME_SIZE)) * 7) % 31

const lightness = (color: Rgb) =>
  0.2126 * (color & 255) + 0.7152 * ((color >>> 8) & 255) + 0.0722 * ((color >>> 16) & 255)
