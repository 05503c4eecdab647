/** Hair of snakes, as Medusa has it: they wind out from the head to all sides, the longest lowest. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { band, beside, move, type Point, type Poly } from '../kit/points.ts'

const WIDE = 50

/** From its root at the head, winding outward. */
function spineOf(angle: number, root: number, long: number, wind: number): Poly {
  const knots = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    const reach = root + long * t
    const off = wind * Math.sin(t * Math.PI * 2.1) * (0.35 + t * 0.65)
    // Those at the sides sink under their own weight.
    const sag = Math.abs(Math.cos(angle)) * 150 * t * t
    return [
      512 + reach * Math.cos(angle) - off * Math.sin(angle),
      372 + reach * Math.sin(angle) + off * Math.cos(angle) + sag,
    ]
  })
  return curve(knots, false, 8)
}

function snake(spine: Poly): string {
  const body = band(spine, (t) => WIDE * (0.82 + 0.18 * Math.sin(t * Math.PI)) * (t > 0.9 ? 0.9 : 1))
  let out = shape(body, 4.6)
  const half = (t: number): number => WIDE * 0.4 * (t > 0.9 ? 0.9 : 1)
  const [left, right] = [beside(spine, (t) => -half(t)), beside(spine, half)]
  for (let i = 5; i < spine.length - 6; i += 5) {
    const [from, to, mid] = [left[i]!, right[i]!, spine[Math.min(spine.length - 1, i + 2)]!]
    out += line([from, mid, to], 3.4)
  }
  const end = spine.at(-1)!
  const before = spine.at(-5)!
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0])
  const at = (poly: Poly): Poly => move(poly, end[0], end[1], turn)
  out += line(at(curve('44,0 68,0 84,-12', false)), 4) + line(at(curve('68,0 76,4 84,12', false)), 4)
  out += shape(at(curve('-20,-23 4,-34 32,-26 52,0 32,26 4,34 -20,23')), 4.8)
  for (const side of [-1, 1]) {
    const [[x, y]] = at([[18, side * 14]]) as [Point]
    out += dot(x, y, 6)
  }
  return out
}

/** Mirrored pairs, the longest first, so that shorter ones lie over them; one in the middle stands up. */
export function snakes(rng: Rng): string {
  const wind = rng.between(30, 40)
  let out = ''
  for (const [lean, long, side] of [
    [1.72, 300, 1],
    [1.32, 250, -1],
    [0.94, 290, 1],
    [0.56, 230, -1],
    [0.24, 280, 1],
  ] as const)
    for (const to of [-1, 1]) out += snake(spineOf(-Math.PI / 2 + to * lean, 96, long, to * side * wind))
  return out
}
