/** The floor: a rug, a book that lies open, and what stands about. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { stack } from './books.ts'
import { STOCK } from './fill.ts'

/** What was asked for stands at the sides in place of books and wool, low enough to leave the seat free. */
export function nookFloor(rng: Rng, asked: readonly string[] = []): string {
  let out = ''
  // floor: rug, basket, books
  out += shape(rect(14, 876, 996, 136), 5)
  for (const y of [920, 966])
    out += line(
      [
        [14, y],
        [1010, y],
      ],
      3,
    )
  for (let k = 0; k < 3; k++)
    for (let x = 60 + (k % 2) * 70; x < 1000; x += 150)
      out += line(
        [
          [x, 876 + k * 45],
          [x, 921 + k * 45],
        ],
        3,
      )
  const rug = ellipse(512, 948, 330, 54)
  out += shape(rug, 6) + shape(ellipse(512, 948, 298, 42), 3.6) + shape(ellipse(512, 948, 220, 27), 3.6)
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU
    out += line(
      [
        [512 + 298 * Math.cos(a), 948 + 42 * Math.sin(a)],
        [512 + 330 * Math.cos(a), 948 + 54 * Math.sin(a)],
      ],
      3,
    )
  }
  for (let i = 0; i < 22; i++) {
    const a = ((i + 0.5) / 22) * TAU
    out += shape(ellipse(512 + 259 * Math.cos(a), 948 + 34.5 * Math.sin(a), 14, 6.6), 2.8)
  }
  const [left, right, middle] = asked.map((name) => standing(name, () => 4.6, 'sit'))
  out += left?.(118, 998, 200, 240) ?? stack(112, 996, 120, 3, rng)
  out +=
    right?.(906, 998, 200, 240) ??
    (rng.chance(0.5) ? STOCK.yarn!.draw(906, 996, 90, rng) : STOCK.lantern!.draw(906, 996, 100, rng))
  if (middle) return out + middle(512, 990, 170, 150)
  // open book on the rug
  out +=
    shape(
      curve([
        { x: 512, y: 936, corner: true },
        { x: 470, y: 922 },
        { x: 420, y: 928, corner: true },
        { x: 410, y: 958, corner: true },
        { x: 462, y: 952 },
        { x: 512, y: 966, corner: true },
        { x: 562, y: 952 },
        { x: 614, y: 958, corner: true },
        { x: 604, y: 928, corner: true },
        { x: 554, y: 922 },
      ]),
      4.5,
    ) +
    line(
      [
        [512, 936],
        [512, 966],
      ],
      3.4,
    ) +
    [0, 1]
      .map(
        (k) =>
          line(
            curve(
              [
                [436, 936 + k * 9],
                [468, 932 + k * 9],
                [498, 941 + k * 9],
              ],
              false,
            ),
            2.6,
          ) +
          line(
            curve(
              [
                [588, 936 + k * 9],
                [556, 932 + k * 9],
                [526, 941 + k * 9],
              ],
              false,
            ),
            2.6,
          ),
      )
      .join('')
  return out
}
