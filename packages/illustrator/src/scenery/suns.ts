/** The sun, with rays of several kinds. */

import { smooth } from '../ink/curves.ts'
import { face } from '../ink/faces.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, type Point, path, pen, rect, rot, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** One ray that points up from (x, y), for a disc of radius r; every other one may be shorter. */
type Ray = (x: number, y: number, r: number, sw: number, odd: boolean) => string

const pointed: Ray = (x, y, r, sw, odd) => {
  const [long, w] = [r * (odd ? 0.45 : 0.72), r * 0.2]
  return path(pen`M${x - w} ${y - r * 1.02}L${x} ${y - r - long}L${x + w} ${y - r * 1.02}Z`, sw)
}

const flaming: Ray = (x, y, r, sw) => {
  const [long, w] = [r * 0.7, r * 0.24]
  return path(
    pen`M${x - w} ${y - r * 0.98}C${x - w * 1.1} ${y - r - long * 0.5} ${x - w * 0.1} ${y - r - long * 0.6} ${x + w * 0.5} ${y - r - long}C${x + w * 0.6} ${y - r - long * 0.5} ${x + w * 1.1} ${y - r - long * 0.4} ${x + w} ${y - r * 0.98}Z`,
    sw,
  )
}

const barred: Ray = (x, y, r, sw, odd) => {
  const [long, w] = [r * (odd ? 0.32 : 0.55), Math.max(9, r * 0.12)]
  return rect(x - w, y - r * 1.22 - long, w * 2, long, sw, w)
}

const petaled: Ray = (x, y, r, sw) => {
  const [long, w] = [r * 0.62, r * 0.25]
  return path(
    pen`M${x - w} ${y - r * 0.96}Q${x - w} ${y - r - long * 0.7} ${x} ${y - r - long}Q${x + w} ${y - r - long * 0.7} ${x + w} ${y - r * 0.96}Z`,
    sw,
  )
}

/** Apart from the disc, a wedge and a drop in turn. */
const loose: Ray = (x, y, r, sw, odd) =>
  odd
    ? path(
        pen`M${x} ${y - r * 1.24}C${x - r * 0.2} ${y - r * 1.3} ${x - r * 0.16} ${y - r * 1.5} ${x} ${y - r * 1.72}C${x + r * 0.16} ${y - r * 1.5} ${x + r * 0.2} ${y - r * 1.3} ${x} ${y - r * 1.24}Z`,
        sw,
      )
    : path(
        pen`M${x - r * 0.17} ${y - r * 1.2}L${x} ${y - r * 1.74}L${x + r * 0.17} ${y - r * 1.2}Q${x} ${y - r * 1.27} ${x - r * 0.17} ${y - r * 1.2}Z`,
        sw,
      )

interface Kind {
  ray: Ray
  n: number
  /** What is on the disc of one without a face. */
  disc: 'ring' | 'swirl' | 'bare'
}

export const SUNS: readonly Kind[] = [
  { ray: pointed, n: 14, disc: 'ring' },
  { ray: flaming, n: 12, disc: 'swirl' },
  { ray: barred, n: 12, disc: 'bare' },
  { ray: petaled, n: 14, disc: 'ring' },
  { ray: loose, n: 12, disc: 'swirl' },
  { ray: pointed, n: 10, disc: 'swirl' },
]

export function sun(
  x: number,
  y: number,
  r: number,
  rng: Rng,
  { sw = 4, withFace = true, style }: { sw?: number; withFace?: boolean; style?: number } = {},
) {
  const small = r < 40
  const { ray, n, disc } = SUNS[style ?? rng.int(0, SUNS.length - 1)] as Kind
  const rays = Array.from({ length: small ? 8 : n }, (_, i) =>
    rot(
      (i * 360) / (small ? 8 : n),
      x,
      y,
      small ? line(pen`M${x} ${y - r * 1.3}V${y - r * 1.75}`, sw) : ray(x, y, r, sw, i % 2 === 1),
    ),
  )
  const within = withFace
    ? face(x, y, r, sw)
    : small || disc === 'bare'
      ? ''
      : disc === 'ring'
        ? circ(x, y, r * 0.72, sw * 0.9)
        : swirl(x, y, r, sw)
  return tint('sun', rays.join('') + circ(x, y, r, sw) + within)
}

/** A spiral that leaves room on both of its sides. */
function swirl(x: number, y: number, r: number, sw: number): string {
  const turns = r > 50 ? 1.7 : 1.2
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    const a = t * TAU * turns
    return [x + Math.cos(a) * r * 0.74 * t, y + Math.sin(a) * r * 0.74 * t]
  })
  return line(smooth(points), sw * 0.9)
}
