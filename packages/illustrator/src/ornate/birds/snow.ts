/** Winter around birds on a branch: snow that lies on it, and flakes in the air. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { branchAt } from './surroundings.ts'

/** Three cushions with a soft hem, so that the bark is seen between them. */
export function snowOnBranch(): string {
  let out = ''
  for (const [from, to] of [
    [-30, 300],
    [340, 690],
    [726, 1054],
  ] as const) {
    const at = (t: number, up: number): Point => {
      const x = from + (to - from) * t
      return [x, branchAt(Math.max(0, Math.min(1020, x))) - up]
    }
    const top = [0, 0.25, 0.5, 0.75, 1].map((t) => at(t, t === 0 || t === 1 ? 12 : 40))
    const hem = [0.88, 0.7, 0.52, 0.34, 0.14].map((t, i) => at(t, i % 2 ? 10 : -16))
    out += shape(curve([...top, ...hem], true), 4.6)
  }
  return out
}

/** Six arms, or a ball of snow: none on another, and none where the birds are. */
export function flakes(rng: Rng): string {
  let out = ''
  for (const [i, [x, y]] of [
    [360, 70],
    [512, 150],
    [660, 66],
    [70, 420],
    [954, 400],
    [60, 600],
    [970, 560],
    [512, 300],
    [512, 470],
    [200, 936],
    [520, 930],
    [840, 900],
  ].entries()) {
    const [u, v] = [x! + rng.between(-14, 14), y! + rng.between(-14, 14)]
    if (i % 3 === 2) out += circle(u, v, 13, 3.6)
    else out += crystal(u, v, rng.between(24, 32))
  }
  return out
}

function crystal(x: number, y: number, r: number): string {
  let out = ''
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU
    const tip: Point = [x + r * Math.cos(a), y + r * Math.sin(a)]
    out += line([[x, y], tip], 4)
    for (const turn of [-0.7, 0.7])
      out += line(
        [
          [x + r * 0.55 * Math.cos(a), y + r * 0.55 * Math.sin(a)],
          [
            x + r * 0.55 * Math.cos(a) + r * 0.34 * Math.cos(a + turn),
            y + r * 0.55 * Math.sin(a) + r * 0.34 * Math.sin(a + turn),
          ],
        ],
        3.4,
      )
  }
  return out
}
