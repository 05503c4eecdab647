/** Every thing that we draw ourselves, by its noun. */
import type { Thing } from '../art/art.ts'
import { VEHICLES } from './vehicles/index.ts'

export const THINGS: ReadonlyMap<string, Thing> = new Map(
  [
    VEHICLES,
    //
  ]
    .flat()
    .map((thing) => [thing.name, thing]),
)
