import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, flipX, limb, line, type Point, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** Where a rider meets a bicycle that is L long and stands on (x, y). */
export const saddle = (x: number, y: number, L: number): Point => [x - L * 0.13, y - L * 0.47]
export const pedal = (x: number, y: number, L: number): Point => [x - L * 0.015, y - L * 0.13]

/** Seen from the side, facing right. `grip` is where the rider's hand holds the bar. */
export function bicycle({ x, y, w, h, sw, flip }: Spot, grip?: Point): Drawn {
  const L = Math.min(w, h * 1.45)
  const at = (a: number, b: number): Point => [x + a * L, y - b * L]
  const join = (...points: Point[]) => limb(`M${points.map(([a, b]) => pen`${a} ${b}`).join('L')}`, L * 0.026, sw)
  const [rear, front, crank, seat, bar] = [
    at(-0.29, 0.2),
    at(0.29, 0.2),
    at(-0.04, 0.19),
    saddle(x, y, L),
    at(0.19, 0.5),
  ]
  const hold = grip ?? at(0.27, 0.6)
  let out = ''
  for (const [cx, cy] of [rear, front]) {
    out += circ(cx, cy, L * 0.2, sw) + circ(cx, cy, L * 0.158, sw * 0.85)
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TAU + 0.3
      out += line(pen`M${cx} ${cy}L${cx + Math.cos(a) * L * 0.158} ${cy + Math.sin(a) * L * 0.158}`, sw * 0.7)
    }
    out += circ(cx, cy, L * 0.028, sw * 0.9)
  }
  out += join(rear, crank, [seat[0] + L * 0.02, seat[1] + L * 0.1], rear) + join([seat[0], seat[1]], crank)
  out +=
    join(crank, [bar[0] + L * 0.02, bar[1] + L * 0.08], [seat[0] + L * 0.015, seat[1] + L * 0.1]) + join(bar, front)
  out += line(pen`M${bar[0]} ${bar[1]}Q${bar[0] - L * 0.01} ${hold[1] + L * 0.02} ${hold[0]} ${hold[1]}`, sw * 2.2)
  out += circ(crank[0], crank[1], L * 0.05, sw) + circ(crank[0], crank[1], L * 0.022, sw * 0.8)
  out += path(
    pen`M${seat[0] - L * 0.09} ${seat[1] - L * 0.012}Q${seat[0]} ${seat[1] - L * 0.04} ${seat[0] + L * 0.08} ${seat[1]}Q${seat[0]} ${seat[1] + L * 0.045} ${seat[0] - L * 0.09} ${seat[1] - L * 0.012}Z`,
    sw,
  )
  return standing(tint('vermilion', flip ? flipX(x, out) : out), x, y, L, L * 0.62)
}
