/** "stars all over it", "hearts on its wings": what is strewn over something is a look of it, no further thing. */
import { kept } from '../words/kept.ts'
import { isAlive, nounOf } from './lexicon.ts'
import { NOUNS } from './vocabulary.ts'

interface Motif {
  word: string
  /** The look of what has many of them, and of what has one. */
  many: string
  one?: string
}

const MOTIFS: readonly Motif[] = [
  { word: 'stars?', many: 'starry', one: 'star-emblem' },
  { word: 'hearts?', many: 'heart-patterned', one: 'heart-emblem' },
  { word: 'flowers?|daisy|daisies|blossoms', many: 'flowered', one: 'flower-emblem' },
  { word: 'roses?', many: 'rose-patterned', one: 'rose-emblem' },
  { word: 'snow ?flakes?', many: 'snowflake-patterned', one: 'snowflake-patterned' },
  { word: 'polka[- ]?dots|dots|spots', many: 'polka-dot' },
  { word: 'stripes', many: 'striped' },
  { word: 'flames', many: 'flame-patterned' },
  { word: '(?:lightning|thunder) ?bolts?', many: 'bolt-patterned', one: 'bolt-patterned' },
  { word: 'checks|squares|checkers', many: 'checkered' },
  { word: 'zig-?zags|zig ?zag lines', many: 'zigzag' },
  { word: 'swirls|spirals', many: 'swirly' },
]

const SAID =
  '(?:(?:an?|some|lots of|many|painted|little|big|large|tiny|small|pretty|cute|colou?rful|different|bright|red|pink|blue|yellow|purple|green|gold|golden|orange|white|black|rainbow|huge) )*'
const PUT = '(?:(?:painted|printed|drawn|sewn|stitched|scattered) )?'
const ITS = '(?:its|his|her|their|the|each of its|both of its)'
const PART =
  'forehead|shell|wings?|sails?|roof|door|tail|body|belly|tummy|fins?|petals?|shade|lampshade|blanket|pillow|wrapper|cap|ears|lid|flag'
const WORN =
  't-shirt|shirt|robe|dress|skirt|hat|cape|sweater|jumper|hoodie|jacket|coat|pajamas|pyjamas|boots|socks|scarf|swimsuit|jersey|apron|shorts|pants|overalls|raincoat'
/** What pictures are printed on, rather than put on. */
const PRINTED =
  't-shirt|shirt|dress|sweater|jumper|hoodie|jacket|jersey|apron|pajamas|pyjamas|swimsuit|cape|sweatshirt|shield|flag|sails?|banner|mug|cup|lunchbox'
/** What is said to be with stars has them on it. */
const CLOTH =
  'eggs?|dress|shirt|t-shirt|umbrella|balloons?|kite|quilt|blanket|socks|mug|cup|pillow|rug|curtains?|scarf|tie|pants|vase|teapot|present|gift|pajamas|pyjamas|hat|skirt|sweater|tent|bowl|box|boots|swimsuit|cape|mittens?|gloves?|stockings?|cupcakes?|cookies?|backpack|bag|purse|suitcase|surfboard|skateboard|sailboat|race car|motorbike|motorcycle|monster truck|hot rod|rocket|jar|plate|lampshade|ornaments?|candles?|guitar|helmet|drums?'
const ON_WHOLE = `${PUT}(?:all over(?: it| them)?|on (?:it|them|(?:its|the|their) (?:sides?|front|outside)))`

const once = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}-])`, 'giu')

const NAME = '(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+'

/** A look goes before the whole of a name: a "striped hot air balloon", no "hot air striped balloon". */
function before(words: string, look: string): string {
  const said = words.split(' ')
  const at = said.findIndex((_, i) => i === said.length - 1 || NOUNS.has(said.slice(i).join(' ').toLowerCase()))
  // A "starry superhero girl" is one girl.
  const isCalled = at > 0 && CHILD.test(said[at] ?? '') && NOUNS.has(said[at - 1]?.toLowerCase() ?? '')
  return said.toSpliced(isCalled ? at - 1 : at, 0, look).join(' ')
}
const CHILD = /^(?:girl|boy|kid|woman|man)$/i

/** These are never things that stand or are held. */
const FLAT = 'polka[- ]?dots|dots|spots|stripes|zig-?zags|swirls|spirals|checks'
const ANOTHER = `${SAID}(${MOTIFS.map(({ word }) => word).join('|')})`

const isFlat = (said: string): boolean => new RegExp(`^(?:${FLAT})$`, 'iu').test(said)

const lookOf = (said: string): string =>
  MOTIFS.find(({ word }) => new RegExp(`^(?:${word})$`, 'iu').test(said))?.many ?? said

/** Only one pattern is drawn: the other stays in the text as it was written, so that it is said to be missing. */
const both = (whole: string, one: string, other: string): string => {
  const [drawn, left] = isFlat(one) && !isFlat(other) ? [other, one] : [one, other]
  const borne = before(whole, lookOf(drawn))
  // Swirls by themselves would be things beside it.
  return /^s(?:wirl|piral)/i.test(left) ? before(borne, 'swirly') : `${borne} and ${left}`
}

interface Phrase {
  pattern: RegExp
  plain(...said: string[]): string
  /** Whether the words it caught mean such a thing. */
  isMeant?(...said: string[]): boolean
}

/** Drawn on the hindquarters alone. */
const isMarked = (many: string): boolean => /^(?:starry|heart-patterned|flowered)$/.test(many)

/** "with stripes and a flower" has one flower. */
const areMany = (_whole: string, one: string, other: string): boolean => /s$/i.test(one) && /s$/i.test(other)

/** The ways of saying it, each with what it says plainly of the motif and of what bears it. */
const phrasesOf = ({ word, many, one }: Motif): Phrase[] => {
  const motif = `${SAID}(${word})`
  const look = (said = '') => (one && !/s$/i.test(said) ? one : many)
  return [
    // "a butterfly with hearts on its wings", "whose wings have hearts on them".
    {
      pattern: once(`(with|and|has|have|having) ${motif} ${PUT}(?:on|all over) ${ITS} (${PART})`),
      plain: (joint, said, part) => `${joint} ${look(said)} ${part}`,
    },
    {
      pattern: once(`whose (${PART}) (?:has|have) ${motif}(?: ${ON_WHOLE})?`),
      plain: (part, said) => `with ${look(said)} ${part}`,
    },
    // "a boy with a star on his shirt".
    {
      pattern: once(`with ${motif} ${PUT}on (?:his|her|its|their) (${WORN})`),
      plain: (said, worn) => `wearing a ${look(said)} ${worn}`,
    },
    // "an umbrella with stars all over it", "a cup covered in hearts".
    {
      pattern: once(`(${NAME}) (?:that has|which has|has|with|covered in|covered with) ${motif} ${ON_WHOLE}`),
      plain: (whole, said) => before(whole, look(said)),
    },
    // "a dress with hearts and stripes", "an elephant with stars and swirls on it", "a bear with hearts and polka dots".
    {
      pattern: once(`((?:[\\p{L}-]+ ){0,2}(?:${CLOTH})) with ${motif} and ${ANOTHER}(?: ${ON_WHOLE})?`),
      plain: both,
      isMeant: areMany,
    },
    {
      pattern: once(`(${NAME}) (?:with|covered in|covered with) ${motif} and ${ANOTHER} ${ON_WHOLE}`),
      plain: both,
      isMeant: areMany,
    },
    {
      pattern: once(`(${NAME}) (?:with|covered in) ${motif} and ${ANOTHER}(?= ?[,.!]| ?$)`),
      plain: both,
      isMeant: (whole, one, other) => areMany(whole, one, other) && (isFlat(one) || isFlat(other)),
    },
    // "a bunny with stars on its bum".
    {
      pattern: once(`(${NAME}) with ${motif} ${PUT}(?:on|all over) ${ITS} (?:bum|butt|bottom|rump|behind|backside)`),
      plain: (whole, said) => before(whole, (isMarked(many) ? 'rump-' : '') + (isMarked(many) ? many : look(said))),
    },
    {
      pattern: once(`(?:,|and) ${motif} ${ON_WHOLE}`),
      plain: (said) => ` . it is ${look(said)}`,
    },
    {
      pattern: once(`((?:[\\p{L}-]+ ){0,2}(?:${CLOTH})) with ${motif}(?= ?[,.]| ?$| and |,)`),
      plain: (whole, said) => before(whole, look(said)),
    },
    {
      pattern: once(`(${NAME}) covered (?:in|with) ${motif}(?= ?[,.]| ?$| and )`),
      plain: (whole, said) => before(whole, look(said)),
    },
  ]
}

/** The noun as one word: "ice-cream-cone". */
const pictured = (words: string): string => {
  const said = words.toLowerCase().split(' ')
  return (nounOf(said)?.name ?? nounOf(said.slice(-1))?.name ?? said.at(-1) ?? '').replaceAll(' ', '-')
}

/** On these a picture is flat, and nobody stands. */
const BEARERS =
  't-shirt|shirt|sweater|jumper|hoodie|sweatshirt|jacket|dress|pajamas|shield|flag|banner|mug|cup|kite|balloon|backpack|lunch ?box|plate|pot|vase|jar|teapot|egg|lantern|bag'
const SIDED = `${BEARERS}|box|surfboard|suitcase|barn|bottle`

/** "a boy with a dinosaur on his shirt": no dinosaur stands on it. */
const PICTURES: readonly Phrase[] = [
  {
    pattern: once(`with (?:an?|the) (?:[\\p{L}-]+ )??([\\p{L}-]+) ${PUT}on (?:his|her|its|their) (${PRINTED})`),
    plain: (picture, bearer) =>
      BORNE.test(bearer) ? `with a ${picture}-printed ${bearer}` : `wearing a ${picture}-printed ${bearer}`,
  },
  {
    pattern: once(
      `(${BEARERS}) (?:with|that has|which has|has) (?:an?|the) (?:big |little |cute )?((?:[\\p{L}-]+ )?[\\p{L}-]+) ${PUT}on it`,
    ),
    plain: (bearer, picture) => `${pictured(picture)}-printed ${bearer}`,
  },
  {
    pattern: once(
      `(${SIDED}) (?:with|that has|which has) (?:an?|the) (?:big |little |cute )?((?:[\\p{L}-]+ )?[\\p{L}-]+) ${PUT}on (?:its|the) (?:side|front|back|door|hood|cover|lid)`,
    ),
    plain: (bearer, picture) => `${pictured(picture)}-printed ${bearer}`,
  },
  {
    pattern: once(`with (?:an?|the) (skull|anchor|cross|dragon|lion|eagle) on the (sails?|flag)`),
    plain: (picture, bearer) => `with a ${picture}-printed ${bearer}`,
  },
]
const BORNE = /^(shield|flag|sails?|banner|mug|cup|lunchbox)$/

/** "a robot with a heart on its chest": a badge, whatever else it has. */
const BADGE = '(?:an?|the) (?:(?:big|little|cute|red|gold|golden|yellow|pink|huge) )*((?:[\\p{L}-]+ )?[\\p{L}-]+)'
const ON_CHEST = `${PUT}on (?:his|her|its|their) (?:chest|belly|tummy|stomach)`
/** Right after the article: "a star-chested superhero girl". */
const described = (words: string, look: string): string =>
  /(?:^| )(?:an?|the|my|one) (?!.*\b(?:an?|the|my|one) )/i.test(words)
    ? words.replace(/((?:^| )(?:an?|the|my|one) )(?!.*\b(?:an?|the|my|one) )/i, `$1${look} `)
    : before(words, look)
/** "with its pup on its tummy" is no badge. */
const isBadge = (picture: string): boolean => !isAlive(picture.split(' ').at(-1) ?? '')
const BADGES: readonly Phrase[] = [
  {
    pattern: once(`(${NAME}) (?:with|that has|who has|has) ${BADGE} ${ON_CHEST}`),
    plain: (whole, picture) => described(whole, `${pictured(picture)}-chested`),
    isMeant: (_, picture) => isBadge(picture),
  },
  {
    pattern: once(`(${NAME}) with ([\\p{L}][\\p{L} '-]{1,40}?),? and ${BADGE} ${ON_CHEST}`),
    plain: (whole, what, picture) => `${described(whole, `${pictured(picture)}-chested`)} with ${what}`,
    isMeant: (_, __, picture) => isBadge(picture),
  },
]

/** Each motif's patterns are made when its word is met. */
const DECORATED = MOTIFS.map((motif) => ({
  isIn: new RegExp(motif.word, 'iu'),
  phrases: kept(() => phrasesOf(motif)),
}))

const said = (text: string, phrases: readonly Phrase[]): string =>
  phrases.reduce(
    (known, { pattern, plain, isMeant }) =>
      known.replace(pattern, (all, ...words: string[]) => (isMeant && !isMeant(...words) ? all : plain(...words))),
    text,
  )

export function withDecorations(text: string): string {
  const badged = said(text.replace(/\bt shirt/gi, 't-shirt'), BADGES)
  const decorated = DECORATED.reduce(
    (known, { isIn, phrases }) => (isIn.test(known) ? said(known, phrases()) : known),
    badged,
  )
  return said(decorated, PICTURES)
}
