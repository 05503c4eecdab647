/** What asks for a car or a motorcycle as those know it who own one. */
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { drive } from './road.ts'

/** Their names: these are asked for by grown-ups. */
const MODELS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:vw|volkswagen|volks ?wagon) (?:\w+ )?(?:bus|van|bulli|camper(?: van)?|microbus)|kombi|westfalia|hippie (?:van|bus)|bulli)\b/i,
    'camper',
  ],
  [/\b(?:hot ?rods?|(?:1932|'32|32) ford|deuce coupe|rat rods?)\b/i, 'hotrod'],
  [
    /\b(?:muscle cars?|(?:ford )?mustangs?(?= (?:gt|car|driving|parked|on (?:the )?(?:route|road|highway)|convertible|fastback))|(?:red|ford|classic|vintage|1960s|60s|196\d|convertible) mustangs?|mustang on (?:route|the (?:road|highway))|camaros?|dodge (?:charger|challenger)|chargers?|challenger|pontiac|corvettes?|porsche|jaguar e-?type|gto|firebird|chevelle|sports cars?)\b/i,
    'muscle',
  ],
  [
    /\b(?:cadillacs?|chev(?:y|rolet)(?! (?:pick|truck))(?: bel ?air)?|bel ?air|thunderbird|tail ?fins?|(?:50s|1950s|fifties|195\d)(?: \w+)? (?:car|convertible|cruiser)|(?:vintage|classic|old|american) convertibles?|impala|plymouth|buick)\b/i,
    'fins',
  ],
  [/\b(?:vw|volkswagen) (?:beetle|bug)|\bvw käfer|\b(?:herbie|volkswagen car)\b/i, 'beetle'],
  [
    /\b(?:model t|model a|(?:1920s|1930s|1910s|20s) (?:\w+ )?(?:car|automobile)|veteran car|rolls[- ]royce|bentley|bugatti)\b/i,
    'oldcar',
  ],
  [/\b(?:vespas?|lambrettas?|italian scooters?)\b/i, 'scooter'],
  [/\b(?:harleys?(?:[- ]davidson)?|indian motorcycle|triumph motorcycle|choppers?|cafe racer)\b/i, 'motorcycle'],
]
/** Children ask for these too. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:camper ?vans?)\b/i, 'camper'],
  [/\b(?:motor ?cycles?|motor ?bikes?)\b/i, 'motorcycle'],
  [/\b(?:scooters?|mopeds?)\b/i, 'scooter'],
  [/\b(?:pick ?up(?: trucks?)?|(?:farm|ford|chevy) trucks?)\b/i, 'pickup'],
  [/\btractors?\b/i, 'tractor'],
  [/\bconvertibles?\b/i, 'fins'],
  [/\b(?:cars?|automobiles?|coupes?)\b/i, 'oldcar'],
]
const GROWN =
  /\b(?:vintage|classic|old|antique|retro|rusty|restored|route ?66|highway|coast(?:al)? road|desert|ocean|oldtimer|detailed|realistic|for my (?:dad|father|grandpa|grandad|granddad|grandfather|husband|brother|uncle|boyfriend|pop|step ?dad))\b/i

const WORDS =
  /\b(?:vw|volkswagen|volks|wagon|bus|van|bulli|camper|kombi|hippie|hot|rod|ford|coupe|deuce|rat|muscle|mustangs?|gt|camaros?|dodge|charger|challenger|pontiac|corvettes?|porsche|jaguar|gto|firebird|chevelle|sports|cadillacs?|chevy|chevrolet|bel ?air|thunderbird|tail|fins?|convertibles?|impala|plymouth|buick|beetle|bug|model|veteran|rolls|royce|bentley|bugatti|vespas?|lambrettas?|scooters?|mopeds?|harleys?|davidson|indian|triumph|choppers?|motor ?cycles?|motor ?bikes?|pick ?up|trucks?|tractors?|cars?|automobiles?|all \d+ \w+|\d{4}s?|vintage|classic|old|antique|retro|rusty|restored|american|italian|route ?66|route|66|highway|roads?|coast|coastal|deserts?|ocean|sea|beach|surfboards?|mountains?|hills?|fields?|farm|country|countryside|palm|palms|trees?|cact(?:us|i)|mesas?|canyon|sunset|sunrise|night|moon|stars?|sky|clouds?|parked|driving|open|garage|sun|forest|pines?|side|sign|road ?sign)\b/i

const QUIET =
  /^(?:next-to|inside|around|behind|in-front-of|on-top-of|stands-on|stands|drives|rides|parks|filled-with|has|above|on|crosses|travels|carries|hangs-on)/
export const modelIn = (prompt: string): string | null =>
  MODELS.find(([words]) => words.test(prompt))?.[1] ??
  (GROWN.test(prompt) ? (PLAIN.find(([words]) => words.test(prompt))?.[1] ?? null) : null)
const isBuilt = (noun: string): boolean => /building|places/.test(lookUp(noun)?.category ?? '')
/** What a truck takes along. */
const isLoad = (noun: string): boolean => lookUp(noun)?.kind === 'thing'

export const ON_THE_ROAD: Kind = {
  asked: (prompt, { things, relations, detail, style, letters, framing }) =>
    modelIn(prompt) !== null &&
    detail !== 'simple' &&
    detail !== 'intricate' &&
    !letters &&
    !framing &&
    (!style || /^(?:vintage|realistic|line art|cityscape)$/.test(style)) &&
    !CHILDS_VOICE.test(prompt) &&
    // One vehicle stands on the road; another that was named would be left out unsaid.
    things.filter(({ name, via }) => via !== 'implied' && lookUp(name)?.category === 'vehicles').length <= 1 &&
    things.every(({ name, word, via }) => via === 'implied' || WORDS.test(word) || lookUp(name)?.kind !== 'being') &&
    relations.every(
      ({ relation, a, b }) =>
        QUIET.test(relation) ||
        things.some(({ id, via, word }) => (id === a || id === b) && (via === 'implied' || WORDS.test(word))),
    ),
  unless:
    /\b(?:diner|shops?|store|bakery|caf[eé]|restaurant|hotel|drive[- ]?in|gas station|petrol|street|city|cuba\w*|havana|race|racing|police|fire|toy|taxi|fixing|repair\w*|bouquet|wedding|snow\w*|christmas|driver|couple|woman|man|girl|boy|dogs?|cats?|steampunk|mandala|pattern\w*)\b/i,
  depicts: WORDS,
  can: isLoad,
  most: 2,
  whole: true,
  always: ['road'],
  draw: (rng, nouns, prompt) => {
    const has = (words: RegExp): boolean => words.test(prompt)
    const first = modelIn(prompt) ?? 'muscle'
    const isRoute66 = has(/\broute ?66\b/i)
    const isDry = isRoute66 || has(/\b(?:desert|mesas?|canyon|arizona|cact(?:us|i))\b/i)
    const isCoast = has(/\b(?:ocean|sea|beach|coast\w*|surf\w*)\b/i)
    const isOffRoad = first === 'tractor'
    return drive(rng, {
      vehicles: [first],
      light: has(/\b(?:night|moon\w*|stars?)\b/i) ? 'night' : has(/\b(?:sunset|sunrise|dawn|dusk)\b/i) ? 'low' : 'day',
      far: isDry ? 'mesas' : isCoast ? 'sea' : has(/\bmountains?\b/i) ? 'mountains' : 'hills',
      trees: isDry
        ? ['cactus']
        : isCoast
          ? ['palm']
          : has(/\bpines?|mountains?|forest\b/i)
            ? ['pine tree']
            : ['poplar', 'tree'],
      isRoute66,
      isOffRoad,
      load: nouns.filter((noun) => !isBuilt(noun)),
      buildings: nouns.filter(isBuilt),
    })
  },
}
