/** Things that people like to see in flower, drawn finely: a skull, a heart with its vessels, a cage full of blooms. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, mirror } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'

interface Fine {
  wide: number
  high: number
  /** Foot at 0, 0, as large as `wide` and `high`; `put` brings it to its place. */
  draw: (put: (poly: Poly) => Poly, plants: readonly string[], rng: Rng, scale: number) => string
}

const both = (poly: Poly): Poly[] => [poly, poly.map(([x, y]): Point => [-x, y])]

const skull: Fine = {
  wide: 380,
  high: 430,
  draw: (put) => {
    const shown = (text: string, sw: number): string =>
      both(curve(text))
        .map((poly) => shape(put(poly), sw))
        .join('')
    const inked = (text: string, sw: number): string =>
      text
        .split('/')
        .flatMap((one) => both(curve(one, false)))
        .map((poly) => line(put(poly), sw))
        .join('')
    let out = shape(put(curve(mirror('0,-96 90,-110 122,-96 112,-40 84,-6 40,4 0,6', 0))), 6)
    out += shape(
      put(
        curve(
          mirror(
            '0,-428 96,-420 168,-360 188,-268 172,-204 168,-176! 160,-140 126,-128! 112,-92 96,-62 40,-52 0,-50',
            0,
          ),
        ),
      ),
      6.5,
    )
    out += shown('34,-232 74,-256 128,-240 138,-190 108,-150 58,-150 30,-182', 5.4)
    out += shown('50,-216 76,-232 112,-222 120,-190 98,-166 64,-168 46,-188', 4)
    out += shape(put(curve(mirror('0,-166! 30,-116 20,-96 0,-106', 0))), 5)
    for (let i = -3; i <= 2; i++) {
      out += shape(
        put(curve(`${i * 26 + 2},-92! ${i * 26 + 24},-92! ${i * 26 + 24},-54 ${i * 26 + 13},-46 ${i * 26 + 2},-54`)),
        4,
      )
      out += shape(
        put(curve(`${i * 24 + 2},-14! ${i * 24 + 22},-14! ${i * 24 + 22},-36 ${i * 24 + 12},-42 ${i * 24 + 2},-36`)),
        4,
      )
    }
    return (
      out +
      inked(
        '24,-262 76,-286 136,-262/168,-330 140,-300 152,-262 140,-226/150,-150 112,-136 92,-112/100,-84 92,-40 72,-20',
        4,
      ) +
      line(put(curve('10,-424 -4,-396 22,-376 4,-350 16,-330', false)), 4)
    )
  },
}

/** Its great vessels cut off above, a net of fine ones over it. */
const heart: Fine = {
  wide: 400,
  high: 480,
  draw: (put, _, __, scale) => {
    const tube = (text: string, wide: number): string => {
      const along = curve(text, false)
      const [x, y] = along.at(-1)!
      const [u, v] = along.at(-4)!
      return (
        shape(put(band(along, wide)), 5) +
        shape(put(ellipse(x, y, wide / 2, wide / 4.4, 32, Math.atan2(y - v, x - u) + Math.PI / 2)), 4.4)
      )
    }
    let out =
      tube('-100,-240 -112,-340 -106,-440', 62) +
      tube('-130,-214 -180,-226 -196,-232', 42) +
      tube('-126,-170 -176,-168 -192,-168', 38)
    out +=
      tube('8,-400 2,-440 -6,-470', 32) + tube('54,-420 56,-450 58,-478', 32) + tube('96,-404 112,-436 124,-464', 32)
    out += shape(put(band(curve('-6,-240 -22,-340 10,-402 66,-412 116,-372 122,-290', false), 76)), 5.4)
    out += tube('50,-240 58,-316 120,-342 196,-338', 66) + tube('130,-214 180,-236 200,-244', 40)
    out += shape(
      put(
        curve('-134,-262 -80,-286 -10,-262 60,-276 126,-252 160,-180 148,-100 96,-30 30,4 -34,-22 -104,-96 -146,-176'),
      ),
      6.5,
    )
    out += shape(put(curve('-140,-256 -96,-290 -44,-270 -30,-214 -64,-172 -118,-170 -148,-206')), 5)
    for (const text of [
      '34,-262 14,-200 34,-140 16,-74 24,-14',
      '20,-196 66,-170 110,-178 138,-150',
      '32,-140 76,-116 100,-70',
      '24,-110 -14,-90 -30,-50',
      '16,-176 -30,-150 -84,-150',
      '-44,-152 -66,-110 -64,-80',
    ])
      out += shape(put(band(curve(text, false), (t) => (15 - 8 * t) / Math.min(1, scale))), 3.4)
    return out + line(put(curve('-112,-246 -84,-262 -56,-248', false)), 3.8)
  },
}

/** Blooms within the bars, over its door and out at its top. */
const birdcage: Fine = {
  wide: 430,
  high: 600,
  draw: (put, plants, rng, scale) => {
    const heads = plants.filter((name) => name in FLOWER_HEADS)
    const names = heads.length ? heads : ['rose', 'peony']
    const bloom = (x: number, y: number, r: number, i: number, turns = [-2.5, -0.7, 0.6, 2.4]): string => {
      const [[u, v]] = put([[x, y]]) as [Point]
      let out = ''
      for (const k of turns) out += vein(u, v, r * scale * 1.7, r * scale * 0.72, k + i * 0.5, { veins: 2, sw: 3.4 })
      return out + FLOWER_HEADS[names[i % names.length]!]!(u, v, r * scale, rng)
    }
    const wall = curve(mirror('0,-530 90,-512 160,-440 190,-340 196,-200 200,-40 0,-40!', 0))
    let out = shape(put(wall), 5.4)
    const within: readonly (readonly [number, number, number])[] = [
      [0, -400, 62],
      [-110, -300, 66],
      [108, -296, 66],
      [0, -220, 74],
      [-124, -150, 66],
      [124, -150, 66],
      [0, -100, 60],
    ]
    out += within.map(([x, y, r], i) => bloom(x, y, r, i, [i % 2 ? -0.7 : -2.4])).join('')
    for (const k of [-0.92, -0.5, 0, 0.5, 0.92]) {
      const bar: Poly = curve(`0,-530 ${k * 110},-506 ${k * 176},-440 ${k * 206},-340 ${k * 214},-40!`, false)
      out += shape(put(band(bar, 12)), 3.8)
    }
    for (const y of [-348, -60]) out += shape(put(band(curve(`-204,${y} 0,${y + 22} 204,${y}`, false), 22)), 4.4)
    out += shape(put(curve('-226,-44! 0,-26 226,-44! 240,0! 0,20 -240,0!')), 5.4)
    for (let i = -4; i <= 4; i++)
      out += circle(...(put([[i * 48, -14 - Math.abs(i) * 1.6]])[0] as Point), 12 * scale, 3.6)
    out += shape(put(curve(mirror('0,-566 22,-548 30,-524 0,-516', 0))), 4.6)
    out += shape([put(ellipse(0, -586, 24)), put(ellipse(0, -586, 12))], 4.4)
    for (const [i, [x, y, r]] of (
      [
        [-150, -24, 66],
        [-40, -4, 58],
        [170, -16, 62],
        [-52, -500, 50],
        [50, -494, 52],
      ] as const
    ).entries())
      out += bloom(x, y, r, i + 1)
    return out
  },
}

const FINE: Readonly<Record<string, Fine>> = { skull, birdcage, 'anatomical heart': heart }

/** Width over height where it is drawn finely, else null. */
export const fineBreadth = (name: string): number | null => {
  const fine = FINE[name]
  return fine ? fine.wide / fine.high : null
}

/** `fineBreadth(name)` is not null; stands on `foot`. */
export function fineThing(
  name: string,
  x: number,
  foot: number,
  w: number,
  h: number,
  plants: readonly string[],
  rng: Rng,
): string {
  const { wide, high, draw } = FINE[name]!
  const scale = Math.min(w / wide, h / high)
  return draw((poly) => move(poly, x, foot, 0, scale), plants, rng, scale)
}
