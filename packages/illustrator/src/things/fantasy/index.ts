import type { Thing } from '../../art/art.ts'
import { MAGIC, HOMES } from './magic.ts'
import { TREASURES } from './treasures.ts'

export const FANTASY: readonly Thing[] = [MAGIC, HOMES, TREASURES].flat()
