import type { Thing } from '../../art/art.ts'
import { ABOARD } from './aboard.ts'
import { SHORE } from './shore.ts'

export const SEA: readonly Thing[] = [ABOARD, SHORE].flat()
