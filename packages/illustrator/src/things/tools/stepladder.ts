/** A ladder that leans on nothing stands on legs of its own. */
import type { Pen } from '../../art/pen.ts'
import { steps } from '../kit.ts'

/** The look of a ladder that leans nowhere. */
export const FREE_STANDING = 'free-standing'

/** Seen from the front: legs behind, broad treads, a platform on top and a rail to hold on to above it. */
export function stepladder(p: Pen): void {
  p.tint('stone').bar('-34,-290 -84,-6', 7).bar('34,-290 84,-6', 7)
  p.bar('-40,-300 -34,-412 34,-412 40,-300', 8)
  p.tint('ochre')
  for (const y of steps(-52, -240, 4)) {
    const half = 66 - (-y - 8) * 0.09
    p.card(-half, y - 9, half * 2, 18, 5)
  }
  p.tint('bark').bar('-68,-8 -44,-292', 9).bar('68,-8 44,-292', 9)
  p.tint('ochre').card(-58, -306, 116, 22, 6)
}
