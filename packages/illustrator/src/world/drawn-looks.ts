/** Which words about a noun change its drawing: 'striped' shows on a cat, on a vase it does not. Found by drawing with and without. */
import type { Spot } from '../art/art.ts'
import { createRng } from '../ink/random.ts'
import { NOUNS } from './nouns.ts'
import { type Entry, find } from './world.ts'

/** Words that some drawing somewhere listens to. */
const LOOKS =
  'baby young newborn old elderly teenage fat chubby plump round big-bellied thin skinny slim muscular fluffy furry shaggy hairy spotted dotted speckled polka-dot striped stripy patchy bald curly curly-haired long-haired short-haired braided bearded freckled bare dead leafless spooky creepy bitten eaten broken cracked hatching open closed locked dormant melting hollow sliced peeled whole empty dry steaming unlit undecorated plain flower floral blooming red-nosed'.split(
    ' ',
  )
const FEATURES =
  'curly hair,long hair,short hair,afro,braids,ponytail,pigtails,bun,beard,mustache,freckles,hearing aid'.split(',')

const ALL = [...LOOKS, ...FEATURES]
/** By chance somebody has braids anyway: then another is asked. */
const SEEDS = [7, 8]

function svgOf(entry: Entry, attributes: readonly string[], seed: number, garment?: string): string {
  const said = garment ? [] : attributes
  const rng = createRng(seed)
  const spot: Spot = { x: 500, y: 900, h: 600, sw: 6, facing: 'right', rng, detail: 'medium', attributes: said }
  const wears = garment ? [{ name: garment, attributes }] : []
  const art = entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand', wears }) : entry.thing.draw(spot)
  return art.layers.map(({ svg }) => svg).join('')
}

/** The words that change what a noun looks like. */
export function looksOf(name: string): string[] {
  const entry = find(name)
  const child = find('child')
  if (!entry || !child) return []
  const plain = SEEDS.map((seed) => svgOf(entry, [], seed))
  const worn = entry.category === 'clothes' ? SEEDS.map((seed) => svgOf(child, [], seed, name)) : []
  const shows = (looks: readonly string[], who: Entry, without: readonly string[], garment?: string) =>
    without.some((svg, i) => svgOf(who, looks, SEEDS[i] ?? 0, garment) !== svg)
  const changes = (looks: readonly string[]) => shows(looks, entry, plain) || shows(looks, child, worn, name)
  // Most drawings listen to none of them: asked for all at once, that is quickly known.
  return changes(ALL) ? ALL.filter((look) => changes([look])) : []
}

/** Each word with the nouns that it changes. */
export function drawnLooks(nouns: Iterable<string> = NOUNS.keys()): Map<string, string[]> {
  const looks = new Map<string, string[]>()
  for (const noun of nouns) for (const look of looksOf(noun)) looks.set(look, [...(looks.get(look) ?? []), noun])
  return looks
}
