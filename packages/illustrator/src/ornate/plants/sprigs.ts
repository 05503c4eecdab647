/** Twigs by name: leaves, berries or bells along a stem, from its foot in any direction. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, type Step, walk } from '../kit/points.ts'
import { fruitTwig } from '../orchard/bough.ts'
import { FRUIT_PLANTS } from '../orchard/rows.ts'
import { foxglove } from './foxglove.ts'
import { hollyhock } from './hollyhock.ts'
import { fern, vein } from './leaves.ts'
import { lilac } from './side-heads.ts'
import { WILDFLOWERS } from './wildflowers.ts'

export type Sprig = (x: number, y: number, long: number, turn: number, rng: Rng) => string

/** One leaf at a place of the stem: its direction, its length. */
type Blade = (at: Step, turn: number, size: number) => string

const IVY = curve('0,0! 10,-30 34,-50! 46,-26 78,-36! 76,-12 108,0! 76,12 78,36! 46,26 34,50! 10,30', true, 5)
export const OAK = curve(
  '0,-4! 20,-14 24,-34 44,-26 52,-44 72,-32 82,-40 96,-18 116,0 96,18 82,40 72,32 52,44 44,26 24,34 20,14 0,4!',
  true,
  5,
)
const HOLLY = curve('0,0! 22,-16 30,-40! 48,-22 64,-40! 74,-20 110,0! 74,20 64,40! 48,22 30,40! 22,16', true, 5)
const MAPLE = curve(
  '0,0! 14,-18 8,-52! 32,-38 44,-66! 58,-36 84,-40! 78,-18 112,0! 78,18 84,40! 58,36 44,66! 32,38 8,52! 14,18',
  true,
  5,
)
const SPAN = 112

const cut =
  (outline: Poly): Blade =>
  ({ x, y }, turn, size) =>
    shape(move(outline, x, y, turn, size / SPAN), 3.6) +
    (size > 40
      ? line(
          move(
            [
              [8, 0],
              [86, 0],
            ],
            x,
            y,
            turn,
            size / SPAN,
          ),
          3,
        )
      : '')

const plain =
  (wide: number, belly = 0.45): Blade =>
  ({ x, y }, turn, size) =>
    vein(x, y, size, size * wide, turn, { belly, sw: 3.6 })

/** Without a rib, for what is narrow or small. */
const needle =
  (wide: number): Blade =>
  ({ x, y }, turn, size) =>
    shape(leaf(x, y, size, size * wide, turn, 0.6), 3.4)

/** A disc on a short stalk, as of eucalyptus. */
const disc: Blade = ({ x, y }, turn, size) => {
  const [u, v] = [x + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * 0.5]
  return (
    shape(ellipse(u, v, size * 0.5, size * 0.4, 30, turn), 3.6) +
    line(
      [
        [x, y],
        [u, v],
      ],
      3,
    )
  )
}

const BELL = curve(
  '0,-7! 12,-22 40,-27 68,-26 84,-36 94,-40! 106,-24 112,0 106,24 94,40! 84,36 68,26 40,27 12,22 0,7!',
  true,
  5,
)
/** A tube with a lip; into what is large one sees. */
const bell: Blade = ({ x, y }, turn, size) =>
  shape(move(BELL, x, y, turn, size / 112), 3.6) +
  (size > 44 ? shape(move(ellipse(95, 0, 13, 27, 20), x, y, turn, size / 112), 3.2) : '')

/** A cowl over two petals, as monkshood has it. */
const HOOD = curve('0,-8! 10,-40 44,-56 80,-40 96,-4! 70,-2 60,20! 36,12 10,10', true, 5)
const hood: Blade = ({ x, y }, turn, size) => {
  // Its opening is below, on whichever side of the stem it grows.
  const flip = Math.cos(turn) < 0 ? -1 : 1
  const at = (outline: Poly): Poly =>
    move(outline, x, y, flip < 0 ? turn - Math.PI : turn, (flip * size) / 100, size / 100)
  return shape(at(curve('40,6! 64,20 66,46 44,56 22,44 16,16', true, 5)), 3.4) + shape(at(HOOD), 3.6)
}

const blossom: Blade = ({ x, y }, turn, size) => {
  const [u, v] = [x + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * 0.5]
  let out = ''
  for (let i = 0; i < 5; i++) out += shape(leaf(u, v, size * 0.56, size * 0.5, turn + (i / 5) * Math.PI * 2, 0.66), 3.4)
  return out + circle(u, v, Math.max(7, size * 0.13), 3.2)
}

/** Sepals flung back over a skirt of petals, threads below. */
const fuchsia: Blade = ({ x, y }, turn, size) => {
  const at = (outline: Poly): Poly => move(outline, x, y, turn, size / 100)
  let out = [-5, 5].map((k) => line(at(curve(`60,${k} 92,${k * 2} 116,${k * 2.6}`, false, 5)), 3.2)).join('')
  out += shape(at(curve('40,-8! 52,-30 84,-32! 90,-14 88,0 90,14 84,32! 52,30 40,8', true, 5)), 3.5)
  for (const k of [-0.9, 0.9, 0]) out += shape(move(leaf(38, 0, 46, 20, k, 0.5), x, y, turn, size / 100), 3.4)
  return out + shape(at(curve('0,-4! 24,-12 46,-10 46,10 24,12 0,4!', true, 5)), 3.5)
}

/** Single blooms that hang from a stalk. */
export const HANGERS: Readonly<Record<string, Blade>> = { fuchsia }

interface Twig {
  blade: Blade
  /** Of a leaf, and from one pair to the next, as shares of the stem. */
  size: number
  step: number
  /** Between leaf and stem. */
  lean: number
  /** At the tip as a share of those at the foot. */
  taper?: number
  berries?: true
  /** Leaves by turns instead of in pairs. */
  alternate?: true
  /** The lower part of the stem is bare. */
  from?: number
  limp?: true
}

const TWIGS: Readonly<Record<string, Twig>> = {
  eucalyptus: { blade: disc, size: 0.3, step: 0.17, lean: 0.95, taper: 0.5 },
  ivy: { blade: cut(IVY), size: 0.38, step: 0.19, lean: 0.9, alternate: true, taper: 0.7 },
  oak: { blade: cut(OAK), size: 0.52, step: 0.26, lean: 0.7, berries: true, taper: 0.8 },
  holly: { blade: cut(HOLLY), size: 0.5, step: 0.3, lean: 0.8, berries: true, taper: 0.8 },
  maple: { blade: cut(MAPLE), size: 0.5, step: 0.32, lean: 0.8, alternate: true },
  olive: { blade: plain(0.3), size: 0.36, step: 0.19, lean: 0.7, berries: true, taper: 0.7 },
  laurel: { blade: plain(0.36), size: 0.38, step: 0.19, lean: 0.66, taper: 0.7 },
  bay: { blade: plain(0.36), size: 0.4, step: 0.2, lean: 0.7, taper: 0.7 },
  willow: { blade: plain(0.2), size: 0.44, step: 0.18, lean: 0.5, alternate: true },
  rosemary: { blade: needle(0.24), size: 0.3, step: 0.14, lean: 0.72, taper: 0.7 },
  thyme: { blade: needle(0.62), size: 0.19, step: 0.15, lean: 0.9 },
  basil: { blade: plain(0.62), size: 0.42, step: 0.26, lean: 0.9, taper: 0.6 },
  mint: { blade: plain(0.56), size: 0.4, step: 0.24, lean: 0.9, taper: 0.6 },
  sage: { blade: plain(0.4), size: 0.44, step: 0.22, lean: 0.66, taper: 0.7 },
  mistletoe: { blade: plain(0.34, 0.7), size: 0.42, step: 0.3, lean: 0.7, berries: true },
  berries: { blade: plain(0.44), size: 0.3, step: 0.22, lean: 0.9, berries: true },
  pine: { blade: needle(0.17), size: 0.4, step: 0.12, lean: 0.72, taper: 0.5 },
  snapdragon: { blade: hood, size: 0.24, step: 0.13, lean: 1, taper: 0.42, from: 0.24 },
  belladonna: { blade: bell, size: 0.3, step: 0.2, lean: 1.9, alternate: true, berries: true, from: 0.26 },
  fuchsia: { blade: fuchsia, size: 0.34, step: 0.2, lean: 2.1, taper: 0.7, alternate: true, from: 0.26 },
  snowdrop: { blade: bell, size: 0.34, step: 0.34, lean: 2.2, alternate: true, from: 0.5 },
  'lily of the valley': { blade: bell, size: 0.2, step: 0.13, lean: 1.9, taper: 0.6, alternate: true, from: 0.3 },
  'sweet pea': { blade: hood, size: 0.34, step: 0.26, lean: 0.9, alternate: true },
  gladiolus: { blade: blossom, size: 0.3, step: 0.17, lean: 0.9, taper: 0.4, from: 0.24 },
  honeysuckle: { blade: bell, size: 0.34, step: 0.24, lean: 0.7, alternate: true },
  monkshood: { blade: hood, size: 0.28, step: 0.16, lean: 1.1, taper: 0.42, from: 0.24 },
  delphinium: { blade: blossom, size: 0.24, step: 0.15, lean: 1.1, taper: 0.4, from: 0.24 },
  lupine: { blade: needle(0.7), size: 0.2, step: 0.1, lean: 1, taper: 0.4, from: 0.26 },
  'palm leaf': { blade: plain(0.24, 0.5), size: 0.5, step: 0.15, lean: 0.9, taper: 0.6 },
  wisteria: { blade: needle(0.8), size: 0.26, step: 0.12, lean: 1, taper: 0.3, limp: true },
}

const bowed = (x: number, y: number, long: number, turn: number, rng: Rng): Poly => {
  const bow = rng.between(-0.1, 0.1) * long
  const at = (t: number, off: number): Point => [
    x + long * t * Math.cos(turn) - off * Math.sin(turn),
    y + long * t * Math.sin(turn) + off * Math.cos(turn),
  ]
  return curve([at(0, 0), at(0.5, bow), at(1, bow * 0.4)], false, 12)
}

const LEAST = 15

function twig(form: Twig, x: number, y: number, long: number, turn: number, rng: Rng): string {
  const stem = bowed(x, y, long, turn, rng)
  const whole = length(stem)
  const { blade, size, step, lean, taper = 1, berries, alternate, from = 0.1 } = form
  let leaves = ''
  let fruit = ''
  const places = walk(stem, Math.max(LEAST * 0.9, step * long), from * whole)
  for (const [i, at] of places.entries()) {
    const large = Math.max(LEAST, size * long * (1 - (1 - taper) * (at.s / whole)))
    for (const side of alternate ? [i % 2 ? 1 : -1] : [-1, 1]) leaves += blade(at, at.a + side * lean, large)
    if (berries && i % 2 === 0)
      for (const side of [-0.5, 0.5])
        fruit += circle(at.x + side * large * 0.5, at.y + side * large * 0.2, Math.max(8.5, long * 0.05), 3.4)
  }
  const end = stem.at(-1)!
  const tip = blade({ x: end[0], y: end[1], a: turn, s: whole }, turn, Math.max(LEAST, size * long * taper * 0.9))
  return (
    shape(
      band(stem, (t) => Math.max(5, long * 0.028) * (1 - 0.5 * t)),
      3.2,
    ) +
    leaves +
    tip +
    fruit
  )
}

/** A heart with deep cuts between the lobes; 118 long. Its ribs end in the lobes. */
const HALF =
  '0,-14 -10,-36 0,-56 20,-63 36,-60! 40,-42 47,-27! 50,-44 52,-57! 66,-57 74,-50! 70,-36 68,-23! 78,-36 84,-43! 94,-34 100,-24! 92,-22 86,-13! 98,-15 107,-12!'
const MONSTERA = curve(
  `12,0! ${HALF} 118,0! ${HALF.split(' ')
    .reverse()
    .map((at) => at.replace(',-', ','))
    .join(' ')}`,
  true,
  5,
)
const RIBS = ['24,0 18,-30', '44,0 62,-44', '66,0 86,-32']

/** One large leaf on its stalk. */
const monstera: Sprig = (x, y, long, turn) => {
  const at = (poly: Poly): Poly =>
    move(poly, x + Math.cos(turn) * long * 0.16, y + Math.sin(turn) * long * 0.16, turn, (long * 0.84) / 118)
  return (
    line(
      [
        [x, y],
        [x + Math.cos(turn) * long * 0.3, y + Math.sin(turn) * long * 0.3],
      ],
      6,
    ) +
    shape(at(MONSTERA), 3.8) +
    line(at(curve('12,0 106,0', false)), 3.4) +
    [...RIBS, ...RIBS.map((rib) => rib.replace(',-', ','))].map((rib) => line(at(curve(rib, false)), 3.2)).join('')
  )
}

/** What runs along a stem in the meadow. */
const wild =
  (name: string): Sprig =>
  (x, y, long, turn, rng) => {
    const stem = bowed(x, y, long, turn, rng)
    return shape(band(stem, Math.max(5, long * 0.03)), 3.2) + (WILDFLOWERS[name]?.(stem, long * 0.25, rng) ?? '')
  }

/** An ear of wheat with long awns. */
const barley: Sprig = (x, y, long, turn, rng) => {
  const ear = long * 0.62
  const awns = [-0.34, -0.17, 0, 0.17, 0.34].map((lean) =>
    line(
      [
        [x + Math.cos(turn) * ear, y + Math.sin(turn) * ear],
        [
          x + Math.cos(turn) * ear + Math.cos(turn + lean) * ear * 0.6,
          y + Math.sin(turn) * ear + Math.sin(turn + lean) * ear * 0.6,
        ],
      ],
      3.2,
    ),
  )
  return awns.join('') + wild('wheat')(x, y, ear, turn, rng)
}

/** By the words that name them. */
export const SPRIGS: Readonly<Record<string, Sprig>> = {
  ...Object.fromEntries(
    Object.entries(TWIGS).map(([name, form]): [string, Sprig] => [
      name,
      (x, y, long, turn, rng) => twig(form, x, y, long, turn, rng),
    ]),
  ),
  ...Object.fromEntries(['lavender', 'bluebell', 'wheat'].map((name) => [name, wild(name)])),
  ...Object.fromEntries(
    Object.entries(FRUIT_PLANTS).flatMap(([name, { common }]) => (common ? [] : [[name, fruitTwig(name)]])),
  ),
  barley,
  hollyhock,
  monstera,
  lilac,
  foxglove,
  fern: (x, y, long, turn, rng) => fern(bowed(x, y, long, turn, rng), rng, long * 0.4, Math.max(20, long * 0.13)),
}

export const hangsDown = (name: string): boolean => TWIGS[name]?.limp === true

/** Flowers up the stem, and no leaves: as a plant it has leaves below. */
export const isSpire = (name: string): boolean =>
  name === 'lilac' || name === 'foxglove' || TWIGS[name]?.from !== undefined
