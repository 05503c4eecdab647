/** Pixels as the shapes a pen would have made of them: in steps they would look chewed. */
import type { P } from '../beasts/rig/geom.ts'
import { cubics, trace } from '../beasts/rig/trace.ts'
import type { Run } from './specks.ts'

/** How far a pixel is spread to each side. */
const SPREAD = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]
const REACH = 2

/** Path data around runs of pixels that touch each other; `level` is how much of a pixel's surroundings must be in it. */
export function softened(runs: readonly Run[], level: number): string {
  const x0 = Math.min(...runs.map(({ from }) => from)) - REACH - 1
  const x1 = Math.max(...runs.map(({ to }) => to)) + REACH + 1
  const y0 = Math.min(...runs.map(({ y }) => y)) - REACH - 1
  const y1 = Math.max(...runs.map(({ y }) => y)) + REACH + 2
  const w = x1 - x0
  const mask = new Float32Array(w * (y1 - y0))
  for (const { y, from, to } of runs) mask.fill(1, (y - y0) * w + from - x0, (y - y0) * w + to - x0)
  const share = spread(spread(mask, 1), w)
  const missing = (x: number, y: number) => level - (share[Math.round(y - y0) * w + Math.round(x - x0)] ?? 0)
  // The middle of a pixel is half a pixel from its corner.
  const box = { x0: x0 + 0.5, y0: y0 + 0.5, x1: x1 - 0.5, y1: y1 - 0.5 }
  return trace((x, y) => missing(x - 0.5, y - 0.5), box, 1)
    .map(written)
    .join('')
}

/** A loop in tenths of a pixel, each point told from where the last curve ended: a page of many such shapes would be too large a file. */
function written(loop: readonly P[]): string {
  const [start] = loop
  if (!start) return ''
  let [x, y] = [tenths(start[0]), tenths(start[1])]
  let d = `M${short(x)}${between(y)}c`
  let isFirst = true
  for (const curve of cubics(loop, true)) {
    for (const [u, v] of curve) {
      d += (isFirst ? short : between)(tenths(u) - x) + between(tenths(v) - y)
      isFirst = false
    }
    ;[x, y] = [tenths(curve[2][0]), tenths(curve[2][1])]
  }
  return `${d}z`
}

const tenths = (v: number): number => Math.round(v * 10)

const short = (v: number): string => String(v / 10).replace(/^(-?)0\./, '$1.')

/** After another number: a sign parts them too. */
const between = (v: number): string => (v < 0 ? short(v) : ` ${short(v)}`)

/** `stride` from one pixel to the next. */
function spread(from: Float32Array, stride: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let i = 0; i < from.length; i++) {
    let sum = 0
    for (let k = -REACH; k <= REACH; k++) sum += (from[i + k * stride] ?? 0) * (SPREAD[k + REACH] as number)
    to[i] = sum
  }
  return to
}
