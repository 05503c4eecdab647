/** One clause of a language that puts its verb last or its places first, as an English one. */
import { nounOf } from '../lexicon.ts'
import { isA, NOUNS } from '../vocabulary.ts'
import { chosen } from './clause-order.ts'

export interface Told {
  doer: string
  verb: string
  object?: string | undefined
  /** To, at or on which it is done, where the language has one word for all of these: に, को, 给. */
  at?: string | undefined
  /** With whom. */
  companion?: string | undefined
  tool?: string | undefined
  /** "in a park", "under a tree". */
  places?: readonly string[]
}

/** In English these take their object at once, in other languages with a "to". */
const DIRECT =
  /^(riding|climbing|kissing|watering|feeding|brushing|hugging|petting|chasing|helping|watching|milking|waving at|looking at|talking to|listening to|washing|rescuing|fighting|calling|teaching|jumping in|crossing|walking to|running from|following|entering|barking at|putting out|taking a picture of)$/
const WITHIN = /^(hiding|sleeping|swimming|floating|jumping|bathing)$/
const MUTUAL = /^(fighting|racing|holding hands with|hugging|kissing|talking to)$/

/** The noun of a phrase: "a red bicycle". */
const nameIn = (phrase: string): string => {
  const words = phrase.split(' ').filter((word) => !/^(a|the|two|three|four|five|many|some)$/.test(word))
  for (let i = 0; i < words.length; i++) {
    const found = nounOf(words.slice(i))
    if (found) return found.name
  }
  return phrase
}

/** "背着" is said of a backpack, of a child and of an apple. */
function borne(what: string, part: string): string {
  const name = nameIn(what)
  if (isA(name, 'worn')) return `wearing ${what}`
  return `${isA(name, 'alive') ? 'carrying' : 'with'} ${what} on his ${part}`
}

export function told({
  doer,
  verb: given,
  object = '',
  at = '',
  companion = '',
  tool = '',
  places = [],
}: Told): string {
  const where = places.join(' ')
  const verb = chosen(given, nameIn(object || at))
  if (verb === 'UPON') return `${doer} on top of ${at || object} ${where}`
  if (verb === 'inside') return `${doer} in ${at || object} ${where}`
  const [, part] = /^carrying on (shoulders|back)$/.exec(verb) ?? []
  if (part) return `${doer} ${borne(object || at, part)} ${where}`
  if (/^(giving|reading|telling|singing|showing|throwing|feeding)/.test(verb) && at && (object || verb.includes(' ')))
    return `${doer} ${verb.replace(/ to$/, '')} ${/ a story to$/.test(verb) ? '' : object} to ${at} ${where}`.replace(
      /\s+/g,
      ' ',
    )
  // "教儿子骑车": whoever is taught does it.
  if (verb === 'teaching' && at && object) return `${doer} teaching ${at} ${object} ${where}`
  if (verb === 'combing her hair' && (object || at)) return `${doer} brushing the hair of ${object || at} ${where}`
  const target = object || (DIRECT.test(verb) ? at : '') || (MUTUAL.test(verb) ? companion : '')
  const used = target || (verb === 'juggling' ? tool : '')
  const rest = [
    at && at !== used ? `${WITHIN.test(verb) ? 'in' : 'on'} ${at}` : '',
    companion && companion !== used ? `with ${companion}` : '',
    tool && tool !== used ? `with ${tool}` : '',
    where,
  ]
  return `${doer} ${verb} ${used} ${rest.filter(Boolean).join(' ')}`.replace(/\s+/g, ' ')
}

const TOOLS = /toys|tools|indoor|food|music|clothes|school|sports/
const TIMES =
  /^(?:night|morning|winter|summer|spring|autumn|christmas|easter|birthday|halloween|new year|diwali|holi|ramadan|eid|chinese new year|mid-autumn|dragon boat festival|lantern festival|hanami|tanabata|sports day|day of the dead|in the rain|in the snow)$/

/** Words of time stand anywhere in other languages; before a noun they would be taken for a part of its name. */
export const isTime = (english: string): boolean => TIMES.test(english)

/** "公園で" is where, "ボールで" is with what. */
export const isTool = (noun: string): boolean =>
  TOOLS.test(NOUNS.get(noun)?.category ?? '') && !isA(noun, 'furniture') && !isA(noun, 'bed') && noun !== 'windowsill'
