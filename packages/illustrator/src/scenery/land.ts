import { bumps, onward, ring, smooth } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { line, type Point, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** Land goes on below the page, so that it can be raised. */
export const BOTTOM = 1240

/** The height of a hill's edge at x. */
export type Hill = (x: number) => number

export function hillFn(rng: Rng, base: number, amp: number, k = 1): Hill {
  const a = rng.between(0, TAU),
    b = rng.between(0, TAU),
    w1 = rng.between(0.8, 1.3) * k,
    w2 = rng.between(1.8, 2.6) * k
  return (x: number) =>
    base - amp * (0.68 * Math.sin(a + (x / 1024) * TAU * w1 * 0.5) + 0.32 * Math.sin(b + (x / 1024) * TAU * w2 * 0.5))
}

export function hillD(h: Hill, dy = 0, bottom = BOTTOM) {
  const p: Point[] = []
  for (let x = -32; x <= 1056; x += 44) p.push([x, h(x) + dy])
  return `${smooth(p)}L1056 ${bottom}L-32 ${bottom}Z`
}

export const hill = (h: Hill, sw = 4) => tint('land', path(hillD(h), sw))

export function hillRows(h: Hill, n: number, first: number, sw = 3, grow = 1.25) {
  let out = '',
    gap = first,
    y = first
  for (let i = 0; i < n; i++) {
    const p: Point[] = []
    for (let x = -32; x <= 1056; x += 44) p.push([x, h(x) + y])
    out += line(smooth(p), sw)
    gap *= grow
    y += gap
  }
  return out
}

/** A hill divided into fields that run down from its edge, every other one plowed. */
export function fields(h: Hill, rng: Rng, sw = 3): string {
  const from = rng.between(-60, 0)
  const edges = [0, 1, 2, 3, 4, 5, 6].map((i) => from + i * 180 + rng.between(-26, 26))
  const down = (x: number) =>
    pen`M${x} ${h(x)}Q${x + (x - 512) * 0.1} ${h(x) + 60} ${x + (x - 512) * 0.3} ${h(x) + 150}`
  const plowed = edges
    .slice(0, -1)
    .flatMap((x, i) => (i % 2 ? [] : [0.25, 0.5, 0.75].map((t) => x + ((edges[i + 1] as number) - x) * t)))
  return line([...edges, ...plowed].map(down).join(''), sw)
}

export function road(x: number, yTop: number, xb: number, yb: number, w0: number, w1: number, rng: Rng, sw = 4) {
  const m = (yTop + yb) / 2,
    c = rng.between(90, 150) * rng.sign()
  return tint(
    'road',
    path(
      pen`M${x - w0} ${yTop}C${x - w0 + c} ${m - 40} ${xb - w1 - c} ${m + 20} ${xb - w1} ${yb}L${xb + w1} ${yb}C${xb + w1 - c * 0.6} ${m + 20} ${x + w0 + c * 1.25} ${m - 30} ${x + w0} ${yTop}Z`,
      sw,
    ),
  )
}

export function mountain(x: number, y: number, w: number, h: number, rng: Rng, sw = 4, cap = true) {
  const pk: Point = [x + rng.between(-0.06, 0.06) * w, y - h]
  const l: Point = [x - w / 2, y]
  const r: Point = [x + w / 2, y]
  const lm: Point = [x - w * 0.27, y - h * rng.between(0.46, 0.56)]
  const rm: Point = [x + w * 0.25, y - h * rng.between(0.46, 0.56)]
  let out = tint('mountain', path(`${smooth([l, lm, pk], false, 0.4) + onward(smooth([pk, rm, r], false, 0.4))}Z`, sw))
  if (cap) {
    const t = 0.34
    const a: Point = [pk[0] + (lm[0] - pk[0]) * t * 1.95, pk[1] + (lm[1] - pk[1]) * t * 1.95]
    const b: Point = [pk[0] + (rm[0] - pk[0]) * t * 1.9, pk[1] + (rm[1] - pk[1]) * t * 1.9]
    const n = 4
    let d = pen`M${a[0]} ${a[1]}`
    for (let i = 1; i <= n * 2 - 1; i++) {
      const u = i / (n * 2)
      d += pen`L${a[0] + (b[0] - a[0]) * u} ${a[1] + (b[1] - a[1]) * u + (i % 2 ? h * 0.1 : -h * 0.02)}`
    }
    d += pen`L${b[0]} ${b[1]}`
    out += line(d, sw)
  }
  return (
    out +
    line(
      pen`M${pk[0] + w * 0.02} ${y - h * 0.48}l${w * 0.05} ${h * 0.14}l${-w * 0.02} ${h * 0.1}M${pk[0] - w * 0.12} ${y - h * 0.34}l${-w * 0.05} ${h * 0.14}`,
      sw * 0.85,
    )
  )
}

export function volcano(x: number, y: number, w: number, rng: Rng, sw: number) {
  const h = w * 0.78
  let out = ''
  for (const [dx, dy, r] of [
    [-0.02, -1.28, 0.17],
    [0.14, -1.42, 0.2],
    [-0.12, -1.5, 0.16],
  ] as const)
    out += path(bumps(ring(x + dx * w, y + dy * h, r * w, r * w * 0.7, 7, rng.unit()), true, 0.58), sw)
  out +=
    path(
      pen`M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h * 0.5} ${x - w * 0.13} ${y - h}Q${x} ${y - h * 0.94} ${x + w * 0.13} ${y - h}Q${x + w * 0.2} ${y - h * 0.5} ${x + w / 2} ${y}Z`,
      sw,
    ) +
    path(
      pen`M${x - w * 0.13} ${y - h}Q${x} ${y - h * 0.94} ${x + w * 0.13} ${y - h}Q${x + w * 0.17} ${y - h * 0.72} ${x + w * 0.13} ${y - h * 0.62}Q${x + w * 0.09} ${y - h * 0.56} ${x + w * 0.07} ${y - h * 0.7}Q${x + w * 0.04} ${y - h * 0.78} ${x + w * 0.02} ${y - h * 0.66}Q${x} ${y - h * 0.4} ${x - w * 0.04} ${y - h * 0.46}Q${x - w * 0.06} ${y - h * 0.7} ${x - w * 0.09} ${y - h * 0.64}Q${x - w * 0.15} ${y - h * 0.6} ${x - w * 0.13} ${y - h}Z`,
      sw,
    )
  return tint(
    'stone',
    out +
      line(
        pen`M${x - w * 0.28} ${y - h * 0.12}q${w * 0.04} ${-h * 0.14} ${w * 0.08} ${-h * 0.18}M${x + w * 0.22} ${y - h * 0.1}q${-w * 0.03} ${-h * 0.12} ${-w * 0.05} ${-h * 0.2}`,
        sw * 0.85,
      ),
  )
}
