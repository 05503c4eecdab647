/** A sack stuffed with straw: buttons for eyes, a triangle for a nose, a sewn smile. */
import type { Pen } from '../../art/pen.ts'
import { type P, rad, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import { cheek, type Expression } from './face.ts'
import { featuresAt, type Head } from './head.ts'
import { flatten, trace, type View } from './view.ts'

/** Tips of straw in a fan about a direction. */
export function sheaf(at: P, deg: number, long: number, wide: number, n = 5): P[] {
  const spread = 60
  const tips = Array.from({ length: 2 * n - 1 }, (_, i): P => {
    const a = rad(deg - spread / 2 + (spread * i) / (2 * n - 2))
    const r = i % 2 ? long * 0.66 : long * (i % 4 ? 0.9 : 1)
    return [at[0] + Math.cos(a) * r, at[1] + Math.sin(a) * r]
  })
  const across = rad(deg + 90)
  const root = (q: number): P => [at[0] + Math.cos(across) * wide * q, at[1] + Math.sin(across) * wide * q]
  return [root(-1), ...tips, root(1)]
}

function button(pen: Pen, x: number, y: number, narrow: number, e: Expression): void {
  if (e.asleep || e.mood === 'sleepy') {
    pen.line([
      [x - 0.17, y],
      [x, y + 0.1],
      [x + 0.17, y],
    ])
    return
  }
  pen.tint('umber').ell(x, y, 0.2 * narrow, 0.2)
  for (const q of [-1, 1])
    pen.line(
      [
        [x - 0.07 * narrow, y - q * 0.07],
        [x + 0.07 * narrow, y + q * 0.07],
      ],
      pen.at.sw * 0.8,
    )
}

function sewnMouth(pen: Pen, view: View, e: Expression): void {
  const bend = e.mood === 'sad' || e.mood === 'angry' || e.mood === 'scared' ? -1 : 1
  const line = trace(
    view,
    [-34, -20, 0, 20, 34].map((lon) => [lon, -28 - bend * 12 * Math.cos(rad(lon * 2.4))] as const),
  )
  if (line.length < 3) return
  pen.line(line, pen.at.sw * 0.9)
  for (const [x, y] of line)
    pen.line(
      [
        [x, y - 0.08],
        [x, y + 0.08],
      ],
      pen.at.sw * 0.75,
    )
}

const lips = (view: View): P => flatten(view.see([0, 0.52, 0.84]))

export const SCARECROW: Head = {
  wide: 1.3,
  top: -1,
  mouth: lips,
  features: (view) => featuresAt(view, { lon: 24, lat: 4, size: 0.26 }, lips(view), 0.26),
  eye: (view) => flatten(view.on(view.yaw < 0 ? 24 : -24, 4)),
  behind(pen) {
    pen.tint('straw')
    for (const q of [-1, 1]) pen.poly(sheaf([q * 0.72, 0.1], q < 0 ? 158 : 22, 0.74, 0.34))
  },
  front(pen, view, e) {
    const px = pen.at.scale
    pen.tint('sand').poly(unite([ring([0, 0, 1.02], px, 0.94), ring([0, 0.3, 0.84], px, 0.82)], px))
    for (const q of [-1, 1]) {
      const [x, y, z] = view.on(q * 24, 4)
      if (z > 0.3) button(pen, x, y, Math.min(1, 0.4 + z * 0.65), e)
    }
    const [x, y] = view.see([0, 0.2, 0.98])
    pen.tint('orange').blob([
      [x - 0.15, y - 0.02, 1],
      [x, y - 0.2],
      [x + 0.15, y - 0.02, 1],
      [x, y + 0.07],
    ])
    sewnMouth(pen, view, e)
    cheek(pen.tint('rose'), view, 48, -22, 0.16)
    const seam = trace(view, [
      [0, 76],
      [-3, 58],
      [1, 40],
    ])
    if (seam.length > 2) pen.line(seam, pen.at.sw * 0.7)
  },
}
