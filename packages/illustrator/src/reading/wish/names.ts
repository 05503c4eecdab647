/** "our dog Biscuit", "a pony named Sugar", "Coco the dog": whoever bears a name is drawn, the name is not. */
import { canBeName, nounOf } from '../lexicon.ts'
import { isPreposition } from '../preposition-words.ts'
import { wordSet } from '../tables.ts'
import { verbWord } from '../verbs.ts'
import { isA } from '../vocabulary.ts'
import { ASKERS } from './talk.ts'

const PET_NAMES = wordSet('reading/pet-names.txt')
const WORD = "[\\p{L}'-]+"

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isNamed = (word: string) => isCapital(word) || canBeName(word.toLowerCase()) || PET_NAMES.has(word.toLowerCase())
const bearerOf = (words: string) => {
  const found = nounOf(words.toLowerCase().split(' ')) ?? nounOf([words.toLowerCase().split(' ').at(-1) ?? ''])
  return found && isA(found.name, 'alive') ? found : null
}

const isBeast = (found: ReturnType<typeof bearerOf>): boolean => found !== null && !isA(found.name, 'person')

/** "my teacher Mr Brown", "mr whiskers my cat". */
const TITLED = new RegExp(`\\b((?:my|our) (?:${WORD} )?${WORD}),? (?:mrs?|ms|miss|dr|sir|lady)\\.? ${WORD}`, 'giu')
const TITLE_FIRST = new RegExp(
  `\\b(?:mrs?|ms|miss|sir|lady|captain|princess)\\.? (${WORD}),? (?=(?:my|our|the) (${WORD})\\b)`,
  'giu',
)
/** "Mr. Fox", "my aunt mouse": an animal in good clothes. */
const ADDRESSED = new RegExp(
  `\\b(?:(?:my|our|the|an?) )?(?:(mr|mister|sir|uncle)|mrs|ms|missus|madam|madame|auntie|aunt)\\.? (?=(${WORD})\\b)`,
  'giu',
)
/** "Aunt Lily" is no flower. */
const KIN_NAMED = /\b([Aa]unt(?:ie)?|[Uu]ncle|[Gg]randma|[Gg]randpa|[Gg]ranny|[Cc]ousin) (\p{Lu}\p{Ll}+)(?![\p{L}'’])/gu
const CALLED = new RegExp(
  `\\b(${WORD}),? (?:(?:is|are|was) )?(?:who(?:'s| is| are) )?(?:named|called|by the name of|whose names? (?:is|are)) (${WORD})((?: and| &|,) ${WORD})?`,
  'giu',
)
const NAMED_HIM = new RegExp(
  `\\b((?:${WORD} ){1,7})and (?:we |i )?(?:named|called|call) (?:him|her|it|them) (${WORD})`,
  'giu',
)
const AFTER = new RegExp(
  `\\b((?:my|our|his|her|their) (?:${WORD} ){0,2}?)(${WORD}) (${WORD})(?! ?(?:'s|${WORD} (?:named)))`,
  'giu',
)
const THE = new RegExp(
  `(^|[,.:;!?] |\\b(?:draw|of|with|and|for|make|see) )(${WORD}) the ((?:little |big |baby )?${WORD})`,
  'giu',
)
const IS_MY = new RegExp(`\\b(${WORD}) is (?:my|our) (?:${WORD} )??(${WORD})\\b`, 'giu')

/** "a princess feeding the horse" and "a lady with the dog" are not called so. */
const isTitled = (name: string): boolean =>
  isCapital(name) || (verbWord(name.toLowerCase()) === null && !isPreposition(name) && !SHY.test(name))

const MOST_NAMES = 6
const SHY =
  /^(?:and|or|is|are|the|a|an|with|in|on|at|my|our|i|who|that|named|called|for|to|of|as|by|when|from|it|he|she|they|wants?|loves?|will|may|can|might|would|was|had|has|did)$/i

/** A prompt without names, each replaced where it stands alone by whoever bears it. */
export function withoutNames(prompt: string): string {
  const bearers = new Map<string, string>()
  const bind = (name: string, bearer: string) => {
    if (bearers.size < MOST_NAMES && !SHY.test(name) && name.length > 2)
      bearers.set(name.toLowerCase(), bearer.toLowerCase())
  }
  const text = prompt
    .replace(ADDRESSED, (said, he: string | undefined, name: string) =>
      isBeast(bearerOf(name)) ? `a ${he ? 'gentleman' : 'lady'} ` : said,
    )
    .replace(KIN_NAMED, (said, kin: string, name: string) =>
      isBeast(bearerOf(name)) || nounOf([kin.toLowerCase(), name.toLowerCase()]) ? said : kin,
    )
    .replace(TITLED, (said, before: string) => (bearerOf(before.split(' ').at(-1) ?? '') ? before : said))
    .replace(TITLE_FIRST, (said, name: string, noun: string) => (bearerOf(noun) && isTitled(name) ? '' : said))
    .replace(CALLED, (said, bearer: string, name: string, more: string | undefined) => {
      if (!bearerOf(bearer) || SHY.test(name)) return said
      bind(name, bearer)
      const other = more?.split(' ').at(-1) ?? ''
      const isName =
        other !== '' &&
        isNamed(other) &&
        !nounOf([other.toLowerCase(), '']) &&
        (isCapital(other) || PET_NAMES.has(other))
      if (isName) bind(other, bearer)
      const verb = /\b(?:is|are|was) (?:named|called)/i.test(said) ? ' is mine' : ''
      return `${bearer}${verb}${isName ? '' : (more ?? '')}`
    })
    .replace(NAMED_HIM, (said, before: string, name: string) => {
      const bearer = before.trim().split(' ').findLast(bearerOf)
      if (!bearer) return said
      bind(name, bearer)
      return before.trim()
    })
    .replace(AFTER, (said, before: string, bearer: string, name: string) => {
      const isCompound = nounOf([bearer.toLowerCase(), name.toLowerCase()]) !== null
      const isPerson = ASKERS.has(bearer.toLowerCase())
      const isBearer = isPerson || bearerOf(bearer) !== null
      if (!isBearer || SHY.test(name) || isCapital(bearer)) return said
      if (!isNamed(name) || (isCompound && !isCapital(name))) return said
      // "his dads boots" misses an apostrophe.
      if (bearer.endsWith('s') && !isCapital(name) && nounOf([name.toLowerCase()])) return said
      bind(name, `${bearer}`)
      return `${before}${bearer}`
    })
    .replace(THE, (said, before: string, name: string, bearer: string) => {
      if (!bearerOf(bearer) || !isNamed(name) || (bearerOf(name) && !PET_NAMES.has(name.toLowerCase()))) return said
      bind(name, bearer)
      return `${before}a ${bearer}`
    })
  const own = text.replace(IS_MY, (said, name: string, bearer: string) => {
    if (!bearerOf(bearer) || !isNamed(name)) return said
    bind(name, bearer)
    return `my ${bearer} is mine`
  })
  return alone(own, bearers)
}

/** "draw daisy in a meadow", when Daisy is a cow. */
function alone(text: string, bearers: ReadonlyMap<string, string>): string {
  if (!bearers.size) return text
  const names = [...bearers.keys()].join('|')
  return text.replace(
    new RegExp(`(?<!\\b(?:an?|some|two|three|the|eating|eats) )(?<![\\p{L}-])(${names})(?!['\\p{L}-])`, 'giu'),
    (name) => `my ${bearers.get(name.toLowerCase())}`,
  )
}
