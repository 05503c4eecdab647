/** Beetles, ants, spiders, scorpions. */
import { closeSpots } from './close.ts'
import { type Canvas, type Creature, cute, ellipse, feelers, joints } from './creature.ts'

const GROUND = 'walk run sit lie-curled climb'

const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

/** Short legs under a body, three or four a side. */
const legs = (c: Canvas, xs: readonly number[], y: number): void =>
  joints(
    c,
    xs.map((x) => [
      [x, y],
      [x * 1.16 + 0.02, y * 0.62],
      [x * 1.22, -0.03],
    ]),
  )

function roundBeetle(
  name: string,
  tints: readonly [string, string],
  shell: (c: Canvas, outline: string) => void,
): Creature {
  return {
    name,
    poses: `${GROUND} fly`,
    turns: { climb: -60 },
    head: [0.44, -0.38, 0.27],
    back: [-0.14, -0.78],
    feet: FEET,
    tail: [-0.6, -0.2],
    draw(c) {
      const { ink, f } = c
      ink.tint(tints[1])
      legs(c, [-0.34, -0.06, 0.24], -0.16)
      const dome = 'M-.66 -.2C-.7 -.62 -.42 -.82 -.14 -.82C.2 -.82 .44 -.58 .4 -.2C.3 -.1 -.54 -.08 -.66 -.2Z'
      ink.tint(tints[0]).shape(f.d(dome))
      shell(c, f.d(dome))
      ink.part('head')
      feelers(c, 0.46, -0.6, 0.16, 0.2)
      ink.tint(tints[1]).shape(f.d(ellipse(0.44, -0.38, 0.28, 0.26)))
      cute(c, 0.48, -0.4, 0.17)
    },
  }
}

const beetle = roundBeetle('beetle', ['viridian', 'teal'], ({ ink, f }) => {
  ink.line(f.d('M-.14 -.82Q-.28 -.46 -.26 -.12M.14 -.74Q.02 -.42 .1 -.12'))
  ink.tint('leaf').shape(f.d('M.56 -.56C.54 -.8 .66 -.94 .84 -.92C.74 -.86 .7 -.74 .72 -.5Z'))
})

/** Its lamp shines from behind the wing cases. */
const firefly = roundBeetle('firefly', ['umber', 'vermilion'], ({ ink, f }) => {
  ink
    .tint('straw')
    .shape(f.d('M-.52 -.62C-.86 -.66 -1.02 -.44 -.96 -.26C-.88 -.08 -.62 -.06 -.42 -.12Q-.34 -.4 -.52 -.62Z'))
  ink.line(f.d('M-.72 -.59Q-.62 -.36 -.68 -.11M-.06 -.8Q-.16 -.46 -.12 -.12'), 0.85)
  for (const d of ['M-1.1 -.36L-1.28 -.36', 'M-1.06 -.56L-1.22 -.68', 'M-1.04 -.14L-1.2 -.02', 'M-.86 -.74L-.94 -.92'])
    ink.line(f.d(d), 1.1)
})

const ant: Creature = {
  name: 'ant',
  poses: GROUND,
  head: [0.52, -0.56, 0.3],
  back: [0.02, -0.56],
  feet: FEET,
  tail: [-0.72, -0.4],
  draw(c) {
    const { ink, f } = c
    const leg = (x: number, knee: number, foot: number) =>
      [
        [x, -0.34],
        [knee, -0.3],
        [foot, -0.03],
      ] as const
    ink.tint('brick')
    joints(c, [leg(-0.04, -0.24, -0.28), leg(0.08, 0.2, 0.24), leg(0.18, 0.48, 0.6)])
    ink.shape(f.d(ellipse(-0.44, -0.44, 0.33, 0.27))).shape(f.d(ellipse(0.06, -0.4, 0.21, 0.18)))
    ink.line(f.d('M-.6 -.66Q-.5 -.44 -.6 -.22M-.4 -.7Q-.28 -.44 -.4 -.18'))
    joints(c, [leg(-0.1, -0.4, -0.5), leg(0.03, -0.01, -0.01), leg(0.14, 0.34, 0.42)])
    ink.part('head')
    feelers(c, 0.54, -0.82, 0.18, 0.2)
    ink.tint('brick').shape(f.d(ellipse(0.5, -0.58, 0.31, 0.29)))
    cute(c, 0.54, -0.6, 0.2)
  },
}

/** In pairs down its back. */
const SPIDER_SPOTS = [
  [0.15, -0.7, 0.05],
  [-0.15, -0.7, 0.05],
  [0.22, -0.58, 0.045],
  [-0.22, -0.58, 0.045],
  [0.08, -0.58, 0.036],
  [-0.08, -0.58, 0.036],
] as const

const spider: Creature = {
  name: 'spider',
  poses: `${GROUND} hang wave dance`,
  head: [0, -0.3, 0.24],
  back: [0, -0.72],
  feet: [
    [0.6, 0],
    [-0.6, 0],
  ],
  tail: [0, -0.8],
  shod: {
    ends: [
      [0.44, -0.05, 0, 1],
      [0.68, -0.05, 0.1, 1],
      [0.84, -0.3, 0.1, 1],
      [0.9, -0.66, 0.2, 1],
    ],
    size: 0.115,
  },
  draw(c) {
    const { ink, f } = c
    if (c.pose === 'hang') ink.line(f.d('M0 -.8L0 -1.5'), 0.9)
    ink.tint('violet')
    const isUp = (m: number) => c.pose === 'dance' || (c.pose === 'wave' && m > 0)
    for (const m of [1, -1])
      for (const d of [
        isUp(m)
          ? `M${m * 0.2} -.44C${m * 0.44} -.7 ${m * 0.72} -.84 ${m * 0.62} -1.26`
          : `M${m * 0.2} -.42C${m * 0.36} -1.04 ${m * 0.7} -1.08 ${m * 0.9} -.66`,
        `M${m * 0.2} -.4C${m * 0.4} -.88 ${m * 0.7} -.84 ${m * 0.84} -.3`,
        `M${m * 0.22} -.36C${m * 0.5} -.66 ${m * 0.64} -.5 ${m * 0.68} -.03`,
        `M${m * 0.22} -.3C${m * 0.4} -.44 ${m * 0.48} -.3 ${m * 0.44} -.03`,
      ])
        ink.tube(f.d(d), 1.8)
    ink.tint('violet').shape(f.d(ellipse(0, -0.56, 0.32, 0.3)))
    ink.tint('lilac').oval(f.at(0, -0.72), 6.5, 6.5, 0, 0.85)
    closeSpots(c, 'lilac', SPIDER_SPOTS)
    ink
      .part('head')
      .tint('violet')
      .shape(f.d(ellipse(0, -0.28, 0.26, 0.23)))
    cute(c, 0, -0.3, 0.2)
  },
}

const scorpion: Creature = {
  name: 'scorpion',
  poses: GROUND,
  head: [0.42, -0.3, 0.2],
  back: [-0.06, -0.42],
  feet: FEET,
  tail: [-0.2, -1],
  draw(c) {
    const { ink, f } = c
    legs(c, [-0.26, -0.06, 0.14, 0.3], -0.16)
    ink.tint('ochre')
    for (const [x, y, r] of [
      [-0.5, -0.34, 0.13],
      [-0.66, -0.5, 0.13],
      [-0.68, -0.7, 0.12],
      [-0.54, -0.86, 0.11],
    ] as const)
      ink.shape(f.d(ellipse(x, y, r, r)))
    ink
      .tint('brick')
      .shape(f.d('M-.52 -1C-.4 -1.06 -.22 -1.04 -.14 -.88C-.26 -.92 -.34 -.88 -.4 -.8Q-.52 -.84 -.52 -1Z'))
    ink.tint('ochre').shape(f.d(ellipse(-0.06, -0.28, 0.46, 0.2)))
    ink.line(f.d('M-.24 -.46Q-.16 -.28 -.24 -.11M-.02 -.48Q.06 -.28 -.02 -.08'))
    ink.shape(f.d('M.46 -.22C.6 -.1 .8 -.14 .84 -.26L.76 -.34C.7 -.24 .6 -.24 .5 -.34Z'))
    ink.tint('orange').shape(f.d('M.76 -.3C.66 -.46 .74 -.62 .9 -.62L.86 -.48L1 -.5C1.02 -.36 .92 -.26 .76 -.3Z'))
    ink
      .part('head')
      .tint('ochre')
      .shape(f.d(ellipse(0.4, -0.32, 0.22, 0.2)))
    cute(c, 0.42, -0.34, 0.14)
  },
}

export const beetles: readonly Creature[] = [beetle, firefly, ant, spider, scorpion]
