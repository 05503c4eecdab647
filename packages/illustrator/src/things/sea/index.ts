import type { Thing } from '../../art/art.ts'
import { SHORE } from './shore.ts'

export const SEA: readonly Thing[] = [SHORE].flat()
