import type { Thing } from '../../art/art.ts'
import { FIESTA } from './fiesta.ts'
import { LIGHTS } from './lights.ts'
import { PATTERNS } from './patterns.ts'
import { SPRING } from './spring.ts'
import { SYMBOLS } from './symbols.ts'
import { WINTER } from './winter.ts'

export const HOLIDAYS: readonly Thing[] = [FIESTA, LIGHTS, PATTERNS, SPRING, SYMBOLS, WINTER].flat()
