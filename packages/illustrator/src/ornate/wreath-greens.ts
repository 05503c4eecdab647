/** A ring of named twigs alone, large enough to be known by their leaves: they follow the ring up both its sides. */
import type { Rng } from '../ink/random.ts'
import type { Point } from './kit/points.ts'
import { vein } from './plants/leaves.ts'
import { SPRIGS } from './plants/sprigs.ts'

const MIDDLE = 512
const REACH = 366
/** On each side. */
const COUNT = 5
const STEP = Math.PI / COUNT
const LONG = 268
/** From the tangent, so that foot and tip are both near the ring. */
const INWARD = 0.34

/** 0 is below; `side` is where it goes up. */
const at = (a: number, side: number, r = REACH): Point => [MIDDLE + side * r * Math.sin(a), MIDDLE + r * Math.cos(a)]

/** `names` are of SPRIGS; they take turns. */
export function greenRing(rng: Rng, names: readonly string[]): string {
  let under = ''
  let out = ''
  for (let i = 0; i < COUNT; i++)
    for (const side of [-1, 1]) {
      const a = i * STEP + 0.05
      const turn = side > 0 ? -a - INWARD : Math.PI + a + INWARD
      const foot = at(a, side, REACH)
      for (const [lean, long] of [
        [0.95, 124],
        [-0.85, 104],
      ] as const)
        under += vein(...foot, long, long * 0.4, turn + side * lean, { veins: 3, sw: 3.6 })
      out += SPRIGS[names[i % names.length]!]!(...foot, LONG, turn, rng)
    }
  return under + out
}
