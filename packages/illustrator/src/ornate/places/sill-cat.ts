/** A cat for the rooms of grown-ups: asleep in a ring, or from behind as it looks out, in stripes. */
import { union } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Poly } from '../kit/points.ts'

type Cat = (x: number, foot: number, high: number, side: 1 | -1) => string

const pens = (x: number, foot: number, high: number, side: number) => {
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, (side * high) / 100, high / 100)
  return {
    to,
    form: (through: string, sw = 4.6): string => shape(to(curve(through)), sw),
    stroke: (through: string, sw = 3.6): string => line(to(curve(through, false)), sw),
  }
}
const open = (poly: Poly): Mark => ({ poly, open: true })

/** Its back to us; the tail hangs over the edge. */
export const catFromBehind: Cat = (x, foot, high, side) => {
  const { to, form, stroke } = pens(x, foot, high, side)
  const back = to(curve('-28,0! -36,-10 -36,-28 -27,-48 -15,-62! 15,-62! 27,-48 36,-28 36,-10 28,0!'))
  const stripes: Mark[] = []
  for (const [v, wide] of [
    [-46, 11],
    [-33, 15],
    [-20, 17],
  ] as const)
    for (const s of [-1, 1])
      stripes.push(
        open(
          to(
            curve(
              [
                [s * 46, v - 6],
                [s * (38 - wide), v + 3],
              ],
              false,
            ),
          ),
        ),
      )
  const tail = union([to(band(curve('14,-4 30,8 36,22 30,36 20,40', false), 10)), to(ellipse(20, 40, 5, 5, 16))])
  let out = shape(tail, 4.4)
  for (const mark of ['28,14 42,12', '30,26 40,32', '24,32 30,44'])
    out += clipMarks([open(to(curve(mark, false)))], tail, 4.4)
  out += shape(back, 4.8) + clipMarks(stripes, [back], 5.4) + stroke('0,-56 0,-22', 3.8)
  // Haunches.
  out += stroke('-30,-4 -19,-20 -10,-16 -8,0') + stroke('30,-4 19,-20 10,-16 8,0')
  for (const s of [-1, 1]) out += form(`${s * 5},-90 ${s * 10},-102 ${s * 17},-106! ${s * 21},-94 ${s * 20},-80`)
  out += shape(to(ellipse(0, -77, 23, 18.5)), 4.8)
  out += stroke('0,-95 0,-84', 4.4) + stroke('-8,-93 -6,-84', 4.4) + stroke('8,-93 6,-84', 4.4)
  return out + form('-16,-62 0,-58 16,-62 16,-57 0,-53 -16,-57', 4)
}

/** In a ring, its nose on its tail. */
export const sleepingCat: Cat = (x, foot, high, side) => {
  const { to, form, stroke } = pens(x, foot, high, side)
  const body = to(curve('-62,-2! -72,-26 -58,-62 -18,-84 28,-82 64,-58 76,-26 66,-2!'))
  const stripes = [
    '-34,-90 -24,-66 -28,-52',
    '-4,-96 2,-70 -2,-54',
    '26,-94 28,-68 22,-54',
    '54,-80 50,-56 42,-44',
    '82,-48 66,-38 56,-32',
  ].map((through) => open(to(curve(through, false))))
  let out = shape(body, 4.8) + clipMarks(stripes, [body], 5)
  out += stroke('62,-6 66,-30 44,-44 24,-34 16,-14', 3.8)
  out += shape(to(band(curve('66,-8 40,-2 6,-2 -22,-6 -40,-12', false), 15)), 4.4)
  for (const u of [22, 0]) out += stroke(`${u},-9 ${u - 4},4`, 3.6)
  for (const [a, b] of [
    [-74, -52],
    [-48, -62],
  ] as const)
    out += form(`${a},${b + 22} ${a + 2},${b - 4}! ${a + 20},${b + 10}`, 4.4)
  out += shape(to(ellipse(-52, -24, 28, 23)), 4.8)
  out += stroke('-70,-26 -64,-21 -58,-25', 3.8) + stroke('-46,-25 -40,-20 -34,-24', 3.8)
  out +=
    form('-55,-17 -49,-17 -52,-12', 3.4) + stroke('-52,-12 -56,-8 -60,-9', 3.2) + stroke('-52,-12 -48,-8 -44,-9', 3.2)
  return out + stroke('-52,-46 -52,-38', 4) + stroke('-60,-44 -58,-37', 4) + stroke('-44,-44 -46,-37', 4)
}
