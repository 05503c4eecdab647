/** Cities known by what stands in them: seen behind whoever is there. */
import { carriageway, houses, sidewalk } from './ground-marks.ts'
import type { Place } from './kit.ts'
import { land } from './land.ts'
import type { Land } from './land-plan.ts'

const LONDON: Land = {
  ground: 'stone',
  far: houses,
  sides: [
    ['big ben', 640],
    ['double decker bus', 250],
  ],
  scenic: true,
}

const PARIS: Land = {
  ground: 'stone',
  far: houses,
  sides: [
    ['eiffel tower', 660],
    ['lamp post', 420],
  ],
  scenic: true,
}

export const CITIES: Readonly<Record<string, Place>> = {
  london: land({ ...LONDON, marks: sidewalk }),
  'london road': land({ ...LONDON, marks: carriageway }),
  paris: land({ ...PARIS, marks: sidewalk }),
  'paris road': land({ ...PARIS, marks: carriageway }),
}
