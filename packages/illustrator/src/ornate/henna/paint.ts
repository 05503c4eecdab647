/** What is painted on a hand: bands and lace on the fingers, a wheel or an eye in the palm, cuffs at the wrist. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, type Mark, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { largest, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { type Finger, fingerShape, type Hand, onFinger } from './hands.ts'
import { hennaMotif } from './motifs.ts'

const SW = 3.6
const across = (finger: Finger, t0: number, t1: number): Poly => [
  onFinger(finger, t0, -1.2),
  onFinger(finger, t0, 1.2),
  onFinger(finger, t1, 1.2),
  onFinger(finger, t1, -1.2),
]

/** Three beads across, or two where they would be too small to color. */
const beaded = (finger: Finger, t: number, isCoarse: boolean): Mark[] => [
  { poly: across(finger, t, t + 34 / finger.long), sw: SW },
  ...(isCoarse ? [-0.42, 0.42] : [-0.58, 0, 0.58]).map(
    (v): Mark => ({ poly: ellipse(...onFinger(finger, t + 17 / finger.long, v), isCoarse ? 12.5 : 10.5), sw: 3.3 }),
  ),
]

type Zone = (finger: Finger, t0: number, t1: number) => Mark[]

const vine: Zone = (finger, t0, t1) => {
  const out: Mark[] = [{ poly: [onFinger(finger, t0, 0), onFinger(finger, t1, 0)], open: true, sw: SW }]
  const count = Math.max(1, Math.floor(((t1 - t0) * finger.long) / 40))
  for (let i = 0; i < count; i++) {
    const t = t0 + ((t1 - t0) * (i + 0.1)) / count
    for (const k of [-1, 1])
      out.push({ poly: leaf(...onFinger(finger, t, 0), 40, 20, finger.turn + k * 0.78, 0.5), sw: SW })
  }
  return out
}
const chevrons: Zone = (finger, t0, t1) => {
  const count = Math.max(2, Math.floor(((t1 - t0) * finger.long) / 26))
  const at = (i: number): number => t0 + ((t1 - t0) * i) / count
  return Array.from({ length: count - 1 }, (_, i) => ({
    poly: [onFinger(finger, at(i + 0.5), -1.1), onFinger(finger, at(i + 1.35), 0), onFinger(finger, at(i + 0.5), 1.1)],
    open: true,
    sw: SW,
  }))
}
const lattice: Zone = (finger, t0, t1) => {
  const count = Math.max(2, Math.round(((t1 - t0) * finger.long) / 46))
  return Array.from({ length: count }, (_, i): Mark[] => {
    const [a, b] = [t0 + ((t1 - t0) * i) / count, t0 + ((t1 - t0) * (i + 1)) / count]
    const middle = (a + b) / 2
    return [
      {
        poly: [
          onFinger(finger, a, 0),
          onFinger(finger, middle, 1),
          onFinger(finger, b, 0),
          onFinger(finger, middle, -1),
        ],
        sw: SW,
      },
      { poly: ellipse(...onFinger(finger, middle, 0), 10.5), sw: 3.3 },
    ]
  }).flat()
}
const petals: Zone = (finger, t0, t1) => {
  const count = Math.max(2, Math.round(((t1 - t0) * finger.long) / 30))
  return Array.from({ length: count }, (_, i): Mark[] => {
    const t = t1 - ((t1 - t0) * (i + 1)) / count
    const shift = i % 2 ? [-0.5, 0.5] : [-1, 0, 1]
    return shift.map((v) => ({
      poly: arc(...onFinger(finger, t, v), finger.wide * 0.27, finger.turn - 1.6, finger.turn + 1.6, 12),
      sw: SW,
    }))
  }).flat()
}
const flowers: Zone = (finger, t0, t1) => {
  const count = Math.max(1, Math.floor(((t1 - t0) * finger.long) / 66))
  return Array.from({ length: count }, (_, i): Mark[] => {
    const [x, y] = onFinger(finger, t0 + ((t1 - t0) * (i + 0.5)) / count, 0)
    const ring = Array.from(
      { length: 6 },
      (_unused, k): Mark => ({ poly: leaf(x, y, 29, 21, (k / 6) * TAU, 0.62), sw: SW }),
    )
    return [...ring, { poly: ellipse(x, y, 10), sw: 3.3 }]
  }).flat()
}
const ZONES: readonly Zone[] = [vine, chevrons, lattice, petals, flowers]

/** Where the paint of a finger begins: above the skin between it and the next. */
const footOf = ({ long }: Finger): number => Math.max(0.3, 1 - 268 / long)

function finger(of: Finger, zone: Zone, isCoarse: boolean): string {
  const cap = 1 - 74 / of.long
  const low = footOf(of)
  const marks: Mark[] = [
    ...zone(of, low + 36 / of.long, cap - 36 / of.long),
    ...beaded(of, low, isCoarse),
    ...beaded(of, cap - 34 / of.long, isCoarse),
  ]
  for (const v of [-0.5, 0.5, 0])
    marks.push({ poly: leaf(...onFinger(of, cap, v), 56 - Math.abs(v) * 20, 30, of.turn - v * 0.3, 0.5), sw: SW })
  return clipMarks(marks, [fingerShape(of, 0)], SW, 90) + skirt(of, low, isCoarse)
}

/** Half circles that hang from the lowest band, and a drop below them. */
function skirt(of: Finger, low: number, isCoarse: boolean): string {
  const down = of.turn + Math.PI
  let out = shape(leaf(...onFinger(of, low - 24 / of.long, 0), 40, 24, down, 0.6), SW)
  for (const v of isCoarse ? [-0.5, 0.5] : [-0.6, 0, 0.6])
    out += shape(
      arc(...onFinger(of, low, v), of.wide * (isCoarse ? 0.22 : 0.15), down - Math.PI / 2, down + Math.PI / 2, 10),
      SW,
    )
  return out
}

/** Rings of petals around a heart; the last is of lace. */
function wheel(x: number, y: number, r: number, rng: Rng): string {
  const count = rng.pick([8, 10])
  const ring = (radius: number, long: number, wide: number, turn: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const a = turn + (i / n) * TAU
      return shape(leaf(x + radius * Math.cos(a), y + radius * Math.sin(a), long, wide, a, 0.5), SW)
    }).join('')
  let out = ''
  const lace = 2 * count
  for (let i = 0; i < lace; i++) {
    const a = ((i + 0.5) / lace) * TAU
    out += circle(x + (r - 8) * Math.cos(a), y + (r - 8) * Math.sin(a), ((r - 8) * Math.PI) / lace + 1, 3.4)
  }
  out += circle(x, y, r - 12, 4)
  out += ring(r * 0.34, r * 0.52, ((TAU * r * 0.6) / count) * 0.9, Math.PI / count, count)
  out += ring(r * 0.28, r * 0.46, ((TAU * r * 0.5) / count) * 0.9, 0, count)
  return out + circle(x, y, r * 0.34, 4) + ring(0, r * 0.3, r * 0.2, 0, 6) + circle(x, y, Math.max(10, r * 0.1), 3.4)
}

/** An eye between lids of petals, against envy. */
function eye(x: number, y: number, r: number): string {
  let out = ''
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU
    out += shape(
      leaf(
        x + r * 0.86 * Math.cos(a),
        y + r * 0.5 * Math.sin(a),
        40,
        24,
        Math.atan2(1.5 * Math.sin(a), Math.cos(a)),
        0.5,
      ),
      SW,
    )
  }
  out += shape(
    curve(
      `${x - r},${y}! ${x - r * 0.5},${y - r * 0.5} ${x},${y - r * 0.62} ${x + r * 0.5},${y - r * 0.5} ${x + r},${y}! ${x + r * 0.5},${y + r * 0.5} ${x},${y + r * 0.62} ${x - r * 0.5},${y + r * 0.5}`,
    ),
    4.6,
  )
  out += circle(x, y, r * 0.5, 4)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    out += shape(leaf(x + r * 0.22 * Math.cos(a), y + r * 0.22 * Math.sin(a), r * 0.26, r * 0.15, a, 0.5), 3.3)
  }
  return out + circle(x, y, r * 0.22, 4) + circle(x, y, r * 0.1, 3.4)
}

/** Bands around the wrist, a row of pointed petals on top. */
function cuff({ outline, wrist: { y, x0, x1 } }: Hand, rng: Rng): string {
  const marks: Mark[] = []
  const wide = x1 - x0
  const row = (count: number, draw: (x: number, w: number) => Mark[]): void => {
    for (let i = 0; i < count; i++) marks.push(...draw(x0 + (wide * (i + 0.5)) / count, wide / count))
  }
  row(6, (x, w) => [
    { poly: leaf(x, y, 62, w, -Math.PI / 2, 0.4), sw: SW },
    { poly: leaf(x, y, 36, w * 0.5, -Math.PI / 2, 0.4), sw: 3.3 },
  ])
  let top = y
  for (const kind of rng.shuffle(['beads', 'diamonds', 'scallops', 'leaves']).slice(0, 3)) {
    marks.push({ poly: rect(x0 - 20, top, wide + 40, 44), sw: 4 })
    if (kind === 'beads') row(8, (x) => [{ poly: ellipse(x, top + 22, 13), sw: SW }])
    else if (kind === 'diamonds')
      row(6, (x, w) => [
        {
          poly: move(
            curve('0,-18! 1,0! 0,18! -1,0!').map(([u, v]): Point => [u * w * 0.42, v]),
            x,
            top + 22,
          ),
          sw: SW,
        },
      ])
    else if (kind === 'scallops') row(6, (x, w) => [{ poly: arc(x, top + 44, w * 0.48, Math.PI, TAU, 12), sw: SW }])
    else row(7, (x) => [{ poly: leaf(x - 20, top + 34, 42, 21, -0.6, 0.5), sw: SW }])
    top += 44
  }
  row(7, (x, w) => [{ poly: arc(x, top, w * 0.5, 0, Math.PI, 12), sw: SW }])
  return clipMarks(marks, intersect([outline], [rect(0, y - 70, 1024, 400)]), SW, 90)
}

/** What is left of the palm: small leaves, flowers and dots wherever there is room. */
function rest({ outline, palm, fingers, wrist }: Hand, rng: Rng, isEyed: boolean): string {
  const room = roomIn(largest(grow([outline], -7))!)
  room.takeCircle(palm.x, palm.y, palm.r + (isEyed ? 26 : 4))
  for (const of of fingers) {
    room.takeShape(fingerShape(of, footOf(of) - 16 / of.long))
    const [x, y] = onFinger(of, footOf(of) - 46 / of.long, 0)
    room.takeCircle(x, y, 16)
  }
  room.takeShape(rect(wrist.x0 - 60, wrist.y - 66, wrist.x1 - wrist.x0 + 120, 400))
  return fillRoom(room, { largest: 62, smallest: 10.5, gap: 5, count: 46 }, (spot) => hennaMotif(spot, rng))
}

/** `isCoarse` where the hand will be drawn smaller. */
export function paintedHand(hand: Hand, rng: Rng, isEyed = false, isCoarse = false): string {
  const { outline, fingers, palm } = hand
  const zones = rng.shuffle(isCoarse ? [vine, chevrons, petals] : ZONES)
  const isVaried = rng.chance(0.5)
  return (
    shape(outline, 7) +
    fingers.map((of, i) => finger(of, zones[isVaried ? i % zones.length : i % 2]!, isCoarse)).join('') +
    cuff(hand, rng) +
    rest(hand, rng, isEyed) +
    (isEyed ? eye(palm.x, palm.y, palm.r) : wheel(palm.x, palm.y, palm.r, rng)) +
    shape(outline, 7, 'none')
  )
}
