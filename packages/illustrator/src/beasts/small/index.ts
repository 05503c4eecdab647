import type { Actor } from '../../art/art.ts'
import { beetles } from './beetles.ts'
import { bigBeetles } from './big-beetles.ts'
import { crawlers } from './crawlers.ts'
import { creature } from './creature.ts'
import { curiousBugs } from './curious-bugs.ts'
import { frogs } from './frogs.ts'
import { ladybug } from './ladybug.ts'
import { lizards } from './lizards.ts'
import { octopuses } from './octopuses.ts'
import { oddSea } from './odd-sea.ts'
import { others } from './others.ts'
import { phoenix } from './phoenix.ts'
import { seaFloor } from './sea-floor.ts'
import { seals } from './seals.ts'
import { shellfish } from './shellfish.ts'
import { softAnimals } from './soft.ts'
import { swimmers } from './swimmers.ts'
import { wingedBugs } from './winged-bugs.ts'

export const smallAnimals: readonly Actor[] = [
  ...wingedBugs,
  ladybug,
  ...beetles,
  ...bigBeetles,
  ...curiousBugs,
  ...crawlers,
  ...octopuses,
  ...softAnimals,
  ...shellfish,
  ...seaFloor,
  ...swimmers,
  ...seals,
  ...frogs,
  ...lizards,
  ...others,
  ...oddSea,
  phoenix,
].map(creature)
