import type { Thing } from '../../art/art.ts'
import { FLOWERS } from './flowers.ts'
import { WATERS, LAND } from './land.ts'
import { LEAVES } from './leaves.ts'
import { PLANTS } from './plants.ts'
import { TREES } from './trees.ts'
import { WOOD } from './wood.ts'

export const NATURE: readonly Thing[] = [FLOWERS, WATERS, LAND, LEAVES, PLANTS, TREES, WOOD].flat()
