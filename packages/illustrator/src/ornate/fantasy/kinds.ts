/** What asks for creatures and lands of fantasy, drawn large. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { canDress } from '../dressed.ts'
import type { Kind } from '../kind.ts'
import { alone } from '../subject.ts'
import { amongStars } from './among-stars.ts'
import { floatingIslands } from './islands.ts'
import { phoenix } from './phoenix.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null
const isAloft = (noun: string, { things, relations }: SceneGraph): boolean => {
  const entry = lookUp(noun)
  const flies = relations.some(
    ({ a, relation }) => relation.startsWith('flies') && things.some(({ id, name }) => id === a && name === noun),
  )
  if (flies) return true
  return entry !== null && /^(?:air|sky)$/.test(entry.kind === 'being' ? entry.actor.habitat : entry.thing.habitat)
}

const isBeast = (noun: string): boolean => {
  const entry = lookUp(noun)
  return entry?.kind === 'being' && !entry.human && canDress(noun)
}

/** What a phoenix does on any picture of it. */
const RISING = /^(?:comes-out-of|flies|flies-over|has|next-to|around|inside|stands|looks|above|bursts-out-of)$/

/** Read as what is in the sky, or in the sea with a whale. */
const STARS = [
  'star',
  'starfish',
  'moon',
  'planet',
  'galaxy',
  'sky',
  'night sky',
  'space',
  'cloud',
  'constellation',
  'sea',
  'ocean',
  'water',
  'crescent moon',
  'full moon',
  'sun',
  'universe',
]
const STARRY =
  /\b(?:celestial|cosmic|galaxy|galactic|astral)\b|\b(?:among|amongst|through|in) (?:the )?(?:stars|galaxy|cosmos)\b|\bmade of (?:stars|constellations)\b/i

export const FANTASY: readonly Kind[] = [
  {
    asked: (prompt, { things, detail, style }) =>
      STARRY.test(prompt) &&
      detail !== 'simple' &&
      (style === null || style === 'detailed' || style === 'fantasy') &&
      !/\b(?:rocket|astronaut|spaceship|cup|mug|jar|bottle|hair|cute|moth|butterfly)\b/i.test(prompt) &&
      things
        .filter(({ name }) => !STARS.includes(name))
        .every(({ name, n, wears }) => isBeast(name) && n === 1 && !wears.length),
    itself: STARS,
    depicts: /\b(?:celestial|cosmic|galaxy|galactic|astral|stars?|moons?|swimming|planets?|constellations?|swim\w*)\b/i,
    can: isBeast,
    most: 1,
    draw: (rng, [noun = '']) => amongStars(rng, alone(noun, rng)),
  },
  {
    asked: (prompt, { things, relations, style, detail }) =>
      /\bph(?:o?e|eo)nix(?:es)?\b/i.test(prompt) &&
      detail !== 'simple' &&
      (style === null || style === 'detailed' || style === 'fantasy') &&
      things.every(({ name, n, wears }) => n === 1 || name !== 'phoenix' || wears.length > 0) &&
      !things.some(({ attributes }) => attributes.some((said) => /^(?:baby|cute|little)$/.test(said))) &&
      relations.every(({ relation }) => RISING.test(relation)),
    itself: ['phoenix', 'fire', 'flame', 'ash', 'ashes', 'feather', 'wing', 'tail', 'sun', 'campfire', 'tail feathers'],
    depicts: /\b(?:flames?|ashes|ash|rising|feathers?|burning|fiery|rebirth|wings?|tail)\b/i,
    can: () => false,
    always: ['phoenix', 'fire'],
    draw: phoenix,
  },
  {
    asked:
      /\b(?:floating|flying|sky|hovering) (?:\w+ )?(?:islands?|castles?|cit(?:y|ies)|village|temple|kingdom)\b|\bislands? (?:floating |hovering )?in the (?:sky|air|clouds)\b/i,
    itself: ['island', 'waterfall', 'cloud', 'sky', 'tree', 'rock', 'water', 'pine tree', 'meadow', 'grass'],
    depicts: /\b(?:floating|flying|sky|clouds?|waterfalls?|fantasy|magical|kingdom|city|village)\b/i,
    can: isDrawn,
    most: 5,
    still: true,
    always: ['island', 'waterfall'],
    draw: (rng, nouns, _, graph) =>
      floatingIslands(
        rng,
        nouns.filter((noun) => !isAloft(noun, graph)),
        nouns.filter((noun) => isAloft(noun, graph)),
      ),
  },
]
