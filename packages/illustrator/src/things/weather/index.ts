import type { Thing } from '../../art/art.ts'
import { SKY } from './sky.ts'
import { STORMS } from './storms.ts'

export const WEATHER: readonly Thing[] = [SKY, STORMS].flat()
