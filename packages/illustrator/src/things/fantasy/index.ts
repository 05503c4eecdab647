import type { Thing } from '../../art/art.ts'
import { HOMES, MAGIC } from './magic.ts'
import { TREASURES } from './treasures.ts'

export const FANTASY: readonly Thing[] = [MAGIC, HOMES, TREASURES].flat()
