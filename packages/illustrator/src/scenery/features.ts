/** Larger things a scene may have one of: they give its arrangements their character. Paths are in units of the thing's size. */
import { bumps, ring } from '../ink/curves.ts'
import { local } from '../ink/local.ts'
import { star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, ell, limb, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { rock } from './ground.ts'
import { leaf } from './leaves.ts'

/** A garden arch grown over with roses, its feet at (x, y). */
export function roseArch(x: number, y: number, h: number, rng: Rng, sw: number): string {
  const at = local(x, y, h)
  let out = tint('cream', limb(at('M-.36 0V-.58C-.36 -1.04 .36 -1.04 .36 -.58V0'), h * 0.05, sw))
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const [px, py] =
      t < 0.25
        ? [-0.36, -t * 2.32]
        : t > 0.75
          ? [0.36, -(1 - t) * 2.32]
          : [-0.36 * Math.cos((t - 0.25) * 2 * Math.PI), -0.58 - 0.34 * Math.sin((t - 0.25) * 2 * Math.PI)]
    out += leaf(x + px * h, y + py * h, h * 0.1, rng.between(-150, 150), sw * 0.9, 0.34, false)
    if (i % 2 === 0)
      out += flowerHead(
        x + px * h,
        y + py * h,
        h * rng.between(0.055, 0.07),
        rng,
        sw * 0.9,
        rng.pick(['rose', 'daisy5']),
      )
  }
  return out
}

/** A brook winding down from (x, y) to the lower edge. */
export function brook(x: number, y: number, rng: Rng, sw: number): string {
  const b = x + rng.between(-160, 160)
  const d = pen`M${x - 16} ${y}C${x + 120} ${y + 70} ${b - 220} ${y + 130} ${b - 150} 1200H${b + 170}C${b + 60} ${y + 150} ${x + 240} ${y + 80} ${x + 20} ${y}Z`
  let ripples = ''
  for (let i = 0; i < 6; i++)
    ripples += line(pen`M${b - 90 + rng.between(-30, 60)} ${y + 90 + i * 34}q18 -9 36 0t36 0`, sw * 0.85)
  return tint('water', path(d, sw)) + clip(d, ripples)
}

export function logCabin(x: number, y: number, w: number, sw: number): string {
  const at = local(x, y, w)
  const wall = at('M-.42 -.46H.42V0H-.42Z')
  const logs = [1, 2, 3, 4].map((i) => line(at(`M-.5 ${-i * 0.095}H.5`), sw * 0.85)).join('')
  return (
    tint('stone', rect(x + w * 0.18, y - w * 0.92, w * 0.12, w * 0.3, sw)) +
    tint('bark', path(wall, sw) + clip(wall, logs) + path(wall, sw, 'none')) +
    tint(
      'roof',
      path(at('M-.54 -.44L0 -.9L.54 -.44L.46 -.4L0 -.78L-.46 -.4Z'), sw) + path(at('M-.46 -.42L0 -.79L.46 -.42Z'), sw),
    ) +
    tint('umber', path(at('M-.1 0V-.26Q0 -.36 .1 -.26V0Z'), sw)) +
    tint(
      'glass',
      rect(x - w * 0.34, y - w * 0.32, w * 0.15, w * 0.15, sw) +
        rect(x + w * 0.19, y - w * 0.32, w * 0.15, w * 0.15, sw),
    )
  )
}

/** Water falling between rocks into a pool. */
export function waterfall(x: number, y: number, h: number, rng: Rng, sw: number): string {
  const w = h * 0.34
  const fall = pen`M${x - w / 2} ${y - h}Q${x} ${y - h - 14} ${x + w / 2} ${y - h}L${x + w * 0.58} ${y}H${x - w * 0.58}Z`
  const streams = [-0.3, -0.1, 0.1, 0.3]
    .map((a) =>
      line(pen`M${x + a * w} ${y - h + 14}Q${x + a * w * 1.3} ${y - h * 0.5} ${x + a * w * 1.15} ${y - 22}`, sw * 0.85),
    )
    .join('')
  const cliff = (q: number) =>
    path(
      pen`M${x + q * w * 0.42} ${y}V${y - h * 0.86}Q${x + q * w * 0.5} ${y - h * 1.12} ${x + q * w * 0.95} ${y - h * 1.04}Q${x + q * w * 1.5} ${y - h * 1.02} ${x + q * w * 1.55} ${y - h * 0.6}Q${x + q * w * 1.95} ${y - h * 0.5} ${x + q * w * 1.95} ${y}Z`,
      sw,
    ) +
    line(
      pen`M${x + q * w * 0.8} ${y - h * 0.7}q${q * w * 0.16} ${h * 0.06} ${q * w * 0.3} 0M${x + q * w * 1.2} ${y - h * 0.34}q${q * w * 0.16} ${h * 0.06} ${q * w * 0.3} 0`,
      sw * 0.85,
    )
  return (
    tint('water', path(fall, sw) + streams) +
    tint('stone', cliff(-1) + cliff(1)) +
    tint('mist', path(bumps(ring(x, y - 4, w * 0.95, h * 0.08, 11), true, 0.58), sw)) +
    rock(x - w * 1.1, y + 22, w * 0.6, rng, sw) +
    rock(x + w * 1.05, y + 24, w * 0.5, rng, sw)
  )
}

/** A shop with a striped awning; x is its left edge. */
export function shop(x: number, y: number, w: number, h: number, rng: Rng, sw: number): string {
  const n = 5
  const step = w / n
  const awning = Array.from({ length: n }, (_, i) =>
    tint(
      i % 2 ? 'cloud' : 'vermilion',
      path(pen`M${x + i * step} ${y - h * 0.62}h${step}v${h * 0.16}a${step / 2} ${step * 0.42} 0 0 1 ${-step} 0Z`, sw),
    ),
  ).join('')
  const roof = rng.chance(0.5)
    ? path(pen`M${x - 8} ${y - h}L${x + w / 2} ${y - h * 1.28}L${x + w + 8} ${y - h}Z`, sw)
    : rect(x - 8, y - h * 1.06, w + 16, h * 0.09, sw, 4)
  const upper = [0.16, 0.58].map((a) => rect(x + w * a, y - h * 0.9, w * 0.26, h * 0.18, sw, 3)).join('')
  return (
    tint('roof', roof) +
    tint(`block${rng.int(1, 5)}`, rect(x, y - h, w, h, sw)) +
    tint('glass', upper + rect(x + w * 0.08, y - h * 0.4, w * 0.48, h * 0.3, sw)) +
    tint('bark', path(pen`M${x + w * 0.66} ${y}v${-h * 0.42}h${w * 0.24}v${h * 0.42}Z`, sw)) +
    awning
  )
}

/** The bow of a sunken ship, leaning in the sand. */
export function shipwreck(x: number, y: number, w: number, sw: number): string {
  const at = local(x, y, w)
  const hull = at('M-.5 -.42L.42 -.3C.4 -.1 .3 .06 .1 .12L-.3 .1C-.42 0 -.5 -.2 -.5 -.42Z')
  return tint(
    'bark',
    limb(at('M-.16 -.36L-.06 -.86'), w * 0.035, sw) +
      limb(at('M-.24 -.64L.12 -.6'), w * 0.025, sw) +
      path(hull, sw) +
      clip(hull, line(at('M-.5 -.28L.45 -.16M-.5 -.14L.45 -.02M-.5 0L.4 .1'), sw * 0.85)) +
      path(hull, sw, 'none') +
      circ(x - w * 0.28, y - w * 0.22, w * 0.045, sw) +
      circ(x - w * 0.06, y - w * 0.19, w * 0.045, sw) +
      circ(x + w * 0.16, y - w * 0.16, w * 0.045, sw),
  )
}

/** A fountain of two bowls. */
export function fountain(x: number, y: number, h: number, sw: number): string {
  const at = local(x, y, h)
  return (
    tint(
      'mist',
      path(
        at(
          'M0 -.86C-.14 -1.06 -.34 -.96 -.3 -.62L-.22 -.62C-.22 -.82 -.08 -.86 0 -.76C.08 -.86 .22 -.82 .22 -.62L.3 -.62C.34 -.96 .14 -1.06 0 -.86Z',
        ),
        sw,
      ),
    ) +
    tint(
      'stone',
      path(at('M-.3 -.62H.3Q.26 -.5 .06 -.48L.07 -.2H-.07L-.06 -.48Q-.26 -.5 -.3 -.62Z'), sw) +
        ell(x, y - h * 0.2, h * 0.5, h * 0.07, sw) +
        path(at('M-.5 -.2Q-.46 0 -.3 0H.3Q.46 0 .5 -.2Q0 -.08 -.5 -.2Z'), sw),
    )
  )
}

/** A swing that hangs from the frame's two legs. */
export function swing(x: number, y: number, h: number, sw: number): string {
  const at = local(x, y, h)
  return (
    tint(
      'vermilion',
      limb(at('M-.46 0L-.34 -.92M-.22 0L-.34 -.92M.22 0L.34 -.92M.46 0L.34 -.92M-.38 -.92H.38'), h * 0.03, sw),
    ) +
    line(at('M-.14 -.9L-.12 -.3M.06 -.9L.08 -.3'), sw) +
    tint('bark', rect(x - h * 0.16, y - h * 0.31, h * 0.28, h * 0.05, sw, 4))
  )
}

/** A swirl of stars. */
export function galaxy(x: number, y: number, r: number, sw: number): string {
  let out = ''
  for (const k of [1, 0.68, 0.38])
    out += tint(k === 1 ? 'violet' : k > 0.5 ? 'lilac' : 'straw', ell(x, y, r * k, r * k * 0.5, sw, -22))
  return out + star(x - r * 0.7, y - r * 0.05, 14, sw * 0.85) + star(x + r * 0.66, y - r * 0.22, 13, sw * 0.85)
}
