import type { Thing } from '../../art/art.ts'
import { BARNS } from './barns.ts'
import { CASTLES } from './castles.ts'
import { HOUSES } from './houses.ts'
import { SHOPS } from './shops.ts'

export const BUILDINGS: readonly Thing[] = [BARNS, CASTLES, HOUSES, SHOPS].flat()
