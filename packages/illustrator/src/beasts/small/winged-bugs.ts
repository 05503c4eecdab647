/** Butterflies, bees and others on wings. */
import { isSaidOf } from '../../art/part-looks.ts'
import { type P, ringOf } from '../rig/geom.ts'
import { fluff } from '../rig/ink.ts'
import { closeLines } from './close.ts'
import { type Canvas, type Creature, cute, ellipse, feelers, pair, pairLine } from './creature.ts'

/** A path made smaller toward a point. */
const shrunk = (d: string, [x0, y0]: P, k: number): string =>
  d.replace(
    /(-?\d*\.?\d+) (-?\d*\.?\d+)/g,
    (_, x: string, y: string) => `${x0 + (Number(x) - x0) * k} ${y0 + (Number(y) - y0) * k}`,
  )

/** Wings in three areas each: a hem with spots, a field with veins, a cell next to the body. */
function butterflyWings(c: Canvas, upper: string, lower: string, tints: readonly [string, string, string]): void {
  const { ink } = c
  const root: P = [0.04, -0.43]
  // A pattern that was asked for needs the room.
  const isPlain = isSaidOf('wing', c.ask.attributes)
  for (const [wing, rim, field] of [
    [lower, tints[1], tints[0]],
    [upper, tints[0], tints[1]],
  ] as const) {
    ink.tint(rim).as('wing')
    pair(c, wing)
    if (isPlain) continue
    ink.tint(field)
    pair(c, shrunk(wing, root, 0.76), 0.85)
  }
  if (isPlain) return
  if (ink.detail !== 'simple')
    pairLine(
      c,
      'M.3 -.66L.5 -.88M.38 -.58L.6 -.72M.36 -.52L.56 -.56M.26 -.3L.42 -.3M.24 -.26L.38 -.16M.18 -.24L.24 -.1',
      0.8,
    )
  ink.tint(tints[2])
  pair(c, 'M.1 -.5C.12 -.66 .26 -.78 .38 -.74C.46 -.68 .42 -.56 .36 -.52C.28 -.48 .18 -.48 .1 -.5Z', 0.85)
  pair(c, 'M.1 -.39C.2 -.4 .3 -.36 .3 -.28C.28 -.2 .2 -.2 .16 -.26C.12 -.3 .1 -.34 .1 -.39Z', 0.85)
  ink.tint('white')
  for (const side of [1, -1])
    for (const [x, y, r] of SPOTS) if (ink.fits(r * 2)) ink.oval(c.f.at(side * x, y), r, r, 0, 0.75)
}

/** Along the hems. */
const SPOTS = [
  [0.5, -0.985, 3.4],
  [0.64, -0.95, 3.8],
  [0.725, -0.83, 3.6],
  [0.69, -0.69, 3.4],
  [0.54, -0.17, 3.4],
  [0.45, -0.06, 3.2],
] as const

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

const BARBS = 6

/** A feathered feeler from its root, bowed outward, with barbs at both sides of its shaft. */
function feathered(long: number): { edge: string; shaft: string } {
  const along = (t: number): P => [0.1 + (0.06 * t + 0.3 * t * t) * long, -0.84 - 0.58 * t * long]
  const side = (m: 1 | -1) =>
    Array.from({ length: BARBS }, (_, i) => {
      const [x, y] = along((i + 0.4) / BARBS)
      const [u, v] = along((i + 1.25) / BARBS)
      const wide = 0.125 - 0.011 * i
      return [
        [x + m * 0.03, y + m * 0.02],
        [u + m * wide, v + m * wide * 0.5],
      ]
    }).flat()
  const tip = along(1.14)
  const points = [along(-0.06), ...side(-1), tip, ...side(1).reverse()]
  return {
    edge: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
    shaft: `M${along(0.06).join(' ')}L${along(0.35).join(' ')}L${along(0.65).join(' ')}L${along(0.92).join(' ')}`,
  }
}

const moth: Creature = {
  ...butterfly,
  name: 'moth',
  head: [0, -0.78, 0.15],
  draw(c) {
    const { ink, f } = c
    ink.tint('stone').as('wing')
    pair(c, 'M.06 -.46C.3 -.42 .56 -.36 .62 -.2C.66 0 .46 .1 .3 .02C.16 -.06 .08 -.2 .06 -.32Z')
    pairLine(c, 'M.54 -.28Q.42 -.22 .4 -.1Q.34 -.06 .3 .02', 0.8)
    ink.tint('sand').as('wing')
    pair(c, 'M.06 -.66C.3 -.96 .76 -1.08 1.04 -.98C1.08 -.74 .9 -.44 .66 -.34C.42 -.28 .2 -.36 .06 -.46Z')
    pairLine(c, 'M.98 -.98Q.86 -.9 .88 -.78Q.76 -.72 .76 -.6Q.64 -.54 .62 -.34', 0.8)
    for (const side of [1, -1]) {
      ink.tint('cream').oval(f.at(side * 0.48, -0.66), 11, 10, 0, 0.85)
      if (ink.fits(9)) ink.tint('bark').oval(f.at(side * 0.49, -0.66), 5, 4.6, 0, 0.8)
      ink.tint('cream').oval(f.at(side * 0.28, -0.2), 6, 5.4, 0, 0.85)
    }
    ink.tint('cream').shape(f.d('M0 -.66C.2 -.64 .18 -.3 .12 -.12Q0 .08 -.12 -.12C-.18 -.3 -.2 -.64 0 -.66Z'))
    ink.line(f.d('M-.15 -.38Q0 -.31 .15 -.38M-.14 -.24Q0 -.17 .14 -.24M-.11 -.1Q0 -.04 .11 -.1'), 0.85)
    ink.tint('sand').shape(fluff(ringOf(f.at(0, -0.58), 19, 10, 9), 0.5))
    ink.part('head').tint('sand')
    const { edge, shaft } = feathered(isSaidOf('antenna', c.ask.attributes) ? 1.3 : 1)
    pair(c, edge)
    pairLine(c, shaft, 0.75)
    ink.tint('cream').shape(f.d(ellipse(0, -0.78, 0.17, 0.16)))
    cute(c, 0, -0.8, 0.115)
  },
}

/** A bee in profile: striped, two wings, a sting. */
/** Down behind the head. */
const FUZZ = 'M.17 -.56L.12 -.58L.16 -.49L.09 -.49L.15 -.42L.08 -.4L.15 -.35L.1 -.31L.17 -.28'

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
      closeLines(c, 0.08, 'M.12 -.66C.18 -.82 .28 -.94 .4 -1M.22 -.82L.26 -.98M.26 -.88C.34 -.86 .4 -.86 .47 -.88')
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
      closeLines(
        c,
        0.08,
        'M0 -.66C-.02 -.8 -.06 -.94 -.11 -1.06M-.04 -.82C-.1 -.88 -.16 -.92 -.21 -.94M-.05 -.84C0 -.92 .03 -.96 .06 -1',
      )
      ink
        .part('head')
        .tint(tints[0])
        .shape(f.d(ellipse(0.44, -0.46, 0.25, 0.24)))
      closeLines(c, 0.06, FUZZ)
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
  turns: { stand: -24, fly: -24 },
  head: [0, -1.06, 0.18],
  back: [0, -0.76],
  feet: [
    [0.1, -0.6],
    [-0.1, -0.6],
  ],
  tail: [0, 0.2],
  draw(c) {
    const { ink, f } = c
    ink.part('nearWing').tint('aqua')
    pair(c, 'M.06 -.74C.3 -.74 .8 -.6 1 -.4C1.02 -.28 .84 -.28 .62 -.38C.38 -.48 .16 -.58 .05 -.66Z')
    pair(c, 'M.06 -.86C.28 -1.08 .86 -1.2 1.12 -1.08C1.18 -.94 .96 -.84 .66 -.78C.4 -.74 .16 -.74 .06 -.76Z')
    pairLine(c, 'M.2 -.83Q.5 -.96 .9 -1M.2 -.65Q.5 -.56 .8 -.4', 0.75)
    ink
      .part('torso')
      .tint('teal')
      .shape(f.d('M-.085 -.66C-.09 -.4 -.06 -.1 -.05 .16Q0 .26 .05 .16C.06 -.1 .09 -.4 .085 -.66Z'))
    for (const y of [-0.46, -0.26, -0.06, 0.1]) ink.line(f.d(`M-.08 ${y}Q0 ${y + 0.04} .08 ${y}`), 0.8)
    ink.tint('viridian').shape(f.d(ellipse(0, -0.78, 0.13, 0.19)))
    ink
      .part('head')
      .tint('viridian')
      .shape(f.d(ellipse(0, -1.06, 0.2, 0.17)))
    cute(c, 0, -1.08, 0.14)
  },
}

export const wingedBugs: readonly Creature[] = [
  butterfly,
  moth,
  bee('bee', 1, ['gamboge', 'slate']),
  bee('bumblebee', 1.34, ['straw', 'umber']),
  bee('wasp', 0.76, ['gamboge', 'night']),
  fly,
  dragonfly,
]
