/** Large beetles: those with jaws and horns from above, the one that rolls its ball from the side. */
import { type Canvas, type Creature, cute, ellipse, joints, pair } from './creature.ts'
import { sixLegs } from './limbs.ts'

const GROUND = 'walk run sit lie-curled climb'
const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

/** A large beetle from above, with what its head bears. */
function horned(name: string, tints: readonly [string, string], head: (c: Canvas) => void): Creature {
  return {
    name,
    poses: GROUND,
    head: [0, -1.02, 0.24],
    back: [0, -0.5],
    feet: FEET,
    tail: [0, 0],
    mouth: [0, -1],
    draw(c) {
      const { ink, f } = c
      ink.tint('slate')
      sixLegs(c)
      ink
        .tint(tints[0])
        .shape(
          f.d(
            'M0 -.72C.32 -.72 .44 -.5 .42 -.3C.38 -.08 .2 .02 0 .02C-.2 .02 -.38 -.08 -.42 -.3C-.44 -.5 -.32 -.72 0 -.72Z',
          ),
        )
      ink.line(f.d('M0 -.72L0 .01M.22 -.6Q.26 -.3 .16 -.08M-.22 -.6Q-.26 -.3 -.16 -.08'), 0.8)
      ink
        .tint(tints[1])
        .shape(f.d('M-.34 -.68C-.36 -.88 -.22 -.96 0 -.96C.22 -.96 .36 -.88 .34 -.68Q0 -.58 -.34 -.68Z'))
      ink.part('head')
      head(c)
      ink.tint(tints[1]).shape(f.d(ellipse(0, -1.02, 0.26, 0.22)))
      cute(c, 0, -1.05, 0.17)
    },
  }
}

const stagBeetle = horned('stag beetle', ['umber', 'bark'], (c) => {
  c.ink.tint('brick')
  pair(
    c,
    'M.1 -1.16C.3 -1.2 .46 -1.34 .44 -1.54C.42 -1.68 .3 -1.74 .18 -1.7C.24 -1.64 .26 -1.58 .24 -1.52L.12 -1.5L.22 -1.42C.18 -1.32 .08 -1.28 .02 -1.24Z',
  )
})

const rhinoBeetle = horned('rhinoceros beetle', ['slate', 'night'], (c) => {
  c.ink
    .tint('bark')
    .shape(
      c.f.d(
        'M-.1 -1.14L-.08 -1.5C-.16 -1.56 -.26 -1.66 -.26 -1.8C-.16 -1.72 -.08 -1.68 0 -1.68C.08 -1.68 .16 -1.72 .26 -1.8C.26 -1.66 .16 -1.56 .08 -1.5L.1 -1.14Z',
      ),
    )
})

/** Beside it the ball that it rolls. */
const dungBeetle: Creature = {
  name: 'dung beetle',
  poses: GROUND,
  head: [0.3, -0.42, 0.24],
  back: [0, -0.72],
  feet: FEET,
  tail: [-0.4, -0.2],
  draw(c) {
    const { ink, f } = c
    ink.tint('ochre').shape(f.d(ellipse(0.98, -0.5, 0.5, 0.5)))
    ink.line(f.d('M.7 -.7Q.82 -.82 .98 -.84M1.16 -.3Q1.28 -.4 1.3 -.54M.8 -.3Q.9 -.2 1 -.2'), 0.85)
    ink.tint('slate')
    joints(c, [
      [
        [-0.2, -0.2],
        [-0.34, -0.14],
        [-0.42, -0.03],
      ],
      [
        [0.06, -0.2],
        [0.02, -0.1],
        [0.04, -0.03],
      ],
      [
        [0.2, -0.3],
        [0.42, -0.2],
        [0.54, -0.34],
      ],
    ])
    ink
      .tint('slate')
      .shape(f.d('M-.52 -.2C-.56 -.58 -.3 -.76 -.04 -.76C.26 -.76 .42 -.52 .38 -.18C.26 -.1 -.4 -.08 -.52 -.2Z'))
    ink.line(f.d('M-.04 -.76Q-.18 -.44 -.14 -.12'))
    ink
      .part('head')
      .tint('night')
      .shape(f.d(ellipse(0.3, -0.38, 0.25, 0.23)))
    cute(c, 0.33, -0.4, 0.16)
  },
}

export const bigBeetles: readonly Creature[] = [stagBeetle, rhinoBeetle, dungBeetle]
