/** Heads of wildflowers as one sees them close by: petals with their veins, stamens, scales. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { poppy } from '../plants/large-flowers.ts'
import { poppyPod } from '../plants/side-heads.ts'
import { bowl, bud, clover, coneflower, type FineHead, knapweed, outlineOf } from './fine-side-heads.ts'

/** From here on a petal has veins. */
const VEINED = 62
const polar = (r: number, a: number): Point => [r * Math.cos(a), r * Math.sin(a)]

/** How a flower that looks past the reader is foreshortened, and turned with its stalk. */
const seen =
  (x: number, y: number, r: number, lean: number, flat: number) =>
  (poly: Poly): Poly =>
    move(
      poly.map(([u, v]): Point => [u, v * flat]),
      x,
      y,
      lean,
      r,
    )

type Place = (poly: Poly) => Poly

const petals = (at: Place, outline: Poly, count: number, turn: number, veins: readonly Poly[], sw: number): string => {
  let out = ''
  for (let i = 0; i < count; i++) {
    const spun = (poly: Poly): Poly => at(move(poly, 0, 0, turn + (i / count) * TAU))
    out += shape(spun(outline), sw)
    for (const vein of veins) out += line(spun(vein), 2.9)
  }
  return out
}

/** Seeds in the spiral that a disc of florets shows. */
function florets(at: Place, reach: number, r: number): string {
  const count = Math.round(Math.min(60, (reach * r * reach * r) / 62))
  let out = ''
  for (let i = 0; i < count; i++)
    out += dot(...at([polar(reach * Math.sqrt((i + 0.5) / count) * 0.86, i * 2.39996)])[0]!, 2.9)
  return out
}

const daisy: FineHead = (x, y, r, lean, rng) => {
  const at = seen(x, y, r, lean, rng.between(0.72, 1))
  const count = r > 100 ? 16 : r > 54 ? 13 : 10
  const wide = (TAU * 0.36) / count
  const petal = curve(
    [
      [0.1, 0],
      [0.5, -wide],
      [0.86, -wide * 1.08],
      [1, -wide * 0.3],
      [0.97, 0],
      [1, wide * 0.3],
      [0.86, wide * 1.08],
      [0.5, wide],
    ],
    true,
    5,
  )
  const veins: Poly[] =
    r > 92
      ? [-0.34, 0.34].map((k) => [
          [0.44, k * wide],
          [0.8, k * wide * 1.1],
        ])
      : []
  const turn = rng.between(0, TAU)
  const back = r > 100 ? petals(at, move(petal, 0, 0, 0, 0.99), count, turn + Math.PI / count, [], 3.4) : ''
  return (
    back +
    petals(at, petal, count, turn, veins, outlineOf(r)) +
    shape(at(ellipse(0, 0, 0.31, 0.31, 40)), 3.8) +
    florets(at, 0.27, r)
  )
}

/** Round petals in two rows, a dark button in a wreath of stamens. */
const anemone: FineHead = (x, y, r, lean, rng) => {
  const at = seen(x, y, r, lean, rng.between(0.76, 1))
  const petal = curve('0,0! .3,-.24 .62,-.38 .9,-.3 1,-.06 .96,.12 .9,.3 .62,.38 .3,.24', true, 6)
  const veins =
    r > VEINED
      ? [-0.4, -0.14, 0.14, 0.4].map(
          (k): Poly => curve([polar(0.5, k * 0.8), polar(0.66, k), polar(0.84, k)], false, 4),
        )
      : []
  const turn = rng.between(0, TAU)
  let out =
    petals(at, petal, 5, turn, [], outlineOf(r)) +
    petals(at, move(petal, 0, 0, 0, 0.92), 5, turn + Math.PI / 5, veins, outlineOf(r))
  if (r < 50) return out + shape(at(ellipse(0, 0, 0.24, 0.24, 24)), 3.4)
  const stamens = r > 90 ? 22 : r > 50 ? 14 : 9
  for (let i = 0; i < stamens; i++) {
    const a = (i / stamens) * TAU
    const reach = i % 2 && r > 60 ? 0.31 : 0.38
    const [end] = at([polar(reach, a)])
    out += line(at([[0, 0], polar(reach, a)]), 2.8) + dot(...end!, r > 70 ? 4.4 : 3.2)
  }
  return out + shape(at(ellipse(0, 0, 0.19, 0.19, 30)), 3.6) + (r > 80 ? florets(at, 0.15, r) : '')
}

/** Five broad petals with a notch, and fine veins from the throat. */
const mallow: FineHead = (x, y, r, lean, rng) => {
  const at = seen(x, y, r, lean, rng.between(0.76, 1))
  const petal = curve('0,0! .26,-.2 .6,-.44 .9,-.46 1,-.22 .9,0 1,.22 .9,.46 .6,.44 .26,.2', true, 6)
  const spread = r > 100 ? [-0.42, -0.21, 0, 0.21, 0.42] : [-0.34, 0, 0.34]
  const veins = r > 50 ? spread.map((k): Poly => [polar(0.3, k * 0.6), polar(k ? 0.78 : 0.72, k)]) : []
  let out = petals(at, petal, 5, rng.between(0, TAU), veins, outlineOf(r))
  if (r > 60) for (let i = 0; i < 5; i++) out += shape(at(leaf(0, 0, 0.36, 0.16, (i / 5) * TAU + 0.3, 0.6)), 3)
  return out + shape(at(ellipse(0, 0, 0.14, 0.14, 24)), 3.4)
}

/** Trumpets with five teeth in a ring, a tuft of narrow florets within. */
const cornflower: FineHead = (x, y, r, lean, rng) => {
  const at = seen(x, y, r, lean, rng.between(0.7, 0.95))
  const count = r > 70 ? 9 : 8
  const trumpet: Poly = [
    ...curve('.12,0 .4,-.07 .66,-.18', false, 4),
    [0.92, -0.33],
    [0.84, -0.16],
    [1.03, -0.13],
    [0.88, 0],
    [1.03, 0.13],
    [0.84, 0.16],
    [0.92, 0.33],
    ...curve('.66,.18 .4,.07 .12,0', false, 4),
  ]
  const veins: Poly[] =
    r > VEINED
      ? [-0.09, 0.09].map((v) => [
          [0.56, v * 0.7],
          [0.8, v],
        ])
      : []
  const turn = rng.between(0, TAU)
  let out = petals(at, trumpet, count, turn, veins, outlineOf(r))
  const inner = r > 70 ? 9 : 7
  for (const [reach, spin] of r > 70
    ? ([
        [0.5, 0],
        [0.36, 0.4],
      ] as const)
    : ([[0.44, 0]] as const))
    out += petals(at, leaf(0, 0, reach, reach * 0.42, 0, 0.7), inner, turn + spin, [], 3.3)
  return out + shape(at(ellipse(0, 0, 0.12, 0.12, 20)), 3.2)
}

/** The clock of a dandelion: seeds with their parachutes, round about. */
const clock: FineHead = (x, y, r) => {
  let out = circle(x, y, r, 3.4)
  const ring = (count: number, from: number, to: number, spin: number): void => {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + spin
      const [u, v] = polar(to * r, a)
      out += line(
        [
          [x + from * r * Math.cos(a), y + from * r * Math.sin(a)],
          [x + u, y + v],
        ],
        2.8,
      )
      for (const k of [-0.62, 0, 0.62]) {
        const [p, q] = polar(r * 0.17, a + k)
        out += line(
          [
            [x + u, y + v],
            [x + u + p, y + v + q],
          ],
          2.8,
        )
      }
    }
  }
  ring(r > 90 ? 16 : r > 60 ? 12 : 9, 0.2, 0.76, 0)
  if (r > 80) ring(9, 0.2, 0.42, 0.2)
  return out + circle(x, y, r * 0.2, 3.6) + (r > 70 ? circle(x, y, r * 0.09, 3) : '')
}

export interface Face {
  draw: FineHead
  /** Where the stalk meets it, below its middle. */
  base: number
}

export const FACES: Readonly<Record<string, Face>> = {
  poppy: { draw: (x, y, r, _lean, rng) => poppy(x, y, r, rng.between(0, 1), rng), base: 0 },
  daisy: { draw: daisy, base: 0 },
  anemone: { draw: anemone, base: 0 },
  mallow: { draw: mallow, base: 0 },
  cornflower: { draw: cornflower, base: 0 },
  coneflower: { draw: coneflower, base: 0 },
  knapweed: { draw: knapweed, base: 0.8 },
  bowl: { draw: bowl, base: 0.8 },
  clock: { draw: (x, y, r, lean, rng) => clock(x, y, r, lean, rng), base: 0 },
  clover: { draw: clover, base: 0.72 },
  pod: { draw: (x, y, r) => poppyPod(x, y, r), base: 0.8 },
  bud: { draw: bud, base: 0.76 },
}
