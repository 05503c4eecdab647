import { bumps, ring } from '../ink/curves.ts'
import { kawaii } from '../ink/faces.ts'
import { heart, star } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, flipX, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { wheel } from './wheel.ts'

export function train({ x, y, w, h, sw, rng, flip }: Spot): Drawn {
  // engine faces right before flip
  const L = Math.min(w, h * 2.3),
    u = L / 10
  let out = ''
  const X = (a: number) => x - L / 2 + a * u,
    Y = (b: number) => y - b * u
  const rc = (a: number, b: number, c: number, d: number, r = 0, k = 1) =>
    rect(X(a), Y(b + d), c * u, d * u, sw * k, r * u)
  const W = (a: number, r: number, sp = 0) => wheel(X(a), y - r * u, r * u, sw, sp)
  // smoke
  for (const [a, b, r] of [
    [8.3, 4.1, 0.42],
    [7.6, 4.7, 0.55],
    [6.6, 5.1, 0.7],
  ] as const)
    out += path(bumps(ring(X(a), Y(b), r * u, r * u * 0.8, 7, a), true, 0.58), sw)
  // wagons
  const kinds = rng.shuffle(['box', 'coal', 'pass'])
  ;[0, 1].forEach((i) => {
    const a = 0.1 + i * 2.65
    const k = kinds[i]
    out += line(pen`M${X(a + 2.2)} ${Y(0.75)}h${0.6 * u}`, sw * 1.4)
    if (k === 'pass') {
      out +=
        rc(a, 0.6, 2.3, 1.75, 0.15) +
        path(pen`M${X(a - 0.12)} ${Y(2.35)}Q${X(a + 1.15)} ${Y(3.0)} ${X(a + 2.42)} ${Y(2.35)}Z`, sw)
      for (let q = 0; q < 3; q++) out += rc(a + 0.22 + q * 0.66, 1.35, 0.5, 0.62, 0.1, 0.9)
      out += line(pen`M${X(a)} ${Y(1.12)}h${2.3 * u}`, sw * 0.85)
    } else if (k === 'coal') {
      out +=
        path(
          `${bumps(
            [
              [X(a + 0.1), Y(1.7)],
              [X(a + 0.5), Y(2.3)],
              [X(a + 1.1), Y(2.5)],
              [X(a + 1.8), Y(2.35)],
              [X(a + 2.2), Y(1.7)],
            ],
            false,
            0.56,
          )}Z`,
          sw,
        ) +
        star(X(a + 0.75), Y(2.05), 0.2 * u, sw * 0.8) +
        heart(X(a + 1.5), Y(2.05), 0.17 * u, sw * 0.8) +
        path(pen`M${X(a - 0.1)} ${Y(1.8)}H${X(a + 2.4)}L${X(a + 2.2)} ${Y(0.6)}H${X(a + 0.1)}Z`, sw) +
        line(
          pen`M${X(a + 0.8)} ${Y(1.8)}L${X(a + 0.85)} ${Y(0.6)}M${X(a + 1.5)} ${Y(1.8)}L${X(a + 1.45)} ${Y(0.6)}`,
          sw * 0.85,
        )
    } else {
      out += rc(a, 0.6, 2.3, 1.7, 0.08)
      for (let q = 1; q < 5; q++) out += line(pen`M${X(a + q * 0.46)} ${Y(2.3)}v${1.7 * u}`, sw * 0.7)
      out +=
        rc(a + 0.65, 0.6, 1, 1.35, 0.05) +
        line(pen`M${X(a + 0.65)} ${Y(1.95)}l${u} ${1.35 * u}M${X(a + 1.65)} ${Y(1.95)}l${-u} ${1.35 * u}`, sw * 0.85) +
        rc(a - 0.1, 2.3, 2.5, 0.25, 0.1)
    }
    out += W(a + 0.55, 0.42) + W(a + 1.75, 0.42)
  })
  // engine
  const e = 5.5
  out +=
    path(pen`M${X(9.15)} ${Y(0.85)}L${X(9.95)} ${Y(0.05)}H${X(8.9)}Z`, sw) +
    line(pen`M${X(9.2)} ${Y(0.75)}V${Y(0.05)}M${X(9.5)} ${Y(0.45)}V${Y(0.05)}`, sw * 0.8)
  out +=
    path(
      pen`M${X(8.05)} ${Y(2.5)}L${X(7.95)} ${Y(3.35)}H${X(7.8)}V${Y(3.65)}H${X(8.75)}V${Y(3.35)}H${X(8.6)}L${X(8.5)} ${Y(2.5)}Z`,
      sw,
    ) + path(pen`M${X(7.05)} ${Y(2.5)}A${0.34 * u} ${0.4 * u} 0 0 1 ${X(7.73)} ${Y(2.5)}Z`, sw)
  out +=
    rc(e + 0.1, 0.75, 3.7, 0.35, 0.05) +
    path(
      pen`M${X(6.7)} ${Y(2.55)}H${X(8.85)}Q${X(9.25)} ${Y(2.5)} ${X(9.25)} ${Y(1.8)}Q${X(9.25)} ${Y(1.1)} ${X(8.85)} ${Y(1.05)}H${X(6.7)}Z`,
      sw,
    ) +
    line(
      pen`M${X(7.4)} ${Y(2.55)}V${Y(1.05)}M${X(8.1)} ${Y(2.55)}V${Y(1.05)}M${X(8.8)} ${Y(2.55)}V${Y(1.05)}`,
      sw * 0.85,
    ) +
    circ(X(9.32), Y(2.35), 0.24 * u, sw) +
    kawaii(X(8.44), Y(1.86), 0.0001, sw)
  out +=
    rc(e, 0.75, 1.45, 2.55, 0.05) +
    rc(e + 0.25, 2.05, 0.95, 0.85, 0.12, 0.95) +
    line(pen`M${X(e)} ${Y(1.75)}h${1.45 * u}`, sw * 0.85) +
    heart(X(e + 0.72), Y(1.28), 0.22 * u, sw * 0.85) +
    path(
      pen`M${X(e - 0.25)} ${Y(3.3)}Q${X(e + 0.7)} ${Y(3.75)} ${X(e + 1.7)} ${Y(3.3)}L${X(e + 1.7)} ${Y(3.12)}H${X(e - 0.25)}Z`,
      sw,
    )
  out +=
    W(6.25, 0.62, 8) +
    W(7.55, 0.5, 8) +
    W(8.6, 0.42, 8) +
    pen`<path d="M${X(6.25)} ${Y(0.52)}L${X(8.6)} ${Y(0.42)}" stroke="#000" stroke-width="${sw * 2.4}" stroke-linecap="round"/><path d="M${X(6.25)} ${Y(0.52)}L${X(8.6)} ${Y(0.42)}" stroke="#fff" stroke-width="${sw * 0.9}" stroke-linecap="round"/>`
  return standing(tint('vermilion', flip ? flipX(x, out) : out), x, y, L, L * 0.58)
}
