/** Long hair as one mass behind head and shoulders. */
import { lerp, loop, type P, rad } from '../geometry.ts'
import { shifted } from './hairline.ts'
import type { View } from './view.ts'

export function fall(view: View, full: number, flare: number, wavy = false): P[] {
  const length = view.lying ? Math.min(full, 0.94) : full
  const x = shifted(view)
  const narrow = 1 - Math.abs(Math.sin(rad(view.yaw))) * 0.12
  const end = 0.96 + flare * 0.7
  // Widest below the shoulders and drawn in at its end: falling straight it would be a curtain.
  const widths: readonly P[] = wavy
    ? [
        [0.8, -1.0],
        [1.16, -0.48],
        [1.14, lerp(-0.48, length, 0.28)],
        [1.3 + flare * 0.5, lerp(-0.48, length, 0.5)],
        [1.06 + flare * 0.8, lerp(-0.48, length, 0.7)],
        [1.22 + flare * 0.8, lerp(-0.48, length, 0.86)],
        [end, length],
      ]
    : [
        [0.8, -1.0],
        [1.16, -0.48],
        [1.22, 0.3],
        [1.16 + flare, length * 0.7],
        [end + 0.08, length * 0.98],
      ]
  const side = (q: number): P[] => widths.map(([w, y]): P => [x * (y < -0.9 ? 0.6 : 1) + q * w * narrow, y])
  // It ends in locks, not in a straight cut.
  const hem = HEM_LOCKS.map(([k, down]): P => [x + k * end * narrow, length * down])
  return loop([[x * 0.4, -1.24], ...side(1), ...hem, ...side(-1).reverse()])
}
/** Rounded ends of locks and the notches between them: how far across, and how far down of the length. */
const HEM_LOCKS: readonly P[] = [
  [0.74, 1.07],
  [0.46, 0.97],
  [0.24, 1.07],
  [-0.06, 1.0],
  [-0.32, 1.08],
  [-0.54, 0.97],
  [-0.8, 1.06],
]
