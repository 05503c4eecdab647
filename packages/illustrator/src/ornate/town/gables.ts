/** The outlines of gables, from the left end of a wall to its right end. */

import { arc, curve } from '../kit/curves.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
export const GABLES = ['step', 'bell', 'tri', 'neck', 'spout', 'curve'] as const
export type Gable = (typeof GABLES)[number]

export function gableOutline(gable: Gable, c: number, w: number, top: number, gh: number): Poly {
  const f = (pts: number[][]) => [
    ...pts.map(([u, v]) => [c - (u! * w) / 2, top - v! * gh] as Point),
    ...pts
      .slice()
      .reverse()
      .map(([u, v]) => [c + (u! * w) / 2, top - v! * gh] as Point),
  ]
  if (gable === 'step')
    return f([
      [1, 0],
      [1, 0.18],
      [0.78, 0.18],
      [0.78, 0.4],
      [0.56, 0.4],
      [0.56, 0.62],
      [0.34, 0.62],
      [0.34, 0.84],
      [0.14, 0.84],
      [0.14, 1],
    ])
  if (gable === 'tri')
    return f([
      [1, 0],
      [0, 1],
    ])
  if (gable === 'spout')
    return f([
      [1, 0],
      [0.3, 0.78],
      [0.3, 1],
    ])
  if (gable === 'neck')
    return [
      ...curve(
        [
          [c - w / 2, top],
          [c - w * 0.4, top - gh * 0.12],
          [c - w * 0.33, top - gh * 0.34],
          [c - w * 0.22, top - gh * 0.4],
        ],
        false,
        6,
      ),
      [c - w * 0.22, top - gh * 0.86],
      [c - w * 0.28, top - gh * 0.86],
      ...arc(c, top - gh * 0.86, w * 0.28, Math.PI, TAU, 12).map(
        ([a, b]) => [a, top - gh * 0.86 + (b - top + gh * 0.86) * 0.6] as Point,
      ),
      [c + w * 0.22, top - gh * 0.86],
      ...curve(
        [
          [c + w * 0.22, top - gh * 0.4],
          [c + w * 0.33, top - gh * 0.34],
          [c + w * 0.4, top - gh * 0.12],
          [c + w / 2, top],
        ],
        false,
        6,
      ),
    ]
  if (gable === 'bell') {
    const l = curve(
      [
        [c - w / 2, top],
        [c - w * 0.46, top - gh * 0.22],
        [c - w * 0.26, top - gh * 0.46],
        [c - w * 0.22, top - gh * 0.8],
        [c - w * 0.1, top - gh * 0.98],
        [c, top - gh],
      ],
      false,
      7,
    )
    return [
      ...l,
      ...l
        .slice(0, -1)
        .reverse()
        .map(([a, b]) => [2 * c - a, b] as Point),
    ]
  }
  const l = curve(
    [
      { x: c - w / 2, y: top },
      { x: c - w * 0.5, y: top - gh * 0.2 },
      { x: c - w * 0.36, y: top - gh * 0.3, corner: true },
      { x: c - w * 0.32, y: top - gh * 0.62 },
      { x: c - w * 0.2, y: top - gh * 0.7, corner: true },
      { x: c - w * 0.12, y: top - gh * 0.95 },
      { x: c, y: top - gh },
    ],
    false,
    6,
  )
  return [
    ...l,
    ...l
      .slice(0, -1)
      .reverse()
      .map(([a, b]) => [2 * c - a, b] as Point),
  ]
}
