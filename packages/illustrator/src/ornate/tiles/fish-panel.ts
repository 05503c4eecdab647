/** A panel of painted tiles with fish: one, two that circle each other, or a shoal, in a round or foiled frame. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { largest, type Poly, TAU, walk } from '../kit/points.ts'
import { filler } from '../plants/filler.ts'
import { fishOutlines, paintedFish, type Swimmer, scrollWaves } from './painted-fish.ts'

const SHOALS: readonly ((build: number) => Swimmer[])[] = [
  (build) => [{ x: 520, y: 470, turn: 0, scale: 1.16, build }],
  (build) => [
    { x: 512, y: 400, turn: 0.06, scale: 0.98, build },
    { x: 512, y: 630, turn: 0.06, scale: 0.98, isLeft: true, build },
  ],
  (build) => [
    { x: 530, y: 340, turn: -0.06, scale: 0.72, build: 1 },
    { x: 460, y: 512, turn: 0, scale: 0.84, build: build % 2 },
    { x: 550, y: 690, turn: 0.06, scale: 0.72, build: 1 },
  ],
  (build) => [{ x: 520, y: 480, turn: -0.5, scale: 1.12, build }],
]

const around = (radius: (a: number) => number): Poly =>
  Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * TAU
    return [512 + radius(a) * Math.cos(a), 512 + radius(a) * Math.sin(a)]
  })
/** A plate, one with a waved rim, a cushion, an octagon. */
const FIELDS: readonly Poly[] = [
  ellipse(512, 512, 336, 336, 90),
  around((a) => 330 + 16 * Math.cos(12 * a)),
  around((a) => 318 / (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** 0.25),
  ellipse(512, 512, 356, 356, 8, Math.PI / 8),
]

export function fishPanel(rng: Rng): string {
  const field = rng.pick(FIELDS)
  const rim = largest(grow([field], 34))!
  const glaze = largest(grow([field], -16))!
  let out = shape(rim, 7) + shape(field, 5) + shape(glaze, 4)
  const edge = [...field, field[0]!]
  for (const { x, y, a } of walk(edge, 34, 0))
    out += line(
      [
        [x + 2 * Math.sin(a), y - 2 * Math.cos(a)],
        [x + 33 * Math.sin(a + 0.4), y - 33 * Math.cos(a + 0.4)],
      ],
      3.6,
    )
  const shoal = rng.pick(SHOALS)(rng.int(0, 2))
  const isTurned = rng.chance(0.5)
  const fish = shoal.map((one) => paintedFish(one)).join('')
  const room = roomIn(largest(grow([glaze], -6))!)
  for (const outline of shoal.flatMap(fishOutlines)) room.takeShape(outline)
  const hasWaves = shoal.length === 1 && rng.chance(0.6)
  if (hasWaves) room.takeShape(rect(0, 636, 1024, 400))
  const waves = hasWaves ? [660, 716, 772].flatMap((y, i) => scrollWaves(y, 60 + (i % 2) * 40, 960, 50)) : []
  const bubbles = fillRoom(room, { largest: 46, smallest: 12, gap: 8, count: 40 }, (spot) =>
    spot.r < 20 || rng.chance(0.3)
      ? circle(spot.x, spot.y, Math.min(spot.r, 24), 3.6) + (spot.r > 22 ? circle(spot.x, spot.y, 11, 3.3) : '')
      : filler(spot, rng),
  )
  const panel = out + bubbles + fish + clipMarks(waves, [glaze], 4, 120) + shape(glaze, 4, 'none')
  return isTurned ? `<g transform="matrix(-1 0 0 1 1024 0)">${panel}</g>` : panel
}
