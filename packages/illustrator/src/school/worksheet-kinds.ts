/** Which sheet to fill in a prompt asks for. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { bothOf, caseOf } from '../reading/letter-case.ts'
import { canDraw } from '../world/can-draw.ts'
import { bearing, PRACTICE } from './practice-kinds.ts'
import type { School, Stage } from './school.ts'
import { OF_CLASS } from './sheet/class-kinds.ts'
import { COUNTING } from './sheet/counting-kinds.ts'
import { CUT_OUTS } from './sheet/cut-out-kinds.ts'
import { LESSONS } from './sheet/lesson-kinds.ts'
import { listAfter } from './sheet/own-list.ts'
import { PICTURES } from './sheet/picture-kinds.ts'
import { seasons } from './sheet/season-kinds.ts'
import { SPECIAL } from './sheet/special-kinds.ts'
import { isOfSheet } from './sheet/subjects.ts'

const stages = (text: string): Stage[] =>
  text.split(', ').map((part) => {
    const [label = '', noun = label] = part.split('=')
    return { label, noun }
  })

/** The first whose words fit; the last fits all. */
const CHAINS: [RegExp, Stage[]][] = [
  [/\b(?:ocean|sea|marine|water|reef)\b/i, stages('seaweed, shrimp, fish, shark')],
  [/\b(?:pond|lake|river|freshwater)\b/i, stages('water plant=lily pad, dragonfly, frog, heron')],
  [/\b(?:desert)\b/i, stages('cactus, mouse, snake, eagle')],
  [/\b(?:savann?ah?|africa|grassland)\b/i, stages('grass, zebra, lion, vulture')],
  [/\b(?:arctic|polar|antarctic)\b/i, stages('shrimp, fish, seal, polar bear')],
  [/./, stages('leaf, caterpillar, bird, fox')],
]

const FRUITS = ['apple', 'banana', 'strawberry', 'orange']
const ANIMALS = ['cat', 'dog', 'rabbit', 'fish']

const FOOD_CHAIN = /\bfood (?:chain|web)s?\b/i
const MOST_IN_CHAIN = 6

const foodChain = (prompt: string): School | null => {
  if (!FOOD_CHAIN.test(prompt)) return null
  const own = listAfter(prompt, FOOD_CHAIN).slice(0, MOST_IN_CHAIN)
  const [, usual = []] = CHAINS.find(([where]) => where.test(prompt)) ?? []
  const cells = own.length > 2 ? own : usual
  const around = ['food chain', 'food', 'spider web', 'arrow', 'ocean', 'forest', 'pond', 'desert', 'jungle', 'arctic']
  return { kind: 'food chain', cells, shows: [...around, ...cells.flatMap(({ noun, label }) => [noun, label])] }
}

const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** "5 + 3", "5 apples plus 3 apples", "four cats take away one", "2 ducks and 3 more". */
const SUM = new RegExp(
  `\\b(\\d{1,2}|${COUNTED})(?:\\s*([-−])\\s*|\\s*(?:[a-z]+ ){0,3}?\\s*(\\+|plus|minus|take away|add|and(?= (?:\\d{1,2}|${COUNTED}) more))\\s*)(\\d{1,2}|${COUNTED})\\b`,
  'i',
)
const countOfWord = (word: string): number => Number(word) || COUNTED.split('|').indexOf(word.toLowerCase()) + 1

const sum = (prompt: string, { things }: SceneGraph): School | null => {
  const [, a = '', dash = '', said = '', b = ''] = SUM.exec(prompt) ?? []
  const sign = dash || said
  const [first, second] = [countOfWord(a), countOfWord(b)]
  if (!a || first < 1 || second < 1 || first > 12 || second > 12) return null
  // A sum on the board of a class is written there.
  if (things.some(({ name }) => name === 'chalkboard')) return null
  // "count the ducks 1-5": from one to five.
  if (!/\+|plus|add|and/i.test(sign) && first < second) return null
  // "Equals" is a word of the sum, and no person.
  const isSign = ({ word }: NamedThing) => /^equals?$/i.test(word)
  const of = things.find((thing) => !isSign(thing))?.name ?? 'apple'
  const isPlus = /\+|plus|add|and/i.test(sign)
  const [, answer] = /(?:=|\bequals|\bis)\s*(\d{1,2})\b/i.exec(prompt) ?? []
  const solved = Number(answer) === (isPlus ? first + second : first - second)
  return {
    kind: 'sum',
    a: first,
    sign: isPlus ? '+' : '-',
    b: second,
    of,
    solved,
    shows: [of, 'number', 'plus', 'minus', 'equal', 'take away', ...things.filter(isSign).map(({ name }) => name)],
  }
}

/** "bar graph of favorite pets": what was asked of the class. */
function favoriteIn(prompt: string): string {
  const [, kind = ''] =
    /\bfavou?rite (fruits?|pets?|animals?|colou?rs?|sports?|foods?|ice creams?|seasons?|toys?|desserts?|vegetables?)\b/i.exec(
      prompt,
    ) ?? []
  return kind ? `Favorite ${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}` : 'How Many?'
}

const barChart = (prompt: string, { things }: SceneGraph): School | null => {
  if (!/\b(?:bar|picture) ?(?:chart|graph)s?\b|\bpictograph\b/i.test(prompt)) return null
  const named = things.map(({ name }) => name).filter((name) => !/chart|chalkboard/.test(name))
  const usual = /\b(?:pets?|animals?)\b/i.test(prompt) ? ANIMALS : FRUITS
  const names = named.length > 1 ? named.slice(0, 5) : usual
  return {
    kind: 'bar chart',
    names,
    heading: favoriteIn(prompt),
    shows: [...names, ...named, 'favorite', 'favourite', 'bar'],
  }
}

const WEATHER_WEEK =
  /\bweather (?:chart|calendar|log|tracker)\b(?=.*\b(?:week|days?|daily|monday)\b)|\b(?:weekly|daily) weather\b/i

const weatherWeek = (prompt: string): School | null =>
  WEATHER_WEEK.test(prompt)
    ? {
        kind: 'weather week',
        days: /\bfriday\b|\bschool (?:week|days)\b|\b(?:five|5) days\b/i.test(prompt) ? 5 : 7,
        shows: [
          'weather chart',
          'sun',
          'cloud',
          'rain',
          'snowflake',
          'rainbow',
          'calendar',
          'monday',
          'friday',
          'sunday',
        ],
      }
    : null

const MOST_BESIDE = 4

/** "Trace the number 5", "tracing letter A", "how to write 8", "upper and lower case Bb to trace". */
const trace = (prompt: string, { things, letters }: SceneGraph): School | null => {
  if (!/\b(?:trace|tracing|handwriting|learn to write|how to write)\b/i.test(prompt)) return null
  const [, text = '', small = ''] =
    /\b(?:numbers?|letters?|digits?|trace|tracing|write)(?: the)?(?: letters?)? ?(\d{1,2}|\p{L})(\1)?(?!\p{L})/iu.exec(
      prompt,
    ) ??
    // "Lowercase g tracing page": what it is of was read before.
    /^(\p{L})(\1)?$/iu.exec(letters ?? '') ??
    []
  const size = small === '' || !/\p{L}/u.test(text) ? caseOf(prompt) : 'both'
  const written =
    text.length > 1 ? text : size === 'both' ? bothOf(text) : size === 'lower' ? text.toLowerCase() : text.toUpperCase()
  const beside = things
    .filter(({ name, via }) => via !== 'implied' && canDraw(name) && !isOfSheet(name))
    .map(({ name }) => name)
  return text
    ? {
        kind: 'trace',
        text: written,
        with: beside.slice(0, MOST_BESIDE),
        shows: ['number', 'letter of the alphabet', ...beside.slice(0, MOST_BESIDE)],
      }
    : null
}

const named =
  (words: RegExp, school: School) =>
  (prompt: string): School | null =>
    words.test(prompt) ? school : null

export const WORKSHEETS: ((prompt: string, graph: SceneGraph) => School | null)[] = [
  ...CUT_OUTS,
  ...SPECIAL,
  bearing,
  ...OF_CLASS,
  ...LESSONS,
  ...COUNTING,
  ...PICTURES,
  ...PRACTICE,
  foodChain,
  sum,
  barChart,
  trace,
  weatherWeek,
  seasons,
  named(/\b(?:healthy (?:food |eating |lunch |dinner )?plate|my ?plate|food groups)\b/i, {
    kind: 'plate',
    shows: [
      'plate',
      'apple',
      'banana',
      'carrot',
      'bread',
      'fish',
      'egg',
      'cheese',
      'milk',
      'broccoli',
      'food',
      'fruit',
      'strawberry',
      'grapes',
      'vegetable',
      'grains',
      'protein',
      'dairy',
      'fork',
      'spoon',
    ],
  }),
  named(
    /\bmap of (?:a|the|my|our) (?:\w+ )?(?:town|village|neighbou?rhood|city)\b|\b(?:town|neighbou?rhood|village|city) map\b/i,
    {
      kind: 'town map',
      shows: ['map', 'house', 'school', 'hospital', 'store', 'tree', 'church', 'city', 'town', 'village', 'road'],
    },
  ),
  named(
    /\brainbow\b.*\b(?:color|colour)s? (?:names|words|labels|(?:are )?written|labell?ed|in order)\b|\bname the colou?rs of the rainbow\b|\bcolou?rs of the rainbow (?:labell?ed|names|words)\b|\bname the colou?rs of the rainbow\b/i,
    {
      kind: 'rainbow',
      shows: ['rainbow', 'cloud', 'written', 'word', 'color', 'colors'],
    },
  ),
  named(
    /\b(?:clock(?: face)? (?:(?:with (?:the )?numbers )?(?:but|and) )?(?:without|with no|no) (?:the )?hands|blank clock|empty clock|clock face to)\b/i,
    {
      kind: 'clock',
      hours: null,
      minutes: 0,
      shows: ['clock', 'clock face', 'wall clock', 'hand'],
    },
  ),
]
