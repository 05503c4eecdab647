/** Any animal or thing we can draw, filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import type { Dressing } from '../dressed.ts'
import { area as sizeOf } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { tangleBag } from './fill.ts'
import { onGround } from './ground.ts'
import { axis, fillPanels, fillWith } from './panels.ts'

const ROOM = 760

/** Areas so large get a panel for each such part of them. */
const PANEL = 10500

/** `beside` are in the corners. */
export function tangledSubject(rng: Rng, subject: Subject, beside: readonly string[] = []): string {
  const { svg, outlines } = subject({ x: 512, y: 512, w: ROOM, h: ROOM, cover: tangleCover(rng), sw: 6 })
  return onGround(svg, outlines, rng, { beside })
}

/** Coats in panels; what is narrow, and feathers, with a single tangle each or left clear. */
export function tangleCover(rng: Rng): Dressing['cover'] {
  const bag = tangleBag(rng)
  const breast = rng.pick(BREASTS)
  const along = rng.pick(ALONG)
  const crown = rng.pick(CROWNS)
  return (area, role = 'coat') => {
    if (role === 'feather' || Math.abs(sizeOf(area)) < SMALL) return ''
    if (role === 'head') return fillWith(area, crown, 0, 0.8, rng)
    if (role === 'belly') return fillWith(area, breast, 0, 1, rng)
    if (role === 'limb' || role === 'tail') return fillWith(area, along, axis(area), 0.95, rng)
    if (role === 'mane') return fillWith(area, 'feathers', 0, 0.95, rng)
    return fillPanels(area, PANEL, bag, rng)
  }
}

const BREASTS = ['scales', 'feathers'] as const
const CROWNS = ['scales', 'petals', 'waves'] as const
/** No room for a tangle. */
const SMALL = 4200
const ALONG = ['stripes', 'feathers', 'scales'] as const
