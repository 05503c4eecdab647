/** Rays, pufferfish, turtles of the sea, tadpoles. */
import { eye } from '../rig/eyes.ts'
import type { P } from '../rig/geom.ts'
import { type Creature, cute, ellipse, pair } from './creature.ts'
import { arm, cuteSide } from './limbs.ts'

const SWIM = 'swim float jump dive lie-curled'

/** A stingray's tail, thin and in a long bow. */
const WHIP: readonly P[] = [
  [0, 0],
  [0.04, 0.24],
  [-0.04, 0.5],
  [0.06, 0.76],
  [0.24, 0.92],
]

function ray(name: string, tints: readonly [string, string], manta: boolean): Creature {
  return {
    name,
    habitat: 'water',
    poses: SWIM,
    afloat: true,
    turns: { stand: 24, swim: 24, dive: 50 },
    head: [0, -0.5, 0.2],
    back: [0, -0.3],
    feet: [
      [0.7, -0.26],
      [-0.7, -0.26],
    ],
    tail: [0.1, 0.66],
    draw(c) {
      const { ink, f } = c
      ink.tint(tints[0])
      if (manta) ink.tube(f.d('M0 -.06C.1 .16 -.1 .34 .08 .66'), 2.2)
      else {
        arm(c, WHIP, 0.075, 0.03)
        pair(c, 'M.06 .02C.2 .02 .28 .12 .26 .26C.14 .28 .06 .2 .02 .12Z')
      }
      if (manta) pair(c, 'M.12 -.62C.16 -.8 .22 -.88 .32 -.86C.34 -.76 .3 -.66 .24 -.58Z')
      ink.shape(
        f.d(
          manta
            ? 'M0 -.64C.3 -.66 .5 -.44 1.1 -.4C.9 -.2 .5 -.1 .2 .04Q0 .1 -.2 .04C-.5 -.1 -.9 -.2 -1.1 -.4C-.5 -.44 -.3 -.66 0 -.64Z'
            : 'M0 -.78C.2 -.76 .3 -.62 .5 -.53C.7 -.45 .9 -.5 1.04 -.42C.92 -.32 .78 -.16 .6 -.08C.42 0 .28 0 .16 .1Q0 .18 -.16 .1C-.28 0 -.42 0 -.6 -.08C-.78 -.16 -.92 -.32 -1.04 -.42C-.9 -.5 -.7 -.45 -.5 -.53C-.3 -.62 -.2 -.76 0 -.78Z',
        ),
      )
      ink.tint(tints[1])
      for (const [x, y] of manta
        ? ([[0.4, -0.3]] as const)
        : ([
            [0.42, -0.3],
            [0.62, -0.28],
            [0.24, -0.1],
          ] as const))
        for (const m of [1, -1]) ink.oval(f.at(m * x, y), 5.4, 4.4, 0, 0.8)
      cute(c, 0, -0.46, manta ? 0.2 : 0.17)
    },
  }
}

const puffer: Creature = {
  name: 'pufferfish',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.2, -0.5, 0.4],
  back: [0, -0.96],
  feet: [
    [0.1, -0.1],
    [-0.1, -0.1],
  ],
  tail: [-0.8, -0.5],
  mouth: [0.46, -0.42],
  draw(c) {
    const { ink, f } = c
    ink
      .tint('gamboge')
      .shape(f.d('M-.44 -.5C-.6 -.66 -.8 -.7 -.86 -.62Q-.76 -.5 -.86 -.36C-.8 -.28 -.6 -.34 -.44 -.46Z'))
    let spikes = ''
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * Math.PI * 2
      const p = (r: number, t: number) => `${0 + Math.cos(a + t) * r} ${-0.5 + Math.sin(a + t) * r}`
      spikes += `M${p(0.46, -0.09)}L${p(0.6, 0)}L${p(0.46, 0.09)}Z`
    }
    ink.tint('ochre').shape(f.d(spikes))
    const body = f.d(ellipse(0, -0.5, 0.5, 0.48))
    ink.tint('straw').shape(body)
    ink.clip(body, () => ink.tint('cream').shape(f.d('M-.6 -.3Q0 -.1 .6 -.3L.6 .2L-.6 .2Z'), 0.85))
    ink.line(body, 1)
    ink.tint('gamboge').shape(f.d('M-.16 -.46C-.36 -.56 -.44 -.44 -.42 -.34C-.36 -.26 -.22 -.3 -.14 -.38Z'))
    for (const x of [0.08, 0.36]) ink.tint('white').oval(f.at(x, -0.62), 9)
    for (const x of [0.1, 0.38]) eye(ink, f, x, -0.62, 0.055, c.look)
    ink.tint('rose').oval(f.at(0.26, -0.4), 6.6, 5)
  },
}

const schoolOfFish: Creature = {
  name: 'school of fish',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.6, -0.64, 0.16],
  back: [0, -1],
  feet: [
    [0.2, 0],
    [-0.2, 0],
  ],
  tail: [-1, -0.5],
  draw(c) {
    const { ink, f } = c
    const places = [
      [-0.7, -0.94],
      [0.08, -1.06],
      [-0.98, -0.4],
      [-0.26, -0.56],
      [0.52, -0.64],
      [-0.5, -0.12],
      [0.24, -0.22],
    ] as const
    places.forEach(([x, y], i) => {
      ink.tint(['orange', 'gamboge', 'coral'][i % 3] ?? 'orange')
      ink.shape(f.d(`M${x - 0.22} ${y}L${x - 0.4} ${y - 0.14}Q${x - 0.34} ${y} ${x - 0.4} ${y + 0.14}Z`))
      ink.shape(f.d(ellipse(x, y, 0.28, 0.16)))
      ink.line(f.d(`M${x + 0.06} ${y - 0.14}Q${x + 0.12} ${y} ${x + 0.06} ${y + 0.14}`), 0.8)
      ink.dot(f.at(x + 0.17, y - 0.04), 2.6).light(f.at(x + 0.18, y - 0.05), 0.9)
    })
  },
}

const seaTurtle: Creature = {
  name: 'sea turtle',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  turns: { dive: 40, jump: -24 },
  head: [0.84, -0.5, 0.2],
  back: [0, -0.84],
  feet: [
    [0.2, 0],
    [-0.7, -0.06],
  ],
  tail: [-0.84, -0.3],
  draw(c) {
    const { ink, f } = c
    ink.part('farLeg').tint('sap')
    ink.shape(f.d('M.34 -.5C.4 -.76 .3 -.98 .1 -1.08C.06 -.9 .1 -.7 .2 -.54Z'))
    ink.part('torso').tint('sap')
    ink.shape(f.d('M-.6 -.32C-.74 -.3 -.9 -.16 -.96 0C-.78 .02 -.6 -.08 -.46 -.2Z'))
    ink.shape(f.d('M.5 -.58C.62 -.74 .8 -.78 .94 -.7C1.06 -.62 1.08 -.46 1 -.38C.86 -.3 .66 -.32 .5 -.36Z'))
    const shell =
      'M-.72 -.3C-.66 -.66 -.3 -.86 0 -.86C.34 -.86 .58 -.66 .62 -.4C.5 -.24 .2 -.16 -.1 -.16C-.4 -.16 -.64 -.22 -.72 -.3Z'
    ink.tint('moss').shape(f.d(shell))
    ink.clip(f.d(shell), () =>
      ink.line(
        f.d(
          'M-.4 -.86L-.3 -.6L-.44 -.3L-.5 0M-.3 -.6L.06 -.6L.18 -.36L.08 -.1M.06 -.6L.16 -.9M.18 -.36L.66 -.36M-.44 -.3L-.9 -.4M.06 -.6L.4 -.8',
        ),
        0.85,
      ),
    )
    ink.line(f.d(shell), 1)
    ink.part('nearArm').tint('sap').shape(f.d('M.36 -.34C.4 -.1 .24 .2 -.06 .3C-.08 .1 0 -.12 .16 -.28Z'))
    ink.tint('leaf').oval(f.at(0.2, -0.02), 4, 4, 0, 0.75)
    ink.part('head')
    cuteSide(c, 0.86, -0.58, 0.065)
    ink.line(f.d('M1.04 -.5Q.96 -.42 .86 -.46'))
  },
}

const ON_CHEST = 'M-.34 -.42C-.2 -.58 -.06 -.62 .02 -.56C.04 -.46 -.08 -.36 -.24 -.3Z'
/** Stretched out to another one, above it or below, or about its young. */
const OTTER_ARMS: Readonly<Record<string, string>> = {
  'paw-up':
    'M-.32 -.3C-.28 -.44 -.2 -.54 -.14 -.62C-.06 -.72 .08 -.66 .04 -.54C0 -.44 -.06 -.36 -.1 -.28C-.14 -.2 -.3 -.2 -.32 -.3Z',
  'paw-down':
    'M-.36 -.34C-.34 -.2 -.34 -.12 -.32 0C-.28 .12 -.14 .08 -.14 -.02C-.14 -.12 -.12 -.22 -.1 -.32C-.08 -.44 -.36 -.46 -.36 -.34Z',
  cradle: ON_CHEST,
}

/** On its back, a shell on its belly. */
const seaOtter: Creature = {
  name: 'sea otter',
  habitat: 'water',
  poses: 'float swim lie lie-curled sit paw-up paw-down cradle',
  afloat: true,
  head: [-0.72, -0.44, 0.28],
  back: [0.1, -0.1],
  feet: [
    [-0.1, -0.5],
    [-0.26, -0.46],
  ],
  tail: [1.16, -0.2],
  mouth: [-0.7, -0.34],
  draw(c) {
    const { ink, f } = c
    ink.part('tail').tint('umber').shape(f.d('M.7 -.2C.9 -.14 1.1 -.2 1.22 -.34C1.24 -.12 1 .02 .7 -.02Z'))
    ink.part('torso').tint('umber')
    for (const x of [0.72, 0.9])
      ink.shape(
        f.d(
          `M${x - 0.1} -.24C${x - 0.08} -.44 ${x} -.58 ${x + 0.1} -.58C${x + 0.2} -.5 ${x + 0.14} -.3 ${x + 0.08} -.16Z`,
        ),
      )
    ink.shape(
      f.d(
        'M-.66 -.24C-.5 -.5 -.2 -.5 .1 -.46C.5 -.42 .86 -.34 .92 -.16C.9 .02 .4 .06 0 .04C-.4 .02 -.66 -.06 -.66 -.24Z',
      ),
    )
    ink
      .tint('sand')
      .shape(
        f.d(
          'M-.46 -.34C-.3 -.48 -.1 -.48 .1 -.46C.4 -.44 .7 -.38 .8 -.26C.6 -.16 .2 -.16 -.1 -.2C-.3 -.22 -.44 -.26 -.46 -.34Z',
        ),
        0.85,
      )
    // Whoever holds a paw has no hands for a shell.
    const arm = OTTER_ARMS[c.pose]
    if (!arm)
      ink
        .tint('blush')
        .shape(f.d('M-.02 -.46C-.1 -.62 0 -.76 .16 -.76C.3 -.76 .38 -.6 .3 -.44Q.14 -.36 -.02 -.46Z'))
        .line(f.d('M.14 -.74L.14 -.44M.24 -.72L.2 -.44M.04 -.72L.08 -.44'), 0.75)
    ink
      .part('nearArm')
      .tint('umber')
      .shape(f.d(arm ?? ON_CHEST))
    ink.part('head').tint('umber')
    for (const x of [-0.95, -0.5]) ink.shape(f.d(ellipse(x, -0.64, 0.07, 0.07)))
    ink.tint('sand').shape(f.d(ellipse(-0.72, -0.44, 0.3, 0.28)))
    cute(c, -0.7, -0.48, 0.19)
    ink.solid(f.d('M-.77 -.44Q-.7 -.48 -.63 -.44Q-.66 -.37 -.7 -.36Q-.74 -.37 -.77 -.44Z'))
  },
}

const tadpole: Creature = {
  name: 'tadpole',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.4, -0.4, 0.36],
  back: [0.3, -0.76],
  feet: [
    [0.3, -0.04],
    [0.1, -0.1],
  ],
  tail: [-0.96, -0.4],
  draw(c) {
    const { ink, f } = c
    ink.tint('sap').shape(f.d('M.2 -.5C-.2 -.7 -.5 -.2 -1 -.56C-.96 -.2 -.6 -.1 -.4 -.16C-.2 -.2 0 -.24 .2 -.2Z'))
    ink.tint('moss').shape(f.d(ellipse(0.36, -0.4, 0.42, 0.38)))
    cute(c, 0.44, -0.44, 0.26)
  },
}

export const swimmers: readonly Creature[] = [
  ray('stingray', ['sand', 'ochre'], false),
  ray('manta ray', ['slate', 'stone'], true),
  puffer,
  schoolOfFish,
  seaTurtle,
  seaOtter,
  tadpole,
]
