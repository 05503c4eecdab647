/** An item, alone or with what it rides, holds or sits in. */
import type { Drawn } from '../ink/spot.ts'
import { shift } from '../ink/svg.ts'
import type { Item } from '../words/item.ts'
import { drawSingle, type ItemSpot, singleAspect } from './draw-single.ts'
import { drawPair, pairAspect } from './pairs.ts'

export { canSit, drawFigure, type ItemSpot } from './draw-single.ts'

/** Draws one item into w by h. */
export function drawItem(item: Item, at: ItemSpot): Drawn | null {
  if (!item.with) return drawSingle(item, at)
  const { face = 'any', anchor = 'bottom', ...spot } = at
  const looks = face === 'any' ? spot.rng.pick(['left', 'right'] as const) : face
  const drawn = drawPair(item, item.with.how, item.with.item, spot, looks)
  if (!drawn || anchor === 'bottom') return drawn
  const dy = spot.y - (drawn.y0 + drawn.y1) / 2
  return { ...drawn, svg: shift(0, dy, drawn.svg), y0: drawn.y0 + dy, y1: drawn.y1 + dy }
}

/** Width over height of an item, before anything is drawn. */
export const aspect = (item: Item): number =>
  item.with ? pairAspect(item.with.how, item.with.item, aspect(item.with.item)) : singleAspect(item)

/** For places that need only the drawing. */
export const drawSvg = (item: Item, at: ItemSpot): string => drawItem(item, at)?.svg ?? ''
