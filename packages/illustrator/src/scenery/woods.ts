/** A wood from within: trunks that grow thinner with distance under a roof of leaves. */
import { bumps } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { ell, line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { mound } from './foliage.ts'
import { arcTo, curl } from './lobes.ts'
import { tree } from './trees.ts'

/** From above the page down to its roots at y, w wide at the middle. */
function trunk(x: number, y: number, w: number, rng: Rng, sw: number): string {
  const [k, lean] = [w / 2, rng.between(-0.2, 0.2) * w]
  const bark = pen`M${x + lean - k * 0.86} -20C${x - k * 0.7} ${y * 0.4} ${x - k * 0.8} ${y * 0.8} ${x - k * 1.2} ${y - w * 0.24}Q${x - k * 1.5} ${y - w * 0.06} ${x - k * 1.9} ${y + 8}Q${x - k * 0.9} ${y - w * 0.08} ${x - k * 0.3} ${y + 10}Q${x + k * 0.5} ${y - w * 0.08} ${x + k * 0.9} ${y + 12}Q${x + k * 1.4} ${y - w * 0.02} ${x + k * 1.9} ${y + 6}Q${x + k * 1.4} ${y - w * 0.1} ${x + k * 1.15} ${y - w * 0.3}C${x + k * 0.76} ${y * 0.8} ${x + k * 0.7} ${y * 0.4} ${x + lean + k * 0.86} -20Z`
  const furrow = (at: number, from: number, long: number) =>
    pen`M${x + at * w} ${y * from}q${w * 0.07} ${y * long * 0.5} 0 ${y * long}`
  const marks =
    w > 60
      ? line(
          furrow(-0.2, 0.36, 0.08) + furrow(0.2, 0.44, 0.1) + furrow(-0.06, 0.78, 0.08) + furrow(0.18, 0.68, 0.07),
          sw * 0.85,
        )
      : ''
  const hollow =
    w > 100
      ? tint(
          'umber',
          ell(x + w * 0.02, y * 0.56, w * 0.17, w * 0.24, sw) +
            ell(x + w * 0.03, y * 0.56, w * 0.1, w * 0.15, sw * 0.85),
        )
      : ''
  return tint('bark', path(bark, sw) + marks) + hollow
}

/** Leaves that hang in from above, down to about y, lower toward the sides: lobes large and small, and scallops of leaves in them. */
function canopy(y: number, n: number, rng: Rng, sw: number, pigment: string): string {
  const edge = Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n
    const low = y * (0.42 + 0.8 * (2 * Math.abs(t - 0.5)) ** 1.5)
    return [
      1070 - (t + (i && i < n ? rng.between(-0.3, 0.3) / n : 0)) * 1116,
      low * (i && i < n ? rng.between(0.7, 1.2) : 1),
    ]
  })
  let outline = pen`M${edge[0]?.[0] ?? 0} ${edge[0]?.[1] ?? 0}`
  // Each a line of its own, so that a page for the smallest hands can do without it.
  const within: string[] = []
  edge.slice(1).forEach((to, i) => {
    const from = edge[i] as Point
    outline += arcTo(from, to, 0.6)
    if (rng.chance(0.5)) within.push(curl(from, to, rng.between(0.5, 0.9)))
  })
  const marks = edge
    .slice(1, -1)
    .filter((_, i) => i % 2 === 0)
    .map(([u, v]) => pen`M${u - 38} ${v * 0.5}a15 15 0 0 0 27 2a15 15 0 0 0 27 0a15 15 0 0 0 25 -3`)
  return tint(
    pigment,
    path(`${outline}L-46 -220H1070Z`, sw) + [...within, ...marks].map((d) => (d ? line(d, sw * 0.85) : '')).join(''),
  )
}

/** The wood goes on behind the trunks: firs and round treetops far away, where there would be a hole of bare sky. */
export function farWood(rng: Rng): string {
  const n = 9
  const edge = Array.from(
    { length: n + 1 },
    (_, i): Point => [-46 + (i / n) * 1116 + (i && i < n ? rng.between(-26, 26) : 0), rng.between(410, 480)],
  )
  const firs = [150, 420, 620, 890]
    .filter(() => rng.chance(0.7))
    .map((x) => tree(x + rng.between(-50, 50), 690, rng.between(300, 360), rng, { sw: SW.bg * 0.9, kind: 'pine' }))
  const bushes = [70, 250, 470, 690, 950].map((x) =>
    mound(x + rng.between(-30, 30), 690, rng.between(150, 210), rng.between(90, 130), rng, SW.bg * 0.9, 1),
  )
  return (
    tint('crown3', path(`${bumps(edge, false, 0.6)}L1070 700H-46Z`, SW.bg * 0.85)) +
    firs.join('') +
    tint('bush', bushes.join(''))
  )
}

interface Row {
  /** The foot of the trunks, their width, and where they stand. */
  foot: number
  w: number
  xs: readonly number[]
  sw: number
}

const ROWS: readonly Row[] = [
  { foot: 646, w: 46, xs: [176, 352, 512, 690, 862], sw: 0.9 },
  { foot: 716, w: 84, xs: [104, 300, 740, 926], sw: 1 },
  { foot: 800, w: 150, xs: [30, 996], sw: 1.15 },
]

/** Nobody has a trunk growing out of the head. */
export function trunks(rng: Rng, isFree: (x: number, w: number) => boolean): string {
  return ROWS.map(({ foot, w, xs, sw }) =>
    xs
      .map((x) => ({ x: x + rng.between(-34, 34), w: w * rng.between(0.86, 1.14) }))
      .map((one) => ({ ...one, svg: trunk(one.x, foot + rng.between(-10, 14), one.w, rng, SW.bg * sw) }))
      .filter((one) => isFree(one.x, one.w))
      .map(({ svg }) => svg)
      .join(''),
  ).join('')
}

export const leafRoof = (rng: Rng): string =>
  canopy(290, 13, rng, SW.bg * 0.9, 'crown1') + canopy(200, 10, rng, SW.bg, 'crown2')
