/** Stripes, spots and patches of an animal that sits facing the reader; drawn within its outline. */
import { dir, type P } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { has } from './kit.ts'
import type { Seat } from './seat.ts'

/** On the thighs, clear of the forelegs: across in half widths, and up. */
const PLACES = [
  [0.84, 0.34],
  [0.84, 0.66],
] as const

export function sittingCoat(t: Seat): void {
  const { k, o, w, h } = t
  const { ink, b } = k
  if (has(k, 'vest')) {
    ink.tint(b.coat.mark).shape(o.d(`M-2 ${-h - 1}L2 ${-h - 1}L2 ${-h * 0.78}Q0 ${-h * 0.56} -2 ${-h * 0.78}Z`), 0.9)
    return
  }
  ink.tint(b.coat.mark ?? 'umber')
  switch (b.pattern) {
    case 'stripes':
    case 'bands':
      stripes(t)
      break
    case 'patch':
    case 'patches':
      patch(t, -w * 0.8, -0.5, 0.24)
      if (b.pattern === 'patches') patch(t, w * 0.9, -0.42, 0.3)
      break
    case 'spots':
    case 'blobs':
    case 'rosettes':
      if (t.sits.as === 'haunches') spots(t)
      break
    default:
  }
}

function stripes({ k, o, w }: Seat): void {
  const thick = k.ink.fits(o.s * 0.14) ? 0.08 : 0.12
  let d = ''
  for (const m of [1, -1])
    for (const [y, long] of [
      [-0.34, 0.4],
      [-0.62, 0.46],
      [-0.9, 0.36],
    ] as const)
      d += `M${m * (w + 0.2)} ${y - thick}Q${m * (w - long * 0.4)} ${y - thick} ${m * (w - long)} ${y + 0.05}Q${m * (w - long * 0.4)} ${y + thick * 1.3} ${m * (w + 0.2)} ${y + thick}Z`
  k.ink.shape(o.d(d), 0.8)
}

function patch({ k, o }: Seat, x: number, y: number, r: number): void {
  const ring = Array.from({ length: 9 }, (_, i): P => {
    const [u, v] = dir(i * 40)
    const size = r * (1 + 0.2 * Math.sin(i * 2.4 + x * 9))
    return o.at(x + u * size, y + v * size)
  })
  k.ink.shape(through(ring, true), 0.85)
}

function spots(t: Seat): void {
  const { k, o, w } = t
  for (const m of [1, -1])
    PLACES.forEach(([x, y], i) => {
      const c = o.at(m * x * w, -y - (m > 0 ? 0.05 : 0))
      if (k.b.pattern === 'spots') k.ink.dot(c, o.s * 0.035 * (1 + (i % 3) * 0.2), o.s * 0.03, i * 37)
      else k.ink.oval(c, o.s * (0.075 + (i % 2) * 0.015), o.s * 0.07, i * 37, 0.8)
    })
}
