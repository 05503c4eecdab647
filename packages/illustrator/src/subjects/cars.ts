import { bumps, ring } from '../ink/curves.ts'
import { heart, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, ell, flipX, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { headFor } from '../people/head.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { wheel } from './wheel.ts'

/** A car is drawn on a grid ten units long, with (0, 0) at the rear wheels' foot. */
interface CarKit {
  u: number
  sw: number
  rng: Rng
  X(a: number): number
  Y(b: number): number
  P(a: number, b: number): string
  /** A box at (a, b), c wide and d high, with corners of r, its line k times the usual. */
  rc(a: number, b: number, c: number, d: number, r?: number, k?: number): string
  arch(a: number, r: number, b: number): string
  /** Someone's head behind the window d. */
  driver(a: number, b: number, r: number, d: string): string
}

function carBody(k: CarKit): string {
  const { X, Y, P, u, sw, rc, arch, driver } = k
  let out = ''
  const win1 = pen`M${P(3.0, 2.85)}Q${P(3.6, 4.0)} ${P(4.1, 4.0)}H${X(5.1)}V${Y(2.85)}Z`,
    win2 = pen`M${P(5.5, 2.85)}V${Y(4.0)}H${X(6.3)}Q${P(6.9, 3.9)} ${P(7.5, 2.85)}Z`
  out +=
    path(
      pen`M${P(0.25, 1.0)}V${Y(2.0)}Q${P(0.3, 2.5)} ${P(0.9, 2.55)}L${P(2.2, 2.75)}Q${P(3.1, 4.5)} ${P(4.1, 4.5)}H${X(6.4)}Q${P(7.3, 4.5)} ${P(8.3, 2.75)}L${P(9.1, 2.55)}Q${P(9.75, 2.4)} ${P(9.75, 1.8)}V${Y(1.0)}Z`,
      sw,
    ) +
    path(win1, sw) +
    driver(4.2, 3.2, 0.5, win1) +
    path(win1, sw, 'none') +
    path(win2, sw) +
    line(
      pen`M${P(5.3, 4.5)}V${Y(1.1)}M${P(2.6, 2.75)}Q${P(2.5, 1.7)} ${P(3.2, 1.1)}M${P(0.3, 1.75)}H${X(1.0)}M${P(3.3, 1.7)}H${X(6.7)}`,
      sw * 0.85,
    ) +
    rc(5.6, 2.2, 0.6, 0.16, 0.08, 0.8) +
    rc(3.6, 2.2, 0.6, 0.16, 0.08, 0.8) +
    ell(X(9.35), Y(2.05), 0.3 * u, 0.26 * u, sw * 0.9) +
    rc(0.25, 1.9, 0.35, 0.4, 0.1, 0.85) +
    rc(0, 0.85, 10, 0.35, 0.17) +
    heart(X(4.3), Y(1.4), 0.0001, sw)
  for (const a of [2.2, 7.8]) out += arch(a, 1.18, 0.95) + wheel(X(a), Y(0.88), 0.88 * u, sw, 5)

  return out
}

function raceBody(k: CarKit): string {
  const { X, Y, P, u, sw, rc } = k
  let out = ''
  out +=
    rc(0.1, 2.6, 1.5, 0.3, 0.1) +
    path(pen`M${P(0.5, 2.6)}L${P(0.9, 1.7)}H${X(1.4)}L${P(1.2, 2.6)}Z`, sw) +
    rc(-0.05, 2.3, 0.25, 0.9, 0.05)
  out +=
    circ(X(4.45), Y(2.75), 0.66 * u, sw) +
    path(
      `M${P(4.35, 2.95)}Q${P(4.9, 3.1)} ${P(5.08, 2.85)}L${P(5.05, 2.5)}Q${P(4.6, 2.4)} ${P(4.35, 2.55)}Z`,
      sw * 0.9,
    ) +
    star(X(4.12), Y(3.0), 0.16 * u, sw * 0.7)
  out +=
    path(
      pen`M${P(0.6, 0.75)}V${Y(1.7)}Q${P(1.6, 2.2)} ${P(3.4, 2.15)}Q${P(3.6, 2.5)} ${P(3.9, 2.1)}H${X(5.2)}L${P(5.9, 2.35)}L${P(6.1, 2.0)}Q${P(8.2, 1.75)} ${P(9.9, 0.95)}V${Y(0.75)}Z`,
      sw,
    ) +
    line(pen`M${P(0.6, 1.2)}H${X(9.2)}`, sw * 0.85) +
    circ(X(3.3), Y(1.45), 0.0001, sw) +
    circ(X(4.9), Y(1.5), 0.52 * u, sw) +
    `<g>${star(X(4.9), Y(1.5), 0.32 * u, sw * 0.85)}</g>` +
    path(pen`M${P(9.1, 0.95)}L${P(10.1, 0.9)}V${Y(0.55)}H${X(8.9)}Z`, sw) +
    line(`M${P(6.4, 1.75)}L${P(6.0, 1.2)}M${P(6.8, 1.68)}L${P(6.4, 1.2)}`, sw * 0.85) +
    rc(2.6, 0.85, 0.9, 0.22, 0.1, 0.85)
  for (const [a, r] of [
    [1.9, 1.05],
    [7.7, 0.95],
  ] as const)
    out += wheel(X(a), Y(r), r * u, sw, 6)

  return out
}

function busBody(k: CarKit): string {
  const { X, Y, P, u, sw, rng, rc, arch, driver } = k
  let out = ''
  out +=
    path(
      pen`M${P(0.2, 0.9)}V${Y(4.6)}Q${P(0.2, 5.2)} ${P(0.8, 5.2)}H${X(8.6)}Q${P(9.3, 5.2)} ${P(9.4, 4.4)}L${P(9.8, 2.6)}V${Y(0.9)}Z`,
      sw,
    ) +
    rc(0.6, 5.2, 7.6, 0.22, 0.1) +
    line(pen`M${P(0.2, 2.55)}H${X(9.8)}M${P(0.2, 2.2)}H${X(9.8)}`, sw * 0.9)
  for (let i = 0; i < 4; i++) {
    const a = 0.55 + i * 1.6
    const d = pen`M${P(a, 2.85)}h${1.3 * u}v${-1.7 * u}h${-1.3 * u}Z`
    out += path(d, sw) + driver(a + 0.65, 3.42, 0.47, d) + path(d, sw, 'none')
  }
  out +=
    rc(7.1, 1.0, 1.1, 3.55, 0.08) +
    line(pen`M${P(7.65, 4.55)}V${Y(1.0)}`, sw * 0.85) +
    path(pen`M${P(8.45, 4.55)}H${X(8.9)}L${P(9.3, 2.85)}H${X(8.45)}Z`, sw) +
    ell(X(9.5), Y(1.75), 0.24 * u, 0.26 * u, sw * 0.9) +
    rc(0.2, 1.4, 0.3, 0.5, 0.05, 0.85) +
    rc(-0.05, 0.75, 10, 0.35, 0.15) +
    [1.2, 3.6, 5.6]
      .map((a) => flowerHead(X(a) + 0.4 * u, Y(1.6), 0.3 * u, rng, sw * 0.8, 'daisy5'))
      .slice(1, 2)
      .join('')
  for (const a of [2.1, 8.0]) out += arch(a, 1.08, 0.85) + wheel(X(a), Y(0.82), 0.82 * u, sw, 5)

  return out
}

function monsterBody(k: CarKit): string {
  const { X, Y, P, u, sw, rc } = k
  let out = ''
  out +=
    line(pen`M${P(2.2, 1.9)}L${P(3.2, 3.4)}M${P(7.8, 1.9)}L${P(6.8, 3.4)}M${P(2.2, 1.9)}H${X(7.8)}`, sw * 1.3) +
    path(
      pen`M${P(0.3, 3.2)}V${Y(4.6)}L${P(3.4, 4.75)}L${P(4.2, 6.4)}H${X(6.6)}Q${P(7.2, 6.4)} ${P(7.6, 4.85)}L${P(9.2, 4.6)}Q${P(9.8, 4.5)} ${P(9.8, 3.9)}V${Y(3.2)}Z`,
      sw,
    ) +
    path(pen`M${P(4.0, 4.8)}L${P(4.55, 6.0)}H${X(5.4)}V${Y(4.8)}Z`, sw) +
    path(pen`M${P(5.75, 4.8)}V${Y(6.0)}H${X(6.5)}Q${P(6.85, 5.9)} ${P(7.1, 4.8)}Z`, sw) +
    path(
      `M${P(7.9, 4.3)}Q${P(6.6, 4.5)} ${P(6.0, 3.9)}Q${P(6.8, 3.9)} ${P(7.0, 3.6)}Q${P(5.6, 3.9)} ${P(4.8, 3.5)}Q${P(6.4, 3.4)} ${P(7.9, 3.45)}Z`,
      sw * 0.9,
    ) +
    star(X(2.0), Y(3.95), 0.42 * u, sw * 0.9) +
    ell(X(9.4), Y(4.1), 0.26 * u, 0.26 * u, sw * 0.9) +
    rc(0, 2.95, 10, 0.35, 0.15)
  for (const a of [2.1, 7.9]) {
    out +=
      path(bumps(ring(X(a), Y(1.75), 1.72 * u, 1.72 * u, 18, 0), true, 0.55), sw) +
      circ(X(a), Y(1.75), 1.2 * u, sw) +
      circ(X(a), Y(1.75), 0.8 * u, sw * 0.9) +
      star(X(a), Y(1.75), 0.5 * u, sw * 0.85)
  }

  return out
}

const CARS = {
  car: { body: carBody, long: 1.9, high: 4.6 },
  race: { body: raceBody, long: 2.3, high: 3.5 },
  bus: { body: busBody, long: 1.75, high: 5.4 },
  monster: { body: monsterBody, long: 1.25, high: 6.5 },
}

export function car({ x, y, w, h, sw, rng, flip }: Spot, kind: keyof typeof CARS = 'car'): Drawn {
  const { body, long, high } = CARS[kind]
  const L = Math.min(w, h * long)
  const u = L / 10
  const X = (a: number) => x - L / 2 + a * u
  const Y = (b: number) => y - b * u
  const P = (a: number, b: number) => pen`${X(a)} ${Y(b)}`
  const out = body({
    u,
    sw,
    rng,
    X,
    Y,
    P,
    rc: (a, b, c, d, r = 0, k = 1) => rect(X(a), Y(b + d), c * u, d * u, sw * k, r * u),
    arch: (a, r, b) => path(pen`M${P(a - r, b)}A${r * u} ${r * u} 0 0 1 ${P(a + r, b)}Z`, sw),
    driver(a, b, r, d) {
      const head = headFor(rng.pick(['girl', 'boy', 'child']), X(a), Y(b), r * u, rng, sw * 0.8)
      return clip(d, head.back + head.front)
    },
  })
  return standing(tint(`cloth${rng.int(1, 6)}`, flip ? flipX(x, out) : out), x, y, L, high * u)
}
