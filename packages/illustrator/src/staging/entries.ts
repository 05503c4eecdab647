/** Who or what a named thing is on the stage: a potato that fences is somebody. */
import type { Acting } from '../art/art.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { asBeing, learnAnatomy, withFace } from '../world/living/living.ts'
import { isToy, sewnAs, toyAsBeing } from '../world/living/toys.ts'
import { type Entry, type Inanimate, lookUp } from '../world/world.ts'
import { moodOf } from './moods.ts'

/** Before anybody is cast. */
export async function learnLiving({ things }: SceneGraph): Promise<void> {
  for (const { name, alive } of things) if (alive && !isToy(name)) await learnAnatomy(name, alive)
}

/** Under another name where several kinds play one role. */
export function entryOf({ alive, mood, word, attributes, name: own }: NamedThing, name = own): Entry | null {
  const entry = lookUp(name)
  if (entry?.kind !== 'thing') return entry
  if (!alive) return sewnAs(entry, word) ?? (isPlaything(entry, attributes) ? smallAs(entry) : entry)
  return alive === 'body' ? (toyAsBeing(entry, word) ?? asBeing(entry)) : withFace(entry, moodOf(mood) ?? HAPPY)
}

/** In meters: a model airplane stands on a table. */
const PLAYTHING = 0.3
const isPlaything = ({ category }: Inanimate, attributes: readonly string[]): boolean =>
  category === 'vehicles' && attributes.some((look) => look === 'toy' || look === 'model')
const smallAs = (entry: Inanimate): Inanimate => ({ ...entry, category: 'toys and sport', height: PLAYTHING })

const HAPPY: NonNullable<Acting['mood']> = 'happy'

/** Of the thing with that id; null where there is none or it cannot be drawn. */
export function entryById({ things }: Pick<SceneGraph, 'things'>, id: string | null): Entry | null {
  const thing = things.find((one) => one.id === id)
  return thing ? entryOf(thing) : null
}

/** The drawn name of the thing with that id; empty where there is none. */
export const nameById = ({ things }: Pick<SceneGraph, 'things'>, id: string | null): string =>
  things.find((thing) => thing.id === id)?.name ?? ''

export const isBeingById = (graph: Pick<SceneGraph, 'things'>, id: string | null): boolean =>
  entryById(graph, id)?.kind === 'being'
