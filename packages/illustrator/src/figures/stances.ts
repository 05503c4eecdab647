/** Ways of just standing there: the weight on one leg, an arm bent, the head a little to one side. Nobody stands like a doll. */
import type { Rng } from '../ink/random.ts'
import { type Pose, table } from './poses.ts'

/** In the columns of poses.ts. */
const STANCES = Object.values(
  table(`
at ease          | 4 20 18 6 / 8 26 26 4      | 0 3 0 / 6 13 6             | 90 90     | yaw 19, roll -3, tilt 5
hand on hip      | -10 56 0 -24 / 6 22 20 6   | 0 3 0 / 4 14 4             | 90 90     | yaw 17, roll -4, tilt 6
other hand on hip | 6 22 18 8 / -10 56 0 -24  | 2 13 4 / 0 3 0             | 90 90     | yaw 12, roll 4, tilt -6
hello            | 6 22 18 6 / 6 38 0 138     | 0 3 0 / 4 13 4             | 90 90     | yaw 17, roll -3, tilt 6
other hello      | 6 40 0 138 / 6 22 18 6     | 2 13 4 / 0 3 0             | 90 90     | yaw 12, roll 3, tilt -6
open hand        | 4 22 18 8 / 26 24 44 46    | 0 3 0 / 6 13 6             | 90 90     | yaw 19, roll -3, tilt 5
both open        | 14 26 22 46 / 14 26 22 46  | 0 4 0 / 4 12 4             | 90 90     | yaw 14, roll -2, tilt 4
`),
)

/** Those of one role only. */
const OWN = table(`
arms out         | 0 84 0 78 / 0 84 0 78      | 0 7 0 / 0 7 0              | 90 90     | yaw 0, tilt 7
`)

export const stance = (rng: Rng, own?: string): Pose => {
  const chosen = rng.pick(STANCES)
  return (own && OWN[own]) || chosen
}
