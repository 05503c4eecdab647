/** Legs as clay, with their toes and the creases where they leave the body. */
import type { Box } from '../../art/art.ts'
import { cone, cut, type Field, melt } from '../rig/clay.ts'
import { add, type P } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { boxOf, fitted, stretches, trace, xy } from '../rig/trace.ts'
import { has, type Kit } from './kit.ts'
import { restingFore, restingHind } from './resting.ts'
import type { Beast, LegBones, Pose } from './types.ts'

export function legField(b: Beast, l: LegBones): Field {
  const [r0, r1, r2] = l.r
  const end = r2 * (b.legs.foot === 'hoof' ? 1.24 : 1.04)
  const bones = melt(
    5,
    cone(l.root, l.knee, r0, r1),
    cone(l.knee, l.ankle, r1, r2),
    cone(l.ankle, add(l.sole, l.axis, -r2 * 0.4), r2, end),
  )
  const paw = b.legs.paw ?? 1
  if (b.legs.foot === 'hoof' || b.legs.foot === 'pad') return cut(bones, l.sole, l.axis, r2 * (3 + 2 * paw))
  const h = r2 * (b.legs.foot === 'paw' ? 1.14 : 1.04)
  const base = add(l.sole, l.axis, -h)
  const foot = cone(base, add(base, l.toe, r2 * 1.4 * paw), h, h)
  return cut(melt(3, bones, foot), l.sole, l.axis, r2 * (3 + 2 * paw))
}

const legBox = (l: LegBones): Box => boxOf([l.root, l.knee, l.ankle, l.sole], l.r[0] + l.r[2] * 4)

/** Long hair from the ankle down over the foot, as heavy horses have it. */
function feathering({ ink, b }: Kit, at: (x: number, y: number) => P): void {
  const q = (x: number, y: number) => xy(at(x, y))
  ink
    .tint(b.coat.light ?? 'white')
    .shape(
      `M${q(-1.05, 3.1)}Q${q(-1.6, 1.7)} ${q(-1.75, 0.4)}Q${q(-1.3, 0.8)} ${q(-1, 0.3)}Q${q(-0.6, 0.8)} ${q(0, 0.24)}Q${q(0.6, 0.8)} ${q(1, 0.3)}Q${q(1.3, 0.8)} ${q(1.75, 0.4)}Q${q(1.6, 1.7)} ${q(1.05, 3.1)}Q${q(0, 2.7)} ${q(-1.05, 3.1)}Z`,
      0.9,
    )
}

function toes(k: Kit, l: LegBones): void {
  drawToes(k, l)
  const r = l.r[2]
  if (has(k, 'feathered-feet') && k.pose.hip !== 'ground' && k.ink.fits(r * 2))
    feathering(k, (x, y) => add(add(l.sole, l.toe, x * r), l.axis, -y * r))
}

function drawToes(k: Kit, l: LegBones): void {
  const { ink, b } = k
  const r = l.r[2]
  const at = (x: number, y: number): P => add(add(l.sole, l.toe, x * r), l.axis, -y * r)
  if (b.legs.foot === 'hoof') {
    // Folded under the body a hoof is a stray box.
    if (r * ink.scale < 13 || k.pose.hip === 'ground') return
    ink
      .tint(b.coat.hoof ?? 'umber')
      .shape(
        `M${xy(at(-1.1, 0.95))}Q${xy(at(0, 0.78))} ${xy(at(1.1, 0.95))}L${xy(at(1.12, 0.5))}Q${xy(at(1.1, 0))} ${xy(at(0.7, 0))}L${xy(at(-0.7, 0))}Q${xy(at(-1.1, 0))} ${xy(at(-1.12, 0.5))}Z`,
        0.9,
      )
    return
  }
  if (r * ink.scale < 11) return
  const tip = 1.25 * (b.legs.paw ?? 1)
  if (b.legs.foot === 'pad') {
    // Nails are areas to color; on a small foot two short lines stand for them.
    if (r * ink.scale < 46) for (const x of [-0.3, 0.36]) ink.line(`M${xy(at(x, 0.02))}L${xy(at(x, 0.42))}`, 0.75)
    else
      for (const x of [-0.62, 0, 0.62])
        ink.line(through([at(x - 0.24, 0.06), at(x - 0.16, 0.42), at(x + 0.16, 0.42), at(x + 0.24, 0.06)]), 0.75)
    return
  }
  if (b.legs.foot === 'claw') {
    for (const x of [-0.5, 0.05, 0.6])
      ink.line(through([at(tip + x - 0.2, 0.72), at(tip + x + 0.1, 0.42), at(tip + x + 0.16, 0.02)]), 0.75)
    return
  }
  ink.line(through([at(tip - 0.25, 0.1), at(tip - 0.36, 0.45), at(tip - 0.16, 0.8)]), 0.75)
  ink.line(through([at(tip + 0.35, 0.26), at(tip + 0.24, 0.55), at(tip + 0.42, 0.85)]), 0.75)
}

/** One leg as path data, for what is hidden behind it. */
export const legOutline = ({ b }: Kit, l: LegBones): string =>
  trace(legField(b, l), legBox(l))
    .map((loop) => fitted(loop, true, 0.9))
    .join('')

const limbTint = (k: Kit): string | undefined => (has(k, 'vest') ? k.b.coat.mark : k.b.coat.body)

export function farLegs(k: Kit): void {
  const { ink, b, s, pose } = k
  const floor = pose.hang ? Infinity : 0
  ink.part('farLeg')
  for (const l of b.without ? [s.legs.fh] : [s.legs.fh, s.legs.ff]) {
    const f = legField(b, l)
    const loops = trace((x, y) => Math.max(f(x, y), y - floor), legBox(l))
    ink.tint(limbTint(k)).shape(loops.map((loop) => fitted(loop, true)).join(''))
    toes(k, l)
  }
}

export function nearFeet(k: Kit): void {
  if (!k.pose.haunch) toes(k, k.s.legs.nh)
  if (!hasArms(k.b, k.pose) && k.pose.sho !== 'ground') toes(k, k.s.legs.nf)
}

/** Who stands upright holds its forelegs before the chest: they lie on the body instead of growing out of its outline. */
export const hasArms = (b: Beast, pose: Pose): boolean =>
  b.stance !== undefined && b.stance !== 'hang' && !!pose.nf.hang

export function nearArm(k: Kit): void {
  const { ink, b, s, trunk } = k
  const l = s.legs.nf
  for (const loop of trace(legField(b, l), legBox(l))) {
    ink.tint(limbTint(k)).cover(fitted(loop, true))
    // Open at the shoulder.
    const shown = (p: P) => trunk(p[0], p[1]) > -0.5 || along(p, l) > l.r[0] * 0.15
    for (const run of stretches(loop, shown)) if (run.length > 8) ink.line(fitted(run, false), 1)
  }
  toes(k, l)
}

/** Short lines where the near legs lie over the body. */
export function creases(k: Kit): void {
  const { ink, b, s, pose, trunk, skin } = k
  if (pose.haunch) {
    restingHind(k)
    if (pose.sho === 'ground' && !pose.curl && !b.sprawl) restingFore(k)
  }
  // Lines across the meshes of a net or the bands of a zebra would cut them up.
  if (b.pattern === 'net' || b.pattern === 'bands') return
  const legs = [s.legs.nh, s.legs.nf]
  const fields = legs.map((l) => legField(b, l))
  const depth = Math.max(13, b.rump * 1.25)
  const floor = pose.hang ? Infinity : 0
  legs.forEach((l, i) => {
    // Where a foreleg is lifted a dash on the chest would be left of its edge.
    const lifted = !!pose.nf.hang || (pose.nf.lift ?? 0) > 0.2
    if (i === 0 ? pose.haunch : lifted || pose.sho === 'ground') return
    const hind = i === 0
    const own = fields[i]!
    const other = fields[1 - i]!
    const most = hind ? depth : Math.min(depth, b.chest * 0.8)
    const inside = (p: P) => Math.min(trunk(p[0], p[1]), other(p[0], p[1])) < -0.3
    const from = (p: P) => along(p, l) > l.r[0] * (hind ? -0.94 : 0.7)
    for (const loop of trace(own, legBox(l))) {
      const runs = stretches(loop, (p) => {
        const d = trunk(p[0], p[1])
        // Only the edge toward the belly: the other one would be a stray dash on the flank.
        const inner = hind ? p[0] > l.root[0] : p[0] < l.root[0]
        if (hind && other(p[0], p[1]) < -0.5) return false
        return inner && d > -most && p[1] < floor - 2 && skin(p[0], p[1]) < 0.4 && (d > -1 || (inside(p) && from(p)))
      })
      for (const run of runs)
        if (!has(k, 'wool') && Math.min(...run.map((p) => trunk(p[0], p[1]))) < -5.5) ink.line(fitted(run, false), 0.9)
      if (!hind)
        for (const run of stretches(loop, (p) => other(p[0], p[1]) < -0.8 && trunk(p[0], p[1]) > -1))
          ink.line(fitted(run, false), 0.9)
    }
  })
}

function along(p: P, l: LegBones): number {
  const [vx, vy] = [l.knee[0] - l.root[0], l.knee[1] - l.root[1]]
  return ((p[0] - l.root[0]) * vx + (p[1] - l.root[1]) * vy) / (Math.hypot(vx, vy) || 1)
}
