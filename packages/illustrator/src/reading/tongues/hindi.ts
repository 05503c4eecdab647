/** Hindi: the verb comes last, and what English says before a noun is said after it. */
import { pluralOf } from '../singular.ts'
import type { Gloss, Tongue } from './tongue.ts'

interface Named {
  phrase: string
  preposition: string
}

const DETERMINERS =
  /^(a|two|three|four|five|six|seven|eight|nine|ten|many|some|little|big|huge|tall|old|cute|happy|sad|red|blue|green|yellow|white|black|pink)$/

/** Endings of several and of what a small word follows: मछलियाँ, फूलों, बच्चे. */
const ENDINGS: [ending: RegExp, singular: string, isMany: boolean][] = [
  [/ियाँ$|ियां$|ियों$/, 'ी', true],
  [/ों$/, '', true],
  [/ों$/, 'ा', true],
  [/ें$/, '', true],
  [/े$/, 'ा', false],
  [/ाएँ$|ाओं$/, 'ा', true],
]

function nounOf(tongue: Tongue, word: string): string | null {
  const exact = tongue.nouns.get(word)
  if (exact) return exact
  for (const [ending, singular, isMany] of ENDINGS) {
    const noun = ending.test(word) ? tongue.nouns.get(word.replace(ending, singular)) : undefined
    if (noun) return isMany ? pluralOf(noun) : noun
  }
  return null
}

export function hindi(text: string, tongue: Tongue, gloss: Gloss): string {
  const words = text
    .replace(/[।,.!?]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const nouns: Named[] = []
  let verb = ''
  let determiner = ''
  let isTogether = false
  let isJoined = false
  /** "पेड़ की डाल": what belongs to something is said after it. */
  let owner = ''
  const add = (noun: string) => {
    const of = owner ? ` of ${owner}` : ''
    const phrase = `${determiner || (noun.endsWith('s') || noun === 'children' ? '' : 'a')} ${noun}${of}`
    owner = ''
    const last = nouns.at(-1)
    if (isJoined && last) last.phrase += ` and ${phrase}`
    else nouns.push({ phrase, preposition: '' })
    isJoined = false
    determiner = ''
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const two = words.slice(i, i + 2).join(' ')
    const small = tongue.words.get(two) ?? tongue.words.get(word)
    const longNoun = tongue.nouns.get(two)
    const longVerb = tongue.verbs.find(([stem]) => stem === two)
    const noun = nounOf(tongue, word)
    const last = nouns.at(-1)
    if (longVerb) {
      verb = longVerb[1]
      i++
    } else if (longNoun) {
      add(gloss.note(longNoun, two))
      i++
    } else if (small !== undefined) {
      if (tongue.words.has(two)) i++
      if (small === 'AND') isJoined = true
      else if (small === 'TOGETHER') isTogether = true
      else if (DETERMINERS.test(small)) determiner = `${determiner} ${small}`.trim()
      else if (/^(?:का|की|के)$/.test(word) && last && nounOf(tongue, words[i + 1] ?? ''))
        owner = nouns.pop()?.phrase ?? ''
      else if (small && last) last.preposition = small
    } else if (noun) add(gloss.note(noun, word))
    else {
      const known = tongue.verbs.find(
        ([stem]) => word === stem || word.startsWith(`${stem}त`) || word === `${stem}ना` || word === `${stem}कर`,
      )
      if (known) verb = known[1]
      else gloss.unknown.push(word)
    }
  }
  return sentence(nouns, verb, isTogether)
}

function sentence(nouns: readonly Named[], verb: string, isTogether: boolean): string {
  const isDirect = ({ preposition }: Named) => !preposition || preposition === 'OBJ'
  const [subject, ...objects] = nouns.filter(isDirect)
  const places = nouns.filter((named) => !isDirect(named)).map(({ phrase, preposition }) => `${preposition} ${phrase}`)
  if (isTogether && verb === 'dancing' && subject?.phrase.includes(' and '))
    return subject.phrase.replace(' and ', ' dancing with ')
  return [subject?.phrase, verb, ...objects.map(({ phrase }) => phrase), ...places]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
}
