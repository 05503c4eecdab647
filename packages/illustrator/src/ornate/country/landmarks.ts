/** What one sees from afar: a church, a ruin, a windmill, a barn. `x` is the middle, `y` the foot, `w` the whole width. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

export type House = (x: number, y: number, w: number, rng: Rng) => string

export const quad = (a: Point, b: Point, c: Point, d: Point): Poly => [a, b, c, d]

/** A door or a window, round above. */
export const arched = (x: number, y: number, w: number, h: number): Poly => [
  [x - w / 2, y],
  [x - w / 2, y - h + w / 2],
  ...arc(x, y - h + w / 2, w / 2, Math.PI, Math.PI * 2, 10),
  [x + w / 2, y - h + w / 2],
  [x + w / 2, y],
]

/** A nave and a tower with its spire. */
export const church: House = (x, y, w) => {
  const h = w * 0.36
  let out =
    shape(rect(x - w * 0.1, y - h, w * 0.6, h), 4.6) +
    shape(
      quad([x - w * 0.1, y - h * 1.9], [x + w * 0.46, y - h * 1.9], [x + w * 0.54, y - h], [x - w * 0.1, y - h]),
      4.6,
    )
  for (const u of [0.12, 0.28, 0.42])
    out += shape(arched(x + u * w, y - h * 0.2, Math.max(15, w * 0.075), h * 0.6), 3.6)
  out += shape(rect(x - w * 0.46, y - w * 0.86, w * 0.36, w * 0.86), 4.8)
  out += shape(
    [
      [x - w * 0.5, y - w * 0.86],
      [x - w * 0.28, y - w * 1.5],
      [x - w * 0.06, y - w * 0.86],
    ],
    4.8,
  )
  out +=
    line(
      [
        [x - w * 0.28, y - w * 1.5],
        [x - w * 0.28, y - w * 1.62],
      ],
      5,
    ) +
    line(
      [
        [x - w * 0.33, y - w * 1.57],
        [x - w * 0.23, y - w * 1.57],
      ],
      5,
    )
  out +=
    shape(arched(x - w * 0.28, y, w * 0.17, w * 0.3), 4) +
    shape(arched(x - w * 0.28, y - w * 0.62, w * 0.13, w * 0.17), 3.8) +
    circle(x - w * 0.28, y - w * 0.46, w * 0.07, 3.8)
  return out
}

/** What is left of a castle or an abbey. */
export const ruin: House = (x, y, w) => {
  const to = (text: string): Poly => move(curve(text), x, y, 0, w / 100)
  let out = shape(
    to('-50,0! -50,-58! -44,-58! -44,-64! -38,-64! -38,-58! -34,-58! -34,-72! -28,-70! -22,-78! -18,-62! -18,0!'),
    5,
  )
  out += shape(to('-18,0! -18,-30! -8,-34! -2,-28! 8,-32! 14,-24! 24,-28! 24,0!'), 5)
  out += shape(to('24,0! 24,-44! 30,-48! 36,-40! 42,-46! 50,-38! 50,0!'), 5)
  for (const [u, v, s, t] of [
    [-34, -30, 9, 16],
    [37, -16, 8, 14],
  ] as const)
    out += shape(arched(x + (u * w) / 100, y + (v * w) / 100, (s * w) / 100, (t * w) / 100), 4)
  out += shape(arched(x + 0.02 * w, y, w * 0.17, w * 0.2), 4.4)
  if (w > 160)
    for (const [u, v] of [
      [-46, -10],
      [-28, -8],
      [-44, -46],
      [-26, -52],
      [28, -34],
      [40, -6],
      [-14, -22],
      [15, -14],
    ] as const)
      out += shape(rect(x + (u * w) / 100, y + (v * w) / 100, w * 0.09, w * 0.045), 3.2)
  return out
}

export const windmill: House = (x, y, w) => {
  const to = (text: string): Poly => move(curve(text), x, y, 0, w / 100)
  let out = shape(to('-28,0! -18,-84! 18,-84! 28,0!'), 5) + shape(to('-21,-84! -18,-100 0,-108 18,-100 21,-84!'), 5)
  out += shape(arched(x, y, w * 0.16, w * 0.26), 4) + shape(rect(x - w * 0.06, y - w * 0.56, w * 0.12, w * 0.13), 3.8)
  for (let i = 0; i < 4; i++) {
    const a = 0.5 + (i * Math.PI) / 2
    out += shape(
      move(
        [
          [8, -4],
          [62, -4],
          [62, 14],
          [14, 14],
        ],
        x,
        y - w * 0.9,
        a,
        w / 100,
      ),
      4.2,
    )
    for (const u of [26, 44])
      out += line(
        move(
          [
            [u, -4],
            [u, 14],
          ],
          x,
          y - w * 0.9,
          a,
          w / 100,
        ),
        3,
      )
    out += line(
      move(
        [
          [8, 5],
          [62, 5],
        ],
        x,
        y - w * 0.9,
        a,
        w / 100,
      ),
      3,
    )
  }
  return out + circle(x, y - w * 0.9, Math.max(9, w * 0.05), 4)
}

export const barn: House = (x, y, w) => {
  const to = (text: string): Poly => move(curve(text), x, y, 0, w / 100)
  const front = to('-50,0! -50,-36! -40,-58! -18,-70! 4,-58! 14,-36! 14,0!')
  let out =
    shape(to('14,0! 14,-36! 50,-36! 50,0!'), 4.6) + shape(to('-18,-72! 26,-72! 44,-60! 54,-36! 14,-36! 4,-60!'), 4.8)
  const marks: Mark[] = []
  for (let u = -44; u < 52; u += 9) marks.push({ poly: to(`${u},0! ${u},-80!`), open: true })
  out += clipMarks(marks, [to('14,0! 14,-36! 50,-36! 50,0!')], 3.2)
  out +=
    shape(front, 5) +
    shape(to('-54,-34! -43,-60! -18,-75! 7,-60! 18,-34! 13,-34! 3,-56! -18,-67! -39,-56! -49,-34!'), 4.2)
  out +=
    shape(to('-36,0! -36,-30! 0,-30! 0,0!'), 4.2) +
    line(to('-36,-30! 0,0!').slice(0, 11), 3.6) +
    line(to('-18,0! -18,-30!').slice(0, 11), 3.6)
  for (const text of ['-36,-30! -18,0!', '-18,-30! -36,0!', '-18,-30! 0,0!', '0,-30! -18,0!'])
    out += line(to(text).slice(0, 11), 3.4)
  return out + shape(to('-24,-40! -24,-54! -12,-54! -12,-40!'), 3.8)
}
