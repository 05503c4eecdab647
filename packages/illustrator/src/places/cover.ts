/** A place that something grows all over: rows of it behind everyone, and large ones at the lower edge. */
import type { Box, Thing } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import { NOUNS } from '../world/nouns.ts'
import { lookUp } from '../world/world.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { CROP_METERS, CROPS } from './crops.ts'
import { furrows, hillsFar } from './ground-marks.ts'
import { isBehind } from './kit.ts'
import { land } from './land.ts'

interface Plant {
  thing: Thing
  /** How high it is drawn in the foreground. */
  h: number
}

/** A mushroom is drawn as high as a child's foot is long, a tree as high as half the page. */
const [LOWEST, HIGHEST] = [136, 470]

function plantOf({ crop: name, size }: { crop: string; size: number }): Plant | null {
  const entry = CROPS.has(name) ? null : lookUp(name)
  const thing = CROPS.get(name) ?? (entry?.kind === 'thing' ? entry.thing : null)
  if (!thing) return null
  const meters = CROP_METERS[name] ?? NOUNS.get(name)?.height ?? 0.4
  const h = Math.max(LOWEST, Math.min(HIGHEST, 230 * (meters * size) ** 0.6))
  return { thing, h: Math.min(h, 330 / thing.aspect) }
}

/** Rows from the horizon to where everybody stands: share of the way down, and how large. */
const ROWS = [
  [0.04, 0.5],
  [0.36, 0.64],
  [0.74, 0.8],
] as const

/** The same place with its crops. */
export function covered(place: Backdrop, ask: Ask): Backdrop {
  const plants = (ask.covers ?? []).map(plantOf).filter((plant) => plant !== null)
  if (!plants.length || place.roofed || place.float) return place
  const pick = (i: number) => plants[i % plants.length] as Plant
  const draw = ({ thing, h }: Plant, x: number, y: number, size: number) => {
    const { rng, detail = 'medium' } = ask
    return thing.draw({
      x,
      y,
      h: h * size,
      sw: SW.bg,
      facing: rng.chance(0.5) ? 'left' : 'right',
      rng,
      detail,
      attributes: [],
    })
  }
  const top = (place.shows.ground?.y0 ?? 770) + 6
  const rows = ROWS.map(([down, size], row) => {
    const y = top + (place.ground - 30 - top) * down
    const step = Math.max(58, pick(row).h * pick(row).thing.aspect * size * 1.02)
    const from = ask.rng.between(-20, 20) + (row % 2) * (step / 2)
    let out = ''
    for (let x = from, i = 0; x < 1060; x += step, i++) {
      const art = draw(pick(plants.length > 2 ? row : row + i), x, y, size * ask.rng.between(0.92, 1.08))
      if (!isBehind(art.box, ask)) out += art.layers.map(({ svg }) => svg).join('')
    }
    return out
  })
  const near = NEAR.map((x, i) => {
    const art = draw(pick(i), x + ask.rng.between(-14, 14), 1012, ask.rng.between(0.86, 1.04))
    return { box: art.box, svg: art.layers.map(({ svg }) => svg).join('') }
  })
  return {
    ...place,
    back: place.back + rows.join(''),
    front: (boxes) =>
      near
        .filter(({ box }) => boxes.every((taken) => !hides(box, taken)))
        .map(({ svg }) => svg)
        .join(''),
  }
}

const NEAR = [30, 150, 270, 390, 510, 640, 760, 880, 1000]

/** Feet among the leaves are right, a face behind them is not. */
const hides = (plant: Box, { x0, x1, y0, y1 }: Box): boolean =>
  plant.x0 < x1 - (x1 - x0) * 0.12 && plant.x1 > x0 + (x1 - x0) * 0.12 && plant.y0 < y1 - (y1 - y0) * 0.2

/** Open land with nothing but what grows there. */
export const grown = land({ ground: 'sap', far: hillsFar, sides: [], marks: furrows, flat: true })
