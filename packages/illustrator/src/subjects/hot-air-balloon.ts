import { heart, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** The bag alone; its mouth is at y - 0.22 h. */
function bag(x: number, y: number, h: number, rng: Rng, sw: number): string {
  const r = h * 0.36,
    cy = y - h + r
  const d = pen`M${x - r * 0.26} ${y - h * 0.22}C${x - r * 0.7} ${y - h * 0.36} ${x - r} ${cy + r * 0.35} ${x - r} ${cy}A${r} ${r} 0 0 1 ${x + r} ${cy}C${x + r} ${cy + r * 0.35} ${x + r * 0.7} ${y - h * 0.36} ${x + r * 0.26} ${y - h * 0.22}Z`
  let out = path(d, sw)
  let s = ''
  for (const k of [0.36, 0.72])
    s += line(
      pen`M${x} ${cy - r}C${x - r * k * 1.2} ${cy - r * 0.9} ${x - r * k * 1.25} ${cy + r * 0.4} ${x - r * 0.26 * k} ${y - h * 0.22}M${x} ${cy - r}C${x + r * k * 1.2} ${cy - r * 0.9} ${x + r * k * 1.25} ${cy + r * 0.4} ${x + r * 0.26 * k} ${y - h * 0.22}`,
      sw * 0.9,
    )
  const bd = rng.int(0, 2)
  const b0 = cy - r * 0.16,
    b1 = cy + r * 0.3
  s += pen`<path d="M${x - r * 1.1} ${b0}Q${x} ${b0 + r * 0.24} ${x + r * 1.1} ${b0}V${b1}Q${x} ${b1 + r * 0.24} ${x - r * 1.1} ${b1}Z" fill="#fff" stroke="#000" stroke-width="${sw * 0.9}"/>`
  // On a balloon far away they would be specks.
  const marks = r > 110 ? 2 : r > 60 ? 1 : -1
  for (let i = -marks; i <= marks; i++) {
    const px = x + i * r * (marks === 1 ? 0.6 : 0.4),
      py = (b0 + b1) / 2 + r * 0.13 - Math.abs(i) * r * 0.025
    s +=
      bd === 0
        ? star(px, py, r * 0.15, sw * 0.85)
        : bd === 1
          ? heart(px, py, r * 0.13, sw * 0.85)
          : circ(px, py, r * 0.12, sw * 0.85)
  }
  out += clip(d, s) + path(d, sw, 'none') + rect(x - r * 0.28, y - h * 0.24, r * 0.56, h * 0.03, sw, 4)
  return tint(`petal${rng.int(1, 6)}`, out)
}

export function hotAir(x: number, y: number, h: number, rng: Rng, sw = 5): Drawn {
  const r = h * 0.36
  const bw = r * 0.44
  // Between four ropes the sky would be cut to specks.
  const inner =
    h > 320 ? pen`M${x - r * 0.08} ${y - h * 0.22}V${y - h * 0.12}M${x + r * 0.08} ${y - h * 0.22}V${y - h * 0.12}` : ''
  const out =
    line(
      pen`M${x - r * 0.24} ${y - h * 0.22}L${x - r * 0.2} ${y - h * 0.12}M${x + r * 0.24} ${y - h * 0.22}L${x + r * 0.2} ${y - h * 0.12}${inner}`,
      sw * 0.85,
    ) +
    bag(x, y, h, rng, sw) +
    path(pen`M${x - bw / 2} ${y - h * 0.13}H${x + bw / 2}L${x + bw * 0.42} ${y}H${x - bw * 0.42}Z`, sw) +
    rect(x - bw * 0.56, y - h * 0.14, bw * 1.12, h * 0.026, sw, 4) +
    (h > 320
      ? line(
          pen`M${x - bw * 0.45} ${y - h * 0.055}H${x + bw * 0.45}M${x - bw * 0.16} ${y - h * 0.11}V${y}M${x + bw * 0.16} ${y - h * 0.11}V${y}`,
          sw * 0.8,
        )
      : '')
  return standing(tint('straw', out), x, y, r * 2, h)
}

/** Someone in the basket, which is as large as they need. */
export function hotAirRide({ x, y, h, sw, rng }: Spot, sit: (at: Spot) => Drawn | null): Drawn | null {
  const size = h * 0.86
  const mouth = y - h * 0.4
  const r = size * 0.36
  const [bw, bh] = [h * 0.26, h * 0.15]
  const rim = y - bh
  const s = h * 0.34
  const who = sit({ x, y: rim + s * 0.2, w: s, h: s, sw, rng })
  const rope = (from: number, to: number) => pen`M${x + from * r} ${mouth}L${x + (to * bw) / 2} ${rim}`
  const side = pen`M${x - bw / 2} ${rim}H${x + bw / 2}L${x + bw * 0.43} ${y}H${x - bw * 0.43}Z`
  const weave = [1, 2, 3].map((i) => line(pen`M${x - bw / 2} ${rim + (bh * i) / 4}h${bw}`, sw * 0.8)).join('')
  const posts = [-2, -1, 0, 1, 2].map((i) => line(pen`M${x + (i * bw) / 6} ${rim}V${y}`, sw * 0.8)).join('')
  const out =
    line(rope(-0.24, -0.96) + rope(0.24, 0.96), sw) +
    bag(x, mouth + size * 0.22, size, rng, sw) +
    (who?.svg ?? '') +
    path(side, sw) +
    clip(side, weave + posts) +
    path(side, sw, 'none') +
    rect(x - bw * 0.56, rim - h * 0.014, bw * 1.12, h * 0.032, sw, 5)
  return standing(tint('straw', out), x, y, r * 2, h)
}
