/** Where a drawing has room for a face, if small marks and perhaps creases give way to it. */
import type { Art, Point } from '../../art/art.ts'
import { boxAround } from '../forms/bend.ts'
import { linesOf, Mass } from '../forms/mass.ts'
import { asPaths } from '../forms/outlines.ts'
import { svgOf } from '../forms/picture.ts'

/** How high a face is for its width. */
const HIGH = 0.72
const GRID = 18
/** A face farther from the middle, as a share of the width, is none to look at. */
const ASIDE = 0.2
const STEP = 7
/** Sprinkles, seeds and slices of this share of the whole give way to a face. */
const SMALL = 0.28
const PATH = /<path d="([^"]+)"([^>]*)/g

interface Room {
  x: number
  y: number
  half: number
  /** Creases under it are left out, or there would be no room. */
  smooth: boolean
}

/** A face for which creases give way is that much larger. */
const WORTH = 1.6

/** Points along a path, close together. */
const inkOf = (d: string): Point[] =>
  linesOf(d).flatMap((line) =>
    line.flatMap(([x, y], i): Point[] => {
      const [u, v] = (line[i + 1] ?? (/z\s*$/i.test(d) ? line[0] : undefined) ?? [x, y]) as Point
      const n = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / STEP))
      return Array.from({ length: n }, (_, k) => [x + ((u - x) * k) / n, y + ((v - y) * k) / n])
    }),
  )

interface Stroke {
  ink: Point[]
  /** A ridge or a crease, no edge of anything. */
  open: boolean
}

const strokesIn = (svg: string): Stroke[] =>
  [...asPaths(svg).matchAll(PATH)]
    .map(([, d = '', more = '']) => ({ ink: inkOf(d), open: /fill="none"/.test(more) && !/z/i.test(d) }))
    .filter(({ ink }) => ink.length > 0)

const sizeOf = (ink: readonly Point[]): number => {
  const { x0, x1, y0, y1 } = boxAround(ink)
  return Math.max(x1 - x0, y1 - y0)
}

/** The middle of the face and half its width; null where large lines are everywhere. */
export function faceRoom(art: Art): Room | null {
  const svg = svgOf(art)
  // What was turned or moved as a whole has other coordinates than it says.
  if (/<g[^>]* transform=/.test(svg)) return null
  const mass = new Mass(art)
  const wide = mass.box.x1 - mass.box.x0
  const large = strokesIn(svg).filter(({ ink }) => sizeOf(ink) > wide * SMALL)
  const [kept, smoothed] = [large, large.filter(({ open }) => !open)].map((strokes, i) => ({
    ...clearest(
      mass,
      strokes.flatMap(({ ink }) => ink),
    ),
    smooth: i === 1,
  }))
  const best = kept && smoothed && smoothed.half > kept.half * WORTH ? smoothed : kept
  return best && best.half > Math.max(24, wide * 0.09) ? best : null
}

/** The place farthest from all ink, near the middle. */
function clearest(mass: Mass, ink: readonly Point[]): { x: number; y: number; half: number } {
  const { x0, x1, y0, y1 } = mass.box
  const wide = x1 - x0
  let best = { x: 0, y: 0, half: 0, worth: 0 }
  for (let row = 3; row < GRID - 1; row++)
    for (let column = 2; column < GRID - 1; column++) {
      const [x, y] = [x0 + (wide * column) / GRID, y0 + ((y1 - y0) * row) / GRID]
      const depth = mass.depth(x, y)
      if (depth <= 0 || Math.abs(x - (x0 + x1) / 2) > wide * ASIDE) continue
      let half = Math.min(wide * 0.3, depth / HIGH)
      for (const [u, v] of ink) half = Math.min(half, Math.hypot(u - x, (v - y) / HIGH))
      const worth = half * (1 - (Math.abs(x - (x0 + x1) / 2) / wide) * 1.1)
      if (worth > best.worth) best = { x, y, half, worth }
    }
  return best
}
