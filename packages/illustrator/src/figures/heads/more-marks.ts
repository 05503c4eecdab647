/** More marks on faces, and how a mark is drawn. */
import type { Pen } from '../../art/pen.ts'
import { type P, spline } from '../geometry.ts'
import { within } from '../outline.ts'
import type { BeastHead } from './beast-spec.ts'
import { flatten, trace, type View } from './view.ts'

/** `outline` is the head's. */
export type Draw = (pen: Pen, view: View, spec: BeastHead, outline: readonly P[]) => void

export const patch = (
  pen: Pen,
  view: View,
  places: readonly (readonly [number, number])[],
  tint: string,
  sw = pen.at.sw * 0.85,
): void => {
  const line = trace(view, places)
  if (line.length > 3) pen.tint(tint).blob(line, sw)
}
export const both = (draw: (q: number) => void): void => {
  draw(-1)
  draw(1)
}
/** Pale from the eyes down, with the color of the coat coming to a point between them. */
export function pale(pen: Pen, view: View, outline: readonly P[]): void {
  const at = (lon: number, lat: number): P => flatten(view.on(lon, lat))
  // A broad arch: a narrow one would be a triangle over the nose.
  const edge = [
    at(-62, -16),
    at(-44, -27),
    at(-26, -27),
    at(-14, -14),
    at(0, -5),
    at(14, -14),
    at(26, -27),
    at(44, -27),
    at(62, -16),
  ]
  const curve = spline([[-1.6, 0.1], ...edge, [1.6, 0.1]], 4)
  const cut = within([...curve, [1.6, 2], [-1.6, 2]], outline, pen.at.scale)
  if (cut.length > 2) pen.tint('cream').poly(cut, pen.at.sw * 0.85)
}

/** The first row of quills, that comes to points over the brow. */
export function quillBrow(pen: Pen, view: View, outline: readonly P[]): void {
  const edge = Array.from({ length: 13 }, (_, i): P => flatten(view.on(-72 + i * 12, i % 2 ? 26 : 42)))
  const cut = within([[-1.6, -0.2], ...edge, [1.6, -0.2], [1.6, -2], [-1.6, -2]], outline, pen.at.scale)
  if (cut.length > 2) pen.tint('bark').poly(cut, pen.at.sw * 0.85)
}

export const MORE_MARKS: Record<string, Draw> = {
  /** The dark face about a cardinal's beak. */
  cardinal: (pen, view, spec) => {
    patch(
      pen,
      view,
      [
        [-14, 4],
        [0, 8],
        [14, 4],
        [26, -14],
        [18, -36],
        [0, -42],
        [-18, -36],
        [-26, -14],
      ],
      'slate',
    )
    pen.tint(spec.fur)
  },
  /** A light stripe past each eye between two dark lines. */
  chipmunk: (pen, view) =>
    both((q) =>
      patch(
        pen,
        view,
        [
          [q * 14, 20],
          [q * 34, 26],
          [q * 74, 12],
          [q * 78, 2],
          [q * 40, 14],
        ],
        'cream',
      ),
    ),
  /** A cap of color that ends in a point on the brow. */
  hamster: (pen, view) =>
    patch(
      pen,
      view,
      [
        [-46, 62],
        [-38, 40],
        [-16, 34],
        [0, 16],
        [16, 34],
        [38, 40],
        [46, 62],
        [0, 84],
      ],
      'ochre',
    ),
  /** A bare face under a heavy brow. */
  gorilla: (pen, view, spec) => {
    patch(
      pen,
      view,
      [
        [0, 22],
        [14, 32],
        [34, 30],
        [46, 12],
        [36, -6],
        [46, -28],
        [28, -54],
        [0, -60],
        [-28, -54],
        [-46, -28],
        [-36, -6],
        [-46, 12],
        [-34, 30],
        [-14, 32],
      ],
      'stone',
    )
    const brow = trace(view, [
      [-42, 20],
      [-22, 27],
      [0, 18],
      [22, 27],
      [42, 20],
    ])
    if (brow.length > 1) pen.line(brow, pen.at.sw * 1.4)
    pen.tint(spec.fur)
  },
  /** A dark muzzle that comes to a point between the eyes, and wrinkles above it. */
  pug: (pen, view, spec) => {
    patch(
      pen,
      view,
      [
        [0, 14],
        [12, 0],
        [30, -6],
        [40, -30],
        [26, -58],
        [0, -66],
        [-26, -58],
        [-40, -30],
        [-30, -6],
        [-12, 0],
      ],
      'slate',
    )
    for (const lat of [34, 48]) {
      const fold = trace(view, [
        [-18, lat + 6],
        [0, lat],
        [18, lat + 6],
      ])
      if (fold.length > 1) pen.line(fold, pen.at.sw * 0.8)
    }
    pen.tint(spec.fur)
  },
  /** A dark stripe from the crown to between the eyes. */
  crown: (pen, view) =>
    patch(
      pen,
      view,
      [
        [-14, 78],
        [-12, 48],
        [0, 24],
        [12, 48],
        [14, 78],
      ],
      'bark',
    ),
}
