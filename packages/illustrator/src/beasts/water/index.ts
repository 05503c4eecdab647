import type { Actor } from '../../art/art.ts'
import { portrayed } from '../portraits/index.ts'
import { actorOf } from '../rig/actor.ts'
import { drawFish, FISH_POSES } from './fish.ts'
import { MORE_FISHES } from './more-fish.ts'
import { charming, FISHES } from './species.ts'

export const waterAnimals: readonly Actor[] = [...FISHES, ...MORE_FISHES].map(charming).map((b) =>
  actorOf({
    name: b.name,
    habitat: 'water',
    poses: FISH_POSES,
    afloat: () => true,
    draw: (ink, ask) => portrayed(b.name, ink, ask, (word) => word.includes(' ')) ?? drawFish(ink, b, ask),
  }),
)
