/** What a body is made of: its joints, and how long everything is for a baby, a child, a grown-up, an old one. */
import type { P, V } from './geometry.ts'

/** All lengths as shares of the standing height; head, arm, leg and hand are radii. */
export interface Build {
  head: number
  neck: number
  torso: number
  shoulder: number
  hip: number
  deep: number
  upperArm: number
  forearm: number
  thigh: number
  shin: number
  foot: number
  arm: number
  leg: number
  hand: number
  /** Bent forward by age, in degrees. */
  stoop: number
  /** How far the shoulders are below the root of the neck, as a share of the trunk: under a broad chin arms would grow from the face. */
  drop?: number
  /** How wide the waist is, of what it would be on the straight way from shoulders to hips. */
  waist?: number
  /** Half as wide as the belly of a mother to be. */
  belly?: number
  piece?: Piece
  /** Limbs as thick at wrist and ankle as in the middle, on broad feet: a toy's and most animals'. */
  plush?: boolean
}

/** A body in one piece, as a thing has that is alive: places on it, to the right of the hip and above it, as shares of the height. */
export interface Piece {
  arms: readonly [near: P, far: P]
  legs: readonly [near: number, far: number]
  face: P
  /** What the body rests on, however it is turned. */
  corners: readonly P[]
}

export type Age = 'baby' | 'toddler' | 'child' | 'teen' | 'adult' | 'elder'

const row = (
  [head, neck, torso]: [number, number, number],
  [shoulder, hip, deep]: [number, number, number],
  [upperArm, forearm, thigh, shin, foot]: [number, number, number, number, number],
  [arm, leg, hand]: [number, number, number],
  stoop = 0,
): Build => ({ head, neck, torso, shoulder, hip, deep, upperArm, forearm, thigh, shin, foot, arm, leg, hand, stoop })

export const BUILDS: Record<Age, Build> = {
  baby: row([0.235, 0, 0.25], [0.1, 0.125, 0.125], [0.12, 0.115, 0.11, 0.095, 0.09], [0.047, 0.064, 0.044]),
  toddler: row([0.212, 0.005, 0.25], [0.1, 0.115, 0.115], [0.13, 0.125, 0.13, 0.115, 0.098], [0.044, 0.058, 0.044]),
  child: row([0.2, 0.004, 0.23], [0.095, 0.094, 0.091], [0.144, 0.136, 0.158, 0.144, 0.1], [0.042, 0.053, 0.045]),
  teen: row([0.174, 0.012, 0.262], [0.102, 0.086, 0.079], [0.16, 0.15, 0.176, 0.162, 0.1], [0.037, 0.047, 0.043]),
  adult: row([0.154, 0.016, 0.274], [0.115, 0.09, 0.08], [0.168, 0.157, 0.192, 0.178, 0.1], [0.036, 0.046, 0.043]),
  elder: row([0.164, 0.01, 0.268], [0.108, 0.104, 0.098], [0.162, 0.152, 0.172, 0.158, 0.1], [0.037, 0.047, 0.043], 8),
}

/** 1 is as the table has it; 0.85 slim, 1.4 round. */
export const wider = (b: Build, k: number): Build => ({
  ...b,
  shoulder: b.shoulder * (1 + (k - 1) * 0.55),
  hip: b.hip * k,
  deep: b.deep * k,
  ...(b.waist ? { waist: b.waist * Math.max(1, k) } : {}),
  arm: b.arm * (1 + (k - 1) * 0.4),
  leg: b.leg * (1 + (k - 1) * 0.45),
})

/** In degrees: turned further, a body has one arm behind it. */
export const FRONTAL = 35

export type Side = 'near' | 'far'
export const SIDES: readonly [Side, Side] = ['near', 'far']

type SidedJoint = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hand' | 'Hip' | 'Knee' | 'Ankle' | 'Toe'
export type JointName = 'hip' | 'chest' | 'neck' | 'head' | `${Side}${SidedJoint}`

export interface Skeleton {
  joints: Record<JointName, V>
  build: Build
  /** Standing height in pixels. */
  h: number
  /** Degrees from the front. */
  yaw: number
  /** How far the head is turned, nodded, and leaned sideways on the page. */
  head: { yaw: number; pitch: number; tilt: number }
  /** Of the longest arm or leg that was asked to reach: above 1 it does not get there. */
  stretch: number
  /** How far the seat is below the hip, in pixels. */
  seat: number
}

export type Targets = Partial<Record<'nearHand' | 'farHand' | 'nearFoot' | 'farFoot' | 'seat', P>>
