import type { Thing } from '../../art/art.ts'
import { BARNS } from './barns.ts'
import { CASTLES } from './castles.ts'
import { CIVIC } from './civic.ts'
import { COUNTRYSIDE } from './countryside.ts'
import { ENTRANCES } from './entrances.ts'
import { FAIRGROUND } from './fairground.ts'
import { HIGH_STREET } from './high-street.ts'
import { HOUSES } from './houses.ts'
import { OUTDOORS } from './outdoors.ts'
import { SHELTERS } from './shelters.ts'
import { SHOPS } from './shops.ts'
import { SIGHTS } from './sights.ts'
import { STALLS } from './stalls.ts'
import { STONES } from './stones.ts'
import { STREETSIDE } from './streetside.ts'
import { TEMPLES } from './temples.ts'
import { WAYS } from './ways.ts'
import { WONDERS } from './wonders.ts'
import { WORLD_SIGHTS } from './world-sights.ts'

export const BUILDINGS: readonly Thing[] = [
  BARNS,
  CASTLES,
  CIVIC,
  COUNTRYSIDE,
  ENTRANCES,
  FAIRGROUND,
  HIGH_STREET,
  HOUSES,
  OUTDOORS,
  SHELTERS,
  SHOPS,
  SIGHTS,
  STALLS,
  STONES,
  STREETSIDE,
  TEMPLES,
  WAYS,
  WONDERS,
  WORLD_SIGHTS,
].flat()
