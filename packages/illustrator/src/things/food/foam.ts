/** What boils over: a heap of foam above the rim, and tongues of it down the front. */
import type { Pen } from '../../art/pen.ts'

/** In half widths of the mouth: where the balls of the heap and of the runs lie, and how large they are. */
const HEAP = [
  [-0.86, 0.02, 0.26],
  [-0.5, -0.2, 0.32],
  [0, -0.34, 0.4],
  [0.5, -0.22, 0.33],
  [0.88, 0, 0.26],
  [-0.42, 0.12, 0.3],
  [0.04, 0.1, 0.34],
  [0.46, 0.12, 0.3],
] as const
const RUNS = [
  [-0.74, 0.3, 0.2],
  [-0.72, 0.54, 0.17],
  [0.04, 0.42, 0.2],
  [0.64, 0.36, 0.21],
  [0.68, 0.64, 0.19],
  [0.67, 0.88, 0.15],
] as const
const BUBBLES = [
  [-0.5, -0.2, 0.14],
  [0.06, -0.36, 0.18],
  [0.5, -0.14, 0.13],
  [0.66, 0.64, 0.1],
] as const

/** `half` is half the width of the mouth, whose rim is at y. */
export function boilsOver(p: Pen, half: number, y: number): void {
  p.tint('mist').fuse(() => {
    for (const [u, v, r] of [...HEAP, ...RUNS]) p.ell(u * half, y + v * half, r * half)
  })
  for (const [u, v, r] of BUBBLES) if (p.fits(r * half)) p.ell(u * half, y + v * half, r * half)
  for (const [u, v, r] of [
    [-0.3, -0.86, 0.13],
    [0.34, -0.9, 0.16],
  ] as const)
    p.ell(u * half, y + v * half, r * half)
}
