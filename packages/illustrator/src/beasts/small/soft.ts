/** Soft animals of the sea: bells, stars, shells. */
import { rope } from '../rig/clay.ts'
import { type P, spline } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { boxOf, outline } from '../rig/trace.ts'
import { closeSpots } from './close.ts'
import { type Creature, cute } from './creature.ts'
import { arm, cuteSide } from './limbs.ts'

const SWIM = 'swim float dance lie-curled'

/** Around the face: the bell is bare otherwise. */
const BELL_SPOTS = [
  [0.02, -1.13, 5.4],
  [0.25, -1.08, 6.4],
  [0.42, -0.93, 4.6],
  [-0.43, -0.9, 4.6],
] as const

const jellyfish: Creature = {
  name: 'jellyfish',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  turns: { swim: -14 },
  head: [0, -0.86, 0.36],
  back: [0, -1.2],
  feet: [
    [0.2, -0.1],
    [-0.2, -0.1],
  ],
  tail: [0, 0],
  mouth: [0, -0.72],
  draw(c) {
    const { ink, f } = c
    ink.tint('lilac')
    for (const [x, y] of [
      [-0.34, -0.2],
      [0.34, -0.24],
    ] as const)
      ink.tube(
        f.d(`M${x} -.66C${x + 0.1} -.52 ${x - 0.1} -.4 ${x + 0.04} ${y - 0.06}Q${x + 0.08} ${y} ${x} ${y + 0.06}`),
        2.6,
      )
    for (const x of [-0.14, 0.12])
      ink.shape(
        f.d(
          `M${x - 0.07} -.66C${x - 0.16} -.5 ${x + 0.04} -.4 ${x - 0.08} -.24Q${x - 0.08} -.08 ${x + 0.02} 0Q${x + 0.02} -.14 ${x + 0.1} -.26C${x + 0.18} -.4 ${x} -.5 ${x + 0.1} -.66Z`,
        ),
      )
    ink.part('head').tint('pink')
    ink.shape(
      f.d(
        'M-.54 -.66C-.58 -1.04 -.3 -1.24 0 -1.24C.3 -1.24 .58 -1.04 .54 -.66Q.44 -.56 .36 -.66Q.26 -.54 .18 -.64Q.08 -.54 0 -.64Q-.08 -.54 -.18 -.64Q-.26 -.54 -.36 -.66Q-.44 -.56 -.54 -.66Z',
      ),
    )
    ink.tint('blush').oval(f.at(-0.24, -1.06), 6, 4.6, -30, 0.8)
    for (const [x, y, r] of BELL_SPOTS) ink.oval(f.at(x, y), r, r * 0.84, x * 60, 0.8)
    cute(c, 0, -0.86, 0.22)
  },
}

const starfish: Creature = {
  name: 'starfish',
  habitat: 'water',
  poses: 'float dance wave lie-curled',
  turns: { wave: -14 },
  head: [0, -0.56, 0.26],
  back: [0, -0.5],
  feet: [
    [0.36, 0],
    [-0.36, 0],
  ],
  tail: [0, -1.1],
  mouth: [0, -0.44],
  draw(c) {
    const { ink, f } = c
    const ring = Array.from({ length: 10 }, (_, i): P => {
      const a = -Math.PI / 2 + (i * Math.PI) / 5
      const r = i % 2 ? 0.27 : 0.62
      return f.at(Math.cos(a) * r, -0.53 + Math.sin(a) * r)
    })
    ink.tint('coral').shape(
      through(
        ring.flatMap((p, i) => [p, mid(p, ring[(i + 1) % 10]!)]),
        true,
      ),
    )
    ink.tint('apricot')
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI / 2 + (i * Math.PI * 2) / 5
      ink.oval(f.at(Math.cos(a) * 0.46, -0.53 + Math.sin(a) * 0.46), 4.4, 4.4, 0, 0.8)
      const along = (r: number, aside: number): [number, number, number] => [
        Math.cos(a + aside) * r,
        -0.53 + Math.sin(a + aside) * r,
        0.03,
      ]
      closeSpots(c, 'apricot', [along(0.54, 0)])
      closeSpots(c, 'apricot', [along(0.31, 0.21), along(0.31, -0.21)])
    }
    cute(c, 0, -0.57, 0.17)
  },
}

const mid = (a: P, b: P): P => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const clam: Creature = {
  name: 'clam',
  habitat: 'water',
  poses: 'sit',
  head: [0, -0.4, 0.3],
  back: [0, -0.86],
  feet: [
    [0.2, 0],
    [-0.2, 0],
  ],
  draw(c) {
    const { ink, f } = c
    ink.tint('lilac').shape(f.d('M-.6 -.38C-.66 -.9 -.3 -1 0 -1C.3 -1 .66 -.9 .6 -.38Q0 -.54 -.6 -.38Z'))
    ink.line(f.d('M-.26 -.97Q-.38 -.7 -.42 -.44M.26 -.97Q.38 -.7 .42 -.44'))
    ink.tint('blush').shape(f.d('M-.6 -.38Q0 -.56 .6 -.38Q0 -.16 -.6 -.38Z'))
    ink
      .tint('lilac')
      .shape(
        f.d(
          'M-.62 -.36C-.6 -.08 -.3 0 0 0C.3 0 .6 -.08 .62 -.36Q.5 -.22 .4 -.3Q.28 -.16 .18 -.26Q.08 -.14 0 -.24Q-.08 -.14 -.18 -.26Q-.28 -.16 -.4 -.3Q-.5 -.22 -.62 -.36Z',
        ),
      )
    cute(c, 0, -0.72, 0.16)
  },
}

const nautilus: Creature = {
  name: 'nautilus',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.44, -0.34, 0.2],
  back: [-0.1, -1],
  feet: [
    [0.8, -0.2],
    [0.6, -0.1],
  ],
  draw(c) {
    const { ink, f } = c
    ink.tint('apricot')
    for (const k of [
      [
        [0.4, -0.3],
        [0.66, -0.34],
        [0.86, -0.46],
        [0.9, -0.36],
      ],
      [
        [0.4, -0.26],
        [0.66, -0.22],
        [0.86, -0.26],
        [0.94, -0.18],
      ],
      [
        [0.36, -0.22],
        [0.58, -0.1],
        [0.76, -0.1],
        [0.8, -0.02],
      ],
    ] as readonly (readonly P[])[])
      arm(c, k, 0.08, 0.05)
    ink.shape(f.d('M.1 -.5C.3 -.62 .6 -.6 .64 -.4C.66 -.2 .4 -.1 .1 -.14Z'))
    ink.part('shell').tint('cream')
    const shell =
      'M.3 -.54C.36 -.9 .1 -1.08 -.16 -1.06C-.56 -1.04 -.76 -.74 -.7 -.46C-.64 -.14 -.3 0 .02 -.06C.22 -.1 .26 -.3 .3 -.54Z'
    ink.shape(f.d(shell))
    ink.clip(f.d(shell), () => {
      ink.tint('coral')
      for (const d of [
        'M-.1 -1.2L-.06 -.6L.1 -1.2Z',
        'M-.5 -1.1L-.16 -.6L-.3 -1.16Z',
        'M-.9 -.7L-.24 -.52L-.8 -.96Z',
        'M-.8 -.2L-.26 -.42L-.8 -.48Z',
      ])
        ink.shape(f.d(d), 0.8)
    })
    ink.line(f.d(shell), 1)
    ink.line(f.d('M.28 -.5C.16 -.66 -.02 -.66 -.08 -.52C-.12 -.4 0 -.34 .06 -.42'))
    ink.part('head')
    cute(c, 0.46, -0.4, 0.13)
  },
}

const seahorse: Creature = {
  name: 'seahorse',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.06, -1.26, 0.2],
  back: [-0.2, -0.8],
  feet: [
    [0.1, -0.5],
    [0, -0.5],
  ],
  tail: [0.2, -0.1],
  mouth: [0.56, -1.22],
  draw(c) {
    const { ink, f } = c
    ink
      .tint('gamboge')
      .shape(
        f.d(
          'M-.12 -1.02C-.3 -1.12 -.44 -1.04 -.46 -.9Q-.4 -.86 -.45 -.77Q-.37 -.73 -.4 -.64C-.28 -.64 -.18 -.7 -.12 -.76Z',
        ),
      )
      .line(f.d('M-.18 -.96L-.38 -.92M-.18 -.82L-.36 -.78'), 0.75)
    ink
      .tint('orange')
      .shape(
        f.d(
          'M-.06 -1.5Q-.16 -1.62 -.1 -1.7Q0 -1.66 .02 -1.56Q.04 -1.7 .12 -1.76Q.18 -1.66 .16 -1.54Q.24 -1.62 .32 -1.62Q.32 -1.5 .24 -1.44Z',
        ),
      )
    const line = spline(
      SEAHORSE.map(([x, y]) => f.at(x, y)),
      4,
    )
    const radii = line.map((_, i) => {
      const [a, z] = [SEAHORSE[Math.floor(i / 4)]!, SEAHORSE[Math.min(SEAHORSE.length - 1, Math.floor(i / 4) + 1)]!]
      return f.s * (a[2] + (z[2] - a[2]) * ((i % 4) / 4))
    })
    const body = outline(rope(line, radii, 1.5), boxOf(line, 28))
    ink.tint('orange').shape(body)
    ink.clip(body, () => {
      ink.tint('straw').shape(f.d('M.3 -1.2C.02 -1.04 .06 -.8 .06 -.66C.06 -.52 .02 -.44 .3 -.36Z'), 0.85)
      for (const y of [-1, -0.84, -0.68, -0.52]) ink.line(f.d(`M-.4 ${y - 0.04}Q.04 ${y + 0.06} .4 ${y}`), 0.8)
    })
    ink.line(body, 1)
    ink.part('head').tint('orange')
    ink.shape(
      f.d(
        'M.06 -1.54C.24 -1.54 .31 -1.42 .31 -1.32Q.44 -1.31 .56 -1.33Q.62 -1.24 .57 -1.15Q.42 -1.14 .3 -1.16C.2 -1.04 -.06 -1.04 -.14 -1.2C-.2 -1.38 -.1 -1.54 .06 -1.54Z',
      ),
    )
    ink.line(f.d('M.5 -1.22Q.55 -1.22 .59 -1.24'))
    cuteSide(c, 0.13, -1.34, 0.082)
  },
}

/** Along its body, with how wide it is, into a coil that keeps clear of itself. */
const SEAHORSE: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.02, -1.24, 0.17],
  [-0.02, -1.06, 0.18],
  [0.02, -0.86, 0.215],
  [0.03, -0.66, 0.195],
  [-0.03, -0.46, 0.13],
  [-0.06, -0.3, 0.095],
  [0.02, -0.12, 0.085],
  [0.2, -0.05, 0.075],
  [0.37, -0.13, 0.065],
  [0.41, -0.29, 0.055],
  [0.31, -0.4, 0.048],
  [0.18, -0.37, 0.042],
  [0.15, -0.26, 0.038],
  [0.22, -0.2, 0.034],
]

export const softAnimals: readonly Creature[] = [jellyfish, starfish, clam, nautilus, seahorse]
