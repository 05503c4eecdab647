/** A thing as the body of somebody: upright, not too slender, and without what would be in the way of a face. */
import type { Art, Point, Spot, Thing } from '../../art/art.ts'
import { createRng } from '../../ink/random.ts'
import { bentArt } from '../forms/bend.ts'
import { asPaths, stepsOf } from '../forms/outlines.ts'

/** How it is made a body: lying things are stood on their end, thin ones are fattened. */
export interface Stature {
  isStood: boolean
  /** So many times as wide as it is drawn by itself. */
  wide: number
}

/** The face was fitted to this variant of the drawing: no chance may bring another. */
const SEED = 1
/** What the figure has by itself. */
const OWN = /^(?:.* )?(arms?|hands?|legs?|feet|foot|faces?|eyes?|mouth|smile|kawaii|cute)$/

export function bareThing(thing: Thing, spot: Spot, { isStood, wide }: Stature): Art {
  const attributes = [...(spot.attributes ?? []).filter((look) => !OWN.test(look)), 'plain']
  const at = { ...spot, attributes, rng: createRng(SEED) }
  const art = isStood ? stood(thing.draw({ ...at, h: spot.h / thing.aspect }), spot) : thing.draw(at)
  return wide === 1 ? art : bentArt(art, ([x, y]) => [spot.x + (x - spot.x) * wide, y])
}

/** On its end: what was ahead is above. */
function stood(art: Art, { x, y, facing }: Spot): Art {
  const { x0, x1, y0, y1 } = art.box
  const [middle, low] = [(y0 + y1) / 2, facing === 'left' ? x1 : x0]
  const up = (px: number) => Math.abs(px - low)
  const side = facing === 'left' ? -1 : 1
  return bentArt(art, ([px, py]: Point) => [x + (py - middle) * side, y - up(px) * Math.sign((px - low) * side || 1)])
}

/** Share of the height: larger marks are parts of the thing. */
const MARK = 0.3

/** Where a face is, and whether creases are left out for it as small marks are. */
export interface Kept {
  at: readonly [x: number, y: number, r: number]
  isSmoothed: boolean
}

/** Without the small marks that are where the face goes: seeds, sprinkles, a clock's hours. Without all of them where no place is told. */
export function cleared(svg: string, h: number, face?: Kept): string {
  if (/<g[^>]* transform=/.test(svg)) return svg
  const isInTheWay = (d: string, isLine: boolean): boolean => {
    const points = (stepsOf(d) ?? []).flatMap(([, ...at]) => at)
    if (!points.length) return false
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const isCrease = isLine && !/z/i.test(d) && face?.isSmoothed
    if (Math.max(x1 - x0, y1 - y0) > h * MARK && !isCrease) return false
    if (!face) return true
    const [x, y, r] = face.at
    return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1)) < r
  }
  return asPaths(svg).replace(/<path d="([^"]*)"([^>]*)\/>/g, (tag, d: string, rest: string) => {
    // The line around several marks is one path.
    if (!/fill="none"/.test(rest)) return isInTheWay(d, false) ? '' : tag
    const kept = d.split(/(?=M)/).filter((piece) => !isInTheWay(piece, true))
    return kept.length ? `<path d="${kept.join('')}"${rest}/>` : ''
  })
}
