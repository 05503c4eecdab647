/** Every place and framing that is put together from the things of the world. */
import { CELEBRATIONS } from './celebrations.ts'
import { CITIES } from './cities.ts'
import { COASTS } from './coasts.ts'
import { CORRIDORS } from './corridors.ts'
import { COURTS } from './courts.ts'
import { grown } from './cover.ts'
import { DRYLANDS } from './drylands.ts'
import { FEASTS } from './feasts.ts'
import { FESTAL_LANDS } from './festal-lands.ts'
import { GATHERINGS } from './gatherings.ts'
import { GREENS } from './greens.ts'
import { GROUNDS } from './grounds.ts'
import { HALLS } from './halls.ts'
import { HOMES } from './homes.ts'
import { INDOORS } from './indoors.ts'
import { INTERIORS } from './interiors.ts'
import { JOURNEYS } from './journeys.ts'
import type { Place } from './kit.ts'
import { LAKES } from './lakes.ts'
import { MORE_ROOMS } from './more-rooms.ts'
import { OUTDOORS } from './outdoors.ts'
import { OUTINGS } from './outings.ts'
import { PATTERNS } from './patterns.ts'
import { PREMISE_ROOMS } from './premises.ts'
import { ROADSIDES } from './roadsides.ts'
import { SERVICES } from './services.ts'
import { SHORES } from './shores.ts'
import { SKIES } from './skies.ts'
import { SPORTS } from './sports.ts'
import { TERRACES } from './terraces.ts'
import { TOWNS } from './towns.ts'
import { VIEWS } from './views.ts'
import { VISITS } from './visits.ts'
import { WATERS } from './waters.ts'
import { WILDS } from './wilds.ts'
import { WORKPLACES } from './workplaces.ts'
import { WORLD_LANDS } from './world-lands.ts'
import { WORLD_WATERS } from './world-waters.ts'

export const PLACES: Readonly<Record<string, Place>> = {
  ...INDOORS,
  ...MORE_ROOMS,
  ...HOMES,
  ...GREENS,
  ...OUTDOORS,
  ...CITIES,
  ...SHORES,
  ...DRYLANDS,
  ...SKIES,
  ...JOURNEYS,
  ...SPORTS,
  ...WATERS,
  ...LAKES,
  ...WILDS,
  ...FEASTS,
  ...CELEBRATIONS,
  ...FESTAL_LANDS,
  ...TOWNS,
  ...VIEWS,
  ...GATHERINGS,
  ...VISITS,
  ...HALLS,
  ...OUTINGS,
  ...PREMISE_ROOMS,
  ...SERVICES,
  ...TERRACES,
  ...COASTS,
  ...CORRIDORS,
  ...INTERIORS,
  ...WORKPLACES,
  ...COURTS,
  ...ROADSIDES,
  ...GROUNDS,
  ...WORLD_LANDS,
  ...WORLD_WATERS,
  ...PATTERNS,
  grown,
}
