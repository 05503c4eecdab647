/** Every thing that we draw ourselves, by its noun. */
import type { Thing } from '../art/art.ts'
import { ANIMAL_THINGS } from './animals/index.ts'
import { BUILDINGS } from './buildings/index.ts'
import { CLOTHES } from './clothes/index.ts'
import { FANTASY } from './fantasy/index.ts'
import { FOOD } from './food/index.ts'
import { HOLIDAYS } from './holidays/index.ts'
import { INDOOR } from './indoor/index.ts'
import { MUSIC } from './music/index.ts'
import { NATURE } from './nature/index.ts'
import { SCHOOL } from './school/index.ts'
import { SCIENCE } from './science/index.ts'
import { SEA } from './sea/index.ts'
import { TOOLS } from './tools/index.ts'
import { TOYS } from './toys/index.ts'
import { VEHICLES } from './vehicles/index.ts'
import { WEATHER } from './weather/index.ts'

/** Every drawing of a thing, in the order of their rooms. */
export const ALL_THINGS = [
  ANIMAL_THINGS,
  BUILDINGS,
  HOLIDAYS,
  WEATHER,
  FANTASY,
  SEA,
  CLOTHES,
  FOOD,
  INDOOR,
  MUSIC,
  NATURE,
  SCHOOL,
  SCIENCE,
  TOOLS,
  TOYS,
  VEHICLES,
].flat()

export const THINGS: ReadonlyMap<string, Thing> = new Map(ALL_THINGS.map((thing) => [thing.name, thing]))
