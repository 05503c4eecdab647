/** What fur and skin show: stripes, spots, a belly, bandages. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { axes, clamp, type P } from './geometry.ts'
import { within } from './outline.ts'
import type { Side } from './skeleton.ts'

type Where = Side | 'trunk'

export function drawPelt(
  pen: Pen,
  { kind, tint }: { kind: string; tint: string },
  shape: readonly P[],
  b: Body,
  where: Where,
): void {
  if (where === 'trunk') {
    pen.tint(tint)
    if (kind === 'belly' || kind === 'shell') belly(pen, b)
    if (kind === 'stripes')
      for (const u of [0.34, 0.62, 0.9])
        for (const q of [-1, 1])
          fang(pen, b.on(u - 0.05, q * 1.05), b.on(u, q * 0.3 + b.middle * 0.4), b.on(u + 0.06, q * 1.05), shape)
    if (kind === 'spots')
      for (const [u, v] of [
        [0.36, -0.3],
        [0.62, 0.42],
        [0.84, -0.32],
      ] as const)
        pen.ell(...b.on(u, v), b.leg * 0.36)
    if (kind === 'wool')
      for (const [u, v] of [
        [0.32, -0.3],
        [0.5, 0.4],
        [0.74, -0.2],
        [0.9, 0.42],
      ] as const) {
        const [x, y] = b.on(u, v)
        const r = b.leg * 0.4
        pen.line(
          [
            [x - r, y],
            [x - r * 0.4, y - r * 0.7],
            [x, y],
            [x + r * 0.4, y - r * 0.7],
            [x + r, y],
          ],
          pen.at.sw * 0.85,
        )
      }
    if (kind === 'segments')
      for (const u of [0.3, 0.55, 0.8]) pen.line([b.on(u, -1), b.on(u + 0.05, 0), b.on(u, 1)], pen.at.sw * 0.85)
    return
  }
  if (kind !== 'stripes') return
}

function belly(pen: Pen, b: Body): void {
  const v = (x: number) => clamp(b.middle + x, -0.86, 0.94)
  pen.blob([
    b.on(0.2, v(-0.12)),
    b.on(0.44, v(-0.56)),
    b.on(0.8, v(-0.54)),
    b.on(1.0, v(0)),
    b.on(0.8, v(0.54)),
    b.on(0.44, v(0.56)),
    b.on(0.2, v(0.16)),
  ])
}

/** A stripe from the side that comes to a point. */
function fang(pen: Pen, a: P, tip: P, c: P, shape: readonly P[]): void {
  const cut = within([a, tip, c], shape)
  const { length } = axes(a, c)
  if (cut.length > 2 && length > 6) pen.poly(cut, pen.at.sw * 0.8)
}
