import { type Creature, cute, ellipse, pair, pairLine } from './creature.ts'
import { cuteSide } from './limbs.ts'
import { snakes } from './snakes.ts'

const bat: Creature = {
  name: 'bat',
  habitat: 'air',
  poses: 'fly hang lie-curled',
  afloat: true,
  turns: {},
  head: [0, -0.56, 0.24],
  back: [0, -0.3],
  feet: [
    [0.08, 0],
    [-0.08, 0],
  ],
  mouth: [0, -0.46],
  draw(c) {
    const { ink } = c
    // Hanging bats are upside down, wings folded around them.
    const hang = c.pose === 'hang'
    const f = c.f
    const u = hang
      ? {
          ...c,
          f: {
            ...f,
            at: (x: number, y: number) => f.at(x, -y - 0.84),
            d: (p: string) =>
              f.d(p.replace(/(-?\d*\.?\d+) (-?\d*\.?\d+)/g, (_, x: string, y: string) => `${x} ${-Number(y) - 0.84}`)),
          },
        }
      : c
    ink.tint('violet')
    if (!hang)
      pair(
        u,
        'M.14 -.42C.3 -.7 .6 -.86 1 -.8C1.1 -.6 1.12 -.4 1.06 -.2Q.96 -.36 .84 -.26Q.74 -.3 .62 -.14Q.46 -.26 .32 -.08Q.22 -.16 .14 -.14Z',
      )
    if (!hang) pairLine(u, 'M1 -.78Q.9 -.5 .84 -.28M.98 -.78Q.72 -.5 .62 -.16M.94 -.78Q.5 -.6 .32 -.12')
    ink
      .tint('violet')
      .shape(
        u.f.d('M0 -.48C.2 -.46 .24 -.2 .16 -.08L.1 0L.04 -.06L-.04 -.06L-.1 0L-.16 -.08C-.24 -.2 -.2 -.46 0 -.48Z'),
      )
    if (hang) pair(u, 'M.02 -.44C.26 -.5 .34 -.2 .2 .02C.1 -.06 .02 -.2 .02 -.44Z')
    ink.part('head').tint('violet')
    pair(u, 'M.06 -.72C.06 -.9 .14 -1.02 .24 -1.04C.3 -.92 .3 -.76 .24 -.64Z')
    ink.shape(u.f.d(ellipse(0, -0.56, 0.27, 0.24)))
    cute(u, 0, -0.57, 0.18)
    ink.tint('white').shape(u.f.d('M-.05 -.42L-.02 -.34L.02 -.42Z'), 0.7)
  },
}

const pterodactyl: Creature = {
  name: 'pterodactyl',
  habitat: 'air',
  poses: 'fly jump dive',
  afloat: true,
  turns: { dive: 30, fly: -6 },
  head: [0.64, -0.74, 0.16],
  back: [0, -0.56],
  feet: [
    [-0.3, -0.16],
    [-0.42, -0.2],
  ],
  tail: [-0.6, -0.3],
  mouth: [1.06, -0.62],
  draw(c) {
    const { ink, f } = c
    ink
      .part('farWing')
      .tint('apricot')
      .shape(f.d('M.24 -.6C.3 -.9 .5 -1.2 .86 -1.3C.78 -1.06 .7 -.9 .6 -.8Q.5 -.74 .4 -.52Z'))
    ink.part('torso').tint('ochre')
    ink.shape(f.d('M-.2 -.36C-.34 -.3 -.44 -.22 -.56 -.24L-.5 -.14C-.4 -.1 -.26 -.16 -.1 -.26Z'))
    ink.shape(
      f.d(
        'M.5 -.66C.36 -.7 .1 -.66 -.1 -.54C-.28 -.44 -.4 -.36 -.48 -.36C-.36 -.24 -.1 -.2 .14 -.28C.36 -.36 .46 -.5 .54 -.56Z',
      ),
    )
    ink.part('nearWing').tint('apricot')
    ink.shape(
      f.d(
        'M.24 -.5C.1 -.86 -.2 -1.16 -.8 -1.2C-.66 -1.04 -.66 -.9 -.7 -.74Q-.54 -.78 -.48 -.6Q-.34 -.66 -.26 -.46Q-.1 -.5 .04 -.34Z',
      ),
    )
    ink.line(f.d('M-.78 -1.18C-.4 -1 -.1 -.8 .06 -.48'))
    ink.part('head').tint('ochre')
    ink.shape(f.d('M.56 -.86C.4 -.98 .24 -1.04 .06 -1.02C.2 -.9 .34 -.82 .5 -.74Z'))
    ink.tint('orange').shape(f.d('M.7 -.66Q.9 -.58 1.1 -.56Q.9 -.48 .64 -.56Z'))
    ink.shape(f.d('M.72 -.84C.9 -.8 1.1 -.7 1.26 -.6Q1 -.6 .7 -.64Z'))
    ink.tint('ochre').shape(f.d(ellipse(0.62, -0.72, 0.17, 0.16)))
    cuteSide(c, 0.66, -0.76, 0.06)
  },
}

/** A serpent whose loops stand out of the water. */
function serpent(name: string, tints: readonly [string, string], neckLong: boolean): Creature {
  return {
    name,
    habitat: 'water',
    poses: 'swim float mouth-open head-up lie-curled',
    head: [0.72, -1.1, 0.24],
    back: [-0.1, -0.5],
    feet: [
      [0.4, 0],
      [-0.6, 0],
    ],
    tail: [-1.2, -0.5],
    mouth: [0.98, -1.02],
    draw(c) {
      const { ink, f } = c
      ink.part('tail').tint(tints[0])
      ink.shape(
        f.d(
          'M-1.16 0C-1.12 -.2 -1.16 -.4 -1.3 -.56C-1.14 -.58 -1.02 -.52 -.98 -.44C-.9 -.54 -.8 -.58 -.7 -.56C-.86 -.4 -.92 -.2 -.94 0Z',
        ),
      )
      ink.part('torso')
      for (const [x, r] of neckLong
        ? ([
            [-0.5, 0.24],
            [0.04, 0.32],
          ] as const)
        : ([
            [-0.56, 0.22],
            [-0.08, 0.3],
          ] as const)) {
        const spikes = [-0.6, 0, 0.6].map(
          (a) =>
            `M${x + Math.sin(a - 0.2) * r} ${-Math.cos(a - 0.2) * r * 1.5}L${x + Math.sin(a) * r * 1.3} ${-Math.cos(a) * r * 2}L${x + Math.sin(a + 0.2) * r} ${-Math.cos(a + 0.2) * r * 1.5}Z`,
        )
        if (!neckLong) ink.tint('gamboge').shape(f.d(spikes.join('')))
        ink
          .tint(tints[0])
          .shape(
            f.d(
              `M${x - r} 0C${x - r} ${-r * 2.1} ${x + r} ${-r * 2.1} ${x + r} 0${neckLong ? '' : `L${x + r * 0.42} 0C${x + r * 0.42} ${-r * 1.1} ${x - r * 0.42} ${-r * 1.1} ${x - r * 0.42} 0`}Z`,
            ),
          )
      }
      ink
        .tint(tints[0])
        .shape(
          f.d(
            'M.3 0C.32 -.3 .46 -.44 .46 -.66C.44 -.8 .46 -1 .56 -1.16L.9 -1.04C.78 -.96 .74 -.86 .74 -.7C.76 -.5 .74 -.2 .72 0Z',
          ),
        )
      ink.tint(tints[1]).shape(f.d('M.54 0C.56 -.24 .62 -.5 .62 -.7Q.64 -.84 .74 -.84C.72 -.7 .76 -.4 .72 0Z'), 0.85)
      ink.line(f.d('M.58 -.22L.72 -.22M.62 -.44L.73 -.44M.63 -.64L.74 -.64'), 0.8)
      ink.part('head')
      if (!neckLong)
        ink
          .tint('gamboge')
          .shape(f.d('M.56 -1.24C.46 -1.4 .48 -1.5 .54 -1.56C.6 -1.46 .68 -1.38 .72 -1.3Z'))
          .shape(f.d('M.5 -1.1C.36 -1.14 .26 -1.06 .22 -.94C.34 -.94 .44 -.92 .52 -.9Z'))
      else ink.tint(tints[0]).shape(f.d('M.6 -1.28Q.56 -1.44 .6 -1.46Q.66 -1.44 .68 -1.3Z'))
      ink
        .tint(tints[0])
        .shape(
          f.d(
            'M.48 -1.08C.48 -1.26 .62 -1.34 .76 -1.32C.9 -1.3 .98 -1.22 1.1 -1.18C1.22 -1.12 1.2 -.94 1.06 -.92C.9 -.9 .7 -.88 .58 -.92C.5 -.96 .48 -1.02 .48 -1.08Z',
          ),
        )
      ink.dot(f.at(1.1, -1.09), 1.6)
      ink.line(f.d('M1.14 -1Q.96 -.94 .82 -1.02'))
      cuteSide(c, 0.76, -1.16, 0.07)
    },
  }
}

export const others: readonly Creature[] = [
  ...snakes,
  bat,
  pterodactyl,
  serpent('sea monster', ['viridian', 'mint'], false),
  serpent('loch ness monster', ['teal', 'aqua'], true),
]
