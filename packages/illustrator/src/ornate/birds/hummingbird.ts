/** Hummingbirds: they hover, rise or dive. Each faces right, its body about 0, 0, about 500 long from bill to tail. */
import { curve } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { feather, wing } from './feathers.ts'
import { scales } from './peacock.ts'

export type HummingbirdPose = 'hovering' | 'rising' | 'diving'

const SW = 5
const pane = (text: string, sw = SW): Mark => ({ poly: curve(text), sw })
const lead = (text: string, sw = 4.2): Mark => ({ poly: curve(text, false), open: true, sw })

/** A slim body that runs out into the tail. */
const BODY = '96,-76 112,-40 96,4 60,56 10,98 -50,124! -44,92 -34,40 -8,-10 24,-56 60,-84'

const head = (): Mark[] => [
  pane('128,-112! 190,-118 284,-130! 190,-104 130,-94!', 4.4),
  pane('52,-78 50,-112 74,-140 108,-140 132,-118 134,-98 118,-76 96,-64 70,-64'),
  // A cap, a stripe behind the eye, the throat.
  lead('54,-104 84,-116 110,-132', 4),
  lead('54,-84 76,-90 96,-92 130,-100', 4),
  { poly: curve('94,-112 101,-119 108,-112 101,-105'), fill: '#000', sw: 3 },
  lead('118,-78 100,-58 70,-58', 4),
]

const tail = (turn: number): Mark[] =>
  [-2, 2, -1, 1, 0].map((k): Mark => ({ poly: feather(-24, 84, 150 - Math.abs(k) * 10, 40, turn + k * 0.17), sw: SW }))

/** Inside the outline: feathers that reach over it make a cone of a bird. */
const breast = (isFine: boolean): Mark[] =>
  isFine ? [...scales(curve(BODY), 15, -70, 96, 20), { poly: curve(BODY), sw: SW, fill: 'none' }] : []

/** Over the root of the near wing, which grows out of the body. */
const shoulder = (): Mark => pane('58,-66 28,-80 -14,-84 -44,-78 -30,-50 -4,-24 30,-20 54,-40')

/** Long blades; on a small bird fewer of them. Its arms are too short for an edge of their own. */
const blade = (arm: string, turn: readonly [number, number], isFine: boolean): Mark[] =>
  wing(curve(arm, false, 10), { count: isFine ? 8 : 6, turn, long: [96, 180, 268], sw: SW, rows: 1 }).slice(0, -1)

type Wings = readonly [
  far: string,
  farTurn: readonly [number, number],
  near: string,
  nearTurn: readonly [number, number],
  fan: number,
]

const POSES: Readonly<Record<HummingbirdPose, Wings>> = {
  hovering: ['34,-56 38,-92 34,-124 24,-152', [-2.3, -0.75], '24,-44 -6,-70 -36,-84 -66,-90', [-4.0, -2.5], 2.15],
  rising: ['40,-60 38,-100 26,-134 6,-160', [-2.7, -1.35], '26,-30 -6,-30 -38,-22 -66,-6', [-4.7, -3.2], 2.1],
  diving: ['56,-64 60,-100 52,-136 36,-164', [-2.6, -1.1], '24,-44 -8,-62 -40,-70 -70,-68', [-4.2, -2.75], 2.25],
}

export function hummingbird(pose: HummingbirdPose, isFine: boolean): Mark[] {
  const [far, farTurn, near, nearTurn, fan] = POSES[pose]
  return [
    ...blade(far, farTurn, isFine),
    ...tail(fan),
    pane(BODY),
    ...breast(isFine),
    ...head(),
    ...blade(near, nearTurn, isFine),
    shoulder(),
  ]
}
