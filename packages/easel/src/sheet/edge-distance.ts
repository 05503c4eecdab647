import type { RegionShape } from './region-shapes.ts'

/** A step to a neighbor, in thirds of a pixel: whole numbers, so that every engine agrees. To a corner it is one more. */
export const STRAIGHT = 3
const CORNER = 1
const FAR = 255

export interface EdgeDistances {
  /** In thirds of a pixel, and no more than 255; 0 outside of the region. A row more on every side of its box. */
  distances: Uint8Array
  /** In a row. */
  width: number
}

/** How far each pixel of a region is from its nearest line. */
export function edgeDistances({ spans, box }: RegionShape): EdgeDistances {
  const width = box.right - box.left + 2
  const distances = new Uint8Array(width * (box.bottom - box.top + 2))
  const rowOf = (k: number) => (spans[k]! - box.top + 1) * width - box.left + 1
  for (let k = 0; k < spans.length; k += 3) {
    const row = rowOf(k)
    distances.fill(FAR, row + spans[k + 1]!, row + spans[k + 2]!)
  }
  for (let k = 0; k < spans.length; k += 3) {
    const row = rowOf(k)
    for (let i = row + spans[k + 1]!, end = row + spans[k + 2]!; i < end; i++) {
      distances[i] = nearest(distances, i - 1, i - width)
    }
  }
  for (let k = spans.length - 3; k >= 0; k -= 3) {
    const row = rowOf(k)
    for (let i = row + spans[k + 2]! - 1, end = row + spans[k + 1]!; i >= end; i--) {
      const near = nearest(distances, i + 1, i + width)
      if (near < distances[i]!) distances[i] = near
    }
  }
  return { distances, width }
}

/** By way of the pixel beside it and the three of the row before. */
function nearest(distances: Uint8Array, beside: number, above: number): number {
  const left = distances[above - 1]!
  const right = distances[above + 1]!
  const corner = (left < right ? left : right) + CORNER
  let near = distances[beside]!
  if (distances[above]! < near) near = distances[above]!
  if (corner < near) near = corner
  return near + STRAIGHT > FAR ? FAR : near + STRAIGHT
}
