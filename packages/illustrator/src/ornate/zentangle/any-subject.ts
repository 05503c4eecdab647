/** Any animal or thing we can draw, filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import type { Subject } from '../subject.ts'
import { tangleBag } from './fill.ts'
import { onGround } from './ground.ts'
import { fillPanels } from './panels.ts'

const ROOM = 760

/** Areas so large get a panel for each such part of them. */
const PANEL = 10500

/** `beside` are in the corners. */
export function tangledSubject(rng: Rng, subject: Subject, beside: readonly string[] = []): string {
  const bag = tangleBag(rng)
  const cover = (area: Parameters<typeof fillPanels>[0]): string => fillPanels(area, PANEL, bag, rng)
  const { svg, outlines } = subject({ x: 512, y: 512, w: ROOM, h: ROOM, cover, sw: 7.5 })
  return onGround(svg, outlines, rng, { beside })
}
