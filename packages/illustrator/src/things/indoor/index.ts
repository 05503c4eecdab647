import type { Thing } from '../../art/art.ts'
import { ANTIQUES } from './antiques.ts'
import { APPLIANCES } from './appliances.ts'
import { BATH } from './bath.ts'
import { CARE } from './care.ts'
import { CHORES } from './chores.ts'
import { COZY } from './cozy.ts'
import { DEVICES } from './devices.ts'
import { FURNITURE } from './furniture.ts'
import { HOMEWORK } from './homework.ts'
import { HOUSEHOLD } from './household.ts'
import { KEEPING } from './keeping.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { KITCHEN_MACHINES } from './kitchen-machines.ts'
import { SEATS } from './seats.ts'
import { SMALL } from './small.ts'
import { VISITS } from './visits.ts'
import { WALKING_AIDS } from './walking-aids.ts'

export const INDOOR: Thing[] = [
  ANTIQUES,
  SEATS,
  FURNITURE,
  BATH,
  HOUSEHOLD,
  HOMEWORK,
  COZY,
  DEVICES,
  SMALL,
  CHORES,
  APPLIANCES,
  VISITS,
  KEEPING,
  KEEPSAKES,
  CARE,
  WALKING_AIDS,
  KITCHEN_MACHINES,
].flat()
