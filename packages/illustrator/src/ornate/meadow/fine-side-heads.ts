/** Heads of wildflowers from the side: cones, brushes, bowls and buds. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'

/** `lean` is how far it is turned from upright. */
export type FineHead = (x: number, y: number, r: number, lean: number, rng: Rng) => string

export const outlineOf = (r: number): number => (r > 80 ? 4 : 3.5)

/** From the side: a cone of scales, petals that hang. */
export const coneflower: FineHead = (x, y, r, lean) => {
  const at = (poly: Poly): Poly => move(poly, x, y, lean, r)
  const petal = (a: number, long: number): string =>
    shape(at(leaf(Math.cos(a) * 0.1, 0.02, long, 0.3, a, 0.62)), outlineOf(r)) +
    (r > 70
      ? line(
          at(
            move(
              [
                [0.4, 0],
                [long * 0.84, 0],
              ],
              Math.cos(a) * 0.1,
              0.02,
              a,
            ),
          ),
          2.9,
        )
      : '')
  let out = ''
  for (const k of [-1.45, 1.45, -1.02, 1.02, -0.6, 0.6, -0.2, 0.2])
    out += petal(Math.PI / 2 + k, 1.02 - Math.abs(k) * 0.06)
  out += shape(
    at(curve('-.5,.06! -.52,-.2 -.34,-.5 0,-.6 .34,-.5 .52,-.2 .5,.06! .26,.2 0,.24 -.26,.2', true, 6)),
    outlineOf(r),
  )
  const rows = r > 80 ? [-0.4, -0.2, 0, 0.14] : [-0.3, -0.04]
  for (const [i, v] of rows.entries()) {
    const half = 0.5 * Math.sqrt(Math.max(0.1, 1 - ((v + 0.02) / 0.62) ** 2)) - 0.06
    const n = Math.max(2, Math.round((half * 2 * r) / 21))
    for (let k = 0; k < n; k++) {
      const u = -half + ((k + (i % 2 ? 0.25 : 0.5)) / n) * 2 * half
      out += line(
        at([
          [u - 0.03, v + 0.05],
          [u, v - 0.07],
          [u + 0.03, v + 0.05],
        ]),
        2.8,
      )
    }
  }
  return out
}

/** From the side: a brush of florets out of a scaled cup. */
export const knapweed: FineHead = (x, y, r, lean) => {
  const at = (poly: Poly): Poly => move(poly, x, y, lean, r)
  let out = ''
  const fan = r > 60 ? [-1.2, 1.2, -0.92, 0.92, -0.62, 0.62, -0.32, 0.32, 0] : [-1, 1, -0.5, 0.5, 0]
  for (const k of fan) {
    const turn = -Math.PI / 2 + k
    const floret: Poly = [
      [0.3, -0.05],
      [0.78, -0.12],
      [1.06, -0.2],
      [0.98, -0.05],
      [1.14, 0],
      [0.98, 0.05],
      [1.06, 0.2],
      [0.78, 0.12],
      [0.3, 0.05],
    ]
    out += shape(at(move(floret, 0, 0.24, turn)), 3.4)
  }
  for (const k of [-0.5, 0.5, -0.2, 0.2]) out += shape(at(leaf(0, 0.24, 0.74, 0.16, -Math.PI / 2 + k, 0.8)), 3.3)
  out += shape(at(curve('-.3,.04! -.46,.34 -.36,.7 0,.84 .36,.7 .46,.34 .3,.04! 0,.12', true, 6)), outlineOf(r))
  if (r < 46) return out
  for (const [v, half, n] of [
    [0.26, 0.36, 3],
    [0.46, 0.36, 4],
    [0.64, 0.24, 3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = -half + (i / (n - 1)) * 2 * half
      const w = (half / n) * 0.98
      out += line(
        at(
          curve(
            [
              [u * 0.9 - w, v - 0.06],
              [u * 0.94, v + 0.1],
              [u * 0.9 + w, v - 0.06],
            ],
            false,
            5,
          ),
        ),
        2.9,
      )
    }
  return out
}

/** A poppy from the side: a bowl of crumpled petals. */
export const bowl: FineHead = (x, y, r, lean) => {
  const at = (poly: Poly): Poly => move(poly, x, y, lean, r)
  const folds = (text: string): string =>
    r > 54
      ? text
          .split('/')
          .map((one) => line(at(curve(one, false, 5)), 2.9))
          .join('')
      : ''
  return (
    shape(at(curve('-.5,-.1! -.62,-.6 -.3,-.86 -.06,-.76 .16,-.9 .44,-.78 .62,-.5 .5,-.1!', true, 6)), outlineOf(r)) +
    folds('-.2,-.4 -.24,-.6 -.2,-.72/.1,-.42 .12,-.6 .14,-.76') +
    shape(at(curve('0,.8! -.4,.72 -.82,.34 -.98,-.2 -.86,-.5 -.6,-.36 -.4,-.5 -.1,-.2 .1,.3', true, 6)), outlineOf(r)) +
    folds('-.2,.56 -.56,.2 -.76,-.2/-.12,.48 -.36,.1 -.5,-.26') +
    shape(
      at(curve('0,.8! .44,.72 .84,.36 .98,-.16 .9,-.44 .66,-.3 .46,-.46 .2,-.26 -.06,-.34 -.22,-.04 -.14,.4', true, 6)),
      outlineOf(r),
    ) +
    folds('.1,.6 .5,.3 .74,-.08/.06,.5 .3,.16 .42,-.24/-.02,.48 .04,.1 .04,-.18') +
    shape(at(ellipse(0, 0.82, 0.15, 0.09, 20)), 3.2)
  )
}

/** A globe of narrow petals, row over row. */
export const clover: FineHead = (x, y, r, lean) => {
  const at = (poly: Poly): Poly => move(poly, x, y, lean, r)
  let out = ''
  for (const [v, half, n, long] of [
    [0.1, 0.62, 6, 0.94],
    [0.3, 0.6, 5, 0.74],
    [0.5, 0.44, 4, 0.6],
  ] as const)
    for (let i = 0; i < n; i++) {
      const k = (i / (n - 1)) * 2 - 1
      out += shape(at(leaf(k * half * 0.6, v, long, 0.34, -Math.PI / 2 + k * 1.15, 0.66)), 3.4)
    }
  return out + shape(at(curve('-.3,.46! 0,.4 .3,.46! .16,.7 0,.8 -.16,.7', true, 5)), 3.4)
}

/** A nodding bud, half open at its tip. */
export const bud: FineHead = (x, y, r, lean) => {
  const at = (poly: Poly): Poly => move(poly, x, y, lean, r)
  if (r < 40)
    return (
      shape(at(curve('0,-1! -.36,-.5 -.5,.2 -.3,.7 0,.8 .3,.7 .5,.2 .36,-.5', true, 5)), 3.5) +
      line(at(curve('0,-.4 .06,.1 0,.5', false, 5)), 2.9)
    )
  return (
    shape(at(curve('0,-1! -.3,-.8 -.34,-.4 0,-.3 .34,-.4 .3,-.8', true, 5)), 3.4) +
    shape(at(curve('-.34,-.62! -.54,0 -.4,.6 0,.8 .4,.6 .54,0 .34,-.62! 0,-.4', true, 5)), 3.6) +
    line(at(curve('0,-.36 .05,.1 0,.6', false, 5)), 2.9)
  )
}
