/** What asks for a wild animal as a book of nature shows it. */
import type { NamedThing } from '../../reading/graph.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { DOING, isWild, wildFigure } from './animals.ts'
import { wildPage } from './page.ts'
import type { Land } from './surroundings.ts'

const AROUND: readonly string[] = [
  'forest',
  'tree',
  'pine tree',
  'birch tree',
  'fern',
  'mushroom',
  'flower',
  'wildflowers',
  'leaf',
  'grass',
  'bush',
  'branch',
  'moon',
  'full moon',
  'sun',
  'star',
  'snow',
  'snowflake',
  'mountain',
  'hill',
  'field',
  'meadow',
  'wheat',
  'wheat field',
  'fog',
  'cloud',
  'sky',
  'woods',
  'antler',
  'rock',
  'boulder',
  'stone',
  'plant',
  'jungle',
  'palm tree',
  'vine',
]
const PLACES =
  /^(?:forest|enchanted forest|woods|jungle|rainforest|savanna|savannah|grassland|prairie|hills?|garden|flower garden|meadow|field|mountains?|winter|park|autumn forest|snow|wheat field|sky)$/
const AT_REST =
  /^(?:sits|stands|sits-on|stands-on|flies|flies-over|inside|next-to|around|above|under|behind|in-front-of|looks-at|howls|has|holds|among|hides-in|sleeps|sleeps-in|sleeps-on|runs)$/
const POSED =
  /\b(?:leap\w*|jump\w*|walk\w*|swim\w*|eat\w*|drink\w*|play\w*|fish\w*|lying|lies|head|face|portrait|close[- ]?up|skull|ornate|mandala|zentangle|patterned?|geometric|wreath|frame|border|crown|tattoo|filled|silhouette)\b/i
const ASLEEP = /\b(?:sleep\w*|asleep|curled|napping|dozing|resting)\b/i
const RUNNING = /\b(?:running|runs|gallop\w*)\b/i
const FLYING = /\b(?:fly\w*|flies|soar\w*|clouds?|sky)\b/i
const OF_THE_OPEN = /^(?:horse|hare|rabbit|cat|lion|lioness|cheetah|pegasus)$/
const OF_THE_JUNGLE = /^(?:tiger|leopard|jaguar|panther)$/
/** These are named by grown-ups. */
const THEIRS = /\b(?:hares?|stags?|misty|moonlit|majestic|woodland|ferns|birch(?:es)?)\b/i
const PLAIN =
  /^(?:red|gr[ae]y|arctic|white|brown|black|wild|lone|majestic|big|great|old|noble|beautiful|detailed|realistic|big antlers|large antlers|antlers|timber|snowshoe|white-tailed|flying|flowing mane|flowing|long mane|wild mane|mane)$/

function landOf(said: string, noun: string): Land {
  if (noun === 'pegasus' && FLYING.test(said)) return 'sky'
  if (/\bmountains?\b/i.test(said)) return 'mountains'
  if (/\b(?:jungle|rain ?forest|tropical)\b/i.test(said)) return 'jungle'
  if (/\b(?:forest|woods)\b/i.test(said)) return 'forest'
  if (/\b(?:field|meadow|wheat|grass|hills?|garden|savannah?|prairie)\b/i.test(said)) return 'field'
  return OF_THE_JUNGLE.test(noun) ? 'jungle' : OF_THE_OPEN.test(noun) ? 'field' : 'forest'
}

const PAIR = /\b(?:pair|couple|duo)\b/i

const isPlain = ({ wears, mood, alive, attributes, n }: NamedThing): boolean =>
  n <= 2 && !wears.length && !mood && !alive && attributes.every((said) => PLAIN.test(said) || GROWN_VOICE.test(said))

/** Flowers without a name are some of those that grow there. */
const withFlowers = (prompt: string, plants: readonly string[]): readonly string[] =>
  plants.length || !/\b(?:wild ?)?flowers\b|\bblooms\b/i.test(prompt) ? plants : ['daisy', 'poppy', 'cornflower']

export const WILD_ANIMALS: Kind = {
  asked: (prompt, { things, relations, place, style, letters, detail, framing }) => {
    if (letters || framing || detail === 'simple' || CHILDS_VOICE.test(prompt) || POSED.test(prompt)) return false
    if (style && !/^(?:detailed|line art|realistic|vintage|gothic|fantasy|magical)$/.test(style)) return false
    if (place && !PLACES.test(place)) return false
    const named = things.filter(({ via }) => via !== 'implied')
    const animals = named.filter(({ name }) => isWild(name))
    const others = named.filter(({ name }) => !isWild(name))
    const isNature = ({ name, word }: NamedThing): boolean =>
      AROUND.includes(name) || PLANT_WORDS.test(word) || PLANT_WORDS.test(name)
    return (
      animals.length === 1 &&
      animals.every(isPlain) &&
      animals.every(({ name }) => !ASLEEP.test(prompt) || name in DOING.sleeps!) &&
      animals.every(({ name }) => !RUNNING.test(prompt) || name in DOING.runs!) &&
      others.every(isNature) &&
      relations.every(({ relation }) => AT_REST.test(relation)) &&
      (GROWN_VOICE.test(prompt) || THEIRS.test(prompt))
    )
  },
  itself: AROUND,
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:antlers?|mist(?:y)?|fog(?:gy)?|birch(?:es)?|snowy|howling|ferns?|woodland|(?:wild)?flowers)\\b`,
    'i',
  ),
  can: isWild,
  most: 1,
  draw: (rng, [noun = 'fox'], prompt, { things, place }) => {
    const { n = 1, atLeast } = things.find(({ name }) => name === noun) ?? {}
    const isPair = atLeast || n > 1 || PAIR.test(prompt)
    const deed = /\bhowl/i.test(prompt) ? 'howls' : ASLEEP.test(prompt) ? 'sleeps' : RUNNING.test(prompt) ? 'runs' : ''
    const said = `${prompt} ${place ?? ''}`
    return wildPage(rng, {
      animals: Array.from({ length: isPair ? 2 : 1 }, () => (isLeft) => wildFigure(noun, deed, rng, isLeft)),
      plants: withFlowers(
        prompt,
        plantsIn(prompt).filter((name) => !/^(?:laurel|oak)$/.test(name)),
      ),
      land: landOf(said, noun),
      isOnRock: /\bon (?:top of )?(?:an? |the )?(?:\w+ )?(?:rocks?|boulder|stone|cliff|ledge)\b/i.test(prompt),
      isNight: /\b(?:moon\w*|night|midnight)\b/i.test(prompt),
      isSnowy: /\b(?:snow\w*|winter|frost\w*|birch(?:es)?)\b/i.test(prompt),
    })
  },
}
