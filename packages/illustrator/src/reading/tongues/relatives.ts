/** "une fille et un chien qui mange": by its number the verb tells whether both do it, which its English form does not. */
import type { Language } from './languages.ts'
import type { Token } from './token.ts'

const SEVERAL: Partial<Record<Language, RegExp>> = {
  es: /n$/,
  fr: /(?:ent|ont)$/,
  pt: /[mn]$/,
  it: /no$/,
  de: /(?:en|ern|eln)$/,
  nl: /n$/,
}
const UNBOUND = /(?:ndo|ant)$/

/** Where the nouns joined by "and" right before a place begin to be one subject. */
function isAfterTwo(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).filter(({ kind }) => kind !== 'adjective' && kind !== 'article')
  const [joint, last] = before.slice(-2)
  return last?.kind === 'noun' && joint?.kind === 'and' && before.at(-3)?.kind === 'noun'
}

export function relativesTold(tokens: readonly Token[], language: Language): Token[] {
  const out = [...tokens]
  for (let i = 0; i < out.length; i++) {
    if (out[i]?.kind !== 'who' || !out[i]?.source) continue
    const end = out[i - 1]?.kind === 'stop' ? i - 1 : i
    const verb = out.slice(i + 1).find(({ kind }) => kind === 'verb' || kind === 'stop')
    if (verb?.kind !== 'verb' || UNBOUND.test(verb.source) || !isAfterTwo(out, end)) continue
    if (SEVERAL[language]?.test(verb.source) !== false) continue
    out.splice(end, i - end + 1, { kind: 'who', text: 'who is', source: out[i]?.source ?? '' })
    i = end
  }
  return out
}
