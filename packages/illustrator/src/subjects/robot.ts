import { heart } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, limb, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { place } from '../motifs/motif.ts'

export function robot({ x, y, h, sw, rng }: Spot): Drawn {
  const s = h
  let out = ''
  const up = rng.chance(0.5)
  const seg = (d: string, w: number) => limb(d, w, sw)
  out +=
    seg(
      pen`M${x - s * 0.17} ${y - s * 0.42}Q${x - s * 0.3} ${y - s * 0.38} ${x - s * 0.29} ${y - s * 0.22}`,
      s * 0.055,
    ) +
    seg(
      up
        ? pen`M${x + s * 0.17} ${y - s * 0.42}Q${x + s * 0.3} ${y - s * 0.42} ${x + s * 0.3} ${y - s * 0.58}`
        : pen`M${x + s * 0.17} ${y - s * 0.42}Q${x + s * 0.3} ${y - s * 0.38} ${x + s * 0.29} ${y - s * 0.22}`,
      s * 0.055,
    )
  const claw = (cx: number, cy: number, a: number) =>
    rot(
      a,
      cx,
      cy,
      path(
        pen`M${cx - s * 0.05} ${cy}A${s * 0.055} ${s * 0.055} 0 1 0 ${cx + s * 0.05} ${cy}L${cx + s * 0.022} ${cy + s * 0.012}A${s * 0.026} ${s * 0.026} 0 1 1 ${cx - s * 0.022} ${cy + s * 0.012}Z`,
        sw,
      ),
    )
  out +=
    claw(x - s * 0.29, y - s * 0.19, 180) +
    (up ? claw(x + s * 0.3, y - s * 0.6, 0) : claw(x + s * 0.29, y - s * 0.19, 180))
  for (const q of [-1, 1])
    out +=
      rect(x + q * s * 0.09 - s * 0.035, y - s * 0.16, s * 0.07, s * 0.12, sw) +
      line(pen`M${x + q * s * 0.09 - s * 0.035} ${y - s * 0.1}h${s * 0.07}`, sw * 0.85) +
      path(
        pen`M${x + q * s * 0.09 - s * 0.075} ${y}V${y - s * 0.03}Q${x + q * s * 0.09} ${y - s * 0.1} ${x + q * s * 0.09 + s * 0.075} ${y - s * 0.03}V${y}Z`,
        sw,
      )
  out +=
    rect(x - s * 0.06, y - s * 0.52, s * 0.12, s * 0.06, sw) +
    rect(x - s * 0.19, y - s * 0.48, s * 0.38, s * 0.34, sw, s * 0.035) +
    circ(x - s * 0.19, y - s * 0.41, s * 0.04, sw) +
    circ(x + s * 0.19, y - s * 0.41, s * 0.04, sw)
  const k = rng.int(0, 2)
  out += rect(x - s * 0.14, y - s * 0.44, s * 0.28, s * 0.15, sw * 0.9, s * 0.015)
  out +=
    k === 0
      ? heart(x - s * 0.06, y - s * 0.365, s * 0.04, sw * 0.85) +
        circ(x + s * 0.07, y - s * 0.395, s * 0.025, sw * 0.85) +
        circ(x + s * 0.07, y - s * 0.335, s * 0.025, sw * 0.85)
      : k === 1
        ? circ(x - s * 0.065, y - s * 0.365, s * 0.05, sw * 0.85) +
          line(pen`M${x - s * 0.065} ${y - s * 0.365}l${s * 0.025} ${-s * 0.03}`, sw * 0.85) +
          [0, 1, 2].map((i) => rect(x + s * 0.01, y - s * 0.42 + i * s * 0.04, s * 0.1, s * 0.022, sw * 0.75)).join('')
        : line(
            pen`M${x - s * 0.12} ${y - s * 0.36}h${s * 0.05}l${s * 0.025} ${-s * 0.05}l${s * 0.04} ${s * 0.09}l${s * 0.03} ${-s * 0.04}h${s * 0.09}`,
            sw,
          )
  out +=
    [-0.1, -0.035, 0.03].map((a) => circ(x + a * s, y - s * 0.235, s * 0.022, sw * 0.85)).join('') +
    rect(x + s * 0.07, y - s * 0.255, s * 0.07, s * 0.04, sw * 0.8) +
    line(pen`M${x - s * 0.15} ${y - s * 0.185}H${x + s * 0.15}`, sw * 0.85)
  const hd = place('🤖', { x, y: y - s * 0.5, w: s * 0.46, h: s * 0.5, stroke: sw, pigment: 'sky', anchor: 'bottom' })
  out += hd?.svg ?? ''
  return standing(tint('sky', out), x, y, s * 0.7, s * 0.98)
}
