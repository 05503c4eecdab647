/** Plants near enough to be looked at: blades, fronds, ears, reeds. Each grows up from (x, y) and leans by a share of its height. */
import { bumps, ring, smooth } from '../ink/curves.ts'
import { ell, limb, line, type Point, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from './leaves.ts'

/** A long leaf that bends over. */
export function blade(x: number, y: number, h: number, lean: number, sw: number, wide = 0.11): string {
  const [tx, ty] = [x + lean * h, y - h]
  const w = Math.max(13, h * wide)
  return tint(
    'grass',
    path(
      pen`M${x - w * 0.6} ${y}C${x - w} ${y - h * 0.45} ${x + lean * h * 0.3 - w * 0.5} ${y - h * 0.8} ${tx} ${ty}C${x + lean * h * 0.45 + w * 0.7} ${y - h * 0.66} ${x + w * 1.1} ${y - h * 0.36} ${x + w * 0.7} ${y}Z`,
      sw,
    ) +
      (h > 120
        ? line(pen`M${x + w * 0.1} ${y}Q${x + w * 0.1} ${y - h * 0.5} ${x + lean * h * 0.62} ${y - h * 0.78}`, sw * 0.8)
        : ''),
  )
}

/** A fern's frond: pairs of leaflets that grow smaller toward the tip. */
export function frond(x: number, y: number, high: number, lean: number, sw: number): string {
  // The last leaf is above the stalk.
  const h = high * 0.86
  const at = (t: number): Point => [x + lean * h * t * t, y - h * t]
  const pairs = Math.max(3, Math.round(h / 62))
  let out = line(smooth([0, 0.25, 0.5, 0.75, 1].map(at)), sw)
  for (let i = pairs; i >= 1; i--) {
    const t = 0.16 + (0.78 * (i - 1)) / pairs
    const [px, py] = at(t)
    const long = h * 0.36 * (1 - t * 0.56) + 12
    const turn = (Math.atan2(2 * lean * t, 1) * 180) / Math.PI
    for (const q of [-1, 1]) out += leaf(px, py, long, turn + q * 60, sw * 0.9, 0.36, false)
  }
  const [tx, ty] = at(0.94)
  return tint('leaf', out + leaf(tx, ty, h * 0.2 + 14, (Math.atan2(2 * lean, 1) * 180) / Math.PI, sw * 0.9, 0.3, false))
}

/** An ear of wheat. */
export function ear(x: number, y: number, high: number, lean: number, sw: number): string {
  const h = high - 44
  const [tx, ty] = [x + lean * h, y - h]
  const turn = lean * 40
  let out = line(pen`M${x} ${y}Q${x} ${y - h * 0.5} ${tx} ${ty}`, sw)
  for (let i = 3; i >= 0; i--)
    for (const q of [-1, 1]) out += rot(turn, tx, ty, leaf(tx, ty + i * 32, 48, q * 40, sw * 0.9, 0.38, false))
  return tint('straw', out + rot(turn, tx, ty, leaf(tx, ty + 4, 48, 0, sw * 0.9, 0.34, false)))
}

/** A reed with its brown club. */
export function reed(x: number, y: number, h: number, lean: number, sw: number): string {
  const [tx, ty] = [x + lean * h, y - h]
  const club = Math.max(54, h * 0.26)
  return (
    line(pen`M${x} ${y}Q${x} ${y - h * 0.5} ${tx} ${ty}`, sw) +
    tint('umber', rot(lean * 40, tx, ty, limb(pen`M${tx} ${ty}v${club}`, 24, sw)))
  )
}

/** A plant of thick pointed leaves in the sand. */
export function agave(x: number, y: number, h: number, sw: number): string {
  let out = ''
  for (const a of [-78, 78, -54, 54, -28, 28, 0]) {
    const long = h * (1 - Math.abs(a) / 260)
    const w = h * 0.1
    out += rot(
      a,
      x,
      y,
      path(
        pen`M${x - w} ${y}Q${x - w * 1.1} ${y - long * 0.5} ${x} ${y - long}Q${x + w * 1.1} ${y - long * 0.5} ${x + w} ${y}Z`,
        sw,
      ) + line(pen`M${x} ${y - long * 0.2}V${y - long * 0.7}`, sw * 0.8),
    )
  }
  return tint('viridian', out)
}

/** A cactus of flat pads with a flower. */
export function pads(x: number, y: number, h: number, sw: number): string {
  const pad = (px: number, py: number, r: number, turn: number) =>
    ell(px, py, r * 0.72, r, sw, turn) +
    line(
      pen`M${px - r * 0.2} ${py - r * 0.4}l8 -8M${px + r * 0.2} ${py}l8 -8M${px - r * 0.16} ${py + r * 0.36}l8 -8`,
      sw * 0.8,
    )
  return (
    tint(
      'viridian',
      pad(x - h * 0.24, y - h * 0.62, h * 0.22, -32) +
        pad(x + h * 0.26, y - h * 0.6, h * 0.2, 34) +
        pad(x, y - h * 0.3, h * 0.32, 0),
    ) + tint('pink', path(bumps(ring(x + h * 0.34, y - h * 0.8, h * 0.09, h * 0.09, 6), true, 0.62), sw * 0.9))
  )
}
