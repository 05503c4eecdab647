/** Autumn: leaves in the air and on the ground before us. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'

const MAPLE = curve(
  '0,-50! 10,-27! 24,-37! 22,-17! 48,-22! 35,-3! 43,8! 18,14! 20,25! 3,21! 3,46! -3,46! -3,21! -20,25! -18,14! -43,8! -35,-3! -48,-22! -22,-17! -24,-37! -10,-27!',
)

const maple = (x: number, y: number, size: number, turn: number): string =>
  shape(move(MAPLE, x, y, turn, size / 100), 3.8) + line(move(curve('0,20 0,-24', false), x, y, turn, size / 100), 3.4)

const leafAt = (x: number, y: number, size: number, isMaple: boolean, rng: Rng): string =>
  isMaple
    ? maple(x, y, size, rng.between(-0.7, 0.7))
    : vein(x, y, size, size * 0.5, rng.between(-2.6, -0.5), { veins: 2, belly: 0.5 })

/** On the wind, in the free sky and before the hills. */
export const leavesInAir = (rng: Rng): string =>
  AIR.map(([x, y], i) =>
    leafAt(x + rng.between(-18, 18), y + rng.between(-14, 14), 54 + (i % 3) * 9, i % 2 === 0, rng),
  ).join('')

const AIR = [
  [70, 330],
  [330, 90],
  [460, 250],
  [560, 60],
  [690, 190],
  [760, 350],
  [950, 330],
  [200, 450],
  [960, 540],
  [120, 600],
] as const

/** Side by side along the foot of the page; `free` stays bare. */
export function fallenLeaves(rng: Rng, free: readonly [number, number] | null): string {
  let out = ''
  for (const [row, y] of [900, 958, 1006].entries())
    for (let x = 40 + (row % 2) * 50, i = row; x < 1000; x += 104, i++)
      if (!free || x < free[0] || x > free[1]) out += leafAt(x, y + rng.between(-12, 12), 84, i % 2 === 0, rng)
  return out
}
