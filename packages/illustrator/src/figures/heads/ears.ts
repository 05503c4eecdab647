/** Ears. Those on the far side of a turned head are painted before it, hanging ones over it. */
import type { Knot, Pen } from '../../art/pen.ts'
import { type Disc, mix, type P, stretched } from '../geometry.ts'
import { flatten, type View } from './view.ts'

export interface Ears {
  kind: 'round' | 'point' | 'long' | 'flop' | 'leaf' | 'sail' | 'upright' | 'tufted' | 'folded'
  /** In head radii; each kind has a usual size of 1. */
  size?: number | undefined
  lon?: number
  lat?: number
  inner?: string
  tint?: string
}

type When = 'behind' | 'before'

export function ears(pen: Pen, view: View, spec: Ears, when: When, fur: string): void {
  // The nearer ear is painted last.
  const order = view.yaw >= 0 ? [1, -1] : [-1, 1]
  for (const q of order) {
    const hanging = spec.kind === 'flop' || spec.kind === 'sail'
    const near = q === order[1]
    const over = hanging ? near || Math.abs(view.yaw) < 15 : false
    if ((when === 'before') !== (spec.kind === 'sail' ? near && Math.abs(view.yaw) > 15 : over)) continue
    if (spec.kind === 'sail' && !near && view.profile) continue
    pen.tint(spec.tint ?? fur)
    ear(pen, view, spec, q)
  }
}

/** An inner ear too narrow to color is left out. */
const roomy = (a: P, b: P, tip: P, px: number): boolean => {
  const wide =
    Math.abs((a[0] - b[0]) * (tip[1] - b[1]) - (a[1] - b[1]) * (tip[0] - b[0])) /
    (Math.hypot(tip[0] - b[0], tip[1] - b[1]) || 1)
  return wide * px * 0.5 > 19
}

function ear(pen: Pen, view: View, spec: Ears, q: number): void {
  const k = spec.size ?? 1
  const px = pen.at.scale
  const inner = spec.inner ?? 'pink'
  const on = (lon: number, lat: number, r: number): P => flatten(view.on(q * lon, lat, r))
  const disc = (lon: number, lat: number, r: number, size: number): Disc => [...on(lon, lat, r), size * k]
  const within = (points: readonly P[], share: number): Knot[] => {
    const c: P = [
      points.reduce((s, p) => s + p[0], 0) / points.length,
      points.reduce((s, p) => s + p[1], 0) / points.length,
    ]
    return points.map((p) => {
      const [x, y] = mix(c, p, share)
      return [x, y, 1] as const
    })
  }
  switch (spec.kind) {
    case 'round': {
      const [x, y] = on(spec.lon ?? 52, spec.lat ?? 46, 1.12 + (k - 1) * 0.3)
      pen.ell(x, y, 0.36 * k)
      pen.tint(spec.tint ?? inner).ell(x, y + 0.02, 0.2 * k, 0.2 * k, 0, pen.at.sw * 0.85)
      return
    }
    case 'point':
    case 'tufted': {
      const [a, b, tip] = [on(10, 70, 0.96), on(66, 30, 0.96), on(spec.lon ?? 46, spec.lat ?? 60, 1.24 + 0.36 * k)]
      pen.blob([
        [...a, 1],
        mix(mix(a, tip, 0.5), on(20, 90, 1.3), 0.16),
        [...tip, 1],
        mix(mix(b, tip, 0.5), on(80, 50, 1.5), 0.2),
        [...b, 1],
      ])
      if (spec.kind === 'point' && roomy(a, b, tip, px))
        pen.tint(inner).blob(within([a, tip, b], 0.5), pen.at.sw * 0.85)
      return
    }
    case 'long': {
      const [a, b] = [disc(26, 66, 0.94, 0.2), disc(spec.lon ?? 40, 77, 1.0 + 1.1 * k, 0.24)]
      const mid: Disc = [...mix([a[0], a[1]], [b[0], b[1]], 0.55), 0.28]
      pen.poly(stretched([a, mid, [b[0], b[1], 0.16]], px))
      const [c, d] = [mix([a[0], a[1]], [b[0], b[1]], 0.2), mix([a[0], a[1]], [b[0], b[1]], 0.92)]
      if (px > 26)
        pen.tint(inner).poly(
          stretched(
            [
              [...c, 0.08],
              [mid[0], mid[1], 0.14],
              [...d, 0.06],
            ],
            px,
          ),
          pen.at.sw * 0.85,
        )
      return
    }
    case 'folded': {
      const [a, b, tip] = [on(24, 68, 0.98), on(62, 40, 0.98), on(66, 54, 1.36)]
      pen.blob([[...a, 1], mix(a, tip, 0.7), [...mix(tip, b, 0.25), 1], mix(tip, b, 0.7), [...b, 1]])
      return
    }
    case 'flop':
      pen.poly(stretched([disc(52, 44, 0.96, 0.2), disc(78, 12, 1.16, 0.3), disc(82, -22, 1.16, 0.26)], px))
      return
    case 'upright': {
      const [a, b] = [disc(34, 60, 0.92, 0.2), disc(36, 66, 1.32 + 0.3 * k, 0.04)]
      const mid: Disc = [...mix([a[0], a[1]], [b[0], b[1]], 0.45), 0.24]
      pen.poly(stretched([a, mid, b], px))
      pen.tint(inner).poly(
        stretched(
          [
            [...mix([a[0], a[1]], [b[0], b[1]], 0.25), 0.1],
            [...mix([a[0], a[1]], [b[0], b[1]], 0.7), 0.03],
          ],
          px,
        ),
        pen.at.sw * 0.85,
      )
      return
    }
    case 'leaf': {
      const [a, mid, tip] = [
        disc(78, spec.lat ?? 30, 0.9, 0.14),
        disc(84, (spec.lat ?? 30) - 4, 1.36, 0.22),
        disc(86, (spec.lat ?? 30) - 10, 1.3 + 0.5 * k, 0.05),
      ]
      pen.poly(stretched([a, mid, tip], px))
      pen.tint(inner).poly(
        stretched(
          [
            [mid[0], mid[1], 0.1],
            [...mix([mid[0], mid[1]], [tip[0], tip[1]], 0.6), 0.03],
          ],
          px,
        ),
        pen.at.sw * 0.85,
      )
      return
    }
    case 'sail': {
      const side = Math.sign(on(80, 0, 1)[0]) || q
      const [x, y] = Math.abs(view.yaw) > 15 && q * view.yaw < 0 ? on(70, 14, 0.86) : on(84, 14, 0.9)
      const out = Math.abs(view.yaw) > 15 && q * view.yaw < 0 ? -Math.sign(view.yaw) : side
      const w = 0.92 * k
      pen.blob([
        [x, y - 0.5],
        [x + out * w * 0.6, y - 0.86],
        [x + out * w * 1.1, y - 0.4],
        [x + out * w * 1.02, y + 0.36],
        [x + out * w * 0.5, y + 0.74],
        [x + out * 0.1, y + 0.42],
      ])
      return
    }
  }
}
