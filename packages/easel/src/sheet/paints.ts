import { mixColors } from './blend.ts'
import type { Rgb } from './color.ts'
import { edgeDistances, STRAIGHT } from './edge-distance.ts'
import { type PatternName, patternTile, REPEAT } from './motifs.ts'
import type { RegionShape } from './region-shapes.ts'

/** What a region is filled with. Places are whole pixels of the page. */
export type Paint =
  | { kind: 'flat'; color: Rgb }
  | {
      kind: 'linear' | 'radial'
      colors: readonly Rgb[]
      fromX: number
      fromY: number
      toX: number
      toY: number
    }
  | { kind: 'pattern'; pattern: PatternName; color: Rgb; ground: Rgb }
  /** Darker toward the lines. */
  | { kind: 'shaded'; color: Rgb }

/**
 * Gives the colors of one row of a region, from `left` up to `right`. By rows: asked for one place at a time, a large region
 * would take longer than a frame.
 */
export type ColorRow = (y: number, left: number, right: number, colors: Uint32Array) => void

const RAMP = 256
/** How far from the lines shading reaches, in px, and how dark it is there. Three times as far is as far as distances are counted. */
const SHADE = 28
const DARKEST = 0.45

/** @param zoom pixels of the sheet to one of the page. */
export function colorsOf(paint: Paint, shape: RegionShape, zoom = 1): ColorRow {
  if (paint.kind === 'flat') return (_, left, right, colors) => colors.fill(paint.color, 0, right - left)
  if (paint.kind === 'pattern') return patternColors(paint, zoom)
  if (paint.kind === 'shaded') return shadedColors(paint.color, shape, zoom)
  return gradientColors(paint)
}

function gradientColors(paint: Paint & { kind: 'linear' | 'radial' }): ColorRow {
  const ramp = rampOf(paint.colors)
  const { fromX, fromY } = paint
  const dx = paint.toX - fromX
  const dy = paint.toY - fromY
  const square = Math.max(1, dx * dx + dy * dy)
  if (paint.kind === 'linear')
    return (y, left, right, colors) => {
      const down = (y - fromY) * dy
      for (let x = left; x < right; x++) colors[x - left] = ramp[step(((x - fromX) * dx + down) / square)]!
    }
  return (y, left, right, colors) => {
    const down = (y - fromY) * (y - fromY)
    for (let x = left; x < right; x++) {
      colors[x - left] = ramp[step(Math.sqrt(((x - fromX) * (x - fromX) + down) / square))]!
    }
  }
}

const step = (share: number) => (share <= 0 ? 0 : share >= 1 ? RAMP - 1 : Math.floor(share * RAMP))

function rampOf(colors: readonly Rgb[]): Uint32Array {
  const legs = Math.max(1, colors.length - 1)
  return Uint32Array.from({ length: RAMP }, (_, k) => {
    const at = (k / (RAMP - 1)) * legs
    const leg = Math.min(legs - 1, Math.floor(at))
    const from = colors[leg]!
    return mixColors(from, colors[leg + 1] ?? from, at - leg)
  })
}

export function patternColors(
  { pattern, color, ground }: Omit<Paint & { kind: 'pattern' }, 'kind'>,
  zoom = 1,
): ColorRow {
  const tile = patternTile(pattern)
  const mixed = Uint32Array.from({ length: 256 }, (_, cover) => mixColors(ground, color, cover / 255))
  const on = (value: number) => Math.floor(value / zoom) % REPEAT
  return (y, left, right, colors) => {
    const row = on(y) * REPEAT
    for (let x = left; x < right; x++) colors[x - left] = mixed[tile[row + on(x)]!]!
  }
}

function shadedColors(color: Rgb, shape: RegionShape, zoom: number): ColorRow {
  const { distances, width } = edgeDistances(shape)
  const left = shape.box.left - 1
  const top = shape.box.top - 1
  const shades = Uint32Array.from({ length: 256 }, (_, distance) => {
    const px = Math.floor(Math.floor(distance / STRAIGHT) / zoom)
    const rest = 1 - Math.min(SHADE, px) / SHADE
    return mixColors(color, 0, DARKEST * rest * rest)
  })
  return (y, from, to, colors) => {
    const row = (y - top) * width - left
    for (let x = from; x < to; x++) colors[x - from] = shades[distances[row + x]!]!
  }
}
