/** What makes a whole of some kind out of any shape: doors and windows, wheels, a basket. */
import type { Art, Box, Layer, Point, Spot } from '../../art/art.ts'
import { circ, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import type { Stand } from './picture.ts'

/** Null where the shape has no room for what it needs. */
export type Kit = (stand: Stand) => Art | null

export const wideOf = ({ x0, x1 }: Box): number => x1 - x0
export const tallOf = ({ y0, y1 }: Box): number => y1 - y0
export const middleOf = ({ x0, x1 }: Box): number => (x0 + x1) / 2

export const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
})

/** Circles that hold its face, where it has one. */
export function facesOf({ features, points }: Art): (readonly [number, number, number])[] {
  if (features?.length) return [around(features)]
  const { headMid, headTop, eye } = points
  if (!headMid || !headTop || !eye) return []
  return [[headMid[0], headMid[1], Math.hypot(headTop[0] - headMid[0], headTop[1] - headMid[1]) * 0.86]]
}

function around(discs: readonly (readonly [number, number, number])[]): readonly [number, number, number] {
  const x = discs.reduce((sum, [u]) => sum + u, 0) / discs.length
  const y = discs.reduce((sum, [, v]) => sum + v, 0) / discs.length
  return [x, y, Math.max(...discs.map(([u, v, r]) => Math.hypot(u - x, v - y) + r))]
}

/** What was made, with the points that anything of a box has. */
export function made(
  { facing }: Spot,
  layers: readonly Layer[],
  box: Box,
  points: Record<string, Point> = {},
  more: Partial<Art> = {},
): Art {
  const x = middleOf(box)
  return {
    layers: [...layers],
    box,
    points: { base: [x, box.y1], top: [x, box.y0], mid: [x, (box.y0 + box.y1) / 2], rim: [x, box.y0], ...points },
    tops: [],
    facing,
    ...more,
  }
}

/** A round window with its frame and, where there is room, its bars. */
export const roundWindow = (x: number, y: number, r: number, sw: number): string =>
  tint('wood', circ(x, y, r, sw)) +
  (r > 22 ? tint('glass', circ(x, y, r * 0.74, sw * 0.8)) : '') +
  (r > 34
    ? line(pen`M${x - r * 0.74} ${y}h${r * 1.48}M${x} ${y - r * 0.74}v${r * 1.48}`, sw * 0.8)
    : line(pen`M${x - r * 0.2} ${y + r * 0.3}l${r * 0.36} ${-r * 0.5}`, sw * 0.7))

/** An arched door on (x, y). */
export const archDoor = (x: number, y: number, w: number, h: number, sw: number): string => {
  const d = pen`M${x - w / 2} ${y}V${y - h + w / 2}C${x - w / 2} ${y - h - w * 0.1} ${x + w / 2} ${y - h - w * 0.1} ${x + w / 2} ${y - h + w / 2}V${y}Z`
  return (
    tint('wood', path(d, sw)) +
    (w > 56 ? tint('glass', circ(x, y - h * 0.68, w * 0.2, sw * 0.8)) : '') +
    `<circle cx="${(x + w * 0.3).toFixed(1)}" cy="${(y - h * 0.4).toFixed(1)}" r="${Math.max(3, w * 0.06).toFixed(1)}" fill="#000"/>`
  )
}

export const wheelOf = (x: number, y: number, r: number, sw: number): string =>
  tint('slate', ell(x, y, r, r, sw)) +
  tint('stone', ell(x, y, r * 0.62, r * 0.62, sw * 0.85)) +
  (r > 42
    ? tint('gamboge', circ(x, y, r * 0.24, sw * 0.8))
    : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.14).toFixed(1)}" fill="#000"/>`)

/** A row of panes along a body that lies. */
export const pane = (x: number, y: number, w: number, h: number, sw: number): string =>
  tint('glass', rect(x - w / 2, y - h / 2, w, h, sw, Math.min(w, h) * 0.28)) +
  line(pen`M${x - w * 0.2} ${y + h * 0.22}l${w * 0.26} ${-h * 0.42}`, sw * 0.7)

export const flagOn = (x: number, y: number, h: number, sw: number, pigment = 'rose'): string =>
  line(pen`M${x} ${y}V${y - h}`, sw * 1.2) +
  tint(pigment, path(pen`M${x} ${y - h}L${x + h * 0.75} ${y - h * 0.74}L${x} ${y - h * 0.48}Z`, sw))

/** Smoke in three puffs. */
export const smokeFrom = (x: number, y: number, r: number, sw: number): string =>
  tint(
    'mist',
    [
      [0.1, -0.9, 0.5],
      [0.7, -2, 0.72],
      [0.3, -3.4, 0.95],
    ]
      .map(([u = 0, v = 0, k = 1]) => circ(x + u * r, y + v * r, Math.max(11, r * k), sw * 0.85))
      .join(''),
  )
