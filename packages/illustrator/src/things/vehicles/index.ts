import type { Thing } from '../../art/art.ts'
import { AIR } from './air.ts'
import { BOATS } from './boats.ts'
import { BUILDING_SITE } from './building-site.ts'
import { BUSES } from './buses.ts'
import { CARS } from './cars.ts'
import { CARTS } from './carts.ts'
import { CYCLES } from './cycles.ts'
import { DIGGERS } from './diggers.ts'
import { HARBOR } from './harbor.ts'
import { turnable } from './head-on.ts'
import { HOBBY_CRAFT } from './hobby-craft.ts'
import { HOBBY_WHEELS } from './hobby-wheels.ts'
import { RACING } from './racing.ts'
import { RAIL } from './rail.ts'
import { SERVICE } from './service.ts'
import { SHIPS } from './ships.ts'
import { SUBMARINES } from './submarine.ts'
import { TOWN_WHEELS } from './town-wheels.ts'
import { TRUCKS } from './trucks.ts'

export const VEHICLES: Thing[] = [
  CARS,
  RACING,
  TRUCKS,
  SERVICE,
  BUSES,
  RAIL,
  DIGGERS,
  CYCLES,
  CARTS,
  AIR,
  SUBMARINES,
  BOATS,
  SHIPS,
  HARBOR,
  TOWN_WHEELS,
  BUILDING_SITE,
  HOBBY_WHEELS,
  HOBBY_CRAFT,
]
  .flat()
  .map(turnable)
