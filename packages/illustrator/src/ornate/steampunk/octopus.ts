/** An octopus of brass: a riveted dome with goggles, and eight arms of jointed rings. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { arc, curve, ellipse, mirror } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, length, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import type { Built } from './engine.ts'
import { at, clock, cog, gauge, gear, HUBS, rivets } from './gears.ts'

const X = 512
/** How high the eyes are. */
const EYES = 452

/** Top to bottom, the right half. */
const DOMES = [
  '512,118 600,132 682,196 716,300 690,400 640,470 648,540 632,600 512,622',
  '512,100 580,116 640,190 670,300 664,400 632,470 650,540 632,600 512,622',
  '512,150 622,158 720,212 752,310 712,404 644,470 650,540 632,600 512,622',
] as const

/** One side, the ones behind first: how far to the side of the middle they go, each rolled up at its end. */
const SIDES: readonly (readonly string[])[] = [
  [
    '60,560 190,524 290,440 352,340 396,262 388,204 340,196 318,232 344,262',
    '70,586 220,596 320,566 396,556 424,606 390,652 346,640 348,604',
    '60,610 170,690 270,724 366,760 414,820 384,884 322,882 304,836 338,820',
    '28,620 56,740 66,830 112,898 180,900 196,850 156,822 132,848',
  ],
  [
    '60,560 200,548 296,584 376,562 412,486 386,416 324,420 314,468 350,482',
    '70,586 190,650 300,664 392,690 426,752 390,804 338,786 344,742',
    '54,610 140,720 220,790 304,832 320,886 262,914 222,880 250,852',
    '24,620 36,740 26,830 64,902 126,900 138,852 100,836',
  ],
  [
    '50,556 150,470 230,372 262,270 320,196 390,200 408,262 362,290 338,256',
    '70,580 210,560 320,500 404,470 432,410 392,372 350,396 364,430',
    '64,606 190,660 300,660 396,640 430,700 398,752 350,736 356,702',
    '34,620 90,730 160,800 250,820 330,830 352,884 304,912 272,884',
  ],
]

export function octopus(rng: Rng): Built {
  const takes: Poly[] = []
  let arms = ''
  const sides = [rng.pick(SIDES), rng.pick(SIDES)]
  for (let i = 0; i < 4; i++)
    for (const [k, side] of [-1, 1].entries()) {
      const along = curve(sides[k]![i]!, false, 12).map(([x, y]): Point => [X + side * x, y])
      takes.push(...beads(along))
      arms += tube(along, side)
    }
  const dome = curve(mirror(rng.pick(DOMES), X))
  takes.push(dome)
  return { svg: arms + mantle(dome, rng) + goggles(rng), takes }
}

const thick = (t: number): number => 58 * (1 - t) ** 0.85 + 17

/** Discs along an arm: what it takes. */
const beads = (along: Poly): Poly[] =>
  along
    .filter((_, i) => i % 6 === 0)
    .map(([x, y], i) => ellipse(x, y, thick((i * 6) / along.length) / 2 + 20, undefined, 16))

/** A hose with hoops, and suckers under it. */
function tube(along: Poly, side: number): string {
  const whole = length(along)
  const hose = band(along, thick)
  let [suckers, hoops] = ['', '']
  for (const [i, { x, y, a, s }] of walk(along, 27, 30).entries()) {
    const wide = thick(s / whole)
    if (i % 2 && s < whole * 0.8)
      suckers += circle(...at(x, y, wide / 2 + 6, a + (side * Math.PI) / 2), Math.max(12.5, wide * 0.24), 3.6)
    const across = (reach: number): Poly => [
      at(x, y, reach, a - Math.PI / 2),
      at(x, y, wide * 0.16, a),
      at(x, y, reach, a + Math.PI / 2),
    ]
    if (s > whole * 0.93) continue
    if (i % 4 === 3 && wide > 26) hoops += shape(band(curve(across(wide / 2 + 5), false), 15), 3.8)
    else hoops += line(curve(across(wide / 2), false), 3.4)
  }
  return suckers + shape(hose, 4.6) + hoops
}

/** Plates between meridians and hoops, and something that turns in the middle of the brow. */
function mantle(dome: Poly, rng: Rng): string {
  const marks: Mark[] = []
  const count = rng.pick([2, 3])
  for (let i = -count; i <= count; i++) {
    const bow = (i / (count + 0.6)) * 230
    marks.push({
      poly: curve(
        [
          [X + bow * 0.1, 90],
          [X + bow * 0.86, 220],
          [X + bow, 330],
          [X + bow * 0.7, 640],
        ],
        false,
      ),
      open: true,
    })
  }
  const hoops = [210, 384, 540].map(
    (y): Poly =>
      curve(
        [
          [X - 280, y - 34],
          [X, y + 14],
          [X + 280, y - 34],
        ],
        false,
      ),
  )
  let out = shape(dome, 6) + clipMarks(marks, [dome], 4)
  for (const hoop of hoops) for (const part of intersect([band(hoop, 30)], [dome])) out += shape(part, 4.4)
  for (const hoop of hoops) out += clipMarks(spots(hoop), [dome], 3)
  return out + shape(dome, 6.5, 'none') + engineOf(rng) + mouthpiece(rng)
}

const spots = (hoop: Poly): Mark[] =>
  hoop.filter((_, i) => i % 2 === 1).map(([x, y]) => ({ poly: ellipse(x, y, 4, 4, 12), fill: '#000', whole: true }))

function engineOf(rng: Rng): string {
  const y = 282
  const kind = rng.pick(['gear', 'clock', 'gauges', 'porthole'] as const)
  if (kind === 'clock') return clock(X, y, 88, rng)
  if (kind === 'gauges') return gauge(X - 70, y + 8, 60, rng) + gauge(X + 70, y + 8, 60, rng)
  const glass = circle(X, y, 94, 6) + circle(X, y, 78, 4) + rivets([...arc(X, y, 86, 0, TAU, 48)], 45, 3.4)
  if (kind === 'gear') return glass + gear(X, y, 56, rng.between(0, 1), rng.pick(HUBS))
  return glass + cog(X - 30, y - 24, 36, rng) + cog(X + 31, y + 26, 35, rng)
}

function goggles(rng: Rng): string {
  const r = rng.between(62, 72)
  const apart = r + 16
  let out = shape(
    band(
      [
        [X - 178, EYES - 16],
        [X, EYES],
        [X + 178, EYES - 16],
      ],
      30,
    ),
    4.6,
  )
  for (const side of [-1, 1]) {
    const x = X + side * apart
    out += circle(x, EYES, r, 6) + circle(x, EYES, r - 18, 4.6)
    for (let i = 0; i < 8; i++) out += dot(...at(x, EYES, r - 9, (i / 8) * TAU + 0.2), 3.6)
    out += circle(x, EYES, r - 32, 4) + dot(x + side * -4, EYES, 13) + dot(x + 2, EYES - 6, 4.6, 'white')
  }
  return out
}

/** A grille, or a row of pipes, over the arms. */
function mouthpiece(rng: Rng): string {
  const y = 590
  if (rng.chance(0.5)) return gauge(X, y + 8, 46, rng)
  let out = shape(ellipse(X, y + 6, 74, 40), 5)
  for (const k of [-44, -15, 15, 44])
    out += line(
      [
        [X + k, y + 6 - 24],
        [X + k, y + 6 + 24],
      ],
      4.4,
    )
  return out
}
