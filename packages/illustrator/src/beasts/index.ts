/** Animals of every kind, by the names of data/nouns.txt. */
import type { Actor } from '../art/art.ts'
import { birds } from './birds/index.ts'
import { fourLegged } from './four/index.ts'
import { smallAnimals } from './small/index.ts'
import { waterAnimals } from './water/index.ts'

export const BEASTS: ReadonlyMap<string, Actor> = new Map(
  [...fourLegged, ...birds, ...waterAnimals, ...smallAnimals].map((actor) => [actor.name, actor]),
)
