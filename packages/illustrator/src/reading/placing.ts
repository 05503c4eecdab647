/** What a preposition says of two things when no verb says otherwise, and how likely it is that the two are meant. */
import { heightOf, isA } from './vocabulary.ts'

export interface Placing {
  relation: string
  /** The relation runs the other way: "a table with a vase" puts the vase on the table. */
  reversed?: true
}

const PLAIN: Record<string, string> = {
  behind: 'behind',
  'in back of': 'behind',
  beyond: 'behind',
  'in front of': 'in-front-of',
  outside: 'in-front-of',
  'next to': 'next-to',
  beside: 'next-to',
  by: 'next-to',
  near: 'next-to',
  nearby: 'next-to',
  'close to': 'next-to',
  along: 'next-to',
  alongside: 'next-to',
  past: 'next-to',
  among: 'next-to',
  amongst: 'next-to',
  amid: 'next-to',
  opposite: 'next-to',
  'at the edge of': 'next-to',
  'on the edge of': 'next-to',
  'at the side of': 'next-to',
  'on the side of': 'next-to',
  'at the foot of': 'next-to',
  'along with': 'next-to',
  'together with': 'next-to',
  above: 'above',
  around: 'around',
  'all around': 'around',
  'all over': 'on-top-of',
  'everywhere around': 'around',
  'to the left of': 'left-of',
  'on the left of': 'left-of',
  'to the right of': 'right-of',
  'on the right of': 'right-of',
  against: 'leans-on',
  'made of': 'made-of',
  'made out of': 'made-of',
  'made from': 'made-of',
  'built of': 'made-of',
  'built from': 'made-of',
  'shaped like': 'shaped-like',
  'in the shape of': 'shaped-like',
  'that looks like': 'shaped-like',
  'looking like': 'shaped-like',
  'out of': 'comes-out-of',
  'at the end of': 'under',
  'at the bottom of': 'under',
  'at the top of': 'on-top-of',
  'on the back of': 'rides',
  'in the middle of': 'inside',
  'dressed in': 'wears',
  'dressed up in': 'wears',
}
const forward = (relation: string): Placing => ({ relation })
const backward = (relation: string): Placing => ({ relation, reversed: true })

/** Null where the preposition says nothing that can be drawn. */
export function placingOf(preposition: string, a: string, b: string): Placing | null {
  switch (preposition) {
    case 'on':
    case 'onto':
    case 'upon':
    case 'on board':
    case 'aboard':
      return on(a, b)
    case 'on top of':
    case 'atop':
      return onTop(a, b)
    case 'in':
    case 'inside':
    case 'into':
    case 'inside of':
    case 'within':
    case 'out in':
    case 'up in':
    case 'high in':
      return inside(a, b)
    case 'wrapped in':
      return isA(a, 'alive') ? forward('wears') : inside(a, b)
    case 'from':
      if (isA(b, 'furniture')) return forward('sits-on')
      return isA(a, 'alive') && isA(b, 'vehicle') ? forward('inside') : null
    case 'at':
      if (b === 'crosswalk' && isA(a, 'alive')) return forward('crosses')
      return /^(table|kotatsu|desk|school desk|piano|grand piano|picnic blanket)$/.test(b)
        ? forward('sits-at')
        : forward('next-to')
    case 'over':
      if (isA(a, 'flyer')) return forward('flies-over')
      if (isA(a, 'alive') && /^(campfire|bonfire|fire)$/.test(b)) return forward('sits-at')
      if (isA(a, 'alive') && /^(bridge|road|street|crosswalk)$/.test(b)) return forward('crosses')
      return forward(isA(a, 'alive') && /^(fence|brick wall|table|bush|window|door)$/.test(b) ? 'behind' : 'above')
    case 'under':
    case 'underneath':
    case 'beneath':
    case 'below':
      return isA(b, 'sky') || b === 'string lights' ? backward('above') : forward('under')
    case 'full of':
    case 'filled with':
    case 'loaded with':
    case 'stuffed with':
    case 'packed with':
    case 'overflowing with':
      return isA(a, 'pattern') ? forward('filled-with') : backward('inside')
    case 'of':
      if (isA(a, 'fixture') && (isA(b, 'building') || isA(b, 'vehicle') || isA(b, 'ridden'))) return backward('has')
      return (isA(a, 'container') && !isA(a, 'worn')) || /^(field|bowl|plate|tray)$/.test(a) ? backward('inside') : null
    case 'covered in':
    case 'covered with':
    case 'covered by':
    case 'decorated with':
    case 'topped with':
      return isA(a, 'tree') ? backward('hangs-from') : backward('on-top-of')
    case 'surrounded by':
      return backward('around')
    case 'across':
      if (isA(b, 'water') && isA(a, 'alive')) return forward('crosses')
      return /^(road|street|crosswalk|bridge)$/.test(b) ? forward('crosses') : null
    case 'through':
      if (b === 'hula hoop' || b === 'ring') return forward('jumps-through')
      if (b === 'window') return forward('behind')
      return isA(b, 'hollowed') || isA(b, 'container') || isA(b, 'water') ? forward('inside') : null
    case 'up':
      return isA(b, 'climbable') ? forward('climbs') : null
    case 'down':
      // Nobody slides down an elephant that is hosed down, nor down a tree that is cut down.
      // and down a stream one drifts.
      return isA(a, 'alive') && !isA(b, 'alive') && !isA(b, 'tree') && !isA(b, 'water') ? forward('slides-down') : null
    default: {
      const relation = PLAIN[preposition]
      return relation ? forward(relation) : null
    }
  }
}

function onTop(a: string, b: string): Placing {
  if (isA(a, 'person') && isA(b, 'ridden')) return forward('rides')
  const isGround =
    isA(b, 'building') ||
    /^(hill|mountain|roof|rock|cliff|iceberg|island|table|stage|fence|brick wall|ladder|cloud)$/.test(b)
  return forward(isA(a, 'alive') && !isA(a, 'flyer') && isGround ? 'stands-on' : 'on-top-of')
}

/** One is on these, and in them. */
const BOARDED =
  /bus$|^(?:(?:bullet |steam |subway )?train|tram|monorail|airplane|helicopter|submarine|ferry|space ?ship)$/

function on(a: string, b: string): Placing {
  if (isA(a, 'worn') && isA(b, 'alive')) return backward('wears')
  if (b === 'christmas tree' && /^(star|angel)$/.test(a)) return forward('on-top-of')
  if (isA(b, 'tree') && !isA(a, 'alive')) return forward('hangs-from')
  if (isA(b, 'water')) return forward(isA(a, 'alive') && !isA(a, 'swimmer') ? 'swims-in' : 'floats-on')
  if (!isA(a, 'alive')) return forward('on-top-of')
  // A penguin on skates has them on.
  if ((isA(a, 'person') && isA(b, 'worn')) || / skates?$/.test(b)) return forward('wears')
  if (/^(tire |tree )?swing$/.test(b)) return forward('swings-on')
  if (/^(?:spiral )?slide$/.test(b)) return forward('slides-down')
  if (b === 'trampoline' || b === 'bouncy castle') return forward('bounces-on')
  if (b === 'balance beam' || b === 'rope' || isA(b, 'ball')) return forward('balances-on')
  if (isA(b, 'alive')) {
    const canRide = isA(b, 'mount') && heightOf(b) > heightOf(a) * 0.6
    return forward(canRide ? 'rides' : heightOf(a) > 0.8 && isA(a, 'person') ? 'rides' : 'on-top-of')
  }
  if (isA(b, 'ridden')) return forward('rides')
  if (isA(b, 'boat')) return forward('inside')
  if (BOARDED.test(b) && !isA(a, 'flyer')) return forward('inside')
  if (isA(b, 'vehicle')) return forward('rides')
  if (b === 'bed' || b === 'bunk bed') return forward('lies-on')
  if (isA(b, 'seat') || isA(b, 'tree') || isA(b, 'flower') || b === 'leaf' || b === 'cactus') return forward('sits-on')
  return forward(isA(a, 'animal') && isA(b, 'held') ? 'on-top-of' : 'stands-on')
}

/** What is worn and has room for small things. */
const STOWS = /^(boot|rain boot|cowboy boot|shoe|sneaker|sock|mitten|glove|hat|top hat|beanie|helmet|slipper)$/

function inside(a: string, b: string): Placing | null {
  // "a cleaner waving at a baby inside": of a house, not of the cleaner.
  if (isA(b, 'person') && !isA(b, 'container')) return null
  if (isA(b, 'weather') || b === 'sun' || b === 'moon') return null
  if (b === 'storm cloud') return backward('above')
  if (/^(road|street|crosswalk|railroad track|bridge|dock)$/.test(b)) return on(a, b)
  const fitsIn = isA(b, 'container') && heightOf(a) <= heightOf(b) * 1.3
  // Cookies in a boot are hidden there: they wear none.
  const isStowed = !isA(a, 'alive') && STOWS.test(b) && heightOf(a) <= heightOf(b) * 1.9
  if (isA(b, 'worn') && !fitsIn && !isStowed) return forward('wears')
  if (isA(a, 'alive')) {
    if (b === 'mirror') return forward('looks-at')
    if (/^(bed|bunk bed|crib)$/.test(b)) return forward('lies-on')
    if (isA(b, 'seat') && !isA(b, 'container')) return forward('sits-on')
    if (b === 'wheelchair') return forward('rides')
    // Nobody swims in a puddle: the boots are seen.
    if (b === 'puddle') return forward('stands-on')
    if (isA(b, 'water') && b !== 'bathtub' && b !== 'hot tub') return forward('swims-in')
  }
  if (isA(a, 'boat') && isA(b, 'water')) return forward('floats-on')
  return forward('inside')
}

/** How likely a is meant to be there, from about -2 to 3: what people sit on, keep things in and hide under. */
export function likelihood(preposition: string, a: string, b: string): number {
  const isAlive = isA(a, 'alive')
  const ratio = heightOf(a) / heightOf(b)
  switch (preposition) {
    case 'from':
    case 'on':
    case 'onto':
    case 'on top of':
    case 'atop':
    case 'upon':
      return likelyOn(b, isAlive, isA(a, 'handed'), ratio)
    case 'in':
    case 'inside':
    case 'into':
      if (isA(b, 'worn')) return isAlive ? 3 : -1
      if (isA(b, 'water')) return isA(a, 'swimmer') || isA(a, 'boat') ? 3 : isAlive ? 2 : 0
      if (isA(b, 'seat') && isAlive) return 2
      if (isA(b, 'container')) return ratio > 3 ? -1 : isAlive || ratio < 1 ? 2 : 1
      return 0
    case 'under':
    case 'underneath':
    case 'beneath':
      if (isA(b, 'sky')) return isAlive ? 1 : 0
      // No bed lies under its blanket.
      if (/^(quilt|blanket)$/.test(b)) return isAlive ? 3 : -3
      return isA(b, 'cover') && ratio < 2.5 ? (isAlive ? 2 : 1.5) : 0
    case 'over':
    case 'above':
      return isA(a, 'flyer') || isA(a, 'sky') ? 2 : 0
    case 'behind':
    case 'in front of':
      return isAlive ? 1 : 0.5
    default:
      return isAlive ? 0.5 : 0
  }
}

/** Nobody stands on it. */
const HOT = /^(barbecue grill|stove|oven|campfire|bonfire|fire|frying pan|candle)$/

function likelyOn(b: string, isAlive: boolean, isHanded: boolean, ratio: number): number {
  if (HOT.test(b)) return isAlive ? -3 : 3
  if (isAlive) {
    if (isA(b, 'alive')) return ratio < 1.3 ? 2 : isA(b, 'mount') ? 1 : -2
    if (isA(b, 'furniture')) return isHanded ? 3.5 : 2
    if (isA(b, 'ridden') || isA(b, 'seat') || isA(b, 'bed')) return 3
    // No giraffe is on a tree.
    if (ratio > 12 || (isA(b, 'tree') && ratio > 0.5)) return -1
    return 2
  }
  if (ratio > 2) return -2
  if (isA(b, 'surface')) return isA(b, 'seat') ? 1 : 2.5
  return isA(b, 'alive') ? 1 : 0.5
}
