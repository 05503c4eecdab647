/** Ears. Those on the far side of a turned head are painted before it, hanging ones over it. */
import type { Knot, Pen } from '../../art/pen.ts'
import { axes, type Disc, mix, off, type P, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import { flatten, type View } from './view.ts'

export interface Ears {
  kind: 'round' | 'point' | 'long' | 'flop' | 'leaf' | 'sail' | 'upright' | 'tufted' | 'folded' | 'flap' | 'woolly'
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
    const hanging = spec.kind === 'flop' || spec.kind === 'sail' || spec.kind === 'flap'
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

/** A long ear from its root to its tip, as wide as it is anywhere at `belly` of its length. */
function leafOf(pen: Pen, root: P, tip: P, wide: number, belly: number, sw = pen.at.sw, sharp = false): void {
  const { along, across, length } = axes(root, tip)
  const at = (a: number, c: number): P => off(root, along, a * length, across, c * wide)
  const end: Knot[] = sharp ? [[...tip, 1]] : [at(0.97, -0.34), at(0.97, 0.34)]
  pen.blob(
    [
      at(0, -0.62),
      at(belly * 0.6, -0.94),
      at(belly * 1.3, -0.98),
      ...end,
      at(belly * 1.3, 0.98),
      at(belly * 0.6, 0.94),
      at(0, 0.62),
    ],
    sw,
  )
}

function ear(pen: Pen, view: View, spec: Ears, q: number): void {
  const k = spec.size ?? 1
  const px = pen.at.scale
  const inner = spec.inner ?? 'pink'
  const on = (lon: number, lat: number, r: number): P => flatten(view.on(q * lon, lat, r))
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
    case 'woolly': {
      const [x, y] = on(spec.lon ?? 70, spec.lat ?? 26, 1.1)
      const out = Math.sign(x) || q
      const r = 0.42 * k
      const locks = [-150, -110, -70, -30, 10, 50, 90].map((deg): Disc => {
        const a = (deg * Math.PI) / 180
        return [x + out * Math.cos(a) * r, y + Math.sin(a) * r, 0.17 * k]
      })
      pen.poly(unite([ring([x, y, r], px), ...locks.map((d) => ring(d, px))], px))
      pen.tint(inner).ell(x + out * 0.03, y + 0.04, 0.24 * k, 0.26 * k, 0, pen.at.sw * 0.85)
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
      const [root, tip] = [on(22, 68, 0.92), on(spec.lon ?? 34, 78, 1.0 + 1.1 * k)]
      leafOf(pen, root, tip, 0.27, 0.4)
      if (px > 26) leafOf(pen.tint(inner), mix(root, tip, 0.2), mix(root, tip, 0.9), 0.13, 0.45, pen.at.sw * 0.85)
      return
    }
    case 'folded': {
      const [a, b, tip] = [on(24, 68, 0.98), on(62, 40, 0.98), on(66, 54, 1.36)]
      pen.blob([[...a, 1], mix(a, tip, 0.7), [...mix(tip, b, 0.25), 1], mix(tip, b, 0.7), [...b, 1]])
      return
    }
    case 'flap': {
      // A flap that falls from the crown over the temple.
      const [a, b, tip] = [on(26, 62, 1.02), on(84, 26, 1.04), on(66, 10, 1.1)]
      pen.blob([
        [...a, 1],
        on(60, 58, 1.14),
        on(84, 40, 1.14),
        [...b, 1],
        mix(b, tip, 0.5),
        [...tip, 1],
        mix(tip, a, 0.5),
      ])
      return
    }
    case 'flop': {
      // From the crown out over the temple, and down beside the cheek: a drop, broadest below.
      const hang = (lon: number, lat: number, r: number): P => on(lon, lat < 0 ? lat * k : lat, 1 + (r - 1) * k)
      pen.blob([
        hang(40, 62, 0.99),
        hang(62, 50, 1.14),
        hang(82, 28, 1.36),
        hang(92, 0, 1.5),
        hang(92, -26, 1.5),
        hang(84, -42, 1.4),
        hang(74, -38, 1.16),
        hang(72, -14, 1.04),
        hang(66, 14, 0.98),
        hang(52, 40, 0.96),
      ])
      return
    }
    case 'upright': {
      const [root, tip] = [on(34, 60, 0.92), on(36, 66, 1.36 + 0.3 * k)]
      leafOf(pen, root, tip, 0.23, 0.42, pen.at.sw, true)
      if (px > 44) leafOf(pen.tint(inner), mix(root, tip, 0.24), mix(root, tip, 0.84), 0.11, 0.4, pen.at.sw * 0.85)
      return
    }
    case 'leaf': {
      const lat = spec.lat ?? 30
      const [root, tip] = [on(74, lat, 0.9), on(86, lat - 10, 1.36 + 0.5 * k)]
      leafOf(pen, root, tip, 0.23, 0.45, pen.at.sw, true)
      if (px > 44) leafOf(pen.tint(inner), mix(root, tip, 0.32), mix(root, tip, 0.86), 0.1, 0.4, pen.at.sw * 0.85)
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
