/** Where there is no ground: among planets, and among clouds. */
import { sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { type Disc, scatterPts } from '../ink/scatter.ts'
import { circ, ell } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { galaxy } from '../scenery/features.ts'
import { bird, cloudBank } from '../scenery/heavens.ts'
import { comet, planet } from '../scenery/planets.ts'
import type { Ask } from './backdrop.ts'
import { isClear } from './clear.ts'
import { cloudsAt } from './heavens.ts'
import { band, nothing, type Place } from './kit.ts'

/** Those of these spots that nobody is at. */
const freeOf = (spots: readonly Disc[], ask: Ask): Disc[] => spots.filter((spot) => isClear(ask, spot))

/** Large ones first: where they find no room, smaller ones do. */
const ORBS: readonly Disc[] = [
  [150, 170, 118],
  [880, 190, 124],
  [140, 850, 126],
  [890, 850, 130],
  [512, 110, 84],
  [512, 920, 84],
  [96, 512, 78],
  [930, 520, 78],
  [330, 90, 62],
  [700, 96, 62],
  [320, 930, 64],
  [710, 940, 64],
  [300, 300, 56],
  [730, 320, 56],
  [290, 740, 56],
  [740, 730, 56],
]

const KINDS = ['bands', 'craters', 'ring', 'swirl', 'patches']

/** Stones on their way around the sun, where nobody is. */
const BELT = Array.from({ length: 15 }, (_, i): Disc => [-10 + i * 74, 700 - i * 34 + (i % 3) * 30, 22 + (i % 4) * 5])

const stone = ([x, y, r]: Disc, i: number): string =>
  tint('stone', ell(x, y, r, r * 0.7, SW.bg, i * 31) + (r > 28 ? circ(x, y, 9, SW.bg * 0.85) : ''))

const space: Place = (ask) => {
  const { rng, variant } = ask
  const taken: Disc[] = []
  const kinds = rng.shuffle(KINDS)
  let orbs = ''
  for (const [x, y, r] of freeOf(ORBS, ask)) {
    if (taken.length > 7 || taken.some(([u, v, k]) => Math.hypot(u - x, v - y) < (r + k) * 1.25)) continue
    const kind = kinds[taken.length % kinds.length] as string
    const size = (kind === 'ring' ? 0.6 : 0.86) * r * rng.between(0.9, 1.06)
    orbs += planet(x, y, size, rng, SW.bg, kind)
    taken.push([x, y, r])
  }
  const belt =
    variant === 0
      ? freeOf(BELT, ask).filter(([x, y, r]) => taken.every(([u, v, k]) => Math.hypot(u - x, v - y) > r + k))
      : []
  const lights = freeOf(scatterPts(rng, 44, [50, 50, 974, 974], [19, 34], [...taken, ...belt], 24), ask)
  const shine = lights.map(([x, y, r], i) =>
    tint('straw', i % 4 ? star(x, y, r, SW.bg * 0.9, rng.unit()) : sparkle(x, y, r * 1.2, SW.bg * 0.9)),
  )
  const far =
    variant === 1
      ? galaxy(rng.pick([300, 720]), 300, 200, SW.bg)
      : variant === 2
        ? comet(rng.pick([300, 640]), 250, 40, SW.bg, -25)
        : belt.map(stone).join('')
  return {
    back: far + shine.join('') + orbs,
    ground: 915,
    float: { x0: 84, y0: 84, x1: 940, y1: 930 },
    front: nothing,
    shows: { ground: band(800, 1024), sky: band(0, 1024) },
  }
}

const sky: Place = (ask) => {
  const { rng } = ask
  const puffs: Disc[] = [
    [170, 210, 170],
    [850, 260, 180],
    [520, 130, 120],
    [130, 520, 130],
    [900, 560, 130],
    [330, 400, 90],
    [700, 430, 90],
  ]
  const gulls = freeOf(
    [
      [300, 130, 50],
      [720, 120, 50],
      [400, 560, 50],
      [640, 600, 50],
    ],
    ask,
  )
  return {
    sky:
      cloudsAt(
        ask,
        puffs.map(([x, y, r]) => [x, y, r * 1.7]),
      ) +
      gulls
        .slice(0, 3)
        .map(([x, y]) => bird(x, y, 22, SW.bg))
        .join(''),
    back:
      cloudBank(180, 1240, 620, 470, rng, SW.bg) +
      cloudBank(860, 1240, 640, 500, rng, SW.bg) +
      cloudBank(512, 1240, 700, 400, rng, SW.bg) +
      cloudBank(120, 1240, 560, 350, rng, SW.bg) +
      cloudBank(900, 1240, 560, 330, rng, SW.bg),
    // Clouds are no ground: who is before them still flies.
    ground: 1010,
    float: { x0: 64, y0: 60, x1: 960, y1: 830 },
    front: nothing,
    shows: { ground: band(820, 1024), sky: band(0, 1024) },
  }
}

export const SKIES: Readonly<Record<string, Place>> = { space, sky }
