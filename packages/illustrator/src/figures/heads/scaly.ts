/** What gives a smooth head form: brows over the eyes of those with scales, spots on the skull, fins at the cheeks. */
import type { Pen } from '../../art/pen.ts'
import { clamp, type P } from '../geometry.ts'
import type { BeastHead } from './beast-spec.ts'
import type { View } from './view.ts'

type Draw = (pen: Pen, view: View, spec: BeastHead) => void
const both = (draw: (q: number) => void): void => {
  draw(-1)
  draw(1)
}

/** On the crown, toward the back of the head, in shares of its half width and half height. */
const SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.6, -0.42, 0.125],
  [0.74, 0.02, 0.1],
  [0.3, -0.74, 0.1],
]

/** By degrees to the side and up, and how large; those at the edge of the head are left out. */
const strewn =
  (tint: string, spots: readonly (readonly [lon: number, lat: number, r: number])[]): Draw =>
  (pen, view) => {
    pen.tint(tint)
    for (const [lon, lat, r] of spots) {
      const [x, y, z] = view.on(lon, lat)
      if (z > 0.36 && pen.fits(r * 2)) pen.ell(x, y, r * Math.min(1, z + 0.3), r)
    }
  }

export const SCALY_MARKS: Record<string, Draw> = {
  /** Beside the eyes. */
  'frog spots': strewn('lime', [
    [-60, 18, 0.12],
    [-82, 6, 0.085],
    [60, 18, 0.12],
    [82, 6, 0.085],
  ]),
  /** High over the eyes. */
  'crown spots': strewn('lilac', [
    [-34, 52, 0.15],
    [0, 64, 0.11],
    [30, 44, 0.12],
    [-70, 34, 0.11],
    [66, 56, 0.13],
  ]),
  'scale spots': (pen, view, spec) => {
    const [w, h] = spec.skull ?? [1, 1]
    pen.tint('lime')
    const sides = view.yaw > 12 ? [-1] : view.yaw < -12 ? [1] : [-1, 1]
    for (const q of sides)
      for (const [x, y, r] of sides.length > 1 ? SPOTS.slice(2) : SPOTS)
        if (pen.fits(r * 2)) pen.ell(q * x * w, (spec.broad ? h - 0.96 : 0) + y * h, r)
  },
}

export const SCALY_AROUND: Record<string, { when: 'behind' | 'before'; draw: Draw }> = {
  /** Two points of skin behind each cheek, with a fold between them. */
  'cheek fins': {
    when: 'behind',
    draw: (pen, view, spec) => {
      const [w, h] = spec.skull ?? [0.8, 0.78]
      both((q) => {
        if (view.profile && q * view.yaw > 0) return
        const [x, , z] = view.on(q * 88, 0, w * 0.92)
        // Of a turned head the farther one is behind the muzzle.
        if (z < -0.55) return
        const out = Math.sign(x) || q
        const y = h - 0.86
        const at = (u: number, v: number): P => [x + out * u, y + v]
        pen.blob([
          [...at(-0.2, -0.34), 1],
          at(0.2, -0.42),
          [...at(0.56, -0.5), 1],
          at(0.4, -0.22),
          [...at(0.36, -0.1), 1],
          at(0.42, -0.04),
          [...at(0.54, 0.06), 1],
          at(0.2, 0.2),
          [...at(-0.2, 0.3), 1],
        ])
        pen.line([at(0.02, -0.14), at(0.34, -0.1)], pen.at.sw * 0.8)
      })
    },
  },
  /** A heavy brow, lower toward the nose. */
  'heavy brow': {
    when: 'before',
    draw: (pen, view, spec) => {
      const { lat = spec.broad ? 23 : 7, lon = spec.broad ? 24 : 27, size = 0.19 } = spec.eyes ?? {}
      both((q) => {
        const [far, y, z] = view.on(q * lon, lat)
        if (z < 0.2) return
        const [w] = spec.skull ?? [1.04]
        const [u, v] = [size * 0.95, size * 1.5]
        const x = clamp(far, u - w, w - u * 1.3)
        pen.line(
          [
            [x - q * u * 0.9, y - v * 0.86],
            [x, y - v * 1.16],
            [x + q * u * 0.96, y - v * 0.9],
          ],
          pen.at.sw * 1.25,
        )
      })
    },
  },
}
