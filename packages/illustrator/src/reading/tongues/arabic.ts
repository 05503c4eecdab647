/** Arabic: articles and some prepositions are written onto their noun. */
import { pluralOf } from '../singular.ts'
import type { Gloss, Tongue } from './tongue.ts'

const bare = (word: string) => word.replace(/^ال/, '').replace(/ا$/, '')

export function arabic(text: string, tongue: Tongue, gloss: Gloss): string {
  const words = text
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/[،,.!?؟]/g, ''))
    .filter(Boolean)
  const verbs = tongue.verbs.map(([stem, english]) => ({
    pattern: new RegExp(`^[يت]?${stem}(ون|ان|ين)?$`),
    finite: new RegExp(`^[يت]${stem}(ون|ان|ين)?$`),
    english,
  }))
  const nounOf = (word: string): string | null => {
    if (verbs.some(({ finite }) => finite.test(word))) return null
    const forms = [word, word.replace(/^ال/, ''), word.replace(/ا$/, ''), word.replace(/^لل/, '')]
    const one = forms.map((form) => tongue.nouns.get(form)).find(Boolean)
    if (one || !word.endsWith('ات')) return one ?? null
    // "فراشات" are several of "فراشة".
    const several = forms.map((form) => tongue.nouns.get(form.replace(/ات$/, 'ة'))).find(Boolean)
    return several ? pluralOf(several) : null
  }
  /** "سمكتان": two of them, told by the ending. */
  const twoOf = (word: string): string | null => {
    if (!/(?:ان|ين)$/.test(word) || word.length < 5 || nounOf(word)) return null
    const stem = word.replace(/(?:ان|ين)$/, '')
    return nounOf(stem.replace(/ت$/, 'ة')) ?? nounOf(stem)
  }
  const out: string[] = []
  const put = (noun: string, word: string) => {
    const isCounted = /^(two|three|four|five)$/.test(out.at(-1) ?? '')
    out.push(`${isCounted ? '' : 'a '}${gloss.note(noun, word)}`)
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1] ?? ''
    const long = nounOf(`${word} ${next}`) ?? tongue.nouns.get(`${bare(word)} ${next}`)
    if (long) {
      put(long, `${word} ${next}`)
      i++
      continue
    }
    const rest = withoutPrefix(word, nounOf, tongue)
    if (rest.prefix) out.push(rest.prefix)
    const small = tongue.words.get(rest.word)
    const noun = small === undefined ? nounOf(rest.word) : null
    const verb = verbs.find(({ pattern }) => pattern.test(rest.word))
    const pair = small === undefined && !noun && !verb ? twoOf(rest.word) : null
    const joined = /^و/.test(rest.word) ? verbs.find(({ finite }) => finite.test(rest.word.slice(1))) : undefined
    if (small !== undefined) out.push(small)
    else if (noun) put(noun, word)
    else if (verb) out.push(verb.english)
    else if (pair) out.push(`two ${pluralOf(gloss.note(pair, word))}`)
    else if (joined) out.push(`and ${joined.english}`)
    else if (rest.word.length > 2) gloss.unknown.push(rest.word)
  }
  return out.join(' ')
}

/** "و" (and), "ب" (with) and "ل" (to) are written onto the word after them. */
function withoutPrefix(
  word: string,
  nounOf: (word: string) => string | null,
  tongue: Tongue,
): { prefix: string; word: string } {
  if (word.startsWith('لل') && nounOf(word)) return { prefix: 'to', word }
  if (tongue.words.has(word) || nounOf(word)) return { prefix: '', word }
  const rest = word.slice(1)
  if (word.startsWith('و') && (nounOf(rest) || tongue.words.has(rest))) return { prefix: 'and', word: rest }
  if (/^[بل]/.test(word) && nounOf(rest)) return { prefix: word.startsWith('ب') ? 'with' : 'to', word: rest }
  return { prefix: '', word }
}
