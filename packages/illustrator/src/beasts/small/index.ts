import type { Actor } from '../../art/art.ts'
import { crawlers } from './crawlers.ts'
import { creature } from './creature.ts'
import { others } from './others.ts'
import { shellfish } from './shellfish.ts'
import { softAnimals } from './soft.ts'
import { swimmers } from './swimmers.ts'
import { wingedBugs } from './winged-bugs.ts'

export const smallAnimals: readonly Actor[] = [
  ...wingedBugs,
  ...crawlers,
  ...softAnimals,
  ...shellfish,
  ...swimmers,
  ...others,
].map(creature)
