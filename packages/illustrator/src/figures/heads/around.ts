/** What is around an animal's face: manes, combs, crests, frills, trunks; behind the head or over it. */
import type { Knot, Pen } from '../../art/pen.ts'
import { type Disc, type P, rad, ring, spline } from '../geometry.ts'
import { tube, unite } from '../outline.ts'
import { opened } from '../paint.ts'
import type { BeastHead } from './beast-spec.ts'
import { flatten, type View } from './view.ts'

type Draw = (pen: Pen, view: View, spec: BeastHead) => void
interface Around {
  when: 'behind' | 'before'
  draw: Draw
}
const both = (draw: (q: number) => void): void => {
  draw(-1)
  draw(1)
}
/** A tube given in head radii. */
const rod = (px: number, ...discs: Disc[]): P[] =>
  tube(discs.map(([x, y, r]) => [x * px, y * px, r * px] as const)).map(([x, y]): P => [x / px, y / px])

export const AROUND: Record<string, Around> = {
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
        [x - 0.18, y + 0.12],
        [x - 0.16, y - 0.2],
        [x - 0.34, y - 0.34, 1],
        [x - 0.08, y - 0.38],
        [x + 0.02, y - 0.24],
        [x + 0.04, y - 0.5],
        [x + 0.28, y - 0.58, 1],
        [x + 0.22, y - 0.3],
        [x + 0.22, y + 0.12],
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
      const [x, y] = view.see([0, 0.78, 0.8])
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
        if (a[2] > 0) pen.tint('cream').poly(rod(pen.at.scale, [a[0], a[1], 0.14], [b[0], b[1], 0.03]))
      }),
  },
  nosehorn: {
    when: 'before',
    draw: (pen, view, spec) => {
      if (spec.broad) {
        // On the bridge, above the nostrils.
        const { y, h, z, w } = spec.broad
        const [x, low] = view.see([0, y - h * 0.5, z + w * 0.24])
        pen.tint('cream').blob([
          [x - 0.2, low + 0.08],
          [x - 0.13, low - 0.16],
          [x + 0.04, low - 0.34],
          [x + 0.14, low - 0.14],
          [x + 0.2, low + 0.08],
        ])
        return
      }
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
      // Down before the mouth and up again at its end; the smile is seen on both sides of it.
      const q = view.yaw < -12 ? -1 : 1
      const places: readonly (readonly [number, number, number, number])[] = [
        [0, 0.16, 0.86, 0.3],
        [0, 0.5, 1.06, 0.27],
        [q * 0.08, 0.82, 1.12, 0.23],
        [q * 0.34, 1.04, 1.16, 0.2],
        [q * 0.66, 0.98, 1.16, 0.17],
        [q * 0.8, 0.74, 1.16, 0.16],
      ]
      const px = pen.at.scale
      const points = places.map(([x, y, z, r]): Disc => [...flatten(view.see([x, y, z])), r])
      for (const way of [-1, 1]) {
        const corner = [way * 18, way * 28, way * 36].map((lon, i) => view.on(lon, [-44, -42, -35][i] as number, 0.98))
        if (corner.every(([, , z]) => z > 0.3)) pen.line(corner.map(([x, y]) => [x, y] as const))
      }
      const curve = spline(
        points.map(([x, y]) => [x * px, y * px] as const),
        3,
      )
      const n = curve.length - 1
      const shape = tube(curve.map(([x, y], i) => [x, y, (0.3 - 0.15 * (i / n)) * px] as const)).map(
        ([x, y]): P => [x / px, y / px],
      )
      // Open above: with a round end it would be a sausage that lies on the face.
      const [, root] = points[0] as Disc
      opened(pen.tint(spec.fur), shape, ([, y]) => y < root - 0.04)
      for (const i of [1, 2, 3]) {
        const [[x, y, r], [u, v]] = [points[i] as Disc, points[i + 1] as Disc]
        const far = Math.hypot(u - x, v - y) || 1
        const at = (across: number, along: number): P => [
          x + ((v - y) / far) * across * r - ((x - u) / far) * along * r,
          y - ((u - x) / far) * across * r - ((y - v) / far) * along * r,
        ]
        pen.line([at(-0.88, -0.06), at(-0.4, 0.14), at(0.4, 0.14), at(0.88, -0.06)], pen.at.sw * 0.8)
      }
    },
  },
  gills: {
    when: 'behind',
    draw: (pen, view) =>
      both((q) => {
        for (const lat of [28, 4, -20]) {
          const [a, b] = [view.on(q * 80, lat, 0.92), view.on(q * 84, lat + 6, 1.5)]
          pen.tint('rose').poly(rod(pen.at.scale, [a[0], a[1], 0.13], [b[0], b[1], 0.09]))
        }
      }),
  },
}
