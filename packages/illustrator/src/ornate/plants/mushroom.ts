/** Mushrooms. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import type { Point } from '../kit/points.ts'
export function mushroom(x: number, y: number, h: number, rng: Rng, lean = 0): string {
  const W = h * rng.between(0.42, 0.5)
  const top = y - h
  const cy = top + h * 0.4
  let out = ''
  const cx = x + lean
  out += shape(
    curve([
      [x - h * 0.12, y],
      [x - h * 0.085, y - h * 0.1],
      [cx - h * 0.065, cy + h * 0.1],
      [cx - h * 0.08, cy - 4],
      [cx + h * 0.08, cy - 4],
      [cx + h * 0.065, cy + h * 0.1],
      [x + h * 0.085, y - h * 0.1],
      [x + h * 0.12, y],
      [x, y + h * 0.03],
    ]),
    4.5,
  )
  for (const k of [-0.03, 0.02])
    out += line(
      curve(
        [
          [x + k * h * 1.4, y - h * 0.08],
          [cx + k * h, cy + h * 0.24],
        ],
        false,
      ),
      2.8,
    )
  // ring
  const ry = cy + h * 0.15
  out += shape(
    curve([
      [cx - h * 0.07, ry - h * 0.04],
      [cx + h * 0.07, ry - h * 0.04],
      [cx + h * 0.13, ry + h * 0.05],
      [cx + h * 0.06, ry + h * 0.035],
      [cx, ry + h * 0.07],
      [cx - h * 0.06, ry + h * 0.035],
      [cx - h * 0.13, ry + h * 0.05],
    ]),
    3.6,
  )
  // gills
  const gl = ellipse(cx, cy, W * 0.94, h * 0.11, 48)
  out += shape(gl, 4)
  // In a large one, as many gills as in a small one.
  const n = h < 130 ? 0 : Math.round(W / Math.max(7.5, h * 0.055))
  const gm: Mark[] = []
  for (let i = 1; i < n; i++) {
    const u = -1 + (2 * i) / n
    gm.push({
      poly: [
        [cx + u * W * 0.2, cy - h * 0.05],
        [cx + u * W, cy + h * 0.14],
      ],
      open: true,
      sw: 3,
    })
  }
  out += clipMarks(gm, [gl], 3)
  const cap = curve([
    { x: cx - W, y: cy + h * 0.02 },
    { x: cx - W * 0.86, y: cy - h * 0.17 },
    { x: cx - W * 0.46, y: top + h * 0.05 },
    { x: cx, y: top },
    { x: cx + W * 0.46, y: top + h * 0.05 },
    { x: cx + W * 0.86, y: cy - h * 0.17 },
    { x: cx + W, y: cy + h * 0.02 },
    { x: cx + W * 0.5, y: cy - h * 0.035 },
    { x: cx, y: cy - h * 0.05 },
    { x: cx - W * 0.5, y: cy - h * 0.035 },
  ])
  const sp: Mark[] = []
  const spots: [number, number, number][] = []
  for (let i = 0; i < 60; i++) {
    const q = rng.between(0.05, 0.12) * W + 6
    const u = cx + rng.between(-0.9, 0.9) * W
    const v = rng.between(top, cy)
    if (spots.some(([a, b, c]) => Math.hypot(a - u, b - v) < c + q + 7)) continue
    spots.push([u, v, q])
    sp.push({
      poly: curve(
        ellipse(u, v, q, q * 0.82, 7, rng.between(0, 3)).map(
          ([a, b]) => [a + rng.between(-1.4, 1.4), b + rng.between(-1.4, 1.4)] as Point,
        ),
      ),
      sw: 3.2,
      whole: h < 230,
    })
  }
  out += shape(cap, 5) + clipMarks(sp, [cap], 3.2, 120) + shape(cap, 5, 'none')
  return out
}
