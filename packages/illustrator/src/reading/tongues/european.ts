/** Languages whose order is near enough to English: word by word, the longest phrase first. */
import { nounIn, tailNoun, verbIn } from './inflection.ts'
import type { Gloss, Language, Tongue } from './tongue.ts'

const LONGEST = 4
/** After these a word that could be both is the noun. */
const BEFORE_NOUN = /^(a|the|some|my|his|her|two|three|four|five|with|in|on|of)$/

export function glossEuropean(prompt: string, language: Language, tongue: Tongue, gloss: Gloss): string {
  const words =
    prompt
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/\b(l|d|s|qu|un|nell|sull|dell|all|c)'/g, "$1' ")
      .match(/[\p{L}-]+'?|\d+|[,.!?]/gu) ?? []
  const out: string[] = []
  for (let i = 0; i < words.length; ) {
    const hit = longest(words, i, tongue, out, gloss)
    if (hit) {
      if (hit.english) out.push(hit.english)
      i += hit.size
      continue
    }
    const word = words[i] ?? ''
    const tail = language === 'de' || language === 'nl' ? tailNoun(tongue, word) : null
    if (/^[,.!?]$/.test(word)) out.push(word)
    else if (tail) out.push(gloss.note(tail, word))
    else if (word.length > 3) gloss.unknown.push(word)
    i++
  }
  return tidy(out.join(' '))
}

function longest(
  words: readonly string[],
  i: number,
  tongue: Tongue,
  out: readonly string[],
  gloss: Gloss,
): { english: string; size: number } | null {
  for (let size = Math.min(LONGEST, words.length - i); size >= 1; size--) {
    const phrase = words.slice(i, i + size).join(' ')
    const word = tongue.words.get(phrase)
    if (word !== undefined) return { english: word, size }
    const noun = size > 1 ? (tongue.nouns.get(phrase) ?? null) : nounIn(tongue, phrase)
    const verb = size > 1 ? (tongue.verbs.find(([stem]) => stem === phrase)?.[1] ?? null) : verbIn(tongue, phrase)
    const last = out.at(-1)?.split(' ').at(-1) ?? ''
    const isVerb = verb !== null && (noun === null || (out.length > 0 && !BEFORE_NOUN.test(last)))
    if (isVerb && verb) return { english: verb, size }
    if (noun) return { english: gloss.note(noun, phrase), size }
  }
  return null
}

/** German and Dutch put the verb of "who …" last: "who a honey jar eating". */
const VERB_LAST =
  /\bwho ((?:(?:a|the|some|his|my|two|three|four) )?(?:(?!\w+ing\b|(?:in|on|with|who|is|are)\b)[a-z]+ ){1,3})([a-z]+ing)\b/g

/** Turns of phrase that word by word give no English. */
const tidy = (text: string) =>
  text
    .replace(/\bthe the\b/g, 'the')
    .replace(/\bwho (his|the|a)\b/g, '$1')
    .replace(/\bplaying (the |a |at |to the )*soccer ball/, 'kicking soccer ball')
    .replace(/\briding in (a |the )?bicycle/, 'riding bicycle')
    .replace(/\bdriving with the\b/, 'driving the')
    // Spanish and Portuguese put "a" before a person who is the object.
    .replace(
      /\b(chasing|hitting|cutting|burning|shooting|killing|drowning|kicking|hugging|kissing|watching|looking at|following|rescuing|helping|carrying|pushing|pulling) to (a|the|his|her|my|two|three)\b/g,
      '$1 $2',
    )
    .replace(/\briding of\b/, 'riding')
    .replace(/\bflying in (a |the )?broom\b/, 'flying on $1broom')
    .replace(/\bjumping (a|the) (?!rope|jump)/, 'jumping over $1 ')
    .replace(/\bbathing (in|at)\b/, 'bathing in')
    .replace(VERB_LAST, 'who $2 $1')
    .replace(/\bof (sunglasses|glasses|hat|boots|crown|scarf)\b/g, 'wearing $1')
    .replace(/\s+/g, ' ')
