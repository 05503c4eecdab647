/** One, two or a crowd standing on the ground. */
import { SW } from '../ink/pens.ts'
import type { Scene, Stage } from '../scenes/stage.ts'
import { aspect, drawItem } from '../subjects/draw-item.ts'
import type { Item } from '../words/item.ts'

export interface Ground {
  scale?: number
  /** Keep to one side, for what stands in the middle distance on the other; or to both sides of a table. */
  side?: 'left' | 'right' | 'sides' | undefined
}

type Layer = [y: number, svg: string]
const paint = (layers: Layer[]) =>
  layers
    .sort((a, b) => a[0] - b[0])
    .map(([, svg]) => svg)
    .join('')

export function groundGroup(
  list: Item[],
  base: number,
  stage: Stage,
  scene: Scene | null,
  { scale = 1, side }: Ground = {},
): string {
  const { rng } = stage
  if (!list.length) return ''
  const items = list.length > 1 && rng.chance(0.5) ? list.slice().reverse() : list
  const k = scale * rng.between(0.96, 1.04) * ([1, 1.06, 0.92][stage.variant] ?? 1)
  const first = items[0] as Item
  if (items.length === 1) return one(first, base, stage, scene, k, side)
  if (side === 'sides') return sides(items, base, stage, k)
  const half = Math.floor(items.length / 2)
  const rows =
    items.length <= 3
      ? [items]
      : items.length <= 6
        ? [items.slice(0, half), items.slice(half)]
        : [items.slice(0, 3), items.slice(3)]
  return paint(
    rows.flatMap((row, i) => inRow(row, base, stage, scene, k, rows.length > 1, i === rows.length - 1, side)),
  )
}

/** Beside others a mouse stays small; alone it may fill the page. */
const relative = (item: Item, largest: number) =>
  ((0.3 + 0.7 * Math.min(1.25, item.size)) / (0.3 + 0.7 * largest)) * 0.98

function one(item: Item, base: number, stage: Stage, scene: Scene | null, k: number, side: Ground['side']): string {
  const { rng } = stage
  const tall = 560 * k * Math.min(1.06, Math.max(0.8, 0.58 + 0.5 * Math.min(1.25, item.size)))
  const wide = aspect(item) > 1.5
  const room = side ? 500 : wide ? 880 : 660
  let x =
    side === 'right' ? 690 : side === 'left' ? 330 : ([512, 400, 612][stage.variant] ?? 512) + rng.between(-24, 24)
  if (wide && !side) x = 512 + rng.between(-14, 14)
  const pad = scene?.pad?.(x, base - 18, Math.min(300, room * 0.4)) ?? ''
  const face = side === 'right' ? 'left' : side === 'left' ? 'right' : 'any'
  const drawn = drawItem(item, {
    x,
    y: base,
    w: room * k,
    h: side ? tall * 0.82 : tall * (item.with ? 1.12 : 1),
    sw: SW.sub,
    rng,
    face,
  })
  if (!drawn) return pad
  stage.occupied.push(drawn)
  return pad + drawn.svg
}

function sides(items: Item[], base: number, { rng }: Stage, k: number): string {
  const out = items.slice(0, 4).map((item, i): Layer => {
    const left = i % 2 === 0
    const x = left ? 165 + (i > 1 ? 40 : 0) : 860 - (i > 1 ? 40 : 0)
    const drawn = drawItem(item, { x, y: base, w: 300, h: 440 * k, sw: SW.sub, rng, face: left ? 'right' : 'left' })
    return [base - i, drawn?.svg ?? '']
  })
  return paint(out)
}

function inRow(
  row: Item[],
  base: number,
  stage: Stage,
  scene: Scene | null,
  k: number,
  crowd: boolean,
  front: boolean,
  side: Ground['side'],
): Layer[] {
  const { rng } = stage
  const m = row.length
  const largest = Math.max(...row.map((item) => Math.min(1.25, item.size)))
  const tall =
    (crowd ? (front ? 310 : 235) : m === 1 ? 450 : m === 2 ? 450 : 370) * k * (stage.builds.length && !side ? 0.84 : 1)
  const y0 = base - (front ? 0 : 125) + (crowd && front ? 22 : 0)
  const room = side ? 640 : 880
  const fits = row.map((item) => {
    const h = (tall * relative(item, largest) * (item.with ? 1.16 : 1)) / 0.95
    const w = h * aspect(item)
    const most = (900 / m) * 1.02
    return w > most ? ([most, (h * most) / w] as const) : ([w, h] as const)
  })
  const total = fits.reduce((sum, [w]) => sum + w, 0)
  const tallest = Math.max(...fits.map(([, h]) => h))
  // A row that leaves room grows until it fills the page's width or the sky.
  const shrink = Math.min(room / total, crowd ? 1 : Math.max(1, Math.min(1.35, 480 / tallest)))
  const gap = Math.min(m > 1 ? (crowd ? (front ? 230 : 60) : 70) : 0, (room - total * shrink) / (m + 1))
  let x =
    (side === 'right' ? 1024 - 50 - room : side === 'left' ? 50 : 72) + (room - total * shrink - gap * (m - 1)) / 2
  return row.flatMap((item, i): Layer[] => {
    const [w, h] = (fits[i] ?? [100, 100]).map((v) => v * shrink) as [number, number]
    const y = y0 + (m > 1 ? (i % 2 ? 14 : -8) + rng.between(-6, 6) : 0)
    const out: Layer[] = []
    if (scene?.pad) out.push([y - 1, scene.pad(x + w / 2, y - 12, w * 0.55)])
    const drawn = drawItem(item, {
      x: x + w / 2,
      y,
      w: w * 1.02,
      h,
      sw: crowd ? SW.sub * 0.86 : SW.sub,
      rng,
      face: i < m / 2 ? 'right' : 'left',
    })
    if (drawn) {
      out.push([y, drawn.svg])
      stage.occupied.push(drawn)
    }
    x += w + gap
    return out
  })
}
