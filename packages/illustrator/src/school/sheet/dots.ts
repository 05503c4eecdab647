/** Dot to dot: an outline of numbered dots, and what cannot be guessed from them drawn already. */
import { caption } from '../../lettering/ink.ts'
import { circle, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title } from '../chart.ts'
import { put } from '../put.ts'
import { contourOf, cornersOf } from './contour.ts'

const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** Outlines in the order of their dots, clockwise, on a field of 100 by 100. */
const OUTLINES: Record<string, Point[]> = {
  star: points('50,4 61,38 97,38 68,59 79,94 50,72 21,94 32,59 3,38 39,38'),
  heart: points('50,30 60,14 76,8 92,18 96,38 86,58 68,78 50,94 32,78 14,58 4,38 8,18 24,8 40,14'),
  house: points('10,96 10,46 2,46 26,24 26,8 38,8 38,14 50,4 98,46 90,46 90,96 62,96 62,66 40,66 40,96'),
  fish: points('4,50 16,34 34,24 54,24 70,36 80,48 96,30 92,50 96,72 80,54 70,66 54,76 34,76 16,66'),
  rocket: points(
    '50,2 62,16 68,34 68,58 84,74 84,90 66,78 58,84 58,96 42,96 42,84 34,78 16,90 16,74 32,58 32,34 38,16',
  ),
  boat: points('6,70 48,70 48,62 14,62 48,6 48,14 84,58 54,58 54,70 96,70 82,92 20,92'),
  tree: points('50,2 66,24 58,24 78,46 68,46 92,74 58,74 58,96 42,96 42,74 8,74 32,46 22,46 42,24 34,24'),
  butterfly: points(
    '50,30 62,10 82,4 96,18 92,42 76,52 90,66 84,88 66,92 54,74 50,84 46,74 34,92 16,88 10,66 24,52 8,42 4,18 18,4 38,10',
  ),
  car: points('4,74 4,54 20,48 32,28 68,28 82,48 96,54 96,74 86,74 82,86 72,86 68,74 34,74 30,86 20,86 16,74'),
  crown: points('8,88 4,26 26,52 36,14 50,46 64,14 74,52 96,26 92,88'),
  dinosaur: points(
    '4,22 14,10 28,12 32,26 26,42 30,54 46,46 66,50 82,64 96,88 78,80 74,94 64,94 62,78 40,78 38,94 28,94 26,74 14,58 14,38 6,32',
  ),
  cat: points('24,34 22,8 38,22 62,22 78,8 76,34 82,52 72,72 84,92 16,92 28,72 18,52'),
  moon: points('60,4 38,6 18,20 6,42 8,64 20,82 40,94 62,94 50,84 40,68 38,48 44,26'),
  apple: points('50,24 62,16 80,18 94,34 94,56 84,80 68,94 50,90 32,94 16,80 6,56 6,34 20,18 38,16'),
}

/** Without a number that was asked for: as many as an outline has that we thought out, or as show an animal well. */
const USUAL = 28
const [FEWEST, MOST] = [8, 50]
/** As wide as the band along the outline that stays free of what is drawn inside. */
const BAND = 56

/** Null where nobody draws it. */
export function dotsPage(name: string, asked?: number): string | null {
  const thought = OUTLINES[name]
  if (thought)
    return dotted(
      numberedAs(
        thought.map(([x, y]): Point => [152 + x * 7.2, 190 + y * 7.5]),
        asked ?? 0,
      ),
      '',
    )
  const drawing = put(name, 512, 580, 720, 660)
  if (!drawing) return null
  const outline = contourOf(drawing)
  const corners = cornersOf(outline, Math.max(FEWEST, Math.min(MOST, asked ?? USUAL)))
  return dotted(corners, drawing + shape(outline, BAND, 'none').replace('/>', ' stroke="#fff"/>'))
}

/** As many dots as were asked for: those go first that bend the outline least, or others come in the middle of the longest way. */
function numberedAs(corners: readonly Point[], asked: number): Point[] {
  const out = [...corners]
  while (asked >= FEWEST && out.length > asked) out.splice(leastBent(out), 1)
  return filled(out, asked)
}

function leastBent(corners: readonly Point[]): number {
  const areas = corners.map(([x, y], i) => {
    const [[px, py], [nx, ny]] = [corners.at(i - 1) as Point, corners[(i + 1) % corners.length] as Point]
    return Math.abs((x - px) * (ny - py) - (nx - px) * (y - py))
  })
  return areas.indexOf(Math.min(...areas))
}

/** A dot more in the middle of the longest way, until there are so many. */
function filled(corners: readonly Point[], least: number): Point[] {
  const out = [...corners]
  while (out.length < Math.min(MOST, least)) {
    const longs = out.map(([x, y], i) => {
      const [u, v] = out[(i + 1) % out.length] ?? [x, y]
      return Math.hypot(u - x, v - y)
    })
    const at = longs.indexOf(Math.max(...longs))
    const [[x, y], [u, v]] = [out[at] as Point, out[(at + 1) % out.length] as Point]
    out.splice(at + 1, 0, [(x + u) / 2, (y + v) / 2])
  }
  return out
}

/** Numbers stand outside, where no dot and no other number is near. */
function dotted(corners: readonly Point[], within: string): string {
  const size = corners.length > 24 ? 30 : 40
  let out = title('Dot to Dot') + within
  const taken = [...corners]
  for (const [i, [x, y]] of corners.entries()) {
    const [px, py] = corners.at(i - 1) ?? [x, y]
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
    // Clockwise around, what is outside lies to the left of the way.
    const outward = Math.atan2(px - nx, ny - py)
    const places = [0, 0.6, -0.6, 1.2, -1.2, 2, -2].map((turn): Point => {
      const angle = outward + turn
      return [x + Math.cos(angle) * size * 1.1, y + Math.sin(angle) * size]
    })
    const room = ([u, v]: Point) =>
      Math.min(...taken.map(([a, b]) => (a === x && b === y ? size : Math.hypot(a - u, b - v))))
    const [u, v] =
      places.find((place) => room(place) >= size) ?? (places.toSorted((a, b) => room(b) - room(a))[0] as Point)
    taken.push([u, v])
    out +=
      circle(x, y, size / 4, 0, '#000') + caption(String(i + 1), { x: u - 30, y: v - size / 2, w: 60, h: size }, size)
  }
  return page(out)
}
