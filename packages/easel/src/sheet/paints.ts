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

/** Gives the color of a place in a region. */
export type ColorAt = (x: number, y: number) => Rgb

const RAMP = 256
/** How far from the lines shading reaches, in px, and how dark it is there. Three times as far is as far as distances are counted. */
const SHADE = 28
const DARKEST = 0.45

/** @param zoom pixels of the sheet to one of the page. */
export function colorsOf(paint: Paint, shape: RegionShape, zoom = 1): ColorAt {
  if (paint.kind === 'flat') return () => paint.color
  if (paint.kind === 'pattern') return patternColors(paint, zoom)
  if (paint.kind === 'shaded') return shadedColors(paint.color, shape, zoom)
  const ramp = rampOf(paint.colors)
  const { fromX, fromY } = paint
  const dx = paint.toX - fromX
  const dy = paint.toY - fromY
  const square = Math.max(1, dx * dx + dy * dy)
  if (paint.kind === 'linear') return (x, y) => ramp[step(((x - fromX) * dx + (y - fromY) * dy) / square)]!
  return (x, y) => ramp[step(Math.sqrt(((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY)) / square))]!
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
): ColorAt {
  const tile = patternTile(pattern)
  const mixed = Uint32Array.from({ length: 256 }, (_, cover) => mixColors(ground, color, cover / 255))
  if (zoom === 1) return (x, y) => mixed[tile[(y % REPEAT) * REPEAT + (x % REPEAT)]!]!
  const on = (value: number) => Math.floor(value / zoom) % REPEAT
  return (x, y) => mixed[tile[on(y) * REPEAT + on(x)]!]!
}

function shadedColors(color: Rgb, shape: RegionShape, zoom: number): ColorAt {
  const { distances, width } = edgeDistances(shape)
  const left = shape.box.left - 1
  const top = shape.box.top - 1
  const shades = Uint32Array.from({ length: 256 }, (_, distance) => {
    const px = Math.floor(Math.floor(distance / STRAIGHT) / zoom)
    const rest = 1 - Math.min(SHADE, px) / SHADE
    return mixColors(color, 0, DARKEST * rest * rest)
  })
  return (x, y) => shades[distances[(y - top) * width + x - left]!]!
}
