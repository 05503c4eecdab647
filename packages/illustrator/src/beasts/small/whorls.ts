/** A snail's shell winds from its mouth inward as a band; seen close it has stripes across. */
import type { P } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { type Canvas, ellipse } from './creature.ts'

const MIDDLE: P = [-0.14, -0.5]

/** After so many turns inward. */
function wound(turns: number): P {
  const [r, a] = [0.45 * (1 - turns / 2.35), 0.6 + turns * 2 * Math.PI]
  return [MIDDLE[0] + r * 1.03 * Math.cos(a), MIDDLE[1] + r * Math.sin(a)]
}

export function whorls({ ink, f }: Canvas): void {
  ink
    .part('shell')
    .tint('ochre')
    .shape(f.d(ellipse(...MIDDLE, 0.46, 0.44)))
  const page = (turns: number): P => f.at(...wound(turns))
  ink.line(through(Array.from({ length: 27 }, (_, i) => page(0.06 + i * 0.08))))
  if (ink.detail === 'simple' || !ink.fits(f.s * 0.13)) return
  const across = (turns: number) => `M${xy(page(turns))}L${xy(page(turns + 0.97))}`
  ink.line(Array.from({ length: 9 }, (_, i) => across(0.12 + i * 0.125)).join(''), 0.75)
}
