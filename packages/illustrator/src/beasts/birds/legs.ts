import { cone, type Field, melt, rope, smin } from '../rig/clay.ts'
import { add, mix, type P } from '../rig/geom.ts'
import type { Ink } from '../rig/ink.ts'
import { boxOf, outline, xy } from '../rig/trace.ts'
import type { Bird, BirdPose } from './types.ts'

/** A leg with its foot: on the ground, drawn up, or trailing in flight. */
export function birdLeg(b: Bird, hip: P, pose: BirdPose, near: boolean): { foot: P; draw(ink: Ink): void } {
  const { len, r, thigh, foot } = b.legs
  const step = (near ? 1 : -1) * (pose.step ?? 0)
  const folded = (b.legs.fold || pose.asleep) && !near && !pose.fly && !pose.sit && !pose.step && !pose.peck
  const top = add(hip, [0, b.r * 0.35])
  const air = (pose.lift ?? 0) * b.r
  const sole: P = folded
    ? add(top, [len * 0.24, len * 0.5])
    : pose.fly
      ? add(top, [-len * 0.75 - 14, len * 0.08 + 12])
      : [top[0] + step * (len + (len < 8 ? 34 : 14)) + (near ? 2 : 3), (near ? -1 : -2.2) - air]
  const tall = len > 40
  const mid: P = folded
    ? add(top, [-len * 0.26, len * 0.36])
    : pose.fly
      ? add(top, [-8, 9])
      : add(mix(top, sole, tall ? 0.5 : 0.55), [tall ? -5 : -3, 0])
  const draw = (ink: Ink) => {
    // Thin legs still need room between their two lines.
    const least = (ink.sw * 0.5 + 3.5) / ink.scale
    const thin = Math.max(r, least)
    const leg = rope([top, mid, sole], [Math.max(thigh, thin), thin * 1.1, thin], 2)
    ink.tint(b.plumage.legs ?? 'orange')
    const k = Math.min(1.35, 0.75 + b.r / 45) * (foot === 'web' ? 0.8 : 1)
    const toe = (x: number, y: number): P =>
      folded
        ? add(sole, [x * 0.5 * k, x * 0.6 + y])
        : pose.fly
          ? add(sole, [-x * 0.5 - 3, x * 0.2 + y])
          : add(sole, [x * k, y * Math.min(k, 1)])
    const t = Math.max(1.6, r * 0.95, least * 0.86)
    const toes = melt(1.2, cone(sole, toe(9, -t * 0.3), t, t), cone(sole, toe(-5, -t * 0.3), t, t * 0.9))
    const floor = pose.fly || folded ? Infinity : 0.4 - air
    const clay: Field = (x, y) => {
      const d = foot === 'toes' ? smin(leg(x, y), toes(x, y), 1.5) : leg(x, y)
      return Math.max(d, y - floor)
    }
    ink.shape(outline(clay, boxOf([top, mid, sole], 22), 1.4))
    if (foot === 'web') {
      // Three toes with skin between them: high at the ankle, scalloped in front.
      const d = [toe(-5, 0), toe(-6, -5), toe(-2, -9), toe(2, -9), toe(9, -8), toe(14, -5), toe(17, -1)].map(xy)
      const edge = [toe(15, 1.6), toe(11.6, 0), toe(9.4, 2), toe(6, 0), toe(1.6, 1.8), toe(-5, 0)].map(xy)
      ink.shape(
        `M${d[0]}C${d[1]} ${d[2]} ${d[3]}C${d[4]} ${d[5]} ${d[6]}Q${edge[0]} ${edge[1]}Q${edge[2]} ${edge[3]}Q${edge[4]} ${edge[5]}Z`,
      )
      if (ink.fits(5)) ink.line(`M${xy(toe(3, -6))}L${xy(toe(5.4, -2))}M${xy(toe(7, -5.6))}L${xy(toe(10.6, -2))}`, 0.75)
    }
  }
  return { foot: sole, draw }
}
