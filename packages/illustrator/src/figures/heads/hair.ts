/** Hair: a line around the head where it begins, a cap above that line, and what falls or stands beyond it. */
import type { Knot, Pen } from '../../art/pen.ts'
import { lerp, type P, rad, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import type { View } from './view.ts'

type Line = readonly (readonly [lon: number, lat: number])[]

/** Around one side of the head: from the forehead past the temple and the ear to the nape. */
const SIDE: Line = [
  [64, 18],
  [74, -6],
  [82, -4],
  [88, 16],
  [104, 18],
  [114, -32],
  [180, -38],
]
const LONG_SIDE: Line = [
  [66, 8],
  [80, -34],
  [100, -40],
  [180, -46],
]
const mirrored = (line: Line): Line => [...line].reverse().map(([lon, lat]) => [-lon, lat] as const)
const both = (front: Line, side: Line = SIDE): Line => [...mirrored(side), ...front, ...side]

/** Where hair begins over the brow. */
const FRONTS: Record<string, Line> = {
  jagged: [
    [-56, 30],
    [-40, 27],
    [-30, 42],
    [-10, 26],
    [4, 44],
    [22, 27],
    [34, 42],
    [46, 28],
    [56, 30],
  ],
  swept: [
    [-58, 24],
    [-46, 33],
    [-20, 52],
    [-14, 52],
    [14, 33],
    [40, 26],
    [58, 24],
  ],
  parted: [
    [-60, 20],
    [-40, 30],
    [-12, 44],
    [0, 58],
    [12, 44],
    [40, 30],
    [60, 20],
  ],
  fringe: [
    [-60, 18],
    [-48, 22],
    [-36, 17],
    [-24, 24],
    [-12, 18],
    [0, 24],
    [12, 18],
    [24, 24],
    [36, 17],
    [48, 22],
    [60, 18],
  ],
  back: [
    [-60, 24],
    [-40, 40],
    [0, 48],
    [40, 40],
    [60, 24],
  ],
  low: [
    [-60, 12],
    [-40, 34],
    [0, 38],
    [40, 34],
    [60, 12],
  ],
}

function latitude(line: Line, lon: number): number {
  const at = ((((lon + 180) % 360) + 360) % 360) - 180
  const i = line.findIndex(([l]) => l >= at)
  if (i <= 0) return line[0]?.[1] ?? 0
  const [a, b] = [line[i - 1] as readonly [number, number], line[i] as readonly [number, number]]
  return lerp(a[1], b[1], (at - a[0]) / (b[0] - a[0] || 1))
}

/** The hair line as it is seen, from the left edge of the head to the right one. */
function seenLine(view: View, line: Line, r: number): P[] {
  return Array.from({ length: 46 }, (_, i): P => {
    const s = -90 + i * 4
    const lat = latitude(line, s - view.yaw) - view.pitch * Math.cos(rad(s))
    return [r * Math.cos(rad(lat)) * Math.sin(rad(s)), -r * Math.sin(rad(lat))]
  })
}

/** Everything of the ball above the line. */
function cap(view: View, line: Line, r = 1.06): P[] {
  const edge = seenLine(view, line, r)
  const [from, to] = [edge.at(-1) as P, edge[0] as P]
  const [a0, a1] = [Math.atan2(from[1], from[0]), Math.atan2(to[1], to[0])]
  const end = a1 > 0 ? a1 - 2 * Math.PI : a1
  const arc = Array.from({ length: 28 }, (_, i): P => {
    const a = lerp(a0, end, (i + 1) / 29)
    return [r * Math.cos(a), r * Math.sin(a)]
  })
  return [...edge, ...arc]
}

/** Round bumps along an arc of the head, angles in degrees, clockwise from the right. */
const bumps = (
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  n: number,
  size: number,
  px: number,
): P[][] =>
  Array.from({ length: n }, (_, i) => {
    const a = rad(lerp(from, to, n > 1 ? i / (n - 1) : 0))
    return ring([cx + r * Math.cos(a), cy + r * Math.sin(a), size], px)
  })

export interface Style {
  front: keyof typeof FRONTS
  side?: Line
  top: number
  /** Behind the head and the shoulders. */
  behind?(pen: Pen, view: View): void
  /** Instead of the smooth cap. */
  over?(pen: Pen, view: View): void
  /** Ears show. */
  ears: boolean
}

const shifted = (view: View): number => -Math.sin(rad(view.yaw)) * 0.42

function fall(pen: Pen, view: View, length: number, flare: number, wavy = false): void {
  const x = shifted(view)
  const narrow = 1 - Math.abs(Math.sin(rad(view.yaw))) * 0.18
  const w = (k: number) => k * narrow
  const side = (q: number): Knot[] => {
    const steps: Knot[] = [
      [x + q * w(1.1), -0.5],
      [x + q * w(1.17), 0.3],
      [x + q * w(1.1 + flare), length * 0.72],
      [x + q * w(1.08 + flare), length],
    ]
    return wavy ? steps.map(([a, b], i) => [a + (i % 2 ? q * 0.1 : -q * 0.04), b] as const) : steps
  }
  pen.blob([
    [x, -1.14],
    ...side(1),
    [x + w(0.5), length * 1.04],
    [x, length * 0.96],
    [x - w(0.5), length * 1.04],
    ...side(-1).reverse(),
  ])
  if (length > 1.2)
    for (const q of [-1, 1])
      pen.line(
        [
          [x + q * w(1.0), 0.7],
          [x + q * w(1.0 + flare * 0.7), length * 0.86],
        ],
        pen.at.sw * 0.8,
      )
}

function tail(pen: Pen, [x, y]: P, q: number, long: number, wide: number): void {
  pen.blob([
    [x - q * 0.08, y - 0.06],
    [x + q * wide * 0.9, y - 0.3],
    [x + q * wide * 1.7, y + 0.12],
    [x + q * wide * 1.55, y + long * 0.62],
    [x + q * wide * 1.0, y + long, 1],
    [x + q * wide * 0.62, y + long * 0.6],
    [x + q * 0.02, y + 0.22],
  ])
}

function braid(pen: Pen, [x, y]: P, q: number, n: number): void {
  for (let i = n; i >= 0; i--) pen.ell(x + q * (0.1 + 0.03 * i), y + 0.2 + i * 0.3, 0.2, 0.21, q * 18)
  pen.ell(x + q * (0.14 + 0.03 * n), y + 0.36 + n * 0.3 + 0.12, 0.13, 0.2)
}

/** Where pigtails and braids are fixed; the far one of a turned head is hidden by it. */
const tufts = (view: View, lat: number): { at: P; q: number }[] =>
  [-1, 1]
    .map((q) => ({ v: view.on(q * 98, lat, 1.02), q: q as number }))
    .filter(({ v, q }) => !(view.profile && q * view.yaw > 0) && v[2] > -0.8)
    .map(({ v, q }) => ({ at: [v[0], v[1]] as P, q: Math.sign(v[0]) || q }))

const woolly = (pen: Pen, view: View, r: number, size: number, from: number, to: number, n: number): void => {
  pen.poly(
    unite(
      [
        ...bumps(shifted(view) * 0.4, -0.12, r, from, to, n, size, pen.at.scale),
        ring([shifted(view) * 0.4, -0.2, r * 0.92], pen.at.scale),
      ],
      pen.at.scale,
    ),
  )
}

/** Curls along the brow, over the face. */
function curls(pen: Pen, view: View, size: number): void {
  const px = pen.at.scale
  const edge = seenLine(view, both(FRONTS.back as Line), 0.98)
  const along = [4, 10, 16, 22, 28, 34, 40].map((i) => ring([...(edge[i] as P), size], px))
  pen.poly(
    unite([cap(view, both(FRONTS.back as Line), 1.02), ...along, ...bumps(0, 0, 1.02, 198, 342, 8, size, px)], px),
  )
}

export const STYLES: Record<string, Style> = {
  short: { front: 'jagged', top: -1.08, ears: true },
  side: { front: 'swept', top: -1.08, ears: true },
  back: { front: 'back', top: -1.08, ears: true },
  spiky: {
    front: 'jagged',
    top: -1.3,
    ears: true,
    over: (pen, view) => {
      const spikes = [-78, -46, -16, 14, 44, 74].map((a): P[] => {
        const t = rad(a - 90 - shifted(view) * 10)
        const [c, s] = [Math.cos(t), Math.sin(t)]
        return [
          [c * 0.9 - s * 0.3, s * 0.9 + c * 0.3],
          [c * 1.34, s * 1.34],
          [c * 0.9 + s * 0.3, s * 0.9 - c * 0.3],
        ]
      })
      pen.poly(unite([cap(view, both(FRONTS.jagged as Line)), ...spikes], pen.at.scale))
    },
  },
  curly: {
    front: 'back',
    top: -1.24,
    ears: true,
    behind: (pen, view) => woolly(pen, view, 1.0, 0.34, 150, 390, 12),
    over: (pen, view) => curls(pen, view, 0.27),
  },
  afro: {
    front: 'back',
    top: -1.62,
    ears: false,
    behind: (pen, view) => woolly(pen, view, 1.24, 0.36, 128, 412, 15),
    over: (pen, view) => curls(pen, view, 0.24),
  },
  long: {
    front: 'parted',
    side: LONG_SIDE,
    top: -1.14,
    ears: false,
    behind: (pen, view) => fall(pen, view, 1.62, 0.24),
  },
  straight: {
    front: 'fringe',
    side: LONG_SIDE,
    top: -1.14,
    ears: false,
    behind: (pen, view) => fall(pen, view, 1.5, 0.06),
  },
  wavy: {
    front: 'swept',
    side: LONG_SIDE,
    top: -1.14,
    ears: false,
    behind: (pen, view) => fall(pen, view, 1.66, 0.3, true),
  },
  bob: {
    front: 'fringe',
    side: LONG_SIDE,
    top: -1.12,
    ears: false,
    behind: (pen, view) => fall(pen, view, 0.92, 0.08),
  },
  ponytail: {
    front: 'swept',
    top: -1.2,
    ears: true,
    behind: (pen, view) => {
      const [x, y] = view.see([0.18, -0.7, -0.78])
      const q = view.yaw > 8 ? -1 : 1
      tail(pen, [x + q * (view.yaw > 8 ? 0 : 0.42), y], q, 1.5, 0.48)
    },
  },
  pigtails: {
    front: 'parted',
    top: -1.1,
    ears: true,
    behind: (pen, view) => {
      for (const { at, q } of tufts(view, 14)) tail(pen, at, q, 1.2, 0.42)
    },
  },
  braids: {
    front: 'parted',
    top: -1.1,
    ears: true,
    behind: (pen, view) => {
      for (const { at, q } of tufts(view, -14)) braid(pen, at, q, 3)
    },
  },
  bun: {
    front: 'back',
    top: -1.6,
    ears: true,
    behind: (pen, view) => {
      const [x, y] = view.see([0, -1.12, -0.42])
      pen.ell(x, y, 0.44)
    },
  },
  puffs: {
    front: 'back',
    top: -1.3,
    ears: true,
    behind: (pen, view) => {
      for (const q of [-1, 1]) {
        const [x, y] = view.on(q * 84, 46, 1.22)
        pen.poly(
          unite([...bumps(x, y, 0.3, 0, 315, 8, 0.18, pen.at.scale), ring([x, y, 0.32], pen.at.scale)], pen.at.scale),
        )
      }
    },
  },
  balding: {
    front: 'back',
    top: -0.98,
    ears: true,
    behind: (pen, view) => {
      for (const q of [-1, 1]) {
        const [x, y, z] = view.on(q * 104, 6, 1.0)
        if (z > -0.75) pen.poly(unite(bumps(x, y, 0.24, 60, 300, 4, 0.24, pen.at.scale), pen.at.scale))
      }
    },
    over: () => {},
  },
  bald: { front: 'back', top: -1, ears: true, over: () => {} },
  tuft: {
    front: 'back',
    top: -1.3,
    ears: true,
    over: (pen, view) => {
      const [x, y] = view.on(0, 66, 0.96)
      pen.blob([
        [x - 0.2, y + 0.06],
        [x - 0.24, y - 0.28],
        [x + 0.02, y - 0.16],
        [x + 0.2, y - 0.5],
        [x + 0.3, y - 0.12],
        [x + 0.2, y + 0.1],
        [x, y + 0.16],
      ])
    },
  },
}

export function hairBehind(pen: Pen, view: View, kind: string): void {
  STYLES[kind]?.behind?.(pen, view)
}

export function hairOver(pen: Pen, view: View, kind: string): void {
  const style = STYLES[kind]
  if (!style) return
  if (style.over) style.over(pen, view)
  else pen.poly(cap(view, both(FRONTS[style.front] as Line, style.side ?? SIDE)))
}
