/** Octopus, squid and their giants. */
import { ball, melt, rope, taper } from '../rig/clay.ts'
import { type P, spline } from '../rig/geom.ts'
import { EACH, footwearIn } from '../rig/shod.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import { type Creature, cute, ellipse } from './creature.ts'
import { arm } from './limbs.ts'

const SWIM = 'swim float dance lie-curled'

/** Arms of the right side: two grow out of the head's outline, two are behind them. Each ends in a curl that stays open. */
const BEFORE: readonly (readonly P[])[] = [
  [
    [0.1, -0.5],
    [0.16, -0.28],
    [0.28, -0.12],
    [0.46, -0.07],
    [0.58, -0.14],
  ],
  [
    [0.22, -0.54],
    [0.42, -0.38],
    [0.66, -0.28],
    [0.9, -0.32],
    [0.98, -0.46],
  ],
]
const BEHIND: readonly (readonly P[])[] = [
  [
    [0.26, -0.66],
    [0.56, -0.68],
    [0.78, -0.8],
    [0.84, -0.98],
    [0.74, -1.08],
    [0.64, -1.02],
  ],
  [
    [0.26, -0.58],
    [0.6, -0.54],
    [0.88, -0.58],
    [1.06, -0.7],
    [1.06, -0.84],
    [0.96, -0.88],
  ],
]
/** The topmost arm of one that waves. */
const RAISED: readonly P[] = [
  [0.26, -0.66],
  [0.6, -0.74],
  [0.86, -0.98],
  [0.94, -1.28],
  [0.84, -1.46],
  [0.7, -1.42],
]
/** Stretched out, so that what is worn on their ends is seen. */
const OUT: readonly (readonly P[])[] = [
  [
    [0.1, -0.5],
    [0.18, -0.3],
    [0.3, -0.18],
    [0.42, -0.12],
  ],
  [
    [0.22, -0.54],
    [0.44, -0.4],
    [0.68, -0.34],
    [0.9, -0.3],
  ],
]
const OUT_BEHIND: readonly (readonly P[])[] = [
  [
    [0.26, -0.68],
    [0.54, -0.78],
    [0.76, -0.98],
    [0.86, -1.2],
  ],
  [
    [0.26, -0.58],
    [0.6, -0.58],
    [0.9, -0.66],
    [1.1, -0.76],
  ],
]
const SHOD = {
  ends: [
    [0.42, -0.12, 0.4, 1],
    [0.9, -0.3, 1, 0.5],
    [1.1, -0.76, 1, -0.4],
    [0.86, -1.2, 0.45, -1],
  ] as const,
  size: 0.13,
}
const flip = (knots: readonly P[]) => knots.map(([x, y]): P => [-x, y])

function octopus(name: string, tint: string, light: string): Creature {
  return {
    name,
    habitat: 'water',
    poses: `${SWIM} reach wave walk sit arms-up`,
    afloat: true,
    head: [0, -0.94, 0.44],
    back: [0, -1.38],
    feet: [
      [0.98, -0.46],
      [-0.98, -0.46],
    ],
    tail: [0.58, -0.14],
    shod: SHOD,
    mouth: [0, -0.68],
    draw(c) {
      const { ink, f } = c
      ink.tint(tint)
      const isShod =
        footwearIn(c.ask.wears) !== undefined || c.ask.wears.some(({ attributes }) => attributes.includes(EACH))
      const [behind, before] = isShod ? [OUT_BEHIND, OUT] : [BEHIND, BEFORE]
      const [up, both] = [/^(wave|dance|arms-up)$/.test(c.pose), c.pose === 'arms-up']
      for (const [i, knots] of behind.entries())
        for (const m of [1, -1]) {
          const own = up && i === 0 && !isShod && (m > 0 || both) ? RAISED : knots
          arm(c, m > 0 ? own : flip(own), 0.125, 0.05)
        }
      ink.part('head').tint(tint)
      const limbs = before
        .flatMap((knots) => [knots, flip(knots)])
        .map((knots) => {
          const line = spline(
            knots.map(([x, y]) => f.at(x, y)),
            5,
          )
          return rope(line, taper(line.length, 0.108 * f.s, 0.055 * f.s), 3)
        })
      const skin = melt(4, ball(f.at(0, -0.94), 0.44 * f.s), ball(f.at(0, -0.66), 0.3 * f.s), ...limbs)
      // Without the holes between arms that touch.
      const corners = [f.at(-1.1, -1.4), f.at(1.1, -1.4), f.at(-1.1, 0.02), f.at(1.1, 0.02)]
      ink.shape(fitted(trace(skin, boxOf(corners, 8))[0]!, true))
      ink.tint(light)
      if (ink.detail !== 'simple' && !isShod)
        for (const [x, y, r] of [
          [0.48, -0.33, 4.4],
          [0.64, -0.27, 4],
          [0.8, -0.28, 3.6],
          [0.18, -0.3, 4.4],
          [0.28, -0.17, 4],
          [0.42, -0.1, 3.6],
        ] as const)
          for (const m of [1, -1]) if (ink.fits(r * 2)) ink.oval(f.at(m * x, y), r, r, 0, 0.7)
      ink.oval(f.at(-0.2, -1.22), 7, 5, -26, 0.8).oval(f.at(0.02, -1.29), 4.6, 4.2, 0, 0.8)
      cute(c, 0, -0.86, 0.27)
    },
  }
}

/** Arms that rise out of the sea around an angry head. */
const kraken: Creature = {
  ...octopus('kraken', 'brick', 'coral'),
  head: [0, -0.66, 0.4],
  back: [0, -1.2],
  feet: [
    [0.9, -1],
    [-0.9, -1],
  ],
  draw(c) {
    const { ink, f } = c
    const raised: readonly (readonly P[])[] = [
      [
        [0.24, -0.1],
        [0.56, -0.3],
        [0.62, -0.8],
        [0.86, -1.06],
        [1.02, -0.92],
        [0.94, -0.8],
      ],
      [
        [0.3, -0.06],
        [0.8, -0.1],
        [1.04, -0.34],
        [1.2, -0.56],
        [1.34, -0.44],
        [1.26, -0.34],
      ],
    ]
    for (const side of [1, -1])
      for (const knots of raised) {
        ink.tint('brick')
        arm(
          c,
          knots.map(([x, y]): P => [side * x, y]),
          0.15,
          0.05,
        )
      }
    ink.tint('coral')
    for (const side of [1, -1])
      for (const [x, y, r] of [
        [0.56, -0.44, 4.6],
        [0.66, -0.76, 4.2],
        [0.86, -0.14, 4.4],
      ] as const)
        ink.oval(f.at(side * x, y), r, r, 0, 0.75)
    ink.part('head').tint('brick')
    ink.shape(
      f.d(
        'M0 -1.5C.16 -1.26 .46 -1.2 .46 -.86C.46 -.66 .4 -.5 .42 -.3C.44 -.14 .4 0 .4 0L-.4 0C-.4 0 -.44 -.14 -.42 -.3C-.4 -.5 -.46 -.66 -.46 -.86C-.46 -1.2 -.16 -1.26 0 -1.5Z',
      ),
    )
    ink.tint('coral').oval(f.at(-0.14, -1.08), 5, 5, 0, 0.8).oval(f.at(0.12, -1.14), 4.2, 4.2, 0, 0.8)
    cute({ ...c, look: { ...c.look, mood: c.look.mood ?? 'angry' } }, 0, -0.66, 0.26)
  },
}

/** Arms at the head, fins at the tip: a squid swims with its arms behind or below. */
function squid(name: string, tint: string, long: boolean): Creature {
  return {
    name,
    habitat: 'water',
    poses: SWIM,
    afloat: true,
    turns: { swim: 40 },
    head: [0, -0.62, 0.24],
    back: [0, -1.3],
    feet: [
      [0.4, 0],
      [-0.4, 0],
    ],
    tail: [0, -1.5],
    mouth: [0, -0.5],
    draw(c) {
      const { ink, f } = c
      ink.tint(tint)
      for (const m of [1, -1]) {
        if (long) {
          arm(
            c,
            [
              [m * 0.1, -0.46],
              [m * 0.4, -0.2],
              [m * 0.56, 0.1],
              [m * 0.7, 0.16],
              [m * 0.74, 0.02],
            ],
            0.06,
            0.05,
          )
          ink.shape(f.d(ellipse(m * 0.74, 0, 0.09, 0.13)))
        }
        arm(
          c,
          [
            [m * 0.16, -0.46],
            [m * 0.36, -0.26],
            [m * 0.44, -0.06],
            [m * 0.36, 0],
          ],
          0.085,
          0.045,
        )
        arm(
          c,
          [
            [m * 0.08, -0.44],
            [m * 0.16, -0.2],
            [m * 0.2, 0],
            [m * 0.12, 0.06],
          ],
          0.085,
          0.045,
        )
      }
      arm(
        c,
        [
          [0, -0.44],
          [0.02, -0.2],
          [-0.02, 0.06],
        ],
        0.08,
        0.045,
      )
      ink.shape(
        f.d(
          'M0 -1.56C.22 -1.44 .5 -1.24 .5 -1.1C.42 -1.02 .28 -1.04 .2 -1.06L-.2 -1.06C-.28 -1.04 -.42 -1.02 -.5 -1.1C-.5 -1.24 -.22 -1.44 0 -1.56Z',
        ),
      )
      ink.shape(
        f.d(
          'M0 -1.5C.2 -1.3 .3 -1 .28 -.76Q.26 -.5 .24 -.42Q0 -.32 -.24 -.42Q-.26 -.5 -.28 -.76C-.3 -1 -.2 -1.3 0 -1.5Z',
        ),
      )
      ink.part('head')
      ink.line(f.d('M-.27 -.82Q0 -.74 .27 -.82'))
      cute(c, 0, -0.6, 0.18)
    },
  }
}

export const octopuses: readonly Creature[] = [
  octopus('octopus', 'violet', 'lilac'),
  kraken,
  squid('squid', 'rose', false),
  squid('giant squid', 'vermilion', true),
]
