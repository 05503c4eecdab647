/** Lizards are seen from the side: a long low body on bent legs with spread toes, a tail that ends in a curl. */
import { cone, type Field, melt, rope, smin } from '../rig/clay.ts'
import { eye } from '../rig/eyes.ts'
import { type P, spline } from '../rig/geom.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import type { Canvas, Creature } from './creature.ts'

/** From the neck to the tip of the tail, with how thick it is. */
const BODY: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.52, -0.51, 0.13],
  [0.32, -0.41, 0.16],
  [0.06, -0.38, 0.175],
  [-0.2, -0.38, 0.155],
  [-0.44, -0.33, 0.11],
  [-0.7, -0.21, 0.08],
  [-0.96, -0.15, 0.062],
  [-1.16, -0.27, 0.05],
  [-1.16, -0.47, 0.042],
  [-1, -0.49, 0.036],
]

/** Shoulder or hip, elbow or knee, foot. */
const FAR_LEGS: readonly (readonly [P, P, P])[] = [
  [
    [0.42, -0.38],
    [0.58, -0.26],
    [0.56, -0.09],
  ],
  [
    [-0.2, -0.34],
    [-0.04, -0.24],
    [-0.1, -0.1],
  ],
]
const NEAR_LEGS: readonly (readonly [P, P, P])[] = [
  [
    [0.32, -0.34],
    [0.15, -0.2],
    [0.27, -0.07],
  ],
  [
    [-0.26, -0.32],
    [-0.46, -0.2],
    [-0.34, -0.07],
  ],
]

/** Each with a long flat foot. */
function legs({ f }: Canvas, bones: readonly (readonly [P, P, P])[], pads: boolean): Field[] {
  const foot = f.s * (pads ? 0.07 : 0.06)
  return bones.flatMap(([root, knee, [x, y]]) => [
    cone(f.at(...root), f.at(...knee), f.s * 0.1, f.s * 0.08),
    cone(f.at(...knee), f.at(x, y), f.s * 0.08, foot),
    cone(f.at(x, y), f.at(x + 0.15, y + 0.01), foot, foot),
  ])
}

/** Two lines between three toes. */
function toes({ ink, f }: Canvas, bones: readonly (readonly [P, P, P])[]): void {
  if (!ink.fits(f.s * 0.09)) return
  for (const [, , [x, y]] of bones)
    ink.line(
      f.d(`M${x + 0.2} ${y - 0.03}L${x + 0.12} ${y - 0.02}M${x + 0.19} ${y + 0.03}L${x + 0.11} ${y + 0.03}`),
      0.75,
    )
}

function torso({ f }: Canvas): Field {
  const line = spline(
    BODY.map(([x, y]) => f.at(x, y)),
    4,
  )
  const radii = line.map((_, i) => {
    const [a, z] = [BODY[Math.floor(i / 4)]!, BODY[Math.min(BODY.length - 1, Math.floor(i / 4) + 1)]!]
    return f.s * (a[2] + (z[2] - a[2]) * ((i % 4) / 4))
  })
  return rope(line, radii, 2)
}

/** A blunt wedge with the eye high up. */
const HEAD =
  'M.4 -.56C.42 -.8 .62 -.92 .8 -.88C.92 -.86 1 -.74 1.12 -.68C1.24 -.62 1.22 -.48 1.1 -.44C.94 -.38 .7 -.34 .54 -.36C.44 -.38 .39 -.46 .4 -.56Z'
const SMILE = 'M1.12 -.56C1.02 -.5 .88 -.48 .76 -.52'
const OPEN = 'M1.16 -.6C1.02 -.56 .86 -.56 .74 -.58C.78 -.46 .94 -.4 1.08 -.44C1.14 -.48 1.17 -.54 1.16 -.6Z'

type Spots = readonly (readonly [x: number, y: number, r: number])[]
const SPOTTED: Spots = [
  [0.24, -0.47, 6.2],
  [0.03, -0.46, 7],
  [-0.19, -0.45, 6],
  [-0.41, -0.38, 4.6],
]
/** The blotches of a salamander, along its flank and tail. */
const SMOOTH: Spots = [
  [0.3, -0.4, 9],
  [0.02, -0.46, 8],
  [-0.14, -0.32, 7.4],
  [-0.4, -0.36, 6.4],
  [-0.66, -0.22, 5],
]

function lizard(name: string, tints: readonly [body: string, mark: string], pads: boolean, spots = SPOTTED): Creature {
  return {
    name,
    poses: 'walk run climb lie lie-curled sit mouth-open swim',
    turns: { climb: -78 },
    head: [0.78, -0.62, 0.27],
    back: [0.06, -0.48],
    mouth: [1.1, -0.54],
    feet: [
      [0.36, 0],
      [-0.2, 0],
    ],
    tail: [-1, -0.46],
    draw(c) {
      const { ink, f } = c
      const room = boxOf([f.at(-1.35, -0.7), f.at(-1.35, 0.1), f.at(0.9, -0.7), f.at(0.9, 0.1)], 6)
      const outlineOf = (field: Field) => fitted(trace(field, room, 1.6)[0]!, true)
      ink.tint(tints[0])
      for (const bones of FAR_LEGS) ink.shape(outlineOf(melt(2, ...legs(c, [bones], pads))))
      const [body, limbs] = [torso(c), melt(2, ...legs(c, NEAR_LEGS, pads))]
      ink.shape(outlineOf((x, y) => smin(body(x, y), limbs(x, y), 4)))
      toes(c, NEAR_LEGS)
      ink.tint(tints[1])
      for (const [x, y, r] of spots) ink.oval(f.at(x, y), r, r * 0.82, 0, 0.8)
      ink.part('head').tint(tints[0]).shape(f.d(HEAD))
      eye(ink, f, 0.74, -0.7, pads ? 0.13 : 0.115, c.look)
      ink.blush(f.at(0.66, -0.5), 4.4)
      if (c.look.open) ink.tint('coral').shape(f.d(OPEN))
      else ink.line(f.d(SMILE))
    },
  }
}

export const lizards: readonly Creature[] = [
  lizard('lizard', ['lime', 'leaf'], false),
  lizard('gecko', ['sap', 'gamboge'], true),
  lizard('salamander', ['slate', 'gamboge'], true, SMOOTH),
]
