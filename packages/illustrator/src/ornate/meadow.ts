/** A meadow in flower. */
import type { Rng } from '../ink/random.ts'
import { curve, leaf, rect } from './kit/curves.ts'
import { circle, line, page, paperAround, shape } from './kit/marks.ts'
import { type Point, type Poly, TAU, walk } from './kit/points.ts'
import { bee, moth } from './plants/guests.ts'
import { lily, poppy } from './plants/large-flowers.ts'
import { fern, type LeafForm, stem, vein } from './plants/leaves.ts'
import { bluebell, clock, cornflower, daisy, lavender, tulip, wheat } from './plants/meadow-flowers.ts'
export function meadow(rng: Rng): string {
  let back = ''
  let out = ''
  // sky: sun and hills
  const sx = rng.between(240, 780)
  back += circle(sx, 160, 60, 5) + circle(sx, 160, 42, 3.6)
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU
    back += shape(leaf(sx + 68 * Math.cos(a), 160 + 68 * Math.sin(a), i % 2 ? 38 : 54, 18, a, 0.5), 3.4)
  }
  const hill = (y: number, a: number, ph: number): Poly => [
    ...Array.from({ length: 60 }, (_, i) => [i * 18 - 10, y + a * Math.sin(i * 0.11 + ph)] as Point),
    [1100, 1100],
    [-20, 1100],
  ]
  back += shape(hill(420, 30, rng.between(0, 6)), 5)
  for (const [y, a] of [
    [500, 24],
    [580, 18],
  ] as const)
    back += shape(hill(y, a, rng.between(0, 6)), 4.5)
  const heads: [number, number, number][] = []
  const kinds = ['daisy', 'poppy', 'tulip', 'lavender', 'bell', 'wheat', 'clock', 'corn', 'lily', 'fern']
  const plants: { x: number; base: number; h: number; k: string; R: number }[] = []
  for (const [base, n, h0, h1, R0, R1] of [
    [1010, 12, 620, 830, 54, 76],
    [1010, 10, 400, 590, 60, 84],
    [1012, 10, 190, 360, 60, 84],
  ] as const) {
    let bag: string[] = []
    for (let i = 0; i < n; i++) {
      if (!bag.length) bag = rng.shuffle(kinds)
      const k = bag.pop()!
      for (let t = 0; t < 14; t++) {
        const x = 50 + (924 * (i + rng.between(0.1, 0.9))) / n
        const h = rng.between(h0, h1)
        const R = rng.between(R0, R1)
        if (heads.some(([u, v, q]) => Math.hypot(u - x, v - (base - h)) < (q + R) * 0.92)) continue
        heads.push([x, base - h, R])
        plants.push({ x, base, h, k, R })
        break
      }
    }
  }
  for (const p of plants.sort((a, b) => b.h - a.h)) {
    const { x, base, h, k, R } = p
    const bow = rng.between(-36, 36)
    const foot = x + rng.between(-26, 26)
    const s = curve(
      [
        [foot, base],
        [foot * 0.5 + x * 0.5 + bow, base - h * 0.5],
        [x, base - h],
      ],
      false,
      14,
    )
    const tip = s[s.length - 1]!
    const pre = s[s.length - 3]!
    const a = Math.atan2(tip[1] - pre[1], tip[0] - pre[0])
    const leaves = (L: number, w: number, more: LeafForm = {}) =>
      walk(s, 120, 110)
        .filter((q) => q.s < h * 0.66)
        .map((q, i) => vein(q.x, q.y, L, w, q.a + (i % 2 ? 1 : -1) * 0.75, { bend: (i % 2 ? -1 : 1) * 0.1, ...more }))
        .join('')
    if (k === 'fern') {
      out += fern(s, rng, Math.min(104, h * 0.26), 36)
      continue
    }
    if (k === 'wheat') {
      out += stem(s, 15, 3.2) + wheat(s, 34)
      continue
    }
    if (k === 'lavender') {
      out += leaves(90, 28) + stem(s, 15, 3.2) + lavender(s, 38)
      continue
    }
    if (k === 'bell') {
      out += leaves(96, 26)
      out += stem(s, 15, 3.2)
      for (const [i, q] of walk(s, 52, h * 0.5).entries()) {
        const e = i % 2 ? 1 : -1
        const z: Point = [q.x + e * 30, q.y - 12]
        out +=
          line(curve([[q.x, q.y], [q.x + e * 16, q.y - 20], z], false), 4) +
          bluebell(z[0], z[1], 34, Math.PI / 2 - e * 0.5)
      }
      out += bluebell(tip[0], tip[1], 34, a + 2.2)
      continue
    }
    out +=
      (k === 'poppy'
        ? leaves(104, 44, { teeth: 5 })
        : k === 'tulip'
          ? leaves(160, 48, { belly: 0.3 })
          : leaves(112, 40, { veins: 2 })) + stem(s, 16, 3.2)
    out +=
      k === 'daisy'
        ? daisy(tip[0], tip[1], R, rng.between(0, 1), rng)
        : k === 'poppy'
          ? poppy(tip[0], tip[1], R, rng.between(0, 1), rng)
          : k === 'tulip'
            ? tulip(tip[0], tip[1] + R * 0.3, R * 0.86, a)
            : k === 'clock'
              ? clock(tip[0], tip[1], R * 0.95)
              : k === 'corn'
                ? cornflower(tip[0], tip[1], R * 0.92, rng)
                : lily(tip[0], tip[1], R * 1.2, rng.between(0, 1))
  }
  for (let x = 20; x < 1010; x += 27)
    out += shape(
      leaf(
        x + rng.between(-5, 5),
        1014,
        rng.between(70, 150),
        25,
        -Math.PI / 2 + rng.between(-0.35, 0.35),
        0.25,
        rng.between(-0.08, 0.08),
      ),
      3.2,
    )
  // guests where the sky is free
  const free = (R: number): Point | null => {
    for (let t = 0; t < 200; t++) {
      const x = rng.between(90, 934)
      const y = rng.between(80, 430)
      if (
        Math.hypot(x - sx, y - 160) > 140 + R &&
        !heads.some(([u, v, q]) => Math.hypot(u - x, v - y) < q + R || (Math.abs(u - x) < 40 && v < y))
      ) {
        heads.push([x, y, R])
        return [x, y]
      }
    }
    return null
  }
  for (const k of ['moth', 'moth', 'bee', 'bee']) {
    const p = free(62)
    if (p)
      out +=
        k === 'moth' ? moth(p[0], p[1], 0.74, rng.between(-0.5, 0.5)) : bee(p[0], p[1], 0.8, rng.between(-0.4, 0.2))
  }
  return page(back + out + paperAround(rect(14, 14, 996, 996)))
}
