/** What asks for a town on a hill, or for one on a canal though its name is also a style's. */
import type { Kind } from '../kind.ts'
import { hillTown } from './hill-town.ts'
import { NIGHTLY, TOWN } from './kinds.ts'

const HILL =
  /\b(?:hill ?(?:top|side)?|cliff ?side|mountain ?top|tuscan|tuscany|umbrian?|proven[cç]al|provence) (?:\w+ )?(?:towns?|villages?)\b|\b(?:towns?|villages?|houses) (?:on|up|climbing|stacked on|clinging to) (?:an? |the )?(?:\w+ )?(?:hill(?:side|top)?s?|cliffs?(?:ide)?)\b|\b(?:positano|amalfi|cinque terre|san gimignano|montepulciano)\b/i
const SEA = /\b(?:positano|amalfi|cinque terre|sea|seaside|coast|coastal|harbou?r|bay|boats?|cliffs?(?:ide)?)\b/i
/** These have a page of their own. */
const ELSEWHERE = /\b(?:street|alley|lane|market|caf[eé]|castle|snow\w*|winter|alpine|swiss|halloween|christmas)\b/i

export const HILL_TOWN: Kind = {
  ...TOWN,
  asked: (prompt, { detail, place }) =>
    HILL.test(prompt) && detail !== 'simple' && place !== 'snowy field' && !ELSEWHERE.test(prompt),
  itself: [
    ...(TOWN.itself ?? []),
    'hill',
    'cypress tree',
    'tree',
    'vineyard',
    'field',
    'road',
    'path',
    'sea',
    'ocean',
    'water',
    'sailboat',
    'tower',
    'bell tower',
    'cliff',
    'sea cliff',
    'beach',
  ],
  most: 3,
  draw: (rng, asked, prompt) => hillTown(rng, { asked, isByTheSea: SEA.test(prompt), isNight: NIGHTLY.test(prompt) }),
}

/** "Delft" is also a style of tiles, and no style where its canal or its streets are asked for. */
export const CANAL_TOWN: Kind = {
  ...TOWN,
  asked: (prompt, { detail }) =>
    detail !== 'simple' &&
    /\bcanals?\b|\b(?:streets?|houses|market|square|church) (?:in|of) (?:\w+ )?delft\b|\bdelft (?:\w+ )?(?:streets?|houses|market|square)\b/i.test(
      prompt,
    ) &&
    /\b(?:delft|dutch|amsterdam|bruges|utrecht|leiden|holland|draw ?bridges?|gabled)\b/i.test(prompt) &&
    !/\b(?:tiles?|pottery|plate|vase|pattern)\b/i.test(prompt),
  itself: [...(TOWN.itself ?? []), 'drawbridge', 'bridge', 'water', 'river'],
  most: 3,
}
