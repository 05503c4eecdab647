/** Teeth that show in a closed mouth. */
import type { P } from '../rig/geom.ts'
import type { Kit } from './kit.ts'

/** A few teeth that hang from the line of the mouth. */
export function rexTeeth(k: Kit): void {
  const { mz = 1.6, my = 0.35, m1 = 0.48, m0 = 0.65 } = k.b.head
  const lip = (t: number): P => {
    const s = 1 - t
    const [x0, x1, x2] = [mz + m1 * 0.8, mz * 0.6, 0.25]
    const [y0, y1, y2] = [my + m1 * 0.3, my + m1 * 0.75, my + m0 * 0.3]
    return [s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2]
  }
  const at = ([x, y]: P, down = 0) => `${x} ${y + down}`
  let d = ''
  for (const t of [0.1, 0.28, 0.46]) d += `M${at(lip(t))}L${at(lip(t + 0.06), 0.26)}L${at(lip(t + 0.12))}`
  k.ink.line(k.f.d(d), 0.75)
}

export function crocodileTeeth(k: Kit): void {
  const { mz = 1.6, my = 0.35, m1 = 0.48 } = k.b.head
  const y = my + m1 * 0.28
  const n = 5
  let d = `M${mz + m1 * 0.75} ${y}`
  for (let i = 1; i <= n; i++) {
    const at = (j: number) => mz + m1 * 0.6 - ((mz - 0.1) * j) / n
    d += `L${at(i - 0.5)} ${y + 0.34}L${at(i)} ${y}`
  }
  k.ink.line(k.f.d(d), 0.85)
  k.ink.line(k.f.d(`M${mz + m1 * 0.75} ${y}L.4 ${y}Q.15 ${my + 0.1} .1 ${my - 0.2}`))
}
