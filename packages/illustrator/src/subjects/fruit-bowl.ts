import { heart } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { place } from '../motifs/motif.ts'
import { flowerHead } from '../scenery/flowers.ts'

export function fruitBowl({ x, y, w, h, sw, rng }: Spot): Drawn {
  const s = Math.min(w, h * 1.25)
  let out = ''
  const [one = '🍎', two = '🍐', three = '🍊', four = '🍋', five = '🍑'] = rng.shuffle([
    '🍎',
    '🍐',
    '🍊',
    '🍋',
    '🍑',
    '🍓',
  ])
  const put = (e: string, a: number, b: number, k: number, r = 0) => {
    const p = place(e, { x: x + a * s, y: y - b * s, w: s * k, h: s * k, stroke: sw * 0.92, anchor: 'center', rot: r })
    if (p) out += p.svg
  }
  put('🍍', 0.05, 0.58, 0.36, 8)
  put('🍌', -0.3, 0.46, 0.26, -20)
  put(one, 0.28, 0.44, 0.24)
  put('🍇', -0.12, 0.47, 0.27)
  put(two, 0.14, 0.4, 0.24)
  put(three, -0.33, 0.34, 0.2)
  put(four, 0.36, 0.33, 0.19)
  put(five, -0.02, 0.34, 0.2)
  out +=
    path(
      pen`M${x - s * 0.48} ${y - s * 0.3}H${x + s * 0.48}C${x + s * 0.46} ${y - s * 0.1} ${x + s * 0.26} ${y - s * 0.02} ${x + s * 0.16} ${y - s * 0.02}H${x - s * 0.16}C${x - s * 0.26} ${y - s * 0.02} ${x - s * 0.46} ${y - s * 0.1} ${x - s * 0.48} ${y - s * 0.3}Z`,
      sw,
    ) +
    rect(x - s * 0.51, y - s * 0.32, s * 1.02, s * 0.045, sw, s * 0.02) +
    rect(x - s * 0.18, y - s * 0.03, s * 0.36, s * 0.03, sw, s * 0.01) +
    [-0.3, -0.15, 0, 0.15, 0.3]
      .map((a, i) =>
        i % 2
          ? heart(x + a * s, y - s * 0.17, s * 0.04, sw * 0.85)
          : flowerHead(x + a * s, y - s * 0.17, s * 0.055, rng, sw * 0.8, 'daisy5'),
      )
      .join('')
  return standing(tint('sky', out), x, y, s, s * 0.78)
}
