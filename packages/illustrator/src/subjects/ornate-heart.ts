import { heart } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { type Drawn, standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'

/** A big heart filled with bands of pattern. */
export function ornateHeart(x: number, y: number, r: number, rng: Rng, sw = 5): Drawn {
  const d = (k: number) =>
    pen`M${x} ${y + r * 0.92 * k}C${x - r * 1.55 * k} ${y - r * 0.05 * k} ${x - r * 0.95 * k} ${y - r * 1.15 * k} ${x} ${y - r * 0.45 * k}C${x + r * 0.95 * k} ${y - r * 1.15 * k} ${x + r * 1.55 * k} ${y - r * 0.05 * k} ${x} ${y + r * 0.92 * k}Z`
  let out = path(d(1), sw)
  let q = ''
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU
    q += line(pen`M${x} ${y - r * 0.1}L${x + Math.cos(a) * r * 1.6} ${y - r * 0.1 + Math.sin(a) * r * 1.6}`, sw * 0.75)
  }
  out += clip(d(1), q) + path(d(1), sw, 'none') + path(d(0.86), sw)
  let s = ''
  const sc = r * 0.17
  for (let row = 0; row < 14; row++)
    for (let i = -8; i < 9; i++) {
      const cx = x + (i + (row % 2) * 0.5) * sc * 2,
        cy = y - r * 0.95 + row * sc * 0.95
      s += circ(cx, cy, sc, sw * 0.8) + circ(cx, cy, sc * 0.5, sw * 0.7)
    }
  out += clip(d(0.86), s) + path(d(0.86), sw, 'none') + path(d(0.6), sw)
  out +=
    flowerHead(x, y - r * 0.02, r * 0.24, rng, sw * 0.9, 'daisy') +
    flowerHead(x - r * 0.3, y - r * 0.22, r * 0.13, rng, sw * 0.85, 'rose') +
    flowerHead(x + r * 0.3, y - r * 0.22, r * 0.13, rng, sw * 0.85, 'rose') +
    leaf(x - 0.05 * r, y + r * 0.2, r * 0.22, 150, sw * 0.85, 0.28) +
    leaf(x + 0.05 * r, y + r * 0.2, r * 0.22, 210, sw * 0.85, 0.28) +
    heart(x, y + r * 0.36, r * 0.07, sw * 0.85)
  return standing(tint('rose', out), x, y + r, 2.2 * r, 2 * r)
}
