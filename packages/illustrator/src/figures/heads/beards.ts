/** Beards and mustaches. */
import type { Pen } from '../../art/pen.ts'
import type { P } from '../geometry.ts'
import { within } from '../outline.ts'
import type { Expression } from './face.ts'
import type { HumanLook } from './human-look.ts'
import { mouth } from './mouths.ts'
import { flatten, trace, type View } from './view.ts'

/** How far below the middle of the head it ends, in head radii. */
const LENGTHS = { short: 1.2, full: 1.3, goatee: 1.3, long: 2.2, 'extra-long': 3.7 }

type Places = readonly (readonly [lon: number, lat: number])[]
/** Where skin ends and hair begins: across the upper lip, or below the mouth. */
const OVER_LIP: Places = [
  [-88, 4],
  [-70, -14],
  [-48, -26],
  [-22, -18],
  [0, -22],
  [22, -18],
  [48, -26],
  [70, -14],
  [88, 4],
]
/** A short one begins at the ears and leaves no room for more than a mouth. */
const TRIMMED: Places = [
  [-84, 0],
  [-70, -20],
  [-50, -32],
  [-24, -23],
  [0, -26],
  [24, -23],
  [50, -32],
  [70, -20],
  [84, 0],
]

/** Cut close: it goes around the jaw, a little outside of it, with a few hairs at the chin. */
function trimmed(pen: Pen, view: View, jaw: readonly P[]): void {
  const edge = trace(view, TRIMMED, 1.0)
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return
  const below: P[] = [[-2, first[1]], ...edge, [2, last[1]], [2, 2], [-2, 2]]
  const outer = jaw.map(([x, y]): P => [x * 1.03, 0.3 + (y - 0.3) * 1.06])
  pen.poly(within(outer, below, pen.at.scale))
  if (pen.at.scale < 34) return
  for (const [lon, lat] of HAIRS) {
    const [from, to] = [view.on(lon, lat, 1.02), view.on(lon * 0.9, lat - 11, 1.04)]
    if (from[2] > 0.3) pen.line([flatten(from), flatten(to)], pen.at.sw * 0.75)
  }
}
const HAIRS: Places = [
  [-46, -50],
  [-20, -60],
  [20, -60],
  [46, -50],
]

/** `jaw`: the outline of the face. */
export function beard(pen: Pen, view: View, look: HumanLook, e: Expression, jaw: readonly P[]): void {
  pen.tint(look.hairTint)
  const long = LENGTHS[look.beard ?? 'full']
  if (look.beard === 'goatee') {
    const [x, y] = view.see([0, 0.86, 0.66])
    pen.blob([
      [x - 0.2, y - 0.04],
      [x, y - 0.1],
      [x + 0.2, y - 0.04],
      [x, y + 0.36, 1],
    ])
    return
  }
  if (look.beard === 'short') {
    trimmed(pen, view, jaw)
    return
  }
  const edge = trace(view, OVER_LIP, 1.0)
  const first = edge[0]
  const last = edge.at(-1)
  if (!first || !last) return
  const [cx] = view.see([0, 0.8, 0.5])
  pen.blob([
    ...edge,
    [last[0] * 0.98, 0.62],
    ...(long > 2 ? [[last[0] * 0.9, 1.1] as const] : []),
    [cx + (long > 2 ? 0.42 : 0.5), long * 0.82],
    long > 2 ? [cx, long, 1] : [cx, long],
    [cx - (long > 2 ? 0.42 : 0.5), long * 0.82],
    ...(long > 2 ? [[first[0] * 0.9, 1.1] as const] : []),
    [first[0] * 0.98, 0.62],
  ])
  if (long > 2 && pen.at.scale > 30) waves(pen, cx, long)
  const [mx, my] = view.see([0, 0.52, 0.9])
  mouth(pen, mx, my + 0.1, 0.17, e)
  mustache(pen, view, look)
}

/** Lines that run down a beard of some length. */
function waves(pen: Pen, x: number, long: number): void {
  for (const q of [-0.34, 0, 0.34])
    pen.line(
      [0.3, 0.5, 0.7, 0.9].map((t, i) => [
        x + q * (1.3 - t * 0.9) + (i % 2 ? 0.05 : -0.05),
        1 + (long - 1) * t * (q ? 0.86 : 0.96) - 0.04,
      ]),
      pen.at.sw * 0.75,
    )
}

export function mustache(pen: Pen, view: View, look: HumanLook): void {
  pen.tint(look.hairTint)
  const [x, y, z] = view.see([0, 0.4, 0.96])
  const w = 0.44 * Math.max(0.6, z)
  if (look.mustache === 'big') {
    handlebar(pen, x, y + 0.08, w * (look.glasses ? 1.2 : 1.5))
    return
  }
  pen.blob([
    [x, y - 0.06, 1],
    [x - w * 0.6, y - 0.08],
    [x - w, y + 0.12, 1],
    [x - w * 0.4, y + 0.14],
    [x, y + 0.06, 1],
    [x + w * 0.4, y + 0.14],
    [x + w, y + 0.12, 1],
    [x + w * 0.6, y - 0.08],
  ])
}

/** Thick in the middle, its ends turned up. */
function handlebar(pen: Pen, x: number, y: number, w: number): void {
  pen.blob([
    [x, y - 0.07, 1],
    [x - w * 0.36, y - 0.13],
    [x - w * 0.72, y + 0.06],
    [x - w, y - 0.16, 1],
    [x - w * 0.86, y + 0.2],
    [x - w * 0.4, y + 0.22],
    [x, y + 0.1, 1],
    [x + w * 0.4, y + 0.22],
    [x + w * 0.86, y + 0.2],
    [x + w, y - 0.16, 1],
    [x + w * 0.72, y + 0.06],
    [x + w * 0.36, y - 0.13],
  ])
}
