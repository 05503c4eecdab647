/** "cookies for wheels", "a hat instead of a roof", "whose tail is a carrot": one thing in the place of a part, said in one way. */
import { type Found, nounOf } from './lexicon.ts'
import { isSize } from './sizes.ts'
import { wordsFor } from './tables.ts'
import { isA } from './vocabulary.ts'

const PARTS = wordsFor('reading/replaced-parts.txt')
const PART = [...PARTS.keys()].sort((a, b) => b.length - a.length).join('|')
const DET =
  '(?:(?:an?|the|its|his|her|their|some|all|of|just|only|actually|really|old|big|giant|huge|little|tiny|small|long|cute|yummy|sweet|delicious|pretty|beautiful|fresh|fluffy|red|pink|blue|green|yellow|orange|purple|two|three|four|five|birthday(?! cake| present| party)|colou?rful|chocolate(?! bar| cake)) )*'
const NOUN = '([\\p{L}-]+(?: [\\p{L}-]+){0,2}?)'
const GIVEN = '(with|and|has|have|having|uses|using|wears|wearing|carrying|carries|got|gets|but)'
const MADE = '(?:made|built|fashioned|woven|braided|knitted|carved)(?: out)? (?:of|from|with)'
const IS = `(?:is|are|was|were|looks? like|look like|(?:that|which) (?:is|are|looks? like)|shaped like|is shaped like|are shaped like|(?:is |are )?${MADE})`
const END = '(?![\\p{L}\\p{N}-])'

const once = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}${END}`, 'giu')

/** Each way of saying it: where in the pattern the noun and the part are, and the word that joins it to what was said before. */
const WAYS: readonly { pattern: RegExp; said(...cells: string[]): { joint: string; noun: string; part: string } }[] = [
  {
    pattern: once(
      `${GIVEN} ${DET}${NOUN} (?:for|as|instead of|in place of|in the place of|rather than|in lieu of) ${DET}(${PART})`,
    ),
    said: (joint, noun, part) => ({ joint, noun, part }),
  },
  {
    pattern: once(
      `${GIVEN} ${DET}${NOUN} where (?:its|his|her|their|the) (${PART}) (?:should|would|ought to|is supposed to) be`,
    ),
    said: (joint, noun, part) => ({ joint, noun, part }),
  },
  {
    pattern: once(`whose (${PART}) ${IS} ${DET}${NOUN}(?= ?[,.!]| ?$| and| in| on| at| with| under| who)`),
    said: (part, noun) => ({ joint: 'with', noun, part }),
  },
  {
    pattern: once(
      `${GIVEN} ${DET}(${PART}) (?:shaped like|(?:that|which) (?:is|are|looks? like)|${MADE}|like) ${DET}${NOUN}(?= ?[,.!]| ?$| and| in| on| at| with| under)`,
    ),
    said: (joint, part, noun) => ({ joint, noun, part }),
  },
  {
    pattern: once(
      `(?:,|\\.|and|where|but)? ?(?:its|his|her|their|the) (${PART}) (?:is|are) (?:${MADE} |actually |really |shaped like |like )*${DET}${NOUN}(?= ?[,.!]| ?$| and| in| on| at| with| under)`,
    ),
    said: (part, noun) => ({ joint: 'with', noun, part }),
  },
  {
    pattern: once(
      `${GIVEN} ${DET}${NOUN}(?:-shaped| shaped)? (wheels|tires|shell|roof|sails?|wings|spots|dots|petals|tail|horn|horns|mane|spikes|quills|hair)`,
    ),
    said: (joint, noun, part) => ({ joint, noun, part }),
  },
]

/** Marks that a pattern of its own is drawn for. */
const MARKS: Readonly<Record<string, string>> = {
  heart: 'heart-patterned',
  star: 'starry',
  flower: 'flowered',
  daisy: 'flowered',
}

/** Words before a part that say how it looks rather than what it is. */
const LOOKS =
  /^(rainbow|orange|gold|golden|silver|rose|violet|cotton|lemon|peach|butterfly|fairy|angel|fish|bat|bird|dragon|sea|turtle|snail|unicorn|dinosaur|devil|star|heart|pig|curly|spiral)$/

/** "with mushrooms growing on its back", "a garden on its shell": a row of them along the back. */
const ON_BACK = once(
  `(with|and|has|have|having) ${DET}${NOUN} (?:(?:all|growing|stuck|standing|sprouting|sticking|planted|down|up|that|which|grows?|is|are|out|of|up) )*(?:on|along|down|over|from) (?:its|his|her|their|the) (?:back|spine|shell|spikes|quills|humps?)(?: like spikes| instead of (?:plates|spikes|spines))?`,
)
/** What grows there. */
const BEDS: Readonly<Record<string, string>> = {
  garden: 'flower',
  'flower garden': 'flower',
  'little garden': 'flower',
  'vegetable garden': 'carrot',
  forest: 'pine tree',
  'tiny forest': 'pine tree',
  'mushroom garden': 'mushroom',
}

/** Several things, and nobody alive: birds on a back are birds. */
function inRow(noun: string): string | null {
  const bed = BEDS[noun]
  if (bed) return bed
  const found = /s$/.test(noun) ? namedBy(noun) : null
  return found &&
    found.via !== 'stand-in' &&
    !isSize(noun) &&
    !isA(found.name, 'alive') &&
    ROWED.some((kind) => found.name === kind || isA(found.name, kind))
    ? found.name
    : null
}
const GROWS = /\b(?:grow|stuck|stand|sprout|stick|plant)/i
const ROWED = ['plant', 'food', 'flower', 'candle', 'crystal', 'star', 'balloon', 'lollipop', 'feather']

/** Before what grows all over a place is looked for: a garden on a back is no place. */
export const withRows = (text: string): string =>
  text.replace(ON_BACK, (all: string, joint: string, noun: string) => {
    const name = inRow(noun.toLowerCase())
    // "flowers on its shell" are painted on it.
    const isPainted = / shell$/i.test(all) && !GROWS.test(all) && !(noun.toLowerCase() in BEDS)
    if (!name || isPainted) return all
    const lacks = /instead of (plates|spikes|spines)$/i.test(all)
    return lacks ? `${joint} ${asOne(name)}-as-plate plates` : `${joint} ${asOne(name)}-ridged back`
  })

/** "a hot dog shaped car" has the shape of no dog. */
const withShapes = (text: string): string =>
  text.replace(/([\p{L}]+) ([\p{L}]+)[ -]shaped(?![\p{L}]| like)/giu, (said, first: string, second: string) =>
    nounOf([first.toLowerCase(), second.toLowerCase()])?.via === 'exact' ? `${first}-${second}-shaped` : said,
  )

/** The same text with each of them said as "with a cookie-as-wheel wheel". */
export function withReplacements(text: string): string {
  return WAYS.reduce(
    (known, { pattern, said }, way) =>
      known.replace(pattern, (all: string, ...cells: string[]) => {
        const { joint, noun, part } = said(...cells)
        const canonical = PARTS.get(part.toLowerCase())
        const isCompound = way === WAYS.length - 1
        const found = namedBy(noun.toLowerCase())
        // "giant wheels" are large, and no giants.
        if (!canonical || !found || found.via === 'stand-in' || isSize(noun.toLowerCase())) return all
        if (isCompound && canonical !== 'strewn' && LOOKS.test(noun.toLowerCase())) return all
        const give = /^(wears|wearing|carrying|carries|uses|using|got|gets|but)$/i.test(joint) ? 'with' : joint
        if (canonical === 'strewn') return `${give} ${MARKS[found.name] ?? `${asOne(found.name)}-strewn`} ${part}`
        // A hat is worn, its head is somebody's own.
        return `${give} ${asOne(found.name)}-as-${canonical} ${canonical === 'hat' ? 'head' : part}`
      }),
    withShapes(text),
  )
}

/** Sunflower petals are of sunflowers. */
function namedBy(words: string): Found | null {
  const whole = nounOf(words.split(' '))
  const [first = '', last = ''] = words.split(' ')
  return whole && whole.via !== 'stand-in'
    ? whole
    : /^(petals|slices?|pieces|crumbs|peels?)$/.test(last)
      ? nounOf([first])
      : whole
}

const asOne = (noun: string): string => noun.replaceAll(' ', '-')
