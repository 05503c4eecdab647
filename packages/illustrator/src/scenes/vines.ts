import { smooth } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { line, type Point } from '../ink/svg.ts'
import { leaf, leafV } from '../scenery/leaves.ts'
import type { Stage } from './stage.ts'

/** Hang from above, behind whoever is there: before them a leaf would lie on a face. */
export function vines(stage: Stage): string {
  const { rng } = stage
  let out = ''
  for (const x of spread(rng, 150, 874, 5, 0.3)) {
    if (stage.skyOcc?.some((q) => Math.abs(q[0] - x) < q[2] * 0.9 && q[1] < 230)) continue
    const L = rng.between(110, 220) * (Math.abs(x - 512) > 250 ? 1.1 : 0.7)
    const p: Point[] = []
    for (let i = 0; i <= 5; i++) p.push([x + Math.sin(i * 1.3) * 9, 20 + (L * i) / 5])
    out += line(smooth(p), SW.bg * 1.1)
    p.slice(1).forEach(([px, py], i) => {
      out += leaf(px, py, rng.between(34, 44), 180 + (i % 2 ? -62 : 62), SW.bg, 0.32)
    })
    out += leaf(x + Math.sin(6.5) * 9, 20 + L, 40, 180, SW.bg, 0.32)
  }
  return out
}

/** Large leaves that look in at the upper corners. */
export function cornerLeaves({ rng }: Stage): string {
  let out = ''
  for (const [x, q] of [
    [20, 1],
    [1004, -1],
  ] as const)
    out +=
      leafV(x, 10, rng.between(210, 250), q * rng.between(100, 108), SW.mid, 0.22, 5) +
      leafV(x, 10, rng.between(220, 250), q * rng.between(132, 140), SW.mid, 0.24, 5) +
      leafV(x, 10, rng.between(210, 240), q * rng.between(164, 172), SW.mid, 0.22, 5)
  return out
}
