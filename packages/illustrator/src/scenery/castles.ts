import type { Rng } from '../ink/random.ts'
import { clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { windowRect } from './houses.ts'

export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  rng: Rng,
  sw = 4,
  { roof = 'cone', flag = true, win = true }: { roof?: string; flag?: boolean; win?: boolean | 'one' } = {},
) {
  let s = rect(x - w / 2, y - h, w, h, sw)
  if (roof === 'cone') {
    const rh = w * rng.between(1.1, 1.45)
    s +=
      tint(
        'spire',
        path(
          pen`M${x - w * 0.64} ${y - h}Q${x - w * 0.2} ${y - h - rh * 0.4} ${x} ${y - h - rh}Q${x + w * 0.2} ${y - h - rh * 0.4} ${x + w * 0.64} ${y - h}Q${x} ${y - h + w * 0.12} ${x - w * 0.64} ${y - h}Z`,
          sw,
        ),
      ) +
      line(
        pen`M${x - w * 0.37} ${y - h - rh * 0.3}q${w * 0.37} ${w * 0.14} ${w * 0.74} 0M${x - w * 0.18} ${y - h - rh * 0.62}q${w * 0.18} ${w * 0.09} ${w * 0.36} 0`,
        sw * 0.85,
      )
    if (flag) {
      const fy = y - h - rh
      s +=
        line(pen`M${x} ${fy}v${-w * 0.5}`, sw) +
        path(
          pen`M${x} ${fy - w * 0.5}q${w * 0.2} ${-w * 0.1} ${w * 0.5} ${w * 0.08}l${-w * 0.14} ${w * 0.1}l${w * 0.14} ${w * 0.1}q${-w * 0.3} ${-w * 0.06} ${-w * 0.5} ${w * 0.06}Z`,
          sw,
        )
    }
  } else {
    const n = 4,
      st = (w * 1.2) / (n * 2 - 1)
    let d = pen`M${x - w * 0.6} ${y - h + w * 0.12}V${y - h - w * 0.22}`
    for (let i = 0; i < n; i++) {
      d += pen`h${st}`
      if (i < n - 1) d += pen`v${w * 0.16}h${st}v${-w * 0.16}`
    }
    d += pen`V${y - h + w * 0.12}Z`
    s += path(d, sw)
    if (flag)
      s =
        line(pen`M${x} ${y - h}v${-w * 0.9}`, sw) +
        path(pen`M${x} ${y - h - w * 0.9}l${w * 0.5} ${w * 0.16}l${-w * 0.5} ${w * 0.16}Z`, sw) +
        s
  }
  if (win) {
    s +=
      path(
        pen`M${x - w * 0.14} ${y - h * 0.52}v${-w * 0.28}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v${w * 0.28}Z`,
        sw,
      ) +
      (h > w * 2.4 && win !== 'one'
        ? path(
            pen`M${x - w * 0.14} ${y - h * 0.2}v${-w * 0.28}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v${w * 0.28}Z`,
            sw,
          )
        : '')
  }
  const br = (bx: number, by: number) =>
    line(pen`M${bx} ${by}h${w * 0.17}m${-w * 0.17} 0v${w * 0.09}m${w * 0.17} ${-w * 0.09}v${w * 0.09}`, sw * 0.75)
  for (let i = 0; i < 4; i++)
    s += br(x + (i % 2 ? 0.2 : -0.4) * w, y - h * (0.12 + 0.22 * i) + rng.between(-0.02, 0.02) * h)
  return tint('castle', s)
}

export function castle(x: number, y: number, w: number, rng: Rng, sw = 4) {
  let s = ''
  const tall = rng.chance(0.5)
  s +=
    tower(x - w * 0.13, y - w * 0.28, w * 0.13, w * 0.42, rng, sw, { win: 'one' }) +
    tower(x + w * 0.15, y - w * 0.28, w * 0.12, w * 0.32, rng, sw, { win: 'one' }) +
    tower(x + 0.01 * w, y - w * 0.25, w * 0.17, w * (tall ? 0.6 : 0.5), rng, sw, { win: 'one' })
  s +=
    tower(x - w * 0.3, y - w * 0.05, w * 0.14, w * 0.42, rng, sw, { win: false }) +
    tower(x + w * 0.31, y - w * 0.05, w * 0.14, w * 0.44, rng, sw, { win: false })
  const wt = y - w * 0.33
  let d = pen`M${x - w * 0.36} ${y}V${wt}`
  const n = 9,
    st = (w * 0.72) / (n * 2 - 1)
  for (let i = 0; i < n; i++) {
    d += pen`v${-w * 0.04}h${st}v${w * 0.04}`
    if (i < n - 1) d += pen`h${st}`
  }
  d += pen`V${y}Z`
  s += path(d, sw)
  for (const [a, b] of [
    [-0.26, 0.26],
    [-0.2, 0.12],
    [0.2, 0.25],
    [0.24, 0.1],
    [-0.12, 0.28],
    [0.1, 0.27],
  ] as const)
    s += line(
      pen`M${x + a * w} ${y - b * w}h${w * 0.04}m${-w * 0.04} 0v${w * 0.02}m${w * 0.04} ${-w * 0.02}v${w * 0.02}`,
      sw * 0.75,
    )
  s +=
    windowRect(x - w * 0.22, y - w * 0.24, w * 0.05, w * 0.09, sw, true) +
    windowRect(x + w * 0.17, y - w * 0.24, w * 0.05, w * 0.09, sw, true)
  s +=
    tower(x - w * 0.42, y, w * 0.16, w * 0.46, rng, sw, { roof: rng.chance(0.3) ? 'flat' : 'cone' }) +
    tower(x + w * 0.42, y, w * 0.16, w * 0.46, rng, sw, { roof: 'cone' })
  const gw = w * 0.2,
    gh = w * 0.25
  const gate = (k: number) =>
    pen`M${x - (gw / 2) * k} ${y}V${y - gh * k + (gw / 2) * k}A${(gw / 2) * k} ${(gw / 2) * k} 0 0 1 ${x + (gw / 2) * k} ${y - gh * k + (gw / 2) * k}V${y}Z`
  s += path(gate(1.22), sw) + path(gate(1), sw)
  let q = ''
  for (let i = -2; i <= 2; i++) q += line(pen`M${x + i * gw * 0.2} ${y}V${y - gh}`, sw * 0.8)
  for (let i = 1; i < 4; i++) q += line(pen`M${x - gw / 2} ${y - gh * i * 0.25}h${gw}`, sw * 0.8)
  s += clip(gate(1), q) + path(gate(1), sw, 'none')
  return tint('castle', s)
}

export function sandcastle(x: number, y: number, w: number, rng: Rng, sw: number) {
  const out =
    tower(x - w * 0.3, y, w * 0.22, w * 0.42, rng, sw, { roof: 'flat', flag: false, win: false }) +
    tower(x + w * 0.3, y, w * 0.22, w * 0.42, rng, sw, { roof: 'flat', flag: false, win: false }) +
    tower(x, y, w * 0.32, w * 0.6, rng, sw, { roof: 'flat', flag: true })
  return tint('sand', out + path(pen`M${x - w * 0.62} ${y}Q${x} ${y - w * 0.16} ${x + w * 0.62} ${y}Z`, sw))
}
