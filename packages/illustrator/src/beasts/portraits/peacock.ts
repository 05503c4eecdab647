/** A peacock from the front, its train spread in a wheel behind it. */
import { eye } from '../rig/eyes.ts'
import { frame } from '../rig/ink.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

/** From its root, which is its zero, one unit long and as wide as `wide`. */
const plume = (wide: number): string =>
  `M0 0C${-wide * 0.2} -0.4 ${-wide} -0.58 ${-wide} -0.8C${-wide} -1.06 ${wide} -1.06 ${wide} -0.8C${wide} -0.58 ${wide * 0.2} -0.4 0 0Z`

/** How long a row's feathers are, how wide, and where they point, in degrees from upright. */
const ROWS = [
  { long: 176, wide: 0.145, turns: [-88, -70, -52, -35, -17.5, 0, 17.5, 35, 52, 70, 88] },
  { long: 122, wide: 0.15, turns: [-80, -60, -43, -26, -9, 9, 26, 43, 60, 80] },
] as const

const WING = {
  right: 'M34 -92C52 -84 60 -66 56 -46C54 -38 48 -34 42 -38C38 -30 30 -30 26 -36C24 -54 26 -76 34 -92Z',
  left: 'M-34 -92C-52 -84 -60 -66 -56 -46C-54 -38 -48 -34 -42 -38C-38 -30 -30 -30 -26 -36C-24 -54 -26 -76 -34 -92Z',
}
const BODY =
  'M0 -168C18 -168 26 -150 26 -130C28 -112 44 -98 44 -68C44 -38 26 -20 0 -20C-26 -20 -44 -38 -44 -68C-44 -98 -28 -112 -26 -130C-26 -150 -18 -168 0 -168Z'
const HEAD = 'M0 -38C24 -38 38 -22 38 2C38 24 24 36 0 36C-24 36 -38 24 -38 2C-38 -22 -24 -38 0 -38Z'
const BILL = 'M-11 6Q0 -3 11 6Q7 20 0 26Q-7 20 -11 6Z'
const FOOT = 'M-6 -24L6 -24L6 -12C12 -12 17 -6 17 0L-17 0C-17 -6 -12 -12 -6 -12Z'
const BREAST = 'M-24 -84Q-16 -72 -8 -84Q0 -72 8 -84Q16 -72 24 -84M-16 -66Q-8 -54 0 -66Q8 -54 16 -66M-8 -48Q0 -36 8 -48'

function draw({ ink, f, look }: Canvas): void {
  ink.part('tail')
  for (const [row, { long, wide, turns }] of ROWS.entries())
    for (const [i, turn] of turns.entries()) {
      const g = frame(f.at(0, -72), f.s * long, turn)
      ink
        .tint((i + row) % 2 ? 'teal' : 'viridian')
        .as('tail feathers')
        .shape(g.d(plume(wide)))
      ink.tint('gamboge').oval(g.at(0, -0.79), g.s * wide * 0.6, g.s * wide * 0.7, turn, 0.85)
      ink.tint('blue').oval(g.at(0, -0.77), g.s * wide * 0.32, g.s * wide * 0.38, turn, 0.8)
    }
  for (const [x, part] of [
    [19, 'farLeg'],
    [-19, 'nearLeg'],
  ] as const)
    ink
      .part(part)
      .tint('orange')
      .shape(frame(f.at(x, 0), f.s, f.deg).d(FOOT))
  ink.part('torso').tint('blue').shape(f.d(BODY)).line(f.d(BREAST), 0.85)
  ink.part('nearWing').tint('sand').as('wing').shape(f.d(WING.left)).shape(f.d(WING.right))
  const h = frame(f.at(0, -166), f.s, f.deg)
  ink.part('head').tint('cerulean')
  for (const turn of [-38, 0, 38]) {
    const g = frame(h.at(0, -34), f.s, turn)
    ink.line(g.d('M0 4L0 -20'), 1).oval(g.at(0, -28), 9 * f.s, 10 * f.s, turn, 0.85)
  }
  ink.tint('blue').shape(h.d(HEAD))
  eye(ink, h, -17, -6, 10, look, -1)
  eye(ink, h, 17, -6, 10, look, 1)
  ink.blush(h.at(-26, 12), 6.5 * h.s).blush(h.at(26, 12), 6.5 * h.s)
  ink.tint('gamboge').shape(h.d(BILL))
}

export const peacock: Portrait = {
  name: 'peacock',
  size: 0.52,
  poses: 'stand',
  shows: /tail|feather|spread|open/,
  head: [0, -166, 38],
  hat: [0, -200, 26],
  back: [0, -100],
  feet: [
    [-17, 0],
    [17, 0],
  ],
  tail: [120, -160],
  mouth: [0, -152],
  draw,
}
