/** A bending spine with a depth profile, and the outline around it. */
import { cone, type Field, rope, smin } from '../rig/clay.ts'
import { add, dir, type P, unit } from '../rig/geom.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import type { Fish, Spine } from './types.ts'

const N = 28

/** How far the body bends and leans. */
const CURVES: Record<string, { bend: number; lean: number }> = {
  jump: { bend: -0.95, lean: 22 },
  dive: { bend: 0.5, lean: -30 },
  'head-up': { bend: -0.3, lean: 34 },
  'head-down': { bend: 0.3, lean: -40 },
}

export function spineOf(b: Fish, pose: string): Spine {
  const { bend, lean } = CURVES[pose] ?? { bend: b.above ? 0.55 : b.tail === 'fluke' ? -0.28 : 0.06, lean: 0 }
  const points: P[] = [[0, 0]]
  for (let i = 1; i <= N; i++) {
    const t = i / N
    const wave = b.above ? Math.sin(t * 4.4) : 1
    const wind = b.wavy ? Math.sin(t * 8.5 + 0.6) * 34 : 0
    // The body bends more toward the tail.
    const a = 180 + lean - bend * 60 * (t - 0.25) * (pose === 'jump' ? 1.15 : t * 1.3) * wave + wind
    points.push(add(points[i - 1]!, dir(a), b.len / N))
  }
  const r = (t: number) => {
    const k = Math.max(0, Math.min(1, t)) * (b.depth.length - 1)
    const i = Math.min(b.depth.length - 2, Math.floor(k))
    const u = k - i
    const s = u * u * (3 - 2 * u)
    return b.depth[i]! + (b.depth[i + 1]! - b.depth[i]!) * (0.5 * u + 0.5 * s)
  }
  const at = (t: number): [P, P, P] => {
    const k = Math.min(N - 0.001, Math.max(0, t * N))
    const i = Math.floor(k)
    const p = add(points[i]!, [points[i + 1]![0] - points[i]![0], points[i + 1]![1] - points[i]![1]], k - i)
    const u = unit(points[Math.max(0, i - 1)]!, points[Math.min(N, i + 2)]!)
    return [p, u, [-u[1], u[0]]]
  }
  const on = (t: number, h: number): P => {
    const [p, , n] = at(t)
    return add(p, n, h * r(t))
  }
  return { at, on, r, points, body: outlineOf(b, { at, r, points }) }
}

/** The middles of both ends of a hammerhead's head: the far one above, the near one below and a little before it. */
export const hammerEnds = (size: number, nose: P, back: P, up: P): [P, P] => [
  add(add(nose, back, 2), up, size),
  add(add(nose, back, -7), up, -size * 0.8),
]

function outlineOf(b: Fish, { at, r, points }: Pick<Spine, 'at' | 'r' | 'points'>): string {
  const coarse = points.filter((_, i) => i % 2 === 0)
  const body = rope(
    coarse,
    coarse.map((_, i) => r(i / (coarse.length - 1))),
    3,
  )
  const [nose, back, up] = at(0)
  const d0 = b.depth[0]!
  const tip = b.beak ? add(add(nose, back, -b.beak - d0 * 0.4), up, -d0 * 0.5) : nose
  const beak = b.beak ? cone(add(nose, back, 4), tip, 7, 3.4) : null
  const hammer = b.hammer ? cone(...hammerEnds(b.hammer, nose, back, up), 7.4, 8.4) : null
  const whole: Field = (x, y) => {
    let d = body(x, y)
    if (beak) d = smin(d, beak(x, y), 5)
    if (hammer) d = smin(d, hammer(x, y), 6)
    return d
  }
  const more = Math.max(...b.depth) + (b.beak ?? 0) + (b.hammer ?? 0) + 12
  return trace(whole, boxOf(points, more))
    .slice(0, 1)
    .map((loop) => fitted(loop, true))
    .join('')
}
