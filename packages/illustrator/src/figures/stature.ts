/** How people grow: a child is three heads tall, a youth three and a half, a man or a woman nearly four, with a neck and longer legs. */
import type { Sex } from '../art/sexes.ts'
import type { Age, Build } from './skeleton.ts'

type Stature = Partial<Build>

const TEEN: Stature = { head: 0.146, neck: 0.03, torso: 0.256, thigh: 0.19, shin: 0.176, deep: 0.074 }
const CHILD: Stature = {
  head: 0.172,
  neck: 0.01,
  torso: 0.241,
  upperArm: 0.15,
  forearm: 0.142,
  thigh: 0.178,
  shin: 0.161,
}
const MAN: Stature = {
  head: 0.13,
  neck: 0.044,
  torso: 0.275,
  shoulder: 0.124,
  hip: 0.087,
  upperArm: 0.172,
  forearm: 0.158,
  thigh: 0.201,
  shin: 0.183,
  leg: 0.045,
  hand: 0.041,
}
const WOMAN: Stature = {
  head: 0.132,
  neck: 0.042,
  torso: 0.262,
  shoulder: 0.1,
  hip: 0.09,
  deep: 0.074,
  upperArm: 0.165,
  forearm: 0.152,
  thigh: 0.206,
  shin: 0.186,
  arm: 0.032,
  leg: 0.043,
  hand: 0.037,
  waist: 0.8,
}
const OLD: Stature = { head: 0.139, neck: 0.032, torso: 0.268, thigh: 0.184, shin: 0.17 }

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
