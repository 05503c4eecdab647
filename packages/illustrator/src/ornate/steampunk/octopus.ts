/** An octopus of brass: a riveted dome with goggles, and eight arms of jointed rings. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { arc, curve, ellipse, mirror } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, box, type Point, type Poly, TAU } from '../kit/points.ts'
import type { Built } from './engine.ts'
import { at, clock, cog, gauge, gear, HUBS, rivets } from './gears.ts'

const X = 512
/** Where the arms come out, and the eyes are. */
const HIP = 560
const EYES = 452

/** Top to bottom, the right half. */
const DOMES = [
  '512,118 600,132 682,196 716,300 690,400 640,470 648,540 632,600 512,622',
  '512,100 580,116 640,190 670,300 664,400 632,470 650,540 632,600 512,622',
  '512,150 622,158 720,212 752,310 712,404 644,470 650,540 632,600 512,622',
] as const

/** One side: which way an arm starts, and how far it reaches; the ones behind first. */
const ARMS = [
  { from: 62, turn: -0.5, long: 620 },
  { from: 92, turn: 0.15, long: 600 },
  { from: 74, turn: 0.7, long: 560 },
  { from: 34, turn: 1.2, long: 480 },
] as const

export function octopus(rng: Rng): Built {
  const takes: Poly[] = []
  let arms = ''
  for (const { from, turn, long } of ARMS)
    for (const side of rng.shuffle([-1, 1])) {
      const along = armLine(rng, from, turn + rng.between(-0.12, 0.12), long * rng.between(0.9, 1.06)).map(
        ([x, y]): Point => [X + side * x, y],
      )
      takes.push(...beads(along))
      arms += jointed(along)
    }
  const dome = curve(mirror(rng.pick(DOMES), X))
  takes.push(dome)
  return { svg: arms + mantle(dome, rng) + goggles(rng), takes }
}

/** Out from the hip, down, and rolled up at the end, to either side. */
function armLine(rng: Rng, from: number, turn: number, long: number): Poly {
  const sag = rng.between(0.6, 1.2)
  const roll = rng.pick([-1, -1, 1]) * rng.between(3.8, 5.6)
  const steps = 60
  let [x, y] = [from, HIP]
  const out: Poly = [[x, y]]
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const a = turn + sag * Math.sin(t * Math.PI) * (1 - t) + roll * Math.max(0, t - 0.42) ** 1.5 * 2
    x += (long / steps) * Math.cos(a)
    y += (long / steps) * Math.sin(a)
    out.push([x, y])
  }
  return fitted(out)
}

/** Where it would leave the page or cross to the other side, it is smaller as a whole. */
function fitted(along: Poly): Poly {
  const [[x, y]] = along as [Point]
  const { x0, y0, x1, y1 } = box(along)
  const scale = Math.min(
    1,
    (412 - x) / (x1 - x),
    (900 - y) / (y1 - y || 1),
    (y - 170) / (y - y0 || 1),
    x / (x - x0 || 1),
  )
  return along.map(([u, v]): Point => [x + (u - x) * scale, y + (v - y) * scale])
}

const thick = (t: number): number => 66 * (1 - t) ** 0.9 + 20

/** Discs along an arm: what it takes. */
const beads = (along: Poly): Poly[] =>
  along.filter((_, i) => i % 4 === 0).map(([x, y], i) => ellipse(x, y, thick((i * 4) / 60) / 2 + 13, undefined, 16))

/** Ring after ring from the hip to the tip, every third a flange; a later one lies over those before. */
function jointed(along: Poly): string {
  let out = ''
  let ring = 0
  for (let i = 0; i + 3 < along.length; i += 3, ring++) {
    const part = along.slice(i, i + 4)
    const t = i / along.length
    const isFlange = ring % 3 === 2
    const wide = thick(t) + (isFlange ? 12 : 0)
    out += shape(band(isFlange ? part.slice(0, 3) : part, wide), 4)
    const [x, y] = part[1]!
    const a = Math.atan2(part[2]![1] - y, part[2]![0] - x) + Math.PI / 2
    if (!isFlange && wide > 52) for (const k of [-0.3, 0.3]) out += dot(...at(x, y, wide * k, a), 3.6)
  }
  const [x, y] = along.at(-1)!
  return out + circle(x, y, 17, 4)
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
