/** A rose window: lights around an eye, their heads touching their neighbors, foils in every space that is left. */
import type { Rng } from '../../ink/random.ts'
import { grow, subtract } from '../kit/clip.ts'
import { curve, ellipse, foil, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, shape } from '../kit/marks.ts'
import { area, largest, type Point, type Poly, TAU } from '../kit/points.ts'
import { lead } from './pieces.ts'
export function roseWindow(rng: Rng): string {
  const n = rng.pick([10, 12, 14, 16])
  const [petals, cornerFoils, beads, eye] = [
    rng.pick([5, 6, 8]),
    rng.pick([3, 4, 5]),
    rng.pick([3, 4, 6]),
    rng.pick([104, 118, 136]),
  ]
  const isLeaded = rng.chance(0.5)
  let out = ''
  out += shape(rect(22, 22, 980, 980), 6)
  // corners: trefoils between circle and square
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const a = Math.atan2(sy, sx)
    const c = at(478 + 96, a)
    out +=
      circle(c[0], c[1], 84, 6) + open(foil(c[0], c[1], 74, cornerFoils, a + Math.PI), () => circle(c[0], c[1], 15, 4))
    for (const k of [-1, 1]) {
      const q = at(478 + 34, a + k * 0.3)
      out += circle(q[0], q[1], 24, 5) + circle(q[0], q[1], 11, 4)
    }
  }
  out += circle(X, Y, 478, 8) + circle(X, Y, 456, 5)
  // voussoir beads between two rings
  const m = n * beads
  for (let i = 0; i < m; i++) out += line([at(456, (i / m) * TAU), at(424, (i / m) * TAU)], 4)
  out += circle(X, Y, 424, 6)
  const R0 = petals > 6 ? 136 : eye
  out += rng.chance(0.45) ? petalLights(rng, R0) : circleLights(rng, n, R0, isLeaded)
  // eye
  out += circle(X, Y, R0, 7) + circle(X, Y, R0 - 14, 4.5) + open(foil(X, Y, R0 - 22, petals, -Math.PI / 2))
  for (let i = 0; i < petals; i++) {
    const a = -Math.PI / 2 + (i / petals) * TAU
    const p = at(R0 * 0.52, a)
    out += circle(p[0], p[1], 13, 4)
  }
  out += circle(X, Y, 32, 5) + shape(foil(X, Y, 24, petals > 6 ? 4 : petals), 3.6)
  return page(out, false)
}

const [X, Y] = [512, 512]
const at = (q: number, a: number): Point => [X + q * Math.cos(a), Y + q * Math.sin(a)]
/** An opening in the stone, and what is within it. */
const open = (p: Poly, fillIn: (c: Poly) => string = () => ''): string => {
  const g = largest(grow([p], -9))
  return shape(p, 6) + (g ? shape(g, 4) + fillIn(g) : '')
}
const RING = 416

/** Pointed petals from the eye to the ring, round lights between their tips. */
function petalLights(rng: Rng, R0: number): string {
  const n = rng.pick([10, 12, 14])
  const foils = rng.pick([3, 4, 5, 6])
  const isCrossed = rng.chance(0.5)
  let out = ''
  let between = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU - Math.PI / 2
    const along = (u: number, v: number): Point => [
      X + u * Math.cos(a) - v * Math.sin(a),
      Y + u * Math.sin(a) + v * Math.cos(a),
    ]
    const half = (u: number, share: number): number => (u * Math.tan(Math.PI / n) - 5) * share
    const middle = R0 + (RING - R0) * 0.52
    const petal = curve([
      { x: along(R0 + 8, -half(R0 + 8, 0.9))[0], y: along(R0 + 8, -half(R0 + 8, 0.9))[1], corner: true },
      along(middle - 60, -half(middle - 60, 0.97)),
      along(middle + 10, -half(middle + 10, 0.9)),
      along(middle + 90, -half(middle + 90, 0.52)),
      { x: along(RING - 8, 0)[0], y: along(RING - 8, 0)[1], corner: true },
      along(middle + 90, half(middle + 90, 0.52)),
      along(middle + 10, half(middle + 10, 0.9)),
      along(middle - 60, half(middle - 60, 0.97)),
      { x: along(R0 + 8, half(R0 + 8, 0.9))[0], y: along(R0 + 8, half(R0 + 8, 0.9))[1], corner: true },
    ])
    out += open(petal, (g) => {
      const marks: Mark[] = [lead([along(R0, 0), along(RING, 0)], 4)]
      for (let u = R0 + 46; u < middle - 20; u += 50)
        marks.push(
          lead(isCrossed ? [along(u + 24, -90), along(u, 0), along(u + 24, 90)] : [along(u, -90), along(u, 90)], 4),
        )
      const r = Math.max(16, half(middle, 0.5))
      marks.push({ poly: ellipse(...along(middle + 16, 0), r), sw: 4.4 })
      if (r > 30) marks.push({ poly: foil(...along(middle + 16, 0), r - 8, 4, a), sw: 3.8 })
      return clipMarks(marks, [g], 4, 60)
    })
    // Between two tips, as large as they let it be.
    const b = a + Math.PI / n
    const r = Math.min(72, RING * Math.sin(Math.PI / n) * 0.47)
    const c = at(RING - r - 4, b)
    between += circle(c[0], c[1], r, 5.5)
    between +=
      r > 44 ? open(foil(c[0], c[1], r - 9, foils, b), () => circle(c[0], c[1], 12, 4)) : circle(c[0], c[1], r * 0.5, 4)
  }
  return out + between
}

/** Round lights that touch each other and the ring, and lancets below them. */
function circleLights(rng: Rng, n: number, R0: number, isLeaded: boolean): string {
  let out = ''
  // outer circles tangent to each other and to the ring
  const s = Math.sin(Math.PI / n)
  const ro = RING
  const q = (ro * s) / (1 + s)
  const c1 = ro - q
  const foils = rng.pick([4, 5, 6])
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU - Math.PI / 2 + Math.PI / n
    const c = at(c1, a)
    out +=
      circle(c[0], c[1], q - 3, 6) +
      open(foil(c[0], c[1], q - 13, foils, a), (g) => {
        const marks = Array.from({ length: foils }, (_, k) => {
          const e = a + ((k + 0.5) / foils) * TAU
          return lead([c, [c[0] + q * Math.cos(e), c[1] + q * Math.sin(e)]], 4)
        })
        return clipMarks(marks, [g], 4) + circle(c[0], c[1], Math.max(12, q * 0.17), 4.5)
      })
    // the curved triangle between two circles and the ring
    const b = a + Math.PI / n
    const e = at(ro - 19, b)
    out += circle(e[0], e[1], 13, 4.5)
  }
  // lights: from the eye to between the circles, with a pointed head that touches the circles
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU - Math.PI / 2
    const along = (u: number, v: number): Point => [
      X + u * Math.cos(a) - v * Math.sin(a),
      Y + u * Math.sin(a) + v * Math.cos(a),
    ]
    const w0 = R0 * Math.sin(Math.PI / n) - 5
    const top = c1 * Math.cos(Math.PI / n) - 3
    const w2 = top * Math.tan(Math.PI / n) - 5
    const sp = c1 - q - 10
    const w1 = sp * Math.tan(Math.PI / n) - 8
    const near = [-1, 1].map((k) => ellipse(...at(c1, a + (k * Math.PI) / n), q - 3, q - 3, 80))
    const p = subtract([[along(R0 + 8, -w0), along(top, -w2), along(top, w2), along(R0 + 8, w0)]], near).sort(
      (u, v) => Math.abs(area(v)) - Math.abs(area(u)),
    )[0]!
    out += open(p, (g) => {
      let t = ''
      const marks: Mark[] = []
      const style = isLeaded ? i % 2 : 0
      marks.push(lead(curve([along(R0, 0), along(sp, 0)], false), 4))
      for (let u = R0 + 44; u < sp - 20; u += 52) {
        const ww = 60
        if (style) marks.push(lead([along(u, -ww), along(u + 26, 0), along(u, ww)], 4))
        else marks.push(lead([along(u + 26, -ww), along(u, 0), along(u + 26, ww)], 4))
      }
      // A foil has room only in wide lights; elsewhere it would leave slivers beside it.
      if (n < 14) marks.push({ poly: foil(...along(sp - 12, 0), w1 * 0.52, 4, a), sw: 4 })
      else marks.push({ poly: ellipse(...along(sp - 6, 0), Math.max(9.5, w1 * 0.4)), sw: 4 })
      t += clipMarks(marks, [g], 4, 60)
      return t
    })
  }
  return out
}
