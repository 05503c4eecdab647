/** A shelf filled from left to right: rows of books, stacks, and small things from a stock. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { type Stock, spine, stack, stackTop } from './books.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { POTTED } from './plants-and-pots.ts'

export const STOCK: Readonly<Record<string, Stock>> = { ...POTTED, ...KEEPSAKES }

/** A book that leans against its neighbors. */
const leaning = (x: number, y: number, h: number): string =>
  shape(move(rect(-24, -h, 24, h), x, y, -0.24), 3.8) +
  [-h + 16, -18]
    .map((v) =>
      line(
        move(
          [
            [-24, v],
            [0, v],
          ],
          x,
          y,
          -0.24,
        ),
        3,
      ),
    )
    .join('')

export function fillShelf(x: number, y: number, w: number, h: number, rng: Rng, bag: () => string): string {
  let out = ''
  let u = x + 5
  const end = x + w - 5
  while (end - u > 22) {
    const left = end - u
    if (rng.chance(0.4) || left < 50) {
      const n = Math.min(rng.int(3, 7), Math.floor(left / 24))
      if (n < 1) break
      for (let i = 0; i < n && end - u > 22; i++) {
        const bw = Math.min(rng.between(21, 35), end - u)
        const bh = rng.between(0.62, 0.93) * (h - 8)
        out += spine(u, y, bw, bh, rng)
        u += bw
      }
      if (end - u > 44 && rng.chance(0.4)) {
        out += leaning(u + 46, y - 2, h * 0.74)
        u += 50
      }
    } else if (rng.chance(0.22) && left > 100) {
      const n = Math.max(2, Math.min(4, Math.floor((h - 70) / 22)))
      out += stack(u + 48, y, 88, n, rng)
      if (h - stackTop(n) > 78 && rng.chance(0.35)) {
        const m = STOCK.mug!
        out += m.draw(u + 48, y - stackTop(n) * 1.0 + 1, 60, rng)
      }
      u += 100
    } else {
      const k = bag()
      const t = STOCK[k]!
      if (t.w > left) {
        if (left < 60) {
          out += spine(u, y, Math.min(30, left), h * 0.8, rng)
          u += 30
        }
        continue
      }
      out += t.draw(u + t.w / 2, y, h, rng)
      u += t.w + 3
    }
  }
  return out
}
