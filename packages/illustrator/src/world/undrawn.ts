/** The nouns that neither a drawing nor the place of a scene can show. */
import { NOUNS } from './nouns.ts'
import { lookUp } from './world.ts'

/** What has no drawing of its own here is where a scene plays. */
const PLACES = /buildings and places|nature and plants|weather and sky|sea/

export const undrawnNouns = (): string[] =>
  [...NOUNS.values()].filter(({ name, category }) => !lookUp(name) && !PLACES.test(category)).map(({ name }) => name)
