/** Every thing that we draw ourselves, by its noun. */
import type { Thing } from '../art/art.ts'
import { INDOOR } from './indoor/index.ts'
import { TOYS } from './toys/index.ts'
import { VEHICLES } from './vehicles/index.ts'

export const THINGS: ReadonlyMap<string, Thing> = new Map(
  [
    INDOOR,
    TOYS,
    VEHICLES,
    //
  ]
    .flat()
    .map((thing) => [thing.name, thing]),
)
