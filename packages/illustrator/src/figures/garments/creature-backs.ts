/** What animals carry on their backs: shells, humps, fans of feathers, more legs. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { lerp, type P, rad, spline } from '../geometry.ts'
import { tube } from '../outline.ts'

type Draw = (pen: Pen, body: Body) => void

const behind = (b: Body, u: number, far: number): P => b.on(u, b.frontal ? 0 : far)

/** A fan of feathers around the upper back. */
const fan =
  (eyed: boolean): Draw =>
  (pen, b) => {
    const [x, y] = behind(b, 0.86, -0.5)
    const r = b.h * 0.6
    const [from, to] = b.frontal ? [188, 352] : [172, 318]
    const n = 9
    for (let i = 0; i < n; i++) {
      const a = rad(lerp(from, to, i / (n - 1)))
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const at = (along: number, across: number): P => [
        x + c * along * r - s * across * r,
        y + s * along * r + c * across * r,
      ]
      pen
        .tint(eyed ? 'teal' : i % 2 ? 'ochre' : 'orange')
        .blob([at(0.1, -0.03), at(0.7, -0.14), at(1, 0), at(0.7, 0.14), at(0.1, 0.03)])
      if (eyed) pen.tint('gamboge').ell(...at(0.8, 0), r * 0.075)
    }
  }

const dome =
  (draw: (pen: Pen, x: number, y: number, w: number, h: number) => void): Draw =>
  (pen, b) => {
    const [x, y] = behind(b, 0.5, -0.6)
    const [w, h] = [b.h * (b.frontal ? 0.29 : 0.25), b.h * 0.28]
    pen.ell(x, y, w, h)
    draw(pen, x, y, w, h)
  }

function tentacles(pen: Pen, b: Body): void {
  const k = b.h * 0.01
  for (const q of [-1, 1])
    for (const [i, reach] of [30, 24, 17].entries()) {
      const root = b.on(0.6 + i * 0.16, q * 0.5)
      const curve = spline(
        [
          root,
          [root[0] + q * reach * 0.6 * k, root[1] + (2 + i * 3) * k],
          [root[0] + q * reach * k, root[1] + (-4 + i * 5) * k],
          [root[0] + q * (reach + 3) * k, root[1] + (-10 + i * 5) * k],
        ],
        4,
      )
      const floor = -2.5 * k
      pen.poly(
        tube(curve.map(([x, y], n) => [x, Math.min(y, floor), lerp(3.4, 1.5, n / (curve.length - 1)) * k] as const)),
      )
    }
}

export const CREATURE_BACKS: Record<string, Draw> = {
  hump: (pen, b) => {
    // Two of them, one above the other as it stands.
    for (const [u, r] of [
      [0.72, 0.085],
      [0.2, 0.1],
    ] as const)
      pen.ell(...b.on(u, b.frontal ? -0.9 : -1.05), b.h * r)
  },
  turkey: fan(false),
  peacock: fan(true),
  ladybug: (pen, b) => {
    pen.tint('vermilion')
    dome((p, x, y, w, h) => {
      p.line([
        [x, y - h],
        [x, y + h],
      ])
      for (const [u, v] of [
        [-0.68, -0.42],
        [0.7, -0.42],
        [-0.74, 0.16],
        [0.76, 0.16],
        [-0.46, 0.66],
        [0.5, 0.66],
      ] as const)
        p.ell(x + u * w, y + v * h, b.h * 0.036)
    })(pen, b)
  },
  beetle: dome((p, x, y, _w, h) =>
    p.line([
      [x, y - h],
      [x, y + h],
    ]),
  ),
  snail: (pen, b) => {
    const [x, y] = behind(b, 0.42, -1.2)
    const r = b.h * 0.23
    pen.tint('orange').ell(x, y, r)
    pen.line(
      Array.from(
        { length: 16 },
        (_, i): Knot => [x + Math.cos(i * 0.7) * r * (0.82 - i * 0.05), y + Math.sin(i * 0.7) * r * (0.82 - i * 0.05)],
      ),
    )
  },
  /** The large hind part of an ant, with its rings. */
  abdomen: (pen, b) => {
    const k = b.h * 0.01
    const [x, y] = b.on(0.98, -0.6)
    const [cx, cy] = [x - 12 * k, y + 2 * k]
    pen.ell(cx, cy, 17 * k, 13 * k, -18)
    for (const d of [-6, 3])
      pen.line(
        [
          [cx + (d - 2) * k, cy - 11.4 * k + d * 0.2 * k],
          [cx + (d - 5) * k, cy],
          [cx + (d - 1) * k, cy + 11.4 * k - d * 0.2 * k],
        ],
        pen.at.sw * 0.85,
      )
  },
  sting: (pen, b) => {
    const k = b.h * 0.01
    const [x, y] = b.on(0.98, -0.8)
    pen.poly([
      [x + 2 * k, y - 5 * k],
      [x - 13 * k, y + 3 * k],
      [x + 2 * k, y + 5 * k],
    ])
  },
  /** The pair between arms and legs. */
  'middle legs': (pen, b) => {
    const k = b.h * 0.01
    for (const q of [-1, 1]) {
      const [x, y] = b.on(0.62, q * 0.6)
      pen.poly(
        tube([
          [x, y, 2.2 * k],
          [x + q * 13 * k, y + 2 * k, 2 * k],
          [x + q * 17 * k, Math.min(-2 * k, y + 17 * k), 1.8 * k],
        ]),
      )
    }
  },
  legs: (pen, b) => {
    const k = b.h * 0.01
    for (const q of [-1, 1])
      for (const [i, u] of [0.2, 0.45, 0.7].entries()) {
        const [x, y] = b.on(u, q * 0.7)
        pen.poly(
          tube([
            [x, y, 2 * k],
            [x + q * 20 * k, y - (12 - i * 9) * k, 2 * k],
            [x + q * 28 * k, Math.min(-2 * k, y + (6 + i * 9) * k), 1.4 * k],
          ]),
        )
      }
  },
  tentacles,
}
