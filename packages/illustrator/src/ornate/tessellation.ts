/** Fish on a brick lattice: the top edge's two halves come back as the lower edge's other two halves. */
import type { Rng } from '../ink/random.ts'
import { intersect, subtract } from './kit/clip.ts'
import { arc, curve, ellipse, rect } from './kit/curves.ts'
import { circle, clipMarks, dot, type Mark, page, paperAround, shape } from './kit/marks.ts'
import { box, type Point, type Poly } from './kit/points.ts'
export function tessellation(rng: Rng): string {
  const W = rng.pick([246, 256, 290])
  const H = W * 0.52
  let out = ''
  const A0 = rng.between(0.2, 0.25)
  const B0 = rng.between(0.2, 0.26)
  const fin = rng.between(0.1, 0.16)
  const nose = rng.between(0.2, 0.26)
  // halves as height over their own base line, in cell heights (down is +)
  const A = curve(
    [
      [0, 0],
      [0.1, A0 * 0.25],
      [0.25, A0 * 0.95],
      [0.38, A0 * 0.8],
      [0.5, 0],
    ] as Poly,
    false,
    10,
  )
  const B = curve(
    [
      { x: 0.5, y: 0 },
      { x: 0.56, y: -B0 * 0.55 },
      { x: 0.6, y: -B0 * 0.8 - fin, corner: true },
      { x: 0.7, y: -B0 * 0.98 },
      { x: 0.84, y: -B0 * 0.72 },
      { x: 1, y: 0 },
    ],
    false,
    10,
  )
  const E = curve(
    [
      [0, 0],
      [nose * 0.36, 0.2],
      [nose * 0.62, 0.42],
      [nose * 0.66, 0.55],
      [nose * 0.4, 0.82],
      [0, 1],
    ] as Poly,
    false,
    10,
  )
  // corners: top edge slants nowhere; the right edge goes from (1,0) to (1,1) with the nose bulge
  const tile = (x0: number, y0: number): Poly => {
    const T = (x: number, y: number): Point => [x0 + x * W, y0 + y * H]
    const top = [...A, ...B.slice(1)].map(([x, y]) => T(x, y))
    const right = E.map(([x, y]) => T(1 + x, y))
    const bottom = [...B.map(([x, y]) => [x - 0.5, y] as Point), ...A.map(([x, y]) => [x + 0.5, y] as Point).slice(1)]
      .map(([x, y]) => T(x, 1 + y))
      .reverse()
    const left = E.map(([x, y]) => T(x, y)).reverse()
    return [...top, ...right.slice(1), ...bottom.slice(1), ...left.slice(1, -1)]
  }
  const _all: Mark[] = []
  const frame = rect(20, 20, 984, 984)
  for (let j = -1; j * H < 1100; j++)
    for (let i = -2; i * W < 1200; i++) {
      const x0 = i * W + (Math.abs(j) % 2 ? W / 2 : 0)
      const y0 = j * H
      const t = tile(x0, y0)
      const T = (x: number, y: number): Point => [x0 + x * W, y0 + y * H]
      const body = intersect([t], [frame])
      if (!body.length) continue
      let s = shape(body, 0)
      const marks: Mark[] = []
      const kind = ((i % 3) + 3 + j) % 3
      const _g = T(0.82 + nose * 0.1, 0.5)
      const gill = curve([T(0.79, -0.3), T(0.85 + nose * 0.2, 0.2), T(0.85 + nose * 0.2, 0.7), T(0.8, 1.3)], false)
      const _back: Poly = [...gill, T(0.3, 1.4), T(0.26, 0.5), T(0.3, -0.4)]
      const sc = W / 11
      const bodyArea = intersect(intersect([t], [[...gill, T(0.34, 1.3), T(0.28, 0.5), T(0.34, -0.3)]]), [frame])
      if (kind === 0) {
        for (let a = 12; a >= 0; a--)
          for (let b = -4; b < 12; b++) {
            const cx = x0 + W * 0.9 - a * sc * 0.78
            const cy = y0 + H * 0.5 + (b - 4) * sc * 1.12 + (a % 2) * sc * 0.56
            marks.unshift({
              poly: [
                ...arc(cx, cy, sc * 0.58, Math.PI / 2, Math.PI * 1.5, 10),
                [cx + sc, cy - sc * 0.58],
                [cx + sc, cy + sc * 0.58],
              ],
            })
          }
        marks.reverse()
        marks.sort((u, v) => box(u.poly).x0 - box(v.poly).x0)
      } else if (kind === 1)
        for (let a = 0; a < 9; a++) {
          const xx = 0.36 + a * 0.062
          marks.push({
            poly: curve([T(xx, -0.3), T(xx + 0.07, 0.3), T(xx + 0.07, 0.7), T(xx, 1.3)], false),
            open: true,
          })
          if (a % 2)
            for (let b = 0; b < 9; b++)
              marks.push({
                poly: ellipse(...T(xx + 0.095 + (0.5 - Math.abs(b * 0.125 - 0.02)) * 0.02, 0.0 + b * 0.125), 0, 0, 4),
                whole: true,
              })
        }
      else
        for (let a = -3; a < 8; a++)
          marks.push({
            poly: curve(
              [T(0.2, a * 0.19), T(0.45, a * 0.19 + 0.1), T(0.65, a * 0.19 - 0.02), T(0.95, a * 0.19 + 0.08)],
              false,
            ),
            open: true,
          })
      for (const q of bodyArea)
        s +=
          clipMarks(
            marks.filter((m) => m.open || box(m.poly).w > 3),
            [q],
            3.1,
            90,
          ) + shape(q, 4, 'none')
      const tail: Mark[] = []
      for (let b = 1; b <= 7; b += 1.5)
        tail.push({
          poly: curve([T(0.2, 0.32 + b * 0.046), T(0.12, 0.2 + b * 0.075), T(-0.1, -0.35 + b * 0.21)], false),
          open: true,
        })
      const tailArea = subtract(intersect([t], [frame]), [
        [...gill, T(3, 1.4), T(3, -0.5)].map((p) => p) as Poly,
        [T(0.34, 1.6), T(0.28, 0.5), T(0.34, -0.6), T(3, -0.6), T(3, 1.6)],
      ])
      for (const q of tailArea) s += clipMarks(tail, [q], 3.1)
      s += shape(body, 6, 'none')
      const e = T(0.98, 0.36)
      if (e[0] > 40 && e[0] < 984 && e[1] > 40 && e[1] < 984)
        s += circle(e[0], e[1], W * 0.062, 3.6) + dot(e[0] + 3, e[1], W * 0.024)
      for (const l of [curve([T(1 + nose * 0.7, 0.58), T(1 + nose * 0.34, 0.68), T(1.0, 0.66), T(0.975, 0.6)], false)])
        s += clipMarks([{ poly: l, open: true, sw: 4 }], intersect([t], [frame]).slice(0, 1))
      out += s
    }
  return page(out + paperAround(frame) + shape(frame, 7, 'none'), false)
}
