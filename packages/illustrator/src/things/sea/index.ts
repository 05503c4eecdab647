import type { Thing } from '../../art/art.ts'
import { ABOARD } from './aboard.ts'
import { FLOOR } from './floor.ts'
import { SHORE } from './shore.ts'

export const SEA: readonly Thing[] = [ABOARD, SHORE, FLOOR].flat()
