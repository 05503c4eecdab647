/** Houses of farther countries: of wood and paper, around courts, of boards. */
import { arc, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { slates } from '../monument/parts.ts'
import { tangleOver } from '../zentangle/fill.ts'
import type { House } from './row-house.ts'
import { archway, balcony, door } from './wall-parts.ts'
import { block, flowerBox, pane } from './windows.ts'

const level = (x: number, w: number, y: number, sw = 3.6): string =>
  line(
    [
      [x, y],
      [x + w, y],
    ],
    sw,
  )

/** Wood and paper: deep curved eaves, lattices, a curtain before the door, a lantern. */
export const machiya: House = (x, w, base, rng) => {
  const [low, high] = [150, rng.between(104, 124)]
  const two = rng.chance(0.7)
  let out = ''
  const eave = (y: number, over: number, rise: number): string =>
    slates(
      [
        [x - over, y + 12],
        [x - over + 8, y - 4],
        [x + w * 0.16, y - rise],
        [x + w * 0.84, y - rise],
        [x + w + over - 8, y - 4],
        [x + w + over, y + 12],
      ],
      26,
    )
  if (two) {
    const top = base - low - high - 50
    out += shape(rect(x + 8, top, w - 16, high + 60), 5.5)
    const window = rect(x + 22, top + 34, w - 44, high - 36)
    out += lattice(window, 19)
    out += eave(top + 12, 20, 96) + block(x + w * 0.2, top - 98, w * 0.6, 16, 4)
  }
  out += shape(rect(x + 2, base - low, w - 4, low), 5.5)
  const isLeft = rng.chance(0.5)
  const at = isLeft ? x + 14 : x + w * 0.46
  out += lattice(rect(isLeft ? x + w * 0.56 : x + 14, base - low + 40, w * 0.36, low - 58), 17)
  out += block(at, base - low + 36, w * 0.42, low - 36, 4)
  // The curtain of a shop, in four strips.
  for (let i = 0; i < 4; i++)
    out +=
      block(at + (w * 0.42 * i) / 4, base - low + 40, (w * 0.42) / 4, 56, 3.4) +
      circle(at + (w * 0.42 * (i + 0.5)) / 4, base - low + 66, 6.5, 3)
  out += eave(base - low + 10, 12, 62)
  const lantern = isLeft ? x + w * 0.52 : x + w * 0.42
  out += shape(
    [...arc(lantern, base - low + 62, 19, 0, TAU, 20)].map(([u, v]): [number, number] => [
      u,
      base - low + 62 + (v - base + low - 62) * 1.35,
    ]),
    4,
  )
  for (const dy of [-11, 0, 11]) out += level(lantern - 16, 32, base - low + 62 + dy, 3)
  return out
}

/** Bars close together, and two across. */
function lattice(window: Poly, step: number): string {
  const [[x, y], [x1], [, y1]] = window as [[number, number], [number, number], [number, number]]
  let out = shape(window, 4.2)
  const count = Math.max(2, Math.round((x1 - x) / step))
  for (let i = 1; i < count; i++)
    out += line(
      [
        [x + ((x1 - x) * i) / count, y],
        [x + ((x1 - x) * i) / count, y1],
      ],
      3.2,
    )
  return out + level(x, x1 - x, y + (y1 - y) * 0.34, 3.2) + level(x, x1 - x, y + (y1 - y) * 0.68, 3.2)
}

/** Flat roofs with battlements, pointed doors in frames of tiles. */
export const riad: House = (x, w, base, rng) => {
  const top = base - rng.between(360, 520)
  let out = shape(rect(x, top, w, base - top), 6)
  for (let u = x + 4; u < x + w - 16; u += 30) out += shape(archway(u + 11, top + 2, 22, 30, true), 3.8)
  const frieze = rect(x, top + 26, w, 44)
  out +=
    shape(frieze, 4) +
    clipMarks(tangleOver(frieze, 'diamonds', 0, 1.1, rng), [frieze], 3.2, 140) +
    shape(frieze, 4, 'none')
  for (let y = top + 110; y < base - 250; y += 116) {
    out += shape(archway(x + w / 2, y + 84, 66, 96, true), 4) + shape(archway(x + w / 2, y + 84, 44, 74, true), 4)
    out += balcony(x + w / 2 - 34, y + 86, 68, 30)
  }
  const frame = rect(x + w / 2 - 60, base - 196, 120, 196)
  const marks: Mark[] = tangleOver(frame, rng.pick(['petals', 'hexagons', 'diamonds'] as const), 0, 1.2, rng)
  out += shape(frame, 4.4) + clipMarks(marks, [frame], 3.2, 140) + shape(frame, 4.4, 'none')
  return out + shape(archway(x + w / 2, base, 96, 172, true), 4.4) + door(x + w / 2, base, 62, 132, true)
}

/** Boards under a plain steep gable. */
export const boarded: House = (x, w, base, rng, floors = rng.int(1, 2)) => {
  const fh = 118
  const top = base - 150 - floors * fh
  const peak = top - w * 0.72
  const whole: Poly = [
    [x, base],
    [x, top],
    [x + w / 2, peak],
    [x + w, top],
    [x + w, base],
  ]
  const boards: Mark[] = []
  for (let y = peak; y < base; y += 24)
    boards.push({
      poly: [
        [x, y],
        [x + w, y],
      ],
      open: true,
    })
  let out = shape(whole, 6) + clipMarks(boards, [whole], 3)
  out += block(x + w * 0.66, peak + 4, 26, 70, 4)
  out += shape(
    [
      [x - 14, top + 10],
      [x + w / 2, peak - 22],
      [x + w + 14, top + 10],
      [x + w + 14, top - 12],
      [x + w / 2, peak - 46],
      [x - 14, top - 12],
    ],
    5,
  )
  out += framed(x + w / 2 - 24, top - 46, 48, 60)
  for (let k = 0; k < floors; k++)
    for (const u of w > 150 ? [0.27, 0.73] : [0.5])
      out += framed(x + w * u - 25, top + 34 + k * fh, 50, 66) + flowerBox(x + w * u - 25, top + 104 + k * fh, 50, rng)
  out += block(x + w / 2 - 38, base - 122, 76, 122, 4) + door(x + w / 2, base, 44, 92)
  return out
}

const framed = (x: number, y: number, w: number, h: number): string =>
  block(x - 8, y - 8, w + 16, h + 16, 3.8) + pane(x, y, w, h, 0)
