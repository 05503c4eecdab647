/** One townhouse that fills the page, between its neighbors, with tubs and lamps before it. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround } from '../kit/marks.ts'
import { standing } from '../mandala/motif.ts'
import { clouds } from '../monument/parts.ts'
import { parisian } from './parisian.ts'
import { cobbles, tub } from './street.ts'
import { HOUSES } from './world-houses.ts'

const BASE = 900

/** Its neighbors are `houses`, a name of HOUSES; `asked` stand before the door. */
export function townhouse(
  rng: Rng,
  houses: string | null,
  asked: readonly string[],
  plants: readonly string[],
): string {
  const neighbor = HOUSES[houses ?? ''] ?? parisian
  let out = clouds(rng) + neighbor(-130, 280, BASE, rng, 2) + neighbor(874, 280, BASE, rng, 2)
  out += parisian(160, 704, BASE, rng, 3) + cobbles(BASE)
  out += tub(plants, 250, BASE + 70, rng) + tub(plants, 774, BASE + 70, rng)
  out += standing('lamp post', () => 5)?.(92, BASE + 60, 120, 420) ?? ''
  for (const [i, name] of asked.slice(0, 2).entries())
    out += standing(name, () => 5, 'sit')?.(i ? 640 : 390, BASE + 96, 220, 210) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}
