/** Animals drawn by hand as one picture, head turned to the reader, where they need not bend: beside them the rig draws every other pose. */
import type { Canvas, Creature } from '../small/creature.ts'

/** One unit is a hundredth of `size`, which is in units of the rigs; the ground is y = 0, forward +x. */
export interface Portrait extends Creature {
  size: number
  /** Looks of its parts that it shows. */
  shows?: RegExp
  /** Its young look otherwise. */
  grown?: true
}

/** A pose on short legs where the body stays as it is. */
export const ON_FEET = 'stand walk'

/** A thick leg, wider at the hip, with three nails. */
export function thickLeg({ ink, f }: Canvas, x: number, y: number, w: number, h: number, hip = 0): void {
  const [l, r] = [x - w / 2, x + w / 2]
  ink.shape(
    f.d(
      `M${l - hip} ${y - h + 26}C${l - hip} ${y - h - 9} ${r + hip} ${y - h - 9} ${r + hip} ${y - h + 26}C${r + hip} ${y - 34} ${r - 4} ${y - 28} ${r + 3} ${y - 10}C${r + 7} ${y} ${r} ${y} ${r - 6} ${y}L${l + 4} ${y}C${l - 6} ${y} ${l - 6} ${y - 6} ${l} ${y - 14}C${l + 4} ${y - 28} ${l - hip} ${y - 38} ${l - hip} ${y - h + 26}Z`,
    ),
  )
  if (!ink.fits(f.s * w * 0.26)) return
  const nail = (t: number): string => {
    const u = l + 6 + (w - 10) * t
    return `M${u - w * 0.15} ${y - 1}Q${u - w * 0.14} ${y - 13} ${u} ${y - 13}Q${u + w * 0.12} ${y - 13} ${u + w * 0.13} ${y - 2}`
  }
  ink.line(f.d([0.22, 0.56, 0.9].map(nail).join('')), 0.8)
}
