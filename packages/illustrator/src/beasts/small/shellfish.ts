/** Crabs, lobsters, shrimps. */
import { partLooks } from '../../art/part-looks.ts'
import { brow } from '../rig/eyes.ts'
import type { P } from '../rig/geom.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { closeLines, closeSpots } from './close.ts'
import { type Canvas, type Creature, ellipse, joints, pair, pairLine } from './creature.ts'

const WALK = 'walk run sit wave dance climb lie-curled'
const CLAWS = [
  [0.86, -0.6],
  [-0.86, -0.6],
] as const

/** Half the width of an eye on its stalk. */
const EYE = 0.09

function stalkEyes({ ink, f, look }: Canvas, x: number, y: number, w: number): void {
  for (const m of [1, -1]) {
    const [ex, ey] = [x + m * w, y - 0.2]
    ink.line(f.d(`M${ex} ${y}L${ex} ${ey}`), 1.3)
    ink.tint('white').oval(f.at(ex, ey), 8.2)
    ink.eyes.push({ f, x: ex, y: ey, r: EYE })
    if (look.asleep || look.mood === 'sleepy')
      ink.line(f.d(`M${ex - 0.07} ${ey}Q${ex} ${ey + 0.08} ${ex + 0.07} ${ey}`))
    else {
      ink.dot(f.at(ex + 0.01, ey), 4.2).light(f.at(ex + 0.025, ey - 0.02), 1.4)
      brow(ink.tint('white'), f, ex, ey, EYE, look, m > 0 ? 1 : -1)
    }
  }
}

/** From the body over the knee to the ground. */
const CRAB_LEGS: readonly (readonly [P, P, P])[] = [
  [
    [0.36, -0.32],
    [0.74, -0.34],
    [0.86, -0.04],
  ],
  [
    [0.36, -0.24],
    [0.58, -0.24],
    [0.66, -0.04],
  ],
  [
    [0.3, -0.16],
    [0.42, -0.16],
    [0.45, -0.04],
  ],
]

/** Half raised, or high over the head. */
const CLAW = {
  held: [
    'M.36 -.44C.5 -.4 .64 -.46 .7 -.56L.84 -.48C.74 -.34 .54 -.26 .38 -.32Z',
    'M.72 -.48C.56 -.66 .62 -.92 .84 -.98L.82 -.76L1 -.92C1.1 -.74 1 -.5 .8 -.44Z',
  ],
  raised: [
    'M.36 -.5C.54 -.5 .68 -.64 .68 -.88L.84 -.88C.88 -.6 .68 -.34 .38 -.34Z',
    'M.72 -.8C.54 -.96 .56 -1.24 .76 -1.32L.76 -1.1L.92 -1.28C1.06 -1.12 .98 -.86 .8 -.78Z',
  ],
} as const

function claw({ ink, f }: Canvas, side: 1 | -1, isRaised: boolean, size = 1): void {
  const [arm, hand] = isRaised ? CLAW.raised : CLAW.held
  // It grows about the wrist.
  const [x, y] = isRaised ? [0.76, -0.84] : [0.76, -0.5]
  const g = size === 1 ? f : frame(f.at(side * x * (1 - size), y * (1 - size)), f.s * size, f.deg, f.flip)
  const at = (d: string, on = f) => on.d(side > 0 ? d : mirrored(d))
  ink.tint('vermilion').shape(at(arm)).tint('coral').shape(at(hand, g))
}

/** "one giant claw" is larger than the other, "big claws" are both large. */
function clawSizes(attributes: readonly string[]): [near: number, far: number] {
  const said = partLooks(attributes).filter(({ part }) => part === 'claw')
  const isOne = attributes.some((look) => /claw$/.test(look))
  const [big, small] = ['big', 'small'].map((look) => said.some((one) => one.look === look))
  if (big && (isOne || small)) return [1.75, small ? 0.62 : 0.8]
  return big ? [1.4, 1.4] : small ? [isOne ? 1.3 : 0.62, 0.62] : [1, 1]
}

/** Along the upper edge of its shell. */
const CRAB_SPOTS = [
  [0, -0.6, 0.05],
  [0.17, -0.57, 0.042],
  [-0.17, -0.57, 0.042],
  [0.32, -0.52, 0.048],
  [-0.32, -0.52, 0.048],
  [0.42, -0.28, 0.035],
  [-0.42, -0.28, 0.035],
  [0.44, -0.42, 0.035],
  [-0.44, -0.42, 0.035],
] as const

const crab: Creature = {
  name: 'crab',
  poses: WALK,
  head: [0, -0.42, 0.3],
  hat: [0, -1.02, 0.24],
  back: [0, -0.66],
  feet: CLAWS,
  mouth: [0, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.tint('vermilion')
    for (const m of [1, -1])
      joints(
        c,
        CRAB_LEGS.map((leg) => leg.map(([x, y]): P => [m * x, y]) as [P, P, P]),
        0.036,
      )
    const [near, far] = clawSizes(c.ask.attributes)
    claw(c, 1, c.pose === 'dance' || c.pose === 'wave', near)
    claw(c, -1, c.pose === 'dance', far)
    stalkEyes(c, 0, -0.64, 0.15)
    ink
      .tint('vermilion')
      .shape(
        f.d(
          'M0 -.7C.34 -.7 .56 -.52 .52 -.34C.48 -.14 .24 -.06 0 -.06C-.24 -.06 -.48 -.14 -.52 -.34C-.56 -.52 -.34 -.7 0 -.7Z',
        ),
      )
    closeSpots(c, 'coral', CRAB_SPOTS)
    closeLines(c, 0.06, 'M-.4 -.21Q-.2 -.1 0 -.1Q.2 -.1 .4 -.21')
    if (c.look.mood && c.look.mood !== 'happy') frontMouth(ink, f, 0, -0.32, 0.14, c.look)
    else ink.line(f.d('M-.14 -.34Q0 -.2 .14 -.34'))
    for (const m of [1, -1]) ink.blush(f.at(m * 0.28, -0.36), 5)
  },
}

const HERMIT = {
  shell:
    'M.42 -.1C.56 -.44 .42 -.94 .02 -1.08C-.3 -1.2 -.66 -1.06 -.82 -.76C-1 -.44 -.9 -.16 -.66 -.05C-.4 .03 .2 .02 .42 -.1Z',
  /** From the mouth of the shell inward. */
  coil: 'M.46 -.42C.4 -.7 .12 -.9 -.18 -.88C-.5 -.86 -.7 -.62 -.64 -.4C-.58 -.18 -.3 -.12 -.12 -.26C.04 -.4 0 -.64 -.2 -.66C-.36 -.68 -.44 -.52 -.36 -.42',
  ribs: 'M.28 -.74L.4 -.84M.06 -.88L.08 -1.05M-.3 -.87L-.36 -1.1M-.56 -.68L-.76 -.86M-.64 -.4L-.9 -.42M-.5 -.2L-.66 -.05M-.2 -.18L-.14 0',
  lip: 'M.3 -.12C.22 -.36 .24 -.62 .36 -.78C.54 -.74 .62 -.3 .46 -.06C.4 -.02 .34 -.04 .3 -.12Z',
  head: 'M.36 -.26C.38 -.5 .56 -.6 .74 -.56C.94 -.52 1 -.34 .94 -.2C.88 -.08 .66 -.02 .52 -.04C.42 -.06 .36 -.16 .36 -.26Z',
  legs: [
    'M.3 -.18C.2 -.16 .12 -.12 .08 -.02L.2 -.02C.22 -.06 .3 -.08 .38 -.1Z',
    'M.5 -.14C.42 -.12 .36 -.08 .34 0L.46 0C.46 -.04 .54 -.06 .62 -.08Z',
  ],
  claws: [
    'M.82 -.14C.84 -.28 1 -.34 1.12 -.26L1.04 -.18L1.18 -.14C1.16 0 .98 .03 .88 -.04C.84 -.06 .82 -.1 .82 -.14Z',
    'M.9 -.4C.9 -.64 1.12 -.78 1.34 -.68L1.2 -.54L1.44 -.5C1.44 -.3 1.2 -.16 1.02 -.24C.94 -.28 .9 -.32 .9 -.4Z',
  ],
} as const

const hermit: Creature = {
  name: 'hermit crab',
  poses: WALK,
  head: [0.68, -0.34, 0.28],
  hat: [0.7, -0.88, 0.2],
  back: [-0.2, -1.08],
  feet: [
    [1.1, -0.4],
    [0.3, 0],
  ],
  mouth: [0.68, -0.24],
  draw(c) {
    const { ink, f } = c
    ink.tint('coral').shape(f.d(HERMIT.claws[1]))
    ink.part('shell').tint('sand').as('shell').shape(f.d(HERMIT.shell))
    ink.line(f.d(HERMIT.coil)).line(f.d(HERMIT.ribs), 0.85)
    ink.tint('cream').shape(f.d(HERMIT.lip))
    ink.part('head').tint('coral')
    for (const leg of HERMIT.legs) ink.shape(f.d(leg))
    stalkEyes(c, 0.7, -0.5, 0.12)
    ink.tint('coral').shape(f.d(HERMIT.head))
    ink.shape(f.d(HERMIT.claws[0]))
    if (c.look.mood && c.look.mood !== 'happy') frontMouth(ink, f, 0.68, -0.3, 0.1, c.look)
    else ink.line(f.d('M.56 -.32Q.67 -.2 .78 -.32'))
    ink.blush(f.at(0.47, -0.3), 4.4).blush(f.at(0.86, -0.32), 4.4)
  },
}

/** Seen from above, its claws raised and its tail below. */
const lobster: Creature = {
  name: 'lobster',
  poses: WALK,
  head: [0, -0.94, 0.26],
  hat: [0, -1.36, 0.18],
  back: [0, -0.7],
  feet: [
    [0.6, -1.36],
    [-0.6, -1.36],
  ],
  tail: [0, -0.06],
  mouth: [0, -0.84],
  draw(c) {
    const { ink, f } = c
    pairLine(c, 'M.1 -1.14Q.16 -1.5 .34 -1.66', 0.9)
    ink.tint('vermilion')
    for (const m of [1, -1])
      joints(
        c,
        [-0.74, -0.62, -0.52].map((y, i): [P, P, P] => [
          [m * 0.2, y],
          [m * (0.44 - i * 0.03), y + 0.02],
          [m * (0.54 - i * 0.05), y + 0.2],
        ]),
        0.032,
      )
    pair(c, 'M.18 -.98C.36 -.94 .48 -1 .52 -1.12L.68 -1.06C.64 -.88 .44 -.78 .18 -.82Z')
    ink.tint('coral')
    pair(
      c,
      'M.52 -1.06C.34 -1.24 .36 -1.52 .58 -1.62L.62 -1.4L.76 -1.58C.94 -1.4 .88 -1.12 .68 -1.02Q.58 -1 .52 -1.06Z',
    )
    pair(c, 'M.04 -.14C.2 -.22 .4 -.18 .42 -.04C.32 .02 .14 .02 .02 -.02Z')
    ink.shape(f.d('M-.1 -.16Q0 -.2 .1 -.16Q.2 -.02 .08 .02L-.08 .02Q-.2 -.02 -.1 -.16Z'))
    ink.tint('vermilion')
    for (const [y, rx] of [
      [-0.2, 0.15],
      [-0.31, 0.18],
      [-0.42, 0.21],
    ] as const)
      ink.shape(f.d(ellipse(0, y, rx, 0.11)))
    stalkEyes(c, 0, -1.1, 0.12)
    ink
      .part('head')
      .tint('vermilion')
      .shape(
        f.d(
          'M0 -1.2C.2 -1.2 .3 -1.04 .3 -.84C.3 -.6 .2 -.44 0 -.44C-.2 -.44 -.3 -.6 -.3 -.84C-.3 -1.04 -.2 -1.2 0 -1.2Z',
        ),
      )
    ink.line(f.d('M-.27 -.68Q0 -.6 .27 -.68'))
    ink.line(f.d('M-.09 -.88Q0 -.78 .09 -.88'))
    for (const m of [1, -1]) ink.blush(f.at(m * 0.18, -0.88), 4.4)
  },
}

const shrimp: Creature = {
  name: 'shrimp',
  habitat: 'water',
  poses: 'swim float jump walk',
  afloat: true,
  head: [0.46, -0.66, 0.2],
  back: [-0.2, -0.8],
  feet: [
    [0.3, -0.3],
    [0.1, -0.2],
  ],
  tail: [-0.2, -0.02],
  draw(c) {
    const { ink, f } = c
    ink.line(
      f.d('M.6 -.8Q.86 -1.1 1.04 -.84M.56 -.84Q.7 -1.2 .98 -1.16M.3 -.46L.34 -.28M.14 -.44L.14 -.26M0 -.42L-.04 -.24'),
      1,
    )
    ink.tint('coral').shape(f.d('M-.26 -.2C-.36 -.06 -.3 .06 -.18 .06Q-.12 0 -.06 .06C.04 .02 .04 -.12 -.08 -.24Z'))
    ink
      .tint('peach')
      .shape(
        f.d(
          'M.74 -.72C.6 -.92 .24 -1 -.1 -.9C-.42 -.8 -.56 -.5 -.32 -.16L-.04 -.24C-.16 -.42 0 -.5 .2 -.48C.46 -.46 .66 -.54 .74 -.72Z',
        ),
      )
    ink.line(
      f.d(
        'M.3 -.92Q.36 -.7 .28 -.48M.04 -.93Q.12 -.72 .06 -.48M-.2 -.86Q-.08 -.68 -.06 -.44M-.42 -.66Q-.24 -.56 -.12 -.4M-.42 -.42Q-.28 -.4 -.1 -.32',
      ),
    )
    ink.part('head').dot(f.at(0.54, -0.74), 5, 5.6).light(f.at(0.56, -0.77), 1.8)
    ink.line(f.d('M.5 -.58Q.6 -.54 .66 -.62')).blush(f.at(0.4, -0.66), 5)
  },
}

export const shellfish: readonly Creature[] = [crab, hermit, lobster, shrimp]
