import type { Thing } from '../../art/art.ts'
import { LOOKOUTS } from './lookouts.ts'
import { HOMES, MAGIC } from './magic.ts'
import { TALES } from './tales.ts'
import { TREASURES } from './treasures.ts'

export const FANTASY: readonly Thing[] = [MAGIC, HOMES, TALES, LOOKOUTS, TREASURES].flat()
