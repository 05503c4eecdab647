/** Birds far away. */
import type { Rng } from '../ink/random.ts'
import { dot, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** A bird in flight seen from the side, s from its middle to the tip of its wing; without chance it flies to the right. */
export function bird(x: number, y: number, s: number, sw = 4, rng?: Rng): string {
  const k = Math.max(44, s * 2)
  const way = rng?.sign() ?? 1
  const up = rng?.chance(0.6) ?? true
  const at = (u: number, v: number) => pen`${x + way * u * k} ${y + v * k}`
  const far = up
    ? `M${at(0.1, -0.1)}Q${at(0.2, -0.6)} ${at(0.62, -0.78)}Q${at(0.56, -0.36)} ${at(0.36, -0.06)}Z`
    : `M${at(0.1, -0.1)}Q${at(0.3, -0.5)} ${at(0.74, -0.52)}Q${at(0.6, -0.26)} ${at(0.36, -0.06)}Z`
  const near = up
    ? `M${at(-0.28, -0.06)}C${at(-0.36, -0.5)} ${at(-0.3, -0.8)} ${at(-0.06, -1.02)}Q${at(0.02, -0.84)} ${at(0.14, -0.7)}Q${at(0.12, -0.62)} ${at(0.22, -0.5)}Q${at(0.24, -0.26)} ${at(0.16, 0)}Q${at(-0.06, 0.1)} ${at(-0.28, -0.06)}Z`
    : `M${at(-0.24, -0.1)}C${at(-0.5, 0.1)} ${at(-0.6, 0.4)} ${at(-0.54, 0.74)}Q${at(-0.36, 0.66)} ${at(-0.24, 0.5)}Q${at(-0.12, 0.5)} ${at(-0.04, 0.32)}Q${at(0.14, 0.2)} ${at(0.16, -0.06)}Q${at(-0.04, -0.16)} ${at(-0.24, -0.1)}Z`
  const body = `M${at(-1, -0.16)}Q${at(-0.7, 0)} ${at(-0.5, -0.1)}Q${at(-0.2, -0.24)} ${at(0.3, -0.2)}C${at(0.44, -0.34)} ${at(0.66, -0.34)} ${at(0.72, -0.14)}L${at(0.98, -0.04)}L${at(0.72, 0.04)}C${at(0.6, 0.26)} ${at(0.2, 0.34)} ${at(-0.14, 0.24)}Q${at(-0.4, 0.14)} ${at(-0.6, 0.12)}Q${at(-0.8, 0.16)} ${at(-1, 0.14)}L${at(-0.84, 0)}Z`
  const eye = dot(x + way * 0.54 * k, y - 0.1 * k, 2.8)
  const bill = line(`M${at(0.72, -0.14)}Q${at(0.68, -0.04)} ${at(0.72, 0.04)}`, sw * 0.8)
  return tint('cloud', path(far, sw) + path(body, sw) + bill + eye + path(near, sw))
}
