/** A foxglove: bells down a spire, the lowest the largest, buds at its tip; and a plate of it with studies. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { moth } from './guests.ts'
import { vein } from './leaves.ts'

/** From its stalk along x, its mouth at 100. */
const BELL = curve(
  '0,-8! 12,-18 36,-24 62,-26 84,-30 98,-40! 108,-22 112,0 108,22 98,40! 84,30 62,26 36,24 12,18 0,8!',
  true,
  6,
)
const MOUTH = ellipse(98, 0, 13, 37, 30)

/** One that hangs to a side: what is large shows its mouth and spots. */
function bell(x: number, y: number, turn: number, size: number, isSpotted = false): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 112)
  let out = shape(at(BELL), 3.8)
  if (size > 40) out += shape(at(MOUTH), 3.4)
  if (isSpotted)
    for (const [u, v] of [
      [66, -10],
      [56, 12],
      [38, -6],
    ] as const)
      out += circle(...at([[u, v]])[0]!, size * 0.062, 3.2)
  return out + shape(at(curve('-6,0! 4,-16 22,-18! 16,-6 26,0! 16,6 22,18! 4,16')), 3.4)
}

/** One that faces the reader, hanging straight down. */
function facing(x: number, y: number, turn: number, size: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 112)
  let out = shape(at(curve('0,-10! 20,-26 50,-34 70,-44 88,-30 96,0 88,30 70,44 50,34 20,26 0,10!', true, 6)), 3.8)
  if (size > 40) out += shape(at(ellipse(68, 0, 19, 30, 26)), 3.4)
  return out + shape(at(curve('-6,0! 4,-16 22,-18! 16,-6 26,0! 16,6 22,18! 4,16')), 3.4)
}

/** From its foot, in any direction. */
export function foxglove(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const bow = rng.between(-0.06, 0.06) * long
  const along = (t: number): Point => {
    const off = bow * Math.sin(t * Math.PI)
    return [x + long * t * Math.cos(turn) - off * Math.sin(turn), y + long * t * Math.sin(turn) + off * Math.cos(turn)]
  }
  const stalk = Array.from({ length: 20 }, (_, i) => along((i / 19) * 0.97))
  let out = shape(
    band(stalk, (t) => Math.max(6, long * 0.034) * (1 - 0.5 * t)),
    3.4,
  )
  let t = 0.24
  for (let row = 0; t < 0.8; row++) {
    const size = long * (0.275 - 0.2 * t)
    const [u, v] = along(t)
    const lean = 2.5 - t * 0.5
    if (row % 2) out += facing(u, v, turn + Math.PI + rng.between(-0.12, 0.12), size * 0.82)
    else for (const side of rng.shuffle([-1, 1])) out += bell(u, v, turn + side * lean, size)
    t += (size * 0.39) / long
  }
  for (; t < 0.95; t += 0.055) {
    const [u, v] = along(t)
    const size = long * 0.085
    for (const side of [-1, 1]) out += shape(leaf(u, v, size, size * 0.62, turn + side * (1.5 - t * 0.6), 0.6), 3.4)
  }
  return out + shape(leaf(...along(0.93), long * 0.09, long * 0.05, turn, 0.5), 3.4)
}

/** From its leaves at the ground to its tip. */
function plant(x: number, ground: number, high: number, rng: Rng): string {
  const base = ground - high * 0.3
  let out = ''
  for (const [lean, share] of [
    [-1.2, 0.24],
    [1.2, 0.24],
    [-0.7, 0.23],
    [0.7, 0.23],
  ] as const)
    out += vein(x, ground - 8, high * share, high * share * 0.36, -Math.PI / 2 + lean * rng.between(0.92, 1.06), {
      belly: 0.5,
      veins: 4,
      bend: -Math.sign(lean) * 0.06,
    })
  out += shape(
    band(
      [
        [x, ground],
        [x, base],
      ],
      (t) => high * (0.036 - 0.008 * t),
    ),
    3.8,
  )
  for (const [i, side] of [-1, 1].entries())
    out += vein(x, base + high * (0.07 + i * 0.04), high * 0.15, high * 0.055, -Math.PI / 2 + side * 0.9, { veins: 2 })
  return out + foxglove(x, base + high * 0.04, high * 0.74, -Math.PI / 2, rng)
}

/** Details beside the plant, each around a middle within 90 to every side. */
const STUDIES: readonly ((x: number, y: number) => string)[] = [
  // Into the mouth.
  (x, y) => {
    let out = ''
    for (let i = 0; i < 5; i++)
      out += shape(ellipse(x + 42 * Math.cos((i / 5) * TAU + 0.3), y + 42 * Math.sin((i / 5) * TAU + 0.3), 38), 4)
    out += circle(x, y, 56, 4.2) + circle(x, y, 26, 3.6)
    for (let i = 0; i < 5; i++)
      out += circle(x + 40 * Math.cos((i / 5) * TAU), y + 40 * Math.sin((i / 5) * TAU), 9.5, 3.2)
    return out + [-10, 10].map((k) => shape(leaf(x + k, y + 18, 34, 12, -Math.PI / 2, 0.7), 3.2)).join('')
  },
  // From the side.
  (x, y) => bell(x - 10, y - 84, Math.PI / 2 - 0.12, 160, true),
  // Cut open: stamens and a pistil.
  (x, y) => {
    const at = (poly: Poly): Poly => move(poly, x, y - 84, Math.PI / 2, 1.45)
    let out =
      shape(at(BELL), 4.2) + shape(at(curve('10,-6! 40,-17 66,-22 96,-34! 102,0 96,34! 66,22 40,17 10,6!')), 3.6)
    for (const side of [-1, 1]) {
      out += line(at(curve(`12,${side * 2} 40,${side * 11} 66,${side * 8}`, false)), 3.4)
      out += shape(at(ellipse(72, side * 9, 9, 6, 18)), 3.2)
    }
    return out + shape(at(leaf(10, 0, 40, 6, 0)), 3)
  },
  // Seed vessel.
  (x, y) =>
    shape(leaf(x, y + 78, 150, 92, -Math.PI / 2, 0.4), 4.2) +
    shape(leaf(x, y + 70, 110, 34, -Math.PI / 2, 0.4), 3.6) +
    [-1, 1].map((side) => shape(leaf(x, y + 82, 74, 34, -Math.PI / 2 + side * 0.95, 0.5), 3.8)).join('') +
    shape(leaf(x, y + 84, 50, 30, -Math.PI / 2, 0.5), 3.6),
  // A leaf.
  (x, y) => vein(x + 44, y + 84, 178, 84, -Math.PI / 2 - 0.42, { belly: 0.48, veins: 5, bend: 0.05, sw: 4 }),
  // A twig of buds.
  (x, y) =>
    line(
      [
        [x, y + 86],
        [x, y - 50],
      ],
      5,
    ) +
    [0, 1, 2]
      .flatMap((i) =>
        [-1, 1].map((side) =>
          shape(leaf(x, y + 60 - i * 42, 66 - i * 10, 32 - i * 4, -Math.PI / 2 + side * 0.95, 0.6), 3.8),
        ),
      )
      .join('') +
    shape(leaf(x, y - 44, 46, 26, -Math.PI / 2, 0.5), 3.8),
]

/** Plants by their middle and height, and where studies and guests are. */
const SHEETS: readonly { plants: readonly Point[]; studies: readonly Point[]; guest: Point }[] = [
  {
    plants: [[512, 770]],
    studies: [
      [190, 180],
      [834, 180],
      [190, 420],
      [834, 420],
      [180, 660],
      [844, 660],
    ],
    guest: [340, 300],
  },
  {
    plants: [
      [300, 770],
      [570, 600],
    ],
    studies: [
      [840, 190],
      [840, 430],
      [846, 670],
    ],
    guest: [590, 170],
  },
  {
    plants: [
      [210, 540],
      [512, 770],
      [814, 560],
    ],
    studies: [
      [160, 180],
      [864, 180],
    ],
    guest: [330, 200],
  },
  {
    plants: [
      [366, 770],
      [658, 740],
    ],
    studies: [
      [156, 190],
      [868, 210],
      [150, 450],
      [874, 470],
    ],
    guest: [512, 160],
  },
]
const GROUND = 868

/** All but the frame. */
export function foxgloveSheet(rng: Rng, hasGuests: boolean): string {
  const sheet = rng.pick(SHEETS)
  const isFlipped = rng.chance(0.5)
  const across = (x: number): number => (isFlipped ? 1024 - x : x)
  let out = ''
  for (const [x, high] of sheet.plants) out += plant(across(x), GROUND, high * rng.between(0.97, 1.02), rng)
  const studies = rng.shuffle(STUDIES)
  for (const [i, [x, y]] of sheet.studies.entries()) out += studies[i]!(across(x), y)
  const [x, y] = sheet.guest
  if (hasGuests) out += moth(across(x), y, 0.72, rng.between(-0.4, 0.4))
  return out + label('FOXGLOVE')
}

/** On a strip below. */
function label(text: string): string {
  const letters = setInto(text, { x: 352, y: 896, w: 320, h: 44 }, { face: 'round', gap: 130, mostLines: 1 }) ?? []
  const ends = [-1, 1].map((side) =>
    shape(move(curve('0,-20! 60,-20! 44,0! 60,20! 0,20!'), 512 + side * 180, 924, 0, side, 1), 4),
  )
  return ends.join('') + shape(rect(318, 888, 388, 58), 4.6) + letters.map((letter) => hollow(letter, 3.4, 3)).join('')
}
