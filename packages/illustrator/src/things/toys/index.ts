import type { Thing } from '../../art/art.ts'
import { BALLS } from './balls.ts'
import { DOLLS } from './dolls.ts'

export const TOYS: Thing[] = [BALLS, DOLLS].flat()
