/** What asks for a wild animal as a book of nature shows it. */
import type { NamedThing } from '../../reading/graph.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { DOING, WILD } from './animals.ts'
import { wildPage } from './page.ts'

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
]
const PLACES = /^(?:forest|woods|meadow|field|mountains?|winter|park|autumn forest|snow|wheat field|sky)$/
const AT_REST =
  /^(?:sits|stands|sits-on|stands-on|inside|next-to|around|above|behind|in-front-of|looks-at|howls|has|holds|among|hides-in|sleeps|sleeps-in|sleeps-on|runs)$/
const POSED =
  /\b(?:running|runs|leap\w*|jump\w*|walk\w*|swim\w*|eat\w*|drink\w*|play\w*|fish\w*|lying|lies|head|face|portrait|close[- ]?up|skull|ornate|mandala|zentangle|patterned?|geometric|wreath|frame|border|crown|tattoo|filled|silhouette)\b/i
const ASLEEP = /\b(?:sleep\w*|asleep|curled|napping|dozing|resting)\b/i
const OF_THE_OPEN = /^(?:horse|hare|rabbit)$/
/** These are named by grown-ups. */
const THEIRS = /\b(?:hares?|stags?|misty|moonlit|majestic|woodland|ferns|birch(?:es)?)\b/i
const PLAIN =
  /^(?:red|gr[ae]y|arctic|white|brown|black|wild|lone|majestic|big|great|old|noble|beautiful|detailed|realistic|big antlers|large antlers|antlers|timber|snowshoe|white-tailed|flowing mane|long mane|wild mane|mane)$/

const PAIR = /\b(?:pair|couple|duo)\b/i

const isPlain = ({ wears, mood, alive, attributes, n }: NamedThing): boolean =>
  n <= 2 && !wears.length && !mood && !alive && attributes.every((said) => PLAIN.test(said) || GROWN_VOICE.test(said))

/** Flowers without a name are some of those that grow there. */
const withFlowers = (prompt: string, plants: readonly string[]): readonly string[] =>
  plants.length || !/\b(?:wild ?)?flowers\b|\bblooms\b/i.test(prompt) ? plants : ['daisy', 'poppy', 'cornflower']

export const WILD_ANIMALS: Kind = {
  asked: (prompt, { things, relations, place, style, letters, detail, framing }) => {
    if (letters || framing || detail === 'simple' || CHILDS_VOICE.test(prompt) || POSED.test(prompt)) return false
    if (style && !/^(?:detailed|line art|realistic|vintage|gothic)$/.test(style)) return false
    if (place && !PLACES.test(place)) return false
    const named = things.filter(({ via }) => via !== 'implied')
    const animals = named.filter(({ name }) => name in WILD)
    const others = named.filter(({ name }) => !(name in WILD))
    const isNature = ({ name, word }: NamedThing): boolean => AROUND.includes(name) || PLANT_WORDS.test(word)
    return (
      animals.length === 1 &&
      animals.every(isPlain) &&
      animals.every(({ name }) => !ASLEEP.test(prompt) || name in DOING.sleeps!) &&
      animals.every(({ name }) => /\bgallop/i.test(prompt) === (name === 'horse')) &&
      others.every(isNature) &&
      relations.every(({ relation }) => AT_REST.test(relation)) &&
      (GROWN_VOICE.test(prompt) || THEIRS.test(prompt))
    )
  },
  itself: AROUND,
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:antlers?|mist(?:y)?|fog(?:gy)?|birch(?:es)?|snowy|howling|ferns?|woodland)\\b`,
    'i',
  ),
  can: (noun) => noun in WILD,
  most: 1,
  draw: (rng, [noun = 'fox'], prompt, { things, place }) => {
    const { n = 1, atLeast } = things.find(({ name }) => name === noun) ?? {}
    const isPair = atLeast || n > 1 || PAIR.test(prompt)
    const deed = /\bhowl/i.test(prompt) ? 'howls' : ASLEEP.test(prompt) ? 'sleeps' : ''
    const one = (DOING[deed]?.[noun] ?? rng.pick(WILD[noun]!))(rng)
    const said = `${prompt} ${place ?? ''}`
    return wildPage(rng, {
      animals: Array.from({ length: isPair ? 2 : 1 }, () => one),
      plants: withFlowers(
        prompt,
        plantsIn(prompt).filter((name) => !/^(?:laurel|oak)$/.test(name)),
      ),
      land: /\bmountains?\b/i.test(said)
        ? 'mountains'
        : /\b(?:field|meadow|wheat|grass|hills?)\b/i.test(said) || OF_THE_OPEN.test(noun)
          ? 'field'
          : 'forest',
      isOnRock: /\bon (?:top of )?(?:an? |the )?(?:\w+ )?(?:rocks?|boulder|stone|cliff|ledge)\b/i.test(prompt),
      isNight: /\b(?:moon\w*|night|midnight)\b/i.test(prompt),
      isSnowy: /\b(?:snow\w*|winter|frost\w*|birch(?:es)?)\b/i.test(prompt),
    })
  },
}
