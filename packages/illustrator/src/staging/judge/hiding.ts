/** How much of a thing has to be seen: less where it hides, or where somebody is meant to be before it. */
import type { Relation } from '../../reading/graph.ts'

const LEAST_VISIBLE = 0.6
const GLIMPSE = 0.22
/** What is laid on the floor is never painted before the legs of who sits on it: its corners tell it. */
const CORNERS = 0.06
const LAID = /^(?:yoga mat|rug|picnic blanket|blanket|towel|bath mat)\b/
/** A tail under the bed. */
const TIP = 0.02
/** What somebody holds or is in is partly behind them, and is still known for what it is. */
const HELD_VISIBLE = 0.45
/** Who sits behind the drums, and the sponge in the foam. */
const AT_WORK = 0.3
const HIDING = /^(hides|inside|behind|under|comes-out-of|sleeps-in|sits-at|drives|rows|jumps-in|wears|swims-in)/

export const leastVisible = (relations: readonly Relation[], id: string): number =>
  Math.min(...relations.map((relation) => leastFor(relation, id)), LEAST_VISIBLE)

function leastFor({ a, b, part, relation, how }: Relation, id: string): number {
  if (a === id && (part === 'tail' || part === 'foot') && HIDING.test(relation)) return TIP
  // Behind the head beside which it sits.
  if (a === id && part === 'shoulder') return AT_WORK
  if ((how !== undefined || relation === 'plays') && (a === id || b === id)) return AT_WORK
  if (b === id && LAID.test(id) && /^(?:sits|lies|stands)-on/.test(relation)) return CORNERS
  if ((a === id && HIDING.test(relation)) || (b === id && /^(in-front|sits|rides|lies|hugs|around)/.test(relation)))
    return GLIMPSE
  // Of those around a bowl one is behind it.
  if (a === id && relation === 'around') return HELD_VISIBLE
  return b === id && /^(holds|carries|inside|sleeps-in|jumps-in|bathes|climbs)/.test(relation)
    ? HELD_VISIBLE
    : LEAST_VISIBLE
}
