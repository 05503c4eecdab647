/** What is worn before the face. */
import type { Pen } from '../../art/pen.ts'
import type { Head } from '../heads/head.ts'
import { trace, type View } from '../heads/view.ts'

interface Lenses {
  wide: number
  filled: boolean
  /** How far the rim is from the middle at an angle, in radii. */
  shape?(angle: number): readonly [number, number]
}

const heartAt = (a: number): readonly [number, number] => [
  Math.sin(a) ** 3 * 1.08,
  -(13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 14,
]

export const LENSES: Record<string, Lenses> = {
  glasses: { wide: 1, filled: false },
  sunglasses: { wide: 1.1, filled: true },
  goggles: { wide: 1.12, filled: false },
  'heart glasses': { wide: 1.14, filled: false, shape: heartAt },
}
const ON_A_PERSON = { lon: 22.5, lat: -6, size: 0.32 }

export function spectacles(pen: Pen, view: View, kind: string, at: Head['lenses'] = ON_A_PERSON): void {
  const style = LENSES[kind]
  if (style) {
    const lens = { ...style, size: at.size * style.wide }
    // Eyes on top of the head are seen from every side.
    const least = at.lat > 30 ? 0 : 0.36
    const seen = [-1, 1].map((q) => view.on(q * at.lon, at.lat, 1.0)).filter(([, , z]) => z > least)
    for (const [x, y, z] of seen) {
      const w = lens.size * Math.min(1, 0.4 + z * 0.65)
      const rim = style.shape ?? ((a: number) => [Math.cos(a), Math.sin(a)] as const)
      const n = style.shape ? 30 : 18
      const points = Array.from({ length: n }, (_, i) => {
        const a = (i * Math.PI * 2) / n
        return lens.filled ? onShade(x, y, w, lens.size, a) : ([x + w * rim(a)[0], y + lens.size * rim(a)[1]] as const)
      })
      if (lens.filled) {
        pen.tint('night').blob(points, pen.at.sw)
        // Without a gleam it is an eye without a pupil.
        for (const [from, long] of GLEAMS)
          pen.line(
            [
              [x + w * (from - long), y + lens.size * long],
              [x + w * (from + long), y - lens.size * long],
            ],
            pen.at.sw * 0.8,
          )
      } else pen.line([...points, points[0] as readonly [number, number]], pen.at.sw * 0.9)
    }
    const [a, b] = seen
    if (a && b)
      pen.line(
        [
          [a[0] + lens.size * 0.9, a[1] - 0.02],
          [b[0] - lens.size * 0.8, b[1] - 0.02],
        ],
        pen.at.sw * 0.9,
      )
    const [x, y] = view.on(view.yaw < 0 ? 62 : -62, 0)
    if (a && Math.abs(view.yaw) > 15)
      pen.line(
        [
          [a[0] - lens.size * 0.9, a[1] - 0.04],
          [x, y],
        ],
        pen.at.sw * 0.9,
      )
  }
  if (kind === 'mask' || kind === 'eye mask') band(pen, view)
  if (kind === 'pacifier') pacifier(pen, view)
  if (kind === 'diving mask') {
    const knots = (
      [
        [-40, 20],
        [0, 24],
        [40, 20],
        [46, -6],
        [20, -18],
        [0, -14],
        [-20, -18],
        [-46, -6],
      ] as const
    ).map(([lon, lat]) => view.on(lon, lat, 1.02))
    const seen = knots.filter(([, , z]) => z > 0.05).map(([x, y]) => [x, y] as const)
    const first = seen[0]
    if (first) pen.line([...seen, first], pen.at.sw * 1.2)
    const [x, y] = view.on(-70, 10, 1.06)
    pen.tint('orange').bar(
      [
        [x + 0.3, y + 0.5],
        [x - 0.04, y + 0.3],
        [x - 0.06, y - 1.1],
      ],
      0.1,
    )
  }
  if (kind === 'surgical mask') {
    const over = trace(
      view,
      [
        [-62, -6],
        [-30, -12],
        [0, -9],
        [30, -12],
        [62, -6],
        [58, -36],
        [30, -58],
        [0, -64],
        [-30, -58],
        [-58, -36],
      ],
      1.03,
    )
    if (over.length > 5) pen.tint('aqua').blob(over)
    for (const lat of [-26, -40])
      pen.line(
        [-34, 0, 34]
          .map((lon) => view.on(lon, lat, 1.03))
          .filter(([, , z]) => z > 0.2)
          .map(([x, y]) => [x, y] as const),
        pen.at.sw * 0.75,
      )
  }
  if (kind === 'patch') {
    const [x, y, z] = view.on(21, -4)
    if (z > 0.3) pen.tint('slate').ell(x, y, 0.24, 0.26)
    pen.line(
      [view.on(-60, 34), view.on(10, 12), view.on(60, -2)].map(([u, v]) => [u, v] as const),
      pen.at.sw,
    )
  }
  if (kind === 'clown nose') {
    const [x, y] = view.see([0, 0.24, 1.04])
    pen.tint('vermilion').ell(x, y, 0.2)
  }
  if (kind === 'monocle') {
    const [x, y] = view.on(21, -4)
    pen.line(
      Array.from(
        { length: 19 },
        (_, i) => [x + 0.26 * Math.cos((i * Math.PI) / 9), y + 0.26 * Math.sin((i * Math.PI) / 9)] as const,
      ),
      pen.at.sw * 0.9,
    )
    pen.line(
      [
        [x + 0.2, y + 0.2],
        [x + 0.3, y + 0.9],
      ],
      pen.at.sw * 0.8,
    )
  }
}

const GLEAMS = [
  [-0.12, 0.3],
  [0.3, 0.2],
] as const

/** A dark lens is straight above and round below. */
function onShade(x: number, y: number, w: number, h: number, a: number): readonly [number, number] {
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return [x + w * Math.sign(c) * Math.abs(c) ** 0.6, y + h * (s < 0 ? -0.74 * Math.abs(s) ** 0.4 : 0.94 * s)]
}

/** A mask around the eyes, which are drawn again on it. */
function band(pen: Pen, view: View): void {
  const places: readonly (readonly [number, number])[] = [
    [-60, 6],
    [-42, 18],
    [-21, 22],
    [0, 12],
    [21, 22],
    [42, 18],
    [60, 6],
    [54, -20],
    [32, -32],
    [14, -24],
    [0, -10],
    [-14, -24],
    [-32, -32],
    [-54, -20],
  ]
  const knots = places
    .map(([lon, lat]) => view.on(lon, lat, 1.0))
    .filter(([, , z]) => z > 0.1)
    .map(([x, y]) => [x, y] as const)
  if (knots.length > 5) pen.tint('cloth6').blob(knots)
  for (const q of [-1, 1]) {
    const [x, y, z] = view.on(q * 23, -6)
    if (z < 0.34) continue
    pen.ink(x, y, 0.13 * Math.min(1, 0.4 + z * 0.6), 0.18)
    pen.light(x + 0.04, y - 0.07, 0.05)
  }
}

/** Before the mouth: a shield as wide as a smile, and its ring. */
function pacifier(pen: Pen, view: View): void {
  const [x, y] = view.on(0, MOUTH_LAT, 1.02)
  pen.tint('aqua').ell(x, y, 0.26, 0.17)
  pen.tint('gamboge').ell(x, y + 0.12, 0.12)
  pen.tint('cloud').ell(x, y, 0.1)
}
const MOUTH_LAT = -36
