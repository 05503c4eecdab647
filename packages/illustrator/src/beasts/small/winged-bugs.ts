/** Butterflies, bees and others on wings. */
import { type Canvas, type Creature, cute, ellipse, feelers, pair, pairLine } from './creature.ts'

function butterflyWings(c: Canvas, upper: string, lower: string, tints: readonly [string, string, string]): void {
  const { ink } = c
  ink.tint(tints[1])
  pair(c, lower)
  ink.tint(tints[0])
  pair(c, upper)
  ink.tint(tints[2])
  for (const side of [1, -1]) {
    ink.oval(c.f.at(side * 0.5, -0.78), 11, 9, side * -30, 0.85)
    ink.oval(c.f.at(side * 0.34, -0.22), 8.5, 7, side * 20, 0.85)
    if (ink.detail !== 'simple') ink.oval(c.f.at(side * 0.26, -0.6), 5.4, 5.4, 0, 0.85)
  }
}

const UPPER = 'M.04 -.46C.06 -.8 .34 -1.06 .62 -1.04C.82 -1.02 .84 -.78 .74 -.62C.64 -.44 .34 -.38 .04 -.42Z'
const LOWER = 'M.04 -.44C.26 -.44 .56 -.4 .6 -.2C.62 -.02 .44 .06 .3 0C.16 -.06 .06 -.22 .04 -.36Z'

const butterfly: Creature = {
  name: 'butterfly',
  habitat: 'air',
  poses: 'fly sit dance',
  afloat: true,
  head: [0, -0.72, 0.12],
  back: [0, -0.4],
  feet: [
    [0.06, -0.1],
    [-0.06, -0.1],
  ],
  tail: [0, -0.06],
  draw(c) {
    butterflyWings(c, UPPER, LOWER, ['orange', 'gamboge', 'straw'])
    c.ink.tint('bark').shape(c.f.d('M0 -.64C.1 -.62 .09 -.3 .05 -.14Q0 -.02 -.05 -.14C-.09 -.3 -.1 -.62 0 -.64Z'))
    c.ink.part('head')
    feelers(c, 0, -0.8, 0.16, 0.22)
    c.ink.tint('bark').shape(c.f.d(ellipse(0, -0.72, 0.13, 0.12)))
    cute(c, 0, -0.73, 0.09)
  },
}

const moth: Creature = {
  ...butterfly,
  name: 'moth',
  draw(c) {
    const upper = 'M.06 -.5C.3 -.9 .7 -.98 .92 -.84C.86 -.6 .7 -.36 .5 -.26C.34 -.2 .16 -.28 .06 -.36Z'
    const lower = 'M.06 -.4C.24 -.3 .46 -.24 .54 -.1C.46 .04 .26 .06 .12 -.06Z'
    c.ink.tint('stone')
    pair(c, lower)
    c.ink.tint('sand')
    pair(c, upper)
    for (const side of [1, -1]) c.ink.tint('bark').oval(c.f.at(side * 0.5, -0.58), 8, 8, 0, 0.85)
    pairLine(c, 'M.78 -.78Q.66 -.56 .46 -.38')
    c.ink.tint('cream').shape(c.f.d('M0 -.6C.18 -.58 .16 -.3 .1 -.14Q0 .02 -.1 -.14C-.16 -.3 -.18 -.58 0 -.6Z'))
    c.ink.line(c.f.d('M-.12 -.34Q0 -.28 .12 -.34M-.1 -.22Q0 -.16 .1 -.22'))
    c.ink.part('head')
    c.ink.tint('sand')
    pair(c, 'M.05 -.8C.08 -1 .22 -1.08 .36 -1.08C.3 -.98 .2 -.86 .1 -.78Z')
    c.ink.tint('cream').shape(c.f.d(ellipse(0, -0.7, 0.15, 0.14)))
    cute(c, 0, -0.72, 0.1)
  },
}

/** A bee in profile: striped, two wings, a sting. */
function bee(name: string, round: number, tints: readonly [string, string]): Creature {
  const r = 0.3 * round
  return {
    name,
    habitat: 'air',
    poses: 'fly walk sit',
    afloat: true,
    turns: { fly: -8 },
    head: [0.44, -0.46, 0.24],
    back: [-0.1, -0.72],
    feet: [
      [0.1, -0.02],
      [-0.1, -0.02],
    ],
    tail: [-0.62, -0.36],
    draw(c) {
      const { ink, f } = c
      ink.part('farWing').tint('mist')
      ink.shape(f.d('M.06 -.62C.1 -1 .36 -1.16 .5 -1.04C.6 -.9 .4 -.7 .14 -.58Z'))
      ink.part('torso').tint('slate').shape(f.d('M-.5 -.44L-.68 -.36L-.5 -.32Z'))
      const body = ellipse(-0.08, -0.4, 0.5, r)
      ink.tint(tints[0]).shape(f.d(body))
      ink.clip(f.d(body), () => {
        ink.tint(tints[1])
        for (const x of [-0.34, -0.06])
          ink.shape(
            f.d(`M${x - 0.07} -.9Q${x + 0.05} -.4 ${x - 0.07} .1L${x + 0.09} .1Q${x + 0.2} -.4 ${x + 0.09} -.9Z`),
            0.9,
          )
      })
      ink.line(f.d(body), 1)
      ink.line(f.d(`M.12 ${-0.4 + r * 0.9}L.16 ${-0.28 + r * 0.9}M-.06 ${-0.4 + r}L-.05 ${-0.28 + r}`), 0.9)
      ink.part('nearWing').tint('mist').shape(f.d('M-.06 -.62C-.34 -.9 -.3 -1.16 -.1 -1.14C.12 -1.12 .16 -.8 .06 -.6Z'))
      ink
        .part('head')
        .tint(tints[0])
        .shape(f.d(ellipse(0.44, -0.46, 0.25, 0.24)))
      feelers(c, 0.46, -0.68, 0.12, 0.16)
      cute(c, 0.48, -0.46, 0.16)
    },
  }
}

const fly: Creature = {
  name: 'fly',
  habitat: 'air',
  poses: 'fly walk sit',
  afloat: true,
  head: [0.42, -0.4, 0.24],
  back: [-0.1, -0.56],
  feet: [
    [0.2, 0],
    [-0.16, 0],
  ],
  tail: [-0.5, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.tint('mist').shape(f.d('M.1 -.56C0 -.9 -.4 -1.1 -.62 -.94C-.7 -.74 -.3 -.56 .06 -.48Z'))
    ink.tint('slate').shape(f.d(ellipse(-0.1, -0.34, 0.42, 0.24)))
    ink.line(f.d('M-.2 -.56Q-.1 -.34 -.2 -.12M.24 -.18L.3 0M.02 -.11L.04 0M-.2 -.13L-.26 0'), 0.9)
    ink.tint('mist').shape(f.d('M.08 -.5C-.2 -.76 -.66 -.76 -.76 -.54C-.74 -.36 -.3 -.36 .06 -.42Z'))
    ink.tint('slate').shape(f.d(ellipse(0.42, -0.4, 0.24, 0.22)))
    ink.tint('coral').oval(f.at(0.52, -0.48), 11).oval(f.at(0.32, -0.5), 11)
    for (const x of [0.53, 0.34]) ink.dot(f.at(x, -0.47), 3.4).light(f.at(x + 0.015, -0.49), 1.1)
    ink.line(f.d('M.34 -.28Q.44 -.22 .54 -.29'))
  },
}

const dragonfly: Creature = {
  name: 'dragonfly',
  habitat: 'air',
  poses: 'fly sit',
  afloat: true,
  head: [0.62, -0.5, 0.18],
  back: [0.2, -0.62],
  feet: [
    [0.36, -0.34],
    [0.2, -0.34],
  ],
  tail: [-0.98, -0.36],
  draw(c) {
    const { ink, f } = c
    ink.part('farWing').tint('aqua')
    ink.shape(f.d('M.3 -.6C.3 -.9 .5 -1.2 .66 -1.16C.76 -1.1 .6 -.8 .38 -.58Z'))
    ink.shape(f.d('M.16 -.6C.06 -.9 .1 -1.24 .26 -1.24C.4 -1.2 .36 -.86 .24 -.58Z'))
    ink
      .part('torso')
      .tint('teal')
      .shape(f.d('M.2 -.58C-.2 -.58 -.7 -.5 -.98 -.42Q-1.04 -.36 -.98 -.32C-.7 -.34 -.2 -.4 .2 -.42Z'))
    for (const x of [-0.78, -0.54, -0.3, -0.08])
      ink.line(f.d(`M${x} ${-0.5 - (x + 1) * 0.06}Q${x + 0.04} -.44 ${x} -.36`))
    ink.tint('viridian').shape(f.d(ellipse(0.28, -0.5, 0.22, 0.17)))
    ink.part('nearWing').tint('aqua')
    ink.shape(f.d('M.2 -.5C.1 -.2 -.16 .06 -.34 0C-.44 -.08 -.2 -.4 .12 -.54Z'))
    ink.shape(f.d('M.34 -.48C.34 -.16 .2 .12 0 .12C-.1 .04 .04 -.3 .24 -.5Z'))
    ink
      .part('head')
      .tint('viridian')
      .shape(f.d(ellipse(0.62, -0.5, 0.19, 0.18)))
    cute(c, 0.64, -0.51, 0.13)
  },
}

export const wingedBugs: readonly Creature[] = [
  butterfly,
  moth,
  bee('bee', 1, ['gamboge', 'slate']),
  bee('bumblebee', 1.34, ['straw', 'umber']),
  fly,
  dragonfly,
]
