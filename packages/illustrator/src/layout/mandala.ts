import { bumps, petal, ring } from '../ink/curves.ts'
import { heart, sparkle, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, dot, line, path, pen, rot, TAU } from '../ink/svg.ts'
import { place } from '../motifs/motif.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'

export interface MandalaPlan {
  rng: Rng
  r: number
  sw: number
  /** Motifs set in one of the rings. */
  theme: string[]
  flowers: boolean
}

export function mandala({ rng, r, sw, theme, flowers }: MandalaPlan): string {
  const x = 512
  const y = 512
  const n = rng.pick([10, 12, 12, 14, 16])
  let out = ''
  const A = (i: number, m = n, off = 0) => ((i + off) * 360) / m
  const rep = (m: number, off: number, fn: (i: number) => string) => {
    let s = ''
    for (let i = 0; i < m; i++) s += rot(A(i, m, off), x, y, fn(i))
    return s
  }
  const kinds = {
    petals: (ro: number, ri: number, k: number) => {
      const tip = rng.pick([0.12, 0.3, 0.5]),
        L = ro - ri * 0.72,
        w = ((ro * Math.PI) / n) * (tip > 0.4 ? 1.22 : tip > 0.2 ? 1.4 : 1.6)
      const by = y - ri * 0.72
      return rep(
        n,
        k,
        () =>
          path(petal(x, by, L, w, tip), sw) +
          path(petal(x, by - L * 0.12, L * 0.68, w * 0.62, tip), sw * 0.85) +
          (R0
            ? circ(x, by - L * 0.5, w * 0.18, sw * 0.8)
            : leaf(x, by - L * 0.14, L * 0.42, 0, sw * 0.75, 0.18, false)) +
          dot(x, by - L * 0.9, 0),
      )
    },
    lotus: (ro: number, ri: number, k: number) => {
      const L = ro - ri * 0.7,
        w = ((ro * Math.PI) / n) * 1.5,
        by = y - ri * 0.7
      return (
        rep(n, k + 0.5, () => path(petal(x, by, L, w, 0.18), sw) + line(pen`M${x} ${by}V${by - L * 0.8}`, sw * 0.8)) +
        rep(
          n,
          k,
          () => path(petal(x, by, L * 0.86, w, 0.18), sw) + path(petal(x, by, L * 0.55, w * 0.55, 0.18), sw * 0.85),
        )
      )
    },
    scallop: (ro: number, ri: number, k: number) => {
      const m = n * (rng.chance(0.5) ? 2 : 1)
      const rr = ro * 0.93
      return (
        path(bumps(ring(x, y, rr, rr, m, -Math.PI / 2 + (k * TAU) / n), true, 0.56), sw) +
        rep(m, k + 0.5, () => circ(x, y - rr * 0.985, ((rr * Math.PI) / m) * 0.42, sw * 0.85)) +
        circ(x, y, ri + (ro - ri) * 0.42, sw)
      )
    },
    beads: (ro: number, ri: number, k: number) => {
      const mid = (ro + ri) / 2,
        rr = (ro - ri) * 0.36,
        m = Math.max(n, Math.floor((TAU * mid) / (rr * 2.35) / n) * n)
      return (
        circ(x, y, ro, sw) +
        rep(m, k, (i) => circ(x, y - mid, rr, sw * 0.9) + (i % 2 === 0 ? circ(x, y - mid, rr * 0.45, sw * 0.8) : ''))
      )
    },
    arches: (ro: number, ri: number, k: number) => {
      const m = n,
        w = (ri * Math.PI) / m
      const d = (q: number) =>
        pen`M${x - w * q} ${y - ri * 0.9}V${y - ri - (ro - ri) * 0.35 * q}Q${x - w * q} ${y - ro * (0.62 + 0.38 * q)} ${x} ${y - ri - (ro - ri) * (0.25 + 0.75 * q)}Q${x + w * q} ${y - ro * (0.62 + 0.38 * q)} ${x + w * q} ${y - ri - (ro - ri) * 0.35 * q}V${y - ri * 0.9}Z`
      return rep(m, k, () => path(d(1), sw) + path(d(0.66), sw * 0.9) + path(d(0.34), sw * 0.85))
    },
    tri: (ro: number, ri: number, k: number) => {
      const m = n * 2,
        w = ((ro * Math.PI) / m) * 0.98
      return (
        circ(x, y, ro, sw) +
        rep(
          m,
          k,
          (i) =>
            path(pen`M${x - w * 0.9} ${y - ri}L${x} ${y - ro}L${x + w * 0.9} ${y - ri}Z`, sw * 0.9) +
            (i % 2
              ? circ(x, y - ri - (ro - ri) * 0.34, w * 0.26, sw * 0.8)
              : line(pen`M${x} ${y - ri}V${y - ri - (ro - ri) * 0.5}`, sw * 0.8)),
        )
      )
    },
    leaves: (ro: number, ri: number, k: number) =>
      rep(n * 2, k, (i) => leaf(x, y - ri * 0.96, (ro - ri) * (i % 2 ? 0.78 : 1.02), 0, sw * 0.95, 0.28)),
    hearts: (ro: number, ri: number, k: number) =>
      circ(x, y, ro, sw) +
      rep(n, k, () => heart(x, y - (ro + ri) / 2, (ro - ri) * 0.42, sw * 0.95, 0, true)) +
      rep(n, k + 0.5, () => circ(x, y - (ro + ri) / 2, (ro - ri) * 0.16, sw * 0.85)),
    flowers: (ro: number, ri: number, k: number) => {
      const kd = rng.pick(['daisy', 'daisy5', 'heart', 'cosmos', 'rose'])
      return (
        circ(x, y, ro, sw) +
        rep(n, k, () =>
          flowerHead(
            x,
            y - (ro + ri) / 2,
            Math.min((ro - ri) * 0.46, ((((ro + ri) / 2) * Math.PI) / n) * 0.86),
            rng,
            sw * 0.85,
            kd,
          ),
        ) +
        rep(n, k + 0.5, () => leaf(x, y - ri - (ro - ri) * 0.12, (ro - ri) * 0.5, 0, sw * 0.8, 0.25, false))
      )
    },
    drops: (ro: number, ri: number, k: number) => {
      const m = n * 2
      return (
        circ(x, y, ro, sw) +
        rep(m, k, () =>
          path(
            petal(x, y - ri - (ro - ri) * 0.1, (ro - ri) * 0.8, ((((ro + ri) / 2) * Math.PI) / m) * 0.8, 0.75),
            sw * 0.9,
          ),
        )
      )
    },
  }
  const R0 = rng.chance(0.5)
  const order = flowers
    ? ['petals', 'flowers', 'lotus', 'leaves', 'scallop', 'flowers', 'beads', 'petals']
    : rng.shuffle([
        'petals',
        'scallop',
        'arches',
        'lotus',
        'beads',
        'tri',
        'leaves',
        'drops',
        rng.pick(['hearts', 'flowers']),
      ])
  const rings: [kind: string, outer: number, inner: number][] = []
  let rad = r
  const minr = r * 0.17
  let i = 0
  const seq = flowers ? rng.shuffle(order) : order
  if (['beads', 'tri', 'drops', 'hearts'].includes(seq[0] ?? '')) seq.unshift(rng.pick(['petals', 'scallop', 'lotus']))
  while (rad > minr * 1.25) {
    const kd = theme.length && i === 1 ? 'theme' : (seq[i % seq.length] ?? 'petals')
    const th =
      kd === 'beads' || kd === 'tri' || kd === 'drops'
        ? rng.between(0.09, 0.12) * r
        : kd === 'scallop'
          ? rng.between(0.11, 0.14) * r
          : kd === 'theme'
            ? 0.34 * r
            : rng.between(0.18, 0.25) * r
    const ri = Math.max(minr, rad - th)
    rings.push([kd, rad, ri])
    rad = ri
    i++
  }
  let k = 0
  for (const [kd, ro, ri] of rings) {
    // Painted from the outermost ring to the innermost.
    if (kd === 'theme') {
      out += circ(x, y, ro, sw)
      const m = Math.min(n, 8),
        sz = Math.min((ro - ri) * 0.84, ((((ro + ri) / 2) * TAU) / m) * 0.8)
      for (let j = 0; j < m; j++) {
        const t = theme[j % theme.length] ?? ''
        const pl = place(t, { x, y: y - (ro + ri) / 2, w: sz, h: sz, stroke: sw * 0.95, anchor: 'center' })
        out += rot((j * 360) / m, x, y, pl ? pl.svg : star(x, y - (ro + ri) / 2, sz * 0.4, sw))
      }
      out += rep(m, 0.5, () => sparkle(x, y - (ro + ri) / 2, (ro - ri) * 0.14, sw * 0.8))
    } else out += kinds[kd as keyof typeof kinds](ro, ri, k)
    out += circ(x, y, ri, sw)
    k = (k + 0.5) % 1
  }
  out += circ(x, y, minr, sw)
  out += flowerHead(x, y, minr * 0.88, rng, sw, rng.pick(['sun', 'daisy', 'cosmos', 'heart']))
  return out
}
