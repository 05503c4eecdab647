/** What asks for a dragon that is no child's. */
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { isForGrownUps } from '../../reading/grown-up.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { dragonPage } from './page.ts'

const GRAND =
  /\b(?:elaborate|epic|majestic|fierce|fearsome|mighty|ancient|medieval|high fantasy|fantasy art|complex|advanced|scales|scaly|ornamental|magnificent|dramatic)\b/i
/** Another dragon, or another manner than a drawn scene. */
const OTHER =
  /\b(?:mandala|zentangle|celtic|tribal|stained glass|mosaic|tattoo|sugar skull|chinese|asian|japanese|oriental|eastern|lunar|new year|parade|dance|heads?|headed|face|portrait|bearded|komodo|sea dragon|dragon ?fl(?:y|ies)|fruit|boat|costume|snow dragon|pattern|eye|tea|skeleton|fl(?:y|ies|ying) (?:over|above|through|across))\b/i
const LAIR = [
  'castle',
  'tower',
  'castle tower',
  'fortress',
  'mountain',
  'mountain peak',
  'cliff',
  'rock',
  'cave',
  'cloud',
  'sky',
  'moon',
  'full moon',
  'night sky',
  'sun',
  'star',
  'fire',
  'flame',
  'treasure',
  'gold',
  'gold coin',
  'gold pile',
  'treasure chest',
  'coin',
  'jewel',
  'gemstone',
  'wing',
  'tail',
  'horn',
  'claw',
  'scale',
  'spike',
  'tooth',
  'body',
  'fang',
] as const
/** What a dragon does on such a page. */
const AT_REST =
  /^(?:guards|has|next-to|around|above|behind|in-front-of|inside|stands|stands-on|sits|sits-on|perches|perches-on|on-top-of|lies|lies-on|looks|looks-at|curls|curls-around|wraps|wraps-around|coils|coils-around|climbs|flies|blows|roars|breathes|breathes-fire|protects|watches|rests|rests-on|wears)$/

const isHoard = /^(?:treasure|gold|gold coin|gold pile|treasure chest|coin|jewel|gemstone)$/
const has = ({ things }: SceneGraph, pattern: RegExp): boolean =>
  things.some(({ name, via }) => via !== 'implied' && pattern.test(name))
const isOneDragon = ({ name, n, wears, attributes }: NamedThing): boolean =>
  name === 'dragon' &&
  n === 1 &&
  !wears.length &&
  !attributes.some((said) => /^(?:baby|cute|little|small|tiny|friendly)$/.test(said))

export const GROWN_DRAGON: Kind = {
  asked: (prompt, { things, relations, detail, style }) =>
    detail !== 'simple' &&
    (!style || /^(?:detailed|realistic|line art|fantasy|vintage|medieval)$/.test(style)) &&
    (GROWN_VOICE.test(prompt) || isForGrownUps(prompt) || GRAND.test(prompt)) &&
    !CHILDS_VOICE.test(prompt) &&
    !OTHER.test(prompt) &&
    things.filter(({ name }) => /dragon/.test(name)).every(isOneDragon) &&
    things.some(isOneDragon) &&
    relations.every(({ relation }) => AT_REST.test(relation)),
  itself: ['dragon', ...LAIR],
  depicts:
    /\b(?:elaborate|epic|majestic|fierce|fearsome|mighty|ancient|medieval|magnificent|dramatic|complex|advanced|wings?|scales?|scaly|horns?|claws?|spik\w+|tails?|curled|coiled|wrapped|guarding|breathing|fire|flames?|hoard|sharp|mountains?(?: peaks?)?|peaks?|clouds?|detailed|intricate|realistic|spread|standing|moonlit)\b/i,
  can: () => false,
  always: ['dragon'],
  draw: (rng, _, prompt, graph) =>
    dragonPage(rng, {
      at:
        has(graph, /tower$/) || /\btower\b/i.test(prompt) ? 'tower' : has(graph, /castle|fortress/) ? 'castle' : 'crag',
      isNight: /\b(?:night|moon\w*|stars|starry)\b/i.test(prompt),
      breathesFire: /\b(?:fire|flames?|fiery|fire-breathing)\b/i.test(prompt),
      hasHoard: has(graph, isHoard) || /\b(?:hoard|treasures?|gold)\b/i.test(prompt),
    }),
}
