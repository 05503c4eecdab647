import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, flipX, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { wheel } from './wheel.ts'

export function fireTruck({ x, y, w, h, sw, flip }: Spot): Drawn {
  const L = Math.min(w, h * 1.75),
    u = L / 10
  let out = ''
  const X = (a: number) => x - L / 2 + a * u,
    Y = (b: number) => y - b * u
  const rc = (a: number, b: number, c: number, d: number, r = 0, k = 1) =>
    rect(X(a), Y(b + d), c * u, d * u, sw * k, r * u)
  // ladder
  out +=
    rot(
      -9,
      X(3.2),
      Y(4.6),
      rc(0.5, 4.35, 7.2, 0.22, 0.1) +
        rc(0.5, 5.0, 7.2, 0.22, 0.1) +
        Array.from({ length: 10 }, (_, i) => rc(0.9 + i * 0.68, 4.57, 0.16, 0.43, 0, 0.85)).join(''),
    ) + rc(2.6, 3.9, 1.2, 0.7, 0.15)
  out +=
    rc(7.6, 4.35, 0.9, 0.2, 0.05) +
    path(pen`M${X(7.75)} ${Y(4.55)}A${0.3 * u} ${0.36 * u} 0 0 1 ${X(8.35)} ${Y(4.55)}Z`, sw)
  out +=
    path(
      pen`M${X(6.3)} ${Y(0.9)}V${Y(4.35)}H${X(8.9)}Q${X(9.2)} ${Y(4.35)} ${X(9.35)} ${Y(4.0)}L${X(9.85)} ${Y(2.5)}V${Y(0.9)}Z`,
      sw,
    ) +
    path(pen`M${X(7.9)} ${Y(3.95)}H${X(8.85)}L${X(9.4)} ${Y(2.6)}H${X(7.9)}Z`, sw) +
    rc(6.6, 2.6, 1.0, 1.35, 0.1) +
    line(pen`M${X(7.75)} ${Y(4.35)}V${Y(0.9)}`, sw * 0.9) +
    rc(6.75, 1.9, 0.4, 0.14, 0.05, 0.8) +
    circ(X(9.6), Y(1.7), 0.22 * u, sw * 0.9)
  out += rc(0.2, 0.9, 6.1, 3.0, 0.15) + line(pen`M${X(0.2)} ${Y(1.7)}H${X(9.85)}`, sw * 0.9)
  for (let i = 0; i < 3; i++)
    out +=
      rc(0.5 + i * 1.45, 2.0, 1.2, 1.55, 0.08, 0.95) +
      line(pen`M${X(0.5 + i * 1.45)} ${Y(2.8)}h${1.2 * u}`, sw * 0.8) +
      rc(0.95 + i * 1.45, 2.3, 0.3, 0.12, 0.04, 0.75)
  out +=
    circ(X(5.5), Y(2.85), 0.62 * u, sw) +
    circ(X(5.5), Y(2.85), 0.38 * u, sw * 0.9) +
    circ(X(5.5), Y(2.85), 0.15 * u, sw * 0.9) +
    rc(0, 0.7, 9.95, 0.32, 0.1)
  for (const a of [1.9, 7.6])
    out +=
      path(pen`M${X(a - 1.05)} ${Y(0.7)}A${1.05 * u} ${1.05 * u} 0 0 1 ${X(a + 1.05)} ${Y(0.7)}Z`, sw) +
      wheel(X(a), Y(0.72), 0.78 * u, sw)
  return standing(tint('vermilion', flip ? out : flipX(x, out)), x, y, L, L * 0.56)
}
