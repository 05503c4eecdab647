/** What one sees of an animal only close: spots, veins, folds. */
import type { Canvas } from './creature.ts'

type Spots = readonly (readonly [x: number, y: number, r: number])[]

/** Whether an area of this size, in units of the animal, is one to color. */
const isClose = ({ ink, f }: Canvas, size: number): boolean => ink.detail !== 'simple' && ink.fits(size * f.s)

/** All of them, or none where the smallest would be a speck. */
export function closeSpots(c: Canvas, tint: string, spots: Spots): void {
  const { ink, f } = c
  if (!isClose(c, Math.min(...spots.map(([, , r]) => r)) * 2)) return
  for (const [x, y, r] of spots) ink.tint(tint).oval(f.at(x, y), r * f.s, r * 0.86 * f.s, 0, 0.8)
}

/** Lines that leave areas of this size between them. */
export function closeLines(c: Canvas, size: number, d: string): void {
  if (isClose(c, size)) c.ink.line(c.f.d(d), 0.75)
}
