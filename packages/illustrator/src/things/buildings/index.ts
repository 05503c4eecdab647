import type { Thing } from '../../art/art.ts'
import { BARNS } from './barns.ts'
import { CASTLES } from './castles.ts'
import { CIVIC } from './civic.ts'
import { HOUSES } from './houses.ts'
import { OUTDOORS } from './outdoors.ts'
import { SHOPS } from './shops.ts'
import { SIGHTS } from './sights.ts'
import { STONES } from './stones.ts'
import { WAYS } from './ways.ts'

export const BUILDINGS: readonly Thing[] = [BARNS, CASTLES, CIVIC, HOUSES, OUTDOORS, SHOPS, SIGHTS, STONES, WAYS].flat()
