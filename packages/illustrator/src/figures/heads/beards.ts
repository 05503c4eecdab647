/** Beards and mustaches. */
import type { Pen } from '../../art/pen.ts'
import type { Expression } from './face.ts'
import type { HumanLook } from './human-look.ts'
import { mouth } from './mouths.ts'
import { trace, type View } from './view.ts'

export function beard(pen: Pen, view: View, look: HumanLook, e: Expression): void {
  pen.tint(look.hairTint)
  const long = look.beard === 'long' ? 1.75 : look.beard === 'short' ? 1.14 : 1.3
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
  const edge = trace(
    view,
    [
      [-88, 4],
      [-70, -14],
      [-48, -26],
      [-22, -18],
      [0, -22],
      [22, -18],
      [48, -26],
      [70, -14],
      [88, 4],
    ],
    1.0,
  )
  const first = edge[0]
  const last = edge.at(-1)
  if (!first || !last) return
  const [cx] = view.see([0, 0.8, 0.5])
  pen.blob([
    ...edge,
    [last[0] * 0.98, 0.62],
    [cx + 0.5, long * 0.82],
    [cx, long],
    [cx - 0.5, long * 0.82],
    [first[0] * 0.98, 0.62],
  ])
  const [mx, my] = view.see([0, 0.52, 0.9])
  mouth(pen, mx, my + 0.1, 0.17, e)
  if (look.beard !== 'short') mustache(pen, view, look)
}

export function mustache(pen: Pen, view: View, look: HumanLook): void {
  pen.tint(look.hairTint)
  const [x, y, z] = view.see([0, 0.4, 0.96])
  const w = 0.44 * Math.max(0.6, z)
  if (look.mustache === 'big') {
    handlebar(pen, x, y, w * 1.75)
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
