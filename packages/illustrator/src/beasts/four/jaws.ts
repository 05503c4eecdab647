/** A mouth that opens in profile: two jaws of clay with a gap between them, and what is seen in the gap. */
import { ball, cone, type Field, melt } from '../rig/clay.ts'
import type { P } from '../rig/geom.ts'
import type { Frame, Ink } from '../rig/ink.ts'
import { has, type Kit } from './kit.ts'
import type { Beast, Pose } from './types.ts'

/** In degrees: how far the lower jaw hangs, and a long one less. */
const [HANGS, LONGEST] = [38, 70]

/** In head radii: the jaws' roots and tips and how thick they are there. */
interface Jaws {
  upper: readonly [root: P, tip: P, r0: number, r1: number]
  lower: readonly [root: P, tip: P, r0: number, r1: number]
  /** Where they part. */
  corner: P
}

function jawsOf({ head }: Beast): Jaws {
  const { skull = 1, mz = 1.6, my = 0.35, m0 = 0.65, m1 = 0.48 } = head
  const angle = (Math.min(HANGS, LONGEST / mz) * Math.PI) / 180
  const root: P = [0.1, my * 0.6 + m0 * 0.5]
  const long = mz * 0.92 - 0.1
  const tip: P = [root[0] + long * Math.cos(angle), root[1] + long * Math.sin(angle)]
  return {
    upper: [[0.35 * skull, my * 0.6 - m0 * 0.12], [mz + m1 * 0.3, my - m1 * 0.36], m0 * 0.86, m1 * 0.7],
    lower: [root, tip, m0 * 0.46, Math.max(0.2, m1 * 0.46)],
    corner: [mz * 0.4, my + m0 * 0.3],
  }
}

/** Beaks and bills open in a way of their own, trunks hide the mouth. */
export const hasJaws = ({ head, extra }: Beast): boolean =>
  head.view !== 'front' && !/^(none|beak|bill)$/.test(head.nose ?? '') && !extra?.includes('trunk')

/** In degrees: with the nose down a jaw that opens would be at the chest. */
const RAISED = 24

/** The pose of one whose mouth is asked to be open. */
export function opened(b: Beast, pose: Pose, isAsked: boolean): Pose {
  // Down at the grass a lower jaw would stand there like a leg.
  if (!hasJaws(b) || pose.mouth || !(isAsked || pose.open)) return pose
  const isLow = !pose.look && !pose.curl && (b.head.tilt ?? 20) > 8
  return { ...pose, open: true, ...(isLow ? { head: (pose.head ?? 0) - RAISED } : {}) }
}

/** Between the tips of the jaws, where what is bitten is. */
export function biteOf(b: Beast): P {
  const { upper, lower } = jawsOf(b)
  const [above, below] = [upper[1][1] + upper[3], lower[1][1] - lower[3]]
  return [lower[1][0] + lower[3] * 0.4, above + (below - above) * 0.75]
}

/** The head with its jaws apart. */
export function gaping(b: Beast, f: Frame): Field {
  const { upper, lower } = jawsOf(b)
  const s = f.s
  const part = ([root, tip, r0, r1]: Jaws['upper']): Field => cone(f.at(...root), f.at(...tip), s * r0, s * r1)
  const above = melt(s * 0.45, ball(f.at(0, 0), s * (b.head.skull ?? 1)), part(upper))
  const head = melt(s * 0.1, above, part(lower))
  const gap = wedge(b, f)
  return (x, y) => Math.max(head(x, y), -gap(x, y))
}

/** Thick jaws part only at their tips: cut in between them, the mouth goes back into the cheek. */
function wedge(b: Beast, f: Frame): Field {
  const { upper, lower, corner } = jawsOf(b)
  const [high, low] = [upper[1][1] + upper[3] * 0.9, lower[1][1] - lower[3] * 0.9]
  const mouth: P = [(upper[1][0] + lower[1][0]) / 2, (high + low) / 2]
  return cone(f.at(...corner), f.at(...mouth), f.s * 0.03, Math.max(0.05, (f.s * (low - high)) / 2))
}

/** Behind the jaws: the cheek of the other side, teeth, and a tongue that lies on the lower jaw. */
export function mouthInside(k: Kit): void {
  const { ink, b, f } = k
  if (!k.look.open || !hasJaws(b)) return
  const { upper, lower, corner } = jawsOf(b)
  const between = (from: P, to: P, t: number): P => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  const [above, below] = [between(upper[0], upper[1], 0.88), between(lower[0], lower[1], 0.84)]
  const at = ([x, y]: P, dx = 0, dy = 0) => `${x + dx} ${y + dy}`
  const bend = between(above, below, 0.5)
  ink
    .tint('rose')
    .shape(
      f.d(`M${at(above)}Q${at(bend, -(bend[0] - corner[0]) * 0.4)} ${at(below)}L${at(lower[0])}L${at(upper[0])}Z`),
      0.85,
    )
  teeth(ink, k, f, upper, 1)
  tongue(ink, f, lower)
  if (has(k, 'teeth-croc')) teeth(ink, k, f, lower, -1)
}

function tongue(ink: Ink, f: Frame, [root, tip, r0, r1]: Jaws['lower']): void {
  const along = (t: number, up: number): P => {
    const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
    const d = Math.hypot(dx, dy)
    return [root[0] + dx * t + (dy / d) * up, root[1] + dy * t - (dx / d) * up]
  }
  const at = (t: number, up: number) => along(t, up).join(' ')
  const r = (r0 + r1) / 2
  if (!ink.fits(f.s * r * 1.1)) return
  ink
    .tint('coral')
    .shape(
      f.d(
        `M${at(0.3, 0)}C${at(0.4, r * 2.2)} ${at(0.66, r * 2.6)} ${at(0.84, r * 1.9)}Q${at(0.98, r * 1.3)} ${at(0.9, 0)}Z`,
      ),
      0.85,
    )
}

/** Pointed ones along a jaw, for who is known by them; `down` is 1 below the upper jaw and -1 above the lower. */
function teeth(ink: Ink, k: Kit, f: Frame, [root, tip, r0, r1]: Jaws['upper'], down: 1 | -1): void {
  if (!has(k, 'teeth-rex') && !has(k, 'teeth-croc')) return
  const n = has(k, 'teeth-croc') ? 4 : 3
  const size = 0.26
  if (!ink.fits(f.s * size * 0.8)) return
  const edge = (t: number): P => [
    root[0] + (tip[0] - root[0]) * t,
    root[1] + (tip[1] - root[1]) * t + down * (r0 + (r1 - r0) * t) * 0.9,
  ]
  for (let i = 0; i < n; i++) {
    const [x, y] = edge(0.56 + (i * 0.5) / n)
    ink
      .tint('white')
      .shape(f.d(`M${x - size * 0.55} ${y}L${x} ${y + down * size * 1.25}L${x + size * 0.55} ${y}Z`), 0.8)
  }
}
