/** Water in the open as it is drawn in picture books: still and flat far away, one broad swell, and near us crests with foam along them. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { BOTTOM } from './land.ts'

/** The level water at the horizon. */
export const level = (y: number): string => tint('water', path(pen`M-20 ${y}H1044V${BOTTOM}H-20Z`, SW.bg))

/** A long low swell from side to side. */
export function billow(y: number, rng: Rng, high = 13): string {
  const [a, b] = [rng.between(-60, 60), high * rng.sign()]
  return tint(
    'water',
    path(
      pen`M-20 ${y}C${110 + a} ${y - b * 1.5} ${230 + a} ${y - b * 1.3} ${360 + a} ${y}S${620 + a} ${y + b * 1.3} ${740 + a} ${y}S${950 + a} ${y - b * 1.2} 1130 ${y}V${BOTTOM}H-20Z`,
      SW.bg,
    ),
  )
}

/** Crests, their hollows wide and their tips sharp, with a band of foam along them. */
export function crests(y: number, len: number, rng: Rng): string {
  const from = -len * rng.between(0.1, 0.9)
  const n = Math.ceil((1060 - from) / len)
  const deep = len * 0.3
  const edge = (dy: number, by: number): string => {
    let d = pen`M${from - len} ${BOTTOM}V${y + dy}`
    for (let i = -1; i < n; i++)
      d += pen`C${from + (i + 0.34) * len} ${y + dy + deep * by} ${from + (i + 0.66) * len} ${y + dy + deep * by} ${from + (i + 1) * len} ${y + dy}`
    return pen`${d}V${BOTTOM}Z`
  }
  return tint('mist', path(edge(0, 1), SW.mid)) + tint('water', path(edge(len * 0.15, 0.8), SW.bg))
}

/** Gleams on flat water, small and close far away, broad near us; none where somebody is. */
export function gleams(rng: Rng, y0: number, y1: number, n: number, boxes: readonly Box[] = []): string {
  let out = ''
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? ((i * 3) % n) / (n - 1) : 0.5
    const y = y0 + (y1 - y0) * t
    const w = (96 + (y - 560) * 0.2) * rng.between(0.75, 1.3)
    const x = ((i + 0.5) / n) * 1024 + rng.between(-26, 26) - w / 2
    if (boxes.some((box) => x < box.x1 + 16 && x + w > box.x0 - 16 && y - 26 < box.y1 && y + 26 > box.y0)) continue
    out += path(
      pen`M${x} ${y}C${x + w * 0.26} ${y - 20} ${x + w * 0.62} ${y - 16} ${x + w} ${y - 2}C${x + w * 0.74} ${y + 18} ${x + w * 0.34} ${y + 20} ${x} ${y}Z`,
      SW.bg * 0.9,
    )
  }
  return tint('mist', out)
}

/** Where those are who play, as long as the land is not raised yet. */
export const beside = ({ outline = [], lift = 0 }: { outline?: readonly Box[]; lift?: number }): readonly Box[] =>
  outline.map((box) => ({ ...box, y0: box.y0 + lift, y1: box.y1 + lift }))

/** Where the sea runs out on the sand: a band of foam in broad lobes. */
export function surf(y: number, rng: Rng): string {
  const slope = 26 * rng.sign()
  const xs = [-60, 150, 390, 610, 860, 1090].map((x) => x + rng.between(-22, 22))
  const at = (x: number) => y + (slope * (x - 512)) / 512
  const edge = (down: number, deep: number): string =>
    xs
      .slice(1)
      .map((x, i) => {
        const from = xs[i] as number
        const [p, q] = [at(from) + down, at(x) + down]
        return pen`C${from + (x - from) * 0.18} ${p + deep} ${x - (x - from) * 0.18} ${q + deep} ${x} ${q}`
      })
      .join('')
  const begin = (down: number) => pen`M${xs[0] as number} ${at(xs[0] as number) + down}`
  const below = pen`V${BOTTOM}H-60Z`
  return (
    tint('mist', path(begin(-40) + edge(-40, 36) + below, SW.bg)) +
    tint('sand', path(begin(0) + edge(0, 52) + below, SW.mid))
  )
}

/** The water before whoever swims, over the feet of those who wade. */
export const nearWater = (rng: Rng, y: number, boxes: readonly Box[]): string =>
  crests(y + 162, 186, rng) + gleams(rng, y + 236, y + 262, 5, boxes) + crests(y + 306, 236, rng)
