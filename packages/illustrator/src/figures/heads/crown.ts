/** Hair that stands up on the crown. */
import { type P, rad } from '../geometry.ts'
import { softened, unite } from '../outline.ts'
import { both, cap, FRONTS, shifted, sideOf } from './hairline.ts'
import type { View } from './view.ts'

/** Short tufts over the crown, each leaning outward from its middle. */
export function spikes(view: View, px: number): P[] {
  const tufts = [-64, -42, -20, 2, 24, 46, 66].map((deg, i): P[] => {
    const at = (by: number, r: number): P => {
      const t = rad(deg + by - 90 - shifted(view) * 10)
      return [Math.cos(t) * r, Math.sin(t) * r]
    }
    const lean = deg < 0 ? -7 : 7
    return [
      at(-13, 0.92),
      at(-8 + lean * 0.4, 1.12),
      at(lean, i % 2 ? 1.27 : 1.34),
      at(8 + lean * 0.4, 1.1),
      at(13, 0.92),
    ]
  })
  return unite([cap(view, both(FRONTS.jagged, sideOf(view)), 1.06, 0.05), ...tufts], px)
}

/** Locks that stand up on the crown and lean to one side, each rounded on its back. */
export function tousled(view: View, px: number): P[] {
  const locks = [-70, -52, -34, -16, 2, 20, 38, 56].map((deg, i): P[] => {
    const at = (by: number, r: number): P => {
      const t = rad(deg + by - 90 - shifted(view) * 10)
      return [Math.cos(t) * r, Math.sin(t) * r]
    }
    const out = 1.24 - Math.abs(deg + 8) * 0.0018 + (i % 2 ? 0.05 : 0)
    return [
      at(-16, 0.9),
      at(-14, 1.07),
      at(-8, out - 0.06),
      at(2, out),
      at(14, out + 0.03),
      at(9, out - 0.08),
      at(9, 1.05),
      at(14, 0.9),
    ]
  })
  return unite([cap(view, both(FRONTS.jagged, sideOf(view)), 1.07, 0.06), ...locks], px)
}

/** What stands up from the crown in waves, each leaning the same way: how many, from where to where in degrees, and how high. */
interface Waves {
  n: number
  from: number
  to: number
  high: number
}

/** A cap whose outline over the crown is locks instead of the skull's own line, which would make a helmet of it. */
function waved(view: View, px: number, front: keyof typeof FRONTS, { n, from, to, high }: Waves): P[] {
  const width = (to - from) / n
  const locks = Array.from({ length: n }, (_, i): P[] => {
    const at = (by: number, r: number): P => {
      const t = rad(from + width * (i + by) - 90 - shifted(view) * 10)
      return [Math.cos(t) * r, Math.sin(t) * r]
    }
    const out = 1.1 + high * Math.sin(((i + 0.7) / n) * Math.PI)
    return [
      at(-0.3, 0.9),
      at(-0.16, 1.05),
      at(0.1, out - 0.05),
      at(0.42, out),
      at(0.78, out - 0.01),
      at(1.04, out - 0.05),
      at(1.1, 1.02),
      at(1.1, 0.9),
    ]
  })
  return unite([cap(view, both(FRONTS[front], sideOf(view)), 1.07, 0.06), ...locks], px)
}

/** Short hair, a few flat locks on the crown. */
export const cropped = (view: View, px: number): P[] =>
  waved(view, px, 'jagged', { n: 5, from: -58, to: 62, high: 0.1 })

/** Combed to one side, in larger waves from the parting on. */
export const combed = (view: View, px: number): P[] => waved(view, px, 'swept', { n: 3, from: -36, to: 62, high: 0.2 })

/** A crest of spikes from the brow over the crown to the nape, the sides bare. */
export function mohawk(view: View, px: number): P[] {
  const crest = [42, 64, 86, 108, 130, 152].map((lat): P[] => {
    const [x, y] = view.see([0, -Math.sin(rad(lat)) * 0.84, Math.cos(rad(lat)) * 0.84])
    const [u, v] = view.see([0, -Math.sin(rad(lat)) * 1.72, Math.cos(rad(lat)) * 1.72])
    return [
      [x - 0.26, y + 0.08],
      [(x + u) / 2 - 0.2, (y + v) / 2],
      [u, v],
      [(x + u) / 2 + 0.2, (y + v) / 2],
      [x + 0.26, y + 0.08],
    ]
  })
  return unite(crest, px)
}

/** Notches between locks as wide as the line around them: narrower ones are wedges of ink. */
export function widened(shape: P[], px: number, sw: number): P[] {
  if (shape.length < 3) return shape
  return softened(
    shape.map(([x, y]): P => [x * px, y * px]),
    sw * NOTCH,
  ).map(([x, y]): P => [x / px, y / px])
}
const NOTCH = 0.8
