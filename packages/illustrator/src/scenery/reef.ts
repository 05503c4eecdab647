import { bumps, smooth } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { dot, flipX, line, type Point, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from './leaves.ts'

export function seaweed(x: number, y: number, h: number, rng: Rng, sw = 4) {
  const w = h * 0.075,
    n = 5,
    a = rng.between(0.06, 0.1) * h * rng.sign()
  const L: Point[] = []
  const Q: Point[] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      c = x + Math.sin(t * Math.PI * 2.2) * a,
      ww = w * (1 - t * 0.85)
    L.push([c - ww, y - h * t])
    Q.unshift([c + ww, y - h * t])
  }
  return tint('weed', path(`${smooth([...L, [x + Math.sin(Math.PI * 2.2) * a, y - h * 1.04], ...Q])}Z`, sw))
}

export function kelp(x: number, y: number, h: number, rng: Rng, sw = 4) {
  let out = ''
  const a = h * 0.05 * rng.sign()
  const pts: Point[] = []
  for (let i = 0; i <= 6; i++) pts.push([x + Math.sin((i / 6) * Math.PI * 2) * a, y - (h * i) / 6])
  const n = Math.round(h / 46)
  for (let i = 1; i <= n; i++) {
    const t = (i / n) * 0.97,
      c = x + Math.sin(t * Math.PI * 2) * a
    out += leaf(c, y - h * t, h * 0.17 + 14, (i % 2 ? -1 : 1) * rng.between(46, 62), sw, 0.27, false)
  }
  return tint('weed', line(smooth(pts), sw) + out + leaf(x, y - h + 8, h * 0.14 + 12, 0, sw, 0.3, false))
}

export function coral(x: number, y: number, h: number, rng: Rng, sw = 4) {
  const seg: [number, number, number, number, number][] = []
  const grow = (x: number, y: number, a: number, L: number, w: number, d: number) => {
    const x2 = x + Math.cos(a) * L,
      y2 = y + Math.sin(a) * L
    seg.push([x, y, x2, y2, w])
    if (d > 0) {
      const k = d > 1 ? 3 : 2
      for (let i = 0; i < k; i++)
        grow(x2, y2, a + (i - (k - 1) / 2) * rng.between(0.5, 0.72), L * rng.between(0.62, 0.78), w * 0.8, d - 1)
    }
  }
  grow(x, y + 6, -Math.PI / 2, h * 0.36, h * 0.13, 2)
  const branch = (s: readonly number[], color: string, w: number) =>
    pen`<path d="M${s[0] ?? 0} ${s[1] ?? 0}L${s[2] ?? 0} ${s[3] ?? 0}" stroke="${color}" stroke-width="${w}"/>`
  return tint(
    'coral',
    `<g stroke-linecap="round" fill="none">` +
      seg.map((s) => branch(s, '#000', s[4] + sw * 2)).join('') +
      seg.map((s) => branch(s, '#fff', s[4])).join('') +
      '</g>',
  )
}

export function fan(x: number, y: number, h: number, sw = 4) {
  let out = path(
    bumps(
      Array.from({ length: 8 }, (_, i) => {
        const a = Math.PI * (1.08 + (0.84 * i) / 7)
        return [x + Math.cos(a) * h * 0.75, y - h * 0.12 + Math.sin(a) * h * 0.85]
      }),
      false,
      0.55,
    ) + pen`L${x + h * 0.06} ${y}H${x - h * 0.06}Z`,
    sw,
  )
  for (let i = 1; i < 6; i++) {
    const a = Math.PI * (1.12 + (0.76 * i) / 6)
    out += line(
      pen`M${x} ${y - h * 0.05}L${x + Math.cos(a) * h * 0.66} ${y - h * 0.12 + Math.sin(a) * h * 0.74}`,
      sw * 0.85,
    )
  }
  return tint('rose', out)
}

export function smallFish(x: number, y: number, L: number, rng: Rng, sw = 4, dir = 1) {
  const h = L * 0.3
  const s =
    path(
      pen`M${x - L * 0.3} ${y}L${x - L * 0.55} ${y - h * 0.75}Q${x - L * 0.46} ${y} ${x - L * 0.55} ${y + h * 0.75}Z`,
      sw,
    ) +
    path(pen`M${x - L * 0.1} ${y - h * 0.8}Q${x + L * 0.08} ${y - h * 1.6} ${x + L * 0.22} ${y - h * 0.75}Z`, sw) +
    path(
      pen`M${x - L * 0.36} ${y}C${x - L * 0.15} ${y - h * 1.3} ${x + L * 0.3} ${y - h * 1.25} ${x + L * 0.48} ${y}C${x + L * 0.3} ${y + h * 1.25} ${x - L * 0.15} ${y + h * 1.3} ${x - L * 0.36} ${y}Z`,
      sw,
    ) +
    line(pen`M${x + L * 0.2} ${y - h * 0.82}Q${x + L * 0.1} ${y} ${x + L * 0.2} ${y + h * 0.82}`, sw * 0.85) +
    (rng.chance(0.6)
      ? line(
          pen`M${x - L * 0.02} ${y - h * 0.92}Q${x - L * 0.12} ${y} ${x - L * 0.02} ${y + h * 0.92}M${x - L * 0.18} ${y - h * 0.68}Q${x - L * 0.26} ${y} ${x - L * 0.18} ${y + h * 0.68}`,
          sw * 0.85,
        )
      : '') +
    dot(x + L * 0.32, y - h * 0.2, Math.max(2.6, L * 0.03))
  return tint('fish', dir < 0 ? flipX(x, s) : s)
}

export function starfish(x: number, y: number, r: number, rng: Rng, sw = 4) {
  const p: Point[] = []
  const a = rng.between(0, 1)
  for (let i = 0; i < 10; i++) {
    const q = a + (i * TAU) / 10,
      rr = i % 2 ? r * 0.48 : r
    p.push([x + Math.cos(q) * rr, y + Math.sin(q) * rr * 0.92])
  }
  return tint(
    'peach',
    path(smooth(p, true, 1.1), sw) +
      [0, 1, 2, 3, 4]
        .map((i) => {
          const q = a + (i * TAU) / 5
          return dot(x + Math.cos(q) * r * 0.5, y + Math.sin(q) * r * 0.46, Math.max(2.2, r * 0.06))
        })
        .join(''),
  )
}

export function shell(x: number, y: number, r: number, sw = 4) {
  let out = path(
    bumps(
      Array.from({ length: 6 }, (_, i) => {
        const a = Math.PI * (1.05 + (0.9 * i) / 5)
        return [x + Math.cos(a) * r, y + Math.sin(a) * r]
      }),
      false,
      0.55,
    ) + pen`L${x + r * 0.2} ${y + r * 0.3}H${x - r * 0.2}Z`,
    sw,
  )
  for (let i = 1; i < 5; i++) {
    const a = Math.PI * (1.05 + (0.9 * i) / 5)
    out += line(pen`M${x} ${y + r * 0.25}L${x + Math.cos(a) * r * 0.98} ${y + Math.sin(a) * r * 0.98}`, sw * 0.85)
  }
  return tint('blush', out)
}
