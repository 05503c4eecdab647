import type { Frame, Ink } from '../rig/ink.ts'
import type { Beast } from './types.ts'

/** Spots of the coat that go on over brow and cheeks, clear of eyes and muzzle. */
const FRECKLES = [
  [-0.42, -0.62, 1.1],
  [0.08, -0.72, 1],
  [0.5, -0.56, 0.9],
  [-0.14, -0.46, 0.8],
  [-0.86, -0.16, 0.9],
  [0.88, -0.2, 1],
  [0.62, 0.68, 0.8],
  [-0.6, 0.72, 0.9],
] as const

export function freckles(ink: Ink, b: Beast, f: Frame): void {
  const kind = b.pattern
  if (kind !== 'spots' && kind !== 'rosettes' && kind !== 'blobs') return
  // On a small face they would be specks.
  if (f.s * ink.scale < 56) return
  ink.tint(b.coat.mark ?? 'umber')
  const { w = 1.05, h = 0.95 } = b.head
  FRECKLES.forEach(([x, y, size], i) => {
    const at = f.at(x * w, y * h)
    if (kind === 'spots') ink.dot(at, f.s * 0.05 * size, f.s * 0.042 * size, i * 37)
    else ink.oval(at, f.s * 0.085 * size, f.s * 0.075 * size, i * 37, 0.8)
  })
}
