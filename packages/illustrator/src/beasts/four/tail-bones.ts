/** The chain of points along a tail. */
import { add, dir, type P, spline } from '../rig/geom.ts'
import type { Beast, Pose } from './types.ts'

interface Rump {
  hip: P
  along: P
  up: P
  deg: number
  len: number
}

/** How a tail bends from segment to segment. */
const BENDS: Partial<Record<Beast['tail']['kind'], readonly number[]>> = {
  curl: [0, -40, -70, -80, -80, -70],
  spiral: [0, -6, -10, -16, -28, -40, -46, -50, -50, -50],
  ring: [0, -12, -26, -26],
  bush: [0, -12, -26, -26],
  plume: [0, -16, -34, -38],
  thick: [0, -8, -8, -10],
}

export function tailBones(b: Beast, pose: Pose, { hip, along, up, deg, len }: Rump): P[] {
  const { kind, ang = -40, r = 3 } = b.tail
  const length = kind === 'none' ? 2 : (b.tail.len ?? 30)
  const low = kind === 'thick' || kind === 'paddle'
  // Hanging tails start behind the rump, or it would hide them.
  const hangs = kind === 'tuft' || kind === 'horse'
  const root = add(add(hip, along, -b.rump * (hangs ? 0.9 : 0.72)), up, b.rump * (low ? 0.05 : hangs ? 0.36 : 0.5))
  const resting = pose.hip === 'ground'
  const down = resting && ang < 0
  // Drawn in between the hind legs of one that rears, a long tail is a tangle.
  const rears = hangs && !resting && deg > 30
  let start = rears ? 30 : ang + (pose.tail ?? 0) * (kind === 'thick' ? 0.3 : 1)
  if (down) start = -24
  if (kind === 'paddle') start = resting ? 4 : Math.max(start, -14)
  const chain = (turns: readonly number[]): P[] => {
    const out: P[] = [root]
    let p = root
    let a = 180 - start + (resting ? 0 : deg * 0.6)
    for (const turn of turns) {
      a += turn
      p = add(p, dir(a), length / turns.length)
      out.push([p[0], pose.hang ? p[1] : Math.min(p[1], -r)])
    }
    return out
  }
  if (pose.curl && length > 28 && !low)
    return spline(
      [root, [-b.rump * 1.02, -b.rump * 0.35], [-b.rump * 0.2, -5], [Math.min(length * 0.8, len * 0.75), -5]],
      5,
    )
  if (kind === 'coil') return coil(root, length, r)
  if (kind === 'squirrel') {
    const at = (x: number, y: number): P => [root[0] - x * length, Math.min(root[1] - y * length, -2)]
    return spline(
      [at(-0.05, -0.1), at(0.24, -0.04), at(0.46, 0.22), at(0.36, 0.58), at(0.34, 0.9), at(0.6, 1.06), at(0.78, 0.9)],
      5,
    )
  }
  const bends = BENDS[kind]
  if (kind === 'curl') return chain(bends!)
  if (bends) return spline(chain(bends), 4)
  if (kind === 'horse' || kind === 'tuft') return spline(chain(down ? [0, 0, -14, -10] : [0, 30, 26, 6]), 4)
  return spline(chain([10, 14, -20, -40]), 4)
}

/** One and a half turns, rolled up below where it leaves the body, each far enough from the last. */
function coil(root: P, length: number, r: number): P[] {
  const size = length * 0.27
  const c: P = [root[0] - size * 1.15, Math.min(root[1] + size * 0.1, -size - r)]
  const turns = Array.from({ length: 22 }, (_, i): P => {
    const v = dir(62 + i * 25)
    const k = size * (1 - (i / 21) * 0.86)
    return [c[0] + v[0] * k, c[1] + v[1] * k]
  })
  return [root, ...turns]
}
