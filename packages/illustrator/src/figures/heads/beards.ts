/** Beards and mustaches. */
import type { Pen } from '../../art/pen.ts'
import type { Expression } from './face.ts'
import type { HumanLook } from './human-look.ts'
import { mouth } from './mouths.ts'
import { trace, type View } from './view.ts'

/** How far below the middle of the head it ends, in head radii. */
const LENGTHS = { short: 1.14, full: 1.3, goatee: 1.3, long: 2.2, 'extra-long': 3.7 }

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
const ALONG_JAW: Places = [
  [-88, 6],
  [-76, -20],
  [-56, -42],
  [-30, -55],
  [0, -58],
  [30, -55],
  [56, -42],
  [76, -20],
  [88, 6],
]

export function beard(pen: Pen, view: View, look: HumanLook, e: Expression): void {
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
  const edge = trace(view, look.beard === 'short' ? ALONG_JAW : OVER_LIP, 1.0)
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
  if (look.beard === 'short') return
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
