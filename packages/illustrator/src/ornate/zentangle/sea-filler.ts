/** What drifts in a gap of the sea: a fish, a starfish, a shell or bubbles, by its size. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Spot } from '../kit/packing.ts'
import { move, type Point, TAU } from '../kit/points.ts'

export function seaFiller(spot: Spot, rng: Rng): string {
  const { x, y, r } = spot
  if (r < 36) return circle(x, y, r * 0.72, 3.4) + (r > 24 ? circle(x - r * 0.16, y - r * 0.16, r * 0.32, 3) : '')
  return rng.pick(r < 48 ? [starfish, shell, bubbles] : [starfish, shell, bubbles, fish, fish])(spot, rng)
}

function fish({ x, y, r }: Spot, rng: Rng): string {
  const facing = rng.sign()
  const place = (text: string, closed = true) =>
    move(curve(text, closed), x, y, rng.between(-0.02, 0.02), (facing * r) / 100, r / 100)
  let out =
    shape(place('-40,0! -72,-30 -98,-44! -84,0 -98,44! -72,30'), 3.8) +
    shape(place('-24,-34 0,-66 40,-62! 30,-30'), 3.6) +
    shape(place('-56,0 -22,-38 30,-42 72,-22 92,4 66,30 24,42 -24,36'), 4)
  for (const rib of ['38,-40 24,0 38,38', '10,-42 -2,0 10,42', '-20,-38 -28,0 -20,36'])
    out += line(place(rib, false), 3.2)
  const [eye] = move([[60, -8]], x, y, 0, (facing * r) / 100, r / 100)
  return out + circle(...eye!, Math.max(8, r * 0.1), 3)
}

function starfish({ x, y, r }: Spot, rng: Rng): string {
  const turn = rng.between(0, TAU)
  const at = (k: number, away: number): Point => [
    x + r * away * Math.cos(turn + (k / 10) * TAU),
    y + r * away * Math.sin(turn + (k / 10) * TAU),
  ]
  let out = shape(curve(Array.from({ length: 10 }, (_, i) => at(i, i % 2 ? 0.48 : 1))), 3.8)
  for (let i = 0; i < 10; i += 2) out += line([at(i, r < 48 ? 0.12 : 0.3), at(i, 0.72)], 3.2)
  return r < 48 ? out : out + circle(x, y, r * 0.2, 3.2)
}

function shell({ x, y, r }: Spot, rng: Rng): string {
  const turn = rng.between(-0.6, 0.6)
  const place = (text: string, closed = true) => move(curve(text, closed), x, y, turn, r / 100)
  let out = shape(
    place('-22,92! -30,62 -84,20 -92,-28 -62,-44 -50,-74 -20,-74 0,-94 20,-74 50,-74 62,-44 92,-28 84,20 30,62 22,92!'),
    3.8,
  )
  for (const rib of ['-14,62 -44,8 -62,-40', '-5,60 -16,0 -20,-70', '5,60 16,0 20,-70', '14,62 44,8 62,-40'])
    if (r > 40 || rib.includes('62 ')) out += line(place(rib, false), 3.2)
  return out
}

const bubbles = ({ x, y, r }: Spot, rng: Rng): string => {
  const side = rng.sign()
  return (
    circle(x - side * r * 0.28, y + r * 0.2, r * 0.62, 3.6) +
    circle(x - side * r * 0.44, y + r * 0.06, r * 0.2, 3) +
    circle(x + side * r * 0.6, y - r * 0.4, r * 0.32, 3.4)
  )
}
