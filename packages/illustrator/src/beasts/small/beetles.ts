/** Beetles, ants, spiders, scorpions. */
import { type Canvas, type Creature, cute, ellipse, feelers } from './creature.ts'

const GROUND = 'walk run sit lie-curled climb'

const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

/** Short legs under a body, three or four a side. */
const legs = ({ ink, f }: Canvas, xs: readonly number[], y: number): void => {
  ink.line(f.d(xs.map((x) => `M${x} ${y}Q${x + x * 0.16} ${y * 0.5} ${x * 1.26} 0`).join('')), 1.1)
}

function roundBeetle(
  name: string,
  tints: readonly [string, string],
  shell: (c: Canvas, outline: string) => void,
): Creature {
  return {
    name,
    poses: `${GROUND} fly`,
    turns: { climb: -60 },
    head: [0.5, -0.3, 0.2],
    back: [-0.1, -0.66],
    feet: FEET,
    tail: [-0.6, -0.2],
    draw(c) {
      const { ink, f } = c
      legs(c, [-0.34, -0.06, 0.24], -0.14)
      ink.tint(tints[1]).shape(f.d(ellipse(0.48, -0.3, 0.22, 0.2)))
      feelers(c, 0.5, -0.46, 0.13, 0.18)
      const dome = 'M-.66 -.1C-.66 -.56 -.36 -.72 -.08 -.72C.24 -.72 .44 -.48 .42 -.1Q-.1 -.02 -.66 -.1Z'
      ink.tint(tints[0]).shape(f.d(dome))
      shell(c, f.d(dome))
      ink.part('head')
      cute(c, 0.54, -0.32, 0.13)
    },
  }
}

const ladybug = roundBeetle('ladybug', ['vermilion', 'slate'], ({ ink, f }, outline) => {
  ink.line(f.d('M-.12 -.72Q-.24 -.4 -.2 -.07'))
  ink.clip(outline, () => {
    ink.tint('slate')
    for (const [x, y, r] of [
      [-0.42, -0.42, 0.1],
      [0.1, -0.5, 0.1],
      [-0.38, -0.16, 0.08],
      [0.16, -0.2, 0.1],
    ] as const)
      ink.oval(f.at(x, y), r * 90, r * 90, 0, 0.85)
  })
})

const beetle = roundBeetle('beetle', ['viridian', 'teal'], ({ ink, f }) => {
  ink.line(f.d('M-.1 -.72Q-.24 -.4 -.22 -.07M.2 -.66Q.1 -.36 .18 -.06'))
  ink.tint('leaf').shape(f.d('M.52 -.5C.5 -.72 .62 -.86 .78 -.84C.68 -.78 .66 -.66 .68 -.46Z'))
})

const firefly = roundBeetle('firefly', ['umber', 'vermilion'], ({ ink, f }) => {
  ink.tint('straw').shape(f.d('M-.66 -.1C-.68 -.36 -.6 -.5 -.5 -.58Q-.36 -.32 -.4 -.06Z'))
  ink.line(f.d('M-.02 -.7Q-.1 -.4 -.06 -.06M-.78 -.16L-.92 -.1M-.8 -.34L-.96 -.36M-.74 -.5L-.88 -.6'))
})

const ant: Creature = {
  name: 'ant',
  poses: GROUND,
  head: [0.56, -0.42, 0.22],
  back: [0.02, -0.4],
  feet: FEET,
  tail: [-0.7, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.line(
      f.d(
        'M.06 -.22Q.24 -.26 .34 0M0 -.2Q0 -.2 .04 0M-.08 -.22Q-.2 -.24 -.28 0M.12 -.24Q.4 -.34 .52 0M-.12 -.24Q-.4 -.3 -.5 0',
      ),
      1.1,
    )
    ink
      .tint('brick')
      .shape(f.d(ellipse(-0.44, -0.34, 0.3, 0.24)))
      .shape(f.d(ellipse(0.04, -0.3, 0.22, 0.16)))
    ink.line(f.d('M-.5 -.57Q-.42 -.34 -.5 -.11'))
    ink
      .part('head')
      .tint('brick')
      .shape(f.d(ellipse(0.5, -0.42, 0.26, 0.24)))
    feelers(c, 0.54, -0.62, 0.16, 0.2)
    cute(c, 0.54, -0.43, 0.16)
  },
}

const spider: Creature = {
  name: 'spider',
  poses: `${GROUND} hang`,
  head: [0, -0.3, 0.24],
  back: [0, -0.72],
  feet: [
    [0.6, 0],
    [-0.6, 0],
  ],
  tail: [0, -0.8],
  draw(c) {
    const { ink, f } = c
    if (c.pose === 'hang') ink.line(f.d('M0 -.8L0 -1.5'), 0.9)
    for (const m of [1, -1])
      ink.line(
        f.d(
          `M${m * 0.2} -.4C${m * 0.4} -.9 ${m * 0.7} -.86 ${m * 0.86} -.3M${m * 0.22} -.36C${m * 0.5} -.66 ${m * 0.66} -.5 ${m * 0.7} 0M${m * 0.22} -.3C${m * 0.42} -.44 ${m * 0.5} -.3 ${m * 0.46} 0M${m * 0.2} -.42C${m * 0.36} -1.06 ${m * 0.7} -1.1 ${m * 0.9} -.7`,
        ),
        1.2,
      )
    ink.tint('violet').shape(f.d(ellipse(0, -0.56, 0.32, 0.3)))
    ink.tint('lilac').oval(f.at(0, -0.72), 6.5, 6.5, 0, 0.85)
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

export const beetles: readonly Creature[] = [ladybug, beetle, firefly, ant, spider, scorpion]
