/** Who does an act by nature: only animals have muzzles and claws. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import type { Entry } from '../../../world/world.ts'
import { entryById } from '../../entries.ts'

/** Nets are for people, unless one was named; only animals have muzzles and claws, only a beak pecks, and only fur is shaken dry. */
export function isInNature(graph: SceneGraph, one: Relation, how: string): boolean {
  const { a, b, relation, word } = one
  if (!/^(net|peck|drench|muzzle|claw|call-at|kick-back|at-table)$/.test(how)) return true
  const entry = entryById(graph, a)
  const isHuman = entry?.kind === 'being' && entry.human
  if (how === 'at-table') return !isPawed(graph, one)
  // People splash as well.
  if (how === 'drench' && /^splash/.test(word ?? '')) return true
  // Only hooves kick to the rear, and a ball is kicked ahead.
  if (how === 'kick-back') return HOOFED.test(entry?.name ?? '') && !isBall(entryById(graph, b))
  if (how === 'muzzle' && isMouthful(entryById(graph, b), relation)) return false
  return how !== 'net' ? !isHuman : isHuman || graph.things.some(({ name }) => name === 'butterfly net')
}

/** In meters: what is smaller goes into the mouth. */
const BITE = 0.45

/** Eaten, not touched: food, and what an animal chews whole. */
const isMouthful = (entry: Entry | null | undefined, relation: string): boolean =>
  relation === 'eats' && entry?.kind === 'thing' && (/food/.test(entry.category) || entry.height < BITE)

/** What animals do to their food without a table. */
const BY_PAW = /^(wash|rins|clean|crack|shell|open|stuff|hoard|squeez|bit|peel|roll)/
const FOOD = /food|sea|nature/
const isFood = (entry: Entry | null | undefined): boolean => entry?.kind === 'thing' && FOOD.test(entry.category)

/** A raccoon washes its apple in the stream, a squirrel cracks its nut in its paws. */
export function isPawed(graph: SceneGraph, { a, b, word }: Relation): boolean {
  const entry = entryById(graph, a)
  return entry?.kind === 'being' && !entry.human && BY_PAW.test(word ?? '') && isFood(entryById(graph, b))
}

const HOOFED =
  /horse|pony|foal|donkey|mule|zebra|camel|llama|giraffe|unicorn|ostrich|cow$|bull$|goat|deer|reindeer|moose/
const isBall = (entry: Entry | null | undefined): boolean => /ball$/.test(entry?.name ?? '')
