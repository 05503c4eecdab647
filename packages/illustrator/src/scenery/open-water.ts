/** Water in the open as it is drawn in picture books: still and flat far away, one broad swell, and near us crests with foam along them. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { BOTTOM } from './land.ts'

const strokes = (all: readonly string[]): string => all.map((d) => line(d, SW.bg * 0.9)).join('')

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

/** Waves that lean to one side: each crest curls over its hollow, with a line along its back. */
export function crests(y: number, len: number, rng: Rng): string {
  const way = rng.sign()
  const at = (x: number) => (way > 0 ? x : 1024 - x)
  const from = -len * rng.between(0.1, 0.9)
  const xs = [from]
  while ((xs.at(-1) ?? 0) < 1060) xs.push((xs.at(-1) ?? 0) + len * rng.between(0.88, 1.14))
  const deep = len * 0.26
  let d = pen`M${at(from)} ${BOTTOM}V${y + deep * 0.5}`
  // Each a line of its own, so that a page for the smallest hands can do without it.
  const backs: string[] = []
  xs.slice(1).forEach((to, i) => {
    const x = xs[i] as number
    const w = to - x
    const high = deep * rng.between(0.86, 1.12)
    const [tip, tipY] = [x + w * 0.84, y - high * 0.42]
    // Up along the back, over the top to the tip, in under it and down into the hollow.
    d += pen`C${at(x + w * 0.3)} ${y + deep * 0.5} ${at(x + w * 0.36)} ${y - high} ${at(x + w * 0.66)} ${y - high}C${at(x + w * 0.78)} ${y - high} ${at(tip + w * 0.04)} ${y - high * 0.76} ${at(tip)} ${tipY}C${at(tip - w * 0.07)} ${y - high * 0.6} ${at(tip - w * 0.13)} ${y - high * 0.34} ${at(x + w * 0.75)} ${y - high * 0.02}C${at(x + w * 0.79)} ${y + deep * 0.34} ${at(x + w * 0.9)} ${y + deep * 0.5} ${at(to)} ${y + deep * 0.5}`
    backs.push(
      pen`M${at(x + w * 0.4)} ${y + deep * 0.34}C${at(x + w * 0.46)} ${y - high * 0.2} ${at(x + w * 0.54)} ${y - high * 0.5} ${at(x + w * 0.64)} ${y - high * 0.56}`,
    )
    if (w > 150)
      backs.push(
        pen`M${at(x + w * 0.16)} ${y + deep * 0.92}Q${at(x + w * 0.34)} ${y + deep * 0.86} ${at(x + w * 0.5)} ${y + deep * 0.62}`,
      )
  })
  return tint('water', path(`${d}${pen`V${BOTTOM}`}Z`, SW.mid) + strokes(backs))
}

/** Low waves of a lake, long and short in turn, rounded above; some have a second line below the crest. */
export function swells(y: number, len: number, rng: Rng): string {
  let x = -len * rng.between(0.1, 0.9)
  let d = pen`M${x} ${BOTTOM}V${y}`
  const below: string[] = []
  for (let i = 0; x < 1060; i++) {
    const w = len * (i % 2 ? 0.78 : 1.16) * rng.between(0.9, 1.1)
    const high = w * 0.12
    d += pen`C${x + w * 0.14} ${y - high * 0.5} ${x + w * 0.3} ${y - high} ${x + w * 0.5} ${y - high}S${x + w * 0.86} ${y - high * 0.5} ${x + w} ${y}`
    if (i % 2 === 0 || rng.chance(0.4))
      below.push(pen`M${x + w * 0.24} ${y + high * 1.1}Q${x + w * 0.5} ${y - high * 0.1} ${x + w * 0.76} ${y + high}`)
    x += w
  }
  return tint('water', path(pen`${d}V${BOTTOM}Z`, SW.mid) + strokes(below))
}

/** Ripples on flat water, small and close far away, broad near us, each a lens with a short one beside it; none where somebody is. */
export function gleams(rng: Rng, y0: number, y1: number, n: number, boxes: readonly Box[] = []): string {
  let out = ''
  const beside: string[] = []
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? ((i * 3) % n) / (n - 1) : 0.5
    const y = y0 + (y1 - y0) * t
    const w = (96 + (y - 560) * 0.2) * rng.between(0.75, 1.3)
    const x = ((i + 0.5) / n) * 1024 + rng.between(-26, 26) - w / 2
    if (boxes.some((box) => x < box.x1 + 16 && x + w > box.x0 - 16 && y - 26 < box.y1 && y + 26 > box.y0)) continue
    const q = rng.sign()
    out += path(
      pen`M${x} ${y}C${x + w * 0.24} ${y - 17} ${x + w * 0.4} ${y - 13} ${x + w * 0.52} ${y - 5}S${x + w * 0.84} ${y - 4} ${x + w} ${y - 2}C${x + w * 0.76} ${y + 17} ${x + w * 0.6} ${y + 14} ${x + w * 0.46} ${y + 10}S${x + w * 0.2} ${y + 14} ${x} ${y}Z`,
      SW.bg * 0.9,
    )
    beside.push(pen`M${x + w * (0.5 + q * 0.6)} ${y + q * 9}q${q * w * 0.12} ${-6} ${q * w * 0.26} 0`)
  }
  return tint('mist', out + strokes(beside))
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
  swells(y + 162, 206, rng) + gleams(rng, y + 232, y + 256, 4, boxes) + swells(y + 306, 270, rng)
