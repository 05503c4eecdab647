import type { RegionMap } from './region-map.ts'
import type { RegionTable } from './region-table.ts'

const STEP_X = [1, 0, -1, 0]
const STEP_Y = [0, 1, 0, -1]

/** The exact border of a region as SVG path data, holes included: what a focus ring is drawn with. */
export function outlineRegion(map: RegionMap, table: RegionTable, label: number): string {
  const { width, height, labels } = map
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label
  const seen = new Set<number>()
  const [left, top, right, bottom] = table.boxes.subarray(label * 4, label * 4 + 4) as unknown as number[]
  let path = ''
  for (let y = top!; y < bottom!; y++) {
    for (let x = left!; x < right!; x++) {
      if (!inside(x, y) || inside(x, y - 1) || seen.has(y * width + x)) continue
      path += followCrack(x, y, inside, (cx, cy) => seen.add(cy * width + cx))
    }
  }
  return path
}

/** Walks between pixels with the region on the right hand, starting along a top edge. */
function followCrack(
  x0: number,
  y0: number,
  inside: (x: number, y: number) => boolean,
  topEdge: (x: number, y: number) => void,
): string {
  let path = `M${x0} ${y0}`
  let x = x0
  let y = y0
  let heading = 0
  do {
    if (heading === 0) topEdge(x, y)
    x += STEP_X[heading]!
    y += STEP_Y[heading]!
    const aheadLeft = inside(x - (heading === 2 || heading === 3 ? 1 : 0), y - (heading === 0 || heading === 3 ? 1 : 0))
    const aheadRight = inside(
      x - (heading === 1 || heading === 2 ? 1 : 0),
      y - (heading === 2 || heading === 3 ? 1 : 0),
    )
    const turned = !aheadRight ? (heading + 1) & 3 : aheadLeft ? (heading + 3) & 3 : heading
    if (turned !== heading) path += `L${x} ${y}`
    heading = turned
  } while (x !== x0 || y !== y0 || heading !== 0)
  return `${path}Z`
}
