/** What asks for a fairy in her wood that is no child's. */
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { fairyPage } from './fairy.ts'

const AROUND: readonly string[] = [
  'mushroom',
  'toadstool',
  'forest',
  'tree',
  'flower',
  'leaf',
  'wing',
  'fern',
  'grass',
  'moss',
  'dress',
  'hair',
  'long hair',
]
const ALONE = /\b(?:portrait|face|bust|head|mandala|zentangle|tattoo|house|door|garden gate|village)\b/i
const AT_REST = /^(?:sits|sits-on|rests-on|on-top-of|next-to|inside|among|around|in-front-of|has|wears|smiles|looks)$/

export const GROWN_FAIRY: Kind = {
  asked: (prompt, { things, relations, detail, style, letters, framing }) =>
    detail !== 'simple' &&
    !letters &&
    !framing &&
    (!style || /^(?:detailed|realistic|line art|fantasy|magical|vintage)$/.test(style)) &&
    GROWN_VOICE.test(prompt) &&
    !CHILDS_VOICE.test(prompt) &&
    !ALONE.test(prompt) &&
    /\b(?:mushroom|toadstool)s?\b/i.test(prompt) &&
    things.some(
      ({ name, n, wears, attributes }) => name === 'fairy' && n === 1 && !wears.length && !attributes.includes('male'),
    ) &&
    relations.every(({ relation }) => AT_REST.test(relation)),
  itself: ['fairy', ...AROUND],
  depicts: /\b(?:wings?|butterfly|enchanted|magical|petals?|flowing|hair|dress)\b/i,
  can: () => false,
  always: ['fairy', 'mushroom'],
  draw: (rng) => fairyPage(rng),
}
