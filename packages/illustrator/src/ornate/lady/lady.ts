/** A lady at full length in a gown of many tiers, between roses, in her hand what was named. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, walk } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { bodice, skirt } from './gown.ts'
import { type HeadStyle, head, longHair } from './head.ts'

const FRAME = rect(24, 24, 976, 976)

export interface Dressed {
  style: HeadStyle
  /** Wide sleeves that hang to the knee. */
  hasTrumpets: boolean
  hasParasol: boolean
  hasFan: boolean
  /** In her hand first; what is large stands beside her. */
  things: readonly string[]
  flowers: readonly string[]
}

export function lady(rng: Rng, { style, hasTrumpets, hasParasol, hasFan, things, flowers }: Dressed): string {
  const small = things.filter((name) => (lookUp(name)?.height ?? 1) < 0.75 && lookUp(name)?.kind === 'thing')
  const held = hasParasol || hasFan ? '' : (small[0] ?? '')
  const beside = things.filter((name) => name !== held)
  const figure =
    (hasParasol ? parasol() : '') +
    longHair(style, rng) +
    skirt(rng) +
    arm(-1, hasTrumpets) +
    bodice(rng) +
    head(style, rng) +
    arm(1, hasTrumpets) +
    (held ? (fittedDrawing(held, () => 4.6)?.(690, 330, 150, 150) ?? '') : '') +
    (hasFan && !hasParasol ? fan() : '') +
    hand()
  const out =
    trellis(flowers, rng) +
    `<g transform="translate(512 985) scale(0.92) translate(-512 -985)">${figure}</g>` +
    beside.map((name, i) => standing(name, () => 5, 'sit')?.(i % 2 ? 850 : 174, 900, 230, 300) ?? '').join('') +
    bed(flowers, rng)
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none') + shape(rect(38, 38, 948, 948), 4, 'none'), false)
}

/** Roses that climb at both sides and meet above her. */
function trellis(flowers: readonly string[], rng: Rng): string {
  let out = ''
  for (const side of [-1, 1]) {
    const vine = curve('376,960 400,800 368,640 402,480 374,320 336,196 234,116 100,90 0,86', false, 12).map(
      ([x, y]): readonly [number, number] => [512 + side * x, y],
    )
    out += shape(band([...vine], 17), 4)
    for (const [i, { x, y, a }] of walk([...vine], 62, 30).entries()) {
      const turn = a + (i % 2 ? 1 : -1) * 0.9
      out += vein(x, y, 82, 40, turn, { veins: 2, sw: 3.6 })
    }
    for (const [i, { x, y }] of walk([...vine], 172, 90).entries())
      out += bloom(flowers, i, x + (i % 2 ? 14 : -14) * side, y, 54, rng)
  }
  return out
}

const bloom = (flowers: readonly string[], i: number, x: number, y: number, r: number, rng: Rng): string =>
  FLOWER_HEADS[flowers.length ? flowers[i % flowers.length]! : 'rose']!(x, y, r, rng)

/** Flowers before the hem. */
function bed(flowers: readonly string[], rng: Rng): string {
  let out = ''
  for (let i = 0; i < 12; i++) {
    const x = 70 + i * 80
    for (const k of [-0.7, 0, 0.7]) out += shape(leaf(x, 994, 92, 36, -Math.PI / 2 + k, 0.45), 3.8)
  }
  for (let i = 0; i < 11; i++) out += bloom(flowers, i, 112 + i * 80, 940 + (i % 2 ? 8 : -8), 47, rng)
  return out
}

/** Over her shoulder, its ribs to the middle. */
function parasol(): string {
  const [x, y, r] = [640, 250, 300]
  const rim: Poly = []
  for (let i = 0; i < 8; i++) {
    const [a, b] = [Math.PI * (1 + i / 8), Math.PI * (1 + (i + 1) / 8)]
    for (let k = 0; k < 8; k++) {
      const t = a + ((b - a) * k) / 8
      const dip = 14 * Math.sin((k / 8) * Math.PI)
      rim.push([x + (r - dip) * Math.cos(t), y + 40 + (r * 0.74 - dip) * Math.sin(t)])
    }
  }
  rim.push([x + r, y + 40])
  const hem: Poly = []
  for (let i = 0; i < 8; i++)
    for (let k = 0; k < 8; k++) {
      const u = x + r - ((i + k / 8) * r) / 4
      hem.push([u, y + 40 + 30 * Math.sin((k / 8) * Math.PI)])
    }
  let out = shape(
    band(
      [
        [x, 40],
        [690, 420],
      ],
      12,
    ),
    4,
  )
  out += shape([...rim, ...hem], 5)
  for (let i = 1; i < 8; i++)
    out += line(
      curve(
        [
          [x, y - 182],
          [x + (i - 4) * 56, y - 90],
          [x + (i - 4) * (r / 4), y + 40],
        ],
        false,
      ),
      3.8,
    )
  for (let i = 0; i < 8; i++) out += circle(x - r + (i + 0.5) * (r / 4), y + 44, 13, 3.6)
  return out + circle(x, 62, 15, 4)
}

/** The left one hangs beside the skirt, the right one is bent before her. */
function arm(side: 1 | -1, hasTrumpets: boolean): string {
  const spine = side < 0 ? '428,318 388,400 372,470 396,544' : '596,318 650,392 676,420 690,372'
  const line1 = curve(spine, false, 12)
  let out = shape(
    band(line1, (t) => 46 - 20 * t),
    5,
  )
  if (hasTrumpets) {
    const drape =
      side < 0
        ? '392,410! 352,470 318,580 300,700! 346,690 392,640 420,560! 412,500'
        : '640,396! 672,440 710,540 736,660! 780,600 772,480 712,392! 690,400'
    out += shape(curve(drape), 5)
    out += line(curve(side < 0 ? '388,450 360,560 332,676' : '690,420 730,520 748,630', false), 3.6)
  } else {
    const end = line1.at(-1)!
    out += shape(
      ellipse(end[0] - side * (side > 0 ? 0 : 6), end[1] + (side > 0 ? 26 : -22), 30, 15, 24, side * 0.2),
      4.4,
    )
  }
  if (side < 0) out += shape(curve('384,540! 380,566 388,592 404,602 414,584 412,556 408,538!'), 4.6)
  // Puffed at the shoulder.
  const [x, y] = [512 + side * 86, 326]
  out += shape(
    curve([
      [x - 42, y - 18],
      [x, y - 52],
      [x + 42, y - 14],
      [x + 40, y + 40],
      [x, y + 56],
      [x - 38, y + 38],
    ]),
    5,
  )
  for (const dx of [-16, 8])
    out += line(
      curve(
        [
          [x + dx, y - 40],
          [x + dx * 1.4, y],
          [x + dx, y + 44],
        ],
        false,
      ),
      3.4,
    )
  return out
}

/** Open over her hand. */
function fan(): string {
  const at = (r: number, a: number): Point => [692 + r * Math.cos(a), 372 + r * Math.sin(a)]
  let out = ''
  for (let i = 0; i < 7; i++) {
    const [a, b] = [-Math.PI * 0.86 + i * 0.32, -Math.PI * 0.86 + (i + 1) * 0.32]
    out +=
      shape([at(26, a), at(140, a), at(152, (a + b) / 2), at(140, b), at(26, b)], 4) +
      circle(...at(112, (a + b) / 2), 11, 3.4)
  }
  return out
}

/** Closed around what it holds. */
const hand = (): string =>
  shape(curve('672,388! 668,362 680,346 700,346 714,360 710,384 698,396!'), 4.6) +
  [360, 372]
    .map((y) =>
      line(
        curve(
          [
            [694, y],
            [704, y + 2],
            [711, y],
          ],
          false,
        ),
        3.2,
      ),
    )
    .join('')
