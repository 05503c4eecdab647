/** Which of the things named belong together: who rides, holds or sits in what. */
import { canSit } from '../subjects/draw-item.ts'
import { hasHead } from '../subjects/profile-heads.ts'
import { SEATS, SUPPORTS, VESSEL_OF } from '../subjects/seats.ts'
import { SLEEPERS } from '../subjects/sleeper.ts'
import { type Item, type Tie, thing } from './item.ts'
import { VERBS } from './lexicon.ts'

const RIDE = new Set(['riding', 'rides', 'ride', 'driving', 'drives', 'pedaling'])
const ON = new Set(['on', 'onto', 'upon', 'atop', 'balancing', 'standing', 'sitting', 'sits', 'perched', 'sleeping'])
const IN = new Set(['in', 'inside', 'into', 'driving', 'rowing', 'sailing', 'flying', 'steering', 'bathing'])
const UNDER = new Set(['under', 'underneath', 'beneath', 'below'])
const HOLD = new Set([
  'holding',
  'holds',
  'carrying',
  'carries',
  'playing',
  'plays',
  'eating',
  'eats',
  'drinking',
  'reading',
  'reads',
  'hugging',
  'licking',
  'waving',
  'with',
  'flying',
  'blowing',
  'giving',
  'bringing',
  'painting',
  'baking',
  'catching',
  'kicking',
  'loves',
])

/** Too large or too earthbound to be held: 'a pirate with treasure' stands beside it. */
const NOT_HELD = new Set([
  '🪎',
  '🎪',
  '🛏',
  '🛋',
  '🚪',
  '*bathtub',
  '*rowboat',
  '*basket',
  '*picnic',
  '*box',
  '🎄',
  '🔭',
  '🪑',
  '🛷',
  '⛸',
  '🎹',
  '🪦',
  '🔥',
  '🛹',
])
/** As many as fit side by side in a basket. */
const CREW = 3
const ROOFS = new Set(['*tree', '*oak', '*palm', '*pine', '*mushroom', '☂', '☔', '⛱', '🌵', '*sunflower'])

function tieOf(a: Item, b: Item, between: string[]): Tie | null {
  const has = (words: Set<string>) => between.some((word) => words.has(word))
  if (b.n > 4 || between.includes('and') || between.length > 6) return null
  const who = ['actor', 'chibi', 'person', 'fly', 'swim'].includes(a.cls)
  if (!who) return null
  if ((has(IN) || has(RIDE)) && VESSEL_OF[b.art] && canSit(a) && a.n <= CREW) return 'in'
  if (a.n > 1) return null
  if (has(UNDER)) return ROOFS.has(b.art) ? 'under' : null
  if ((has(IN) || has(RIDE)) && b.art === '*hotair' && canSit(a)) return 'in'
  if ((has(RIDE) || has(ON)) && (SEATS[b.art] || b.art === '*bicycle') && canSit(a)) return 'ride'
  if (between.includes('over') && b.art === '*moon') return 'over'
  if (has(ON) && (SUPPORTS[b.art] || b.art in VESSEL_OF || (b.cls === 'prop' && b.size <= 1))) return 'on'
  const holdable =
    (b.cls === 'prop' && b.size <= 1 && !NOT_HELD.has(b.art)) || b.art === '*balloon' || HELD_TOO.has(b.art)
  if (has(HOLD) && holdable && (canSit(a) || hasHead(a.art))) return 'hold'
  return null
}

const HELD_TOO = new Set([
  '*flower',
  '*sunflower',
  '*tulip',
  '*daisy',
  '🌹',
  '🪁',
  '*star',
  '*heart',
  '🐟',
  '🐠',
  '🌿',
  '🎋',
])

/** Ties neighbors in the order they were named; what is tied leaves the list. */
export function tie(items: Item[], tokens: string[]): Item[] {
  const out: Item[] = []
  for (const item of [...items].sort((p, q) => p.pos - q.pos)) {
    const last = out.at(-1)
    const between = last ? tokens.slice(last.end + 1, item.pos) : []
    const how = last && !last.with ? tieOf(last, item, between) : null
    if (!last || !how) {
      out.push(item)
      continue
    }
    const twins = Array.from({ length: last.n - 1 }, (): Item => ({ ...last, n: 1 }))
    last.n = 1
    const mate = how === 'in' ? mateOf(last, out.at(-2), tokens) : undefined
    if (mate) out.splice(-1)
    const who = mate ?? last
    who.with = { how, item, crew: mate ? [last, ...twins] : twins }
  }
  for (const item of out) act(item, out, tokens)
  return out.filter((item) => item.n > 0)
}

/** 'A dog and a cat in a balloon': the dog comes along. */
function mateOf(last: Item, before: Item | undefined, tokens: string[]): Item | undefined {
  if (!before || before.with || before.n > 1 || !canSit(before)) return undefined
  const between = tokens.slice(before.end + 1, last.pos)
  return between.includes('and') && between.length <= 3 ? before : undefined
}

const LEAPING = new Set(['jumping', 'flying'])
const ASLEEP = new Set(['sleeping', 'sleeps', 'asleep', 'napping', 'snoozing', 'sleepy', 'dreaming'])

/** 'A dog reading', 'a girl cycling': what the word implies, unless something was named. */
function act(item: Item, all: Item[], tokens: string[]): void {
  if (item.n > 1) return
  const near = [...tokens.slice(Math.max(0, item.pos - 2), item.pos), ...tokens.slice(item.end + 1, item.end + 4)]
  if (near.some((word) => ASLEEP.has(word)) && SLEEPERS.has(item.art)) {
    item.look = { ...item.look, asleep: true }
    return
  }
  if (item.with) return
  const pairs = near.map((word, i) => `${word} ${near[i + 1]}`)
  const doing = [...pairs, ...near].map((words) => VERBS.get(words)).find(Boolean)
  if (!doing || !(canSit(item) || (doing.how === 'hold' && hasHead(item.art)))) return
  if (doing.how === 'arms') {
    // A horse that jumps stays on its legs: only those who sit up anyway raise their arms.
    if (item.cls === 'actor' && near.some((word) => LEAPING.has(word))) return
    item.look = { ...item.look, arms: doing.what === 'up' ? 'up' : 'wave' }
    return
  }
  const named = all.find((other) => other !== item && other.art === doing.what)
  if (named) named.n = 0
  item.with = { how: doing.how, item: thing(doing.what) }
}
