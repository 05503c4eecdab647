/** Any animal or thing we can draw, filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import { dressed } from '../dressed.ts'
import { page } from '../kit/marks.ts'
import { tangleBag } from './fill.ts'
import { fillPanels } from './panels.ts'
import { TANGLED, zentangle } from './zentangle.ts'

const ROOM = 880

/** Areas so large get a panel for each such part of them. */
const PANEL = 10500

/** `canDress(name)` holds. */
export function tangledSubject(name: string, rng: Rng): string {
  if (TANGLED.includes(name)) return zentangle(name, rng)
  const bag = tangleBag(rng)
  const cover = (area: Parameters<typeof fillPanels>[0]): string => fillPanels(area, PANEL, bag, rng)
  return page(dressed(name, rng, { x: 512, y: 512, w: ROOM, h: ROOM, cover, sw: 7.5 }))
}
