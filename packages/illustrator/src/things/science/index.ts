import type { Thing } from '../../art/art.ts'
import { CHARTS } from './charts.ts'
import { LIFE } from './life.ts'
import { PLANETS } from './planets.ts'
import { SKELETONS } from './skeletons.ts'
import { SPACE } from './space.ts'

export const SCIENCE: Thing[] = [PLANETS, SPACE, LIFE, CHARTS, SKELETONS].flat()
