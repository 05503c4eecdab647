/** Birds of the air with both wings spread, seen from the side: they face right, the body about 0, 0. */
import { curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { downs, feather, wing } from './feathers.ts'

interface Flyer {
  bill: string
  tail: number
  forked?: true
  /** How broad the wings are, as a share of an eagle's. */
  broad: number
}

const HOOK = '146,-40! 176,-44 196,-22 188,2! 176,-12 158,-10 146,-8!'
const THIN = '146,-34! 176,-28 204,-18! 176,-10 146,-8!'
const FLYERS: Readonly<Record<string, Flyer>> = {
  eagle: { bill: HOOK, tail: 150, broad: 1 },
  hawk: { bill: HOOK, tail: 160, broad: 0.94 },
  falcon: { bill: HOOK, tail: 150, broad: 0.84 },
  seagull: { bill: THIN, tail: 110, broad: 0.8 },
  dove: { bill: THIN, tail: 130, broad: 0.86 },
  swallow: { bill: THIN, tail: 210, forked: true, broad: 0.7 },
  goose: { bill: THIN, tail: 90, broad: 0.9 },
}

export const SOARING = Object.keys(FLYERS)

export function soaring(name: string): Mark[] {
  const { bill, tail, forked, broad } = FLYERS[name]!
  const long = (a: number, b: number, c: number): readonly [number, number, number] => [a * broad, b * broad, c * broad]
  return [
    ...wing(curve('70,-30 110,-92 150,-136 206,-160', false, 10), {
      count: 11,
      turn: [-2.6, -0.5],
      long: long(120, 190, 220),
      shafts: true,
    }),
    ...[-2, 2, -1, 1, ...(forked ? [] : [0])].map(
      (k): Mark => ({
        poly: feather(
          -92,
          14,
          tail + (forked ? 34 * (Math.abs(k) - 1) : 0),
          44,
          Math.PI - 0.1 + k * (forked ? 0.13 : 0.17),
        ),
        sw: 4,
      }),
    ),
    { poly: curve(bill), sw: 4 },
    { poly: curve('150,-42 136,-62 104,-66 60,-46 -10,-34 -80,-10 -120,12! -70,34 0,44 70,34 124,10 150,-12'), sw: 5 },
    ...downs(
      [
        [60, 8, 22, 3],
        [92, -2, 24, 3],
      ],
      Math.PI,
      42,
    ),
    ...wing(curve('40,-14 0,-74 -52,-118 -120,-146', false, 10), {
      count: 12,
      turn: [-3.7, -1.75],
      long: long(140, 210, 250),
      shafts: true,
    }),
    { poly: ellipse(118, -38, 11), fill: '#fff', sw: 3.4 },
    { poly: ellipse(119, -38, 7), fill: '#000', sw: 1 },
  ]
}
