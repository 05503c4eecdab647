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

/** What is on a hill: plowed fields, hedges that run along it, or a path that winds down. */
export function fields(h: Hill, rng: Rng, sw = 3): string {
  return rng.pick([plowed, hedged, hedged, wayDown])(h, rng, sw)
}

/** Fields that run down from the edge of the hill, every other one plowed. */
function plowed(h: Hill, rng: Rng, sw: number): string {
  const from = rng.between(-60, 0)
  const edges = [0, 1, 2, 3, 4, 5, 6].map((i) => from + i * 190 + rng.between(-26, 26))
  const down = (x: number) =>
    pen`M${x} ${h(x)}Q${x + (x - 512) * 0.1} ${h(x) + 60} ${x + (x - 512) * 0.3} ${h(x) + 150}`
  const rows = edges
    .slice(0, -1)
    .flatMap((x, i) => (i % 2 ? [] : [0.25, 0.5, 0.75].map((t) => x + ((edges[i + 1] as number) - x) * t)))
  return line([...edges, ...rows].map(down).join(''), sw)
}

/** Two hedges that swing along the hill, each a band of round bushes with a field beyond it. */
function hedged(h: Hill, rng: Rng, sw: number): string {
  const from = rng.sign()
  const hedge = (down: number, fall: number): string => {
    const at = (x: number) => h(x) + down + (fall * from * (x - 512)) / 512 + 10 * Math.sin(x / 130)
    const n = 26
    const edge = Array.from({ length: n + 1 }, (_, i): Point => {
      const x = -40 + (i * 1104) / n + (i && i < n ? rng.between(-7, 7) : 0)
      return [x, at(x) - 9]
    })
    const low = [5, 4, 3, 2, 1, 0].map((i): Point => [-40 + i * 220.8, at(-40 + i * 220.8) + 16])
    return tint(
      'bush',
      path(pen`${bumps(edge, false, 0.56)}L${low[0]?.[0] ?? 0} ${low[0]?.[1] ?? 0}${onward(smooth(low))}Z`, sw),
    )
  }
  return hedge(rng.between(56, 72), 22)
}

/** A path that winds down, wider as it comes nearer. */
function wayDown(h: Hill, rng: Rng, sw: number): string {
  const [x, q] = [rng.between(280, 744), rng.sign()]
  const y = h(x)
  return tint(
    'sand',
    path(
      pen`M${x - 9} ${y + 2}C${x + q * 60 - 14} ${y + 34} ${x + q * 90 - 22} ${y + 56} ${x - 24} ${y + 84}S${x - q * 120 - 40} ${y + 150} ${x - q * 60 - 60} ${y + 260}H${x - q * 60 + 70}C${x - q * 90 + 70} ${y + 170} ${x - q * 40 + 50} ${y + 120} ${x + q * 30 + 26} ${y + 92}S${x + q * 96 + 18} ${y + 30} ${x + 9} ${y + 2}Z`,
      sw,
    ),
  )
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

/** A peak with a broken edge, a cap of snow that runs down in tongues, and ridges below it. */
export function mountain(x: number, y: number, w: number, h: number, rng: Rng, sw = 4, cap = true) {
  const q = rng.sign()
  const at = (u: number, v: number): Point => [x + q * u * w, y - v * h]
  const peak = at(rng.between(-0.04, 0.05), 1)
  const left = [
    at(-0.5, 0),
    at(-0.36, rng.between(0.26, 0.34)),
    at(-0.27, rng.between(0.46, 0.52)),
    at(-0.19, 0.6),
    at(-0.1, rng.between(0.8, 0.86)),
  ]
  // A shoulder on the other side.
  const right = [
    at(0.08, rng.between(0.82, 0.88)),
    at(0.17, 0.66),
    at(0.24, rng.between(0.6, 0.64)),
    at(0.33, 0.36),
    at(0.5, 0),
  ]
  const outline = [...left, peak, ...right].map(([u, v]) => pen`${u} ${v}`).join('L')
  const mass = tint('mountain', path(`M${outline}Z`, sw))
  const ridge = (from: Point, points: readonly Point[]) =>
    pen`M${from[0]} ${from[1]}${points.map(([u, v]) => pen`L${u} ${v}`).join('')}`
  const ridges = line(
    ridge(at(0.01, 0.5), [at(0.06, 0.34), at(0.02, 0.22), at(0.07, 0.08)]) +
      (w > 240
        ? ridge(at(-0.2, 0.34), [at(-0.16, 0.22), at(-0.22, 0.1)]) +
          ridge(at(0.22, 0.4), [at(0.26, 0.28), at(0.22, 0.18)])
        : ''),
    sw * 0.85,
  )
  if (!cap) return mass + ridges
  const [a, b] = [left[3] as Point, right[1] as Point]
  const tongues = [at(0.12, 0.74), at(0.07, 0.56), at(0.02, 0.7), at(-0.04, 0.52), at(-0.1, 0.68), at(-0.14, 0.56)]
  const snow = tint(
    'snow',
    path(
      `M${[a, left[4] as Point, peak, right[0] as Point, b, ...tongues].map(([u, v]) => pen`${u} ${v}`).join('L')}Z`,
      sw,
    ),
  )
  return mass + ridges + snow
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
