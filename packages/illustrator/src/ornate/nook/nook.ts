/** A reading nook: a wall of shelves around a window seat. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { page, shape } from '../kit/marks.ts'
import { fillShelf, STOCK } from './fill.ts'
import { nookFloor } from './floor.ts'
import { windowSeat } from './seat.ts'
import { nookWindow } from './window.ts'

export function readingNook(rng: Rng, isRainy = false): string {
  let list: string[] = []
  const bag = () => {
    if (!list.length) list = rng.shuffle(Object.keys(STOCK))
    return list.pop()!
  }
  let out = ''
  const shelf = (x: number, y0: number, w: number, y1: number) => {
    const h = y1 - y0
    out += shape(rect(x, y0, w, h), 5) + fillShelf(x, y1, w, h - 4, rng, bag) + shape(rect(x, y1, w, 15), 4.6)
  }
  out += shape(rect(14, 14, 996, 996), 6)
  shelf(30, 30, 474, 172)
  shelf(520, 30, 474, 172)
  for (const [x, w] of [
    [30, 212],
    [782, 212],
  ] as const)
    for (const [a, b] of [
      [196, 346],
      [370, 520],
      [544, 694],
      [718, 862],
    ] as const)
      shelf(x, a, w, b)
  return page(out + nookWindow(rng, isRainy) + windowSeat(rng) + nookFloor(rng))
}
