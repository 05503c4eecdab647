/** What is worn at the neck and down the front; see trims.ts. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { clamp, mix, type P } from '../geometry.ts'
import type { Coats } from '../paint.ts'
import { isNecked } from './cloth.ts'
import type { Outfit } from './outfit.ts'

type Draw = (pen: Pen, body: Body) => void

/** How far down the trunk a large head hides it. */
function underChin(b: Body): number {
  const [[, neck], [, hip]] = [b.on(0, 0), b.on(1, 0)]
  return clamp((b.at('head')[1] + b.head - neck) / (hip - neck), 0, 0.3)
}

/** Around the neck, one end down the front. */
function scarf(print: 'plain' | 'stripes' | 'dots', long: number): Draw {
  return (pen, b) => {
    // Where there is no neck to be seen it lies on the shoulders.
    const t = b.leg * 0.5
    const u = Math.max(b.skeleton.build.neck < 0.006 ? 0.13 : 0.02, underChin(b) + 0.04)
    const [l, r] = [b.on(u - 0.06, -0.86), b.on(u - 0.06, 0.92)]
    const wide = print === 'plain' && long === 1 ? 1 : 1.2
    const [x, y] = b.on(u + 0.06, b.middle * 0.4 + 0.24)
    const end = t * 4.7 * long
    /** Across the hanging end, from 0 at the neck to 1 below. */
    const edge = (k: number, side: 0 | 1): P => [x + t * wide * (side ? 1.6 + 0.7 * k : 0.4 * k), y + end * k]
    pen.poly([edge(0, 0), edge(0, 1), edge(1, 1), edge(1, 0)])
    const bars = print === 'stripes' ? Math.round(5 * long) : 0
    for (let i = 1; i < bars; i++) pen.line([edge(i / bars, 0), edge(i / bars, 1)], pen.at.sw * 0.8)
    if (print === 'dots')
      for (let k = 0.3; k < 0.9; k += 0.3 / long) pen.ell(...mix(edge(k, 0), edge(k, 1), 0.5), t * 0.36)
    if (!bars) pen.line([edge(0.8, 0), edge(0.8, 1)], pen.at.sw * 0.8)
    const low = b.on(u + 0.08, 0)
    const around: P[] = [l, [(l[0] + low[0]) / 2, low[1]], low, [(r[0] + low[0]) / 2, low[1]], r]
    pen.bar(around, t * 0.8)
    const marks = [mix(around[0] as P, around[1] as P, 0.6), around[1] as P, low, around[3] as P]
    for (const [mx, my] of marks) {
      if (print === 'dots') pen.ell(mx, my, t * 0.34)
      if (print === 'stripes')
        pen.line(
          [
            [mx, my - t * 0.74],
            [mx, my + t * 0.74],
          ],
          pen.at.sw * 0.8,
        )
    }
  }
}

export const NECKWEAR: Record<string, Draw> = {
  /** Over both shoulders down to the waist, each held by a clip. */
  suspenders: (pen, b) => {
    const m = b.middle
    for (const q of b.frontal ? [-1, 1] : [-0.3]) {
      const v = (x: number) => clamp(m + q * x, -0.96, 0.96)
      pen.bar(
        [b.on(-0.04, v(0.52)), b.on(0.4, v(0.56)), b.on(0.9, v(0.58))],
        Math.max(b.h * 0.019, 9 / pen.at.scale),
        pen.at.sw * 0.85,
      )
    }
  },
  /** On a cord around the neck. */
  'pendant cross': (pen, b) => {
    const [x, y] = b.on(0.62, b.middle)
    const r = b.leg * 0.62
    pen.line([b.on(0.26, clamp(b.middle - 0.44, -0.9, 0.9)), [x, y - r], b.on(0.26, clamp(b.middle + 0.44, -0.9, 0.9))])
    const k = r * 0.3
    pen.poly([
      [x - k, y - r],
      [x + k, y - r],
      [x + k, y - k],
      [x + r * 0.8, y - k],
      [x + r * 0.8, y + k],
      [x + k, y + k],
      [x + k, y + r * 1.5],
      [x - k, y + r * 1.5],
      [x - k, y + k],
      [x - r * 0.8, y + k],
      [x - r * 0.8, y - k],
      [x - k, y - k],
    ])
  },
  /** Two leaves that lie around the neck and meet before it. */
  collar: (pen, b) => {
    const [m, wide] = [b.middle * 0.6, clamp((b.head * 0.33) / b.waist(0)[2], 0.28, 0.5)]
    const v = (x: number) => clamp(x, -0.98, 0.98)
    for (const q of [-1, 1])
      pen.poly(
        [
          b.on(-0.08, v(m * 0.5 + q * wide)),
          b.on(0.07, m),
          b.on(0.2, v(m + q * wide * 0.66)),
          b.on(0.06, v(m * 0.7 + q * (wide + 0.13))),
        ],
        pen.at.sw * 0.85,
      )
  },
  /** The hood on the shoulders, its strings, and the pocket for both hands. */
  hoodie: (pen, b) => {
    const m = b.middle
    const fine = pen.at.sw * 0.85
    const v = (x: number) => clamp(m + x, -1, 1)
    pen.blob([b.on(-0.1, v(-0.82)), b.on(0.12, v(-0.6)), b.on(0.26, m), b.on(0.12, v(0.6)), b.on(-0.1, v(0.82))], fine)
    for (const q of [-0.16, 0.16]) {
      const [from, to] = [b.on(0.22, v(q)), b.on(0.44, v(q * 1.2))]
      pen.line([from, to], pen.at.sw * 0.75).ink(...to, pen.at.sw * 0.75)
    }
    const pocket = [
      b.on(0.64, v(-0.34)),
      b.on(0.64, v(0.34)),
      b.on(0.78, v(0.52)),
      b.on(0.93, v(0.52)),
      b.on(0.93, v(-0.52)),
      b.on(0.78, v(-0.52)),
    ]
    pen.poly(pocket, fine)
  },
  tie: (pen, b) => {
    const m = b.middle
    pen.poly(
      [
        b.on(0.02, m - 0.12),
        b.on(0.02, m + 0.12),
        b.on(0.12, m + 0.08),
        b.on(0.58, m + 0.2),
        b.on(0.68, m),
        b.on(0.58, m - 0.2),
        b.on(0.12, m - 0.08),
      ],
      pen.at.sw * 0.85,
    )
  },
  bowtie: (pen, b) => {
    const [x, y] = isBare(b) ? b.on(underChin(b) + 0.1, b.middle * 0.7) : b.on(0.06, b.middle)
    const r = b.leg * 0.62
    for (const q of [-1, 1])
      pen.blob([
        [x, y, 1],
        [x + q * r * 1.15, y - r * 0.66],
        [x + q * r * 1.15, y + r * 0.66],
      ])
    pen.ink(x, y, r * 0.26)
  },
  /** An animal's: a band around the neck, a corner with dots on it down the breast. */
  kerchief: (pen, b) => {
    const u = underChin(b)
    const m = b.middle * 0.7
    const v = (x: number) => clamp(m + x, -0.9, 0.96)
    const [tip, low] = [b.on(u + 0.44, m), b.on(u + 0.1, m)]
    pen.blob([
      [...b.on(u - 0.02, v(-0.62)), 1],
      b.on(u + 0.22, v(-0.34)),
      [...tip, 1],
      b.on(u + 0.22, v(0.34)),
      [...b.on(u - 0.02, v(0.62)), 1],
    ])
    for (const [t, c] of [
      [0.36, -0.2],
      [0.36, 0.2],
      [0.68, 0],
    ] as const) {
      const [x, y] = mix(low, tip, t)
      pen.ink(x + c * b.leg * 1.5, y, b.h * 0.009)
    }
    pen.bar(
      [
        b.on(u - 0.08, v(-0.74)),
        b.on(u + 0.05, v(-0.4)),
        b.on(u + 0.1, m),
        b.on(u + 0.05, v(0.4)),
        b.on(u - 0.08, v(0.78)),
      ],
      b.h * 0.018,
    )
  },
  lapels: (pen, b) => {
    const m = b.middle
    pen.line([b.on(0, m - 0.42), b.on(0.34, m - 0.3), b.on(0.5, m), b.on(1.04, m)])
    pen.line([b.on(0, Math.min(0.95, m + 0.42)), b.on(0.34, Math.min(0.95, m + 0.3)), b.on(0.5, m)])
  },
  scarf: scarf('plain', 1),
  'stripes scarf': scarf('stripes', 1),
  'dots scarf': scarf('dots', 1),
  'long scarf': scarf('plain', 1.9),
  'long stripes scarf': scarf('stripes', 1.9),
  'long dots scarf': scarf('dots', 1.9),
  'collar and tag': (pen, b) => {
    const t = b.h * 0.02
    pen.bar([b.on(-0.02, -0.8), b.on(0.08, b.middle), b.on(-0.02, 0.86)], t)
    const [x, y] = b.on(0.1, b.middle)
    pen.ell(x, y + t * 2.2, b.h * 0.028)
  },
  necklace: (pen, b) => {
    // Around the neck, not over the edge of somebody who is turned.
    const [m, bead] = [b.middle * 0.5, Math.max(b.h * 0.017, pen.at.sw * 1.9)]
    // Around a grown neck it is no wider than the opening that the neck comes out of.
    const half = isNecked(b) ? 0.46 : clamp((bead * 5) / b.waist(0)[2], 0.4, 0.72)
    for (let i = -2; i <= 2; i++) pen.ell(...b.on(0.2 - 0.036 * i * i, clamp(m + (i / 2) * half, -0.8, 0.8)), bead)
  },
  /** A garland of flowers, low enough to be seen under any chin. */
  lei: (pen, b) => {
    const r = b.h * 0.036
    const top = underChin(b)
    for (const v of [-0.82, 0.82, -0.44, 0.44, 0]) {
      const [x, y] = b.on(top + 0.34 - 0.36 * v * v, clamp(b.middle + v, -0.95, 0.98))
      const petals = Array.from({ length: 10 }, (_, k): Knot => {
        const [a, q] = [(k * Math.PI) / 5, k % 2 ? r * 0.84 : r * 1.1]
        const [u, w] = [x + q * Math.cos(a), y + q * Math.sin(a)]
        return k % 2 ? [u, w, 1] : [u, w]
      })
      pen.blob(petals, pen.at.sw * 0.75).ink(x, y, r * 0.26)
    }
  },
  /** Around the neck, its tube down the chest to a disc that is large enough to be known by. */
  stethoscope: (pen, b) => {
    const m = b.middle
    const at = (u: number, v: number) => b.on(u, clamp(m + v, -0.92, 0.92))
    const thick = b.h * 0.009
    const [u, v] = isNecked(b) ? [0.02, 0.36] : [-0.06, 0.52]
    pen.bar([at(u, -v), at(0.16, -0.42), at(0.36, -0.28), at(0.42, 0)], thick)
    pen.bar([at(u, v), at(0.16, 0.42), at(0.36, 0.28), at(0.42, 0), at(0.56, -0.02), at(0.68, 0.2)], thick)
    const [x, y] = at(0.76, 0.34)
    pen.ell(x, y, b.h * 0.036).ell(x, y, b.h * 0.016)
  },
  /** The flap down the front of a heavy coat, and what shuts it. */
  clasps: (pen, b) => {
    const v = (x: number) => clamp(b.middle + x, -1, 1)
    pen.poly([b.on(0.06, v(-0.15)), b.on(0.06, v(0.15)), b.on(1, v(0.15)), b.on(1, v(-0.15))], pen.at.sw * 0.85)
    for (const u of [0.22, 0.55, 0.88])
      pen.poly(
        [b.on(u - 0.05, v(-0.3)), b.on(u - 0.05, v(0.3)), b.on(u + 0.05, v(0.3)), b.on(u + 0.05, v(-0.3))],
        pen.at.sw * 0.85,
      )
  },
  ruff: (pen, b) => {
    const t = b.h * 0.034
    for (let i = -3; i <= 3; i++)
      pen.ell(...b.on(0.1 - 0.008 * i * i, clamp(b.middle * 0.5 + i * 0.28, -1.05, 1.05)), t * 1.15)
  },
  wrap: (pen, b) => {
    const m = b.middle
    pen.line([b.on(-0.02, m - 0.5), b.on(0.4, m + 0.05), b.on(0.66, clamp(m + 0.6, -1, 1))])
    pen.line([b.on(-0.02, clamp(m + 0.5, -1, 0.95)), b.on(0.26, m)])
  },
}

const isBare = (b: Body): boolean => b.skeleton.build.plush === true

/** Drawn over the shoulders. On bare fur a bow tie is as well: arms grow out of the trunk there and would cover half of it. */
export const isScarf = (kind: string, { top }: Outfit): boolean =>
  kind === 'lei' || kind === 'kerchief' || kind.endsWith('scarf') || (kind === 'bowtie' && !top)

/** Over the shoulders, where arms that grow out of the trunk would cover it; where they are behind it, with the trunk. */
export function drawScarf(coats: Coats, outfit: Outfit, b: Body, part: 'torso' | 'nearArm'): void {
  for (const { kind, tint } of outfit.trims)
    if (isScarf(kind, outfit)) NECKWEAR[kind]?.(coats.add(part).tint(tint ?? 'vermilion'), b)
}
