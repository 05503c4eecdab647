/** Legs of an animal that lies or sits on its hind legs: a round thigh with its paw before it, a foreleg along the ground. */
import { rope } from '../rig/clay.ts'
import { type P, ringOf } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { boxOf, outline } from '../rig/trace.ts'
import type { Kit } from './kit.ts'

export function restingHind(k: Kit): void {
  const { ink, b, s } = k
  const r = b.rump
  const c: P = [s.hip[0] + r * 0.22, -r * 0.84]
  const at = (deg: number): P => {
    const a = (deg * Math.PI) / 180
    return [c[0] + r * 0.98 * Math.cos(a), Math.min(c[1] - r * 0.86 * Math.sin(a), -1)]
  }
  // A folded thigh covers the coat behind it.
  ink.clip(k.body, () => ink.tint(b.coat.body).cover(through(ringOf(c, r * 0.98, r * 0.86, 12), true)))
  ink.line(through([150, 118, 86, 54, 22, -12, -40].map(at)), 0.9)
  const foot = s.legs.nh.r[2]
  paw(k, [c[0] + r * 0.95, 0], foot * (1.5 + 0.3 * (b.legs.paw ?? 1)), foot * 1.05)
}

/** Stretched out before the chest, or folded under it where there are hooves. */
export function restingFore(k: Kit): void {
  const { ink, b, s } = k
  const l = s.legs.nf
  const hoof = b.legs.foot === 'hoof'
  const from: P = [l.root[0] - b.chest * 0.1, -l.r[1] * 1.25]
  const to: P = hoof ? [l.knee[0], -l.r[1] * 1.1] : [l.sole[0] + l.r[2] * 0.3, -l.r[2] * 1.1]
  const field = rope([from, to], [l.r[1] * 1.25, hoof ? l.r[1] * 1.1 : l.r[2] * 1.1])
  ink.tint(b.coat.body).shape(
    outline((x, y) => Math.max(field(x, y), y), boxOf([from, to], l.r[0] + 4)),
    0.9,
  )
  if (!hoof) toes(k, [to[0] + l.r[2] * 0.2, 0], l.r[2] * 1.2, l.r[2] * 1.1)
}

function paw(k: Kit, [x, y]: P, rx: number, ry: number): void {
  const ring = ringOf([x, y - ry], rx, ry, 10).map(([u, v]): P => [u, Math.min(v, 0)])
  k.ink.tint(k.b.coat.body).shape(through(ring, true), 0.9)
  if (k.b.legs.foot !== 'hoof') toes(k, [x + rx * 0.3, y], rx * 0.66, ry)
}

/** Two lines between three toes. */
function toes({ ink }: Kit, [x, y]: P, rx: number, ry: number): void {
  if (!ink.fits(rx * 0.8)) return
  for (const d of [-0.1, 0.5])
    ink.line(
      through([
        [x + d * rx, y - ry * 0.1],
        [x + (d - 0.16) * rx, y - ry * 0.5],
        [x + d * rx, y - ry * 0.9],
      ]),
      0.75,
    )
}
