/** An animal that floats among the stars: prints on its body, planets, moons and stars in all the room around it. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { area, move, type Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { star } from '../tarot/luminaries.ts'

const FRAME = rect(24, 24, 976, 976)

export function amongStars(rng: Rng, subject: Subject): string {
  const { svg, outlines } = subject({ x: 512, y: 490, w: 720, h: 600, cover: printCover(rng), sw: 7 })
  const room = new Room(20)
  for (const outline of grow(
    outlines.filter((poly) => Math.abs(area(poly)) > 600),
    4,
  ))
    room.takeShape(outline)
  room.takeShape(rect(0, 850, 1024, 180))
  let turn = 0
  const lights = fillRoom(room, { largest: 84, smallest: 15, gap: 12, count: 54 }, ({ x, y, r }) => {
    if (r > 50) return BODIES[turn++ % BODIES.length]!(x, y, r)
    return r > 22 ? shape(star(x, y, r), 4.2) : circle(x, y, Math.max(8, r * 0.6), 3.6)
  })
  return page(
    lights + clouds() + svg + paperAround(FRAME) + shape(FRAME, 7, 'none') + shape(rect(38, 38, 948, 948), 4, 'none'),
    false,
  )
}

/** A planet with a ring, a crescent, a moon with craters. */
const BODIES: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) =>
    circle(x, y, r * 0.6, 4.6) +
    [-0.22, 0.2]
      .map((k) =>
        line(
          curve(
            [
              [x - r * 0.52, y + k * r],
              [x, y + (k + 0.12) * r],
              [x + r * 0.52, y + k * r],
            ],
            false,
          ),
          3.6,
        ),
      )
      .join('') +
    shape([ellipse(x, y, r, r * 0.3, 48, -0.3), ellipse(x, y, r * 0.8, r * 0.18, 48, -0.3)], 4),
  (x, y, r) => shape(move(CRESCENT, x, y, -0.3, r / 100), 4.8) + shape(star(x + r * 0.34, y - r * 0.1, r * 0.36), 4),
  (x, y, r) =>
    circle(x, y, r * 0.8, 4.8) +
    circle(x - r * 0.24, y - r * 0.2, r * 0.22, 3.8) +
    circle(x + r * 0.3, y + r * 0.1, r * 0.17, 3.8) +
    circle(x - r * 0.1, y + r * 0.4, r * 0.14, 3.6),
]
const CRESCENT: Poly = curve('20,-96! -50,-90 -96,-20 -80,50 -20,94 60,84! 0,60 -24,0 -10,-60')

/** Curls of cloud along the foot of the page. */
function clouds(): string {
  let out = ''
  for (const [y, r, shift] of [
    [900, 84, 0],
    [960, 84, 70],
    [1020, 84, 0],
  ] as const)
    for (let x = shift - 20; x < 1100; x += 140) {
      out += circle(x, y, r, 4.8) + circle(x, y, r * 0.66, 3.8) + circle(x, y, r * 0.34, 3.6)
    }
  return out
}
