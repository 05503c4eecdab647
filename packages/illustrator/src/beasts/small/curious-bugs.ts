/** Bugs that young naturalists know by name. */
import { type Creature, cute, ellipse, feelers, joints, pair } from './creature.ts'
import { sixLegs } from './limbs.ts'

const GROUND = 'walk run sit lie-curled climb'
const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

const mosquito: Creature = {
  name: 'mosquito',
  poses: `${GROUND} fly`,
  head: [0.42, -0.62, 0.18],
  back: [0, -0.7],
  feet: FEET,
  tail: [-0.8, -0.36],
  mouth: [0.9, -0.34],
  draw(c) {
    const { ink, f } = c
    ink.tint('stone')
    joints(c, [
      [
        [0.1, -0.5],
        [0.34, -0.66],
        [0.5, -0.03],
      ],
      [
        [0.04, -0.48],
        [-0.06, -0.7],
        [0.1, -0.03],
      ],
      [
        [-0.04, -0.5],
        [-0.5, -0.8],
        [-0.62, -0.03],
      ],
    ])
    ink.tint('slate').shape(f.d('M.1 -.62C-.2 -.68 -.6 -.56 -.86 -.34C-.6 -.34 -.2 -.34 .06 -.44Z'))
    ink.line(f.d('M-.2 -.6L-.22 -.4M-.42 -.54L-.46 -.37'), 0.8)
    ink.tint('mist').as('wing')
    ink.shape(f.d('M.1 -.68C-.1 -1.1 -.5 -1.3 -.78 -1.2C-.72 -.98 -.4 -.74 .02 -.62Z'))
    ink.shape(f.d('M.16 -.7C.1 -1.1 -.1 -1.44 -.36 -1.46C-.44 -1.2 -.24 -.86 .06 -.64Z'))
    ink.tint('stone').shape(f.d(ellipse(0.12, -0.58, 0.2, 0.18)))
    ink.line(f.d('M.58 -.54L1 -.2'), 1.3)
    ink.part('head')
    feelers(c, 0.46, -0.76, 0.2, 0.24)
    ink.tint('stone').shape(f.d(ellipse(0.44, -0.62, 0.21, 0.2)))
    cute(c, 0.46, -0.65, 0.14)
  },
}

const stickInsect: Creature = {
  name: 'stick insect',
  poses: GROUND,
  turns: { climb: -60 },
  head: [0.92, -0.62, 0.13],
  back: [0, -0.5],
  feet: [
    [0.5, 0],
    [-0.5, 0],
  ],
  tail: [-1.1, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.tint('sap')
    joints(
      c,
      [
        [
          [0.7, -0.54],
          [0.9, -0.3],
          [1.04, -0.03],
        ],
        [
          [0.4, -0.5],
          [0.36, -0.86],
          [0.56, -0.03],
        ],
        [
          [-0.1, -0.44],
          [0, -0.84],
          [-0.2, -0.03],
        ],
        [
          [-0.4, -0.42],
          [-0.66, -0.82],
          [-0.86, -0.03],
        ],
      ],
      0.032,
    )
    ink
      .tint('leaf')
      .shape(
        f.d(
          'M.84 -.68C.5 -.64 .2 -.58 -.2 -.54C-.6 -.48 -.9 -.4 -1.16 -.3C-.9 -.26 -.6 -.32 -.2 -.38C.2 -.42 .5 -.46 .84 -.5Z',
        ),
      )
    ink.line(f.d('M.5 -.63L.5 -.46M.1 -.57L.1 -.42M-.34 -.51L-.34 -.36M-.7 -.43L-.7 -.33'), 0.8)
    ink.part('head')
    feelers(c, 0.98, -0.74, 0.26, 0.34)
    ink.tint('leaf').shape(f.d(ellipse(0.96, -0.62, 0.2, 0.18)))
    cute(c, 0.98, -0.64, 0.13)
  },
}

const cicada: Creature = {
  name: 'cicada',
  poses: `${GROUND} fly`,
  head: [0, -1.06, 0.24],
  back: [0, -0.5],
  feet: FEET,
  tail: [0, 0],
  mouth: [0, -0.98],
  draw(c) {
    const { ink, f } = c
    ink.tint('moss')
    sixLegs(c, 0.8)
    ink
      .tint('sap')
      .shape(f.d('M0 -.8C.26 -.8 .3 -.5 .26 -.3C.2 -.1 .1 -.04 0 0C-.1 -.04 -.2 -.1 -.26 -.3C-.3 -.5 -.26 -.8 0 -.8Z'))
    ink.line(f.d('M-.26 -.42Q0 -.36 .26 -.42M-.24 -.26Q0 -.2 .24 -.26M-.16 -.12Q0 -.08 .16 -.12'), 0.8)
    ink.tint('mist').as('wing')
    pair(c, 'M.12 -.86C.4 -.9 .66 -.6 .72 -.2C.72 -.04 .6 .02 .48 .01C.3 -.1 .16 -.4 .1 -.76Z')
    for (const m of [1, -1])
      ink.line(
        f.d(`M${m * 0.2} -.76L${m * 0.56} -.08M${m * 0.36} -.66L${m * 0.66} -.2M${m * 0.3} -.44L${m * 0.6} -.36`),
        0.75,
      )
    ink.tint('leaf').shape(f.d('M-.34 -.8C-.34 -.98 -.2 -1.02 0 -1.02C.2 -1.02 .34 -.98 .34 -.8Q0 -.66 -.34 -.8Z'))
    ink
      .part('head')
      .tint('leaf')
      .shape(f.d(ellipse(0, -1.08, 0.34, 0.2)))
    cute(c, 0, -1.1, 0.22)
  },
}

/** Flat, in many segments, with a pair of legs each. */
const centipede: Creature = {
  name: 'centipede',
  poses: GROUND,
  head: [0.84, -0.44, 0.24],
  back: [0, -0.4],
  feet: FEET,
  tail: [-1.1, -0.3],
  draw(c) {
    const { ink, f } = c
    const n = 9
    const at = (i: number): readonly [number, number] => [-1 + (i * 1.62) / (n - 1), -0.32 - 0.1 * Math.sin(i * 1.1)]
    ink.tint('ochre')
    for (let i = 0; i < n; i++) {
      const [x, y] = at(i)
      joints(c, [
        [
          [x, y],
          [x - 0.02, y + 0.2],
          [x + 0.06, -0.02],
        ],
        [
          [x, y],
          [x - 0.06, y - 0.26],
          [x - 0.16, y - 0.36],
        ],
      ])
    }
    ink.line(f.d('M-1.04 -.32Q-1.2 -.3 -1.32 -.14M-1.04 -.36Q-1.2 -.4 -1.32 -.52'), 1)
    for (let i = 0; i < n; i++) {
      const [x, y] = at(i)
      ink.tint(i % 2 ? 'orange' : 'brick').shape(f.d(ellipse(x, y, 0.15, 0.14)))
    }
    ink.part('head')
    feelers(c, 0.84, -0.62, 0.26, 0.3)
    ink.tint('brick').shape(f.d(ellipse(0.82, -0.42, 0.26, 0.24)))
    cute(c, 0.85, -0.44, 0.17)
  },
}

const pillBug: Creature = {
  name: 'pill bug',
  poses: GROUND,
  turns: { climb: -60 },
  head: [0.56, -0.32, 0.22],
  back: [0, -0.72],
  feet: FEET,
  tail: [-0.7, -0.1],
  draw(c) {
    const { ink, f } = c
    ink.tint('stone')
    joints(
      c,
      [-0.46, -0.26, -0.06, 0.14, 0.34].map((x) => [
        [x, -0.16],
        [x + 0.02, -0.1],
        [x + 0.05, -0.02],
      ]),
    )
    const shell = f.d('M-.76 -.12C-.74 -.56 -.4 -.78 -.04 -.78C.34 -.78 .62 -.56 .64 -.14C.4 -.08 -.5 -.06 -.76 -.12Z')
    ink.tint('slate').shape(shell)
    ink.clip(shell, () => {
      for (const x of [-0.52, -0.3, -0.08, 0.14, 0.36])
        ink.line(f.d(`M${x - 0.04} -.9Q${x + 0.12} -.4 ${x - 0.02} 0`), 0.85)
    })
    ink.line(shell, 1)
    ink.part('head')
    feelers(c, 0.66, -0.46, 0.2, 0.24)
    ink.tint('stone').shape(f.d(ellipse(0.6, -0.3, 0.25, 0.22)))
    cute(c, 0.63, -0.32, 0.16)
  },
}

const tarantula: Creature = {
  name: 'tarantula',
  poses: GROUND,
  head: [0, -0.3, 0.26],
  back: [0, -0.8],
  feet: [
    [0.6, 0],
    [-0.6, 0],
  ],
  tail: [0, -0.9],
  shod: {
    ends: [
      [0.44, -0.07, 0, 1],
      [0.72, -0.07, 0.1, 1],
      [0.92, -0.25, 0.1, 1],
      [1, -0.63, 0.2, 1],
    ],
    size: 0.155,
  },
  draw(c) {
    const { ink, f } = c
    for (const m of [1, -1])
      for (const [i, d] of [
        `M${m * 0.2} -.46C${m * 0.4} -1.1 ${m * 0.76} -1.1 ${m * 1} -.62`,
        `M${m * 0.22} -.42C${m * 0.46} -.9 ${m * 0.76} -.86 ${m * 0.92} -.24`,
        `M${m * 0.24} -.36C${m * 0.5} -.66 ${m * 0.66} -.5 ${m * 0.72} -.05`,
        `M${m * 0.22} -.28C${m * 0.4} -.44 ${m * 0.48} -.3 ${m * 0.44} -.05`,
      ].entries())
        ink.tint(i % 2 ? 'orange' : 'umber').tube(f.d(d), 5.4)
    const rim = Array.from({ length: 28 }, (_, i) => {
      const [a, r] = [(i / 28) * Math.PI * 2, i % 2 ? 0.34 : 0.41]
      return `${Math.cos(a) * r} ${-0.66 + Math.sin(a) * r * 0.94}`
    })
    ink.tint('umber').shape(f.d(`M${rim.join('L')}Z`))
    ink.line(f.d('M-.1 -.86L-.06 -.78M.1 -.86L.06 -.78M-.2 -.7L-.14 -.64M.2 -.7L.14 -.64M0 -.8L0 -.72'), 0.8)
    ink
      .part('head')
      .tint('bark')
      .shape(f.d(ellipse(0, -0.3, 0.3, 0.25)))
    cute(c, 0, -0.33, 0.21)
    ink.tint('bark')
    pair(c, 'M.06 -.12C.06 -.06 .1 0 .14 0C.2 -.02 .2 -.06 .18 -.12Z', 0.9)
  },
}

export const curiousBugs: readonly Creature[] = [mosquito, stickInsect, cicada, centipede, pillBug, tarantula]
