/** "on top of each other", "in a row": how several who were named together are ordered. */
import type { NamedThing, Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import { heightOf } from './vocabulary.ts'

const PILE =
  /,? ?(?:(?:all |are |is |were )?(?:stacked|standing|sitting|stand|sit|piled|balancing|balanced|climbing|climbed|sleeping|lying|stacked up|piled up) (?:up )?)?(?:(?:one )?on top of (?:each other|each-other|eachother|one another|the other)|on (?:each other|one another)[’']?s? (?:shoulders|backs|heads)|(?<!jump(?:ing|s)? |play(?:ing|s)? |leap(?:ing|s)? |dive |diving )in an? (?:big |giant |cozy )?(?:stack|pile)(?! of))(?![\p{L}])/iu
const FILE =
  /,? ?(?:all )?(?:lined up )?(?:in (?:an?|one) (?:neat |long |straight |nice |single )*(?:row|line|file)|(?:in )?single file|one (?:behind|after) (?:the other|another))(?! (?:of|for|at|to|outside|on|boat|boats|house|houses)\b)(?![\p{L}])/iu

/** A class that lines up goes somewhere, one after another; at a truck they stand. */
const LINED_UP =
  /(?<!\b(?:truck|van|cart|stand|stall|kiosk|booth)s? with (?:[\w-]+ )?(?:kids|children|students|pupils) (?:are )?)(?<=\b(?:kids|children|students|pupils) )(?:are )?(?:lining up|line up|lined up|standing in line)(?: (?:for|to go to) (?:lunch|recess|class|snack|music|gym|library))?(?= ?$|[.,!]| in the )/iu

const WEDGE =
  /,? ?(?:in|making|forming|as) an? (?:big |perfect |long )*v(?:[ -](?:shape|formation|pattern))?(?![\p{L}'])/iu

/** "a big pile of toys", "a stack of boxes", but no pile of leaves, which is one thing. */
const HEAP =
  /\b(?:an? |the |some )?(?:(?:big|huge|giant|tall|large|messy|little|small|high|enormous|human) ){0,2}(pile|heap|mountain|mound|stack|tower|pyramid(?! of the\b))s? of (?!(?:[a-z]+ )?(?:leaves|pancakes|waffles|blocks|bricks|legos|clothes|coins|books|cards|papers|dishes|plates)\b)(?=(?:[a-z-]+ ){0,2}?([a-z]+s)\b)/i

export interface Ordering {
  plain: string
  order: 'pile' | 'heap' | 'pyramid' | 'file' | 'wedge' | null
  said: string
  /** The noun that is ordered so, where only that one is. */
  of?: string
}

/** Who sleeps in a pile lies with the others: nobody stands on a sleeper's head. */
const COZY =
  /\b(sleep(?:ing|s)?|asleep|napp(?:ing|s)|snooz(?:ing|es)|snuggl(?:ing|ed)|cuddl(?:ing|ed)|curled)( up)?(?: together)? in an? (?:(?:big|giant|cozy|cosy|little|fluffy) )?(?:pile|heap)(?![\p{L}]| of\b)/iu

export function orderingIn(said: string): Ordering {
  const text = said.replace(COZY, '$1$2 together')
  const pile = PILE.exec(text)
  if (pile) return { plain: text.replace(pile[0], ''), order: 'pile', said: pile[0].replace(/^,? ?/, '') }
  const wedge =
    /\b(?:fl(?:y|ies|ying|ight)|migrat|bird|geese|goose|crane|duck|swan|plane|jet)/i.test(text) && WEDGE.exec(text)
  if (wedge) return { plain: text.replace(wedge[0], ''), order: 'wedge', said: wedge[0].replace(/^,? ?/, '') }
  const heap = HEAP.exec(text)
  if (heap)
    return {
      plain: text.replace(heap[0], ''),
      order: /stack|tower/i.test(heap[1] ?? '') ? 'pile' : /pyramid/i.test(heap[1] ?? '') ? 'pyramid' : 'heap',
      said: heap[0].trim(),
      of: heap[2]?.toLowerCase() ?? '',
    }
  const lined = LINED_UP.exec(text)
  if (lined) return { plain: text.replace(lined[0], 'walking'), order: 'file', said: lined[0] }
  const file = FILE.exec(text)
  if (file && !/\bqueu|\bwait/i.test(text))
    return { plain: text.replace(file[0], ''), order: 'file', said: file[0].replace(/^,? ?/, '') }
  return { plain: text, order: null, said: '' }
}

/** Where nobody is there to be ordered, it is said to be missing. */
export function arrange(scene: Scene, { order, said, of: noun }: Ordering): void {
  if (!order) return
  if (noun !== undefined) {
    heapUp(scene, order, noun)
    return
  }
  const named = scene.things.filter(({ via }) => via !== 'implied')
  const alive = named.filter(({ id }) => scene.isA(id, 'alive'))
  const of = (list: NamedThing[]) => list.reduce((sum, { n }) => sum + n, 0)
  const many = of(alive) > 1 ? alive : named.filter(({ n }) => n > 1)
  for (const one of many) if (one.atLeast && order === 'pile') one.n = Math.max(one.n, 3)
  if (order === 'wedge') for (const one of many) if (one.atLeast) one.n = Math.max(one.n, 5)
  if (of(many) < 2) scene.unknown.push(said)
  else if (order === 'wedge') wedge(scene, many)
  else if (order === 'pile') pile(scene, many)
  else file(scene, many)
}

/** Nothing stands on these: a tower of them is a pile that narrows upward. */
const ROUND =
  /^(cupcake|muffin|apple|orange|lemon|peach|pear|strawberry|cherry|egg|ball|snowball|pumpkin|donut|macaron)$/

/** As many as make a pile, and as many as make a stack. */
const [PILED, STACKED] = [6, 4]

/** Beings stand on each other no higher than a page is. */
const TALLEST = 3
const sizeOf = (order: Ordering['order'], isAlive: boolean): number =>
  order !== 'pile' ? PILED : isAlive ? TALLEST : STACKED

/** Only where nobody is on them; beings are stacked, puppies lie in no heap. */
function heapUp(scene: Scene, asked: Ordering['order'], noun: string): void {
  const many = scene.things.filter(({ word }) => word.toLowerCase().endsWith(noun) || `${word.toLowerCase()}s` === noun)
  const ids = new Set(many.map(({ id }) => id))
  const isAlive = many.some(({ id }) => scene.isA(id, 'alive'))
  const isTower = asked === 'pile' && !(many.length && many.every(({ name }) => ROUND.test(name)))
  const isStacked = isTower || (asked === 'pyramid' && isAlive)
  const order = isStacked ? 'pile' : asked === 'pile' || asked === 'pyramid' ? 'heap' : asked
  // Beings stand one on the other.
  if (asked === 'pyramid' && isAlive) scene.unknown.push('pyramid')
  // "a squirrel with a pile of acorns": nobody has a pile in the hand.
  for (const said of scene.relations)
    if (order === 'heap' && asked !== 'pile' && said.relation === 'holds' && !said.word && ids.has(said.b ?? ''))
      said.relation = 'next-to'
  const isUsed = scene.relations.some(
    ({ a, b, relation }) => relation !== 'next-to' && ids.has(b ?? '') && scene.isA(a, 'alive'),
  )
  const [first] = many
  if (!first || isUsed || (isAlive && order === 'heap')) {
    for (const one of many) if (one.atLeast) one.n = Math.max(one.n, 3)
    return
  }
  if (many.length === 1 && (!isAlive || first.atLeast)) first.n = Math.max(first.n, sizeOf(order, isAlive))
  if (order === 'pile') {
    pile(scene, many)
    return
  }
  for (const [i, one] of many.entries()) {
    const before = many[i - 1]
    if (one.n > 1) scene.relations.push({ ...on(one, one), how: 'heap' })
    if (before) scene.relations.push({ ...on(one, before), how: 'heap' })
  }
}

const CLOSE = /^(next-to|plays-with|talks-to|looks-at|sits|stands|lies|on-top-of|stands-on|sits-on|balances-on)$/

/** In the order they were named, the larger end at the bottom. */
function pile(scene: Scene, many: readonly NamedThing[]): void {
  const ids = new Set(many.map(({ id }) => id))
  scene.forget(({ a, b, relation }) => ids.has(a) && (b === null || ids.has(b)) && CLOSE.test(relation))
  const [first, last] = [many[0] as NamedThing, many.at(-1) as NamedThing]
  const upward = heightOf(first.name) < heightOf(last.name) ? many.toReversed() : many
  const bottom = upward[0] as NamedThing
  // Whatever they are on is under the lowest.
  for (const relation of scene.relations)
    if (ids.has(relation.a) && relation.b && !ids.has(relation.b) && CLOSE.test(relation.relation))
      relation.a = bottom.id
  for (const [i, one] of upward.entries()) {
    const below = upward[i - 1]
    if (one.n > 1) scene.relations.push(on(one, one))
    if (below) scene.relations.push(on(one, below))
  }
}

const on = (a: NamedThing, b: NamedThing): Relation => ({ a: a.id, relation: 'on-top-of', b: b.id, how: 'pile' })

/** One after the other, all the same way; not those who sit side by side on something or follow somebody. */
function file(scene: Scene, many: readonly NamedThing[]): void {
  const ids = new Set(many.map(({ id }) => id))
  if (scene.relations.some(({ a, b }) => ids.has(a) && b && !ids.has(b))) return
  for (const [i, one] of many.entries()) {
    const before = many[i - 1]
    if (one.n > 1) scene.relations.push({ a: one.id, relation: 'follows', b: one.id })
    if (before) scene.relations.push({ a: one.id, relation: 'follows', b: before.id })
  }
}

/** One ahead and the others behind it on both sides, as geese fly. */
function wedge(scene: Scene, many: readonly NamedThing[]): void {
  for (const { id } of many) {
    const flight = scene.relations.find(({ a, b, relation }) => a === id && b === null && relation === 'flies')
    if (flight) flight.how = 'wedge'
    else scene.relations.push({ a: id, relation: 'flies', b: null, how: 'wedge' })
  }
}
