/** Horns, antlers and trunks' likes: tubes on the head. */
import type { Pen } from '../../art/pen.ts'
import { type Disc, type P, spline } from '../geometry.ts'
import { tube, unite } from '../outline.ts'
import { flatten, type View } from './view.ts'

type When = 'behind' | 'before'
type Rod = readonly (readonly [lon: number, lat: number, r: number, size: number])[]

const RODS: Record<string, readonly Rod[]> = {
  cow: [
    [
      [34, 58, 0.9, 0.15],
      [50, 52, 1.3, 0.12],
      [44, 66, 1.62, 0.04],
    ],
  ],
  bull: [
    [
      [40, 50, 0.9, 0.17],
      [66, 38, 1.5, 0.14],
      [54, 60, 1.86, 0.04],
    ],
  ],
  long: [
    [
      [44, 48, 0.9, 0.16],
      [74, 34, 1.7, 0.14],
      [70, 52, 2.2, 0.04],
    ],
  ],
  goat: [
    [
      [26, 56, 0.84, 0.18],
      [38, 60, 1.36, 0.15],
      [62, 56, 1.66, 0.05],
    ],
  ],
  nubs: [
    [
      [22, 66, 0.9, 0.09],
      [24, 70, 1.42, 0.09],
    ],
  ],
  unicorn: [],
  stag: [
    [
      [24, 66, 0.9, 0.1],
      [34, 62, 1.4, 0.1],
      [30, 66, 2.1, 0.07],
    ],
    [
      [34, 62, 1.4, 0.09],
      [54, 56, 1.75, 0.07],
    ],
    [
      [32, 64, 1.75, 0.08],
      [44, 64, 2.1, 0.06],
    ],
  ],
  moose: [
    [
      [40, 54, 0.9, 0.12],
      [60, 48, 1.4, 0.14],
      [66, 54, 1.8, 0.24],
    ],
    [
      [66, 50, 1.7, 0.16],
      [76, 42, 2.0, 0.08],
    ],
    [
      [62, 54, 1.8, 0.16],
      [56, 62, 2.1, 0.09],
    ],
  ],
  fawn: [
    [
      [22, 66, 0.9, 0.08],
      [26, 66, 1.3, 0.06],
    ],
  ],
  dragon: [
    [
      [34, 52, 0.84, 0.2],
      [44, 58, 1.26, 0.15],
      [38, 72, 1.56, 0.04],
    ],
  ],
  feelers: [
    [
      [26, 64, 0.94, 0.05],
      [34, 64, 1.36, 0.05],
      [46, 62, 1.64, 0.14],
    ],
  ],
}

export function horns(pen: Pen, view: View, kind: string, when: When): void {
  const px = pen.at.scale
  pen.tint(kind === 'stag' || kind === 'moose' ? 'bark' : 'cream')
  if (kind === 'unicorn') {
    if (when === 'behind') return
    const [a, b] = [flatten(view.on(0, 50, 0.86)), flatten(view.on(0, 64, 1.95))]
    pen.poly(
      tubeOf(
        [
          [...a, 0.2],
          [...b, 0.03],
        ],
        px,
      ),
    )
    for (const t of [0.34, 0.62])
      pen.line(
        [
          [a[0] + (b[0] - a[0]) * t - 0.12 * (1 - t), a[1] + (b[1] - a[1]) * t - 0.04],
          [a[0] + (b[0] - a[0]) * t + 0.12 * (1 - t), a[1] + (b[1] - a[1]) * t + 0.06],
        ],
        pen.at.sw * 0.8,
      )
    return
  }
  if (when === 'before') return
  for (const q of [-1, 1]) {
    const rods = (RODS[kind] ?? []).map((rod) => {
      const discs = rod.map(([lon, lat, r, size]): Disc => [...flatten(view.on(q * lon, lat, r)), size])
      return tubeOf(discs, px)
    })
    if (rods.length) pen.poly(unite(rods, px))
  }
}

/** Tubes are cut in pixels, heads in radii. */
function tubeOf(discs: readonly Disc[], px: number): P[] {
  const curve = spline(
    discs.map(([x, y]) => [x * px, y * px] as const),
    3,
  )
  const n = curve.length - 1
  const size = (i: number) => {
    const t = (i / n) * (discs.length - 1)
    const [a, b] = [discs[Math.floor(t)] as Disc, discs[Math.min(discs.length - 1, Math.floor(t) + 1)] as Disc]
    return (a[2] + (b[2] - a[2]) * (t % 1)) * px
  }
  return tube(curve.map(([x, y], i) => [x, y, size(i)] as const)).map(([x, y]) => [x / px, y / px])
}
