/** Waves as a woodcutter sees them: curling crests with claws of foam, and fans of rings behind them. */
import type { Rng } from '../../ink/random.ts'
import { cutLines, union } from '../kit/clip.ts'
import { arc, curve, ellipse } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { beside, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'

/** A crest that breaks to the right, in units of its own: 340 wide, 230 high, its foot at y = 0. */
const BODY =
  '-60,60! 10,-20 46,-92 78,-160 132,-208 200,-226 268,-204 300,-152! 262,-172 222,-158 208,-118 222,-70 262,-30 330,0 400,60!'
/** The inner edge of the curl, where the foam hangs. */
const LIP = '300,-152 262,-172 222,-158 208,-118 220,-76'
const BACK = '-40,20 10,-20 46,-92 78,-160 132,-208 200,-226 268,-204 296,-158'

export function crest(x: number, y: number, scale: number, toLeft: boolean, rng: Rng): string {
  const at = (poly: Poly): Poly => move(poly, x, y, 0, toLeft ? -scale : scale, scale)
  const body = curve(BODY)
  let out = shape(at(body), 5)
  // Stripes follow the back of the wave, each a little shorter.
  for (const [i, off] of [22, 44, 66, 88, 110].entries()) {
    const stripe = beside(curve(BACK, false, 12), off).slice(4, -8 - i * 10)
    for (const part of cutLines([stripe], [body])) out += line(at(part), 3.4)
  }
  // Foam hangs from the lip in one mass with a scalloped edge, and a smaller one runs along the back.
  const foam = walk(curve(LIP, false, 12), 19, 0).map(({ x: u, y: v, s }) =>
    ellipse(u + 4, v + 8, 17 - s * 0.03, 17 - s * 0.03, 18),
  )
  for (const mass of union(foam)) out += shape(at(mass), 4.4)
  for (const { x: u, y: v } of walk(curve(LIP, false, 12), 34, 14))
    out += line(at(arc(u + 4, v + 8, 8, 0.4, 2.6, 6)), 3.2)
  for (const [u, v, r] of [
    [336, -128, 13],
    [318, -196, 11],
    [356, -170, 9.5],
    [282, -252, 10],
  ] as const) {
    const [[cx, cy]] = at([[u + rng.between(-6, 6), v]]) as [Point]
    out += circle(cx, cy, Math.max(11, r * scale), 3.4)
  }
  return out
}

/** Rows of ringed fans, as on cloth, from a line downward. */
export function ringedSea(area: Poly, R: number): string {
  const marks: Mark[] = []
  for (let row = 0, y = 500; y < 1040 + R; row++, y += R * 0.5)
    for (let x = -R + (row % 2) * R; x < 1024 + 2 * R; x += 2 * R)
      for (const k of [1, 0.66, 0.34])
        marks.push({ poly: [...arc(x, y, R * k, Math.PI, TAU, 18), [x + R * k, y + R], [x - R * k, y + R]], sw: 3.4 })
  return clipMarks(marks, [area], 3.4, 120) + shape(area, 5, 'none')
}

/** Bars of mist with round ends, one over the other. */
export function mist(x: number, y: number, wide: number, rng: Rng): string {
  let out = ''
  for (const [dx, dy, share] of [
    [0.12, 0, 0.7],
    [-0.1, 34, 0.86],
    [0.2, 68, 0.56],
  ] as const) {
    const w = wide * share
    const x0 = x + wide * dx + rng.between(-14, 14)
    out += shape(
      [
        ...arc(x0 + 18, y + dy, 18, Math.PI / 2, Math.PI * 1.5, 10),
        ...arc(x0 + w - 18, y + dy, 18, -Math.PI / 2, Math.PI / 2, 10),
      ],
      4,
    )
  }
  return out
}
