/** What asks for a harbor. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { fine } from '../places/fine.ts'
import { harbor } from './harbor.ts'
import { housesIn } from './kinds.ts'

const HARBOR =
  'harbou?rs?|marinas?|fishing (?:village|port|town)s?(?! (?:\\w+ ){0,2}on stilts)|(?:seaside|coastal|port|seafront) (?:\\w+ )?(?:town|village|houses)s?|waterfront|quayside|(?:houses|village|town) (?:by|at|on|near) the (?:sea|water|coast|ocean)|(?:greek|mediterranean|aegean|cycladic|santorini|mykonos) (?:island |town |village )?(?:\\w+ ){0,5}and the (?:sea|coast|ocean)'
const NAMED = new RegExp(`\\b(?:${HARBOR})\\b`, 'i')
const OLD =
  /\b(?:picturesque|quaint|old|charming|pretty|mediterranean|italian|greek|norwegian|cornish|santorini|mykonos|amalfi|positano|cinque terre)\b/i

/** What every harbor has. */
const PARTS: readonly string[] = [
  'harbor',
  'dock',
  'village',
  'town',
  'city',
  'house',
  'cottage',
  'sea',
  'ocean',
  'water',
  'open sea',
  'beach',
  'wave',
  'boat',
  'sailboat',
  'fishing boat',
  'rowboat',
  'seagull',
  'lighthouse',
  'window',
  'door',
  'barrel',
  'anchor',
  'street',
]

export const HARBORS: Kind = {
  asked: (prompt, { detail, things }) =>
    detail !== 'simple' &&
    NAMED.test(prompt) &&
    (fine(HARBOR).test(prompt) || OLD.test(prompt) || things.every(({ name }) => PARTS.includes(name))),
  itself: PARTS,
  depicts: new RegExp(
    `\\b(?:${HARBOR}|mediterranean|coast|coastal|seaside|white|domed?s?|boats|quay|pier|picturesque|quaint|charming)\\b`,
    'i',
  ),
  can: (noun) => lookUp(noun) !== null,
  most: 4,
  still: true,
  always: ['harbor', 'house', 'boat', 'lighthouse', 'seagull'],
  draw: (rng, asked, prompt) =>
    harbor(rng, {
      asked,
      houses: housesIn(prompt) ?? rng.pick([null, 'boarded', 'southern']),
      isNight: /\b(?:night|moon(?:lit)?|midnight|starry|evening|dusk)\b/i.test(prompt),
    }),
}
