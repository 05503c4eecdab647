/** A peacock: the feathers with eyes, the bird from the front with its head turned, the bird from the side with its train. */
import { cutLines, intersect } from '../kit/clip.ts'
import { arc, curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { area, move, type Point, type Poly, walk } from '../kit/points.ts'
import { feather } from './feathers.ts'

export type Eye = 'drops' | 'hearts' | 'rings'

const SW = 5
const closed = (poly: Poly, sw = SW): Mark => ({ poly, sw })
const open = (poly: Poly, sw = 4): Mark => ({ poly, open: true, sw })
const dotAt = (x: number, y: number, r: number): Mark => ({ poly: ellipse(x, y, r, r, 20), fill: '#000', sw: 1 })

/** Only what lies in the area; scraps too small to color are left out. */
function within(marks: readonly Mark[], to: Poly): Mark[] {
  return marks.flatMap((mark): Mark[] =>
    mark.open
      ? cutLines([mark.poly], [to]).map((poly) => ({ ...mark, poly }))
      : intersect([mark.poly], [to])
          .filter((poly) => Math.abs(area(poly)) > 90)
          .map((poly) => ({ ...mark, poly })),
  )
}

const EYES: Readonly<Record<Eye, string>> = {
  drops: '0,-32! 22,4 0,26 -22,4',
  hearts: '0,-14! 16,-28 28,-10 20,12 0,30! -20,12 -28,-10 -16,-28',
  rings: '0,-24 20,0 0,24 -20,0',
}

/** From its root at x, y straight up, turned by `turn`: a vane that widens to a round end with an eye. */
export function eyeFeather(x: number, y: number, turn: number, long: number, wide: number, eye: Eye): Mark[] {
  const placed = (poly: Poly): Poly => move(poly, x, y, turn)
  const r = wide * 0.36
  const middle = -long + wide * 0.5
  const vane = placed(
    curve([
      { x: 0, y: 0, corner: true },
      [-wide * 0.24, middle * 0.42],
      [-wide * 0.49, middle],
      [-wide * 0.33, -long + wide * 0.12],
      [0, -long],
      [wide * 0.33, -long + wide * 0.12],
      [wide * 0.49, middle],
      [wide * 0.24, middle * 0.42],
    ]),
  )
  const out = [closed(vane, 5.2)]
  const shaft = long - wide
  const ribs = wide > 56 ? [0.5, 0.72, 0.94] : wide > 44 ? [0.6, 0.9] : []
  out.push(
    ...within(
      ribs
        .map((share) => -shaft * share)
        .map((v) => open(placed(curve(`${-wide},${v - wide * 0.5} 0,${v} ${wide},${v - wide * 0.5}`, false)))),
      vane,
    ),
  )
  out.push(closed(placed(ellipse(0, middle, r, r * 1.12, 36)), 4.4))
  // A small eye is one ring: more would be a blot.
  if (wide > 50) out.push(closed(placed(move(curve(EYES[eye]), 0, middle, 0, r / 46)), 4))
  return out
}

/** Closed scales over a shape, the upper over the lower. */
export function scales(body: Poly, size: number, from: number, to: number, middle: number): Mark[] {
  const out: Mark[] = []
  for (let y = to, row = 0; y > from; y -= size * 0.95, row++)
    for (let k = -5; k <= 5; k++) {
      const x = middle + (k + (row % 2) / 2) * size * 2
      out.push(closed([...arc(x, y, size, 0, Math.PI, 14), [x - size, y - size * 2], [x + size, y - size * 2]], 4))
    }
  return within(out, body)
}

/** Its head from the side, it looks left: the crown at about 0, -36, the throat at 0, 34. */
export function peacockHead(): Mark[] {
  const out: Mark[] = []
  for (const turn of [-0.62, -0.2, 0.22, 0.64]) {
    const stalk: Poly = [
      [0, -26],
      [0, -76],
    ]
    out.push(open(move(stalk, 8, -12, turn), 4.4), closed(ellipse(...move([[0, -86]], 8, -12, turn)[0]!, 12), 4.2))
  }
  return [
    ...out,
    closed(curve('-30,-20! -64,-6 -92,24! -60,20 -24,22!'), 4.4),
    closed(curve('-36,-6 -30,-30 0,-42 30,-30 42,0 38,34 0,40 -28,26')),
    // Bare skin above and below the eye, as a mask.
    closed(curve('-28,-6! -4,-24 24,-6! 6,12 -14,12'), 4),
    closed(ellipse(-2, -6, 9.5), 3.6),
    dotAt(-2, -6, 5),
  ]
}

/** Breast and neck from the front, the neck bent as a swan's; the head is at 0, -436. */
export const BREAST =
  '0,0! -52,-20 -92,-92 -104,-172 -84,-244 -42,-298 -12,-344 -10,-386 -30,-416 -34,-444 -4,-466 28,-456 44,-420 42,-372 34,-326 50,-276 84,-216 102,-152 90,-88 52,-20'

/** From the front, standing on 0, 0, with its head turned to the left: about 480 tall. */
export function peacockFrom(): Mark[] {
  const body = curve(BREAST)
  return [
    closed(body, 7),
    ...scales(body, 25, -400, 30, 0),
    { ...closed(body, 7), fill: 'none' },
    ...peacockHead().map((mark) => ({ ...mark, poly: move(mark.poly, 0, -436, 0, 1.15) })),
  ]
}

/** From the side, it looks left: its feet at about 0, 140, the head at -80, -200. The train falls along `spine`. */
export function peacockBeside(spine: string, eye: Eye, wide: number): Mark[] {
  const out: Mark[] = []
  const line = curve(spine, false, 16)
  const steps = walk(line, wide * 0.84, 0)
  for (const [i, { x, y, a }] of [...steps.entries()].reverse()) {
    const t = i / Math.max(1, steps.length - 1)
    const size = wide * (0.72 + 0.28 * t)
    for (const k of i === 0 ? [-1, 1] : [-1, 1, 0]) {
      const off = k * size * (0.16 + 0.5 * t)
      const turn = a + Math.PI / 2 + k * (0.2 + 0.22 * t)
      const root: Point = [x - off * Math.sin(a), y + off * Math.cos(a)]
      out.push(...eyeFeather(...root, turn, size * (k ? 1.7 : 1.85), size, eye))
    }
  }
  const body = curve(
    '112,38 60,80 0,92 -58,64 -92,8 -90,-56 -76,-116 -84,-166 -52,-190 -34,-156 -30,-100 -18,-50 24,-20 76,-6',
  )
  for (const x of [-22, 22])
    out.push(
      closed(curve(`${x - 7},80! ${x + 7},80! ${x + 6},138! ${x - 6},138!`), 4.2),
      closed(curve(`${x - 34},146 ${x - 10},128 ${x + 10},128 ${x + 26},146 ${x},150`), 4.2),
    )
  out.push(closed(body, 6), ...scales(body, 19, -150, 100, -60), { ...closed(body, 6), fill: 'none' })
  for (const [i, long] of [160, 150, 136].entries())
    out.push(closed(feather(-30 + i * 6, 34 - i * 24, long, 44, 0.14 - i * 0.06, 0.06), 4.4))
  for (const [i, long] of [92, 92, 84].entries())
    out.push(closed(feather(-42 + i * 8, 26 - i * 24, long, 40, 0.14 - i * 0.06, 0.06), 4.4))
  return [...out, ...peacockHead().map((mark) => ({ ...mark, poly: move(mark.poly, -76, -192, 0, 0.95) }))]
}
