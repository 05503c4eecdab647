/** A bird of fire, seen from the front with both wings spread: every feather is a flame. */
import { eye } from '../rig/eyes.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { type Canvas, type Creature, ellipse, pair } from './creature.ts'

/** Along +x, from its root to a tip that licks to one side. */
const FLAME = 'M0 -.1C.22 -.24 .56 -.22 .76 -.08C.86 0 .98 -.02 1.04 -.14C1.14 .1 1 .24 .8 .22C.5 .24 .22 .2 0 .1Z'
const FEATHER = 'M0 -.1C.26 -.2 .62 -.2 1 -.06C.86 .02 .84 .1 .7 .16C.44 .22 .2 .18 0 .1Z'

/** Angle above the horizon, length, tint. */
type Fire = readonly (readonly [deg: number, long: number, tint: string])[]

const OUTER: Fire = [
  [-22, 0.6, 'gamboge'],
  [0, 0.82, 'orange'],
  [20, 0.98, 'vermilion'],
  [40, 1.02, 'orange'],
  [60, 0.96, 'vermilion'],
]
const INNER: Fire = [
  [-8, 0.46, 'straw'],
  [16, 0.54, 'gamboge'],
  [40, 0.56, 'straw'],
  [62, 0.5, 'gamboge'],
]
const TAIL: Fire = [
  [-36, 0.62, 'gamboge'],
  [-62, 0.74, 'orange'],
]
const CREST: Fire = [
  [40, 0.26, 'gamboge'],
  [66, 0.36, 'orange'],
]

function burn(c: Canvas, shape: string, fire: Fire, [x, y]: readonly [number, number]): void {
  const { ink, f } = c
  for (const [deg, long, tint] of fire)
    for (const side of [1, -1] as const) {
      const o = frame(f.at(side * x, y), f.s * long, -deg, side)
      ink.tint(tint).as('wing').shape(o.d(shape))
    }
}

export const phoenix: Creature = {
  name: 'phoenix',
  habitat: 'air',
  poses: 'fly sit walk dance head-up',
  afloat: true,
  head: [0, -1.3, 0.24],
  back: [0, -0.9],
  feet: [
    [0.12, -0.5],
    [-0.12, -0.5],
  ],
  tail: [0, 0.06],
  mouth: [0, -1.2],
  draw(c) {
    const { ink, f } = c
    ink.part('tail')
    burn(c, FLAME, TAIL, [0.06, -0.62])
    ink.tint('vermilion').shape(f.d('M-.1 -.6C-.26 -.36 -.2 -.1 0 .12C.2 -.1 .26 -.36 .1 -.6Z'))
    ink.tint('straw').shape(f.d('M-.04 -.5C-.12 -.34 -.1 -.2 0 -.08C.1 -.2 .12 -.34 .04 -.5Z'), 0.85)
    ink.part('nearWing')
    burn(c, FEATHER, OUTER, [0.12, -0.9])
    burn(c, FEATHER, INNER, [0.12, -0.9])
    ink.part('torso').tint('gamboge')
    pair(c, 'M.06 -.52L.05 -.42Q.1 -.36 .13 -.44Q.2 -.38 .21 -.46L.18 -.56Z')
    ink
      .tint('orange')
      .shape(f.d('M0 -1.22C.26 -1.2 .34 -.92 .27 -.72Q.16 -.5 0 -.48Q-.16 -.5 -.27 -.72C-.34 -.92 -.26 -1.2 0 -1.22Z'))
    ink
      .tint('straw')
      .shape(
        f.d('M0 -1.06C.16 -1.04 .2 -.86 .15 -.72Q.1 -.6 0 -.58Q-.1 -.6 -.15 -.72C-.2 -.86 -.16 -1.04 0 -1.06Z'),
        0.85,
      )
    if (ink.fits(8))
      ink.line(f.d('M-.12 -.9Q-.06 -.82 0 -.9Q.06 -.82 .12 -.9M-.12 -.78Q-.06 -.7 0 -.78Q.06 -.7 .12 -.78'), 0.8)
    ink.part('head')
    burn(c, FLAME, CREST, [0.04, -1.46])
    ink.tint('vermilion').shape(f.d('M-.08 -1.48C-.12 -1.66 .02 -1.74 0 -1.92C.12 -1.78 .14 -1.62 .08 -1.48Z'))
    const cheek = 'M.16 -1.3L.36 -1.28Q.3 -1.22 .34 -1.14Q.26 -1.14 .2 -1.12Z'
    ink
      .tint('orange')
      .shape(f.d(cheek))
      .shape(f.d(mirrored(cheek)))
    ink.shape(f.d(ellipse(0, -1.32, 0.26, 0.25)))
    for (const side of [1, -1] as const) {
      eye(ink, f, side * 0.12, -1.34, 0.078, c.look, side)
      ink.blush(f.at(side * 0.18, -1.2), f.s * 0.04)
    }
    ink.tint('ochre').shape(f.d('M-.07 -1.27Q0 -1.32 .07 -1.27Q.06 -1.18 0 -1.1Q-.06 -1.18 -.07 -1.27Z'))
    if (c.look.open) ink.line(f.d('M-.06 -1.22Q0 -1.18 .06 -1.22'), 0.8)
  },
}
