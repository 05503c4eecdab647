/** Turkish nouns: plural, whose it is and the case follow each other, and a last k, p, ç or t softens before a vowel. */
import { type Cut, LONGEST, plainNoun } from './cut.ts'
import type { Vocabulary } from './vocabulary.ts'

const ENDINGS =
  /^(?<many>l[ae]r)?(?:s?[iu]n?|[iu]?m|[iu]m[iu]z)??(?:(?<NI>[yn]?[ae])|(?<IN>n?[dt][ae](?:ki)?)|(?<FROM>n?[dt][ae]n)|(?<OBJ>[yn]?[iu])|(?<NO>n?[iu]n)|(?<TO>y?l[ae]))?$/

const HARD: Record<string, string> = { b: 'p', d: 't', g: 'k', c: 'c' }
const hardened = (stem: string): string[] => [stem, `${stem.slice(0, -1)}${HARD[stem.at(-1) ?? ''] ?? stem.at(-1)}`]

export function cutTurkish(vocabulary: Vocabulary, words: readonly string[], i: number): Cut | null {
  for (let size = Math.min(LONGEST, words.length - i); size >= 1; size--) {
    const phrase = words.slice(i, i + size).join(' ')
    for (let end = phrase.length; end >= 2; end--) {
      const found = ENDINGS.exec(phrase.slice(end))
      if (!found) continue
      const [noun] = hardened(phrase.slice(0, end)).flatMap((stem) => plainNoun(vocabulary, stem) ?? [])
      if (!noun) continue
      const { many, ...cases } = found.groups ?? {}
      const particle = Object.keys(cases).find((name) => cases[name]) ?? null
      return { english: noun, isMany: Boolean(many), particle, size }
    }
  }
  return null
}
