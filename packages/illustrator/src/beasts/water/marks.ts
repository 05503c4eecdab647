/** The marks of fishes and whales, within the outline of the body. */
import { add, angle, dir, type P } from '../rig/geom.ts'
import { type Ink, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Fish, FishMark, Spine } from './types.ts'

type Draw = (ink: Ink, b: Fish, s: Spine) => void

const row = (s: Spine, points: readonly (readonly [t: number, h: number])[]): P[] => points.map(([t, h]) => s.on(t, h))

/** Ahead of the spine, where the round end of the head is. */
const ahead = (b: Fish, s: Spine, h: number): P => add(s.on(0, h), s.at(0)[1], -b.depth[0]! * 1.7 - (b.beak ?? 0) * 1.4)

const MARKS: Partial<Record<FishMark, Draw>> = {
  belly: (ink, b, s) =>
    ink.tint(b.colors.light ?? 'cream').shape(
      through(
        [
          ahead(b, s, b.mouth === 'shark' ? -0.25 : -1),
          ...row(s, [
            [0.06, b.mouth === 'shark' ? -0.3 : -0.74],
            [0.22, -0.46],
            [0.45, -0.42],
            [0.7, -0.62],
            [0.84, -1.1],
            [0.84, -3],
            [0.5, -2.4],
          ]),
          ahead(b, s, -4),
        ],
        true,
      ),
      0.85,
    ),
  grooves: (ink, b, s) => {
    ink.tint(b.colors.light ?? 'cream').shape(
      through(
        [
          ahead(b, s, -0.16),
          ...row(s, [
            [0.04, -0.24],
            [0.26, -0.46],
            [0.5, -0.5],
            [0.74, -0.7],
            [0.84, -1.1],
            [0.84, -3],
            [0.5, -2],
          ]),
          ahead(b, s, -2),
        ],
        true,
      ),
      0.85,
    )
    const rows = ink.detail === 'simple' ? [-0.78] : [-0.66, -0.84]
    for (const h of rows)
      ink.line(
        through(
          row(s, [
            [0.02, h],
            [0.2, h - 0.03],
            [0.42, h],
          ]),
        ),
        0.8,
      )
  },
  bands: (ink, b, s) => {
    for (const t of [0.3, 0.58, 0.86]) {
      const edge = (k: number) => [s.on(t + k, 1.15), s.on(t + k * 1.3 - 0.03, 0), s.on(t + k, -1.15)]
      ink.tint(b.colors.mark ?? 'white').shape(through([...edge(-0.05), ...edge(0.05).reverse()], true), 0.85)
    }
  },
  stripes: (ink, b, s) => {
    for (const t of [0.5, 0.78]) {
      const g = (dt: number, h: number) => xy(s.on(t + dt, h))
      ink
        .tint(b.colors.mark ?? 'slate')
        .shape(`M${g(-0.07, 1.2)}Q${g(-0.09, 0)} ${g(0, -1)}Q${g(0.08, 0)} ${g(0.07, 1.2)}Z`, 0.85)
    }
  },
  bars: (ink, b, s) => {
    for (const t of [0.42, 0.54, 0.66, 0.78]) {
      const g = (dt: number, h: number) => xy(s.on(t + dt, h))
      ink
        .tint(b.colors.mark ?? 'slate')
        .shape(`M${g(-0.035, 1.2)}Q${g(-0.03, 0.5)} ${g(0.01, -0.12)}Q${g(0.04, 0.5)} ${g(0.035, 1.2)}Z`, 0.8)
    }
  },
  bolts: (ink, b, s) => {
    for (const t of [0.28, 0.46, 0.64, 0.82]) {
      const g = (dt: number, h: number) => xy(s.on(t + dt, h))
      ink
        .tint(b.colors.mark ?? 'gamboge')
        .shape(
          `M${g(-0.03, 0.6)}L${g(0.02, 0.6)}L${g(0.005, 0.15)}L${g(0.04, 0.15)}L${g(-0.03, -0.7)}L${g(-0.015, -0.1)}L${g(-0.045, -0.1)}Z`,
          0.75,
        )
    }
  },
  plates: (ink, b, s) => {
    ink.tint(b.colors.mark ?? 'slate')
    for (const t of [0.34, 0.44, 0.54, 0.64, 0.74, 0.84])
      ink.shape(
        `M${xy(s.on(t - 0.04, 0.1))}L${xy(s.on(t, 0.42))}L${xy(s.on(t + 0.04, 0.1))}L${xy(s.on(t, -0.16))}Z`,
        0.75,
      )
  },
  gillcover: (ink, _b, s) =>
    ink.line(
      through(
        row(s, [
          [0.3, 0.85],
          [0.36, 0],
          [0.3, -0.85],
        ]),
      ),
      0.85,
    ),
  scales: (ink, _b, s) => {
    const gap = Math.max(7.6, 26 / ink.scale)
    for (let i = 0; i * gap < 40; i++)
      for (let j = -4; j <= 4; j++) {
        const t = 0.46 + (i * gap * 1.3) / 100
        const h = ((j + (i % 2) * 0.5) * gap) / s.r(t)
        if (Math.abs(h) > 0.9 || t > 0.9) continue
        const c = s.on(t, h)
        const [, u, n] = s.at(t)
        const k = gap * 0.47
        ink.line(`M${xy(add(c, n, k))}Q${xy(add(c, u, k * 1.5))} ${xy(add(c, n, -k))}`, 0.75)
      }
  },
  /** Scars and a line along the side, of one that is seen alone and close. */
  scars: (ink, b, s) => {
    if (ink.detail === 'simple' || !ink.fits(6)) return
    const side: P[] = row(s, [
      [0.4, 0.05],
      [0.6, -0.02],
      [0.86, 0.02],
    ])
    ink.line(through(side), 0.75)
    const cut = (t: number, h: number) => {
      const [from, to] = [s.on(t, h), s.on(t + 0.07, h - 0.3)]
      const stitch = (k: number) =>
        `M${xy(s.on(t + 0.07 * k - 0.014, h - 0.3 * k - 0.1))}L${xy(s.on(t + 0.07 * k + 0.014, h - 0.3 * k + 0.1))}`
      return `M${xy(from)}L${xy(to)}${stitch(0.25)}${stitch(0.75)}`
    }
    ink.line(cut(0.7, 0.6), 0.75)
    ink.tint(b.colors.mark ?? 'slate')
    for (const [t, h, r] of [
      [0.34, 0.66, 3],
      [0.44, 0.5, 4.2],
      [0.53, 0.72, 2.6],
      [0.56, 0.36, 3.4],
      [0.81, 0.3, 2.6],
    ] as const)
      ink.oval(s.on(t, h), r, r * 0.8, 0, 0.75)
  },
  gills: (ink, _b, s) => {
    for (const t of [0.27, 0.305, 0.34])
      ink.line(
        through(
          row(s, [
            [t, 0.35],
            [t + 0.012, 0.05],
            [t, -0.25],
          ]),
        ),
        0.8,
      )
  },
  orca: (ink, b, s) => {
    ink.tint('white')
    ink.shape(
      through(
        [
          ahead(b, s, -0.6),
          ...row(s, [
            [0.02, -0.5],
            [0.14, -0.44],
            [0.32, -0.62],
            [0.5, -0.5],
            [0.62, -0.05],
            [0.73, 0.14],
            [0.74, -0.1],
            [0.68, -0.6],
            [0.85, -0.9],
            [0.7, -1.6],
            [0.3, -1.7],
          ]),
          ahead(b, s, -2),
        ],
        true,
      ),
      0.9,
    )
    ink.oval(s.on(0.2, 0.4), 8, 4.4, 10 - angle(s.on(0.3, 0.4), s.on(0.1, 0.4)), 0.9)
    ink.tint('stone').shape(
      through(
        row(s, [
          [0.53, 1.4],
          [0.56, 0.62],
          [0.68, 0.55],
          [0.7, 0.8],
          [0.62, 1.4],
        ]),
        true,
      ),
      0.9,
    )
  },
  spots: (ink, b, s) => {
    ink.tint(b.colors.mark ?? 'slate')
    for (const [t, h] of [
      [0.3, 0.55],
      [0.4, 0.2],
      [0.48, 0.66],
      [0.56, 0.3],
      [0.66, 0.6],
      [0.74, 0.2],
      [0.79, 0.6],
    ] as const)
      ink.oval(s.on(t, h), 3.6, 3, 0, 0.8)
  },
  folds: (ink, _b, s) => {
    for (const t of [0.22, 0.78])
      ink.line(
        through(
          row(s, [
            [t, 0.9],
            [t + 0.02, 0.6],
            [t, 0.4],
          ]),
        ),
        0.8,
      )
  },
  patches: (ink, b, s) => {
    ink.tint(b.colors.mark ?? 'orange')
    for (const [t, h, r] of [
      [0.2, 0.25, 9],
      [0.46, -0.55, 9],
      [0.68, 0.4, 8],
    ] as const)
      ink.shape(
        through(
          Array.from({ length: 8 }, (_, i) =>
            add(s.on(t, h), dir(i * 45), r * (1 + 0.25 * Math.sin(i * 2.3 + t * 20))),
          ),
          true,
        ),
        0.85,
      )
    ink.line(
      through(
        row(s, [
          [0.34, 0],
          [0.55, 0.05],
          [0.75, 0],
        ]),
      ),
      0.8,
    )
  },
}

export function fishMarks(ink: Ink, b: Fish, s: Spine): void {
  for (const mark of b.marks ?? []) MARKS[mark]?.(ink, b, s)
}
