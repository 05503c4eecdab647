/** Shapes cut by shapes. */
import { Clipper, Clipper64, ClipType, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import { area, type Poly } from './points.ts'

/** Clipper counts in whole numbers. */
const FINE = 20

const coarse = (polys: readonly Poly[]): Paths64 =>
  polys.map((poly) => poly.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) })))
const fine = (paths: Paths64): Poly[] => paths.map((path) => path.map(({ x, y }) => [x / FINE, y / FINE]))

export const intersect = (a: Poly[], b: Poly[]): Poly[] =>
  fine(Clipper.intersect(coarse(a), coarse(b), FillRule.NonZero))

export const subtract = (a: Poly[], b: Poly[]): Poly[] =>
  fine(Clipper.difference(coarse(a), coarse(b), FillRule.NonZero))

/** Shapes wound the other way would cancel where they overlap. */
export const union = (polys: Poly[]): Poly[] =>
  fine(Clipper.union(coarse(polys.map((poly) => (area(poly) < 0 ? [...poly].reverse() : poly))), FillRule.NonZero))

/** Larger by so many pixels on every side, or smaller by a negative number. */
export const grow = (polys: Poly[], by: number, join: 'round' | 'miter' = 'round'): Poly[] =>
  fine(
    Clipper.inflatePaths(coarse(polys), by * FINE, join === 'round' ? JoinType.Round : JoinType.Miter, EndType.Polygon),
  )

/** Open lines as bands of ink would be, so many pixels to each side. */
export const swell = (lines: Poly[], by: number): Poly[] =>
  fine(Clipper.inflatePaths(coarse(lines), by * FINE, JoinType.Round, EndType.Round))

/** The parts of open lines that lie in the shapes, or outside them. */
export function cutLines(lines: Poly[], by: Poly[], keep: 'in' | 'out' = 'in'): Poly[] {
  const clipper = new Clipper64()
  clipper.addOpenSubject(coarse(lines))
  clipper.addClip(coarse(by))
  const open: Paths64 = []
  clipper.execute(keep === 'in' ? ClipType.Intersection : ClipType.Difference, FillRule.NonZero, [], open)
  return fine(open)
}
