/** What is on an animal's face besides its features: masks, stripes, manes, crests, trunks. */
import type { Knot, Pen } from '../../art/pen.ts'
import { type Disc, type P, rad, ring, spline } from '../geometry.ts'
import { tube, unite } from '../outline.ts'
import type { BeastHead } from './beast.ts'
import { flatten, trace, type View } from './view.ts'

type Draw = (pen: Pen, view: View, spec: BeastHead) => void

const patch = (
  pen: Pen,
  view: View,
  places: readonly (readonly [number, number])[],
  tint: string,
  sw = pen.at.sw * 0.85,
): void => {
  const line = trace(view, places)
  if (line.length > 3) pen.tint(tint).blob(line, sw)
}
const both = (draw: (q: number) => void): void => {
  draw(-1)
  draw(1)
}
/** A thick short stroke of ink: a tiger's stripe. */
const stripe = (pen: Pen, view: View, a: readonly [number, number], b: readonly [number, number]): void => {
  const line = trace(view, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b])
  if (line.length > 1) pen.line(line, pen.at.sw * 1.5)
}

/** On the face, under the eyes. */
const MARKS: Record<string, Draw> = {
  panda: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 14, 12],
          [q * 26, 18],
          [q * 38, 8],
          [q * 40, -12],
          [q * 28, -18],
          [q * 16, -6],
        ],
        'slate',
      ),
    ),
  raccoon: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 6, 4],
          [q * 20, 20],
          [q * 44, 16],
          [q * 66, -4],
          [q * 50, -20],
          [q * 26, -12],
        ],
        'slate',
      ),
    ),
  fox: (pen, view, spec) => {
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 70, -14],
          [q * 46, 2],
          [q * 26, -8],
          [q * 8, -24],
          [q * 10, -52],
          [q * 40, -44],
          [q * 60, -32],
        ],
        'cream',
      ),
    )
    pen.tint(spec.fur)
  },
  tiger: (pen, view) => {
    stripe(pen, view, [0, 68], [0, 44])
    both((q) => {
      stripe(pen, view, [q * 24, 64], [q * 14, 46])
      stripe(pen, view, [q * 74, 12], [q * 58, 4])
      stripe(pen, view, [q * 74, -12], [q * 58, -14])
    })
  },
  badger: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 12, 64],
          [q * 30, 54],
          [q * 34, 10],
          [q * 24, -24],
          [q * 14, -20],
          [q * 14, 10],
        ],
        'slate',
      ),
    ),
  skunk: (pen, view) =>
    patch(
      pen,
      view,
      [
        [-8, 80],
        [-10, 50],
        [-5, 14],
        [0, 6],
        [5, 14],
        [10, 50],
        [8, 80],
      ],
      'white',
    ),
  blaze: (pen, view) =>
    patch(
      pen,
      view,
      [
        [-10, 66],
        [-8, 30],
        [-12, 0],
        [0, -12],
        [12, 0],
        [8, 30],
        [10, 66],
      ],
      'white',
    ),
  spot: (pen, view) =>
    patch(
      pen,
      view,
      [
        [10, 26],
        [26, 30],
        [44, 16],
        [42, -10],
        [24, -16],
        [10, 0],
      ],
      'umber',
    ),
  freckled: (pen, view) => {
    for (const [lon, lat] of [
      [-8, 56],
      [14, 48],
      [-34, 44],
      [40, 36],
      [-52, 6],
      [56, 0],
    ] as const) {
      const [x, y, z] = view.on(lon, lat)
      if (z > 0.3) pen.ink(x, y, 0.07, 0.06)
    }
  },
  face: (pen, view) =>
    patch(
      pen,
      view,
      [
        [0, 30],
        [16, 40],
        [40, 34],
        [50, 8],
        [48, -26],
        [26, -54],
        [0, -60],
        [-26, -54],
        [-48, -26],
        [-50, 8],
        [-40, 34],
        [-16, 40],
      ],
      'cream',
    ),
  disks: (pen, view) =>
    both((q) => {
      const [x, y, z] = view.on(q * 25, 8, 0.98)
      if (z > 0.2) pen.tint('cream').ell(x, y, 0.42 * Math.min(1, 0.4 + z * 0.62), 0.44)
    }),
  lids: (pen, view) =>
    both((q) => {
      const l = trace(view, [
        [q * 12, 24],
        [q * 24, 28],
        [q * 38, 22],
      ])
      if (l.length > 1) pen.line(l)
    }),
  sleepy: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 12, 14],
          [q * 28, 14],
          [q * 56, -2],
          [q * 60, -16],
          [q * 40, -12],
          [q * 16, -10],
        ],
        'umber',
      ),
    ),
  eyespots: (pen, view) => both((q) => stripe(pen, view, [q * 26, -8], [q * 22, -30])),
}

/** Round a head: behind it or over it. */
const AROUND: Record<string, { when: 'behind' | 'before'; draw: Draw }> = {
  mane: {
    when: 'behind',
    draw: (pen, view) => {
      const px = pen.at.scale
      const x = -Math.sin(rad(view.yaw)) * 0.3
      const locks = Array.from({ length: 13 }, (_, i) =>
        ring([x + 1.14 * Math.cos(rad(i * 27.7)), 0.04 + 1.14 * Math.sin(rad(i * 27.7)), 0.36], px),
      )
      pen.tint('ochre').poly(unite([ring([x, 0, 1.2], px), ...locks], px))
    },
  },
  wool: {
    when: 'before',
    draw: (pen, view) => {
      const px = pen.at.scale
      const [x, y] = view.on(0, 62, 0.84)
      pen
        .tint('cloud')
        .poly(
          unite(
            [
              ring([x, y, 0.4], px),
              ...[-0.62, -0.34, 0, 0.34, 0.62].map((d) => ring([x + d, y - 0.12 + Math.abs(d) * 0.3, 0.3], px)),
            ],
            px,
          ),
        )
    },
  },
  forelock: {
    when: 'before',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 66, 0.98)
      pen.tint('umber').blob([
        [x - 0.3, y - 0.06],
        [x, y - 0.2],
        [x + 0.26, y - 0.04],
        [x + 0.2, y + 0.42],
        [x + 0.02, y + 0.66, 1],
        [x - 0.1, y + 0.3],
        [x - 0.26, y + 0.5, 1],
      ])
    },
  },
  horsemane: {
    when: 'behind',
    draw: (pen, view) => {
      const s = Math.sin(rad(view.yaw))
      const x = -s * 0.6
      pen.tint('umber').blob([
        [0, -1.08],
        [x - 0.6, -0.96],
        [x - 0.92, -0.3],
        [x - 0.86, 0.5],
        [x - 0.9, 1.1, 1],
        [x - 0.4, 0.9],
        [x, 0.5],
        [x + 0.6 * (1 - s), 0.8],
        [x + 0.9 * (1 - s), 0.2],
        [x + 0.8 * (1 - s), -0.7],
      ])
    },
  },
  bangs: {
    when: 'before',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 60, 1.0)
      const p: Knot[] = [
        [x - 0.8, y + 0.1],
        [x, y - 0.28],
        [x + 0.8, y + 0.1],
        [x + 0.76, y + 0.6, 1],
        [x + 0.52, y + 0.4, 1],
        [x + 0.36, y + 0.8, 1],
        [x + 0.14, y + 0.46, 1],
        [x - 0.06, y + 0.86, 1],
        [x - 0.26, y + 0.46, 1],
        [x - 0.5, y + 0.78, 1],
        [x - 0.6, y + 0.4, 1],
        [x - 0.8, y + 0.58, 1],
      ]
      pen.tint('orange').blob(p)
    },
  },
  quiff: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 74, 0.92)
      pen.blob([
        [x - 0.2, y + 0.1],
        [x - 0.3, y - 0.36, 1],
        [x - 0.04, y - 0.2],
        [x + 0.02, y - 0.56, 1],
        [x + 0.14, y - 0.2],
        [x + 0.34, y - 0.36, 1],
        [x + 0.24, y + 0.1],
      ])
    },
  },
  comb: {
    when: 'behind',
    draw: (pen, view) => {
      const px = pen.at.scale
      const [x, y] = view.on(0, 80, 0.94)
      pen
        .tint('vermilion')
        .poly(
          unite(
            [ring([x - 0.3, y + 0.02, 0.22], px), ring([x, y - 0.14, 0.26], px), ring([x + 0.3, y + 0.02, 0.22], px)],
            px,
          ),
        )
    },
  },
  wattle: {
    when: 'before',
    draw: (pen, view) => {
      const [x, y] = view.see([0, 0.66, 0.92])
      pen.tint('vermilion').blob([
        [x - 0.08, y - 0.18],
        [x + 0.1, y - 0.18],
        [x + 0.16, y + 0.18],
        [x, y + 0.3],
        [x - 0.14, y + 0.18],
      ])
    },
  },
  crest: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 80, 0.9)
      pen.blob([
        [x - 0.4, y + 0.3],
        [x - 0.5, y - 0.2],
        [x - 0.24, y - 0.7, 1],
        [x + 0.06, y - 0.2],
        [x + 0.34, y + 0.2],
      ])
    },
  },
  fan: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 78, 0.92)
      for (const a of [-26, 0, 26]) {
        const [u, v] = [x + Math.sin(rad(a)) * 0.62, y - Math.cos(rad(a)) * 0.62]
        pen.line(
          [
            [x, y],
            [u, v],
          ],
          pen.at.sw,
        )
        pen.tint('teal').ell(u, v, 0.16)
      }
    },
  },
  spikes: {
    when: 'behind',
    draw: (pen, view) => {
      const side = Math.abs(view.yaw) > 15
      for (const lat of side ? [96, 126, 156, 184] : [90]) {
        const [a, b, c] = [view.on(0, lat - 13, 0.94), view.on(0, lat, 1.36), view.on(0, lat + 13, 0.94)]
        if (side) pen.tint('sap').poly([flatten(a), flatten(b), flatten(c)])
        else
          for (const d of [-0.42, 0, 0.42])
            pen.tint('sap').poly([
              [d - 0.18, -0.86 + Math.abs(d) * 0.2],
              [d, -1.28 + Math.abs(d) * 0.3],
              [d + 0.18, -0.86 + Math.abs(d) * 0.2],
            ])
      }
    },
  },
  frill: {
    when: 'behind',
    draw: (pen, view) => {
      const px = pen.at.scale
      const x = -Math.sin(rad(view.yaw)) * 0.4
      pen.poly(
        unite(
          [
            ring([x, -0.2, 1.3], px),
            ...Array.from({ length: 9 }, (_, i) =>
              ring([x + 1.26 * Math.cos(rad(170 + i * 25)), -0.2 + 1.26 * Math.sin(rad(170 + i * 25)), 0.22], px),
            ),
          ],
          px,
        ),
      )
    },
  },
  brow: {
    when: 'before',
    draw: (pen, view) =>
      both((q) => {
        const [a, b] = [view.on(q * 30, 34, 0.96), view.on(q * 40, 44, 1.7)]
        const px = pen.at.scale
        if (a[2] > 0)
          pen.tint('cream').poly(
            tube([
              [a[0] * px, a[1] * px, 0.14 * px],
              [b[0] * px, b[1] * px, 0.03 * px],
            ]).map(([x, y]): P => [x / px, y / px]),
          )
      }),
  },
  nosehorn: {
    when: 'before',
    draw: (pen, view, spec) => {
      const s = spec.snout
      if (!s) return
      const [a, b] = [
        view.see([0, s.y + (s.drop ?? 0) - s.tip * 0.8, 0.5 + s.long + s.tip * 0.3]),
        view.see([0, s.y - s.tip - 0.75, 0.6 + s.long + s.tip]),
      ]
      pen.tint('cream').poly([
        [a[0] - 0.22, a[1] + 0.06],
        [b[0], b[1]],
        [a[0] + 0.2, a[1] + 0.06],
      ])
    },
  },
  trunk: {
    when: 'before',
    draw: (pen, view, spec) => {
      const places: readonly (readonly [number, number, number, number])[] = [
        [0, 0.16, 0.8, 0.3],
        [0, 0.5, 1.14, 0.26],
        [0, 0.86, 1.16, 0.22],
        [0.14, 1.16, 1.2, 0.19],
        [0.42, 1.24, 1.34, 0.17],
      ]
      const px = pen.at.scale
      const points = places.map(([x, y, z, r]): Disc => [...flatten(view.see([x, y, z])), r])
      const curve = spline(
        points.map(([x, y]) => [x * px, y * px] as const),
        3,
      )
      const shape = tube(curve.map(([x, y], i) => [x, y, (0.3 - 0.13 * (i / (curve.length - 1))) * px] as const)).map(
        ([x, y]): P => [x / px, y / px],
      )
      pen.tint(spec.fur).poly(shape)
      for (const i of [1, 2]) {
        const [x, y, r] = points[i] as Disc
        pen.line(
          [
            [x - r * 0.6, y],
            [x, y + 0.07],
            [x + r * 0.6, y],
          ],
          pen.at.sw * 0.8,
        )
      }
    },
  },
  gills: {
    when: 'behind',
    draw: (pen, view) =>
      both((q) => {
        for (const lat of [28, 4, -20]) {
          const [a, b] = [view.on(q * 80, lat, 0.92), view.on(q * 84, lat + 6, 1.5)]
          const px = pen.at.scale
          pen.tint('rose').poly(
            tube([
              [a[0] * px, a[1] * px, 0.13 * px],
              [b[0] * px, b[1] * px, 0.09 * px],
            ]).map(([x, y]): P => [x / px, y / px]),
          )
        }
      }),
  },
  spines: {
    when: 'behind',
    draw: (pen, view) => {
      const x = -Math.sin(rad(view.yaw)) * 0.42
      const points: Knot[] = Array.from({ length: 30 }, (_, i) => {
        const a = (i * Math.PI) / 15
        const r = i % 2 ? 1.06 : 1.36
        return [x + Math.cos(a) * r, -0.14 + Math.sin(a) * r, 1]
      })
      pen.tint('bark').blob(points)
    },
  },
}

export function marks(pen: Pen, view: View, spec: BeastHead): void {
  for (const name of spec.marks ?? []) MARKS[name]?.(pen, view, spec)
  pen.tint(spec.fur)
}

export function overMarks(pen: Pen, view: View, spec: BeastHead, when: 'behind' | 'before'): void {
  for (const name of spec.marks ?? []) {
    const around = AROUND[name]
    if (around?.when === when) {
      pen.tint(spec.fur)
      around.draw(pen, view, spec)
    }
  }
  pen.tint(spec.fur)
}
