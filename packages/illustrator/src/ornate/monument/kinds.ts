/** What asks for one fine building that fills the page. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { isBeast } from '../casts.ts'
import { GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { fine } from '../places/fine.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { cathedral } from './cathedral.ts'
import { cottage } from './cottage.ts'
import { gingerbreadHouse } from './gingerbread.ts'
import { grandHouse } from './house.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null
const NIGHT = /\b(?:night|moon|moonlit|stars|starry|midnight)\b/i
const SPOOKY = /\b(?:haunted|spooky|creepy|ghostly|gothic|halloween)\b/i
const HOUSE =
  /\b(?:victorian|haunted|gothic|queen anne|gingerbread|ornate|grand|elegant|old) (?:\w+ ){0,2}(?:house|mansion|manor|home)\b|\bmansions?\b/i
const CHURCH = new RegExp(
  `\\b(?:gothic|medieval|grand) (?:cathedral|church|abbey)\\b|\\bcathedral (?:facade|front)\\b|\\bnotre[- ]dame\\b|${fine('cathedral|church').source}`,
  'i',
)
/** Gingerbread that is baked, and what is for small hands. */
const isForGrownUps = (prompt: string, { detail }: SceneGraph): boolean =>
  detail !== 'simple' &&
  !/\b(?:cute|kids?|toddlers?|preschool\w*|cookie|candy|christmas|cupcake|row of|inside|interior|street|village|town|landscape)\b/i.test(
    prompt,
  )

/** Parts of the house and of its garden. */
const HOME = [
  'house',
  'mansion',
  'palace',
  'haunted house',
  'garden',
  'porch',
  'tower',
  'window',
  'door',
  'roof',
  'fence',
  'tree',
  'flower',
  'bush',
  'chimney',
  'path',
  'road',
  'balcony',
  'cottage',
  'rose',
  'rose bush',
  'flower bed',
  'stairs',
  'step',
]
const SKY = ['cloud', 'sky', 'sun', 'grass']

/** One cottage, by itself and for its own sake. */
const COTTAGE = new RegExp(
  `${fine('cottage').source}|\\b(?:cozy|cosy|english|thatched|stone|quaint|old|storybook|fairy ?tale|country|rose|autumn|fall) (?:\\w+ )?cottage\\b|\\bcottage\\b.*\\b(?:thatch\\w*|roses|ivy|wisteria|hollyhocks|garden|flowers)\\b`,
  'i',
)
const ELSEWHERE =
  /\b(?:mountains?|lake|forest|woods|hills?|sea|beach|island|cliff|river|snow\w*|winter|mushroom|fairy|gnome|witch\w*|hobbit|cottagecore|cottage garden|field|meadow|night)\b/i

const AT_WINDOW = /\bwindow ?(?:sills?|ledges?)\b|\b(?:in|at) (?:the|its|a) window\b/i

/** One that is baked, and asked for by who colors finely. */
const BAKED = /\bginger ?bread (?:house|cottage|home|mansion)\b/i
const SWEETS =
  'gingerbread house, candy, candy cane, lollipop, gumdrop, frosting, icing, peppermint, cookie, snow, snowflake, christmas tree, tree, path, roof, door, window, chimney, heart, house, pine tree'.split(
    ', ',
  )

export const MONUMENTS: readonly Kind[] = [
  {
    asked: (prompt, { detail, relations, letters }) =>
      BAKED.test(prompt) &&
      detail !== 'simple' &&
      !letters &&
      (detail === 'intricate' || GROWN_VOICE.test(prompt) || /\bdetailed|ornate|vintage\b/i.test(prompt)) &&
      relations.every(({ relation }) =>
        /^(?:next-to|has|around|decorated-with|on-top-of|beside|in-front-of)$/.test(relation),
      ),
    itself: SWEETS,
    depicts: /\b(?:icing|sweets?|candy|cand(?:y|ies)|gumdrops?|peppermints?|frosting|decorated|snow|snowy)\b/i,
    can: isDrawn,
    most: 3,
    still: true,
    always: ['gingerbread house', 'candy cane'],
    draw: (rng, nouns) => gingerbreadHouse(rng, nouns),
  },
  {
    asked: (prompt, graph) => COTTAGE.test(prompt) && !ELSEWHERE.test(prompt) && isForGrownUps(prompt, graph),
    itself: [
      ...HOME,
      ...SKY,
      'thatched roof',
      'autumn',
      'picket fence',
      'gate',
      'wildflowers',
      'stone',
      'rock',
      'windowsill',
    ],
    seats: ['windowsill', 'window'],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:thatch\\w*|roof|climbing|stone|picket|path|shutters?|smoke)\\b`,
      'i',
    ),
    can: isDrawn,
    most: 3,
    still: true,
    always: ['cottage'],
    anyway: () => ['fence'],
    draw: (rng, nouns, prompt) => {
      const onSill = AT_WINDOW.test(prompt) ? nouns.find(isBeast) : undefined
      return cottage(rng, {
        nouns: nouns.filter((noun) => noun !== onSill),
        plants: plantsIn(prompt),
        isThatched: !/\b(?:tiled?|slate|shingle)/i.test(prompt),
        onSill,
      })
    },
  },
  {
    asked: (prompt, graph) =>
      HOUSE.test(prompt) &&
      !/\bcliffs?\b/i.test(prompt) &&
      isForGrownUps(prompt, graph) &&
      (SPOOKY.test(prompt) || /victorian|queen anne/i.test(prompt) || graph.detail === 'intricate'),
    itself: [...HOME, ...SKY, 'moon', 'full moon', 'star', 'bat', 'tombstone', 'bare tree', 'spooky tree'],
    anyway: (prompt) => (SPOOKY.test(prompt) || NIGHT.test(prompt) ? ['bat', 'tombstone', 'fence'] : []),
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:turrets?|towers?|gables?|porch|veranda|wrap[- ]?around|stained glass|balcon(?:y|ies)|gingerbread|trim|shingles)\\b`,
      'i',
    ),
    can: isDrawn,
    most: 4,
    still: true,
    always: ['house'],
    draw: (rng, nouns, prompt, { things }) =>
      grandHouse(rng, {
        nouns: nouns.flatMap((noun) => (things.some(({ name, n }) => name === noun && n > 1) ? [noun, noun] : [noun])),
        plants: plantsIn(prompt),
        isHaunted: SPOOKY.test(prompt) || NIGHT.test(prompt),
      }),
  },
  {
    asked: (prompt, graph) => CHURCH.test(prompt) && isForGrownUps(prompt, graph),
    itself: [
      'church',
      'cathedral',
      'window',
      'door',
      'tower',
      'stairs',
      'moon',
      'full moon',
      'star',
      'rose window',
      'rose',
      'stained glass',
      ...SKY,
    ],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:spires?|towers?|arch(?:es)?|rose windows?|portals?|pinnacles?|stained glass|architecture)\\b`,
      'i',
    ),
    can: isDrawn,
    most: 4,
    still: true,
    always: ['cathedral'],
    draw: (rng, nouns, prompt) =>
      cathedral(rng, nouns, NIGHT.test(prompt), plantsIn(prompt.replace(/\brose windows?\b/gi, ''))),
  },
]
