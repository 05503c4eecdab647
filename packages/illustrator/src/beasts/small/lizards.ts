/** Lizards are seen from above, as one sees them on a wall: a winding body, four legs with spread toes. */
import { cone, type Field, melt, rope, smin } from '../rig/clay.ts'
import { eye, frontMouth } from '../rig/eyes.ts'
import { add, type P, spline } from '../rig/geom.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import { type Canvas, type Creature, ellipse } from './creature.ts'

/** From the neck to the tip of the tail, with how wide it is. */
const BODY: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.5, -0.62, 0.15],
  [0.3, -0.52, 0.17],
  [0.06, -0.5, 0.19],
  [-0.2, -0.56, 0.16],
  [-0.44, -0.56, 0.11],
  [-0.7, -0.42, 0.085],
  [-0.86, -0.2, 0.065],
  [-1.04, -0.1, 0.05],
  [-1.2, -0.22, 0.04],
  [-1.18, -0.38, 0.032],
]

/** Shoulder or hip, elbow or knee, foot, and which way the toes point. */
const LEGS: readonly (readonly [P, P, P, number])[] = [
  [[0.3, -0.58], [0.2, -0.84], [0.34, -0.98], 52],
  [[0.3, -0.44], [0.3, -0.22], [0.5, -0.18], -30],
  [[-0.24, -0.62], [-0.42, -0.84], [-0.34, -1.02], 70],
  [[-0.2, -0.48], [-0.26, -0.22], [-0.06, -0.2], -44],
]

function skin({ f }: Canvas, pads: boolean): Field {
  const line = spline(
    BODY.map(([x, y]) => f.at(x, y)),
    4,
  )
  const radii = line.map((_, i) => {
    const [a, z] = [BODY[Math.floor(i / 4)]!, BODY[Math.min(BODY.length - 1, Math.floor(i / 4) + 1)]!]
    return f.s * (a[2] + (z[2] - a[2]) * ((i % 4) / 4))
  })
  const legs = LEGS.flatMap(([root, knee, foot, turn]) => {
    const [a, b, c] = [root, knee, foot].map(([x, y]) => f.at(x, y)) as [P, P, P]
    const toes = [-46, 0, 46].map((spread) => {
      const v = ((turn + spread) * Math.PI) / 180
      const tip = add(c, [Math.cos(v) * f.s * 0.13, -Math.sin(v) * f.s * 0.13])
      return cone(c, tip, f.s * 0.035, f.s * (pads ? 0.05 : 0.032))
    })
    return [cone(a, b, f.s * 0.085, f.s * 0.065), cone(b, c, f.s * 0.065, f.s * 0.05), ...toes]
  })
  const [body, limbs] = [rope(line, radii, 2), melt(2, ...legs)]
  return (x, y) => smin(body(x, y), limbs(x, y), 4)
}

/** A wedge that looks along the body, with eyes at its sides. */
const HEAD =
  'M.46 -.8C.56 -.96 .78 -.98 .98 -.9C1.14 -.84 1.2 -.74 1.16 -.66C1.1 -.54 .9 -.46 .72 -.46C.56 -.46 .42 -.56 .42 -.66Z'
const EYES: readonly P[] = [
  [0.76, -0.92],
  [0.82, -0.52],
]

function lizard(name: string, tints: readonly [body: string, mark: string], pads: boolean): Creature {
  return {
    name,
    poses: 'walk run climb lie lie-curled sit mouth-open swim',
    turns: { climb: -70 },
    head: [0.72, -0.72, 0.26],
    back: [0.06, -0.6],
    feet: [
      [0.5, -0.06],
      [-0.02, -0.06],
    ],
    tail: [-1.18, -0.38],
    draw(c) {
      const { ink, f } = c
      const field = skin(c, pads)
      const outline = fitted(trace(field, boxOf([f.at(-1.3, -1.2), f.at(0.8, 0.1)], 6), 1.6)[0]!, true)
      ink.tint(tints[0]).shape(outline)
      ink.tint(tints[1])
      for (const [x, y, r] of [
        [0.26, -0.52, 7],
        [0.04, -0.5, 7.6],
        [-0.2, -0.56, 6.6],
        [-0.44, -0.56, 5],
      ] as const)
        ink.oval(f.at(x, y), r, r * 0.82, 0, 0.8)
      ink.part('head').tint(tints[0])
      const big = pads ? 0.125 : 0.105
      for (const [x, y] of EYES) ink.shape(f.d(ellipse(x, y, big, big)))
      ink.shape(f.d(HEAD))
      for (const [x, y] of EYES) eye(ink, f, x, y, big * 0.78, c.look)
      frontMouth(ink, f, 0.98, -0.7, 0.07, c.look)
    },
  }
}

export const lizards: readonly Creature[] = [
  lizard('lizard', ['lime', 'leaf'], false),
  lizard('gecko', ['sap', 'gamboge'], true),
]
