/** Leaves of plants with fruit. */
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import type { FruitPlant, LeafForm } from './rows.ts'

const LOBED = curve('0,0! 6,-34 22,-54! 40,-38 58,-56! 68,-28 100,0! 68,28 58,56! 40,38 22,54! 6,34', true, 5)
const FINGERS = curve(
  '0,0! 2,-30 14,-62 30,-58 36,-30! 50,-52 70,-50 72,-30 56,-16! 84,-18 104,0 84,18 56,16! 72,30 70,50 50,52 36,30! 30,58 14,62 2,30',
  true,
  5,
)
const FAN = curve('0,0! 40,-20 70,-66 92,-54 100,-28 104,-6! 84,0! 104,6! 100,28 92,54 70,66 40,20', true, 5)
/** Ribs of a leaf that is cut into lobes. */
const LOBED_RIBS = ['4,0 50,0 90,0', '14,-4 34,-22 48,-40', '14,4 34,22 48,40']
const FAN_RIBS = ['24,-6 60,-26 86,-42', '24,6 60,26 86,42', '30,-2 60,-10 92,-20', '30,2 60,10 92,20']

const FORMS: Readonly<Record<LeafForm, readonly [wide: number, belly: number, teeth: number]>> = {
  oval: [0.46, 0.5, 0],
  narrow: [0.29, 0.45, 0],
  round: [0.68, 0.46, 0],
  toothed: [0.5, 0.46, 6],
  blade: [0.16, 0.4, 0],
  lobed: [0, 0, 0],
  fingers: [0, 0, 0],
  fan: [0, 0, 0],
}
const CUT: Partial<Record<LeafForm, readonly [outline: Poly, ribs: readonly string[]]>> = {
  lobed: [LOBED, LOBED_RIBS],
  fingers: [FINGERS, LOBED_RIBS],
  fan: [FAN, FAN_RIBS],
}

export function fruitLeaf({ leaf: form }: FruitPlant, x: number, y: number, long: number, turn: number): string {
  const cut = CUT[form]
  if (cut) {
    const stalk = long * 0.14
    const [u, v] = [x + stalk * Math.cos(turn), y + stalk * Math.sin(turn)]
    const scale = (long - stalk) / 104
    const ribs = long > 56 ? cut[1].map((rib) => line(move(curve(rib, false, 5), u, v, turn, scale), 3)) : []
    return (
      line(
        [
          [x, y],
          [u, v],
        ],
        5,
      ) +
      shape(move(cut[0], u, v, turn, scale), 3.8) +
      ribs.join('')
    )
  }
  const [wide, belly, teeth] = FORMS[form]
  const veins = long > 110 && wide > 0.2 ? 4 : 0
  // What is narrow and short would be ink alone.
  return vein(x, y, long, Math.max(long * wide, Math.min(17, long * 0.4)), turn, {
    belly,
    teeth: long > 80 ? teeth : 0,
    veins,
    sw: 3.8,
  })
}
