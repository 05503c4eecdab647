/** A dragon as hobby colorists like it: on a crag before mountains, over a castle that it guards, or around a tower. */
import type { Rng } from '../../ink/random.ts'
import { castle } from '../country/castle.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { before, blade, hide, trunk } from './hide.ts'
import { crag, growth, hoard, mountains, sky, tower } from './lair.ts'
import { flame, foreLeg, head, hindLeg, wing } from './limbs.ts'

export interface Asked {
  at: 'crag' | 'castle' | 'tower'
  isNight: boolean
  breathesFire: boolean
  hasHoard: boolean
}

const FRAME = rect(24, 24, 976, 976)

export function dragonPage(rng: Rng, asked: Asked): string {
  const body = asked.at === 'tower' ? aroundTower(rng, asked) : onCrag(rng, asked)
  const turned = rng.sign() > 0 ? body : `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>`
  return page(turned + paperAround(FRAME) + shape(FRAME, 7, 'none') + shape(rect(38, 38, 948, 948), 4, 'none'), false)
}

/** From one width to the next, smoothly. */
const tapered =
  (knots: readonly (readonly [at: number, wide: number])[]) =>
  (t: number): number => {
    const i = Math.max(
      1,
      knots.findIndex(([at]) => at >= t),
    )
    const [[t0, w0], [t1, w1]] = [knots[i - 1]!, knots[i]!]
    const k = (t - t0) / (t1 - t0)
    return w0 + (w1 - w0) * k * k * (3 - 2 * k)
  }

const STANDING = trunk(
  '336,250 404,216 470,262 474,340 420,416 392,500 430,580 520,616 630,624 736,640 840,690 884,780 810,856 660,872 530,902 430,934',
  tapered([
    [0, 72],
    [0.14, 84],
    [0.25, 116],
    [0.36, 196],
    [0.48, 180],
    [0.58, 150],
    [0.72, 90],
    [1, 28],
  ]),
)

function onCrag(rng: Rng, { at, isNight, breathesFire, hasHoard }: Asked): string {
  return (
    sky(rng, isNight) +
    mountains() +
    (at === 'castle' ? castle(176, 830, 262, rng) : '') +
    wing(478, 506, -0.2, 1) +
    crag() +
    foreLeg(474, 592, 0.94) +
    hindLeg(704, 640, 0.9) +
    growth(rng) +
    hide(STANDING) +
    blade(STANDING, 0.86) +
    (hasHoard ? hoard(rng) : '') +
    hindLeg(630, 668) +
    wing(512, 556, 0.04, 1) +
    foreLeg(410, 604) +
    (breathesFire ? flame(128, 330) : '') +
    head(340, 252, -0.04)
  )
}

const COILED = trunk(
  '318,236 384,200 436,250 400,320 352,392 400,470 520,504 650,522 716,580 640,640 500,652 380,672 330,730 400,800 530,828 660,838 726,890 640,944 500,952 430,950',
  tapered([
    [0, 72],
    [0.1, 84],
    [0.24, 128],
    [0.5, 120],
    [0.75, 92],
    [1, 30],
  ]),
)

/** In front of the tower and behind it by turns. */
function aroundTower(rng: Rng, { isNight, breathesFire, hasHoard }: Asked): string {
  return (
    sky(rng, isNight) +
    mountains() +
    crag() +
    wing(600, 470, 0.04, 0.94) +
    hide(COILED) +
    tower(530, before(COILED, 0.3, 0.88)) +
    growth(rng) +
    blade(COILED, 0.8) +
    (hasHoard ? hoard(rng) : '') +
    wing(556, 470, 0.16, 0.8) +
    foreLeg(424, 470, 0.8) +
    (breathesFire ? flame(112, 284) : '') +
    head(322, 238)
  )
}
