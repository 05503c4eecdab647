/** A garden: a path between beds in flower, an arch of roses, and at the end of the path what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { rose } from '../plants/rose.ts'
import { SPRIGS } from '../plants/sprigs.ts'

const HORIZON = 470

/** `plants` are for the beds. */
export function garden(rng: Rng, asked: readonly string[], plants: readonly string[], hasGate = false): string {
  const [goal = rng.pick(['cottage', 'cottage', 'fountain', 'gazebo']), ...others] = asked
  let out = trees(rng) + lawn(rng) + path(rng)
  out += standing(goal, () => 5)?.(512, HORIZON + 80, 380, 330) ?? ''
  out += (hasGate ? gate() : '') + arbor(rng) + beds(plants, rng)
  for (const [i, name] of others.slice(0, 3).entries())
    out += standing(name, () => 5, 'sit')?.([500, 300, 730][i]!, [930, 800, 800][i]!, 230, 210) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Round crowns behind the hedge. */
function trees(rng: Rng): string {
  let out = circle(rng.pick([230, 790]), 130, 62, 5)
  for (const x of [60, 200, 820, 964]) {
    const r = rng.between(110, 140)
    const crown: Poly = Array.from({ length: 120 }, (_, i) => {
      const a = (i / 120) * TAU
      const reach = r * (1 + 0.09 * Math.abs(Math.sin(a * 6)))
      return [x + reach * Math.cos(a), 330 + reach * Math.sin(a)]
    })
    out += shape(rect(x - 16, 400, 32, 120), 4.6) + shape(crown, 5)
    for (let i = 0; i < 12; i++) {
      const [a, q] = [rng.between(0, TAU), rng.between(0.1, 0.76) * r]
      out += shape(leaf(x + q * Math.cos(a), 330 + q * Math.sin(a), 40, 19, rng.between(0, TAU), 0.5), 3.4)
    }
  }
  const hedge: Poly = Array.from({ length: 60 }, (_, i) => [i * 18, HORIZON - 26 - 15 * Math.abs(Math.sin(i * 0.6))])
  return out + shape([...hedge, [1050, 560], [-10, 560]], 5)
}

function lawn(rng: Rng): string {
  let out = shape(rect(-10, HORIZON + 30, 1050, 560), 5)
  for (let i = 0; i < 20; i++) {
    const [x, y] = [rng.between(60, 960), rng.between(540, 640)]
    out +=
      line(
        curve(
          [
            [x - 10, y],
            [x - 4, y - 18],
          ],
          false,
        ),
        3.4,
      ) +
      line(
        curve(
          [
            [x + 8, y],
            [x + 12, y - 18],
          ],
          false,
        ),
        3.4,
      )
  }
  return out
}

/** Flagstones that grow toward the reader. */
function path(rng: Rng): string {
  let out = shape(curve('470,520! 450,640 400,780 300,1030! 724,1030! 630,780 570,640 554,520!'), 5)
  for (let y = 534, k = 0; y < 1010; k++) {
    const t = (y - 520) / 500
    const [half, tall] = [36 + 168 * t, 24 + 46 * t]
    const shift = (k % 2 ? 0.3 : -0.3) * half
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [512 - half * 0.9, 512 + shift - 6] : [512 + shift + 6, 512 + half * 0.9]
      const bump = (): number => rng.between(-4, 4)
      out += shape(
        curve([
          [x0 + 8, y + 4 + bump()],
          [(x0 + x1) / 2, y + bump()],
          [x1 - 8, y + 4 + bump()],
          [x1, y + tall * 0.5],
          [x1 - 8, y + tall - 6],
          [(x0 + x1) / 2, y + tall - 3],
          [x0 + 8, y + tall - 6],
          [x0, y + tall * 0.5],
        ]),
        4,
      )
    }
    y += tall + 3
  }
  return out
}

/** An arch of slats with roses over it. */
function arbor(rng: Rng): string {
  let out = ''
  const [left, right, spring] = [262, 762, 330]
  const mid = (left + right) / 2
  const r = (right - left) / 2
  for (const k of [0, 44]) {
    const way: Poly = [
      [left + k, 800],
      [left + k, spring],
      ...arc(mid, spring, r - k, Math.PI, TAU, 40),
      [right - k, spring],
      [right - k, 800],
    ]
    out += shape(band(way, 15), 4.4)
  }
  for (let y = 380; y < 800; y += 74) out += shape(rect(left - 4, y, 54, 13), 4) + shape(rect(right - 50, y, 54, 13), 4)
  const over: Poly = [
    [left + 22, 740],
    [left + 22, spring],
    ...arc(mid, spring, r - 22, Math.PI, TAU, 40),
    [right - 22, spring],
    [right - 22, 740],
  ]
  let flowers = ''
  for (const [i, { x, y, a }] of walk(over, 80, 20).entries()) {
    for (const side of [-1, 1]) out += vein(x, y, rng.between(62, 80), 34, a + side * rng.between(0.9, 1.3))
    if (i % 2 === 0) flowers += rose(x + rng.between(-8, 8), y + rng.between(-8, 8), rng.between(30, 38), rng)
  }
  return out + flowers
}

/** Two wings of iron under the arch, a little lower where they meet. */
function gate(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const at = (t: number): number => 512 + side * (6 + 196 * t)
    const top = (t: number): number => 520 - 70 * t
    out += shape(
      [
        [at(0), 800],
        [at(0), top(0)],
        [at(1), top(1)],
        [at(1), 800],
      ],
      5.4,
    )
    for (let i = 1; i < 6; i++) {
      const [x, y] = [at(i / 6), top(i / 6)]
      out += shape(rect(x - 5, y - 26, 10, 826 - y), 3.8) + shape(leaf(x, y - 22, 34, 20, -Math.PI / 2, 0.5), 3.6)
    }
    for (const y of [560, 770]) out += shape(rect(Math.min(at(0), at(1)), y, 196, 13), 4.2)
    for (let i = 0; i < 3; i++)
      out += circle(at((i * 2 + 1) / 6), 660, 27, 4.2) + circle(at((i * 2 + 1) / 6), 660, 13, 3.6)
  }
  return out
}

/** Flowers to both sides of the path, higher toward the edges of the page. */
function beds(plants: readonly string[], rng: Rng): string {
  const usual = rng.shuffle(['daisy', 'poppy', 'tulip', 'lavender', 'foxglove', 'hollyhock', 'cornflower', 'peony'])
  const names = plants.length > 1 ? plants : [...plants, ...usual]
  let out = ''
  for (const [row, top, gap] of [
    [0, 560, 104],
    [1, 730, 116],
    [2, 868, 122],
  ] as const)
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const [x, foot] = [512 + side * (464 - i * gap), row < 2 ? 1000 : 1020]
        const name = names[(i + row * 2 + (side > 0 ? 1 : 0)) % names.length]!
        const head = top + i * 34 + rng.between(-12, 12)
        out +=
          SPRIGS[name]?.(x, foot, foot - head + 40, -Math.PI / 2, rng) ??
          stemmed(name, x, foot, head, 56 + row * 5, rng)
      }
  return out
}

/** A flower on its stem, with leaves. */
function stemmed(name: string, x: number, foot: number, top: number, r: number, rng: Rng): string {
  const stem = curve(
    [
      [x, foot],
      [x + rng.between(-14, 14), (foot + top) / 2],
      [x, top],
    ],
    false,
    12,
  )
  let out = shape(band(stem, 12), 3.4)
  for (const { x: u, y: v, a } of walk(stem, 110, 60))
    for (const side of [-0.8, 0.8]) out += shape(leaf(u, v, 70, 28, a + side, 0.5), 3.4)
  return out + (FLOWER_HEADS[name]?.(x, top, r, rng) ?? '')
}
