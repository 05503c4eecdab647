import type { RegionMap } from './region-map.ts'

/** What filling, clipping and walking need to know of each region. Row r belongs to region r; row 0 is unused. */
export interface RegionTable {
  readonly areas: Uint32Array
  /** left, top, right, bottom at 4r; right and bottom exclusive. */
  readonly boxes: Uint16Array
  /** x, y at 2r. May lie outside a bent region: use the map's anchors to place things. */
  readonly centroids: Float32Array
  /** Spans of region r are spanStart[r] to spanStart[r + 1] exclusive; each is y, left, right (exclusive) at 3k. */
  readonly spanStart: Uint32Array
  readonly spans: Uint16Array
}

export function tabulateRegions(map: RegionMap): RegionTable {
  const { width, height, count, labels } = map
  const rows = count + 1
  const areas = new Uint32Array(rows)
  const boxes = new Uint16Array(rows * 4)
  const sums = new Float64Array(rows * 2)
  const spanStart = new Uint32Array(rows + 1)
  for (let r = 0; r < rows; r++) boxes[r * 4] = boxes[r * 4 + 1] = 65535

  forEachSpan(labels, width, height, (label, y, left, right) => {
    const length = right - left
    const box = label * 4
    spanStart[label + 1]!++
    areas[label] = areas[label]! + length
    sums[label * 2] = sums[label * 2]! + ((left + right) / 2) * length
    sums[label * 2 + 1] = sums[label * 2 + 1]! + (y + 0.5) * length
    if (left < boxes[box]!) boxes[box] = left
    if (y < boxes[box + 1]!) boxes[box + 1] = y
    if (right > boxes[box + 2]!) boxes[box + 2] = right
    boxes[box + 3] = y + 1
  })
  for (let r = 0; r < rows; r++) spanStart[r + 1] = spanStart[r + 1]! + spanStart[r]!

  const spans = new Uint16Array(spanStart[rows]! * 3)
  const at = spanStart.slice()
  forEachSpan(labels, width, height, (label, y, left, right) => {
    const k = at[label]!++ * 3
    spans[k] = y
    spans[k + 1] = left
    spans[k + 2] = right
  })
  const centroids = Float32Array.from(sums, (sum, i) => (areas[i >> 1] ? sum / areas[i >> 1]! : 0))
  return { areas, boxes, centroids, spanStart, spans }
}

type Visit = (label: number, y: number, left: number, right: number) => void

function forEachSpan(labels: Uint16Array, width: number, height: number, visit: Visit) {
  for (let y = 0, i = 0; y < height; y++) {
    const end = i + width
    for (let x = 0; i < end; ) {
      const label = labels[i]!
      const left = x
      do {
        x++
        i++
      } while (i < end && labels[i] === label)
      visit(label, y, left, x)
    }
  }
}
