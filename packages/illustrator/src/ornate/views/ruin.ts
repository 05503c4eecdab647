/** A Gothic ruin that nature has taken back: pointed arches open to the hills, ivy up the broken walls, roses at their foot. */
import type { Rng } from '../../ink/random.ts'
import { stone, TREES } from '../country/trees.ts'
import { subtract } from '../kit/clip.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { lancet } from '../monument/parts.ts'
import { rose, roseLeaf } from '../plants/rose.ts'
import { SPRIGS } from '../plants/sprigs.ts'

const FOOT = 850
const COURSE = 46
/** The middle, foot, width and height of what is open in the walls. */
const OPENINGS: readonly (readonly [x: number, foot: number, w: number, h: number])[] = [
  [512, FOOT + 4, 230, 430],
  [258, 690, 92, 250],
  [770, 700, 92, 230],
  [258, 330, 64, 120],
]

interface Ruin {
  isNight: boolean
  hasIvy: boolean
  /** Of FLOWER_HEADS; roses where none was named. */
  hasRoses: boolean
}

export function ruin(rng: Rng, { isNight, hasIvy, hasRoses }: Ruin): string {
  const side = rng.sign()
  const x = (u: number): number => 512 + side * (u - 512)
  const flip = (poly: Poly): Poly => poly.map(([u, v]): Point => [x(u), v])
  // One tower still stands, the other wall has fallen in steps.
  const walls = flip(
    curve(
      '130,850! 130,232! 150,226! 156,176! 196,172! 202,206! 240,210! 246,150! 292,142! 300,186! 352,196! 362,300! 398,318! 420,300! 470,330! 540,318! 600,346! 640,330! 676,372! 716,360! 730,420! 790,426! 808,486! 858,492! 872,590! 910,604! 918,850!',
      true,
      4,
    ),
  )
  const openings = OPENINGS.map(([u, foot, w, h]) => lancet(x(u), foot, w, h))
  const rings = OPENINGS.map(([u, foot, w, h]) => lancet(x(u), foot, w + 56, h + 34))
  const masonry = subtract([walls], rings)
  let out = sky(isNight, x, rng) + hills(x, rng)
  out += shape([walls, ...openings], 6)
  out += clipMarks(stones(rng), masonry, 3.6, 500)
  for (const [i, [u, foot, w, h]] of OPENINGS.entries()) {
    out += shape([rings[i]!, openings[i]!], 4.6) + voussoirs(x(u), foot, w, h, openings[i]!, rings[i]!)
    if (i) out += shape(rect(x(u) - w * 0.78, foot - 2, w * 1.56, 22), 4.2)
  }
  out += ground(x, rng)
  if (hasIvy) out += ivy(flip, rng)
  out += roses(x, hasRoses, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

function sky(isNight: boolean, x: (u: number) => number, rng: Rng): string {
  let out = isNight ? circle(x(800), 170, 84, 4.6) : [150, 108, 66].map((r) => circle(x(800), 170, r, 4.2)).join('')
  if (isNight) {
    out += circle(x(775), 148, 17, 3.4) + circle(x(832), 194, 22, 3.4) + circle(x(804), 220, 12, 3.2)
    for (let i = 0; i < 14; i++) out += star(rng.between(50, 970), rng.between(46, 300), rng.between(13, 19))
  }
  out += shape(cloud([x(530), 110], 1), 4.2) + shape(cloud([x(900), 350], 0.8), 4)
  for (const [u, v, s] of [
    [470, 226, 1],
    [550, 204, 0.8],
    [610, 250, 0.7],
  ] as const)
    out += line(
      curve(
        `${x(u) - 30 * s},${v - 12 * s} ${x(u) - 12 * s},${v - 20 * s} ${x(u)},${v}! ${x(u) + 12 * s},${v - 20 * s} ${x(u) + 30 * s},${v - 12 * s}`,
        false,
      ),
      4,
    )
  return out
}

const star = (x: number, y: number, r: number): string =>
  shape(
    Array.from({ length: 8 }, (_, i): Point => {
      const [a, q] = [(i / 8) * TAU, i % 2 ? r * 0.42 : r]
      return [x + q * Math.sin(a), y - q * Math.cos(a)]
    }),
    3.2,
  )

function hills(x: (u: number) => number, rng: Rng): string {
  let out = shape(curve(`-30,620 ${200},540 ${420},590 ${640},530 ${860},600 1060,560! 1060,1000! -30,1000!`), 4.4)
  out += shape(curve('-30,720 240,660 520,700 800,650 1060,710! 1060,1000! -30,1000!'), 4.4)
  for (const [u, v, h] of [
    [455, 700, 150],
    [560, 700, 190],
    [980, 690, 240],
    [60, 700, 220],
  ] as const)
    out += TREES['pine tree']!(x(u), v, h, rng)
  return out
}

/** Courses of stones as long as they are by chance. */
function stones(rng: Rng): Mark[] {
  const marks: Mark[] = []
  for (let row = 0; row < 18; row++) {
    let u = 90 - rng.between(0, 70)
    while (u < 950) {
      const long = rng.between(66, 118)
      marks.push({ poly: rect(u, FOOT - (row + 1) * COURSE, long, COURSE) })
      u += long
    }
  }
  return marks
}

/** The stones that carry an arch. */
function voussoirs(x: number, foot: number, w: number, h: number, inner: Poly, outer: Poly): string {
  const rise = w * 0.9
  const marks: Mark[] = []
  const middle: Point = [x, foot - h + rise]
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI + (i / 8) * Math.PI
    if (i === 4) continue
    marks.push({ poly: [middle, [x + 600 * Math.cos(a), middle[1] + 600 * Math.sin(a)]], open: true })
  }
  for (let v = foot - COURSE; v > middle[1] + 20; v -= COURSE)
    marks.push({
      poly: [
        [x - 300, v],
        [x + 300, v],
      ],
      open: true,
    })
  return clipMarks(marks, subtract([outer], [inner]), 3.6)
}

function ground(x: (u: number) => number, rng: Rng): string {
  let out = shape(curve('-30,846 180,826 380,850! 640,850! 840,828 1060,850! 1060,1060! -30,1060!'), 5)
  // A way of flags into it.
  for (const [v, w, n] of [
    [866, 96, 2],
    [906, 112, 3],
    [956, 128, 3],
    [1010, 140, 4],
  ] as const)
    for (let i = 0; i < n; i++)
      out += shape(
        curve(
          ellipse(512 + (i - (n - 1) / 2) * w * 0.98 + rng.between(-4, 4), v, w * 0.47, 19 + (v - 866) / 14, 10).map(
            ([a, b]): Point => [a + rng.between(-3, 3), b + rng.between(-2, 2)],
          ),
          true,
          4,
        ),
        4,
      )
  for (const [u, v, s] of [
    [884, 880, 120],
    [800, 896, 74],
    [230, 884, 66],
  ] as const)
    out += stone(x(u), v, s)
  return out
}

/** From the ground up the walls and along their broken tops. */
function ivy(flip: (poly: Poly) => Poly, rng: Rng): string {
  let out = ''
  for (const stem of [
    '150,850 176,740 148,620 178,500 150,390 186,290',
    '330,850 346,760 326,680 356,590 340,500 372,420 366,330',
    '652,850 668,780 650,700 678,620 664,530 690,450 668,390',
    '880,850 866,780 886,710 862,640 846,560',
    '368,322 430,330 500,330 570,340 640,346',
  ]) {
    const path = flip(curve(stem, false))
    out += line(path, 5)
    for (const [i, { x, y, a }] of walk(path, 96, 40).entries())
      out += SPRIGS.ivy!(x, y, rng.between(128, 150), a + (i % 2 ? 0.75 : -0.75), rng)
  }
  return out
}

function roses(x: (u: number) => number, hasRoses: boolean, rng: Rng): string {
  const spots = [
    [72, 930, 62],
    [182, 976, 56],
    [292, 1010, 44],
    [952, 930, 62],
    [846, 978, 56],
    [738, 1012, 44],
  ] as const
  let out = ''
  for (const [u, v, r] of spots)
    for (let i = 0; i < 7; i++)
      out += roseLeaf(x(u), v, r * (hasRoses ? 1.75 : 1.5), (i / 7) * TAU + rng.between(-0.1, 0.1))
  return out + (hasRoses ? spots.map(([u, v, r]) => rose(x(u), v, r, rng)).join('') : '')
}
