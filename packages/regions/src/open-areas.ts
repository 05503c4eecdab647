import { INK } from './ink.ts'
import type { RegionMap } from './region-map.ts'

/** How many pixels of each region are paper: what it has of the lines around it does not count. */
export function openAreas({ labels, count }: RegionMap, ink: Uint8Array): Uint32Array {
  const areas = new Uint32Array(count + 1)
  for (let i = 0; i < labels.length; i++) if (ink[i]! < INK) areas[labels[i]!]!++
  return areas
}
