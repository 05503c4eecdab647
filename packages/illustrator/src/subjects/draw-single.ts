import type { Rng } from '../ink/random.ts'
import type { Drawn, Spot } from '../ink/spot.ts'
import { shift } from '../ink/svg.ts'
import { motifAspect, place } from '../motifs/motif.ts'
import { chibi } from '../people/chibi.ts'
import type { Figure, Look } from '../people/figure.ts'
import { person } from '../people/person.ts'
import type { Item } from '../words/item.ts'
import { FACES_RIGHT, NEVER_FLIP, withFace } from './motif-faces.ts'
import { dressProfile } from './profile-heads.ts'
import { SUBJECTS } from './registry.ts'
import { SLEEPERS, sleeper } from './sleeper.ts'
import { UPRIGHT } from './upright.ts'

export interface ItemSpot {
  x: number
  y: number
  w: number
  h: number
  sw: number
  rng: Rng
  face?: 'left' | 'right' | 'any'
  /** What (x, y) is: its foot, or its middle. */
  anchor?: 'bottom' | 'center'
}

/** Draws one item by itself into w by h. */
export function drawSingle(item: Item, at: ItemSpot): Drawn | null {
  const { x, y, w, h, sw, rng, face = 'any', anchor = 'bottom' } = at
  const looks = face === 'any' ? rng.pick(['left', 'right'] as const) : face
  const drawn = drawFoot(item, { x, y, w, h, sw, rng }, looks, anchor === 'center')
  if (!drawn || anchor === 'bottom') return drawn
  const dy = y - (drawn.y0 + drawn.y1) / 2
  return { ...drawn, svg: shift(0, dy, drawn.svg), y0: drawn.y0 + dy, y1: drawn.y1 + dy }
}

function drawFoot(item: Item, spot: Spot, looks: 'left' | 'right', floating: boolean): Drawn | null {
  if (item.look?.asleep && SLEEPERS.has(item.art)) return sleeper(item.art, spot, looks)
  const subject = SUBJECTS[item.art]
  if (subject) {
    const flip = subject.faces !== undefined && subject.faces !== looks
    // A rocket that stands on its fins must not lean: only floating things may tilt.
    const drawn = subject.draw(item.art === '*rocket' && !floating ? spot : { ...spot, flip })
    return item.look ? { ...drawn, svg: dressProfile(item.art, drawn, item.look, flip, spot) } : drawn
  }
  const figure = drawFigure(item, spot, item.look)
  if (figure) return figure
  const flip = !NEVER_FLIP.has(item.art) && (FACES_RIGHT.has(item.art) ? looks === 'left' : looks === 'right')
  const drawn = place(item.art, { x: spot.x, y: spot.y, w: spot.w, h: spot.h, stroke: spot.sw, flip })
  if (!drawn) return null
  const svg = withFace(item.art, drawn, flip, spot.sw)
  return { ...drawn, svg: item.look ? dressProfile(item.art, { ...drawn, svg }, item.look, flip, spot) : svg }
}

/** People and sitting animals, and any animal asked to wear or hold something that has a face to sit under. */
export function drawFigure(
  item: Item,
  spot: Spot,
  look: Look | undefined,
  upright = look !== undefined,
): Figure | null {
  if (item.cls === 'person') return person(item.art.slice(1), { ...spot, h: Math.min(spot.h, spot.w * 1.5) }, look)
  const tall = Math.min(spot.h, spot.w * 1.35)
  if (item.cls === 'chibi') return chibi(item.art, { ...spot, h: tall }, item.extra, look)
  const sitting = upright ? UPRIGHT[item.art] : undefined
  return sitting ? chibi(sitting.face, { ...spot, h: tall }, sitting.tail, look) : null
}

export const canSit = (item: Item): boolean => item.cls === 'person' || item.cls === 'chibi' || item.art in UPRIGHT

/** Width over height of an item by itself, before anything is drawn. */
export function singleAspect(item: Item): number {
  if (item.look?.asleep) return 1.55
  if (item.cls === 'person') return 0.66
  if (item.cls === 'chibi' || (item.look && item.art in UPRIGHT)) return 0.72
  return SUBJECTS[item.art]?.aspect ?? motifAspect(item.art) ?? 1
}
