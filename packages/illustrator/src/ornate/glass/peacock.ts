/** A peacock with its tail spread. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move } from '../kit/points.ts'

import { lead, pane } from './pieces.ts'
export function peacock(rng: Rng): Mark[] {
  const fewer = rng.pick([0, 2, 4])
  const out: Mark[] = []
  const cx = 512
  const cy = 760
  const tiers: [number, number, number][] = [
    [640, 19 - fewer, 62 + fewer],
    [500, 16 - fewer, 58 + fewer * 2],
    [360, 13 - fewer, 52 + fewer],
  ]
  for (const q of [180, 300, 420, 540, 660]) out.push(lead(arc(cx, cy, q, Math.PI, 2 * Math.PI, 60)))
  for (const [q, n, w] of tiers) {
    for (const half of [0, 1])
      for (let i = half; i < n; i += 2) {
        const a = Math.PI + 0.02 + ((Math.PI - 0.04) * i) / (n - 1)
        const x = cx + q * Math.cos(a)
        const y = cy + q * 0.97 * Math.sin(a)
        const F = move(
          curve([
            [-q * 0.55, 0],
            [-w * 1.1, -w * 0.34],
            [-w * 0.3, -w * 0.68],
            [w * 0.42, -w * 0.5],
            [w * 0.85, 0],
            [w * 0.42, w * 0.5],
            [-w * 0.3, w * 0.68],
            [-w * 1.1, w * 0.34],
          ]),
          x,
          y,
          a,
        )
        out.push(pane(F))
        out.push(
          pane(
            move(
              curve([
                [-w * 0.62, 0],
                [-w * 0.25, -w * 0.42],
                [w * 0.3, -w * 0.34],
                [w * 0.52, 0],
                [w * 0.3, w * 0.34],
                [-w * 0.25, w * 0.42],
              ]),
              x,
              y,
              a,
            ),
            4,
          ),
          pane(
            move(
              curve([
                [-w * 0.3, 0],
                [0, -w * 0.22],
                [w * 0.26, 0],
                [0, w * 0.22],
              ]),
              x,
              y,
              a,
            ),
            4,
          ),
          lead(
            [
              [x - Math.cos(a) * w * 0.62, y - Math.sin(a) * w * 0.62],
              [x - Math.cos(a) * w * 2.2, y - Math.sin(a) * w * 2.2],
            ],
            4,
          ),
        )
      }
  }
  // inner fan of plain feathers
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + 0.15 + ((Math.PI - 0.3) * i) / 14
    out.push(pane(leaf(cx + 60 * Math.cos(a), cy + 60 * Math.sin(a), 190, 46, a, 0.7), 4.5))
  }
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++)
      out.push(
        pane(
          leaf(cx + k * 50, 800 + i * 8, 190 - i * 14, 50, k > 0 ? 0.06 + i * 0.2 : Math.PI - 0.06 - i * 0.2, 0.6),
          4.5,
        ),
      )
  const body = curve(mirror('512,470 488,476 474,502 484,536 486,580 462,640 430,720 424,800 462,870 512,890'))
  out.push(pane(body, 7.5))
  for (let j = 0; j < 7; j++) {
    const y = 612 + j * 40
    const half = [26, 40, 56, 68, 74, 66, 40][j]!
    const n = [2, 3, 3, 4, 4, 3, 2][j]!
    for (let i = 0; i < n; i++) {
      const w = (half * 2) / n
      const x = cx - half + i * w
      out.push(
        lead(
          curve(
            [
              [x, y],
              [x + w * 0.15, y + 20],
              [x + w / 2, y + 30],
              [x + w * 0.85, y + 20],
              [x + w, y],
            ],
            false,
          ),
          4,
        ),
      )
    }
  }
  out.push(
    lead(
      curve(
        [
          [488, 580],
          [512, 594],
          [536, 580],
        ],
        false,
      ),
      4,
    ),
  )
  for (let i = -2; i <= 2; i++) {
    const a = -Math.PI / 2 + i * 0.3
    out.push(
      lead(
        [
          [512 + 14 * Math.cos(a), 478 + 14 * Math.sin(a)],
          [512 + 58 * Math.cos(a), 478 + 58 * Math.sin(a)],
        ],
        4,
      ),
      pane(ellipse(512 + 66 * Math.cos(a), 478 + 66 * Math.sin(a), 11), 4),
    )
  }
  out.push(
    { poly: ellipse(499, 505, 5), fill: '#000', sw: 1 },
    { poly: ellipse(525, 505, 5), fill: '#000', sw: 1 },
    pane(curve('504,516! 520,516! 512,542!'), 3.4),
  )
  for (const y of [900])
    for (let i = -4; i <= 4; i++)
      out.push(
        pane(
          curve([
            [512 + i * 100 - 60, 1000],
            [512 + i * 100 - 52, y + 18],
            [512 + i * 100, y - 8],
            [512 + i * 100 + 52, y + 18],
            [512 + i * 100 + 60, 1000],
          ]),
          5,
        ),
        lead(
          [
            [512 + i * 100, y - 8],
            [512 + i * 100, 1000],
          ],
          4,
        ),
      )
  return out
}
