/** What asks for a mermaid that is no child's. */
import type { NamedThing, Relation } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { mermaidPage } from './mermaid.ts'

/** "Not childish" asks for no child's page. */
const DENIED = /\b(?:not|no|isn't|never|without)(?: \w+){0,2} (?:child\w*|kids?|cute|cartoon\w*|kawaii|silly)\b/gi
const SHE_ALONE =
  /\b(?:portrait|face|bust|head|mandala|zentangle|tattoo|in (?:her|their) hair|hair (?:turn|made|full))\b/i
/** What one does while floating. */
const AFLOAT =
  /^(?:swims|swims-in|inside|next-to|among|around|above|behind|in-front-of|has|wears|floats|smiles|looks|explores)$/
const SWIMMERS: readonly string[] = [
  'fish',
  'tropical fish',
  'angelfish',
  'clownfish',
  'seahorse',
  'jellyfish',
  'sea turtle',
  'turtle',
  'dolphin',
  'octopus',
]
const SUNKEN: readonly string[] = ['treasure chest', 'shipwreck', 'anchor', 'sunken ship']
const AROUND: readonly string[] = [
  'coral',
  'coral reef',
  'seaweed',
  'kelp',
  'sea',
  'ocean',
  'water',
  'underwater',
  'underwater scene',
  'bubble',
  'shell',
  'starfish',
  'wave',
  'tail',
  'scale',
  'rock',
  'stone',
  'boulder',
  'hair',
  'long hair',
  'necklace',
  'pearl',
  'jewel',
]

const ROCK = /^(?:rock|stone|boulder|sea cliff)$/
const isOnRock = ({ relation, b }: Relation, things: readonly NamedThing[]): boolean =>
  /^(?:sits-on|lies-on|rests-on|on-top-of)$/.test(relation) &&
  things.some(({ id, name }) => id === b && ROCK.test(name))

export const GROWN_MERMAID: Kind = {
  asked: (prompt, { things, relations, detail, style }) =>
    detail !== 'simple' &&
    (!style || /^(?:detailed|realistic|line art|fantasy|vintage)$/.test(style)) &&
    GROWN_VOICE.test(prompt) &&
    !CHILDS_VOICE.test(prompt.replace(DENIED, '')) &&
    !SHE_ALONE.test(prompt) &&
    things.some(({ name, n }) => name === 'mermaid' && n === 1) &&
    relations.every((relation) => AFLOAT.test(relation.relation) || isOnRock(relation, things)),
  itself: ['mermaid', ...AROUND],
  depicts: /\b(?:corals?|seaweed|kelp|bubbles|scales?|flowing|long|hair|tail|pearls?|underwater|childish|reef)\b/i,
  can: (noun) => [...SWIMMERS, ...SUNKEN].includes(noun) && lookUp(noun) !== null,
  most: 4,
  always: ['mermaid'],
  anyway: () => ['necklace'],
  draw: (rng, nouns, _, { things, relations }) =>
    mermaidPage(
      rng,
      nouns.filter((noun) => SWIMMERS.includes(noun)),
      nouns.filter((noun) => SUNKEN.includes(noun)).slice(0, 1),
      relations.some((relation) => isOnRock(relation, things)),
    ),
}
