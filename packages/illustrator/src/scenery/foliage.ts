/** Leaves as a pen shows them: clumps with a scalloped edge, one before the other, and here and there a few leaves within. */
import type { Rng } from '../ink/random.ts'
import { line, type Point, path, pen } from '../ink/svg.ts'
import { arcTo, lobed, uneven } from './lobes.ts'

/** Smaller clumps stay empty: marks would fill them. */
const MARKED = 44

/** One clump about (x, y). */
export function clump(x: number, y: number, rx: number, ry: number, rng: Rng, sw: number, marks = 2): string {
  const n = Math.max(6, Math.min(11, Math.round((rx + ry) / 17)))
  const { edge, within } = lobed(uneven(x, y, rx, ry, n, rng), rng, rx > 60 ? 0.2 : 0)
  return path(edge, sw) + (within ? line(within, sw * 0.85) : '') + leafMarks(x, y, rx, ry, rng, sw, marks)
}

/** Which way from the middle of a clump its leaves show: mostly on the shady side, in degrees clockwise from the right. */
const SIDES = [52, 128, 28, -34, 90] as const

/** Rows of small scallops along the edge, some way in from it, open: they part nothing from the clump. */
function leafMarks(x: number, y: number, rx: number, ry: number, rng: Rng, sw: number, n: number): string {
  if (Math.min(rx, ry) < MARKED || !n) return ''
  const first = rng.int(0, SIDES.length - 1)
  const drawn = Array.from({ length: n }, (_, i) => {
    const middle = (SIDES[(first + i * 2) % SIDES.length] as number) + rng.between(-10, 10)
    const deep = rng.between(0.5, 0.64)
    const count = rng.int(2, 3)
    const step = Math.min(34, Math.max(15, (24 / (Math.min(rx, ry) * deep)) * 57))
    return scallops(
      Array.from({ length: count + 1 }, (_, k): Point => {
        const a = ((middle + (k - count / 2) * step) * Math.PI) / 180
        return [x + Math.cos(a) * rx * deep, y + Math.sin(a) * ry * deep]
      }),
    )
  })
  return line(drawn.join(''), sw * 0.85)
}

const scallops = (points: readonly Point[]): string => {
  const [first, ...rest] = points as [Point, ...Point[]]
  let last = first
  return rest.reduce((d, next) => {
    const arc = arcTo(last, next, 0.54)
    last = next
    return d + arc
  }, pen`M${first[0]} ${first[1]}`)
}

/** A clump on the ground, flat at its foot. */
export function mound(x: number, y: number, w: number, h: number, rng: Rng, sw: number, marks = 1): string {
  const n = Math.max(4, Math.min(9, Math.round(w / 30)))
  const shares = Array.from({ length: n }, (_, i) => (i % 2 ? 1.2 : 0.86) * rng.between(0.86, 1.14))
  const sum = shares.reduce((all, share) => all + share, 0)
  let a = Math.PI
  const points: Point[] = [[x - w / 2, y]]
  for (const share of shares) {
    a += (share / sum) * Math.PI
    points.push([x + (Math.cos(a) * w) / 2, y + Math.sin(a) * h])
  }
  const [first, ...rest] = points as [Point, ...Point[]]
  const { edge, within } = lobed([first, ...rest], rng, w > 130 ? 0.3 : 0)
  // The last of its arcs would bulge below the ground.
  const open = edge.slice(0, edge.lastIndexOf('A'))
  return (
    path(`${open}Z`, sw) +
    (within && w > 130 ? line(within, sw * 0.85) : '') +
    leafMarks(x, y - h * 0.46, w * 0.42, h * 0.5, rng, sw, marks)
  )
}
