/** The outline of a fluffy animal: locks all along it, smooth only where it stands on its paws. */
import { add, dist, even, leftOf, type P, unit } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { fitted, xy } from '../rig/trace.ts'
import type { Beast } from './types.ts'

const FLUFFY = /^(fluffy|furry|shaggy|hairy)$/

/** Who has hooves is given fleece, and who has armor or quills no fur at all. */
export const isShaggy = ({ legs, extra }: Beast, said: readonly string[]): boolean =>
  legs.foot === 'paw' &&
  said.some((word) => FLUFFY.test(word)) &&
  !extra?.some((name) => /^(shag|wool|quills|spines|shell|armor|overlapping)/.test(name))

/** A ring that keeps its inside on the right, with a lock of fur for every `gap` of it that lies above `low`. */
export function locked(ring: readonly P[], gap: number, low: number): string {
  const round = ring.reduce((sum, p, i) => sum + dist(p, ring[(i + 1) % ring.length]!), 0)
  const n = Math.max(8, Math.round(round / gap))
  const points = even(ring, n * PER, true)
  const start = points.findIndex(([, y], i) => y < low && points.at(i - 1)![1] >= low)
  if (start < 0) return fitted(ring, true)
  let d = `M${xy(points[start]!)}`
  let smooth: P[] = []
  const at = (i: number) => points[(start + i) % points.length]!
  for (let i = 0; i < points.length; i += PER) {
    const [a, z] = [at(i), at(Math.min(i + PER, points.length))]
    if (a[1] < low && z[1] < low) {
      d += curve(smooth) + lock(a, z)
      smooth = []
    } else for (let j = i + (smooth.length ? 1 : 0); j <= i + PER; j += 1) smooth.push(at(Math.min(j, points.length)))
  }
  return `${d}${curve(smooth)}Z`
}

/** Points of the outline for each lock. */
const PER = 6

const curve = (points: readonly P[]): string => (points.length > 1 ? through(points).replace(/^M[^C]*/, '') : '')

/** One lock, its tip toward the end. */
function lock(a: P, z: P): string {
  const along = unit(a, z)
  const out = leftOf(along)
  const w = dist(a, z)
  const at = (from: P, x: number, y: number) => xy(add(add(from, along, x * w), out, y * w))
  return `Q${at(a, 0.4, 0.34)} ${at(z, -0.06, 0.32)}Q${at(z, -0.1, 0.12)} ${xy(z)}`
}
