/** Stages that lead to one another: each in a round of its own with its number and its word, arrows between them. */
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { circle, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { type Cell, straightArrow, title, type Write } from '../chart.ts'
import { put } from '../put.ts'

interface Rounds {
  at: readonly Point[]
  r: number
}

const ring = (count: number, around: number, r: number): Rounds => ({
  at: Array.from({ length: count }, (_, i): Point => {
    const a = -Math.PI / 2 + (i / count) * 2 * Math.PI
    return [512 + around * 1.06 * Math.cos(a), 570 + around * Math.sin(a)]
  }),
  r,
})

/** In a ring; four stand in the corners, where they are largest. */
const inRing = (count: number): Rounds => {
  if (count === 3)
    return {
      at: [
        [512, 340],
        [772, 776],
        [252, 776],
      ],
      r: 178,
    }
  if (count === 4) return { at: corners, r: 172 }
  return count === 5 ? ring(5, 296, 122) : ring(count, 304, 110)
}

const corners: readonly Point[] = [
  [232, 348],
  [792, 348],
  [792, 792],
  [232, 792],
]

/** There and back like a path. */
function inChain(count: number): Rounds {
  if (count === 3)
    return {
      at: [
        [250, 350],
        [774, 566],
        [250, 786],
      ],
      r: 178,
    }
  if (count <= 4) return { at: corners, r: 172 }
  const at = Array.from(
    { length: count },
    (_, i): Point => [i < 3 ? 190 + i * 322 : 834 - (i - 3) * 322, i < 3 ? 370 : 770],
  )
  return { at, r: 124 }
}

const BETWEEN = 12

function arrow([x, y]: Point, [u, v]: Point, r: number): string {
  const long = Math.hypot(u - x, v - y)
  const reach = r + BETWEEN
  const [dx, dy] = [((u - x) / long) * reach, ((v - y) / long) * reach]
  return shape(straightArrow([x + dx, y + dy], [u - dx, v - dy]), 5)
}

function round({ label, draw }: Cell, i: number, [x, y]: Point, r: number, write: Write): string {
  const tall = r > 150 ? 52 : 42
  const [nx, ny, small] = [x - r * 0.72, y - r * 0.72, r > 150 ? 38 : 30]
  const digit =
    setInto(
      String(i + 1),
      { x: nx - small * 0.6, y: ny - small * 0.6, w: small * 1.2, h: small * 1.2 },
      { face: 'round', gap: 40, mostLines: 1 },
    ) ?? []
  return (
    circle(x, y, r, 6) +
    draw(x, y - r * 0.2, r * 1.36, r * 1.14) +
    write(label, { x: x - r * 0.64, y: y + r * 0.48, w: r * 1.28, h: tall }, tall) +
    circle(nx, ny, small, 5) +
    digit.map((letter) => hollow(letter, 4, 1)).join('')
  )
}

export function cyclePage(cells: readonly Cell[], heading: string, write: Write): string {
  const { at, r } = inRing(cells.length)
  const place = (i: number): Point => at[i % cells.length] ?? [0, 0]
  return page(
    title(heading) +
      cells.map((cell, i) => arrow(place(i), place(i + 1), r) + round(cell, i, place(i), r, write)).join('') +
      (cells.length > 3 ? put('sun', 512, 570, 150, 150) : ''),
  )
}

/** Who is eaten by whom; all of it begins with the sun. */
export function chainPage(cells: readonly Cell[], write: Write): string {
  const { at, r } = inChain(cells.length)
  const place = (i: number): Point => at[i] ?? [0, 0]
  return page(
    title('Food Chain') +
      cells
        .map(
          (cell, i) =>
            (i + 1 < cells.length ? arrow(place(i), place(i + 1), r) : '') + round(cell, i, place(i), r, write),
        )
        .join('') +
      (cells.length === 3 ? put('sun', 850, 250, 170, 170) + put('tree', 850, 880, 190, 190) : '') +
      (cells.length === 4 ? put('sun', 512, 570, 170, 170) : '') +
      (cells.length === 5 ? put('sun', 190, 770, 220, 220) : ''),
  )
}
