/** Hair that is tied: tails and braids. */
import type { Pen } from '../../art/pen.ts'
import type { P } from '../geometry.ts'

export function tail(pen: Pen, [x, y]: P, q: number, long: number, wide: number): void {
  pen.blob([
    [x - q * 0.08, y - 0.06],
    [x + q * wide * 0.9, y - 0.3],
    [x + q * wide * 1.7, y + 0.12],
    [x + q * wide * 1.55, y + long * 0.62],
    [x + q * wide, y + long, 1],
    [x + q * wide * 0.62, y + long * 0.6],
    [x + q * 0.02, y + 0.22],
  ])
  const fine = pen.at.sw * 0.75
  for (const [a, b, c, to] of [
    [0.62, 0.94, 0.92, 0.74],
    [1.02, 1.34, 1.26, 0.6],
  ] as const)
    pen.line(
      [
        [x + q * wide * a, y + 0.06],
        [x + q * wide * b, y + long * to * 0.5],
        [x + q * wide * c, y + long * to],
      ],
      fine,
    )
  const hair = pen.pigment
  pen.tint('cloth2').ell(x + q * 0.03, y + 0.02, 0.13, 0.19, q * -18)
  pen.tint(hair)
}

export function braid(pen: Pen, [x, y]: P, q: number, n: number): void {
  for (let i = n; i >= 0; i--) {
    const [u, v] = [x + q * (0.1 + 0.03 * i), y + 0.2 + i * 0.34]
    pen.blob([
      [u - 0.25, v - 0.12],
      [u, v - 0.2],
      [u + 0.25, v - 0.12],
      [u + 0.2, v + 0.16],
      [u, v + 0.27],
      [u - 0.2, v + 0.16],
    ])
    pen.line(
      [
        [u - 0.15, v - 0.08],
        [u, v + 0.08],
        [u + 0.15, v - 0.08],
      ],
      pen.at.sw * 0.75,
    )
  }
  pen.tint('cloth2').ell(x + q * (0.14 + 0.03 * n), y + 0.54 + n * 0.34, 0.17, 0.2)
}
