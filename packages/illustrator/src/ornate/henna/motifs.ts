/** What is painted with henna: paisleys, lotus blossoms, leaves and wheels with lace around them. */
import type { Rng } from '../../ink/random.ts'
import { rosette, sprig } from '../folk/motifs.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, dot, shape } from '../kit/marks.ts'
import type { Spot } from '../kit/packing.ts'
import { move, type Poly, TAU } from '../kit/points.ts'

const PAISLEY = curve('0,88 -56,70 -76,16 -58,-36 -16,-70 30,-98 74,-100! 52,-78 48,-46 66,-4 66,44 40,76')

/** Scallops along its edge, a second line within, and a flower in its belly. */
export function paisley(x: number, y: number, r: number, turn: number, mirrored = false): string {
  const at = (poly: Poly, scale = 1): Poly =>
    move(
      poly.map(([u, v]) => [mirrored ? -u : u, v]),
      x,
      y,
      turn,
      (r / 100) * scale,
    )
  let out = ''
  if (r > 58)
    for (let i = 0; i < PAISLEY.length; i += 10) {
      // At its tip they would lie on each other.
      if (PAISLEY[i]![1] < -60) continue
      const [[u, v]] = at([PAISLEY[i]!], 1.04) as [readonly [number, number]]
      out += circle(u, v, Math.max(11, r * 0.16), 3.2)
    }
  out += shape(at(PAISLEY), 4)
  if (r > 26)
    out += shape(
      at(
        PAISLEY.map(([u, v]) => [u * 0.66 - 2, v * 0.66 + 10]),
        1,
      ),
      3.2,
    )
  if (r > 44)
    for (let i = 0; i < 6; i++) {
      const [[u, v]] = at([[-8, 24]]) as [readonly [number, number]]
      out += shape(leaf(u, v, r * 0.34, r * 0.2, (i / 6) * TAU, 0.6), 3)
    }
  return out
}

/** A lotus seen from the side. */
function lotus(x: number, y: number, r: number, turn = 0): string {
  let out = ''
  for (const [k, long] of [
    [-1.2, 0.9],
    [1.2, 0.9],
    [-0.66, 1],
    [0.66, 1],
    [0, 1.1],
  ] as const) {
    const a = turn - Math.PI / 2 + k
    out += shape(
      leaf(
        x - 0.35 * r * Math.cos(turn - Math.PI / 2),
        y + 0.4 * r * Math.cos(turn),
        r * 1.3 * long,
        r * 0.56,
        a,
        0.58,
      ),
      3.5,
    )
  }
  return out
}

/** A wheel of petals with a ring of lace. */
function wheel(x: number, y: number, r: number, rng: Rng): string {
  const count = r > 80 ? 16 : 12
  const lace = Math.min(r * 0.2, ((TAU * r * 0.86) / (count * 2)) * 0.98)
  let out = ''
  if (r > 52)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU
      out += circle(
        x + (r - lace) * Math.cos(a),
        y + (r - lace) * Math.sin(a),
        Math.max(lace, ((TAU * (r - lace)) / count) * 0.5),
        3.3,
      )
    }
  const inner = r > 52 ? r - lace * 1.5 : r
  out += circle(x, y, inner, 3.8)
  if (r < 34) return r < 24 ? out : out + circle(x, y, r * 0.52, 3.4)
  const petals = r > 60 ? 10 : r > 40 ? 8 : 6
  const turn = rng.between(0, 1)
  for (let i = 0; i < petals; i++)
    out += shape(leaf(x, y, inner * 0.92, ((TAU * inner) / petals) * 0.6, turn + (i / petals) * TAU, 0.62), 3.2)
  return (
    out + circle(x, y, Math.max(11, inner * 0.26), 3.4) + (inner > 90 ? circle(x, y, inner * 0.12, 3) : dot(x, y, 3))
  )
}

export function hennaMotif({ x, y, r }: Spot, rng: Rng): string {
  if (r < 17) return circle(x, y, Math.max(10.5, r * 0.84), 3.2)
  if (r < 26) return shape(leaf(x, y + r, 2 * r, r * 1.15, -Math.PI / 2 + rng.between(-0.3, 0.3), 0.5), 3.4)
  const turn = rng.between(0, TAU)
  const kind = rng.int(0, 3)
  if (kind === 0) return paisley(x, y, r * (r > 64 ? 0.8 : 0.86), turn, rng.chance(0.5))
  if (kind === 1) return r > 34 ? sprig(x, y, r, turn) : rosette(x, y, r, rng)
  return kind === 2 && r > 34 ? lotus(x, y, r * 0.8, rng.between(-0.3, 0.3)) : wheel(x, y, r, rng)
}
