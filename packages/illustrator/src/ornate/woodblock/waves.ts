/** Waves as a woodcutter sees them: curling crests with claws of foam, and fans of rings behind them. */
import type { Rng } from '../../ink/random.ts'
import { cutLines, union } from '../kit/clip.ts'
import { arc, curve, ellipse } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'

/** A crest that breaks to the right, in units of its own: 470 wide, 300 high. From its foot over the back to the tip of the lip … */
const BACK = '-260,190 -130,70 -60,14 16,-66 74,-146 136,-208 208,-238 280,-226 332,-182 354,-118'
/** … and from the foot in front of it up the hollow to the same tip. */
const HOLLOW = '580,150 430,70 352,44 284,6 242,-42 230,-94 246,-138 282,-158 322,-150 354,-118'
const SAMPLES = 60

/** So many points at equal steps. */
function spread(text: string): Poly {
  const whole = curve(text, false, 14)
  return walk(whole, length(whole) / SAMPLES, 0).map(({ x, y }): Point => [x, y])
}

/** `toLeft` breaks to the left; lines stay as wide as they are, however large the wave. */
export function crest(x: number, y: number, scale: number, toLeft: boolean, rng: Rng): string {
  const at = (poly: Poly): Poly => move(poly, x, y, 0, toLeft ? -scale : scale, scale)
  const [back, hollow] = [spread(BACK), spread(HOLLOW)]
  const body: Poly = [...back, ...hollow.toReversed(), [580, 240], [-260, 240]]
  let out = shape(at(body), 5)
  // Stripes run up the wave between its back and its hollow, and end under the foam.
  const count = Math.round(4 + scale * 3.6)
  for (let i = 1; i < count; i++) {
    const k = i / count
    const end = Math.min(back.length, hollow.length) - 1
    const stripe = back.slice(0, end).map(([u, v], j): Point => {
      const [s, t] = hollow[j]!
      return [u + (s - u) * k, v + (t - v) * k]
    })
    const risen = stripe.slice(0, Math.round(end * (i % 2 ? 0.78 : 0.84)))
    out += line(at(risen), i % 2 ? 3.4 : 4)
  }
  return out + foam(at, back, hollow, scale) + spray(at, scale, rng)
}

/** Where claws grow from the lip: place, direction, size. */
const CLAWS: readonly (readonly [number, number, number, number])[] = [
  [326, -204, 0.0, 0.9],
  [350, -168, 0.3, 1.05],
  [360, -128, 0.65, 1.1],
  [334, -122, 1.0, 1],
  [300, -132, 1.15, 0.95],
  [270, -124, 1.0, 0.9],
  [248, -94, 0.75, 0.8],
  [242, -58, 0.5, 0.62],
]
const CLAW = '-14,-15! 16,-17 42,-10 60,18! 38,8 16,12 -14,15!'

/** One mass along the lip, with claws that reach into the hollow. */
function foam(at: (poly: Poly) => Poly, back: Poly, hollow: Poly, scale: number): string {
  const lip = [...back.slice(Math.round(SAMPLES * 0.66)), ...hollow.slice(Math.round(SAMPLES * 0.64)).toReversed()]
  const run = length(lip)
  const wide = (t: number): number => 12 + 34 * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.7
  const knobs = walk(lip, 22 / Math.max(0.8, scale * 0.7), 6).map(({ x, y, a, s }) => {
    const r = wide(s / run) / 2
    return ellipse(x - Math.sin(a) * r * -0.5, y + Math.cos(a) * r * -0.5, 10 + r * 0.35, 10 + r * 0.35, 16)
  })
  // On a small wave every second claw, larger: fine ones would be blots.
  const claws = (scale < 1.1 ? CLAWS.filter((_, i) => i % 2) : CLAWS).map(([x, y, turn, size]) =>
    move(curve(CLAW), x, y, turn, size * (scale < 1.1 ? 1.2 : 1)),
  )
  let out = ''
  for (const mass of union([band(lip, wide), ...knobs, ...claws])) out += shape(at(mass), 4.4)
  // A second edge within the foam, scalloped as the first.
  const step = 34 / Math.min(1, scale)
  for (const { x, y, a, s } of walk(lip, step, 24).slice(0, -1))
    if (Math.abs(s / run - 0.5) > 0.1) out += line(at(arc(x, y, 9, a - 0.2, a + 2.9, 7)), 3.2)
  return out
}

function spray(at: (poly: Poly) => Poly, scale: number, rng: Rng): string {
  let out = ''
  for (const [u, v, r] of (
    [
      [402, -150, 12],
      [388, -206, 9],
      [424, -96, 8],
      [340, -246, 10],
      [436, -184, 7],
      [270, -272, 8],
    ] as const
  ).slice(0, scale < 1.1 ? 4 : 6)) {
    const [[cx, cy]] = at([[u + rng.between(-8, 8), v + rng.between(-6, 6)]]) as [Point]
    out += circle(cx, cy, Math.max(11, r * scale * 0.8), 3.4)
  }
  return out
}

/** Rows of ringed fans, as on cloth, from a line downward. */
export function ringedSea(area: Poly, R: number): string {
  const marks: Mark[] = []
  for (let row = 0, y = 500; y < 1040 + R; row++, y += R * 0.5)
    for (let x = -R + (row % 2) * R; x < 1024 + 2 * R; x += 2 * R)
      for (const k of [1, 0.66, 0.34])
        marks.push({ poly: [...arc(x, y, R * k, Math.PI, TAU, 18), [x + R * k, y + R], [x - R * k, y + R]], sw: 3.4 })
  return shape(area, 5) + clipMarks(marks, [area], 3.4, 160) + shape(area, 5, 'none')
}

/** Water in long flat lines that swell and thin out. */
export function flatSea(area: Poly, top: number, rng: Rng): string {
  let out = shape(area, 5)
  for (let y = top + 22, i = 0; y < 1000; y += 36 + i * 2, i++) {
    const from = rng.between(-60, 40)
    for (let x = from; x < 1024; x += rng.between(230, 330)) {
      const w = rng.between(150, 210)
      const swell = curve([
        { x, y, corner: true },
        { x: x + w * 0.3, y: y - 11 },
        { x: x + w * 0.6, y: y - 9 },
        { x: x + w, y, corner: true },
        { x: x + w * 0.6, y: y + 9 },
        { x: x + w * 0.3, y: y + 9 },
      ])
      for (const part of cutLines([[...swell, swell[0]!]], [area])) out += line(part, 3.2)
    }
  }
  return out
}
