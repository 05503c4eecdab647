/** What animals of the farm eat and drink from. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'

export const FEEDING: readonly Thing[] = [
  thing({
    name: 'trough',
    size: [320, 120],
    points: { rim: [0, -96], deck: [0, -96] },
    tops: [[-140, 140, -96]],
    hollow: [-136, -118, 136, -80],
    back(p) {
      p.tint('aqua').blob('-150,-98! -90,-112 0,-116 90,-112 150,-98! 140,-84! -140,-84!')
      p.line('-84,-100 -48,-104 -16,-100').line('36,-102 66,-106 94,-102')
    },
    front(p) {
      p.tint('umber').card(-122, -26, 26, 26, 4).card(96, -26, 26, 26, 4)
      p.tint('bark').blob('-160,-96! 160,-96! 136,-16! -136,-16!')
      p.line('-150,-58 150,-58')
      p.tint('umber').card(-164, -104, 328, 16, 6)
    },
  }),
]
