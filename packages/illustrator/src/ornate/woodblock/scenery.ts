/** What stands around in a print: sun, mountain, clouds, boughs, reeds, boats, and the band around it all. */
import type { Rng } from '../../ink/random.ts'
import { intersect, subtract } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Poly, TAU, walk } from '../kit/points.ts'

export const EDGE = 76
const FRAME = rect(EDGE, EDGE, 1024 - 2 * EDGE, 1024 - 2 * EDGE)

/** Lines across its lower part, as a printer wipes his block, or rings. */
export function sun(x: number, y: number, r: number, isWiped: boolean): string {
  let out = circle(x, y, r, 6) + circle(x, y, r - 20, 4)
  for (let i = 0; isWiped && i < 6; i++) {
    const v = y + (r - 20) * (0.1 + i * 0.15)
    const half = Math.sqrt((r - 20) ** 2 - (v - y) ** 2)
    out += line(
      [
        [x - half, v],
        [x + half, v],
      ],
      3.4,
    )
  }
  if (!isWiped) out += circle(x, y, r * 0.62, 3.6)
  return out
}

/** One high mountain with snow on it, its slopes hollow as those of a volcano are, with folds down its sides. */
export function mountain(x: number, top: number, scale = 1): string {
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, top, 0, scale)
  let out = shape(at('-420,400! -200,216 -92,96 -40,10! -18,4 18,0 44,12! 96,98 204,220 420,400!'), 5)
  for (const fold of [
    '-86,190 -130,270 -210,390',
    '-24,190 -40,290 -70,390',
    '34,196 60,290 86,390',
    '92,190 150,280 230,390',
  ])
    out += line(at(fold, false), 3.4)
  return (
    out +
    shape(
      at(
        '-40,10! -18,4 18,0 44,12! 96,98 112,120! 84,112 72,154! 44,116 26,172! 0,120 -26,160! -44,114 -78,146! -84,112 -108,118! -92,96',
      ),
      4,
    ) +
    line(at('-14,28 -22,60 -14,92', false), 3.2) +
    line(at('20,26 24,64 34,92', false), 3.2)
  )
}

/** A cloud of round lobes with a curl in each, flat below. */
export function cloud(x: number, y: number, wide: number, isLeft: boolean): string {
  const at = (poly: Poly): Poly => move(poly, x, y, 0, (isLeft ? -wide : wide) / 300, wide / 300)
  const lobes = [
    [-96, -2, 40],
    [-34, -30, 52],
    [42, -22, 46],
    [104, 4, 34],
  ] as const
  const outline = curve(
    '-150,34! -142,4 -132,-12 -112,-40 -84,-44! -70,-78 -34,-84 0,-76 16,-58! 36,-72 66,-66 86,-46 86,-26! 106,-34 130,-22 140,2 136,14! 160,12 180,20 190,34! 80,44 -60,44',
  )
  let out = shape(at(outline), 4.4)
  for (const [u, v, r] of lobes) out += line(at(arc(u, v, r * 0.5, 2.6, 7.2, 14)), 3.4)
  return out
}

/** A ledge to stand on, cut with a few facets, tufts beside it. */
export function rock(rng: Rng): string {
  const ledge = curve(
    '170,1000! 190,880! 258,842! 300,806! 420,792! 540,800! 640,788! 724,812! 780,850! 834,890! 850,1000!',
  )
  let out = shape(ledge, 6)
  for (const text of [
    '268,842 330,860 352,984',
    '420,792 440,850 420,984',
    '540,800 560,870 610,984',
    '724,812 690,870 716,984',
    '330,860 440,850',
    '560,870 690,870',
  ])
    out += line(curve(text, false), 3.6)
  for (const x of [250, 300, 742, 792])
    for (const k of [-0.5, 0, 0.5])
      out += shape(move(curve('0,0! -9,-34 0,-74! 9,-34'), x, 850, k * 0.9 + rng.between(-0.1, 0.1)), 3.6)
  return out
}

/** A bank at the water's edge. */
export function bank(rng: Rng): string {
  const edge = curve(`0,${rng.between(856, 874)} 200,842 420,858 640,838 840,856 1024,842! 1024,1030! 0,1030!`)
  let out = shape(edge, 6)
  for (const [i, y] of [884, 912, 938].entries())
    for (let x = 90 + (i % 2) * 70; x < 960; x += 150)
      out += line(curve(`${x},${y} ${x + 30},${y - 8} ${x + 66},${y - 6} ${x + 96},${y}`, false), 3.4)
  return out
}

/** Blades and, among them, irises or the heads of reeds; they stand in front. */
export function reeds(x: number, y: number, rng: Rng, isIris: boolean): string {
  let out = ''
  for (const [k, long] of [
    [-0.42, 150],
    [0.4, 160],
    [-0.2, 210],
    [0.2, 200],
    [0, 240],
  ] as const) {
    const l = long * rng.between(0.9, 1.1)
    const turn = -Math.PI / 2 + k
    out += shape(move(curve(`0,-9! ${l * 0.4},-12 ${l},${k * 40}! ${l * 0.4},11 0,9!`), x + k * 70, y, turn), 3.8)
  }
  for (const k of [-0.3, 0.32]) {
    const [u, v] = [x + k * 210, y - rng.between(190, 240)]
    out += shape(band(curve(`${x + k * 60},${y} ${x + k * 140},${y - 110} ${u},${v}`, false), 9), 3.6)
    out += isIris
      ? iris(u, v)
      : shape(ellipse(u, v - 28, 13, 36), 3.8) + line(curve(`${u},${v - 64} ${u + 2},${v - 84}`, false), 3.4)
  }
  return out
}

const iris = (x: number, y: number): string =>
  [
    '0,0! -20,-30 -16,-62 0,-78! 16,-62 20,-30',
    '0,0! -30,-6 -58,12 -62,46! -40,44 -14,26',
    '0,0! 30,-6 58,12 62,46! 40,44 14,26',
    '0,-4! -16,14 -14,44 0,58! 14,44 16,14',
  ]
    .map((petal) => shape(move(curve(petal), x, y), 3.8))
    .join('') +
  line(curve(`${x},${y + 16} ${x},${y + 38}`, false), 3.2) +
  circle(x, y, 10.5, 3.4)

/** A bough of cherry, plum or pine from the upper corner. */
export function bough(isLeft: boolean, isPine: boolean, rng: Rng): string {
  const main = curve('1000,90 900,116 830,176 740,178 650,226', false, 12)
  const twig = curve('880,126 850,90 780,88 700,104', false, 12)
  const fork = curve('820,180 790,240 800,300', false, 12)
  let out = ''
  for (const [spine, w] of [
    [twig, 16],
    [fork, 16],
    [main, 30],
  ] as const)
    out += shape(
      band(spine, (t) => w * (1 - 0.7 * t)),
      4.4,
    )
  const places = [...walk(twig, 60, 60), ...walk(fork, 56, 50), ...walk(main, 76, 60)]
  for (const [i, { x, y }] of places.entries())
    out += isPine ? needles(x, y + (i % 2 ? -14 : 16), 64) : cherry(x, y + (i % 2 ? -22 : 22), rng.between(30, 37), rng)
  return isLeft ? `<g transform="matrix(-1 0 0 1 1024 0)">${out}</g>` : out
}

/** Five notched petals. */
function cherry(x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, TAU)
  let out = ''
  for (let i = 0; i < 5; i++) {
    const petal = curve('0,0! 30,-34 74,-50 100,-22 86,0! 100,22 74,50 30,34')
    out += shape(move(petal, x, y, turn + (i / 5) * TAU, r / 100), 3.4)
  }
  return out + circle(x, y, Math.max(10, r * 0.28), 3.2)
}

/** A flat cloud of needles, as prints have them. */
function needles(x: number, y: number, r: number): string {
  const puff: Poly = intersect([ellipse(x, y, r, r * 0.66)], [rect(0, 0, 1024, y + r * 0.3)])[0] ?? []
  let out = shape(puff, 4)
  for (let i = 1; i < 6; i++) {
    const a = Math.PI + (i / 6) * Math.PI
    const from = 0.3
    out += line(
      [
        [x + r * from * Math.cos(a), y + r * 0.28 + r * from * 0.5 * Math.sin(a)],
        [x + r * 0.98 * Math.cos(a), y + r * 0.66 * Math.sin(a)],
      ],
      3.3,
    )
  }
  return out
}

/** A long narrow boat among the waves, its rowers bent forward. */
export function boat(x: number, y: number, scale: number, isLeft: boolean): string {
  const at = (text: string, closed = true): Poly =>
    move(curve(text, closed), x, y, isLeft ? 0.12 : -0.12, isLeft ? -scale : scale, scale)
  let out = ''
  for (let i = 0; i < 4; i++) {
    const u = -90 + i * 52
    out += shape(at(`${u - 24},6! ${u - 22},-20 ${u + 2},-34 ${u + 22},-26 ${u + 28},6!`), 4)
    out += shape(at(`${u + 8},-30 ${u + 18},-50 ${u + 36},-48 ${u + 40},-30 ${u + 26},-18`), 4)
  }
  out += shape(at('-210,-44! -120,0 0,10 120,0 214,-40! 190,12 120,40 0,46 -120,40 -176,14'), 5)
  return out + line(at('-186,-8 -100,22 0,28 110,20 192,-14', false), 3.6)
}

/** Where the cutter signs: a slip with crests on it, no letters. */
export function seal(isLeft: boolean): string {
  const x = isLeft ? 112 : 860
  let out = shape(rect(x, 108, 52, 164), 4.4) + shape(rect(x + 6, 284, 40, 40), 4.4)
  for (const y of [138, 190, 242]) out += shape(move(curve('0,-18! 16,0 0,18! -16,0'), x + 26, y), 3.6)
  return out + circle(x + 26, 304, 11, 3.6)
}

const STEP = (1024 - 2 * EDGE) / 16
const MIDDLE = (EDGE + 22) / 2
const BANDS: readonly ((x: number) => string)[] = [
  // Scales, hemp leaves, coins, a key.
  (x) =>
    [1, 0.55].map((k) => shape(arc(x, EDGE, (STEP / 2) * k, Math.PI, TAU, 14), 3.6)).join('') +
    (x > EDGE + STEP ? shape(arc(x - STEP / 2, 22, STEP * 0.28, 0, Math.PI, 12), 3.4) : ''),
  (x) =>
    shape(move(curve('0,-26! 26,0! 0,26! -26,0!'), x, MIDDLE), 3.8) +
    shape(move(curve('0,-13! 13,0! 0,13! -13,0!'), x, MIDDLE), 3.4),
  (x) =>
    subtract([ellipse(x, MIDDLE, 24)], [ellipse(x, MIDDLE, 11)])
      .slice(0, 1)
      .map((ring) => shape(ring, 3.6))
      .join('') + circle(x, MIDDLE, 11, 3.4),
  (x) =>
    line(
      [
        [x - STEP / 2, 34],
        [x - STEP * 0.1, 34],
        [x - STEP * 0.1, 64],
        [x + STEP / 2 - 8, 64],
        [x + STEP / 2 - 8, 34],
        [x + STEP / 2, 34],
      ],
      3.8,
    ),
]

/** Painted last: it hides what hangs over from within. */
export function printBorder(rng: Rng): string {
  const piece = rng.pick(BANDS)
  let side = ''
  for (let i = 0; i < 16; i++) side += piece(EDGE + STEP * (i + 0.5))
  const size = EDGE - 22
  const corner =
    shape(rect(22, 22, size, size), 4.2) +
    circle(MIDDLE, MIDDLE, 19, 3.6) +
    shape(move(curve('0,-11! 11,0! 0,11! -11,0!'), MIDDLE, MIDDLE), 3.2)
  return (
    paperAround(FRAME) +
    [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 512 512)">${side}${corner}</g>`).join('') +
    shape(FRAME, 6, 'none') +
    shape(rect(22, 22, 980, 980), 5, 'none')
  )
}
