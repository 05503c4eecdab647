/** Snakes, bats, and beasts of old tales. */
import { rope } from '../rig/clay.ts'
import { type P, spline } from '../rig/geom.ts'
import { boxOf, outline } from '../rig/trace.ts'
import { type Canvas, type Creature, cute, ellipse, pair, pairLine } from './creature.ts'
import { cuteSide } from './limbs.ts'

/** A body of changing thickness along a curve, as clay. */
function clay({ ink, f }: Canvas, knots: readonly (readonly [x: number, y: number, r: number])[]): void {
  const per = 5
  const line = spline(
    knots.map(([x, y]): P => f.at(x, y)),
    per,
  )
  const radii = line.map((_, i) => {
    const k = Math.min(knots.length - 2, Math.floor(i / per))
    const t = i / per - k
    return f.s * (knots[k]![2] + (knots[k + 1]![2] - knots[k]![2]) * Math.min(1, t))
  })
  ink.shape(outline(rope(line, radii, 4), boxOf(line, Math.max(...radii) + 6)))
}

/** A cobra spreads its hood. */
const snakeOf = (name: string, hooded: boolean): Creature => ({
  name,
  poses: 'sit lie lie-curled climb walk swim hang mouth-open head-up',
  head: [0.3, -0.92, 0.2],
  back: [-0.1, -0.34],
  feet: [
    [0.4, 0],
    [-0.4, 0],
  ],
  tail: [-0.9, -0.14],
  mouth: [0.22, -0.84],
  draw(c) {
    const { ink, f } = c
    ink.part('tail').tint('sap')
    clay(c, [
      [-0.3, -0.12, 0.13],
      [-0.62, -0.1, 0.11],
      [-0.8, -0.16, 0.08],
      [-0.94, -0.06, 0.03],
    ])
    ink
      .part('torso')
      .tint('sap')
      .shape(f.d(ellipse(-0.02, -0.17, 0.6, 0.17)))
    clay(c, [
      [0.02, -0.34, 0.14],
      [-0.1, -0.56, 0.135],
      [-0.04, -0.74, 0.13],
      [0.1, -0.88, 0.14],
    ])
    ink.shape(
      f.d(
        'M-.46 -.4C-.46 -.52 -.3 -.56 -.24 -.56C-.2 -.5 .1 -.5 .14 -.54C.3 -.54 .42 -.48 .42 -.4C.42 -.28 .2 -.22 -.02 -.22C-.24 -.22 -.46 -.28 -.46 -.4Z',
      ),
    )
    ink.tint('lime')
    for (const [x, y] of [
      [-0.42, -0.15],
      [-0.14, -0.1],
      [0.14, -0.1],
      [0.42, -0.15],
      [-0.26, -0.37],
      [0, -0.34],
      [0.26, -0.38],
    ] as const)
      ink.oval(f.at(x, y), 6.4, 4.6, 0, 0.8)
    if (hooded) hood(c)
    ink.part('head')
    ink.line(f.d('M.22 -.82L.26 -.66L.2 -.6M.26 -.66L.33 -.61'), 0.9)
    ink
      .tint('sap')
      .shape(
        f.d(
          'M.18 -1.22C.36 -1.22 .48 -1.1 .5 -.98C.52 -.84 .38 -.76 .2 -.76C.02 -.76 -.14 -.84 -.12 -.98C-.1 -1.12 .02 -1.22 .18 -1.22Z',
        ),
      )
    cute(c, 0.2, -1, 0.18)
  },
})

function hood({ ink, f }: Canvas): void {
  const outline =
    'M.16 -1.2C.5 -1.22 .66 -.98 .56 -.76C.5 -.58 .3 -.5 .16 -.38C.02 -.34 -.08 -.38 -.12 -.46C-.2 -.54 -.34 -.62 -.36 -.8C-.4 -1.02 -.16 -1.2 .16 -1.2Z'
  ink.tint('sap').shape(f.d(outline))
  ink.clip(f.d(outline), () => {
    ink
      .tint('lime')
      .shape(f.d('M0 -.8C.1 -.72 .24 -.72 .32 -.8C.3 -.6 .22 -.48 .1 -.3L-.1 -.3C-.06 -.5 0 -.6 0 -.8Z'), 0.85)
    ink.line(f.d('M.01 -.64Q.14 -.58 .28 -.64M-.02 -.52Q.1 -.46 .23 -.52'), 0.8)
  })
}

const snakes: readonly Creature[] = [snakeOf('snake', false), snakeOf('cobra', true)]

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
