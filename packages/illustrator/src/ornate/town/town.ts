/** A row of narrow gabled houses on a canal. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { boat, duck } from './canal.ts'
import { house } from './house.ts'
import { townSky } from './sky.ts'
import { block } from './windows.ts'
export function town(rng: Rng): string {
  let out = ''
  const sky = townSky(rng)
  const base = 800
  let x = 14
  const ws: number[] = []
  while (x < 1010) {
    let w = rng.between(124, 186)
    if (1010 - x - w < 120) w = 1010 - x
    if (w > 220) w /= 2
    ws.push(w)
    x += w
  }
  x = 14
  for (const w of ws) {
    out += house(x, w, base, rng)
    x += w
  }
  // quay
  out += shape(rect(14, base, 996, 44), 5)
  for (let u = 14 + 40; u < 1010; u += 52)
    out += line(
      [
        [u, base],
        [u, base + 44],
      ],
      3.2,
    )
  out += line(
    [
      [14, base + 22],
      [1010, base + 22],
    ],
    3.2,
  )
  for (const tx of [rng.between(130, 330), rng.between(690, 900)]) {
    out += block(tx - 8, base - 96, 16, 100, 4.5)
    const bl: Poly = []
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * TAU
      bl.push([tx + 56 * Math.cos(a), base - 138 + 58 * Math.sin(a)])
    }
    let crown = ''
    crown += shape(
      bl.flatMap((p, i) => {
        const q = bl[(i + 1) % 13]!
        return arc(
          (p[0] + q[0]) / 2,
          (p[1] + q[1]) / 2,
          15,
          Math.atan2(p[1] - q[1], p[0] - q[0]),
          Math.atan2(p[1] - q[1], p[0] - q[0]) + Math.PI,
          7,
        )
      }),
      5,
    )
    for (const [dx, dy, turn] of [
      [-26, -34, 0.5],
      [16, -38, -0.4],
      [-44, -2, 0.2],
      [-4, -2, -0.3],
      [34, -4, 0.4],
      [-24, 30, -0.4],
      [18, 30, 0.3],
    ] as const)
      crown += shape(leaf(tx + dx - 12, base - 138 + dy, 27, 19, turn, 0.5), 3)
    out += crown
  }
  const lamp = rng.between(440, 580)
  out +=
    block(lamp - 5, base - 120, 10, 122, 3.8) +
    block(lamp - 11, base - 14, 22, 15, 3.6) +
    shape(
      [
        [lamp - 19, base - 160],
        [lamp + 19, base - 160],
        [lamp + 12, base - 120],
        [lamp - 12, base - 120],
      ],
      4,
    ) +
    shape(
      [
        [lamp - 24, base - 160],
        [lamp, base - 182],
        [lamp + 24, base - 160],
      ],
      4,
    )
  // water and boats
  out += shape(rect(14, base + 44, 996, 170), 5)
  for (let j = 0; j < 5; j++) {
    const y = base + 66 + j * 31
    const p: Poly = []
    for (let u = 14; u <= 1010; u += 6) p.push([u, y + 6 * Math.sin(u / 21 + j * 1.7)])
    out += line(p, 3.4)
  }
  out += boat(rng.between(210, 330), 1, 1) + boat(rng.between(700, 800), 0.95, -1)
  out += duck(512, 950, 1) + duck(592, 968, 1)
  return page(sky + out + paperAround(rect(14, 14, 996, 996)))
}
