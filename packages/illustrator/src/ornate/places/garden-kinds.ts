/** What asks for a garden. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { garden } from './garden.ts'
import { japaneseGarden } from './japanese-garden.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null

export const JAPANESE_GARDEN: Kind = {
  asked:
    /\b(?:japanese|zen) (?:\w+ )?gardens?\b|\bgarden in (?:japan|kyoto)\b|\b(?:japanese|asian|chinese|zen) (?:temple|shrine|pagoda|tea ?house|bridge|landscape)\b|\btea ?house\b.*\b(?:garden|pond|bamboo|maple|cherry|koi)\b/i,
  itself: [
    'japanese garden',
    'garden',
    'pond',
    'water',
    'bridge',
    'tree',
    'maple tree',
    'cherry tree',
    'pagoda',
    'lantern',
    'stone lantern',
    'koi',
    'goldfish',
    'fish',
    'mountain',
    'lotus',
    'water lily',
    'lily pad',
    'rock',
    'leaf',
    'cherry blossom',
    'blossom',
    'torii gate',
    'temple',
    'shrine',
    // A teahouse is read as one.
    'restaurant',
    'bamboo',
    'stepping stones',
  ],
  depicts: /\b(?:maple|cherry|stones?|lanterns?|japanese|zen|bridge|moss|pond)\b/i,
  can: isDrawn,
  most: 3,
  still: true,
  always: ['japanese garden', 'bridge', 'koi'],
  // One building is seen at the end of the path.
  anyway: (prompt) => (/\btea ?(?:house|room)s?\b|\btorii\b/i.test(prompt) ? [] : ['pagoda']),
  draw: (rng, nouns, prompt) =>
    japaneseGarden(rng, {
      asked: nouns,
      leaves: /\b(?:cherry|sakura|blossoms?|spring)\b/i.test(prompt) ? 'cherry blossom' : 'maple',
      hasBamboo: /\bbamboo\b/i.test(prompt),
      goal: /\btea ?(?:house|room)s?\b/i.test(prompt)
        ? 'teahouse'
        : /\btorii\b/i.test(prompt)
          ? 'torii gate'
          : 'pagoda',
    }),
}

export const FLOWER_GARDEN: Kind = {
  asked:
    /\b(?:secret|cottage|flower|rose|english|botanical|enchanted|overgrown|butterfly|walled|herb|kitchen) gardens?\b|\bgarden (?:path|gate|arch)\b|\barbou?r\b/i,
  itself: [
    'garden',
    'flower',
    'road',
    'fence',
    'rose',
    'path',
    'gate',
    'arch',
    'rose bush',
    'tree',
    'bush',
    'wildflowers',
    'door',
    'sunflower',
    'tulip',
    'daisy',
    'lily',
    'poppy',
  ],
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:path|stones?|stepping stones?|trellis|picket|road|gates?|climbing|secret)\\b`,
    'i',
  ),
  can: isDrawn,
  most: 4,
  always: ['garden'],
  draw: (rng, nouns, prompt) => {
    const home = /\bcottage\b/i.test(prompt) && !nouns.includes('cottage') ? ['cottage'] : []
    return garden(rng, [...home, ...nouns], plantsIn(prompt), /\bgates?\b/i.test(prompt))
  },
}
