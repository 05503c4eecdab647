import type { RegionShape } from './region-shapes.ts'

/** A step to a neighbor and one to a corner, in thirds of a pixel: whole numbers, so that every engine agrees. */
const STRAIGHT = 3
const DIAGONAL = 4
const FAR = 60_000

/** How far each pixel of a region is from its nearest line, in whole px, over the region's box; 0 outside of it. */
export function edgeDistances({ spans, box }: RegionShape): { distances: Uint16Array; width: number } {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const distances = new Uint16Array(width * height)
  for (let k = 0; k < spans.length; k += 3) {
    const row = (spans[k]! - box.top) * width - box.left
    distances.fill(FAR, row + spans[k + 1]!, row + spans[k + 2]!)
  }
  // What lies beyond the box is outside of the region.
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : distances[y * width + x]!)
  const relax = (x: number, y: number, back: 1 | -1) => {
    const i = y * width + x
    if (distances[i] === 0) return
    distances[i] = Math.min(
      distances[i]!,
      at(x - back, y) + STRAIGHT,
      at(x, y - back) + STRAIGHT,
      at(x - 1, y - back) + DIAGONAL,
      at(x + 1, y - back) + DIAGONAL,
    )
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) relax(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) relax(x, y, -1)
  for (let i = 0; i < distances.length; i++) distances[i] = Math.floor(distances[i]! / STRAIGHT)
  return { distances, width }
}
