/** Ways of just standing there: the weight on one leg, an arm bent, the head a little to one side. Nobody stands like a doll. */
import type { Rng } from '../ink/random.ts'
import { type Pose, table } from './poses.ts'

/** In the columns of poses.ts. */
const STANCES = Object.values(
  table(`
at ease          | 4 25 22 4 / 4 26 24 4      | 0 1 0 0 / 8 10 10 5        | 90 90     | yaw 17, roll -4, tilt 6
hand on hip      | -6 54 0 -36 / 4 26 24 4    | 0 1 0 0 / 7 11 8 4         | 90 90     | yaw 15, roll -5, tilt 7
other hand on hip | 4 26 24 4 / -6 54 0 -36   | 5 11 8 4 / 0 1 0 0         | 90 90     | yaw 12, roll 5, tilt -7
hello            | 4 25 22 4 / 6 63 0 126     | 0 1 0 0 / 8 10 10 5        | 90 90     | yaw 16, roll -4, tilt 7
other hello      | 6 62 0 130 / 4 25 22 4     | 5 10 8 5 / 0 1 0 0         | 90 90     | yaw 12, roll 4, tilt -7
open hand        | -6 54 0 -36 / 14 26 20 92  | 0 1 0 0 / 8 10 10 5        | 90 90     | yaw 17, roll -4, tilt 6
both open        | 8 22 8 82 / 8 26 8 76      | 0 2 0 0 / 6 9 8 5          | 90 90     | yaw 12, roll -3, tilt 5
`),
)

/** A mood is in the whole body. */
const MOODS = table(`
sad              | 10 12 10 4 / 10 12 10 4    | 0 3 0 / 2 5 0              | 90 90     | yaw 16, lean 7, nod 12, tilt 4
angry            | -6 54 0 -40 / -6 54 0 -40 | 0 9 0 / 0 9 0             | 90 90     | yaw 8, lean 5, nod 6, fists
scared           | 34 34 96 -6 / 34 34 96 -6  | 16 4 30 -6 / 16 4 30 -6    | 90 90     | yaw 10, lean -5, tilt -5
surprised        | 10 62 0 128 / 10 62 0 128  | 0 8 0 / 0 8 0              | 90 90     | yaw 8, lean -6
proud            | -6 54 0 -40 / -6 54 0 -40 | 0 10 0 / 0 10 0           | 90 90     | yaw 14, lean -6, nod -8, fists
sleepy           | 8 10 10 / 12 10 12         | 0 3 0 / 4 7 4              | 90 90     | yaw 18, lean 4, nod 3, tilt 12
shy              | 18 14 40 -34 / 18 14 40 -34 | 0 2 0 / 6 2 14 -8         | 90 90     | yaw 12, nod 10, tilt 10
silly            | 0 96 0 152 / 0 84 0 24     | 0 6 0 / 40 34 84 4         | 90 50     | yaw 10, roll 9, tilt 12
`)

/** Those of one role only. */
const OWN = table(`
hero             | -6 56 0 -30 / -6 56 0 -30  | 0 13 0 / 0 13 0            | 90 90     | yaw 10, lean -4, nod -5, fists
pirouette        | 0 116 0 152 / 0 74 0 62    | 0 1 0 / 24 50 0 -52        | 14 8      | yaw 8, roll -3, tilt 6, open
curtsy           | 10 38 0 40 / 10 38 0 40    | 0 4 0 / 4 8 4              | 90 90     | yaw 8, tilt 9
arms open        | 10 56 0 84 / 10 56 0 84    | 0 7 0 / 0 7 0              | 90 90     | yaw 8, tilt 6, open
gliding          | 0 80 0 96 / 0 78 0 66      | 0 2 0 / -40 26 30          | 90 40     | yaw 24, look 20, roll -5, tilt 6, open
ta-da            | 0 124 0 146 / 0 124 0 146  | 0 2 0 / 12 24 4            | 90 40     | yaw 10, roll -3, tilt 5, open
at the belt      | -6 54 0 -32 / -6 54 0 -32  | 0 3 0 1 / 6 12 8 7             | 90 90     | yaw 14, roll -4, tilt 6
welcome          | -6 54 0 -36 / 16 40 10 96  | 0 2 0 0 / 6 10 8 5             | 90 90     | yaw 14, roll -4, tilt 6, open
fists up         | 24 30 122 4 / 40 30 112 0  | 10 10 14 / -14 12 12       | 90 90     | yaw 16, look 12, lean 2, fists
in goal          | 20 62 10 40 / 20 70 10 60  | 12 22 24 4 / 12 22 24 4    | 90 90     | yaw 0, lean 10, nod -6, fists
on crutches      | 4 30 14 8 / 4 30 14 8      | 0 5 0 / 14 6 26            | 90 70     | yaw 0, lean 2, tilt 4, fists
cradling         | -8 10 66 -8 / -40 4 30     | 0 3 0 / 4 12 4            | 90 90     | yaw 44, look 20, lean -4, tilt 4
hello there      | 6 34 0 2 / 6 62 0 130      | 0 5 0 / 0 8 0              | 90 90     | yaw 8, tilt 5
twigs out        | 0 70 0 112 / 0 74 0 128    | 0 4 0 / 0 4 0              | 90 90     | yaw 8, tilt 5
signals          | 0 112 0 150 / 0 112 0 150  | 0 6 0 / 0 6 0              | 90 90     | yaw 6, tilt 3, fists
on guard         | 0 92 0 100 / 20 78 0 150   | 14 26 10 / -10 26 10       | 90 90     | yaw 24, look 18, fists
both palms       | 14 34 30 84 / 14 34 30 84  | 0 4 0 / 0 6 0              | 90 90     | yaw 8, nod -6, tilt 5, open
at the glass     | 10 62 10 118 / 10 50 10 104 | 0 5 0 / 6 12 6            | 90 90     | yaw 8, tilt 8, open
arms flowing     | 0 122 0 168 / -6 58 0 -30  | 0 3 0 / 8 20 8             | 90 60     | yaw 14, roll -5, tilt 6, open
on the floor     | 12 34 30 10 / 20 44 60 96   | 66 44 -6 40 / 66 44 -6 40   | 172 172   | yaw 0, on seat, tilt 6, open
arms out         | 0 84 0 78 / 0 84 0 78      | 0 7 0 / 0 7 0              | 90 90     | yaw 0, tilt 7
`)

export const stance = (rng: Rng, own?: string, mood?: string): Pose => {
  const chosen = rng.pick(STANCES)
  return (own && OWN[own]) || (mood && MOODS[mood]) || chosen
}
