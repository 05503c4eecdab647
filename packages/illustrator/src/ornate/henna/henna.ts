/** Henna: a hand painted to the fingertips, or whoever was asked for, covered with paisleys and lace. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect, subtract } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { area, type Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import type { Subject } from '../subject.ts'
import { hennaMotif, lotus, paisley, wheel } from './motifs.ts'

const FRAME = rect(24, 24, 976, 976)

/** Without a subject it is a hand. */
export function henna(rng: Rng, subject: Subject | null): string {
  const cover = hennaCover(rng)
  const shown = subject?.({ x: 512, y: 520, w: 700, h: 640, cover, sw: 6.5 })
  const outlines = shown?.outlines ?? [HAND]
  const room = new Room(40)
  for (const outline of outlines) room.takeShape(outline)
  for (const [x, y] of CORNERS) room.takeCircle(x, y, 222)
  const strewn = fillRoom(room, { largest: 78, smallest: 14, gap: 8, count: 46 }, (spot) => hennaMotif(spot, rng))
  return page(strewn + corners(rng) + (shown?.svg ?? hand(rng)) + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

export const hennaCover =
  (rng: Rng) =>
  (surface: Poly): string => {
    let out = ''
    for (const field of grow([surface], -9))
      if (Math.abs(area(field)) > 900)
        out += fillRoom(roomIn(field), { largest: 70, smallest: 10.5, gap: 4, count: 40 }, (spot) =>
          hennaMotif(spot, rng),
        )
    return out
  }

const CORNERS = [
  [24, 24],
  [1000, 24],
  [1000, 1000],
  [24, 1000],
] as const

/** A quarter of a great wheel in each corner, its rim of lotus petals. */
function corners(rng: Rng): string {
  let out = ''
  const count = rng.pick([24, 28])
  for (const [x, y] of CORNERS) {
    // Only the quarter that is on the page.
    const from = x < 512 ? (y < 512 ? 0 : -1) : y < 512 ? 1 : 2
    for (let i = 0; i <= count / 4; i++) {
      const a = ((from + i / (count / 4)) * Math.PI) / 2
      out += circle(x + 200 * Math.cos(a), y + 200 * Math.sin(a), 24, 3.8)
    }
    out += circle(x, y, 200, 4.5) + circle(x, y, 172, 3.8)
    for (let i = 0; i < 4; i++) {
      const a = ((from + (i + 0.5) / 4) * Math.PI) / 2
      out += lotus(x + 122 * Math.cos(a), y + 122 * Math.sin(a), 31, a + Math.PI / 2)
    }
    out += circle(x, y, 96, 4.2) + circle(x, y, 70, 3.6) + circle(x, y, 34, 3.6)
  }
  return out
}

/** An open left hand, its fingers upward. */
const HAND = curve(
  '392,1040! 396,890 372,806 306,726 226,650 192,606 200,566 240,566 300,616 352,652 358,560 344,420 334,300 340,246 366,230 392,248 402,310 416,450 426,516! 430,440 430,270 434,180 444,142 470,128 496,142 504,182 508,300 512,508! 522,430 538,270 548,190 560,156 584,148 606,164 610,204 602,320 590,470 588,526! 608,450 638,330 654,272 670,250 694,250 710,270 710,306 692,400 666,520 654,620 658,720 642,810 628,890 634,1040!',
)
const PALM = [508, 668, 108] as const

function hand(rng: Rng): string {
  const [x, y, r] = PALM
  const wrist = intersect([HAND], [rect(0, 858, 1024, 200)])
  const rest = subtract([HAND], [rect(0, 858, 1024, 200), ellipse(x, y, r + 8)])
  let out = shape(HAND, 7)
  for (const field of rest)
    for (const inner of grow([field], -7))
      out += fillRoom(roomIn(inner), { largest: 40, smallest: 10.5, gap: 3, count: 60 }, (spot) =>
        hennaMotif(spot, rng),
      )
  const bands: Mark[] = []
  for (const [v, tall] of [
    [862, 30],
    [930, 26],
  ] as const) {
    bands.push({ poly: rect(380, v, 280, tall) })
    for (let u = 396; u < 650; u += 32) bands.push({ poly: ellipse(u, v + tall / 2, 11) })
  }
  for (let u = 386; u < 660; u += 40)
    bands.push({ poly: arc(u, 892, 20, 0, Math.PI, 12) }, { poly: arc(u + 20, 956, 20, 0, Math.PI, 12) })
  out += clipMarks(bands, wrist, 3.6, 110) + wheel(x, y, r, rng) + shape(HAND, 7, 'none')
  return (
    out + [0, 1].map((side) => paisley(side ? 800 : 236, side ? 790 : 800, 78, side ? -0.5 : 0.5, side > 0)).join('')
  )
}
