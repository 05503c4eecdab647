/** Every thing that we draw ourselves, by its noun. */
import type { Thing } from '../art/art.ts'
import { FOOD } from './food/index.ts'
import { NATURE } from './nature/index.ts'

export const THINGS: ReadonlyMap<string, Thing> = new Map(
  [
    FOOD,
    NATURE,
    //
  ]
    .flat()
    .map((thing) => [thing.name, thing]),
)
