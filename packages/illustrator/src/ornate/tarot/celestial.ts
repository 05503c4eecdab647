/** Sun and moon in one: a crescent that holds the sun, with a ring of ornament, stars and clouds around them. */
import type { Rng } from '../../ink/random.ts'
import { subtract } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { kindsFor, ring } from '../mandala/rings.ts'
import { LUMINARIES, star } from './luminaries.ts'

const FRAME = rect(24, 24, 976, 976)

export function celestial(rng: Rng): string {
  const [kind] = kindsFor([70], rng) as [string]
  let out = corners(rng)
  out += circle(512, 512, 462, 6) + ring(kind, 396, 456, 12, false) + circle(512, 512, 392, 5)
  out += shape(crescent(), 7) + profile() + stars(rng) + LUMINARIES.sun!(606, 512, 142, rng)
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

const crescent = (): Poly => subtract([ellipse(500, 512, 356)], [ellipse(604, 512, 302)])[0]!

/** A closed eye, a brow, a cheek and a smile, and beads along both horns. */
function profile(): string {
  let out = line(curve('196,452 228,478 268,462', false), 6) + line(curve('188,410 226,382 276,400', false), 5)
  for (const [x, y] of [
    [206, 464],
    [230, 476],
    [254, 470],
  ])
    out += line(
      [
        [x!, y!],
        [x! - 6, y! + 20],
      ],
      4,
    )
  out += line(curve('270,474 278,512 286,536 266,546', false), 5)
  out += line(curve('238,606 268,628 306,614', false), 6) + line(curve('258,640 272,646 288,642', false), 4)
  out += circle(206, 556, 30, 4)
  for (let i = 0; i < 6; i++)
    for (const side of [-1, 1]) {
      const [a, r] = [side * (2.3 - i * 0.19), 34 - i * 4.4]
      const q = 356 - 18 - r
      out += circle(500 + q * Math.cos(a), 512 + q * Math.sin(a), r, 4)
      if (r > 20) out += circle(500 + q * Math.cos(a), 512 + q * Math.sin(a), r * 0.52, 3.4)
    }
  return out
}

function stars(rng: Rng): string {
  const room = new Room(0)
  room.takeShape(crescent())
  room.takeCircle(606, 512, 258)
  let out = ''
  for (let i = 0; i < 90; i++) {
    const [a, q] = [rng.between(0, TAU), rng.between(0, 350)]
    const [x, y] = [512 + q * Math.cos(a), 512 + q * Math.sin(a)]
    const r = Math.min(30, room.at(x, y) - 8)
    if (r < 14) continue
    out += i % 4 || r < 24 ? shape(star(x, y, r), 4) : circle(x, y, r * 0.5, 3.6)
    room.takeCircle(x, y, r)
  }
  return out
}

/** A cloud and stars in each corner. */
function corners(rng: Rng): string {
  const cloud = curve('-110,44 -124,6 -88,-20 -60,-60 -6,-60 26,-78 72,-56 82,-20 124,-6 122,44 0,48')
  let out = ''
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    out +=
      shape(star(512 + sx * 340, 512 + sy * 440, rng.between(24, 30)), 4) +
      shape(star(512 + sx * 446, 512 + sy * 330, rng.between(24, 30)), 4)
    out += shape(move(cloud, 512 + sx * 420, 512 + sy * 424, 0, 0.8), 4.6)
  }
  return out
}
