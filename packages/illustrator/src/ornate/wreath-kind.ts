/** What asks for a wreath. */
import { lookUp } from '../world/world.ts'
import { elegant } from './elegant.ts'
import type { Kind } from './kind.ts'
import { PLANT_WORDS, plantsAndFlowers } from './plants/named.ts'
import { WOVEN, WREATHS } from './style-words.ts'
import { wreath } from './wreath.ts'

export const WREATH: Kind = {
  asked:
    /\b(?:wreaths?|garland|(?:floral|flower) (?:frame|border|ring)|(?:border|frame|ring) (?:made )?(?:of|with)|borders?(?! (?:collie|terrier)))\b/i,
  // A garland that goes about something is no wreath, and one on a door is not around it.
  unless:
    /\bgarlands? (?:[a-z]+ )?(?:around|on|over|across)\b|\bwreaths? (?:[a-z]+ )?(?:on|over|above|at|from) (?:the|an?|my|our|his|her|their) (?:[a-z]+ ){0,2}(?:door|gate|window|wall|mantel|fireplace)\b|\b(?:doors?|gate|windows?|house|porch|mantel) (?:up )?with (?:an?|the|our|two) (?:[a-z]+ ){0,2}(?:wreath|garland)|\b(?:hang(?:s|ing)?|put(?:s|ting)?|mak(?:e|es|ing)|carry(?:ing)?|sell(?:s|ing)?|hold(?:s|ing)?) (?:up )?(?:an?|the|our|her|his) (?:[a-z]+ ){0,2}(?:wreath|garland)s?\b|\badvent (?:wreath|garland)s?\b/i,
  itself: WREATHS,
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:empty|border|middle|blank|cent(?:er|re)|quotes?|space|names?|monogram|text|branch(?:es)?|paisleys?)\\b`,
    'i',
  ),
  weaves: ({ name, word }) =>
    !WREATHS.includes(name) && (PLANT_WORDS.test(word) || WOVEN.test(lookUp(name)?.category ?? '')),
  around: (rng, subject, told) =>
    wreath(
      rng,
      {
        plants: plantsAndFlowers(told.prompt),
        things: [
          ...(/\bpaisleys?\b/i.test(told.prompt) ? ['paisley'] : []),
          ...told.taken.filter((name) => !PLANT_WORDS.test(name) && !['tree', 'bush'].includes(name)),
        ],
        isEvergreen: /\b(?:christmas|xmas|advent|winter|holly|fir|evergreen|pine ?cones?|poinsettias?)\b/i.test(
          told.prompt,
        ),
        hasBow: /\b(?:bows?|ribbons?)\b/i.test(told.prompt),
        form: /\b(?:border|frame)/i.test(told.prompt) ? 'border' : 'ring',
      },
      elegant(rng, subject, told),
    ),
}
