import { bumps, ring } from '../ink/curves.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, dot, ell, limb, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'

export function snowman({ x, y, h, sw, rng }: Spot): Drawn {
  const s = h
  let out = ''
  const stick = (q: number) =>
    limb(pen`M${x + q * s * 0.13} ${y - s * 0.54}L${x + q * s * 0.34} ${y - s * 0.66}`, s * 0.022, sw) +
    limb(pen`M${x + q * s * 0.27} ${y - s * 0.62}L${x + q * s * 0.3} ${y - s * 0.7}`, s * 0.018, sw * 0.9)
  out +=
    stick(-1) +
    stick(1) +
    ell(x, y - s * 0.2, s * 0.235, s * 0.205, sw) +
    ell(x, y - s * 0.5, s * 0.17, s * 0.155, sw) +
    ell(x, y - s * 0.735, s * 0.13, s * 0.12, sw)
  for (let i = 0; i < 3; i++) out += circ(x, y - s * (0.57 - 0.075 * i), s * 0.017, sw * 0.85)
  out += circ(x, y - s * 0.28, s * 0.018, sw * 0.85)
  out +=
    dot(x - s * 0.045, y - s * 0.765, s * 0.014) +
    dot(x + s * 0.045, y - s * 0.765, s * 0.014) +
    path(
      pen`M${x - s * 0.004} ${y - s * 0.745}L${x + s * 0.085} ${y - s * 0.722}L${x - s * 0.002} ${y - s * 0.712}Z`,
      sw * 0.85,
    ) +
    line(pen`M${x - s * 0.05} ${y - s * 0.685}Q${x} ${y - s * 0.65} ${x + s * 0.05} ${y - s * 0.685}`, sw * 0.9) +
    ell(x - s * 0.08, y - s * 0.715, s * 0.018, s * 0.013, sw * 0.7) +
    ell(x + s * 0.085, y - s * 0.69, s * 0.018, s * 0.013, sw * 0.7)
  // scarf
  out +=
    path(
      pen`M${x + s * 0.06} ${y - s * 0.625}L${x + s * 0.15} ${y - s * 0.45}L${x + s * 0.085} ${y - s * 0.42}L${x + s * 0.02} ${y - s * 0.61}Z`,
      sw,
    ) +
    line(
      pen`M${x + s * 0.125} ${y - s * 0.5}l${-s * 0.06} ${s * 0.03}M${x + s * 0.105} ${y - s * 0.54}l${-s * 0.06} ${s * 0.03}`,
      sw * 0.8,
    ) +
    path(
      pen`M${x - s * 0.12} ${y - s * 0.655}Q${x} ${y - s * 0.59} ${x + s * 0.12} ${y - s * 0.655}L${x + s * 0.13} ${y - s * 0.615}Q${x} ${y - s * 0.545} ${x - s * 0.13} ${y - s * 0.615}Z`,
      sw,
    ) +
    [-0.07, -0.02, 0.03, 0.08]
      .map((a) => line(pen`M${x + a * s} ${y - s * (0.628 - Math.abs(a) * 0.25)}l${s * 0.004} ${s * 0.04}`, sw * 0.8))
      .join('')
  // hat
  if (rng.chance(0.6))
    out +=
      path(
        pen`M${x - s * 0.09} ${y - s * 0.84}L${x - s * 0.1} ${y - s * 0.985}Q${x} ${y - s * 1.01} ${x + s * 0.1} ${y - s * 0.985}L${x + s * 0.09} ${y - s * 0.84}Z`,
        sw,
      ) +
      line(pen`M${x - s * 0.092} ${y - s * 0.88}Q${x} ${y - s * 0.86} ${x + s * 0.092} ${y - s * 0.88}`, sw * 0.9) +
      ell(x, y - s * 0.838, s * 0.155, s * 0.026, sw) +
      flowerHead(x + s * 0.06, y - s * 0.88, s * 0.035, rng, sw * 0.8, 'daisy5')
  else
    out +=
      path(
        pen`M${x - s * 0.135} ${y - s * 0.8}C${x - s * 0.12} ${y - s * 0.98} ${x + s * 0.12} ${y - s * 0.98} ${x + s * 0.135} ${y - s * 0.8}Z`,
        sw,
      ) +
      line(
        pen`M${x - s * 0.05} ${y - s * 0.925}L${x - s * 0.065} ${y - s * 0.82}M${x + s * 0.05} ${y - s * 0.925}L${x + s * 0.065} ${y - s * 0.82}M${x} ${y - s * 0.935}V${y - s * 0.82}`,
        sw * 0.85,
      ) +
      rect(x - s * 0.15, y - s * 0.825, s * 0.3, s * 0.05, sw, s * 0.025) +
      path(bumps(ring(x, y - s * 0.965, s * 0.035, s * 0.035, 7, 0), true, 0.6), sw)
  return standing(tint('snow', out), x, y, s * 0.66, s)
}
