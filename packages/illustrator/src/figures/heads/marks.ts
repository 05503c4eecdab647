/** What is on an animal's face besides its features: masks, stripes, spots. */
import type { Pen } from '../../art/pen.ts'
import { type P, spline } from '../geometry.ts'
import { within } from '../outline.ts'
import { AROUND } from './around.ts'
import type { BeastHead } from './beast-spec.ts'
import { MORE_AROUND } from './more-around.ts'
import { both, type Draw, MORE_MARKS, pale, patch, quillBrow } from './more-marks.ts'
import { SCALY_AROUND, SCALY_MARKS } from './scaly.ts'
import { flatten, trace, type View } from './view.ts'

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
          [q * 11, 18],
          [q * 26, 32],
          [q * 44, 22],
          [q * 54, -4],
          [q * 50, -28],
          [q * 30, -28],
          [q * 13, -8],
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
  // Light cheeks that rise to below the eyes; between them the color of the coat goes down to the nose.
  fox: (pen, view, spec, outline) => {
    const at = (lon: number, lat: number): P => flatten(view.on(lon, lat))
    const arch = (q: number): P[] => [at(q * 76, -6), at(q * 56, -3), at(q * 38, -9), at(q * 24, -13), at(q * 10, -24)]
    const edge = spline([...arch(-1), at(0, -32), ...arch(1).toReversed()], 5)
    const cut = within([...edge, [1.7, 0.2], [1.7, 2], [-1.7, 2], [-1.7, 0.2]], outline, pen.at.scale)
    if (cut.length > 2) pen.tint('cream').poly(cut, pen.at.sw * 0.85)
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
  /** Stripes over the forehead and the cheek. */
  zebra: (pen, view) => {
    for (const lat of [34, 50, 66]) stripe(pen, view, [-12, lat], [14, lat + 4])
    both((q) => {
      stripe(pen, view, [q * 84, 20], [q * 62, 14])
      stripe(pen, view, [q * 84, -4], [q * 58, -8])
      stripe(pen, view, [q * 80, -28], [q * 58, -30])
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
        [-9, 63],
        [-10, 46],
        [-5, 14],
        [0, 6],
        [5, 14],
        [10, 46],
        [9, 63],
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
  'brow stripes': (pen, view) => {
    for (const lon of [-12, 0, 12]) stripe(pen, view, [lon * 1.2, 58], [lon, 44])
  },
  'raccoon brow': (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 10, 22],
          [q * 22, 32],
          [q * 36, 26],
          [q * 32, 18],
        ],
        'cloud',
      ),
    ),
  frown: (pen, view) =>
    both((q) => {
      const line = trace(view, [
        [q * 6, 20],
        [q * 22, 28],
        [q * 40, 28],
      ])
      if (line.length > 1) pen.line(line, pen.at.sw * 1.1)
    }),
  orca: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 34, 24],
          [q * 48, 26],
          [q * 56, 18],
          [q * 46, 12],
        ],
        'cloud',
      ),
    ),
  eyespots: (pen, view) => both((q) => stripe(pen, view, [q * 26, -8], [q * 22, -30])),
}

/** Above a broad muzzle the head is narrower than the ball: marks set on that would hang over its edge. */
const onBrow = (view: View, { skull: [w, h] = [0.9, 0.86] }: BeastHead): View => ({
  ...view,
  on: (lon, lat, r) => {
    const [x, y, z] = view.on(lon, lat, r)
    return [x * w, y * h + h - 0.96, z]
  },
})

export function marks(pen: Pen, seen: View, spec: BeastHead, outline: readonly P[]): void {
  const view = spec.broad ? onBrow(seen, spec) : seen
  for (const name of spec.marks ?? []) {
    if (name === 'pale') pale(pen, view, outline)
    else if (name === 'quills') quillBrow(pen, view, outline)
    else (MARKS[name] ?? MORE_MARKS[name] ?? SCALY_MARKS[name])?.(pen, view, spec, outline)
  }
  pen.tint(spec.fur)
}

export function overMarks(pen: Pen, view: View, spec: BeastHead, when: 'behind' | 'before'): void {
  for (const name of spec.marks ?? []) {
    const around = AROUND[name] ?? MORE_AROUND[name] ?? SCALY_AROUND[name]
    if (around?.when === when) {
      pen.tint(spec.fur)
      around.draw(pen, view, spec)
    }
  }
  pen.tint(spec.fur)
}
