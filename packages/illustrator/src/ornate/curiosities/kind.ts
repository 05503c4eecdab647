/** What asks for a collector's cabinet. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { CURIOS, cabinetOfCuriosities } from './cabinet.ts'

export const CURIOSITIES: Kind = {
  asked:
    /\b(?:cabinets?|shel(?:f|ves)|cupboards?|collections?|display|wall|room|shop) of (?:\w+ )?(?:curiosit(?:y|ies)|curios|oddities|wonders)\b|\b(?:curiosity|oddities|curio) (?:cabinets?|shel(?:f|ves)|shops?|collections?)\b|\bwunderkammer\b|\b(?:curiosities|oddities)\b.*\b(?:cabinet|shel(?:f|ves))\b|\b(?:natural history|specimen|collector'?s) cabinets?\b/i,
  itself: [
    'wardrobe',
    'cabinet',
    'shelf',
    'bookshelf',
    'collection',
    'store',
    'specimen',
    'curiosity',
    'wall',
    'room',
    'mineral',
  ],
  depicts:
    /\b(?:cabinet|curiosit(?:y|ies)|curios|oddities|wonders|wunderkammer|specimens?|minerals?|fossils?|shells?|butterfl(?:y|ies)|skulls?|victorian|drawers?|collector'?s|natural|history)\b/i,
  can: (noun) => noun in CURIOS || lookUp(noun) !== null,
  most: 10,
  always: ['wardrobe', 'shelf', 'shell', 'skull', 'butterfly', 'crystal', 'bottle'],
  draw: (rng, nouns) => cabinetOfCuriosities(rng, nouns),
}
