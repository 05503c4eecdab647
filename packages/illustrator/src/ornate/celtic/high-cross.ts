/** A high cross of stone: flared arms full of plaitwork, a ring behind them, steps under it. */
import type { Rng } from '../../ink/random.ts'
import { grow, subtract } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { frame } from './knot.ts'
import { plait } from './plait.ts'
import { rosette, triquetra } from './weave.ts'

const [X, Y] = [512, 410]
const [OUTER, INNER] = [250, 188]

/** Each end is broader than the arm, the foot longest. */
const CROSS: Poly = curve(
  [
    '436,334! 442,230 414,120! 610,120! 582,230 588,334!',
    '700,340 800,312! 800,508! 700,480 588,486!',
    '584,640 606,838! 418,838! 440,640 436,486!',
    '324,480 224,508! 224,312! 324,340',
  ].join(' '),
)

export function highCross(rng: Rng): string {
  const { svg, inner } = frame(rng, 1)
  const side = 1024 - 2 * inner
  let out = svg + shape(rect(inner, inner, side, side), 6)
  out += circle(X, Y, OUTER, 5.4) + circle(X, Y, INNER, 5)
  // Studs in the quarters of the ring.
  for (let i = 0; i < 4; i++)
    for (const k of [-0.24, 0, 0.24]) {
      const a = ((i + 0.5) / 4) * TAU + k
      const r = (OUTER + INNER) / 2
      out += circle(X + r * Math.cos(a), Y + r * Math.sin(a), 17, 3.8)
    }
  const boss = ellipse(X, Y, 84, 84, 48)
  const field = grow([CROSS], -26)
  out += shape(CROSS, 6) + shape(grow([CROSS], -14), 4)
  out += plait(subtract(field, [boss]), 15.5, 0)
  out += shape(ellipse(X, Y, 80, 80, 48), 5) + shape(ellipse(X, Y, 66, 66, 48), 4) + rosette(X, Y, 54, 5, 2, 13)
  for (const [i, w] of [300, 420, 540].entries()) out += shape(rect(512 - w / 2, 838 + i * 34, w, 34), 5)
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
  ] as const)
    out += triquetra(512 + dx * 330, 200, 62, dx * dy * -0.78, 14)
  for (const s of [-1, 1]) out += triquetra(512 + s * 300, 700, 92, s * 0.3, 17)
  for (const s of [-1, 1]) out += shape(move(curve('0,-24! 14,0! 0,24! -14,0!'), 512 + s * 330, 300), 4)
  return page(out, false)
}
