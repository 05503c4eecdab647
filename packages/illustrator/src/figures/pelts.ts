/** What fur and skin show on the trunk: a belly, stripes, spots, curls, rings. */
import type { Pen } from '../art/pen.ts'
import { BELLIES } from './bellies.ts'
import type { Body } from './body.ts'
import { clamp, loop, mix, type P, ring } from './geometry.ts'
import { casing } from './machine.ts'
import { unite, within } from './outline.ts'

type Draw = (pen: Pen, b: Body, shape: readonly P[]) => void

/** A band around the trunk. */
function band(pen: Pen, b: Body, shape: readonly P[], from: number, to: number): void {
  const strip = [
    b.on(from, -1.6),
    b.on(from + 0.04, 0),
    b.on(from, 1.6),
    b.on(to, 1.6),
    b.on(to + 0.04, 0),
    b.on(to, -1.6),
  ]
  const cut = within(shape, strip)
  if (cut.length > 2) pen.poly(cut, pen.at.sw * 0.85)
}

/** Corners of a patch, as shares of its radius: no two sides are alike. */
const PATCH: readonly P[] = [
  [-1, -0.4],
  [-0.2, -0.96],
  [0.8, -0.7],
  [1, 0.3],
  [0.2, 0.96],
  [-0.8, 0.66],
]

/** A stripe from the side that comes to a point. */
const stripe = (pen: Pen, b: Body, shape: readonly P[], u: number, q: number): void => {
  const cut = within([b.on(u - 0.07, q * 1.2), b.on(u, q * 0.2 + b.middle * 0.4), b.on(u + 0.08, q * 1.2)], shape)
  if (cut.length > 2) pen.poly(cut, pen.at.sw * 0.8)
}

export const PELTS: Record<string, Draw> = {
  ...BELLIES,
  casing,
  /** The light side of who has no legs, closed below the mouth: open there it would be two loose lines. */
  underside: (pen, b) => {
    const v = (x: number) => b.middle * 0.6 + x
    pen.blob([
      b.on(0.14, v(0)),
      b.on(0.2, v(-0.46)),
      b.on(0.46, v(-0.68)),
      b.on(0.82, v(-0.58)),
      b.on(1.1, v(-0.12)),
      b.on(1.1, v(0.12)),
      b.on(0.82, v(0.58)),
      b.on(0.46, v(0.68)),
      b.on(0.2, v(0.46)),
    ])
  },
  breast: (pen, b) => {
    const v = (x: number) => clamp(b.middle + x, -0.86, 0.96)
    pen.blob([b.on(0.04, v(-0.4)), b.on(0.34, v(-0.6)), b.on(0.62, v(0)), b.on(0.34, v(0.6)), b.on(0.04, v(0.4))])
  },
  vest: (pen, b, shape) => band(pen, b, shape, -0.2, 0.34),
  stripes: (pen, b, shape) => {
    for (const u of [0.48, 0.68, 0.88]) for (const q of [-1, 1]) stripe(pen, b, shape, u, q)
    BELLIES.belly?.(pen.tint('cream'), b, shape)
  },
  bands: (pen, b, shape) => {
    band(pen, b, shape, 0.28, 0.46)
    band(pen, b, shape, 0.64, 0.82)
  },
  spots: (pen, b) => {
    for (const [u, v, k] of [
      [0.34, -0.34, 1],
      [0.6, 0.44, 1.2],
      [0.84, -0.36, 1],
      [0.3, 0.5, 1],
    ] as const)
      pen.ell(...b.on(u, v), b.h * 0.024 * k)
  },
  /** Patches with light lines between them, on the neck as well. */
  giraffe: (pen, b, shape) => {
    const r = b.h * 0.046
    for (const [u, v, k] of [
      [0.24, -0.5, 0.9],
      [0.26, 0.5, 0.9],
      [0.5, -0.06, 1],
      [0.62, -0.9, 1],
      [0.64, 0.86, 1],
      [0.86, 0.36, 1],
      [0.9, -0.44, 1],
    ] as const) {
      const [x, y] = b.on(u, v)
      const cut = within(
        PATCH.map(([c, d]): P => [x + c * r * k, y + d * r * k]),
        shape,
      )
      if (cut.length > 2) pen.poly(cut, pen.at.sw * 0.85)
    }
    const [chest, head] = [b.at('neck'), b.at('head')]
    const low = b.at('chest')
    for (const [t, c] of [
      [0.12, 0.16],
      [0.42, -0.2],
      [0.72, 0.14],
    ] as const) {
      const [x, y] = mix(low, mix(chest, head, 0.1), t)
      pen.poly(
        PATCH.map(([u, v]): P => [x + c * b.head + u * r * 0.66, y + v * r * 0.6]),
        pen.at.sw * 0.85,
      )
    }
  },
  /** Large uneven patches at the edges, as cows have. */
  patches: (pen, b, shape) => {
    for (const [u, v, k] of [
      [0.3, -0.78, 1.25],
      [0.66, 0.8, 1.4],
      [0.94, -0.6, 1.1],
    ] as const) {
      const [x, y] = b.on(u, v)
      const r = b.leg * k
      const cut = within(
        loop([
          [x - r, y - r * 0.3],
          [x - r * 0.2, y - r],
          [x + r * 0.7, y - r * 0.7],
          [x + r, y + r * 0.2],
          [x + r * 0.3, y + r * 0.9],
          [x - r * 0.6, y + r * 0.7],
        ]),
        shape,
      )
      if (cut.length > 2) pen.poly(cut, pen.at.sw * 0.85)
    }
  },
  /** A coat of wool that bulges beyond the body, with curls on it. */
  fleece: (pen, b) => {
    const [cx, cy] = b.on(0.56, 0)
    const [rx, ry] = [b.waist(0.7)[2] * 1.08, b.skeleton.build.torso * b.h * 0.58]
    const locks = Array.from({ length: 11 }, (_, i) => {
      const a = (i * 2 * Math.PI) / 11
      return ring([cx + Math.cos(a) * rx * 0.9, cy + Math.sin(a) * ry * 0.86, rx * 0.36])
    })
    pen.poly(unite([ring([cx, cy, rx], 1, ry / rx), ...locks]))
    for (const [u, v] of [
      [0.3, -0.3],
      [0.42, 0.42],
      [0.66, -0.44],
      [0.72, 0.3],
      [0.96, -0.1],
    ] as const) {
      const [x, y] = b.on(u, v)
      const r = b.leg * 0.34
      pen.line(
        [
          [x - r, y],
          [x, y + r * 0.9],
          [x + r, y],
          [x + r * 0.3, y - r * 0.5],
        ],
        pen.at.sw * 0.8,
      )
    }
  },
  wool: (pen, b) => {
    const r = b.leg * 0.4
    for (const [u, v] of [
      [0.3, -0.34],
      [0.48, 0.42],
      [0.7, -0.24],
      [0.9, 0.42],
    ] as const) {
      const [x, y] = b.on(u, v)
      pen.line([
        [x - r, y],
        [x - r * 0.5, y + r * 0.5],
        [x, y],
        [x + r * 0.5, y + r * 0.5],
        [x + r, y],
      ])
    }
  },
  scales: (pen, b) => {
    const r = b.leg * 0.36
    for (const [u, v] of [
      [0.34, -0.3],
      [0.34, 0.3],
      [0.56, 0],
      [0.78, -0.3],
      [0.78, 0.3],
    ] as const) {
      const [x, y] = b.on(u, v)
      pen.line([
        [x - r, y - r * 0.3],
        [x, y + r * 0.5],
        [x + r, y - r * 0.3],
      ])
    }
  },
  segments: (pen, b) => {
    for (const u of [0.3, 0.55, 0.8]) pen.line([b.on(u, -0.94), b.on(u + 0.06, 0), b.on(u, 0.94)])
  },
  ribs: (pen, b) => {
    const v = (x: number) => clamp(b.middle + x, -0.86, 0.9)
    pen.line([b.on(0.08, b.middle), b.on(0.98, b.middle)], pen.at.sw * 1.3)
    for (const u of [0.2, 0.36, 0.52, 0.68])
      pen.line([b.on(u + 0.04, v(-0.66)), b.on(u - 0.02, b.middle), b.on(u + 0.04, v(0.66))], pen.at.sw * 1.2)
  },
  bandages: (pen, b) => {
    for (const [u, d] of [
      [0.2, 0.06],
      [0.4, -0.05],
      [0.6, 0.07],
      [0.8, -0.05],
      [0.98, 0.05],
    ] as const)
      pen.line([b.on(u - d, -0.94), b.on(u + 0.03, 0), b.on(u + d, 0.94)])
  },
}

export function drawPelt(pen: Pen, { kind, tint }: { kind: string; tint: string }, shape: readonly P[], b: Body): void {
  PELTS[kind]?.(pen.tint(tint), b, shape)
}
