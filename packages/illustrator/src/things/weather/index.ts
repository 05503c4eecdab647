import type { Thing } from '../../art/art.ts'
import { SKY } from './sky.ts'

export const WEATHER: readonly Thing[] = [SKY].flat()
