import type { Point } from './geometry/point.ts'
import { parseColor, type Rgb } from './sheet/color.ts'
import type { Paint } from './sheet/paints.ts'
import type { RegionShape } from './sheet/region-shapes.ts'
import type { DrawingState } from './state/drawing-state.ts'

/** A finger that moved less has not aimed a gradient. */
const AIMED = 8

type Chosen = Pick<DrawingState, 'color' | 'opacity' | 'fill'>

interface Pressed {
  shape: RegionShape
  from: Point
  to: Point
  /** The color that goes with what is around it, where that was asked for. */
  suggested?: Rgb | null
}

/** The paint that was chosen, for one region: a gradient runs from the press to where the finger is, or down the region. */
export function paintFor({ color, fill }: Chosen, { shape: { box }, from, to, suggested = null }: Pressed): Paint {
  if (fill.style === 'suggested' || suggested !== null) return { kind: 'flat', color: suggested ?? rgb(color) }
  const own = rgb(color)
  if (fill.style === 'pattern') return { kind: 'pattern', pattern: fill.pattern, color: own, ground: rgb(fill.ground) }
  if (fill.style === 'flat' || fill.style === 'shaded') return { kind: fill.style, color: own }
  const aimed = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) >= AIMED
  const [start, end] = aimed ? [from, to] : unaimed(fill.style, box)
  return {
    kind: fill.style,
    colors: fill.colors.map(rgb),
    fromX: Math.round(start.x),
    fromY: Math.round(start.y),
    toX: Math.round(end.x),
    toY: Math.round(end.y),
  }
}

function unaimed(style: 'linear' | 'radial', { left, top, right, bottom }: RegionShape['box']): [Point, Point] {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  if (style === 'radial') return [middle, { x: middle.x + Math.max(right - left, bottom - top) / 2, y: middle.y }]
  return [
    { x: middle.x, y: top },
    { x: middle.x, y: bottom },
  ]
}

const rgb = (text: string): Rgb => parseColor(text) ?? 0
