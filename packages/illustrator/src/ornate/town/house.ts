/** A narrow house: every floor is chosen by chance within its style. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { GABLES, gableOutline } from './gables.ts'
import { block, flowerBox, pane } from './windows.ts'
/** `floors` are above the ground floor. */
export function house(x: number, w: number, base: number, rng: Rng, floors = rng.int(3, 4)): string {
  let out = ''
  const fh = rng.between(92, 108)
  const ground = rng.between(120, 134)
  const wall = floors * fh
  const top = base - ground - wall
  const gable = rng.pick(GABLES)
  const gh = rng.between(100, 140)
  const c = x + w / 2
  const g = gableOutline(gable, c, w, top, gh)
  // roof behind and chimney
  if (rng.chance(0.65)) {
    const cx = c + rng.pick([-1, 1]) * w * 0.33
    out += block(cx - 13, top - gh * 0.8, 26, gh * 0.8, 4) + block(cx - 18, top - gh * 0.8 - 12, 36, 14, 4)
  }
  const whole: Poly = [[x, base], ...g, [x + w, base]]
  out += shape(whole, 6.5)
  // gable: tiles, bricks or plain with a hoist and an ornament
  const gp: Poly = [...g]
  const skin = rng.int(0, 3)
  const mk: Mark[] = []
  const inner = grow([gp], -9)
  if (gable === 'tri' || skin === 0) {
    for (let y = top + 20, k = 0; y > top - gh - 20; y -= 25, k++)
      for (let u = x - 20 + (k % 2) * 17; u < x + w + 34; u += 34)
        mk.push({ poly: [[u - 17, y - 32], [u - 17, y - 9], ...arc(u, y - 9, 17, Math.PI, 0, 8), [u + 17, y - 32]] })
    mk.reverse()
    if (inner.length) for (const q of inner) out += clipMarks(mk.reverse(), [q], 3, 200) + shape(q, 4, 'none')
  } else if (inner[0]) out += shape(inner[0], 3.4)
  const oy = top - gh * 0.34
  if (skin > 1 && gable !== 'tri') {
    out +=
      circle(c, oy, 19, 4) +
      line(
        [
          [c - 19, oy],
          [c + 19, oy],
        ],
        3,
      ) +
      line(
        [
          [c, oy - 19],
          [c, oy + 19],
        ],
        3,
      )
  } else out += pane(c - 17, oy - 18, 34, 44, 1)
  // cornice
  out += block(x - 5, top - 4, w + 10, 15, 4.4)
  for (let u = x + 8; u < x + w - 12; u += 18)
    out += line(
      [
        [u + 4, top + 11],
        [u + 4, top - 4],
      ],
      3,
    )
  const cols = w > 168 ? 3 : 2
  const ww = (w - 26) / cols - 18
  const kind = rng.int(0, 1)
  const shutters = cols === 2 && w > 136 && rng.chance(0.55)
  const pattern = rng.int(0, 3)
  for (let k = 0; k < floors; k++) {
    const y = top + 22 + k * fh
    const hh = fh - 40
    if (k)
      out += line(
        [
          [x, y - 11],
          [x + w, y - 11],
        ],
        3.2,
      )
    for (let i = 0; i < cols; i++) {
      const cx = x + 13 + ((w - 26) * (i + 0.5)) / cols
      const s = shutters ? ww * 0.52 : Math.min(ww, 44)
      if (shutters)
        for (const e of [-1, 1]) {
          const sx = e < 0 ? cx - s / 2 - 17 : cx + s / 2
          out +=
            block(sx, y, 17, hh, 3.2) +
            line(
              [
                [sx, y + hh / 2],
                [sx + 17, y + hh / 2],
              ],
              2.8,
            )
        }
      const boxed = pattern === 0 || (pattern === 1 && (i + k) % 2 === 0)
      // Flowers before the lowest panes would leave slivers of them.
      out += pane(cx - s / 2, y, s, hh, kind, boxed ? [] : undefined)
      if (boxed) out += flowerBox(cx - s / 2, y + hh - 1, s, rng)
      else out += block(cx - s / 2 - 4, y + hh, s + 8, 9.5, 3.2)
    }
    if (pattern === 3)
      for (const e of [0, 1]) {
        const bx = e ? x + w - 14 : x
        for (let q = 0; q < 3; q++)
          out += line(
            [
              [bx, y + q * 24],
              [bx + 14, y + q * 24],
            ],
            3,
          )
      }
  }
  // a few bricks where the plaster is gone
  for (let k = 0; k < floors; k++)
    for (let i = 0; i <= cols; i++) {
      const bx = x + 13 + ((w - 26) * i) / cols - (i === 0 ? -10 : i === cols ? 10 : 0)
      const by = top + 22 + k * fh + fh - 26
      if (pattern === 2 || rng.chance(0.25))
        if (i > 0 && i < cols) out += block(bx - 22, by, 22, 12, 3) + block(bx, by, 22, 12, 3)
    }
  // ground floor: door and shop window
  const gy = base - ground + 4
  out += block(x, gy - 8, w, 13, 3.6)
  const left = rng.chance(0.5)
  const dw = 46
  const dx = left ? x + 14 : x + w - 14 - dw
  const sx = left ? dx + dw + 12 : x + 14
  const sw = w - 28 - dw - 12
  out +=
    shape(
      [
        [dx, base],
        [dx, gy + 34],
        ...arc(dx + dw / 2, gy + 34, dw / 2, Math.PI, TAU, 14),
        [dx + dw, gy + 34],
        [dx + dw, base],
      ],
      4.6,
    ) +
    line(
      [
        [dx, gy + 36],
        [dx + dw, gy + 36],
      ],
      3.4,
    ) +
    block(dx + 9, gy + 46, dw - 18, 24, 3) +
    block(dx + 9, gy + 78, dw - 18, base - gy - 90, 3) +
    dot(dx + dw - 6, gy + 74, 3)
  if (sw > 34) {
    if (rng.chance(0.55)) {
      out += pane(sx, gy + 42, sw, base - gy - 62, 0)
      const n = Math.max(2, Math.round(sw / 18))
      for (let i = 0; i < n; i++) {
        const a = sx - 4 + ((sw + 8) * i) / n
        const b = sx - 4 + ((sw + 8) * (i + 1)) / n
        out += shape(
          [
            [a + (sx + sw / 2 - a) * 0.12, gy + 14],
            [b + (sx + sw / 2 - b) * 0.12, gy + 14],
            [b, gy + 40],
            ...arc((a + b) / 2, gy + 40, (b - a) / 2, 0, Math.PI, 8),
            [a, gy + 40],
          ],
          3.2,
        )
      }
    } else out += pane(sx, gy + 20, sw, base - gy - 58, 1) + flowerBox(sx, base - 36, sw, rng)
  }
  return out
}
