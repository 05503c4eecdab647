import { heart } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { type Drawn, standing } from '../ink/spot.ts'
import { circ, clip, dot, ell, flipX, line, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'

/** A large ornate butterfly about (x, y), s from the middle to the wing tip. */
export function butterfly(x: number, y: number, s: number, rng: Rng, sw = 5): Drawn {
  const P = (a: number, b: number) => pen`${x + a * s} ${y + b * s}`
  const v = rng.int(0, 2),
    tailed = rng.chance(0.4),
    sty = rng.int(0, 2)
  const U = (k: number) => {
    const q = (a: number, b: number) => {
      const rx = 0.04,
        ry = -0.08
      return P(rx + (a - rx) * k, ry + (b - ry) * k)
    }
    return v === 0
      ? `M${q(0.04, -0.1)}C${q(0.14, -0.62)} ${q(0.72, -1.0)} ${q(0.98, -0.78)}C${q(1.14, -0.6)} ${q(0.98, -0.12)} ${q(0.68, -0.02)}C${q(0.42, 0.06)} ${q(0.16, 0.04)} ${q(0.04, -0.01)}Z`
      : v === 1
        ? `M${q(0.04, -0.1)}C${q(0.1, -0.6)} ${q(0.5, -0.95)} ${q(0.9, -0.92)}C${q(1.02, -0.8)} ${q(0.86, -0.55)} ${q(0.96, -0.36)}C${q(1.0, -0.16)} ${q(0.72, -0.02)} ${q(0.55, 0.01)}C${q(0.36, 0.06)} ${q(0.16, 0.04)} ${q(0.04, -0.01)}Z`
        : `M${q(0.04, -0.1)}C${q(0.2, -0.75)} ${q(0.8, -0.9)} ${q(0.95, -0.62)}C${q(1.06, -0.36)} ${q(0.9, -0.04)} ${q(0.6, 0)}C${q(0.4, 0.04)} ${q(0.16, 0.04)} ${q(0.04, -0.01)}Z`
  }
  const Lw = (k: number) => {
    const q = (a: number, b: number) => {
      const rx = 0.06,
        ry = 0.06
      return P(rx + (a - rx) * k, ry + (b - ry) * k)
    }
    return tailed
      ? `M${q(0.04, 0.02)}C${q(0.3, 0.04)} ${q(0.66, 0.06)} ${q(0.76, 0.28)}C${q(0.84, 0.46)} ${q(0.7, 0.62)} ${q(0.6, 0.66)}C${q(0.62, 0.76)} ${q(0.6, 0.9)} ${q(0.52, 1.0)}C${q(0.42, 0.92)} ${q(0.44, 0.78)} ${q(0.4, 0.72)}C${q(0.24, 0.66)} ${q(0.1, 0.4)} ${q(0.04, 0.14)}Z`
      : `M${q(0.04, 0.02)}C${q(0.3, 0.04)} ${q(0.66, 0.06)} ${q(0.76, 0.28)}C${q(0.88, 0.54)} ${q(0.72, 0.84)} ${q(0.5, 0.86)}C${q(0.28, 0.88)} ${q(0.1, 0.46)} ${q(0.04, 0.14)}Z`
  }
  const half = () => {
    let out = ''
    out += path(Lw(1), sw)
    let b = ''
    for (let i = 0; i < 9; i++) {
      const a = ((8 + i * 12.5) * Math.PI) / 180
      b += line(
        `M${P(0.06 + Math.cos(a) * 0.3, 0.06 + Math.sin(a) * 0.3)}L${P(0.06 + Math.cos(a) * 1.2, 0.06 + Math.sin(a) * 1.2)}`,
        sw * 0.8,
      )
    }
    out += clip(Lw(1), b) + path(Lw(1), sw, 'none') + path(Lw(0.8), sw * 0.9)
    const dec = (cx: number, cy: number, r: number) =>
      sty === 2
        ? heart(x + cx * s, y + cy * s, r * s * 1.05, sw * 0.85, cx * 40)
        : sty === 1
          ? flowerHead(x + cx * s, y + cy * s, r * s * 1.25, rng, sw * 0.8, 'daisy5')
          : circ(x + cx * s, y + cy * s, r * s, sw * 0.85) + circ(x + cx * s, y + cy * s, r * s * 0.5, sw * 0.75)
    out +=
      leaf(x + 0.09 * s, y + 0.1 * s, 0.5 * s, 112, sw * 0.9, 0.2, false) +
      leaf(x + 0.09 * s, y + 0.12 * s, 0.5 * s, 142, sw * 0.9, 0.2, false) +
      leaf(x + 0.14 * s, y + 0.125 * s, 0.3 * s, 112, sw * 0.75, 0.17, false) +
      leaf(x + 0.13 * s, y + 0.17 * s, 0.3 * s, 142, sw * 0.75, 0.17, false)
    out += clip(Lw(0.8), dec(0.56, 0.22, 0.05) + dec(0.36, 0.62, 0.045))
    out += path(U(1), sw)
    b = ''
    for (let i = 0; i < 11; i++) {
      const a = ((-88 + i * 9.5) * Math.PI) / 180
      b += line(
        `M${P(0.04 + Math.cos(a) * 0.3, -0.06 + Math.sin(a) * 0.3)}L${P(0.04 + Math.cos(a) * 1.5, -0.06 + Math.sin(a) * 1.5)}`,
        sw * 0.8,
      )
    }
    out += clip(U(1), b) + path(U(1), sw, 'none') + path(U(0.82), sw * 0.9)
    const A =
      sty === 1
        ? ([
            [36, 0.56, 0.2],
            [60, 0.66, 0.2],
          ] as const)
        : ([
            [28, 0.5, 0.17],
            [48, 0.68, 0.15],
            [68, 0.6, 0.17],
          ] as const)
    for (const [a, L, w] of A)
      out +=
        leaf(x + 0.08 * s, y - 0.09 * s, L * s, a, sw * 0.9, w, false) +
        leaf(
          x + (0.08 + 0.06 * Math.sin((a * Math.PI) / 180)) * s,
          y - (0.09 + 0.06 * Math.cos((a * Math.PI) / 180)) * s,
          L * 0.62 * s,
          a,
          sw * 0.75,
          w * 0.8,
          false,
        )
    out += clip(
      U(0.82),
      dec(0.3, -0.56, 0.05) +
        dec(0.66, -0.66, 0.07) +
        dec(0.82, -0.42, 0.055) +
        dec(0.72, -0.17, 0.05) +
        dec(0.5, -0.76, 0.04),
    )
    return out
  }
  const h = half()
  let out = h + flipX(x, h)
  out +=
    line(
      `M${P(-0.02, -0.3)}C${P(-0.06, -0.5)} ${P(-0.14, -0.62)} ${P(-0.24, -0.66)}M${P(0.02, -0.3)}C${P(0.06, -0.5)} ${P(0.14, -0.62)} ${P(0.24, -0.66)}`,
      sw,
    ) +
    circ(x - 0.255 * s, y - 0.665 * s, 0.025 * s, sw) +
    circ(x + 0.255 * s, y - 0.665 * s, 0.025 * s, sw)
  out +=
    path(
      `M${P(-0.055, 0.02)}C${P(-0.07, 0.25)} ${P(-0.05, 0.5)} ${P(0, 0.58)}C${P(0.05, 0.5)} ${P(0.07, 0.25)} ${P(0.055, 0.02)}Z`,
      sw,
    ) +
    [0.14, 0.24, 0.34, 0.44]
      .map((t) => line(`M${P(-0.058 + t * 0.04, t)}Q${P(0, t + 0.03)} ${P(0.058 - t * 0.04, t)}`, sw * 0.85))
      .join('') +
    ell(x, y - 0.08 * s, 0.066 * s, 0.13 * s, sw) +
    circ(x, y - 0.25 * s, 0.075 * s, sw) +
    dot(x - 0.028 * s, y - 0.265 * s, 0.012 * s) +
    dot(x + 0.028 * s, y - 0.265 * s, 0.012 * s) +
    line(pen`M${P(-0.022, -0.225)}q${0.022 * s} ${0.02 * s} ${0.044 * s} 0`, sw * 0.8)
  return standing(tint('petal4', out), x, y + s, 2 * s, 2 * s)
}

export function smallButterfly(x: number, y: number, s: number, rng: Rng, sw = 4) {
  const a = rng.between(-25, 25)
  const h =
    path(
      pen`M${x} ${y}C${x + s * 0.1} ${y - s * 0.9} ${x + s * 1.05} ${y - s * 0.9} ${x + s * 0.85} ${y - s * 0.15}C${x + s * 0.7} ${y + s * 0.1} ${x + s * 0.3} ${y + s * 0.08} ${x} ${y}Z`,
      sw,
    ) +
    path(
      pen`M${x} ${y}C${x + s * 0.4} ${y + s * 0.05} ${x + s * 0.75} ${y + s * 0.2} ${x + s * 0.55} ${y + s * 0.6}C${x + s * 0.4} ${y + s * 0.75} ${x + s * 0.1} ${y + s * 0.5} ${x} ${y}Z`,
      sw,
    ) +
    dot(x + s * 0.54, y - s * 0.36, s * 0.09)
  return tint(
    `petal${rng.int(1, 6)}`,
    rot(
      a,
      x,
      y,
      h +
        flipX(x, h) +
        line(
          pen`M${x} ${y - s * 0.3}q${-s * 0.05} ${-s * 0.3} ${-s * 0.25} ${-s * 0.36}M${x} ${y - s * 0.3}q${s * 0.05} ${-s * 0.3} ${s * 0.25} ${-s * 0.36}`,
          sw * 0.85,
        ) +
        line(pen`M${x} ${y - s * 0.28}v${s * 0.66}`, sw + s * 0.07),
    ),
  )
}
