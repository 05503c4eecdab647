/** The words of a prompt one by one, and what can begin at each: a noun, a verb, a preposition. */
import { withApostrophes } from './apostrophes.ts'
import { type Found, isStrangeCompound, nounOf } from './lexicon.ts'
import { PREPOSITIONS } from './preposition-words.ts'
import { measureOf } from './quantity.ts'
import { senseOf } from './senses.ts'
import { singularsOf } from './singular.ts'
import { respellVerb } from './spelling.ts'
import { pairsOf } from './tables.ts'
import { ingForms, type VerbWord, verbWord } from './verbs.ts'
import type { Word } from './word.ts'

const CONTRACTIONS = /^(?:(?:it|he|she|there|that|who|what|where|here)'|(?:he|she|there|that|who|what))s$/
const LONGEST_NOUN = 5
const MISSPELLINGS = pairsOf('reading/misspellings.txt')

/** Scenes that everyone knows are known by words as they ought to be spelled; "a puppys nose" lacks an apostrophe. */
export const spelled = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (/ys$/i.test(word) ? word : (MISSPELLINGS.get(word.toLowerCase()) ?? word)))

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const add = (written: string) => {
    // An accent does not make another word: piñata.
    const low = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    for (const word of (MISSPELLINGS.get(low) ?? low).split(' ')) words.push({ text: written, low: word })
  }
  for (const [piece] of text.replaceAll('’', "'").matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*'?|[,.!?;:()&+]/gu)) {
    const low = piece.toLowerCase()
    if (CONTRACTIONS.test(low)) {
      add(piece.replace(/'?s$/i, ''))
      add('is')
    } else if (/'s$/.test(low)) {
      add(piece.slice(0, -2))
      add("'s")
    } else if (/s'$/.test(low)) {
      add(piece.slice(0, -1))
      add("'s")
    } else if (/^(they|we|you)'re$/.test(low)) {
      add(piece.slice(0, -3))
      add('are')
    } else add(/in'$/.test(low) ? piece : piece.replace(/'$/, ''))
  }
  return withApostrophes(words)
}

export const isMark = (word: string): boolean => /^[,.!?;:()]$/.test(word)

const verbForms = ingForms()
const respelledVerbs = new Map<string, VerbWord | null>()

/** What can begin at a word, looked up longest first. */
export class WordList {
  readonly words: readonly Word[]
  private readonly all: ReadonlySet<string>
  private readonly strange = new Map<number, number>()
  private readonly nouns = new Map<number, { found: Found; size: number } | null>()

  constructor(words: readonly Word[]) {
    this.words = words
    // "hammers" tells of a nail as "hammer" does.
    this.all = new Set(words.flatMap(({ low }) => (/[^s]s$/.test(low) ? [low, low.slice(0, -1)] : [low])))
  }

  at(i: number): string {
    return this.words[i]?.low ?? ''
  }

  /** The longest noun that begins here. */
  nounAt(i: number): { found: Found; size: number } | null {
    const known = this.nouns.get(i)
    if (known !== undefined) return known
    let hit: { found: Found; size: number } | null = null
    for (let size = Math.min(LONGEST_NOUN, this.words.length - i); size >= 1 && !hit; size--) {
      const words = this.words.slice(i, i + size).map((word) => word.low)
      if (words.some(isMark)) continue
      const found = size === 1 ? this.meant(i) : nounOf(words)
      if (found) hit = { found, size }
    }
    this.nouns.set(i, hit)
    return hit
  }

  /** How many words from here on are one thing that cannot be drawn, though the last of them alone could be: a sea cucumber. */
  strangeCompoundAt(i: number): number {
    const known = this.strange.get(i)
    if (known !== undefined) return known
    const size = this.strangeSizeAt(i)
    this.strange.set(i, size)
    return size
  }

  private strangeSizeAt(i: number): number {
    for (let size = Math.min(3, this.words.length - i); size > 1; size--) {
      if ((this.nounAt(i)?.size ?? 0) >= size) return 0
      const words = this.words.slice(i, i + size).map((word) => word.low)
      // "a stack of hay bales" is a stack of them.
      if (words[1] === 'of' && measureOf(words[0] ?? '')) continue
      const before = words.slice(0, -1).join(' ')
      if (singularsOf(words.at(-1) ?? '').some((last) => isStrangeCompound(`${before} ${last}`))) return size
    }
    return 0
  }

  /** A single word in the sense it has among the others. */
  private meant(i: number): Found | null {
    const word = this.at(i)
    const found = nounOf([word])
    const sense = this.senseAt(i)
    if (sense === undefined) return found
    if (sense === '-' || sense === 'part' || sense === '?') return null
    // Said to be drawn as something of its kind.
    if (sense.startsWith('~')) return { name: sense.slice(1), via: 'stand-in', plural: singularsOf(word).length > 1 }
    return {
      name: sense,
      via: found?.name === sense ? found.via : 'alias',
      plural: found?.plural ?? singularsOf(word).length > 1,
    }
  }

  private senseAt(i: number): string | undefined {
    return senseOf(this.at(i), { all: this.all, before: this.at(i - 1), after: this.at(i + 1) })
  }

  /** Whether a word of several meanings names nothing here. */
  isNothing(i: number): boolean {
    return this.senseAt(i) === '-'
  }

  /** Whether it names something here that cannot be drawn. */
  isStrange(i: number): boolean {
    return this.senseAt(i) === '?'
  }

  /** Whether it can be a part of a body here. */
  canBePart(i: number): boolean {
    return /^(part|-)?$/.test(this.senseAt(i) ?? '')
  }

  /** The longest verb that begins here, in whatever form. */
  verbAt(i: number): { word: VerbWord; size: number } | null {
    for (let size = 3; size >= 2; size--) {
      if (i + size > this.words.length) continue
      const word = verbWord(
        this.words
          .slice(i, i + size)
          .map(({ low }) => low)
          .join(' '),
      )
      // "leaning out of" is "out of", not "lean out".
      const isCut = this.at(i + size - 1) === 'out' && this.at(i + size) === 'of'
      if (word && !isCut) return { word, size }
    }
    const low = this.at(i)
    const word = verbWord(low) ?? (low.endsWith('ing') && !nounOf([low]) ? misspelledVerb(low) : null)
    return word ? { word, size: 1 } : null
  }

  /** The longest preposition that begins here. */
  prepositionAt(i: number): { preposition: string; size: number } | null {
    for (const words of PREPOSITIONS)
      if (words.every((word, k) => this.at(i + k) === word)) return { preposition: words.join(' '), size: words.length }
    return null
  }
}

function misspelledVerb(word: string): VerbWord | null {
  const known = respelledVerbs.get(word)
  if (known !== undefined) return known
  const form = respellVerb(word, verbForms)
  const found = form ? verbWord(form) : null
  if (respelledVerbs.size > 5000) respelledVerbs.clear()
  respelledVerbs.set(word, found)
  return found
}
