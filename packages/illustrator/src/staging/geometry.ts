/** Points, boxes and levels, and how they move. */
import type { Art, Box, Facing, Point, Top } from '../art/art.ts'

export const wide = (b: Box): number => b.x1 - b.x0
export const tall = (b: Box): number => b.y1 - b.y0
export const midX = (b: Box): number => (b.x0 + b.x1) / 2
export const midY = (b: Box): number => (b.y0 + b.y1) / 2
export const side = (facing: Facing): 1 | -1 => (facing === 'right' ? 1 : -1)
export const turned = (facing: Facing): Facing => (facing === 'right' ? 'left' : 'right')
export const clamp = (v: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, v))
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const union = (boxes: readonly Box[]): Box =>
  boxes.reduce((a, b) => ({
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  }))

export const grown = (b: Box, by: number): Box => ({ x0: b.x0 - by, y0: b.y0 - by, x1: b.x1 + by, y1: b.y1 + by })

export const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

export interface Move {
  scale: number
  dx: number
  dy: number
}

export const movePoint = ([x, y]: Point, { scale, dx, dy }: Move): Point => [x * scale + dx, y * scale + dy]
export const moveBox = (b: Box, { scale, dx, dy }: Move): Box => ({
  x0: b.x0 * scale + dx,
  y0: b.y0 * scale + dy,
  x1: b.x1 * scale + dx,
  y1: b.y1 * scale + dy,
})
const moveTop = (t: Top, { scale, dx, dy }: Move): Top => ({
  x0: t.x0 * scale + dx,
  x1: t.x1 * scale + dx,
  y: t.y * scale + dy,
})

/** A drawing turned about a point, in degrees, clockwise; it is level no longer, so that nothing stands on it or in it. */
export function turnArt({ hollow: _, ...art }: Art, degrees: number, [cx, cy]: Point): Art {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ([x, y]: Point): Point => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
  const [mx, my] = turn([midX(art.box), midY(art.box)])
  const [w, h] = [wide(art.box) / 2, tall(art.box) / 2]
  // A body has no corners: with those of its box it would hover above the ground.
  const reach = (u: number, v: number): number => {
    const box = Math.abs(u) + Math.abs(v)
    return art.points.headMid ? box * 0.3 + Math.hypot(u, v) * 0.7 : box
  }
  const [rx, ry] = [reach(w * cos, h * sin), reach(w * sin, h * cos)]
  const around = `rotate(${degrees} ${cx.toFixed(1)} ${cy.toFixed(1)})`
  return {
    ...art,
    layers: art.layers.map(({ part, svg }) => ({ part, svg: `<g transform="${around}">${svg}</g>` })),
    box: { x0: mx - rx, y0: my - ry, x1: mx + rx, y1: my + ry },
    points: Object.fromEntries(Object.entries(art.points).map(([name, point]) => [name, turn(point)])),
    tops: [],
    ...(art.features ? { features: art.features.map(([x, y, r]) => [...turn([x, y]), r] as const) } : {}),
  }
}

/** What a drawing tells of itself, moved; its paint is not, and must be drawn again. */
export const moveArt = (art: Art, move: Move): Art => ({
  ...art,
  box: moveBox(art.box, move),
  points: Object.fromEntries(Object.entries(art.points).map(([name, point]) => [name, movePoint(point, move)])),
  tops: art.tops.map((top) => moveTop(top, move)),
  ...(art.hollow ? { hollow: moveBox(art.hollow, move) } : {}),
  ...(art.features ? { features: art.features.map(([x, y, r]) => [...movePoint([x, y], move), r * move.scale]) } : {}),
})
