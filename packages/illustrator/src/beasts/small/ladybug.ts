/** A ladybug comes toward us: the round red dome behind a round face. */
import { countOf } from '../../art/part-looks.ts'
import { type Creature, cute, ellipse, joints } from './creature.ts'

type Spots = readonly (readonly [x: number, y: number, r: number])[]

const pairOf = (x: number, y: number, r: number): Spots => [
  [x, y, r],
  [-x, y, r],
]
/** Between both wings. */
const MIDDLE: Spots = [[0, -0.96, 0.075]]
const [LOW, HIGH] = [pairOf(0.6, -0.44, 0.115), pairOf(0.36, -0.86, 0.11)]
/** Of three sizes, where nobody asked for a number. */
const SCATTERED: Spots = [
  ...pairOf(0.31, -0.9, 0.1),
  ...pairOf(0.6, -0.66, 0.13),
  ...pairOf(0.66, -0.34, 0.085),
  ...pairOf(0.46, -0.28, 0.055),
  ...pairOf(0.5, -0.92, 0.05),
  ...pairOf(0.75, -0.51, 0.05),
]
/** As many as were asked for, all to be seen whole. */
const SPOTS: Readonly<Record<number, Spots>> = {
  2: pairOf(0.5, -0.66, 0.14),
  3: [...LOW, ...MIDDLE],
  4: [...LOW, ...HIGH],
  5: [...LOW, ...HIGH, ...MIDDLE],
  6: [...pairOf(0.62, -0.36, 0.1), ...pairOf(0.58, -0.63, 0.09), ...HIGH],
  7: [...pairOf(0.62, -0.36, 0.1), ...pairOf(0.58, -0.63, 0.09), ...HIGH, ...MIDDLE],
  8: [...pairOf(0.62, -0.36, 0.1), ...pairOf(0.6, -0.62, 0.08), ...HIGH, ...pairOf(0.13, -1, 0.065)],
}

const LAID = /^(heart-patterned|starry|flowered|flowery|checkered|no (?:dot|spot)s?|.+-strewn)$/
const DOME =
  'M0 -1.1C.5 -1.1 .84 -.86 .84 -.52C.84 -.26 .6 -.14 0 -.14C-.6 -.14 -.84 -.26 -.84 -.52C-.84 -.86 -.5 -1.1 0 -1.1Z'

export const ladybug: Creature = {
  name: 'ladybug',
  poses: 'walk run sit lie-curled climb fly',
  turns: { climb: -14 },
  head: [0, -0.44, 0.4],
  hat: [0, -0.78, 0.3],
  back: [0, -1.08],
  feet: [
    [0.34, 0],
    [-0.34, 0],
  ],
  tail: [-0.8, -0.4],
  mouth: [0, -0.28],
  draw(c) {
    const { ink, f, ask } = c
    ink.tint('slate')
    for (const m of [1, -1])
      joints(
        c,
        [0.26, 0.5, 0.7].map((x) => [
          [m * x, -0.2],
          [m * (x + 0.06), -0.12],
          [m * (x + 0.09), -0.04],
        ]),
        0.045,
      )
    ink.tint('vermilion').shape(f.d(DOME))
    ink.line(f.d('M0 -1.1L0 -.6'))
    if (!ask.attributes.some((look) => LAID.test(look))) {
      const asked = countOf('spot', ask.attributes)
      const close = ink.detail !== 'simple' && ink.fits(0.1 * f.s) ? SCATTERED : SPOTS[4]
      ink.tint('slate')
      for (const [x, y, r] of SPOTS[asked ?? 0] ?? close ?? []) ink.oval(f.at(x, y), r * f.s, r * f.s, 0, 0.85)
    }
    ink.part('head')
    for (const m of [1, -1]) {
      ink.line(f.d(`M${m * 0.16} -.76C${m * 0.17} -.96 ${m * 0.2} -1.1 ${m * 0.32} -1.18`), 0.95)
      ink.tint('slate').oval(f.at(m * 0.35, -1.22), 0.062 * f.s, 0.062 * f.s, 0, 0.85)
    }
    ink.tint('slate').shape(f.d(ellipse(0, -0.44, 0.42, 0.37)))
    cute(c, 0, -0.48, 0.25)
  },
}
