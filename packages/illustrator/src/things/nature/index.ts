import type { Thing } from '../../art/art.ts'
import { CURIOSITIES } from './curiosities.ts'
import { FLOWERS } from './flowers.ts'
import { HARVEST } from './harvest.ts'
import { LAND } from './land.ts'
import { LEAF_PILE } from './leaf-pile.ts'
import { LEAVES } from './leaves.ts'
import { PLANTS } from './plants.ts'
import { REEDS } from './reeds.ts'
import { SEEDS } from './seeds.ts'
import { SMALL } from './small.ts'
import { STONES } from './stones.ts'
import { TREES } from './trees.ts'
import { WATERS } from './waters.ts'
import { WOOD } from './wood.ts'

export const NATURE: readonly Thing[] = [
  FLOWERS,
  HARVEST,
  LAND,
  LEAF_PILE,
  LEAVES,
  PLANTS,
  REEDS,
  SEEDS,
  SMALL,
  STONES,
  TREES,
  WATERS,
  WOOD,
  CURIOSITIES,
].flat()
