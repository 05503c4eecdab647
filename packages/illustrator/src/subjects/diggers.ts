/** What works on a building site, facing right. */
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, flipX, limb, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { wheel } from './wheel.ts'

const grid = (x: number, y: number, L: number) => ({
  u: L / 10,
  X: (a: number) => x - L / 2 + (a * L) / 10,
  Y: (b: number) => y - (b * L) / 10,
})

export function excavator({ x, y, w, h, sw, flip }: Spot): Drawn {
  const L = Math.min(w, h * 1.45)
  const { u, X, Y } = grid(x, y, L)
  const arm = (...points: [number, number][]) =>
    limb(`M${points.map(([a, b]) => pen`${X(a)} ${Y(b)}`).join('L')}`, u * 0.62, sw)
  const pin = (a: number, b: number) => circ(X(a), Y(b), u * 0.2, sw * 0.9)
  const tracks =
    rect(X(0.4), Y(1.6), 5.2 * u, 1.6 * u, sw, 0.8 * u) +
    rect(X(0.7), Y(1.3), 4.6 * u, 1 * u, sw * 0.9, 0.5 * u) +
    [1.3, 2.45, 3.6, 4.7]
      .map((a) => circ(X(a), Y(0.8), 0.36 * u, sw * 0.9) + circ(X(a), Y(0.8), 0.13 * u, sw * 0.8))
      .join('')
  const cab =
    rect(X(2), Y(2.1), 2 * u, 0.5 * u, sw) +
    path(pen`M${X(0.2)} ${Y(2.1)}V${Y(3.5)}Q${X(0.2)} ${Y(3.9)} ${X(0.6)} ${Y(3.9)}H${X(2.3)}V${Y(2.1)}Z`, sw) +
    line(pen`M${X(0.7)} ${Y(3.4)}H${X(1.8)}M${X(0.7)} ${Y(3)}H${X(1.8)}`, sw * 0.9) +
    path(pen`M${X(2.3)} ${Y(2.1)}V${Y(5.4)}H${X(4.1)}L${X(5)} ${Y(3.6)}V${Y(2.1)}Z`, sw) +
    tint('glass', path(pen`M${X(2.7)} ${Y(3.3)}V${Y(5)}H${X(3.9)}L${X(4.6)} ${Y(3.5)}V${Y(3.3)}Z`, sw * 0.9)) +
    line(pen`M${X(3.5)} ${Y(5)}V${Y(3.3)}`, sw * 0.85)
  const bucket = path(
    pen`M${X(8.5)} ${Y(2.7)}L${X(9.7)} ${Y(2.4)}Q${X(9.9)} ${Y(1)} ${X(8.8)} ${Y(0.5)}L${X(8.5)} ${Y(0.85)}L${X(8.2)} ${Y(0.55)}L${X(7.95)} ${Y(0.95)}L${X(7.65)} ${Y(0.75)}Q${X(7.7)} ${Y(2)} ${X(8.5)} ${Y(2.7)}Z`,
    sw,
  )
  const out =
    arm([4.8, 2.8], [6.4, 6], [7.9, 5.4]) +
    arm([7.6, 5.6], [8.9, 2.6]) +
    bucket +
    tracks +
    cab +
    pin(6.4, 6) +
    pin(7.8, 5.45) +
    pin(8.9, 2.6) +
    pin(4.75, 2.75)
  return standing(tint('gamboge', flip ? flipX(x, out) : out), x, y, L, L * 0.66)
}

export function dumpTruck({ x, y, w, h, sw, flip }: Spot): Drawn {
  const L = Math.min(w, h * 1.6)
  const { u, X, Y } = grid(x, y, L)
  const load = path(
    pen`M${X(0.7)} ${Y(4.6)}Q${X(1.4)} ${Y(5.5)} ${X(2.2)} ${Y(5.2)}Q${X(3)} ${Y(6.1)} ${X(3.9)} ${Y(5.4)}Q${X(4.8)} ${Y(5.6)} ${X(5.4)} ${Y(4.6)}Z`,
    sw,
  )
  const bed = path(pen`M${X(0.1)} ${Y(4.7)}H${X(6.1)}L${X(5.8)} ${Y(2.1)}H${X(1.1)}Z`, sw)
  const ribs = line(
    [1.5, 2.6, 3.7, 4.8].map((a) => pen`M${X(a)} ${Y(4.7)}L${X(a + 0.12)} ${Y(2.1)}`).join(''),
    sw * 0.9,
  )
  const cab =
    path(
      pen`M${X(6.3)} ${Y(1.2)}V${Y(4.9)}H${X(8.4)}L${X(9.1)} ${Y(3.1)}H${X(9.7)}Q${X(9.95)} ${Y(3.1)} ${X(9.95)} ${Y(2.8)}V${Y(1.2)}Z`,
      sw,
    ) +
    tint('glass', path(pen`M${X(6.75)} ${Y(3.1)}V${Y(4.5)}H${X(8.15)}L${X(8.7)} ${Y(3.1)}Z`, sw * 0.9)) +
    line(pen`M${X(7.5)} ${Y(4.5)}V${Y(3.1)}M${X(6.75)} ${Y(2.6)}h${0.5 * u}`, sw * 0.9) +
    circ(X(9.5), Y(2.2), 0.26 * u, sw * 0.9)
  const wheels = [1.7, 4.1, 8.1]
    .map(
      (a) =>
        path(pen`M${X(a - 1.1)} ${Y(1)}A${1.1 * u} ${1.1 * u} 0 0 1 ${X(a + 1.1)} ${Y(1)}Z`, sw) +
        wheel(X(a), Y(0.9), 0.9 * u, sw, 5),
    )
    .join('')
  const out = tint('sand', load) + bed + ribs + rect(X(0.9), Y(2.1), 9 * u, 1 * u, sw, 0.1 * u) + cab + wheels
  return standing(tint('gamboge', flip ? flipX(x, out) : out), x, y, L, L * 0.6)
}
