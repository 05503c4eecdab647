/** Snails, worms and those that hop. */
import { type Creature, cute, ellipse, feelers, joints } from './creature.ts'
import { whorls } from './whorls.ts'

const GROUND = 'walk run sit lie-curled climb'

const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

/** Eyes of snails: each stalk has a ball at its end. */
function stalks(
  { ink, f }: Parameters<Creature['draw']>[0],
  from: readonly number[],
  high: number,
  tint: string,
): void {
  for (const x of from) {
    ink.line(f.d(`M${x} ${-high}L${x + 0.06} ${-high - 0.26}`), 1.1)
    ink.tint(tint).oval(f.at(x + 0.06, -high - 0.29), 5, 5, 0, 0.9)
  }
}

const snail: Creature = {
  name: 'snail',
  poses: GROUND,
  turns: { climb: -60 },
  head: [0.6, -0.56, 0.18],
  back: [-0.1, -0.9],
  feet: [
    [0.3, 0],
    [-0.5, 0],
  ],
  tail: [-0.86, -0.02],
  draw(c) {
    const { ink, f } = c
    stalks(c, [0.52, 0.7], 0.66, 'apricot')
    ink
      .tint('apricot')
      .shape(
        f.d(
          'M-.9 0C-.7 -.16 -.4 -.2 0 -.18C.3 -.16 .36 -.26 .38 -.44C.4 -.66 .52 -.74 .64 -.74C.78 -.74 .86 -.62 .84 -.46C.82 -.2 .7 0 .4 0Z',
        ),
      )
    whorls(c)
    ink.part('head')
    cute(c, 0.63, -0.54, 0.13)
  },
}

const slug: Creature = {
  ...snail,
  name: 'slug',
  back: [-0.1, -0.5],
  draw(c) {
    const { ink, f } = c
    stalks(c, [0.5, 0.68], 0.6, 'sand')
    ink
      .tint('sand')
      .shape(
        f.d(
          'M-.98 -.01C-.9 -.16 -.66 -.4 -.3 -.46C0 -.5 .2 -.48 .36 -.54C.42 -.68 .54 -.72 .64 -.72C.8 -.7 .88 -.58 .86 -.42C.84 -.18 .7 0 .4 0Z',
        ),
      )
    ink
      .tint('umber')
      .shape(f.d('M-.3 -.44C-.1 -.5 .16 -.48 .3 -.44C.4 -.3 .26 -.2 .04 -.2C-.16 -.2 -.34 -.28 -.3 -.44Z'), 0.9)
    ink.line(f.d('M-.9 -.06Q0 -.12 .62 -.08'), 0.85)
    for (const [x, y, r] of [
      [-0.56, -0.22, 5],
      [-0.72, -0.14, 3.6],
      [-0.4, -0.18, 3.8],
    ] as const)
      ink.tint('umber').oval(f.at(x, y), r, r * 0.8, 0, 0.8)
    ink.part('head')
    cute(c, 0.65, -0.5, 0.13)
  },
}

/** On every ball, where the next one does not hide them. */
const SPOTS = [
  [-0.03, -0.08, 0.062],
  [-0.06, 0.08, 0.042],
] as const

/** A row of balls: the last one has the face. */
function segments(name: string, n: number, tints: readonly [string, string], legged: boolean): Creature {
  return {
    name,
    poses: GROUND,
    turns: { climb: -60 },
    head: [0.7, -0.4, 0.26],
    back: [0, -0.46],
    feet: FEET,
    tail: [-0.9, -0.2],
    shod: {
      ends: Array.from({ length: n }, (_, i) => [-0.8 + (i * 1.2) / (n - 1), -0.05, 0, 1] as const),
      size: 0.1,
      isOneSided: true,
    },
    draw(c) {
      const { ink, f } = c
      for (let i = 0; i < n; i++) {
        const x = -0.8 + (i * 1.2) / (n - 1)
        const y = -0.24 - 0.14 * Math.abs(Math.sin((i / (n - 1)) * Math.PI * 1.5))
        const r = 0.2 + 0.02 * Math.sin(i * 2)
        if (legged)
          for (const d of [-0.08, 0.08])
            ink.tint('umber').tube(f.d(`M${x + d} ${y + 0.14}L${x + d} -.05L${x + d + 0.03} -.04`), 4.4)
        ink.tint(tints[i % 2] ?? 'sap').shape(f.d(ellipse(x, y, r, r)))
        if (ink.fits(f.s * 0.09))
          for (const [u, v, k] of SPOTS) ink.tint('gamboge').oval(f.at(x - 0.03 + u, y + v), f.s * k, f.s * k, 0, 0.8)
      }
      ink
        .part('head')
        .tint(tints[0])
        .shape(f.d(ellipse(0.68, -0.42, 0.33, 0.31)))
      feelers(c, 0.68, -0.7, 0.18, 0.2)
      cute(c, 0.72, -0.44, 0.21)
    },
  }
}

const worm: Creature = {
  name: 'worm',
  poses: GROUND,
  head: [0.66, -0.5, 0.18],
  back: [0.02, -0.4],
  feet: FEET,
  tail: [-0.92, -0.1],
  draw(c) {
    const { ink, f } = c
    ink
      .tint('pink')
      .tube(
        f.d('M-.86 -.14C-.6 -.14 -.56 -.16 -.42 -.3C-.2 -.54 0 -.5 .14 -.28C.26 -.14 .5 -.14 .6 -.28Q.66 -.38 .66 -.5'),
        0.13 * 90,
      )
    ink.line(f.d('M-.4 -.44Q-.3 -.32 -.24 -.24M.02 -.5Q0 -.4 -.06 -.3M.32 -.02Q.32 -.12 .26 -.22'), 0.75)
    ink
      .part('head')
      .tint('pink')
      .shape(f.d(ellipse(0.66, -0.5, 0.2, 0.19)))
    cute(c, 0.69, -0.51, 0.12)
  },
}

const grasshopper: Creature = {
  name: 'grasshopper',
  poses: `${GROUND} jump`,
  turns: { jump: -24 },
  head: [0.62, -0.5, 0.2],
  back: [-0.1, -0.56],
  feet: [
    [0.4, 0],
    [-0.6, 0],
  ],
  tail: [-0.86, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.tint('leaf')
    joints(
      c,
      [
        [
          [0.34, -0.28],
          [0.54, -0.2],
          [0.5, -0.04],
        ],
        [
          [0.14, -0.26],
          [0.28, -0.16],
          [0.22, -0.04],
        ],
      ],
      0.034,
    )
    ink
      .tint('sap')
      .shape(
        f.d(
          'M.56 -.56C.3 -.68 -.2 -.62 -.6 -.5C-.84 -.42 -.98 -.34 -.96 -.28C-.9 -.2 -.5 -.2 .1 -.2C.4 -.2 .56 -.26 .6 -.38Z',
        ),
      )
    ink.line(f.d('M-.74 -.24Q-.72 -.3 -.76 -.4M-.5 -.22Q-.46 -.3 -.48 -.38'), 0.8)
    ink.tint('lime').shape(f.d('M.34 -.62C0 -.76 -.54 -.66 -.88 -.46C-.62 -.36 -.1 -.36 .3 -.42Q.4 -.52 .34 -.62Z'))
    ink.tint('leaf')
    joints(
      c,
      [
        [
          [-0.5, -0.9],
          [-0.78, -0.05],
          [-0.6, -0.05],
        ],
      ],
      0.036,
    )
    ink.shape(
      f.d(
        'M.12 -.28C.14 -.5 -.2 -.98 -.46 -1.04C-.62 -1.02 -.6 -.86 -.5 -.76C-.36 -.54 -.2 -.26 -.02 -.18C.06 -.16 .12 -.2 .12 -.28Z',
      ),
    )
    ink
      .part('head')
      .tint('sap')
      .shape(
        f.d(
          'M.6 -.78C.8 -.78 .9 -.6 .86 -.42C.82 -.24 .66 -.18 .52 -.24C.38 -.32 .36 -.5 .4 -.62C.44 -.72 .5 -.78 .6 -.78Z',
        ),
      )
    ink.line(f.d('M.68 -.77Q.84 -1.1 1.06 -1.12M.58 -.78Q.6 -1.08 .8 -1.2'), 0.95)
    cute(c, 0.64, -0.54, 0.17)
  },
}

const mantis: Creature = {
  name: 'praying mantis',
  poses: GROUND,
  head: [0.3, -1.04, 0.16],
  back: [-0.3, -0.5],
  feet: [
    [0.16, 0],
    [-0.3, 0],
  ],
  tail: [-0.8, -0.2],
  draw(c) {
    const { ink, f } = c
    ink.tint('leaf')
    joints(
      c,
      [
        [
          [-0.06, -0.34],
          [0.18, -0.36],
          [0.24, -0.04],
        ],
        [
          [-0.26, -0.3],
          [-0.12, -0.24],
          [-0.1, -0.04],
        ],
        [
          [-0.36, -0.28],
          [-0.54, -0.3],
          [-0.58, -0.04],
        ],
      ],
      0.03,
    )
    ink.tint('sap').shape(f.d('M.02 -.5C-.2 -.6 -.6 -.4 -.86 -.16C-.6 -.14 -.2 -.2 .04 -.34Z'))
    ink.tint('leaf').shape(f.d('M0 -.54C-.3 -.64 -.66 -.44 -.84 -.22C-.5 -.26 -.2 -.36 0 -.42Z'))
    ink.tint('sap').shape(f.d('M-.06 -.42C.02 -.6 .14 -.8 .22 -.94L.36 -.88C.3 -.7 .22 -.5 .08 -.36Z'))
    ink
      .tint('leaf')
      .shape(
        f.d(
          'M.24 -.74C.4 -.56 .56 -.54 .62 -.62C.66 -.76 .62 -.92 .56 -1L.5 -.9C.54 -.8 .52 -.72 .46 -.72C.4 -.74 .34 -.8 .3 -.84Z',
        ),
      )
    ink
      .part('head')
      .tint('sap')
      .shape(f.d('M.08 -1.12C.2 -1.22 .44 -1.22 .56 -1.1C.5 -.94 .4 -.84 .32 -.82C.24 -.86 .14 -.96 .08 -1.12Z'))
    ink.line(f.d('M.26 -1.18Q.24 -1.4 .1 -1.46M.38 -1.18Q.44 -1.4 .6 -1.44'), 0.9)
    cute(c, 0.33, -1.06, 0.13)
  },
}

export const crawlers: readonly Creature[] = [
  snail,
  slug,
  segments('caterpillar', 6, ['sap', 'lime'], true),
  worm,
  grasshopper,
  mantis,
]
