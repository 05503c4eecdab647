/** Trees of warm lands: the palm and the acacia, whose crown is flat like an umbrella. */

import { onward, smooth } from '../ink/curves.ts'
import { circ, line, type Point, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { clump } from './foliage.ts'
import type { TreeKit } from './tree-kit.ts'

/** How its fronds are turned, the ones behind first, and how far they bend down. */
const FRONDS: readonly (readonly [turn: number, long: number, bend: number])[] = [
  [-8, 0.34, 0.1],
  [-58, 0.4, 0.5],
  [60, 0.4, 0.5],
  [-104, 0.36, 0.3],
  [108, 0.36, 0.3],
  [-30, 0.38, 0.36],
  [34, 0.38, 0.36],
]

export function palmTree({ x, y, h, rng, sw, plan }: TreeKit): string {
  const s = plan.lean ?? rng.sign()
  const ty = y - h * 0.72
  const [tx, bend] = [x + s * h * 0.17, h * rng.between(0.01, 0.05)]
  const mid = (t: number): Point => [x + s * (h * 0.17 * t * t + bend * Math.sin(t * Math.PI)), y + (ty - y) * t]
  const half = (t: number) => Math.max(8, h * (0.052 - 0.03 * t ** 0.6))
  const steps = [0, 0.12, 0.35, 0.6, 0.8, 1]
  const edge = (q: number) => steps.map((t): Point => [mid(t)[0] + q * half(t), mid(t)[1]])
  const [low] = [edge(1).toReversed()]
  const trunk = path(`${smooth(edge(-1))}L${low[0]?.join(' ')}${onward(smooth(low))}Z`, sw)
  // Rings on a thin trunk would leave specks between them.
  const rings = h > 420 ? 9 : h > 280 ? 6 : h > 200 ? 3 : 0
  const marks = Array.from({ length: rings }, (_, i) => {
    const t = (i + 0.7) / (rings + 0.6)
    const [[cx, cy], w] = [mid(t), half(t)]
    return pen`M${cx - w} ${cy}q${w} ${h * 0.026} ${w * 2} ${-h * 0.004}`
  })
  const fronds = FRONDS.map(([turn, long, down]) =>
    frond(tx, ty, h * long * rng.between(0.94, 1.06), turn + rng.between(-6, 6), down, sw),
  )
  const nuts = circ(tx - h * 0.036, ty + h * 0.032, h * 0.034, sw) + circ(tx + h * 0.032, ty + h * 0.04, h * 0.034, sw)
  return tint('leaf', tint('bark', trunk + line(marks.join(''), sw * 0.85)) + tint('umber', nuts) + fronds.join(''))
}

/** A broad frond that bends down to the side it leans to, of one whole edge: notches of fronds before fronds would be a thicket of spikes. */
function frond(x: number, y: number, long: number, turn: number, bend: number, sw: number): string {
  const q = turn < 0 ? -1 : 1
  const at = (t: number): Point => [x + q * bend * long * t * t, y - long * (t - bend * 0.34 * t * t)]
  const w = (t: number) => long * 0.2 * Math.sin(Math.PI * (0.08 + 0.92 * t) ** 0.9) * (t < 1 ? 1 : 0)
  const side = (k: number) =>
    [0, 0.2, 0.45, 0.72, 1].map((t): Point => [at(t)[0] + k * q * w(t), at(t)[1] + (k > 0 ? w(t) * 0.2 : 0)])
  const lower = side(1.1).toReversed()
  const rib = smooth([0, 0.3, 0.6, 0.8].map(at))
  return rot(turn, x, y, path(`${smooth(side(-0.7))}${onward(smooth(lower))}Z`, sw) + line(rib, sw * 0.85))
}

export function acaciaTree({ x, y, h, rng, sw }: TreeKit): string {
  const q = rng.sign()
  const at = (u: number, v: number) => pen`${x + q * u * h} ${y - v * h}`
  const trunk = path(
    `M${at(-0.09, 0)}Q${at(-0.03, 0.12)} ${at(-0.04, 0.32)}Q${at(-0.08, 0.5)} ${at(-0.26, 0.7)}L${at(-0.18, 0.72)}Q${at(-0.06, 0.58)} ${at(0, 0.46)}Q${at(0.03, 0.6)} ${at(0.02, 0.74)}L${at(0.08, 0.74)}Q${at(0.08, 0.6)} ${at(0.06, 0.5)}Q${at(0.16, 0.58)} ${at(0.22, 0.7)}L${at(0.29, 0.68)}Q${at(0.2, 0.46)} ${at(0.06, 0.36)}Q${at(0.05, 0.14)} ${at(0.1, 0)}Q${at(0, 0.03)} ${at(-0.09, 0)}Z`,
    sw,
  )
  const parts = h < 150 ? FLAT.slice(1) : FLAT
  const crown = parts.map(([u, v, a, b]) => clump(x + q * u * h, y - v * h, a * h, b * h, rng, sw, 0))
  return tint('crown2', tint('bark', trunk) + crown.join(''))
}

/** Clumps of an umbrella: middle, half widths and heights in heights of the tree. */
const FLAT = [
  [0.02, 0.9, 0.26, 0.09],
  [-0.24, 0.77, 0.3, 0.1],
  [0.25, 0.76, 0.32, 0.1],
] as const
