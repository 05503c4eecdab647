import { INK } from './ink.ts'
import { openAreas } from './open-areas.ts'
import type { RegionMap } from './region-map.ts'

/** A region with less paper than this is mostly ink. */
const MOSTLY_INK = 0.45
/** Of its box, a disc covers 0.79 and a sliver between lines much less. */
const ROUND = 0.65
const LONGEST = 1.8

/** The lights in eyes, by label: round spots in a blot of ink. Colored, they would make a stare of a look. */
export function findLights(map: RegionMap, ink: Uint8Array): Uint8Array {
  const { labels, count, width } = map
  const open = openAreas(map, ink)
  const areas = new Uint32Array(count + 1)
  const boxes = Array.from({ length: count + 1 }, () => ({ left: width, top: Infinity, right: 0, bottom: 0 }))
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    areas[label]!++
    if (ink[i]! >= INK) continue
    const box = boxes[label]!
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x < box.left) box.left = x
    if (x >= box.right) box.right = x + 1
    if (y < box.top) box.top = y
    box.bottom = y + 1
  }
  return Uint8Array.from(boxes, ({ left, top, right, bottom }, label) => {
    const [across, down] = [right - left, bottom - top]
    const isRound = open[label]! > across * down * ROUND && across < down * LONGEST && down < across * LONGEST
    return label !== 0 && open[label]! < areas[label]! * MOSTLY_INK && isRound ? 1 : 0
  })
}
