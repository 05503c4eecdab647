/** An animal that lies curled up around something, which rises out of the ring that it makes. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { curve, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { standing } from '../mandala/motif.ts'
import { mushroom } from '../plants/mushroom.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { sprays } from '../wreath.ts'

export const canCurl = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && entry.actor.can('lie-curled')
}

/** One large between two smaller ones. */
const toadstools = (rng: Rng): string =>
  mushroom(290, 800, 400, rng, -20) + mushroom(740, 800, 440, rng, 20) + mushroom(512, 800, 600, rng)

/** `canCurl(animal)` holds. */
export function curledAround(animal: string, thing: string, rng: Rng): string {
  let green = ''
  for (const side of [-1, 1])
    for (const [dx, turn, long] of [
      [250, 0.15, 420],
      [330, 0.5, 380],
      [400, 0.8, 300],
    ] as const)
      green += SPRIGS.fern!(512 + side * dx, 860, long, -Math.PI / 2 + side * turn, rng)
  const ground = shape(curve('40,880 200,800 512,780 824,800 984,880 880,960 512,990 144,960'), 5)
  const behind = thing === 'mushroom' ? toadstools(rng) : (standing(thing, () => 5.4)?.(512, 720, 640, 620) ?? '')
  const body = standing(animal, () => 6.4, 'lie-curled')?.(512, 930, 780, 460) ?? ''
  let mushrooms = ''
  for (const [x, high] of [
    [120, 170],
    [196, 110],
    [900, 180],
    [830, 110],
  ] as const)
    mushrooms += mushroom(x, 950, high, rng)
  return page(sprays(rng) + green + ground + behind + body + mushrooms + paperAround(rect(14, 14, 996, 996)))
}
