/** A whole drawing leans, is crooked, stands on its head: all that it tells of itself goes along. */
import type { Art, Box, Point } from '../../art/art.ts'
import { bent } from './outlines.ts'

export type Map = (point: Point) => Point

const corners = ({ x0, y0, x1, y1 }: Box): Point[] => {
  const along = [0, 0.25, 0.5, 0.75, 1]
  return along.flatMap((u) => along.map((v): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]))
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

export const mappedBox = (box: Box, map: Map): Box => boxAround(corners(box).map(map))

/** The drawing as it was where it cannot be bent. */
export function bentArt(art: Art, map: Map): Art {
  const layers = art.layers.map(({ part, svg }) => ({ part, svg: bent(svg, map) }))
  if (layers.some(({ svg }) => svg === null)) return art
  return {
    ...art,
    layers: layers.map(({ part, svg }) => ({ part, svg: svg ?? '' })),
    box: mappedBox(art.box, map),
    points: Object.fromEntries(Object.entries(art.points).map(([name, point]) => [name, map(point)])),
    tops: art.tops.map(({ x0, x1, y }) => {
      const [a, b] = [map([x0, y]), map([x1, y])]
      return { x0: Math.min(a[0], b[0]), x1: Math.max(a[0], b[0]), y: (a[1] + b[1]) / 2 }
    }),
    ...(art.hollow ? { hollow: mappedBox(art.hollow, map) } : {}),
    ...(art.features ? { features: art.features.map(([x, y, r]) => [...map([x, y]), r] as const) } : {}),
  }
}

type Bend = (box: Box) => Map

const wide = ({ x0, x1 }: Box) => x1 - x0
const tall = ({ y0, y1 }: Box) => y1 - y0

/** Sideways the more, the higher. */
const lean: Bend = (box) => {
  const k = Math.min(0.24, (wide(box) / tall(box)) * 0.3)
  return ([x, y]) => [x + (box.y1 - y) * k, y]
}

/** To one side and back again, like a house that a child built. */
const crooked: Bend = (box) => {
  const sway = Math.min(wide(box), tall(box)) * 0.1
  return ([x, y]) => {
    const t = (box.y1 - y) / tall(box)
    const u = (x - box.x0) / wide(box) - 0.5
    return [x + sway * Math.sin(t * Math.PI * 1.55) * 1.25, y + sway * 0.9 * u * Math.sin(t * Math.PI * 0.8)]
  }
}

/** Wound about its own middle. */
const wavy: Bend = (box) => {
  const sway = Math.min(wide(box), tall(box)) * 0.07
  return ([x, y]) => [x + sway * Math.sin(((box.y1 - y) / tall(box)) * Math.PI * 3), y]
}

const overturned: Bend = (box) => {
  const middle = box.y0 + box.y1
  return ([x, y]) => [x, middle - y]
}

const scaled =
  (sx: number, sy: number): Bend =>
  (box) => {
    const middle = (box.x0 + box.x1) / 2
    return ([x, y]) => [middle + (x - middle) * sx, box.y1 + (y - box.y1) * sy]
  }

/** Wider toward the foot, where it runs down. */
const sagging: Bend = (box) => {
  const middle = (box.x0 + box.x1) / 2
  return ([x, y]) => {
    const t = Math.max(0, (y - box.y0) / tall(box))
    return [middle + (x - middle) * (0.94 + 0.3 * t ** 3), y + tall(box) * 0.05 * Math.sin((x - middle) / 40) * (1 - t)]
  }
}

export const BENDS = {
  leaning: lean,
  crooked,
  wavy,
  'upside-down': overturned,
  stretched: scaled(0.72, 1),
  squashed: scaled(1.12, 0.62),
  sagging,
} satisfies Record<string, Bend>

export const isBend = (trait: string): trait is keyof typeof BENDS => Object.hasOwn(BENDS, trait)
