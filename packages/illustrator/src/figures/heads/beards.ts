/** Beards and mustaches. */
import type { Pen } from '../../art/pen.ts'
import { type P, ring } from '../geometry.ts'
import { unite, within } from '../outline.ts'
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
/** A short one comes down before the ears and leaves the cheeks and the lips free: across the cheeks it would be a mask. */
const TRIMMED: Places = [
  [-86, 8],
  [-74, -14],
  [-62, -34],
  [-46, -47],
  [-30, -48],
  [-16, -54],
  [0, -51],
  [16, -54],
  [30, -48],
  [46, -47],
  [62, -34],
  [74, -14],
  [86, 8],
]
/** Half the width of a curl along the jaw, how many there are, and how low the first of them is, in head radii. */
const [TUFT, TUFTS, LOW] = [0.16, 7, 0.66]

/** Cut close: it goes around the jaw, its outer edge in curls. */
function trimmed(pen: Pen, view: View, jaw: readonly P[]): void {
  const edge = trace(view, TRIMMED, 1.0)
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return
  const below: P[] = [[-2, first[1]], ...edge, [2, last[1]], [2, 2], [-2, 2]]
  const px = pen.at.scale
  const chin = jaw.filter(([, y]) => y > LOW).sort(([a], [b]) => a - b)
  const [left, right] = [chin[0], chin.at(-1)]
  const tufts =
    left && right
      ? Array.from({ length: TUFTS }, (_, i) => {
          const x = left[0] + (right[0] - left[0]) * (0.5 - Math.cos((i * Math.PI) / (TUFTS - 1)) / 2)
          const [u, v] = chin.reduce((a, b) => (Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a), left)
          return ring([u * 0.94, v * 0.95, TUFT], px)
        })
      : []
  pen.poly(within(unite([jaw, ...tufts], px), below, px))
  if (px < 34) return
  for (const [lon, lat] of HAIRS) {
    const [from, to] = [view.on(lon, lat, 1.02), view.on(lon * 0.9, lat - 9, 1.04)]
    if (from[2] > 0.3) pen.line([flatten(from), flatten(to)], pen.at.sw * 0.75)
  }
}
const HAIRS: Places = [
  [-40, -58],
  [0, -66],
  [40, -58],
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
