/** Which words about a noun change its drawing: 'striped' shows on a cat, on a vase it does not. Found by drawing with and without. */
import type { Spot } from '../art/art.ts'
import { createRng } from '../ink/random.ts'
import { REPLACEABLE } from './forms/replaced.ts'
import { NOUNS } from './nouns.ts'
import { type Entry, find, lookUp } from './world.ts'

/** Words that some drawing somewhere listens to. */
const LOOKS =
  'baby young newborn old elderly teenage fat chubby plump round big-bellied thin skinny slim muscular fluffy furry shaggy hairy spotted dotted speckled polka-dot striped stripy patchy bald curly curly-haired long-haired short-haired braided bearded freckled bare dead leafless spooky creepy bitten eaten broken cracked hatching open closed locked dormant melting hollow sliced peeled whole empty overflowing dry steaming unlit undecorated plain flower floral blooming red-nosed starry heart-patterned flowered checkered star-emblem heart-emblem wings raised-arm tipped-bed sand-filled down-chuted spikes spiky front hook-handed'.split(
    ' ',
  )
const FEATURES =
  'curly hair,long hair,short hair,afro,braids,ponytail,pigtails,bun,beard,mustache,freckles,hearing aid'.split(',')

/** Of parts: each look that some rig has a change for. */
const OF_PARTS: Readonly<Record<string, string>> = {
  tail: 'long big short small curly fluffy striped braided no',
  ears: 'big small short long pointy floppy round uneven',
  neck: 'long short',
  legs: 'long short small 3',
  eyes: 'big small round 1 3 4 5 6 7 8',
  eyelashes: 'long big curly',
  head: 'big small bald',
  cheeks: 'big',
  nose: 'big small red round',
  teeth: 'big',
  whiskers: 'long',
  belly: 'big round',
  body: 'long striped spotted',
  beak: 'long big small',
  wings: 'big small open',
  feet: 'fluffy',
  paws: 'fluffy',
  fur: 'messy spiky curly long fluffy',
  hair: 'long extra-long short curly spiky straight messy fluffy big no braided',
  beard: 'long extra-long big fluffy curly short',
  mustache: 'big long fluffy curly',
  braids: 'long extra-long',
  ponytail: 'long',
  spikes: 'big long',
  spots: '2 3 4 5 6 7 8',
  horn: 'no',
  mane: 'no curly long big braided',
  arms: 'long big',
  claw: 'big small',
  claws: 'big small',
  tusks: 'no',
  antlers: 'no',
  ladder: 'rope raised',
  wheels: 'big',
  windows: 'round 2 3 4 5 6',
  door: 'round',
  propeller: 'big',
  rotor: 'big',
  antennae: 'big fluffy',
  wagons: '2 3 4 5',
  carriages: '2 3 4 5',
}
/** Parts that a pattern may be laid on, where the drawing tells which of its areas they are. */
const PATTERNED = 'shell wing tail roof door sail petal cap shade blanket pillow wrapper dress'.split(' ')

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
  const own = changes(ALL) ? ALL.filter((look) => changes([look]) && !isLaidOn(entry, look)) : []
  return [...own, ...partsOf(entry), ...areasOf(name).map((part) => `${part} area`), ...swapsOf(name)]
}

const PATTERNS =
  'spotted dotted speckled polka-dot striped stripy starry heart-patterned flower floral flowered checkered star-emblem heart-emblem'.split(
    ' ',
  )

/** Patterns that have nothing in common. */
const APART = ['polka-dot', 'checkered', 'starry', 'heart-patterned', 'star-emblem', 'heart-emblem']
const DOTS = /^(spotted|dotted|speckled|polka-dot)$/

/** A teapot leaves its own flower out for any pattern: what it is to have is laid on it, and not drawn by itself. */
function isLaidOn(entry: Entry, look: string): boolean {
  if (entry.kind === 'being' || entry.category === 'clothes' || !PATTERNS.includes(look)) return false
  const [seed = 0] = SEEDS
  const drawn = svgOf(entry, [look], seed)
  const others = APART.filter((other) => other !== look && !(DOTS.test(other) && DOTS.test(look)))
  return others.some((other) => svgOf(entry, [other], seed) === drawn)
}

/** Most drawings have no say in a part at all; of animals nothing is left to chance, so that one drawing will do. */
function partsOf(entry: Entry): string[] {
  const seeds = entry.kind === 'being' && entry.human ? SEEDS : SEEDS.slice(0, 1)
  const plain = seeds.map((seed) => svgOf(entry, [], seed))
  const changes = (looks: readonly string[]) => seeds.some((seed, i) => svgOf(entry, looks, seed) !== plain[i])
  return Object.entries(OF_PARTS).flatMap(([part, words]) => {
    const looks = words.split(' ').map((look) => `${look} ${part}`)
    return changes(looks) ? looks.filter((look) => changes([look])) : []
  })
}

/** The parts of which the drawing tells where they are. */
function areasOf(name: string): string[] {
  const entry = lookUp(name)
  if (!entry) return []
  const plain = svgOf(entry, [], 7)
  return PATTERNED.filter((part) => svgOf(entry, [`checkered ${part}`], 7) !== plain)
}

/** The parts that can be something else. */
export function swapsOf(name: string): string[] {
  const entry = lookUp(name)
  if (!entry) return []
  const plain = svgOf(entry, [], 7)
  return [...REPLACEABLE]
    .filter((part) => svgOf(entry, [`pumpkin-as-${part}`], 7) !== plain)
    .map((part) => `${part} swap`)
}

/** Each word with the nouns that it changes. */
export function drawnLooks(nouns: Iterable<string> = NOUNS.keys()): Map<string, string[]> {
  const looks = new Map<string, string[]>()
  for (const noun of nouns) for (const look of looksOf(noun)) looks.set(look, [...(looks.get(look) ?? []), noun])
  return looks
}
