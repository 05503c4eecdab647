/** How people grow: a child is three and a half heads tall, a youth four, a man or a woman nearly five, with a neck and longer legs. Beside a grown-up, a child's head is no larger. */
import type { Sex } from '../art/sexes.ts'
import type { Age, Build } from './skeleton.ts'

type Stature = Partial<Build>

const TEEN: Stature = { head: 0.146, neck: 0.036, torso: 0.256, thigh: 0.19, shin: 0.176, deep: 0.074 }
const CHILD: Stature = {
  head: 0.166,
  neck: 0.01,
  torso: 0.245,
  upperArm: 0.15,
  forearm: 0.142,
  thigh: 0.18,
  shin: 0.163,
}
const MAN: Stature = {
  head: 0.129,
  neck: 0.054,
  torso: 0.275,
  shoulder: 0.124,
  hip: 0.087,
  upperArm: 0.172,
  forearm: 0.158,
  thigh: 0.206,
  shin: 0.188,
  leg: 0.045,
  hand: 0.041,
}
const WOMAN: Stature = {
  head: 0.129,
  neck: 0.054,
  torso: 0.262,
  shoulder: 0.1,
  hip: 0.09,
  deep: 0.074,
  upperArm: 0.165,
  forearm: 0.152,
  thigh: 0.211,
  shin: 0.191,
  arm: 0.032,
  leg: 0.043,
  hand: 0.037,
  waist: 0.8,
}
const OLD: Stature = { head: 0.136, neck: 0.04, torso: 0.268, thigh: 0.184, shin: 0.17 }

const STATURES: Readonly<Record<Sex, Partial<Record<Age, Stature>>>> = {
  m: { child: CHILD, teen: TEEN, adult: MAN, elder: { ...OLD, shoulder: 0.116 } },
  f: {
    child: CHILD,
    teen: { ...TEEN, shoulder: 0.094, arm: 0.034, hand: 0.039, waist: 0.85 },
    adult: WOMAN,
    elder: { ...OLD, shoulder: 0.1, arm: 0.034, hand: 0.039 },
  },
}

/** Where somebody of that age differs from the build that animals share. */
export const stature = (age: Age, sex: Sex): Stature => STATURES[sex][age] ?? {}
