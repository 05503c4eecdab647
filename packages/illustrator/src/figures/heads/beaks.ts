/** Beaks and bills. */
import type { Pen } from '../../art/pen.ts'
import { type Disc, type P, stretched } from '../geometry.ts'
import type { Expression } from './face.ts'
import { discAt, type View } from './view.ts'

export interface Beak {
  /** 'cone' for small birds, 'hook' for birds of prey and parrots, 'bill' for ducks, 'sword' for long ones, 'great' for toucans. */
  kind: 'cone' | 'hook' | 'bill' | 'sword' | 'great'
  long: number
  wide: number
  y: number
  tint?: string
}

export function beak(pen: Pen, view: View, { kind, long, wide, y, tint = 'gamboge' }: Beak, e: Expression): void {
  const px = pen.at.scale
  pen.tint(tint)
  const z = 0.82
  const gape = e.open ? 0.26 : 0
  const draw = (discs: readonly Disc[]): P[] => {
    const shape = stretched(discs, px)
    pen.poly(shape)
    return shape
  }
  if (kind === 'bill') {
    if (e.open)
      draw([
        discAt(view, -wide * 0.7, y + 0.14 + gape, z, 0.08),
        discAt(view, wide * 0.7, y + 0.14 + gape, z, 0.08),
        discAt(view, 0, y + 0.2 + gape, z + long * 0.8, 0.12),
      ])
    draw([
      discAt(view, -wide * 0.7, y, z, 0.1),
      discAt(view, wide * 0.7, y, z, 0.1),
      discAt(view, -wide, y + 0.12, z + long * 0.8, 0.17),
      discAt(view, wide, y + 0.12, z + long * 0.8, 0.17),
      discAt(view, 0, y + 0.08, z + long, 0.19),
    ])
    for (const q of [-1, 1]) {
      const [u, v, d] = view.see([q * wide * 0.4, y, z + long * 0.6])
      if (d > 0) pen.ink(u, v, 0.035, 0.05)
    }
    return
  }
  const drop = kind === 'hook' ? 0.34 : kind === 'great' ? 0.26 : 0.18
  if (e.open)
    draw([
      discAt(view, -wide * 0.7, y + 0.16, z, 0.05),
      discAt(view, wide * 0.7, y + 0.16, z, 0.05),
      discAt(view, 0, y + 0.3 + gape, z + long * 0.6, 0.04),
    ])
  if (Math.abs(view.yaw) < 30 && kind !== 'sword' && kind !== 'great') {
    facing(pen, view, { long, wide, y, drop, hook: kind === 'hook' })
    return
  }
  const high = kind === 'great' ? 0.26 : kind === 'hook' ? 0.16 : 0.1
  draw([
    discAt(view, -wide, y, z, 0.06),
    discAt(view, wide, y, z, 0.06),
    discAt(view, 0, y - high, z, 0.08),
    discAt(view, 0, y - high * 0.4, z + long * 0.6, high * 0.9),
    discAt(view, 0, y + drop, z + long, 0.04),
  ])
  const [a, b] = [view.see([-wide * 0.9, y + 0.04, z]), view.see([0, y + drop * 0.9, z + long * 0.94])]
  if (!e.open && Math.abs(view.yaw) > 12)
    pen.line(
      [
        [a[0], a[1] + 0.04],
        [b[0] - 0.06, b[1]],
      ],
      pen.at.sw * 0.8,
    )
}

/** A beak that points at us: a soft triangle, the tip of a hooked one bent down. */
function facing(
  pen: Pen,
  view: View,
  { long, wide, y, drop, hook }: { long: number; wide: number; y: number; drop: number; hook: boolean },
): void {
  const [l, r] = [view.see([-wide * 1.2, y, 0.84]), view.see([wide * 1.2, y, 0.84])]
  const [top, tip] = [view.see([0, y - wide * 0.86, 0.9]), view.see([0, y + drop + 0.16, 0.9 + long * 0.7])]
  pen.blob([
    [l[0], l[1]],
    [top[0] - wide * 0.5, top[1]],
    [top[0] + wide * 0.5, top[1]],
    [r[0], r[1]],
    ...(hook ? [[tip[0] + wide * 0.5, tip[1] - wide * 0.5] as const] : []),
    [tip[0], tip[1] + (hook ? 0.1 : 0), 1],
    ...(hook ? [[tip[0] - wide * 0.5, tip[1] - wide * 0.5] as const] : []),
  ])
  const middle = view.see([0, y + 0.04, 0.9 + long * 0.5])
  pen.line(
    [
      [l[0] + wide * 0.2, l[1] + 0.03],
      [middle[0], middle[1] + (hook ? -0.04 : 0.06)],
      [r[0] - wide * 0.2, r[1] + 0.03],
    ],
    pen.at.sw * 0.8,
  )
  for (const q of [-1, 1]) pen.ink(top[0] + q * wide * 0.32, top[1] + wide * 0.42, 0.03, 0.045)
}
