/** Where several things go that do not stand on the ground. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import type { Scene, Stage } from '../scenes/stage.ts'
import { aspect, drawItem, drawSvg } from '../subjects/draw-item.ts'
import type { Item } from '../words/item.ts'

/** Across, down and size, each as a share of the room. */
type Slot = readonly [x: number, y: number, size: number]

const TWO: Slot[][] = [
  [
    [0.27, 0.29, 0.5],
    [0.7, 0.66, 0.54],
  ],
  [
    [0.72, 0.28, 0.5],
    [0.31, 0.65, 0.54],
  ],
  [
    [0.3, 0.62, 0.52],
    [0.72, 0.36, 0.5],
  ],
]
const THREE: Slot[][] = [
  [
    [0.27, 0.27, 0.46],
    [0.74, 0.42, 0.46],
    [0.36, 0.76, 0.46],
  ],
  [
    [0.73, 0.26, 0.46],
    [0.26, 0.44, 0.46],
    [0.66, 0.76, 0.46],
  ],
  [
    [0.5, 0.24, 0.44],
    [0.24, 0.7, 0.46],
    [0.77, 0.68, 0.46],
  ],
]
const ONE_LARGE: Slot[] = [
  [0.5, 0.52, 0.72],
  [0.17, 0.2, 0.32],
  [0.83, 0.24, 0.32],
  [0.2, 0.82, 0.3],
]
const FOUR: Slot[] = [
  [0.26, 0.25, 0.4],
  [0.76, 0.3, 0.4],
  [0.26, 0.72, 0.4],
  [0.75, 0.76, 0.4],
]
const FIVE: Slot[] = [
  [0.5, 0.52, 0.64],
  [0.18, 0.2, 0.32],
  [0.82, 0.22, 0.32],
  [0.18, 0.8, 0.3],
  [0.82, 0.8, 0.3],
]

function slots(n: number, kinds: number, rng: Rng): readonly Slot[] {
  if (n === 1) return [[0.5, 0.5, 0.84]]
  if (n === 2) return rng.pick(TWO)
  if (n === 3) return rng.pick(THREE)
  if (n === 4) return kinds > 1 ? ONE_LARGE : FOUR
  if (n === 5) return FIVE
  return Array.from({ length: n }, (_, i) => [0.2 + 0.3 * (i % 3), 0.2 + 0.3 * Math.floor(i / 3), 0.28] as const)
}

export function floatGroup(list: Item[], box: NonNullable<Scene['box']>, { rng, items }: Stage): string {
  const [x0, y0, x1, y1] = box
  const n = Math.min(9, list.length)
  const at = slots(n, items.length, rng)
  const spots = list.slice(0, n).map((item, i) => {
    const [sx, sy, share] = at[i % at.length] as Slot
    const big = Math.min(1.12, 0.72 + 0.32 * item.size) * share * (item.with ? 1.2 : 1)
    const x = x0 + (x1 - x0) * sx + rng.between(-14, 14)
    const y = y0 + (y1 - y0) * sy + rng.between(-12, 12)
    const w = (x1 - x0) * big * (n === 1 ? 0.92 : 1.02)
    const h = (y1 - y0) * big * (n === 1 ? 0.92 : 1)
    const wide = Math.min(w, h * aspect(item))
    return { item, x, y, w, h, wide, tall: wide / aspect(item) }
  })
  const k = apart(spots)
  return spots
    .map(({ item, x, y, w, h }) =>
      drawSvg(item, {
        x,
        y,
        w: w * k,
        h: h * k,
        sw: n > 3 ? SW.sub * 0.86 : SW.sub,
        rng,
        anchor: 'center',
        face: x < 512 ? 'right' : 'left',
      }),
    )
    .join('')
}

/** How much smaller everything must be drawn so that no two lie over each other. */
function apart(spots: readonly { x: number; y: number; wide: number; tall: number }[]): number {
  let k = 1
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1))
      k = Math.min(
        k,
        Math.max((2 * Math.abs(a.x - b.x)) / (a.wide + b.wide), (2 * Math.abs(a.y - b.y)) / (a.tall + b.tall)),
      )
  return Math.max(0.6, k)
}

/** The largest in the middle of the table. */
export function tableGroup(list: Item[], table: NonNullable<Scene['table']>, rng: Rng): string {
  const sorted = list.slice(0, 6).sort((a, b) => b.size - a.size)
  const row: Item[] = []
  sorted.forEach((item, i) => {
    if (i % 2) row.push(item)
    else row.unshift(item)
  })
  const weight = (item: Item) => Math.max(0.5, item.size)
  const total = row.reduce((sum, item) => sum + weight(item), 0)
  let x = table.x - table.w / 2
  return row
    .map((item) => {
      const w = (table.w * weight(item)) / total
      x += w
      const h = table.h * (row.length === 1 ? 1 : Math.max(0.55, item.size))
      return drawSvg(item, {
        x: x - w / 2,
        y: table.y,
        w: Math.min(w * 0.94, table.h * 1.1),
        h,
        sw: SW.sub * 0.92,
        rng,
      })
    })
    .join('')
}

const ALONG: readonly number[][] = [
  [150, 874, 310, 714, 512],
  [150, 874, 512, 330, 700],
  [140, 512, 884, 320, 704],
]

/** Small things along the lower edge, where they hide the least of anyone's feet. */
export function propRow(list: Item[], stage: Stage): string {
  const { rng } = stage
  const n = Math.min(5, list.length)
  const s = n === 1 ? 170 : n === 2 ? 165 : 140
  const places = (ALONG[Math.min(3, n) - 1] ?? []).map((x) => ({ x, hidden: overlap(stage, x - s / 2, x + s / 2) }))
  const taken = places.sort((a, b) => a.hidden - b.hidden).slice(0, n)
  return list
    .slice(0, n)
    .map((item, i) => {
      const wide = s * Math.max(1, aspect(item))
      const x = Math.min(1000 - wide / 2, Math.max(24 + wide / 2, taken[i]?.x ?? 512))
      const drawn = drawItem(item, { x, y: 982, w: wide, h: s, sw: SW.mid + 0.4, rng })
      if (drawn) stage.occupied.push(drawn)
      return drawn?.svg ?? ''
    })
    .join('')
}

const overlap = (stage: Stage, x0: number, x1: number): number =>
  stage.occupied.reduce((sum, box) => sum + Math.max(0, Math.min(x1, box.x1) - Math.max(x0, box.x0)), 0)

const CENTERED: readonly (readonly Slot[])[] = [
  [[0, 0, 1.55]],
  [
    [-0.42, 0, 0.92],
    [0.42, 0.02, 0.92],
  ],
  [
    [0, -0.36, 0.86],
    [-0.44, 0.36, 0.82],
    [0.44, 0.36, 0.82],
  ],
  [
    [-0.4, -0.38, 0.74],
    [0.4, -0.38, 0.74],
    [-0.4, 0.4, 0.74],
    [0.4, 0.4, 0.74],
  ],
  [
    [0, 0, 0.62],
    [-0.52, -0.46, 0.6],
    [0.52, -0.46, 0.6],
    [-0.5, 0.5, 0.6],
    [0.5, 0.5, 0.6],
  ],
]

export function centerGroup(list: Item[], { x, y, r }: NonNullable<Scene['center']>, rng: Rng): string {
  const at = CENTERED[Math.min(5, list.length) - 1] ?? []
  return at
    .map(([dx, dy, share], i) => {
      const item = list[i] as Item
      const size = r * (at.length === 1 && item.art === '*heart' ? 1.9 : share)
      return drawSvg(item, { x: x + dx * r, y: y + dy * r, w: size, h: size, sw: SW.sub, rng, anchor: 'center' })
    })
    .join('')
}
