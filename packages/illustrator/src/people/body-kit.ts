import type { Rng } from '../ink/random.ts'
import { limb, path, pen } from '../ink/svg.ts'

export interface BodyKit {
  x: number
  y: number
  s: number
  sw: number
  rng: Rng
  seated: boolean
  at(d: string): string
  arms(width: number): string
  hands(radius: number): string
}

export interface Dressed {
  behind?: string
  front: string
}

export const legs = ({ x, y, s, sw, seated }: BodyKit, w = 0.075, gap = 0.06): string =>
  seated
    ? ''
    : [-1, 1].map((q) => limb(pen`M${x + q * gap * s} ${y - s * 0.2}V${y - s * 0.04}`, w * s, sw, 'butt')).join('')

export const shoes = ({ at, sw, seated }: BodyKit, k = 1): string =>
  seated
    ? ''
    : [-1, 1]
        .map((q) =>
          path(
            at(`M${q * 0.025} 0V${-0.05 * k}Q${q * 0.09} ${-0.07 * k} ${q * 0.13} -.02Q${q * 0.14} 0 ${q * 0.12} 0Z`),
            sw,
          ),
        )
        .join('')

export const torso = ({ at, sw }: BodyKit, bottom: number, w: number): string =>
  path(at(`M-.14 -.425Q0 -.385 .14 -.425L${w} ${-bottom}H${-w}Z`), sw)

/** A hem of n round scallops from right to left, ending where it began plus the width. */
export const hem = (n: number, width: number): string => {
  const step = (width * 2) / n
  return `a${step * 0.55} ${step * 0.5} 0 0 1 ${-step} 0`.repeat(n)
}
