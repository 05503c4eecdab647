/** Hindi: the verb comes last, and what English says before a noun is said after it. */
import type { Gloss, Tongue } from './tongue.ts'

interface Named {
  phrase: string
  preposition: string
}

const DETERMINERS = /^(a|two|three|four|five|little|big)$/

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
  const add = (noun: string) => {
    const phrase = `${determiner || (noun.endsWith('s') || noun === 'children' ? '' : 'a')} ${noun}`
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
    const noun = tongue.nouns.get(word)
    const last = nouns.at(-1)
    if (longNoun) {
      add(gloss.note(longNoun, two))
      i++
    } else if (small !== undefined) {
      if (tongue.words.has(two)) i++
      if (small === 'AND') isJoined = true
      else if (small === 'TOGETHER') isTogether = true
      else if (DETERMINERS.test(small)) determiner = `${determiner} ${small}`.trim()
      else if (small && last) last.preposition = small
    } else if (noun) add(gloss.note(noun, word))
    else {
      const known = tongue.verbs.find(([stem]) => word === stem || word.startsWith(`${stem}त`) || word === `${stem}ना`)
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
