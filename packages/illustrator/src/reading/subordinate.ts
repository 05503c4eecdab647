/** "before it jumps", "as the bus arrives", "until his sister laughs": a second deed, seen at the same time as the first. */
import { nounOf } from './lexicon.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

const PRONOUN =
  /(?<!\b(?:same|such|far|soon|long|much|big|tall|well|just) )\b(?:just as|right as|as|before|until|till|once|so that|so) (?=(he|she|it|they|i|we) (?:is |are )?([a-z]+))/gi
const NAMED =
  /(?<!\b(?:same|such|dressed|up|disguised|acting|works|working|posing|known) )\b(?:just as|right as|as|before|until|till|once|so that) (?=(?:the|his|her|their|its|my|our|two|three|some) ((?:[a-z]+ ){0,2}?[a-z]+) (?:is |are )?([a-z]+))/gi
/** What is not seen, or happens elsewhere later. */
const LATER =
  /^(go|goes|get|gets|leave|leaves|is|are|was|were|has|have|gone|late|ready|starts?|begins?|ends?|can|could|will)$/

const isDeed = (word: string): boolean => {
  const { form } = verbWord(word.toLowerCase()) ?? {}
  return form !== undefined && form !== 'past' && !LATER.test(word)
}

export const withClauses = (text: string): string =>
  text
    .replace(PRONOUN, (said, _who: string, deed: string) => (isDeed(deed) ? 'while ' : said))
    .replace(NAMED, (said, who: string, deed: string) => {
      const found = nounOf([who.split(' ').at(-1)?.toLowerCase() ?? ''])
      const isSomebody = /^(others?|rest|one)$/i.test(who) || (found && isA(found.name, 'alive'))
      return isSomebody && isDeed(deed) ? 'while ' : said
    })
