import type { Thing } from '../../art/art.ts'
import { MAGIC, HOMES } from './magic.ts'

export const FANTASY: readonly Thing[] = [MAGIC, HOMES].flat()
