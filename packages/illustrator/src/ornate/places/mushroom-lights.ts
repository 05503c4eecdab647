/** What a mushroom that is lived in has outside: lanterns under its cap, and stairs up to its door. */
import { curve, ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'

/** One to each side of the stem, a third where there is room. */
export function capLanterns(x: number, foot: number, high: number): string {
  const size = Math.max(15, Math.min(27, high * 0.052))
  let out = ''
  for (const k of high > 420 ? [-0.34, 0.34, -0.25, 0.25] : [-0.31, 0.31]) {
    const [u, top] = [x + k * high, foot - high * (Math.abs(k) > 0.3 ? 0.47 : 0.45)]
    const y = top + size * (Math.abs(k) > 0.3 ? 1 : 2.4)
    out += line(
      [
        [u, top],
        [u, y],
      ],
      3.6,
    )
    out += shape(
      curve(
        `${u - size * 0.3},${y}! ${u + size * 0.3},${y}! ${u + size * 0.8},${y + size * 0.5}! ${u - size * 0.8},${y + size * 0.5}!`,
      ),
      4,
    )
    out += shape(ellipse(u, y + size * 1.15, size * 0.72, size * 0.72, 24), 4.2)
    out += shape(
      curve(
        `${u},${y + size * 0.7}! ${u + size * 0.28},${y + size * 1.3} ${u},${y + size * 1.6} ${u - size * 0.28},${y + size * 1.3}`,
      ),
      3.2,
    )
    out += circle(u, y + size * 2.05, Math.max(5, size * 0.2), 3.4)
  }
  return out
}

/** Slabs on each other, in a bend from the ground to the door. */
export function windingStairs(x: number, foot: number, high: number, side: number): string {
  const steps = Math.max(5, Math.min(9, Math.floor((1000 - foot) / 17)))
  const wide = Math.max(34, high * 0.11)
  let out = ''
  for (let i = 0; i < steps; i++) {
    const t = (i + 1) / steps
    const bend = side * Math.sin(t * Math.PI * 1.15) * (24 + high * 0.08)
    const [u, y, w] = [x + bend - side * high * 0.07 * (1 - t), foot + i * 17, wide * (0.72 + t * 0.5)]
    out += shape(
      curve(
        `${u - w},${y + 12}! ${u - w},${y - 2} ${u - w + 12},${y - 8} ${u},${y - 10} ${u + w - 12},${y - 8} ${u + w},${y - 2} ${u + w},${y + 12}! ${u},${y + 17}`,
      ),
      4.2,
    )
    out += line(curve(`${u - w},${y + 1} ${u},${y + 4} ${u + w},${y + 1}`, false), 3.4)
  }
  return out
}
