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
  head: [0.12, -0.92, 0.2],
  back: [0, -0.62],
  feet: [
    [0.1, -0.02],
    [-0.1, -0.02],
  ],
  tail: [0, -0.06],
  mouth: [0.8, -0.76],
  draw(c) {
    const { ink, f } = c
    ink.part('nearWing').tint('apricot').as('wing')
    pair(
      c,
      'M.06 -.64C.24 -.9 .52 -1.04 .74 -1.02C.94 -1.04 1.14 -.96 1.3 -.8C1.12 -.78 1.02 -.68 1 -.52Q.84 -.58 .74 -.4Q.58 -.46 .48 -.28Q.3 -.36 .1 -.22Z',
    )
    pairLine(c, 'M.74 -1C.6 -.8 .4 -.6 .18 -.5M.76 -.98Q.8 -.7 .74 -.42M.8 -1Q.94 -.8 1 -.54', 0.85)
    ink.part('torso').tint('ochre')
    pair(c, 'M.02 -.24C.12 -.26 .18 -.14 .16 -.06C.2 -.04 .22 0 .2 .02L.04 .02C0 0 0 -.14 .02 -.24Z')
    ink.shape(
      f.d(
        'M0 -.72C.14 -.7 .2 -.54 .18 -.4C.16 -.24 .08 -.14 0 -.14C-.08 -.14 -.16 -.24 -.18 -.4C-.2 -.54 -.14 -.7 0 -.72Z',
      ),
    )
    ink.tint('cream').shape(f.d(ellipse(0, -0.38, 0.1, 0.17)), 0.85)
    ink.part('head').tint('ochre')
    ink.shape(f.d('M.06 -1.06C-.1 -1.24 -.3 -1.32 -.52 -1.3C-.36 -1.12 -.2 -.98 0 -.9Z'))
    ink.tint('orange').shape(f.d('M.2 -.84Q.44 -.76 .7 -.73Q.46 -.62 .12 -.72Z'))
    ink.shape(f.d('M.2 -1.06C.46 -1.02 .7 -.88 .9 -.74Q.56 -.76 .2 -.8Z'))
    ink.tint('ochre').shape(f.d(ellipse(0.1, -0.92, 0.22, 0.2)))
    cuteSide(c, 0.14, -0.96, 0.07)
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
