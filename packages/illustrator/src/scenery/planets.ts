import { bumps, ring, smooth } from '../ink/curves.ts'
import { star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, ell, line, type Point, path, pen, rot, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function planet(x: number, y: number, r: number, rng: Rng, sw = 4, kind?: string) {
  kind ??= rng.pick(['bands', 'craters', 'ring', 'swirl', 'patches'])
  let out = ''
  const d = pen`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const tilt = rng.between(-24, -8)
  if (kind === 'ring') {
    const rx = r * 1.75,
      ry = r * 0.42
    out += rot(tilt, x, y, ell(x, y, rx, ry, sw) + ell(x, y, rx * 0.78, ry * 0.68, sw * 0.9))
    out +=
      circ(x, y, r, sw) +
      clip(
        d,
        rot(
          tilt,
          x,
          y,
          line(
            pen`M${x - r} ${y - r * 0.42}Q${x} ${y - r * 0.22} ${x + r} ${y - r * 0.42}M${x - r} ${y - r * 0.68}Q${x} ${y - r * 0.5} ${x + r} ${y - r * 0.68}`,
            sw * 0.85,
          ),
        ),
      )
    out += rot(
      tilt,
      x,
      y,
      path(
        pen`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + rx * 0.78} ${y}A${rx * 0.78} ${ry * 0.68} 0 0 1 ${x - rx * 0.78} ${y}Z`,
        sw * 0.95,
      ),
    )
    return out
  }
  out += circ(x, y, r, sw)
  let s = ''
  if (kind === 'bands') {
    for (const t of [-0.55, -0.2, 0.18, 0.55])
      s += line(
        pen`M${x - r} ${y + r * t}q${r * 0.33} ${r * 0.14} ${r * 0.66} 0t${r * 0.66} 0t${r * 0.66} 0`,
        sw * 0.85,
      )
    s = rot(tilt, x, y, s) + ell(x + r * 0.3, y + r * 0.36, r * 0.16, r * 0.09, sw * 0.8, tilt)
  } else if (kind === 'craters') {
    for (const [a, b, c] of [
      [-0.35, -0.35, 0.22],
      [0.35, -0.1, 0.28],
      [-0.15, 0.4, 0.2],
      [0.3, 0.58, 0.13],
      [-0.62, 0.12, 0.13],
      [0.12, -0.62, 0.12],
    ] as const)
      s += ell(x + a * r, y + b * r, c * r, c * r * 0.88, sw * 0.85)
  } else if (kind === 'swirl') {
    const p: Point[] = []
    for (let i = 0; i <= 30; i++) {
      const a = (i / 30) * TAU * 1.8,
        q = r * (1 - (0.9 * i) / 30)
      p.push([x + Math.cos(a) * q, y + Math.sin(a) * q])
    }
    s += line(smooth(p), sw * 0.85)
  } else {
    s +=
      path(bumps(ring(x - r * 0.4, y - r * 0.3, r * 0.36, r * 0.3, 6), true, 0.6), sw * 0.85) +
      path(bumps(ring(x + r * 0.42, y + r * 0.3, r * 0.4, r * 0.3, 7), true, 0.6), sw * 0.85) +
      path(bumps(ring(x + r * 0.45, y - r * 0.62, r * 0.2, r * 0.15, 5), true, 0.6), sw * 0.85)
  }
  return tint(`petal${rng.int(1, 6)}`, out + clip(d, s) + circ(x, y, r, sw, 'none'))
}

export function comet(x: number, y: number, r: number, sw = 4, a = -35) {
  return rot(
    a,
    x,
    y,
    path(
      pen`M${x} ${y - r * 0.75}Q${x + r * 3} ${y - r * 1.1} ${x + r * 5.4} ${y - r * 0.6}Q${x + r * 3.6} ${y - r * 0.3} ${x + r * 4.6} ${y + r * 0.1}Q${x + r * 3} ${y + r * 0.1} ${x + r * 4} ${y + r * 0.8}Q${x + r * 2} ${y + r * 0.8} ${x} ${y + r * 0.75}Z`,
      sw,
    ) + star(x, y, r * 1.25, sw, 0.2, 0.5),
  )
}
