/** The wordings of one event: "~pick apple(s)" is picking apples, picks an apple, picked apples … */
import { pairsOf } from './tables.ts'

const PASTS = new Map<string, string[]>()
for (const [form, lemma] of pairsOf('reading/irregular-verbs.txt'))
  PASTS.set(lemma, [...(PASTS.get(lemma) ?? []), form])

const SHORT = /^[^aeiou]*[aeiou][^aeiouwxy]$/

/** "hop": hop, hops, hopping, hopped. */
function formsOf(verb: string): string[] {
  const stem = SHORT.test(verb) ? verb + verb.slice(-1) : verb.replace(/ie$/, 'y').replace(/([^eo])e$/, '$1')
  const third = /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/([^aeiou])y$/, '$1ie')}s`
  const past = `${SHORT.test(verb) ? stem : verb.replace(/([^aeiou])y$/, '$1i').replace(/e$/, '')}ed`
  return [verb, third, `${stem}ing`, ...(PASTS.get(verb) ?? [past])]
}

const choicesOf = (word: string): string[] => {
  if (word.startsWith('~')) return formsOf(word.slice(1))
  const plain = word.replace(/\(\w+\)$/, '')
  return plain === word ? [word] : [plain, word.replace(/[()]/g, '')]
}

/** All that one phrase of a table may be written as. */
export const wordingsOf = (phrase: string): string[] =>
  phrase
    .trim()
    .split(' ')
    .map(choicesOf)
    .reduce<string[]>((all, choices) => all.flatMap((left) => choices.map((word) => `${left} ${word}`.trim())), [''])
