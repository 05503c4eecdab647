/** Poses as data. Angles are the world's, not the trunk's: a leg at 0 hangs straight down however the trunk leans. */

/**
 * swing: 0 down, 90 forward, 180 up; spread: away from the body's side; bend: of the elbow forward, of the knee backward;
 * out: spread of the lower bone where it differs.
 */
export type Limb = readonly [swing: number, spread: number, bend: number, out?: number]

export interface Pose {
  /** The view it is made for: degrees from the front. */
  yaw: number
  lean?: number
  /** Of the head: downward is positive. */
  nod?: number
  pitch?: number
  /** Of the head, leaned over on the page. */
  tilt?: number
  roll?: number
  /** Where the head is turned, if not with the body: 0 to the reader, 27 three-quarter, 64 profile, negative backward. */
  look?: number
  arms: readonly [near: Limb, far: Limb]
  legs: readonly [near: Limb, far: Limb]
  /** Pitch of the feet, 90 level; otherwise square to the shin. */
  feet?: readonly [near: number | null, far: number | null]
  /** What the ground (or the seat, or the bar) carries. */
  rest?: 'feet' | 'seat' | 'low' | 'hands'
  /** Off the ground by this share of the height. */
  air?: number
  fists?: readonly [near: boolean, far: boolean]
  asleep?: boolean
  mouth?: 'smile' | 'open'
}

const SIDE = 66
const STANDING: Pick<Pose, 'legs' | 'feet'> = {
  legs: [
    [0, 4, 0],
    [0, 4, 0],
  ],
  feet: [90, 90],
}
const TURNED: Pick<Pose, 'legs' | 'feet'> = {
  legs: [
    [5, 3, 0],
    [-7, 3, 0],
  ],
  feet: [90, 90],
}
/** On a chair, the feet below the knees. */
const SEATED: Pick<Pose, 'legs' | 'feet' | 'rest'> = {
  legs: [
    [76, 4, 74],
    [70, 4, 64],
  ],
  feet: [90, 90],
  rest: 'seat',
}
const DOWN: Limb = [4, 15, 8, 6]
const BOTH = (limb: Limb): readonly [Limb, Limb] => [limb, limb]
const FISTS = [true, true] as const

export const POSES: Record<string, Pose> = {
  stand: { yaw: 0, arms: BOTH(DOWN), ...STANDING },
  wave: { yaw: 0, arms: [DOWN, [0, 100, 0, 158]], ...STANDING, mouth: 'open' },
  'arms-up': { yaw: 0, arms: BOTH([0, 128, 0, 152]), ...STANDING, mouth: 'open' },
  'hold-up': { yaw: 0, arms: BOTH([0, 138, 0, 168]), ...STANDING, mouth: 'open' },
  'hands-together': { yaw: 0, arms: BOTH([18, 18, 92, -48]), ...STANDING },
  'hands-to-mouth': { yaw: 0, arms: BOTH([30, 24, 112, -34]), ...STANDING },
  dance: {
    yaw: 16,
    roll: 7,
    arms: [
      [0, 118, 0, 166],
      [0, 66, 0, 30],
    ],
    legs: [
      [0, 6, 0, 2],
      [40, 30, 70, 2],
    ],
    feet: [90, 50],
    mouth: 'open',
  },
  balance: {
    yaw: 30,
    look: 27,
    roll: 5,
    arms: BOTH([0, 84, 0, 96]),
    legs: [
      [12, 8, 24, 4],
      [-4, 12, 22, 8],
    ],
    feet: [90, 90],
  },
  walk: {
    yaw: SIDE,
    lean: 3,
    arms: [
      [-30, 6, 20],
      [32, 6, 26],
    ],
    legs: [
      [28, 2, 6],
      [-22, 2, 22],
    ],
    feet: [100, 62],
  },
  run: {
    yaw: SIDE,
    lean: 14,
    arms: [
      [-56, 8, 84],
      [50, 6, 76],
    ],
    legs: [
      [64, 2, 62],
      [-32, 2, 58],
    ],
    feet: [100, 10],
    air: 0.05,
    mouth: 'open',
  },
  'run-look-back': {
    yaw: SIDE,
    lean: 12,
    look: -27,
    arms: [
      [-56, 8, 84],
      [50, 6, 76],
    ],
    legs: [
      [64, 2, 62],
      [-32, 2, 58],
    ],
    feet: [100, 10],
    air: 0.05,
  },
  jump: {
    yaw: 34,
    lean: -2,
    arms: BOTH([0, 126, 0, 154]),
    legs: [
      [38, 16, 84, 8],
      [16, 16, 78, 8],
    ],
    air: 0.16,
    mouth: 'open',
  },
  tumble: {
    yaw: SIDE,
    lean: 118,
    nod: 40,
    arms: [
      [40, 8, 10],
      [58, 10, 8],
    ],
    legs: [
      [172, 8, 20],
      [-150, 8, 30],
    ],
    rest: 'low',
    mouth: 'open',
  },
  sit: {
    yaw: SIDE,
    lean: -3,
    arms: [
      [24, 6, 42],
      [32, 6, 40],
    ],
    ...SEATED,
  },
  'sit-ground': {
    yaw: 52,
    lean: -8,
    arms: [
      [-20, 10, 6],
      [44, 6, 34],
    ],
    legs: [
      [80, 14, -2],
      [122, 6, 100],
    ],
    feet: [168, 90],
    rest: 'seat',
  },
  'sit-cross-legged': {
    yaw: 0,
    arms: BOTH([26, 24, 34, 4]),
    legs: [
      [62, 62, 20, -58],
      [62, 62, 20, -58],
    ],
    feet: [110, 110],
    rest: 'seat',
  },
  'seated-ride': {
    yaw: SIDE,
    lean: 8,
    arms: [
      [56, 6, 20],
      [62, 6, 18],
    ],
    legs: [
      [58, 8, 66],
      [54, 6, 60],
    ],
    feet: [90, 90],
    rest: 'seat',
    fists: FISTS,
  },
  'seated-drive': {
    yaw: SIDE,
    lean: -8,
    arms: [
      [60, 6, 28],
      [70, 6, 24],
    ],
    legs: [
      [84, 4, 44],
      [80, 4, 40],
    ],
    feet: [130, 130],
    rest: 'seat',
    fists: FISTS,
  },
  'seated-row': {
    yaw: SIDE,
    lean: 10,
    arms: [
      [62, 6, 14],
      [68, 6, 12],
    ],
    legs: [
      [84, 5, 40],
      [78, 5, 30],
    ],
    feet: [120, 120],
    rest: 'seat',
    fists: FISTS,
  },
  'seated-swing': {
    yaw: SIDE,
    lean: -12,
    arms: [
      [104, 8, 40],
      [112, 8, 40],
    ],
    legs: [
      [84, 4, 20],
      [78, 4, 26],
    ],
    feet: [120, 120],
    rest: 'seat',
    fists: FISTS,
    mouth: 'open',
  },
  'seated-reach': {
    yaw: SIDE,
    lean: 4,
    arms: [
      [52, 6, 26],
      [36, 6, 36],
    ],
    ...SEATED,
  },
  'seated-two-hands': {
    yaw: 48,
    lean: -2,
    nod: 8,
    arms: [
      [18, 10, 82, -14],
      [24, 10, 78, -14],
    ],
    ...SEATED,
  },
  slide: {
    yaw: SIDE,
    lean: -22,
    nod: 14,
    arms: [
      [158, 22, 10],
      [150, 20, 10],
    ],
    legs: [
      [76, 5, -2],
      [70, 5, 4],
    ],
    feet: [160, 150],
    rest: 'seat',
    mouth: 'open',
  },
  lie: {
    yaw: 80,
    lean: -84,
    look: 14,
    tilt: 6,
    arms: [
      [70, 8, 20],
      [84, 4, 10],
    ],
    legs: [
      [90, 3, 2],
      [104, 3, 26],
    ],
    feet: [170, 160],
    rest: 'seat',
  },
  'lie-curled': {
    yaw: 74,
    lean: 70,
    nod: 30,
    look: 0,
    arms: [
      [64, 4, 40],
      [70, 4, 44],
    ],
    legs: [
      [94, 5, 172],
      [86, 5, 168],
    ],
    feet: [-84, -84],
    rest: 'low',
    asleep: true,
  },
  kneel: {
    yaw: SIDE,
    lean: 4,
    arms: [
      [38, 6, 40],
      [46, 6, 40],
    ],
    legs: [
      [6, 4, 96],
      [80, 3, 80],
    ],
    feet: [0, 90],
    rest: 'low',
  },
  crouch: {
    yaw: SIDE,
    lean: 24,
    nod: -14,
    arms: [
      [48, 8, 30],
      [58, 8, 26],
    ],
    legs: [
      [104, 8, 132],
      [90, 6, 122],
    ],
    feet: [90, 90],
  },
  crawl: {
    yaw: 74,
    lean: 76,
    nod: -56,
    arms: [
      [14, 6, 6],
      [-18, 6, 10],
    ],
    legs: [
      [18, 4, 104],
      [-16, 4, 74],
    ],
    feet: [-20, -20],
    rest: 'low',
  },
  climb: {
    yaw: 72,
    lean: 4,
    nod: -12,
    arms: [
      [112, 8, 44],
      [152, 8, 18],
    ],
    legs: [
      [16, 4, 22],
      [84, 6, 84],
    ],
    feet: [86, 92],
    fists: FISTS,
  },
  hang: {
    yaw: 10,
    arms: BOTH([0, 160, 0, 174]),
    legs: [
      [2, 8, 6],
      [14, 10, 34],
    ],
    rest: 'hands',
    air: 0.14,
    fists: FISTS,
  },
  lean: {
    yaw: 40,
    lean: -10,
    roll: 0,
    arms: [
      [6, 10, 30],
      [20, 20, 50, 10],
    ],
    legs: [
      [12, 4, 2],
      [22, 0, 4],
    ],
    feet: [90, 90],
  },
  fly: {
    yaw: 74,
    lean: 66,
    nod: -44,
    arms: [
      [100, 14, 8],
      [116, 14, 6],
    ],
    legs: [
      [-64, 4, 8],
      [-74, 4, 34],
    ],
    feet: [-30, -60],
    air: 0.34,
    fists: FISTS,
    mouth: 'open',
  },
  float: {
    yaw: 18,
    roll: -6,
    arms: [
      [0, 70, 0, 104],
      [0, 88, 0, 116],
    ],
    legs: [
      [10, 14, 36, 10],
      [22, 18, 60, 10],
    ],
    air: 0.18,
  },
  swim: {
    yaw: 76,
    lean: 74,
    nod: -50,
    arms: [
      [70, 8, 6],
      [136, 6, -16],
    ],
    legs: [
      [-78, 4, 12],
      [-92, 4, 8],
    ],
    feet: [-60, -80],
    rest: 'low',
  },
  dive: {
    yaw: 76,
    lean: 138,
    nod: 6,
    arms: [
      [42, 6, -4],
      [48, 6, -4],
    ],
    legs: [
      [-142, 4, 2],
      [-150, 4, 8],
    ],
    feet: [-142, -150],
    rest: 'low',
    air: 0.16,
  },
  'hold-front': {
    yaw: SIDE,
    lean: -3,
    arms: [
      [22, 4, 66],
      [30, 4, 60],
    ],
    ...TURNED,
  },
  'two-hands': {
    yaw: 42,
    arms: [
      [20, 10, 70, -10],
      [28, 10, 64, -10],
    ],
    ...TURNED,
  },
  'two-hands-down': {
    yaw: SIDE,
    lean: 16,
    nod: 8,
    arms: [
      [30, 6, 12],
      [38, 6, 12],
    ],
    ...TURNED,
    fists: FISTS,
  },
  'two-hands-swing': {
    yaw: SIDE,
    lean: -4,
    arms: [
      [-50, 8, -40],
      [-24, 6, -60],
    ],
    legs: [
      [20, 5, 10],
      [-20, 5, 8],
    ],
    feet: [94, 76],
    fists: FISTS,
  },
  'push-lean': {
    yaw: SIDE,
    lean: 20,
    nod: -10,
    arms: [
      [64, 4, 22],
      [72, 4, 18],
    ],
    legs: [
      [32, 2, 34],
      [-36, 2, 4],
    ],
    feet: [90, 54],
    fists: FISTS,
  },
  'pull-lean': {
    yaw: SIDE,
    lean: 16,
    nod: -8,
    arms: [
      [-48, 4, -6],
      [-36, 4, 0],
    ],
    legs: [
      [34, 2, 26],
      [-30, 2, 8],
    ],
    feet: [90, 58],
    fists: FISTS,
  },
  'throw-arm': {
    yaw: SIDE,
    lean: 2,
    arms: [
      [62, 8, 16],
      [-150, 14, 30],
    ],
    legs: [
      [26, 4, 8],
      [-26, 3, 14],
    ],
    feet: [98, 64],
    mouth: 'open',
  },
  'throw-low': {
    yaw: SIDE,
    lean: 20,
    nod: -8,
    arms: [
      [46, 8, 6],
      [-30, 6, 8],
    ],
    legs: [
      [-26, 4, 24],
      [38, 3, 40],
    ],
    feet: [50, 90],
  },
  'reach-up': {
    yaw: SIDE,
    lean: -3,
    nod: -12,
    arms: [
      [8, 8, 14],
      [148, 6, 6],
    ],
    legs: [
      [4, 3, 0],
      [-10, 3, 6],
    ],
    feet: [66, 62],
  },
  'kick-leg': {
    yaw: SIDE,
    lean: -12,
    arms: [
      [-42, 14, 14],
      [56, 12, 20],
    ],
    legs: [
      [62, 3, 8],
      [-8, 3, 4],
    ],
    feet: [130, 90],
  },
  'mouth-open': {
    yaw: 28,
    look: 27,
    arms: [
      [10, 14, 20, 8],
      [46, 24, 34, 10],
    ],
    ...TURNED,
    mouth: 'open',
  },
  'head-up': { yaw: 40, nod: -26, arms: [DOWN, [8, 12, 14, 6]], ...TURNED },
  'head-down': {
    yaw: 44,
    lean: 10,
    nod: 24,
    arms: [
      [10, 8, 24],
      [16, 8, 30],
    ],
    ...TURNED,
  },
  hug: {
    yaw: SIDE,
    lean: 6,
    arms: [
      [70, 8, 24],
      [82, 8, 20],
    ],
    ...TURNED,
  },
  'lean-over': {
    yaw: SIDE,
    lean: 34,
    nod: -6,
    arms: [
      [42, 6, 20],
      [52, 6, 16],
    ],
    ...TURNED,
  },
  reach: {
    yaw: SIDE,
    lean: 5,
    arms: [
      [10, 6, 20],
      [74, 4, 12],
    ],
    ...TURNED,
  },
  'reach-down': {
    yaw: SIDE,
    lean: 42,
    nod: -14,
    arms: [
      [24, 6, 6],
      [34, 6, 4],
    ],
    legs: [
      [24, 4, 34],
      [4, 4, 26],
    ],
    feet: [90, 90],
  },
  point: {
    yaw: 50,
    arms: [
      [8, 10, 16],
      [86, 6, 4],
    ],
    ...TURNED,
  },
  'hand-to-ear': {
    yaw: 12,
    roll: 3,
    arms: [
      [10, 58, 20, 164],
      [4, 14, 8, 6],
    ],
    ...STANDING,
  },
  'hold-to-mouth': {
    yaw: SIDE,
    lean: -3,
    arms: [
      [16, 8, 30],
      [40, 8, 92],
    ],
    ...TURNED,
  },
  'swing-arm': {
    yaw: SIDE,
    lean: 4,
    arms: [
      [20, 8, 30],
      [120, 8, 50],
    ],
    legs: [
      [16, 4, 8],
      [-16, 4, 8],
    ],
    feet: [94, 78],
    fists: FISTS,
  },
  'arms-forward': {
    yaw: SIDE,
    lean: 2,
    arms: [
      [72, 8, 12],
      [90, 8, 10],
    ],
    legs: [
      [14, 5, 12],
      [-14, 5, 10],
    ],
    feet: [90, 78],
    mouth: 'open',
  },
  'draw-bow': {
    yaw: SIDE,
    arms: [
      [84, 30, -140, 4],
      [90, 0, 0],
    ],
    legs: [
      [-14, 6, 2],
      [18, 6, 2],
    ],
    feet: [90, 90],
    fists: FISTS,
  },
}
