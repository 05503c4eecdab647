/** Open air: a sky, something far, something at either side, the ground, and small things along the lower edge. */
import type { Box } from '../art/art.ts'
import { BORDERS, nearTree } from '../scenery/borders.ts'
import { bough, hangsFree } from '../scenery/boughs.ts'
import { swell } from '../scenery/swell.ts'
import { type ThicketName, thickets } from '../scenery/thickets.ts'
import { THINGS } from '../things/index.ts'
import type { Ask } from './backdrop.ts'
import { countryFar } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { allowed, alongEdge, band, nothing, type Place, sideFor, slope, standFree } from './kit.ts'
import type { Land } from './land-plan.ts'
import type { Piece } from './room.ts'
import { inWinter } from './winter.ts'

export const land =
  (usual: Land): Place =>
  (ask) => {
    const plan = ask.winter ? inWinter(usual) : usual
    const { variant } = ask
    const line = plan.line ?? 770
    const [a, b] = allowed(ask, plan.sides)
    const tilt = (variant - 1) * 12
    const side = plan.near && ask.detail !== 'simple' ? sideFor(ask, variant !== 2 ? 'left' : 'right') : null
    const sky = (plan.sky ?? heavens)(beside(ask, line, side, [a, b], plan.far))
    let back = plan.far?.(ask) ?? ''
    const border =
      plan.borders && ask.detail !== 'simple' && ask.rng.chance(BORDERED) ? ask.rng.pick(plan.borders) : null
    if (border) back += BORDERS[border](line + 8, ask.rng)
    if (plan.near && side) back += nearTree(line + 30, ask.rng, side === 'left', plan.near)
    // Wide things stand half outside of the page rather than behind the heroes.
    if (a) back += standFree(ask, a, 130, line + 24, 'right')
    if (b && ask.detail !== 'simple') back += standFree(ask, b, 894, line + 24, 'left')
    back += slope(line - tilt, line + tilt, plan.ground)
    if (ask.detail !== 'simple')
      back +=
        (GREEN.test(plan.ground) && !plan.flat && !plan.marks ? swell(line, ask.rng) : '') + (plan.marks?.(ask) ?? '')
    const footing = FOOTING[plan.ground] ?? (GREEN.test(plan.ground) ? 'grass' : undefined)
    const growth = plan.growth ?? (plan.edge || plan.sky === nothing ? undefined : GROWTH[plan.ground])
    const lying = plan.edge ? alongEdge(ask, plan.edge, [80, 190, 944], plan.edgeHeight ?? 90) : nothing
    // Under a tree, and not where the sun, the moon or far trees are: before another crown its leaves would be lost.
    const under =
      plan.near &&
      plan.far !== countryFar &&
      LEAFY.test(plan.near) &&
      ask.time === 'day' &&
      !SHINING.test(sky) &&
      !ask.winter
    const hung = (boxes: readonly Box[]): string => {
      const left = side === 'right' || (side === null && variant !== 2)
      return under && ask.detail !== 'simple' && hangsFree(left, boxes)
        ? bough(left, ask.rng, plan.near === 'fruit')
        : ''
    }
    const front = (boxes: readonly Box[]): string =>
      (growth ? thickets(growth, boxes, ask.rng) : lying(boxes)) + hung(boxes)
    return {
      ...(ask.winter ? { snowed: true as const } : {}),
      sky,
      back,
      ground: 910,
      ...(footing ? { footing } : {}),
      ...(LANED.test(ask.setting) ? { laned: true as const } : {}),
      ...(plan.scenic ? { scenic: true as const } : {}),
      front,
      shows: { ground: band(line, 1024), sky: band(0, 480), ...(plan.water ? { water: band(...plan.water) } : {}) },
    }
  }

/** A hedge or a fence behind everybody on every page would be wallpaper. */
const BORDERED = 0.5

const LEAFY = /^(round|fruit)$/
const SHINING = /"(sun|moon)"/
const FOOTING: Readonly<Record<string, 'snow' | 'sand'>> = { snow: 'snow', sand: 'sand' }
/** What frames a place that says nothing of it. */
const GROWTH: Readonly<Record<string, ThicketName>> = {
  brick: 'meadow',
  grass: 'meadow',
  lime: 'meadow',
  sap: 'meadow',
  leaf: 'meadow',
  moss: 'forest',
  ochre: 'savanna',
  straw: 'farm',
  snow: 'snow',
  mist: 'lunar',
  apricot: 'lunar',
}
/** Wheels stay on their road, a bridge over its stream. */
const LANED = /road|rail|track|tram|circuit|drive|runway|brook|river|station|platform|dock|parking/
const GREEN = /^(grass|lime|sap|leaf|moss)$/

/** The sun and the clouds keep away from the crown of the near tree and from what stands at the sides as they do from heads. */
function beside(
  ask: Ask,
  line: number,
  side: 'left' | 'right' | null,
  pieces: readonly (Piece | undefined)[],
  far: Land['far'],
): Ask {
  const foot = line - (ask.lift ?? 0)
  const at = (x: number, half: number, high: number): Box => ({
    x0: x - half,
    x1: x + half,
    y0: foot - high,
    y1: foot,
  })
  // Two tall trees stand in the country on the other side.
  const country = far === countryFar && ask.detail !== 'simple' ? [at(ask.variant !== 2 ? 874 : 150, 160, 480)] : []
  const crown = side ? [at(side === 'left' ? 112 : 912, CROWN.half, CROWN.high)] : []
  const stood = pieces.flatMap((piece, i) => {
    const [name, high] = piece ?? []
    const half = name && high ? (high * (THINGS.get(name)?.aspect ?? 1)) / 2 : 0
    return high && high > TOWERING ? [at(i ? 894 : 130, half + SHIFTED, high)] : []
  })
  return { ...ask, outline: [...(ask.outline ?? []), ...crown, ...country, ...stood] }
}
/** What is higher reaches up to where the sun is. */
const TOWERING = 300
/** It may stand somewhat to one side. */
const SHIFTED = 50
const CROWN = { half: 196, high: 620 }
