/** Snakes: winding over the ground with the head raised, or coiled up. */
import { rope } from '../rig/clay.ts'
import { type P, spline } from '../rig/geom.ts'
import { boxOf, outline } from '../rig/trace.ts'
import { type Canvas, type Creature, cute, ellipse } from './creature.ts'

type Knot = readonly [x: number, y: number, r: number]

/** A body of changing thickness along a curve, as clay. */
function clay({ ink, f }: Canvas, knots: readonly Knot[]): void {
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

/** From the tip of the tail in bends to the throat. */
const WINDING: readonly Knot[] = [
  [-1.12, -0.28, 0.025],
  [-0.98, -0.4, 0.055],
  [-0.78, -0.44, 0.085],
  [-0.61, -0.34, 0.105],
  [-0.52, -0.19, 0.12],
  [-0.34, -0.13, 0.13],
  [-0.06, -0.13, 0.135],
  [0.2, -0.14, 0.135],
  [0.4, -0.22, 0.135],
  [0.45, -0.4, 0.13],
  [0.34, -0.56, 0.125],
  [0.22, -0.7, 0.12],
  [0.24, -0.86, 0.12],
]

const HEAD =
  'M.3 -1.36C.5 -1.36 .64 -1.24 .65 -1.1C.66 -.94 .5 -.84 .3 -.84C.1 -.84 -.06 -.94 -.05 -1.1C-.04 -1.24 .1 -1.36 .3 -1.36Z'

function winding(c: Canvas): void {
  const { ink, f } = c
  ink.part('torso').tint('sap')
  clay(c, WINDING)
  ink.tint('lime')
  // Along the back, each turned as the body goes.
  WINDING.slice(2, -1).forEach(([x, y, r], i) => {
    const [[ax, ay], [zx, zy]] = [WINDING[i + 1]!, WINDING[i + 3]!]
    const turn = (Math.atan2(zy - ay, zx - ax) * 180) / Math.PI
    if (i !== 9) ink.oval(f.at(x, y), r * f.s * 0.62, r * f.s * 0.46, turn, 0.8)
  })
  ink.part('head')
  ink.line(f.d('M.32 -.9L.36 -.74L.3 -.67M.36 -.74L.43 -.69'), 0.9)
  ink.tint('sap').shape(f.d(HEAD))
  cute(c, 0.32, -1.12, 0.19)
}

/** Rings on the ground with the head above them. */
function coiled(c: Canvas, hooded: boolean): void {
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
}

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

/** A cobra rears up out of its coils and spreads its hood; other snakes wind along unless they sleep. */
const snakeOf = (name: string, hooded: boolean): Creature => ({
  name,
  poses: 'sit lie lie-curled climb walk swim hang mouth-open head-up',
  head: hooded ? [0.3, -0.92, 0.2] : [0.3, -1.1, 0.24],
  back: hooded ? [-0.1, -0.34] : [-0.06, -0.26],
  feet: [
    [0.4, 0],
    [-0.4, 0],
  ],
  tail: hooded ? [-0.9, -0.14] : [-1.12, -0.28],
  mouth: hooded ? [0.22, -0.84] : [0.32, -0.98],
  draw(c) {
    if (hooded || c.pose === 'lie-curled' || c.pose === 'sit') coiled(c, hooded)
    else winding(c)
  },
})

export const snakes: readonly Creature[] = [snakeOf('snake', false), snakeOf('cobra', true)]
