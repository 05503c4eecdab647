/** Henna: a hand painted to the fingertips, or whoever was asked for, covered with paisleys and lace. */
import type { Rng } from '../../ink/random.ts'
import { num } from '../../ink/svg.ts'
import { grow } from '../kit/clip.ts'
import { leaf, rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { area, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { BARE, type Shown, type Subject } from '../subject.ts'
import { hamsa, openHand, raisedHand } from './hands.ts'
import { hennaMotif } from './motifs.ts'
import { paintedHand } from './paint.ts'

const FRAME = rect(24, 24, 976, 976)

/** Without a subject it is a hand; where both are asked for, the subject is at both sides of its wrist. */
export function henna(rng: Rng, subject: Subject | null, hasHand = false): string {
  if (!subject) return hands(rng)
  if (hasHand) return handWith(subject, rng)
  const shown = subject({ x: 512, y: 520, w: 700, h: 640, cover: hennaCover(rng), sw: 6.5 })
  return framed(strewn(shown.outlines, rng) + corners(rng) + shown.svg)
}

const framed = (body: string): string => page(body + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)

function strewn(outlines: readonly Poly[], rng: Rng): string {
  const room = new Room(40)
  for (const outline of outlines) room.takeShape(outline)
  for (const [x, y] of CORNERS) room.takeCircle(x, y, 222)
  return fillRoom(room, { largest: 78, smallest: 14, gap: 8, count: 46 }, (spot) => hennaMotif(spot, rng))
}

function handWith(subject: Subject, rng: Rng): string {
  const hand = openHand()
  const [left, right] = [184, 840].map((x, i) =>
    subject({ x, y: 800, w: 270, h: 330, cover: BARE, sw: 5, facing: i ? 'left' : 'right' }),
  ) as [Shown, Shown]
  const around = strewn([hand.outline, ...left.outlines, ...right.outlines], rng)
  return framed(around + paintedHand(hand, rng, false, false) + left.svg + right.svg)
}

/** One hand before a halo or among flowers, an amulet with an eye, or two hands side by side. */
function hands(rng: Rng): string {
  const kind = rng.pick(['open', 'raised', 'amulet', 'two'] as const)
  const hand = kind === 'amulet' ? hamsa() : kind === 'open' ? openHand() : raisedHand()
  const painted = paintedHand(hand, rng, kind === 'amulet' && rng.chance(0.7), kind === 'two')
  if (kind === 'two') {
    const one = `<g transform="translate(344 190) scale(0.8) rotate(-2 530 1000) translate(-530 0)">${painted}</g>`
    return framed(`${halo(512, 560, rng) + corners(rng)}<g transform="matrix(-1 0 0 1 1024 0)">${one}</g>${one}`)
  }
  const [turn, flip] = [kind === 'amulet' ? 0 : rng.between(-7, 7), rng.sign()]
  const placed = `<g transform="translate(512 0) scale(${flip} 1) rotate(${num(turn)} 0 1000) translate(-512 0)">${painted}</g>`
  const bent = hand.outline.map(([x, y]): Point => move([[x - 512, y - 1000]], 512, 1000, (turn * Math.PI) / 180)[0]!)
  const outline = bent.map(([x, y]): Point => [512 + flip * (x - 512), y])
  return framed((rng.chance(0.5) ? halo(512, 520, rng) + corners(rng) : strewn([outline], rng) + corners(rng)) + placed)
}

/** Rings of petals and beads behind a hand. */
function halo(x: number, y: number, rng: Rng): string {
  const count = rng.pick([32, 36, 40])
  let out = ''
  const around = (n: number, draw: (a: number) => string): void => {
    for (let i = 0; i < n; i++) out += draw(((i + 0.5) / n) * TAU)
  }
  around(count, (a) =>
    shape(leaf(x + 392 * Math.cos(a), y + 392 * Math.sin(a), 76, ((TAU * 392) / count) * 0.98, a, 0.42), 3.8),
  )
  out += circle(x, y, 396, 5) + circle(x, y, 352, 4)
  around(count, (a) => circle(x + 374 * Math.cos(a), y + 374 * Math.sin(a), 14, 3.5))
  around(count / 2, (a) =>
    shape(leaf(x + 348 * Math.cos(a), y + 348 * Math.sin(a), 90, ((TAU * 300) / count) * 1.9, a + Math.PI, 0.4), 3.8),
  )
  around(count / 2, (a) =>
    shape(leaf(x + 348 * Math.cos(a), y + 348 * Math.sin(a), 52, ((TAU * 300) / count) * 1, a + Math.PI, 0.4), 3.4),
  )
  return out + circle(x, y, 352, 4, 'none')
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
    for (let i = 0; i < 5; i++) {
      const a = ((from + (i + 0.5) / 5) * Math.PI) / 2
      const [u, v] = [x + 98 * Math.cos(a), y + 98 * Math.sin(a)]
      out += shape(leaf(u, v, 68, 42, a, 0.5), 3.8) + shape(leaf(u, v, 40, 22, a, 0.5), 3.4)
    }
    out += circle(x, y, 96, 4.2) + circle(x, y, 70, 3.6) + circle(x, y, 34, 3.6)
  }
  return out
}
