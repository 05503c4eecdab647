/** What is on the trunk besides cloth: buttons, stripes, belts, badges, ties, straps. Drawn on the trunk's own coordinates. */
import type { Knot, Pen } from '../../art/pen.ts'
import { ROOM } from '../../ink/svg.ts'
import type { Body } from '../body.ts'
import { clamp, type P } from '../geometry.ts'
import { unite, within } from '../outline.ts'
import { MORE_TRIMS } from './more-trims.ts'
import { NECKWEAR } from './neckwear.ts'

/** As large as an area needs that somebody can color, or none: a small heart or star would be a blot of ink. */
function seen(pen: Pen, b: Body, r: number, least: number): number | null {
  const drawn = Math.max(r, ((ROOM + pen.at.sw) / 2) * least)
  return drawn < b.leg * 1.1 ? drawn : null
}

type Draw = (pen: Pen, body: Body, shape: readonly P[]) => void

const sharp = ([x, y]: P): Knot => [x, y, 1]
/** A line across the trunk, bowed as it goes around. */
const across = (b: Body, u: number, bow = 0.03): Knot[] => [
  b.on(u, -1.3),
  b.on(u + bow, -0.5),
  b.on(u + bow, 0.5),
  b.on(u, 1.3),
]

/** A band around the trunk between two heights. */
function band(pen: Pen, b: Body, shape: readonly P[], from: number, to: number, sw = pen.at.sw): boolean {
  const strip = [
    b.on(from, -1.6),
    b.on(from + 0.03, 0),
    b.on(from, 1.6),
    b.on(to, 1.6),
    b.on(to + 0.03, 0),
    b.on(to, -1.6),
  ]
  const cut = within(shape, strip)
  if (cut.length < 3) return false
  pen.poly(cut, sw)
  return true
}

/** A panel on the front: bib, apron, shirt front. */
const panel = (b: Body, rows: readonly (readonly [u: number, half: number])[]): Knot[] => {
  const m = b.middle
  const v = (x: number) => clamp(x, -1.02, 1.04)
  return [
    ...rows.map(([u, w]) => sharp(b.on(u, v(m - w)))),
    ...[...rows].reverse().map(([u, w]) => sharp(b.on(u, v(m + w)))),
  ]
}

/** A panel goes no farther than the cloth it is on. */
function fitted(pen: Pen, b: Body, shape: readonly P[], outline: readonly Knot[]): void {
  const cut = within(
    outline.map(([x, y]): P => [x, y]),
    unite([shape, b.pelvis]),
  )
  if (cut.length > 2) pen.poly(cut)
}

const star = (cx: number, cy: number, r: number, n = 5): P[] =>
  Array.from({ length: n * 2 }, (_, i) => {
    const a = (i * Math.PI) / n - Math.PI / 2
    const k = i % 2 ? r * 0.45 : r
    return [cx + k * Math.cos(a), cy + k * Math.sin(a)]
  })

const badge = (b: Body): { at: P; r: number } => ({
  at: b.on(0.4, b.middle + (b.frontal ? 0.42 : 0.05)),
  r: b.leg * 0.4,
})

function buttons(pen: Pen, b: Body, us: readonly number[]): void {
  const r = Math.max(pen.at.sw * 0.75, b.h * 0.011)
  for (const u of us) pen.ink(...b.on(u, b.middle), r)
}

const vest: Draw = (pen, b, shape) => {
  const m = b.middle
  for (const q of [-1, 1]) {
    const v = (x: number) => clamp(m + q * x, -1.3, 1.3)
    const side = within(shape, [
      b.on(-0.1, v(0.3)),
      b.on(0.5, v(0.24)),
      b.on(1, v(0.36)),
      b.on(1.1, v(0.36)),
      b.on(1.1, q * 1.6),
      b.on(-0.1, q * 1.6),
    ])
    if (side.length > 2) pen.poly(side)
  }
}

export const TRIMS: Record<string, Draw> = {
  ...MORE_TRIMS,
  ...NECKWEAR,
  buttons: (pen, b) => buttons(pen, b, [0.3, 0.52, 0.74]),
  stripes: (pen, b, shape) => {
    band(pen, b, shape, 0.3, 0.46, pen.at.sw * 0.85)
    band(pen, b, shape, 0.64, 0.8, pen.at.sw * 0.85)
  },
  hem: (pen, b, shape) => {
    band(pen, b, shape, 0.92, 1.4, pen.at.sw * 0.85)
  },
  /** Of a backpack, over both shoulders. */
  straps: (pen, b) => {
    const m = b.middle
    for (const q of b.frontal ? [-1, 1] : [-0.4])
      pen.bar(
        [b.on(0, m + q * 0.42), b.on(0.32, m + q * 0.46), b.on(0.6, clamp(m + q * 0.8, -0.98, 0.98))],
        b.h * 0.02,
        pen.at.sw * 0.85,
      )
  },
  waistband: (pen, b, shape) => {
    band(pen, b, shape, 0.6, 0.74, pen.at.sw * 0.85)
  },
  belt: (pen, b, shape) => {
    if (!band(pen, b, shape, 0.84, 0.98)) return
    const [x, y] = b.on(0.92, b.middle)
    const r = b.h * 0.026
    pen.box4(x - r, y - r * 0.8, r * 2, r * 1.8)
  },
  sash: (pen, b, shape) => {
    const strip = [b.on(-0.05, -0.9), b.on(-0.05, -0.3), b.on(1.05, 1.1), b.on(1.05, 0.5)]
    const cut = within(shape, strip)
    if (cut.length > 2) pen.poly(cut)
  },
  star: (pen, b) => {
    const { at, r } = badge(b)
    const size = seen(pen, b, r * 1.2, 2)
    if (size) pen.poly(star(...at, size), pen.at.sw * 0.8)
  },
  emblem: (pen, b) => {
    const size = seen(pen, b, b.leg * 0.72, 2)
    if (size) pen.poly(star(...b.on(0.42, b.middle), size), pen.at.sw * 0.85)
  },
  heart: (pen, b) => {
    const [x, y] = b.on(0.45, b.middle)
    const r = seen(pen, b, b.leg * 0.5, 1.3)
    if (!r) return
    pen.blob(
      [
        [x, y + r, 1],
        [x - r, y - r * 0.1],
        [x - r * 0.55, y - r * 0.8],
        [x, y - r * 0.35, 1],
        [x + r * 0.55, y - r * 0.8],
        [x + r, y - r * 0.1],
      ],
      pen.at.sw * 0.85,
    )
  },
  cross: (pen, b) => {
    const { at, r } = badge(b)
    const k = r * 0.4
    const [x, y] = at
    pen.poly(
      [
        [x - k, y - r],
        [x + k, y - r],
        [x + k, y - k],
        [x + r, y - k],
        [x + r, y + k],
        [x + k, y + k],
        [x + k, y + r],
        [x - k, y + r],
        [x - k, y + k],
        [x - r, y + k],
        [x - r, y - k],
        [x - k, y - k],
      ],
      pen.at.sw * 0.8,
    )
  },
  zip: (pen, b) => pen.line([b.on(0.02, b.middle), b.on(0.98, b.middle)]),
  pocket: (pen, b) => {
    const {
      at: [x, y],
      r,
    } = badge(b)
    pen.blob(
      [
        [x - r, y - r * 0.6, 1],
        [x + r, y - r * 0.6, 1],
        [x + r * 0.9, y + r * 0.8],
        [x, y + r],
        [x - r * 0.9, y + r * 0.8],
      ],
      pen.at.sw * 0.8,
    )
  },
  bib: (pen, b, shape) => {
    const m = b.middle
    for (const q of [-0.42, 0.42])
      pen.bar([b.on(0, clamp(m + q * 1.1, -0.9, 0.95)), b.on(0.4, clamp(m + q, -0.9, 0.98))], b.h * 0.012)
    fitted(
      pen,
      b,
      shape,
      panel(b, [
        [0.36, 0.56],
        [0.72, 0.7],
        [0.86, 1.6],
        [1.06, 1.6],
      ]),
    )
    const [x, y] = b.on(0.66, m)
    const r = b.leg * 0.42
    pen.blob(
      [
        [x - r, y - r * 0.5, 1],
        [x + r, y - r * 0.5, 1],
        [x + r * 0.85, y + r * 0.8],
        [x - r * 0.85, y + r * 0.8],
      ],
      pen.at.sw * 0.8,
    )
  },
  apron: (pen, b, shape) => {
    const m = b.middle
    const [neck, top] = [clamp((b.head * 0.36) / b.waist(0)[2], 0.24, 0.44), 0.36]
    for (const q of [-1, 1])
      pen.line(
        [b.on(-0.04, clamp(m * 0.5 + q * neck, -0.9, 0.95)), b.on(0.27, clamp(m + q * top, -0.9, 0.96))],
        pen.at.sw,
      )
    // On who bends over it would stand out behind.
    const [chest, hip] = [b.at('chest'), b.at('hip')]
    const bent = Math.abs(chest[0] - hip[0]) > Math.abs(chest[1] - hip[1]) * 0.35
    // Nor does its waist reach around: seen from the side that would be a spike across the back.
    if (bent) {
      fitted(
        pen,
        b,
        shape,
        panel(b, [
          [0.26, top + 0.08],
          [0.6, top + 0.16],
          [1.06, top + 0.3],
        ]),
      )
      return
    }
    pen.blob(
      panel(b, [
        [0.26, top + 0.08],
        [0.58, top + 0.14],
        [0.68, 0.84],
        [1.22, 0.9],
      ]),
    )
    pen.line(
      across(b, 0.66)
        .map(([x, y]) => [x, y] as const)
        .slice(1, 3),
    )
    const [x, y] = b.on(0.95, m)
    const r = b.leg * 0.6
    pen.blob(
      [
        [x - r, y - r * 0.5, 1],
        [x + r, y - r * 0.5, 1],
        [x + r * 0.85, y + r * 0.7],
        [x - r * 0.85, y + r * 0.7],
      ],
      pen.at.sw * 0.85,
    )
  },
  vest,
  reflector: (pen, b, shape) => {
    vest(pen, b, shape)
    band(pen, b, shape, 0.56, 0.72, pen.at.sw * 0.85)
  },
  obi: (pen, b, shape) => {
    band(pen, b, shape, 0.56, 0.86)
  },
  plates: (pen, b, shape) => {
    band(pen, b, shape, 0.5, 0.68, pen.at.sw * 0.85)
    band(pen, b, shape, 0.68, 0.88, pen.at.sw * 0.85)
    pen.line([b.on(0.02, b.middle), b.on(0.52, b.middle)])
  },
  panel: (pen, b) => {
    pen.blob(
      panel(b, [
        [0.3, 0.5],
        [0.72, 0.5],
      ]),
    )
    for (const v of [-0.25, 0, 0.25]) pen.ink(...b.on(0.62, b.middle + v), b.h * 0.012)
    pen.line([b.on(0.44, b.middle - 0.3), b.on(0.44, b.middle + 0.3)])
  },
  number: (pen, b) =>
    pen.line([b.on(0.34, b.middle - 0.14), b.on(0.27, b.middle + 0.06), b.on(0.7, b.middle + 0.06)], pen.at.sw * 1.5),
}
