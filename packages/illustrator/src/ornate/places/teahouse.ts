/** A teahouse on posts: a thatched roof, paper doors of which one is open, a veranda with steps. */
import { curve, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'

/** `wide` from eave to eave. */
export function teahouse(x: number, foot: number, wide: number): string {
  const k = wide / 100
  const to = (poly: Poly): Poly => poly.map(([u, v]): Point => [x + u * k, foot + v * k])
  const form = (through: string, sw = 4.8): string => shape(to(curve(through)), sw)
  const block = (u: number, v: number, w: number, h: number, sw = 4.4): string => shape(to(rect(u, v, w, h)), sw)
  let out = ''
  for (const u of [-38, -20, 14, 32]) out += block(u, -12, 5, 12)
  out += block(-34, -52, 68, 40, 5)
  // Paper doors; the one in the middle is pushed open, a pot steams within.
  for (const u of [-33, -17, 9, 21]) out += u === 9 ? '' : screen(to, u, u === 21 ? 12 : 15)
  out += block(-1, -50, 21, 38) + form('4,-16! 5,-22 10,-25 15,-22 16,-16!', 4)
  out += circle(...to([[10, -27]])[0]!, 1.6 * k, 3.6)
  out += block(2, -16, 17, 4, 4)
  // The veranda with its rail, and steps.
  out += block(-46, -14, 92, 5, 5)
  for (const u of [-44, -34, -24, 28, 38, 42]) out += block(u, -23, 2.4, 9, 3.8)
  out += block(-46, -25, 27, 3, 4) + block(26, -25, 20, 3, 4)
  out += block(-6, -8, 28, 4.6) + block(-9, -3.6, 34, 4.6)
  // The roof: thatch over a lower eave.
  out += form('-58,-47! -46,-54 -36,-60! 36,-60! 46,-54 58,-47! 30,-51 0,-52 -30,-51', 5)
  out += form('-44,-58! -30,-70 -20,-86! 20,-86! 30,-70 44,-58! 20,-61 -20,-61', 5.2)
  for (const u of [-0.72, -0.4, -0.1, 0.2, 0.5, 0.78])
    out += line(
      to(
        curve(
          [
            [u * 20, -85],
            [u * 27, -72],
            [u * 36, -62],
          ],
          false,
        ),
      ),
      3.6,
    )
  out += block(-24, -90, 48, 6, 5)
  for (const u of [-16, -4, 8])
    out += form(`${u},-91! ${u + 4},-94! ${u + 8},-91! ${u + 10},-83! ${u + 4},-84 ${u - 2},-83!`, 4)
  return out
}

/** A lattice of thin wood. */
function screen(to: (poly: Poly) => Poly, u: number, w: number): string {
  let out = shape(to(rect(u, -50, w, 38)), 4.2)
  out += line(
    to([
      [u + w / 2, -50],
      [u + w / 2, -18],
    ]),
    3.4,
  )
  for (const v of [-42, -34, -26, -18])
    out += line(
      to([
        [u, v],
        [u + w, v],
      ]),
      3.4,
    )
  return out
}
