/** Fur as long locks that hang in rows, each an area of its own, over the whole of a part. */
import { clipMarks, type Mark } from '../kit/marks.ts'
import { area, box, type Poly } from '../kit/points.ts'
import type { Role } from './creature.ts'
import { vane } from './plumage.ts'

/** How far the rows are apart, and the locks in a row. */
const ROW = 84
const STEP = 52
const LONG = 150
/** What is narrower has none. */
const SMALLEST = 9000

/** Feathers have none, nor what is too small for it. */
export function furCover(surface: Poly, role?: Role): string {
  if (role === 'feather' || role === 'mane' || Math.abs(area(surface)) < SMALLEST) return ''
  const { x0, y0, x1, y1 } = box(surface)
  const middle = (x0 + x1) / 2
  const locks: Mark[] = []
  // The lowest first: each hides where the next ones are rooted.
  for (let j = Math.ceil((y1 - y0) / ROW); j >= -1; j--)
    for (let i = -1, x = x0 + (j % 2 ? STEP / 2 : 0); x < x1 + STEP; x += STEP, i++) {
      // By turns longer and shorter, or it would be the scales of a fish.
      const uneven = ((i * 7 + j * 3) % 5) / 5
      const lean = ((middle - x) / (x1 - x0)) * 0.5
      const lock = vane(x, y0 + j * ROW - 40 + uneven * 30, {
        long: LONG * (0.86 + 0.3 * uneven),
        wide: STEP * 1.2,
        turn: Math.PI / 2 - lean,
        curl: lean * 1.2,
        tip: 'sharp',
      })
      locks.push({ poly: lock.poly }, ...(lock.marks ?? []).slice(0, 1))
    }
  return clipMarks(locks, [surface], 3.2, 160)
}
