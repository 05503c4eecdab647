/** Boats from the side, and what lies on a quay; each stands on the line of the water or the stones. */
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'

type Drawn = (x: number, foot: number, w: number, side: 1 | -1) => string

const pens = (x: number, foot: number, w: number, side: number) => {
  const k = w / 100
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, side * k, k)
  return {
    k,
    to,
    form: (text: string, sw = 4.6): string => shape(to(curve(text)), sw),
    stroke: (text: string, sw = 3.8): string => line(to(curve(text, false)), sw),
  }
}

/** A hull with two planks and a row of portholes. */
const HULL = '-50,-16! -20,-13 20,-13 52,-20! 44,-4 34,6 -34,6 -46,-4'

const sailboat: Drawn = (x, foot, w, side) => {
  const { form, stroke } = pens(x, foot, w, side)
  return (
    stroke('0,-14 0,-108', 7) +
    form('4,-104! 30,-70 42,-22! 4,-22!') +
    stroke('4,-76 25,-74') +
    stroke('4,-50 36,-47') +
    form('-4,-96! -22,-64 -38,-22! -4,-22!') +
    stroke('-4,-58 -25,-56') +
    form('0,-108! 16,-103! 0,-98!', 4) +
    form(HULL) +
    stroke('-48,-9 0,-6 48,-11')
  )
}

/** A cabin, a boom with a net, rings along the rail. */
const trawler: Drawn = (x, foot, w, side) => {
  const { k, to, form, stroke } = pens(x, foot, w, side)
  const net = to(curve('-12,-58! -40,-22! -12,-18!'))
  const marks: Mark[] = []
  for (let i = -6; i < 8; i++)
    for (const s of [-1, 1])
      marks.push({
        poly: to([
          [-50 + i * 8, -70],
          [-50 + i * 8 + s * 60, -10],
        ]),
        open: true,
      })
  let out = stroke('-10,-18 -10,-92', 7) + shape(net, 4) + (k > 2.4 ? clipMarks(marks, [net], 3.4) : '')
  out += stroke('-10,-86 -44,-24', 5) + stroke('-10,-86 46,-22', 3.8)
  out +=
    form('6,-18! 6,-52! 34,-52! 34,-19!') +
    form('2,-52! 4,-59! 37,-59! 38,-52!') +
    form('11,-46! 11,-33! 19,-33! 19,-46!', 4) +
    form('23,-46! 23,-33! 30,-33! 30,-46!', 4)
  out += form('16,-59! 17,-76! 25,-76! 26,-59!', 4.2) + form('-52,-18! -20,-14 20,-14 56,-24! 46,-2 38,8 -38,8 -48,-2')
  out += stroke('-50,-9 0,-6 51,-13')
  for (const u of [-30, -10, 10, 30]) out += circle(...to([[u, 1]])[0]!, Math.max(10, 3.6 * k), 3.8)
  return out
}

const rowboat: Drawn = (x, foot, w, side) => {
  const { form, stroke } = pens(x, foot, w, side)
  return (
    form('-50,-26! 0,-20 50,-28! 40,0 30,6 -30,6 -42,0', 4.8) +
    form('-46,-26! 0,-21 46,-28! 30,-19 0,-15 -30,-18', 4.2) +
    stroke('-45,-14 0,-9 44,-15') +
    stroke('-41,-4 0,0 40,-5') +
    form('-6,-22! 18,-37! 21,-33! -2,-18!', 4) +
    form('16,-40! 30,-49! 35,-41! 21,-31!', 4)
  )
}

/** By the words that name them. */
export const BOATS: Readonly<Record<string, Drawn>> = { sailboat, 'fishing boat': trawler, rowboat }

export const crate = (x: number, foot: number): string => {
  let out = ''
  for (const u of [-24, 2, 27]) out += shape(leaf(x + u, foot - 48, 40, 20, -Math.PI / 2 + u * 0.012, 0.4), 3.6)
  out += shape(rect(x - 50, foot - 58, 100, 58), 4.4)
  for (const v of [20, 39])
    out += line(
      [
        [x - 50, foot - v],
        [x + 50, foot - v],
      ],
      3.5,
    )
  return out
}
export const barrel = (x: number, foot: number): string =>
  shape(
    curve(
      `${x - 28},${foot}! ${x - 38},${foot - 42} ${x - 28},${foot - 84}! ${x + 28},${foot - 84}! ${x + 38},${foot - 42} ${x + 28},${foot}!`,
    ),
    4.4,
  ) +
  [22, 62]
    .map((v) =>
      line(
        [
          [x - 34, foot - v],
          [x + 34, foot - v],
        ],
        3.6,
      ),
    )
    .join('') +
  line(
    [
      [x, foot - 62],
      [x, foot - 22],
    ],
    3.5,
  )
export const ropes = (x: number, foot: number): string =>
  [0, 18, 36].map((v) => shape(ellipse(x, foot - 14 - v, 46 - v * 0.4, 16), 4)).join('') +
  shape(ellipse(x, foot - 52, 17, 8), 3.6)

/** Wings up, seen from the side. */
export const gull = (x: number, y: number, size: number, side: 1 | -1): string => {
  const to = (text: string): Poly => move(curve(text), x, y, 0, (side * size) / 100, size / 100)
  return (
    shape(to('-6,-4! -40,-46 -74,-50! -56,-26 -30,-2 4,6!'), 4) +
    shape(to('-34,8! -58,14! -40,18 -10,20 22,10 36,0! 26,-8 10,-6 -10,0'), 4.2) +
    shape(to('-2,0! 8,-40 40,-66! 38,-36 26,-10 12,4!'), 4) +
    shape(to('34,-3! 52,2! 34,5!'), 3.6)
  )
}

/** Round stones with a lamp house: a lighthouse on its rock. */
export function beacon(x: number, foot: number, high: number): string {
  const k = high / 100
  const to = (text: string): Poly => move(curve(text), x, foot, 0, k)
  let out = shape(to('-24,0! -20,-6 20,-6 24,0!'), 4.8) + shape(to('-17,-6! -11,-70! 11,-70! 17,-6!'), 5)
  for (const [v, half] of [
    [-22, 15.4],
    [-38, 14],
    [-54, 12.4],
  ] as const)
    out += line(to(`${-half},${v} ${half},${v}`).slice(0, 11), 3.8)
  out +=
    shape(
      [
        ...arc(x, foot - 12 * k, 4.4 * k, Math.PI, Math.PI * 2, 12),
        [x + 4.4 * k, foot - 6 * k],
        [x - 4.4 * k, foot - 6 * k],
      ],
      4,
    ) + shape(rect(x - 4 * k, foot - 49 * k, 8 * k, 7 * k), 4)
  out += shape(to('-16,-70! -16,-75! 16,-75! 16,-70!'), 4.4) + shape(to('-9,-75! -9,-88! 9,-88! 9,-75!'), 4.4)
  for (const u of [-3, 3])
    out += line(
      [
        [x + u * k, foot - 75 * k],
        [x + u * k, foot - 88 * k],
      ],
      3.5,
    )
  return out + shape(to('-12,-88! 0,-98! 12,-88!'), 4.4) + circle(x, foot - 100 * k, Math.max(9.6, 2.4 * k), 3.8)
}
