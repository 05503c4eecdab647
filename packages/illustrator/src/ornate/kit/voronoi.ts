import { Delaunay } from 'd3-delaunay'
import type { Point, Poly } from './points.ts'

/** The cell of each point: all that is nearer to it than to any other, within bounds. */
export function voronoi(points: readonly Point[], bounds: [x0: number, y0: number, x1: number, y1: number]): Poly[] {
  const cells = Delaunay.from(points.map(([x, y]): [number, number] => [x, y])).voronoi(bounds)
  return points.map((_, i) => (cells.cellPolygon(i) ?? []).slice(0, -1))
}
