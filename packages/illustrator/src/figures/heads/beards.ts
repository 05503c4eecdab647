/** Beards and mustaches. */
import type { Pen } from '../../art/pen.ts'
import { type P, ring } from '../geometry.ts'
import { unite, within } from '../outline.ts'
import type { Expression } from './face.ts'
import type { HumanLook } from './human-look.ts'
import { mouth } from './mouths.ts'
import { flatten, trace, type View } from './view.ts'

/** How far below the middle of the head it ends, in head radii. */
const LENGTHS = { short: 1.2, full: 1.5, bushy: 2.1, goatee: 1.3, long: 2.2, 'extra-long': 5 }

type Places = readonly (readonly [lon: number, lat: number])[]
/** Where skin ends and hair begins: from the ear down around the cheek, and up to the lip from both sides. */
const edgeThrough = (half: Places): Places =>
  Array.from({ length: 23 }, (_, i) => {
    const lon = -88 + i * 8
    const far = Math.abs(lon)
    const next = Math.max(
      1,
      half.findIndex(([at]) => at >= far),
    )
    const [[l0, y0], [l1, y1]] = [half[next - 1] ?? [0, 0], half[next] ?? [90, 0]]
    return [lon, y0 + ((y1 - y0) * (far - l0)) / (l1 - l0)] as const
  })
/** Straight across the cheeks it would be a mask; a short one leaves the lips free too. */
const [OVER_LIP, TRIMMED] = [
  edgeThrough([
    [0, -22],
    [18, -27],
    [34, -35],
    [50, -35],
    [66, -24],
    [90, 10],
  ]),
  edgeThrough([
    [0, -56],
    [30, -52],
    [60, -32],
    [90, 6],
  ]),
]

/** All of a shape that is below the edge. */
function belowEdge(shape: readonly P[], edge: readonly P[], px: number): P[] {
  const [first, last] = [edge[0] ?? [-1, 0], edge.at(-1) ?? [1, 0]]
  return within(shape, [[-2, first[1]], ...edge, [2, last[1]], [2, 4], [-2, 4]], px)
}

/** Cut close: it goes around the jaw, with a few hairs on it. */
function trimmed(pen: Pen, view: View, jaw: readonly P[]): void {
  const px = pen.at.scale
  pen.poly(belowEdge(jaw, trace(view, TRIMMED, 1.0), px))
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

/** Its lower edge in curls, so that it is hair and no chin: how far down it goes, how wide it is and how large the curls are, in head radii. */
const CURLED = { full: { wide: 0.84, curl: 0.19 }, bushy: { wide: 1.02, curl: 0.27 } }
/** From this size on, in pixels to a head radius, there is room for seven curls; on a smaller one there are fewer and larger. */
const [ROOMY, MANY, FEW] = [44, 7, 5]

function curled(pen: Pen, view: View, kind: keyof typeof CURLED, jaw: readonly P[]): void {
  const px = pen.at.scale
  const { wide, curl } = CURLED[kind]
  const [cx] = view.see([0, 0.8, 0.5])
  const low = LENGTHS[kind]
  const n = px > ROOMY ? MANY : FEW
  const r = curl * (n === MANY ? 1 : 1.35)
  const on = (angle: number, inset: number): P => [
    cx + (wide - inset) * Math.cos(angle),
    0.3 + (low - 0.3 - inset) * Math.sin(angle),
  ]
  const round = Array.from({ length: 24 }, (_, i) => on((i * Math.PI) / 23, r))
  const curls = Array.from({ length: n }, (_, i) => ring([...on((Math.PI * (i + 0.5)) / n, r), r * 1.12], px))
  pen.poly(
    belowEdge(
      unite([jaw, [...round, [cx - wide + r, 0], [cx + wide - r, 0]], ...curls], px),
      trace(view, OVER_LIP, 1.0),
      px,
    ),
  )
}

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
  if (look.beard === 'full' || look.beard === 'bushy') curled(pen, view, look.beard, jaw)
  else pointed(pen, view, long)
  const [mx, my] = view.see([0, 0.52, 0.9])
  mouth(pen, mx, my + 0.1, 0.17, e)
  mustache(pen, view, look)
}

/** Of some length, to a point. */
function pointed(pen: Pen, view: View, long: number): void {
  const edge = trace(view, OVER_LIP, 1.0)
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return
  const [cx] = view.see([0, 0.8, 0.5])
  pen.blob([
    ...edge.filter((_, i) => i % 2 === 0),
    [last[0] * 0.98, 0.62],
    [last[0] * 0.9, 1.1],
    [cx + 0.42, long * 0.82],
    [cx, long, 1],
    [cx - 0.42, long * 0.82],
    [first[0] * 0.9, 1.1],
    [first[0] * 0.98, 0.62],
  ])
  if (pen.at.scale > 30) waves(pen, cx, long)
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
  if (view.profile) {
    // The half of the other cheek would stand out before the face.
    const back = -Math.sign(view.yaw) * w
    pen.blob([
      [x, y - 0.08, 1],
      [x + back * 0.6, y - 0.06],
      [x + back * 1.2, y + 0.16, 1],
      [x + back * 0.5, y + 0.16],
      [x - back * 0.06, y + 0.1, 1],
    ])
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
