/** Whoever sits, rides or holds: facing us where we have a face for them, otherwise as they are. */
import type { Drawn, Spot } from '../ink/spot.ts'
import type { Figure, Look } from '../people/figure.ts'
import type { Item } from '../words/item.ts'
import { drawFigure, drawSingle } from './draw-single.ts'

export function sitter(item: Item, spot: Spot, look: Look): Drawn | Figure | null {
  return drawFigure(item, spot, { ...item.look, ...look }, true) ?? drawSingle(item, { ...spot, face: 'any' })
}

export const isFigure = (drawn: Drawn | Figure | null): drawn is Figure => drawn !== null && 'hand' in drawn
