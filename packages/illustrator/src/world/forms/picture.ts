/** Another noun's drawing, as large as the place it is to take. */
import type { Art, Box, Point, Spot } from '../../art/art.ts'
import { createRng } from '../../ink/random.ts'
import { bentArt } from './bend.ts'

/** How any noun is drawn; null where nobody can. */
export type Draws = (noun: string, spot: Spot) => Art | null

export interface Stand {
  noun: string
  spot: Spot
  draws: Draws
}

const TRIED = 200

/** The same whenever it is drawn, so that it need be measured only once. */
const SEED = 7
const known = new Map<string, Box | null>()

function measured({ noun, spot, draws }: Stand): Box | null {
  const key = `${noun} ${spot.facing} ${spot.detail}`
  const before = known.get(key)
  if (before !== undefined) return before
  const at = { ...spot, attributes: [], rng: createRng(SEED), sw: 6, x: 0, y: 0, h: TRIED }
  const box = draws(noun, at)?.box ?? null
  known.set(key, box)
  return box
}

/** Scaled so that `fit` of its box is 1, and put where `to` says. */
function placed({ noun, spot, draws }: Stand, scaleOf: (box: Box) => number, to: (box: Box) => Point): Art | null {
  const first = measured({ noun, spot, draws })
  if (!first) return null
  const scale = scaleOf(first)
  const box = { x0: first.x0 * scale, x1: first.x1 * scale, y0: first.y0 * scale, y1: first.y1 * scale }
  const [dx, dy] = to(box)
  // With the line of a large one, a small one would be a black clump.
  const sw = Math.min(spot.sw, Math.max(2.4, 1.6 + Math.max(box.x1 - box.x0, box.y1 - box.y0) / 70))
  return draws(noun, { ...spot, attributes: [], rng: createRng(SEED), sw, x: dx, y: dy, h: TRIED * scale })
}

/** As large as fits into w by h, its foot on (x, y). */
export const standing = (stand: Stand, w: number, h: number, [x, y]: Point): Art | null =>
  placed(
    stand,
    (b) => Math.min(w / (b.x1 - b.x0), h / (b.y1 - b.y0)),
    (b) => [x - (b.x0 + b.x1) / 2, y - b.y1],
  )

/** As large as fits into a box, in its middle. */
export const filling = (stand: Stand, { x0, y0, x1, y1 }: Box): Art | null =>
  placed(
    stand,
    (b) => Math.min((x1 - x0) / (b.x1 - b.x0), (y1 - y0) / (b.y1 - b.y0)),
    (b) => [(x0 + x1) / 2 - (b.x0 + b.x1) / 2, (y0 + y1) / 2 - (b.y0 + b.y1) / 2],
  )

/** Its foot at one place and its top at another. */
export function reaching(stand: Stand, [x, y]: Point, [u, v]: Point, widest = Number.POSITIVE_INFINITY): Art | null {
  const long = Math.hypot(u - x, v - y)
  const art = standing(stand, widest, long, [x, y])
  const angle = Math.atan2(u - x, y - v)
  return art && bentArt(art, turning([x, y], angle))
}

/** About a point, clockwise. */
export const turning = ([x, y]: Point, angle: number) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return ([px, py]: Point): Point => [x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c]
}

/** Lying where it is taller than wide: a carrot that is a car. */
export function lying(stand: Stand, w: number, h: number, at: Point): Art | null {
  const first = standing(stand, w, h, at)
  if (!first || first.box.x1 - first.box.x0 > (first.box.y1 - first.box.y0) * 0.95) return first
  const long = standing(stand, h, w, at)
  if (!long) return null
  const art = bentArt(long, turning(at, (stand.spot.facing === 'left' ? -1 : 1) * (Math.PI / 2)))
  const { x0, x1, y1 } = art.box
  const [dx, dy] = [at[0] - (x0 + x1) / 2, at[1] - y1]
  return bentArt(art, ([x, y]) => [x + dx, y + dy])
}

export const svgOf = ({ layers }: Art): string => layers.map(({ svg }) => svg).join('')

/** What is clipped into an area goes beyond it: it says nothing of where the drawing is. */
export const withoutClipped = (svg: string): string =>
  svg.replace(/<clipPath[^>]*>.*?<\/clipPath>/g, '').replace(/<g clip-path=[^>]*>.*?<\/g>/g, '')
