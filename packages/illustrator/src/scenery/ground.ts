import { smooth } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { circ, dot, ell, line, type Point, path, pen, ROOM, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { mound } from './foliage.ts'

/** Blades that rise from one foot and bend apart, the middle ones highest: one area, since drawn apart they would leave slivers that nobody can color. */
export function grass(x: number, y: number, s: number, rng: Rng, sw = 4): string {
  // Many blades in a small tuft are a black clump.
  const n = s < 60 ? 3 : s < 120 ? 4 : 5
  const w = (s * (n < 5 ? 0.56 : 0.72)) / n
  const notches = Array.from({ length: n + 1 }, (_, i): Point => {
    const u = (i - n / 2) * w
    return i > 0 && i < n
      ? [x + u * 1.3, y - s * (n < 5 ? 0.22 : 0.33) * rng.between(0.92, 1.08)]
      : [x + u, y - s * 0.02]
  })
  const [first, last] = [notches[0] as Point, notches.at(-1) as Point]
  let d = pen`M${first[0]} ${first[1]}`
  for (let i = 0; i < n; i++) {
    const out = (i / (n - 1) - 0.5) * 2 + rng.between(-0.1, 0.1)
    const tip: Point = [x + out * s * 0.76, y - s * (1 - 0.46 * out * out) * rng.between(0.88, 1.06)]
    const [from, to] = [notches[i] as Point, notches[i + 1] as Point]
    // It goes up before it bends, and its inner side runs below the outer one.
    const over = y - s * (0.8 - 0.3 * Math.abs(out))
    d += pen`Q${from[0] * 0.74 + tip[0] * 0.26 - w * 0.16} ${over} ${tip[0]} ${tip[1]}Q${to[0] * 0.74 + tip[0] * 0.26 + w * 0.22} ${over + s * 0.1} ${to[0]} ${to[1]}`
  }
  return tint('grass', path(pen`${d}Q${(first[0] + last[0]) / 2} ${y + s * 0.1} ${first[0]} ${first[1]}Z`, sw))
}

export function bush(x: number, y: number, w: number, rng: Rng, sw = 4, deco?: string) {
  const h = w * rng.between(0.44, 0.56)
  // Closed at the foot as well: where no hill hides it, color would run out below.
  let out = mound(x, y, w, h, rng, sw, deco && deco !== 'arc' ? 0 : 1)
  if (!deco || deco === 'arc') return tint('bush', out)
  const m = rng.int(2, 3)
  for (let i = 0; i < m; i++) {
    const bx = x + (i - (m - 1) / 2) * w * 0.26,
      by = y - h * rng.between(0.34, 0.62)
    out +=
      deco === 'berry'
        ? tint('berry', circ(bx, by, w * 0.055, sw * 0.85))
        : flowerHead(bx, by, w * 0.1, rng, sw * 0.8, 'daisy5')
  }
  return tint('bush', out)
}

export function rock(x: number, y: number, w: number, rng: Rng, sw = 4) {
  const h = w * rng.between(0.5, 0.7)
  const p = [
    [x - w / 2, y],
    [x - w * 0.46, y - h * 0.45],
    [x - w * 0.2, y - h * rng.between(0.85, 1)],
    [x + w * 0.15, y - h],
    [x + w * 0.42, y - h * 0.55],
    [x + w / 2, y],
  ] as const
  return tint(
    'stone',
    path(`${smooth(p, false, 0.7)}Z`, sw) +
      line(pen`M${x - w * 0.12} ${y - h * 0.62}q${w * 0.1} ${-h * 0.1} ${w * 0.22} 0`, sw * 0.8),
  )
}

export function mushroom(x: number, y: number, h: number, sw = 4) {
  const w = h * 0.85
  return tint(
    'cream',
    path(
      pen`M${x - h * 0.16} ${y - h * 0.45}Q${x - h * 0.12} ${y - h * 0.2} ${x - h * 0.22} ${y}Q${x} ${y + h * 0.06} ${x + h * 0.22} ${y}Q${x + h * 0.12} ${y - h * 0.2} ${x + h * 0.16} ${y - h * 0.45}Z`,
      sw,
    ) +
      tint(
        'cap',
        path(
          pen`M${x - w / 2} ${y - h * 0.42}C${x - w * 0.5} ${y - h * 1.12} ${x + w * 0.5} ${y - h * 1.12} ${x + w / 2} ${y - h * 0.42}Q${x} ${y - h * 0.3} ${x - w / 2} ${y - h * 0.42}Z`,
          sw,
        ),
      ) +
      circ(x, y - h * 0.68, h * 0.11, sw * 0.85) +
      (h > 100
        ? ell(x - w * 0.28, y - h * 0.55, h * 0.065, h * 0.08, sw * 0.85) +
          ell(x + w * 0.28, y - h * 0.56, h * 0.065, h * 0.085, sw * 0.85)
        : dot(x - w * 0.29, y - h * 0.55, 3) + dot(x + w * 0.29, y - h * 0.56, 3)),
  )
}

export function fence(x0: number, x1: number, y: number, h: number, sw = 4, step = 46) {
  // What is behind it would be in shreds between the pickets. The rails of a low fence are strokes: they would be specks.
  let out =
    rect(x0, y - h * 0.72, x1 - x0, h * 0.72, sw) +
    (h < 110
      ? line(pen`M${x0} ${y - h * 0.28}H${x1}`, sw * 1.4)
      : line(pen`M${x0} ${y - h * 0.55}H${x1}`, sw) + rect(x0, y - h * 0.36, x1 - x0, h * 0.17, sw))
  for (let x = x0 + step * 0.3; x < x1 - step * 0.3; x += step) {
    const w = Math.min(step * 0.5, step - sw - ROOM)
    out += path(pen`M${x} ${y}V${y - h * 0.86}L${x + w / 2} ${y - h}L${x + w} ${y - h * 0.86}V${y}Z`, sw)
  }
  return tint('fence', out)
}

export const bench = (x: number, y: number, sw: number) =>
  tint(
    'wood',
    // The slats of the back touch: between them a landscape would be in shreds.
    rect(x - 100, y - 90, 200, 50, sw, 6) +
      line(pen`M${x - 100} ${y - 65}H${x + 100}`, sw) +
      rect(x - 84, y - 40, 16, 40, sw) +
      rect(x + 68, y - 40, 16, 40, sw) +
      rect(x - 108, y - 44, 216, 18, sw, 6),
  )

export const hay = (x: number, y: number, r: number, sw: number) =>
  tint(
    'straw',
    path(
      pen`M${x - r} ${y}C${x - r * 1.05} ${y - r * 1.1} ${x - r * 0.4} ${y - r * 1.35} ${x} ${y - r * 1.35}C${x + r * 0.4} ${y - r * 1.35} ${x + r * 1.05} ${y - r * 1.1} ${x + r} ${y}Z`,
      sw,
    ) +
      line(
        pen`M${x - r * 0.5} ${y - r * 0.2}l${r * 0.1} ${-r * 0.3}M${x - r * 0.1} ${y - r * 0.6}l${r * 0.06} ${-r * 0.3}M${x + r * 0.35} ${y - r * 0.25}l${-r * 0.05} ${-r * 0.35}M${x + r * 0.2} ${y - r * 0.85}l${r * 0.04} ${-r * 0.2}M${x - r * 0.45} ${y - r * 0.8}l${r * 0.08} ${-r * 0.2}`,
        sw * 0.85,
      ),
  )

export const campfire = (x: number, y: number, sw: number) =>
  tint(
    'fire',
    path(
      pen`M${x} ${y - 110}C${x + 46} ${y - 70} ${x + 44} ${y - 30} ${x} ${y - 22}C${x - 44} ${y - 30} ${x - 46} ${y - 64} ${x - 14} ${y - 84}C${x - 14} ${y - 70} ${x} ${y - 80} ${x} ${y - 110}Z`,
      sw,
    ) +
      path(
        pen`M${x + 2} ${y - 66}C${x + 24} ${y - 46} ${x + 18} ${y - 28} ${x} ${y - 24}C${x - 18} ${y - 28} ${x - 16} ${y - 44} ${x + 2} ${y - 66}Z`,
        sw * 0.9,
      ) +
      rot(16, x, y - 16, rect(x - 60, y - 26, 120, 20, sw, 10)) +
      rot(-16, x, y - 16, rect(x - 60, y - 26, 120, 20, sw, 10) + circ(x - 52, y - 16, 7, sw * 0.8)),
  )
