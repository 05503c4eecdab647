/** Languages written like English: word by word, the longest phrase first, then in the order of English. */
import { nounOf } from '../lexicon.ts'
import { singularsOf } from '../singular.ts'
import { adjectivesFirst, inEnglishOrder } from './clause-order.ts'
import { CONTRACTED } from './contracted.ts'
import type { Deed } from './deed-words.ts'
import { plainDutch } from './dutch.ts'
import { isOfThe } from './genitives.ts'
import { compoundIn, nounIn, phraseIn, plainVerb, verbIn } from './inflection.ts'
import { keywordsJoined } from './keywords.ts'
import { youngOnes } from './kin.ts'
import type { Language } from './languages.ts'
import { relativesTold } from './relatives.ts'
import { parted, unaccented, withUmlauts } from './spellings.ts'
import { subjectNamed } from './subjects.ts'
import { tidy } from './tidy.ts'
import { adjectiveKind, kindOfSmall, type Token } from './token.ts'
import type { Gloss, Tongue } from './tongue.ts'

const LONGEST = 7
const IN_ORDER_TO: Token = { kind: 'who', text: 'and', source: '' }
/** Shorter words are no names of things: "ne", "zu". */
const SHORTEST_NAMED = 3
const PRONOUN = /(?<=ndo|[aei]r)(?:se|si|lo|la|los|las|le|les|me|te|ci|gli|li)+$/
const RELATIVE: Partial<Record<Language, RegExp>> = { de: /^(der|die|das|den|dem|welche[rs]?)$/, nl: /^(die|dat)$/ }

interface Hit {
  token: Token | null
  size: number
  /** Places of other words that belong to it. */
  taken?: number[]
}

export function glossEuropean(prompt: string, language: Language, tongue: Tongue, gloss: Gloss): string {
  const written = subjectNamed(wordsIn(language === 'nl' ? plainDutch(prompt) : prompt), language)
  const reader = new EuropeanReader(written, language, tongue, gloss)
  const tokens = relativesTold(reader.read(), language)
  const { isRomance } = reader
  const ones = youngOnes(tokens)
  // In German and Dutch the deed may stand last: "Katze Fisch fressen".
  const named = isRomance || !ones.some(({ kind }) => kind === 'verb') ? keywordsJoined(ones) : ones
  const placed = isRomance ? adjectivesFirst(named) : participlesBehind(named)
  return tidy(
    inEnglishOrder(placed)
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  )
}

const wordsIn = (prompt: string): string[] => parted(prompt).match(/[\p{L}-]+'?|'s\b|\d+|[,.!?]/gu) ?? []

class EuropeanReader {
  private readonly written: readonly string[]
  private readonly words: readonly string[]
  /** Without accents, as it is and without a pronoun at its end. */
  private readonly plain: readonly (readonly [string, string])[]
  private readonly language: Language
  private readonly tongue: Tongue
  private readonly gloss: Gloss
  private readonly tokens: Token[] = []
  private readonly taken = new Set<number>()
  readonly isRomance: boolean
  /** German writes nouns with a capital, if whoever wrote it did so at all. */
  private readonly hasCapitals: boolean

  constructor(written: readonly string[], language: Language, tongue: Tongue, gloss: Gloss) {
    this.written = written
    this.words = written.map((word) => spelledIn(tongue, language, word.toLowerCase()))
    this.plain = this.words.map((word) => [unaccented(word), unaccented(word).replace(PRONOUN, '')])
    this.language = language
    this.isRomance = language !== 'de' && language !== 'nl'
    this.tongue = tongue
    this.gloss = gloss
    this.hasCapitals = language === 'de' && written.some((word, i) => i > 0 && /^\p{Lu}/u.test(word))
  }

  read(): Token[] {
    for (let i = 0; i < this.words.length; ) {
      const hit = this.taken.has(i) ? { token: null, size: 1 } : this.hitAt(i)
      for (const place of hit?.taken ?? []) this.taken.add(place)
      if (hit?.token) this.tokens.push(hit.token)
      if (!hit) this.readStranger(this.words[i] ?? '', i)
      i += hit?.size ?? 1
    }
    for (const { kind, text, source } of this.tokens)
      if (kind === 'verb' || kind === 'adjective') this.gloss.note(text, source)
    return this.tokens
  }

  private hitAt(i: number): Hit | null {
    if (this.isRelative(i)) return { token: { kind: 'who', text: '', source: this.words[i] ?? '' }, size: 1 }
    for (let size = Math.min(LONGEST, this.words.length - i); size >= 1; size--) {
      const hit = this.deedAt(i, size) ?? this.phraseAt(i, size)
      if (hit) return hit
    }
    return null
  }

  /** "…, der …", "een kat die …": what follows tells of the noun before. */
  private isRelative(i: number): boolean {
    const last = this.tokens.at(-1)
    const isBehind = this.language === 'de' ? last?.kind === 'stop' : last?.kind === 'noun'
    return isBehind && (RELATIVE[this.language]?.test(this.words[i] ?? '') ?? false)
  }

  private deedAt(i: number, size: number): Hit | null {
    for (const deed of this.tongue.deeds) {
      if (deed.next.length + deed.later.length + 1 !== size || !this.isFirstOf(deed, i)) continue
      // "eine Fähre auf dem Meer" is a ferry, though "fährt auf" is done.
      if ((size === 1 || this.hasCapitals) && !this.isVerbPlace(i) && nounIn(this.tongue, this.words[i] ?? '')) continue
      if (!deed.next.every((word, n) => this.isForm(this.words[i + 1 + n] ?? '', word))) continue
      const later = deed.later.length ? this.laterAt(deed.later, i + 1 + deed.next.length) : []
      if (!later) continue
      const source = this.words[i] ?? ''
      return { token: { kind: 'verb', text: deed.english, source }, size: 1 + deed.next.length, taken: later }
    }
    return null
  }

  private isForm(word: string, known: string): boolean {
    const stem = known.replace('*', '')
    // "sort d'un tunnel", "esce dal cilindro".
    if (known === stem) return word === known || CONTRACTED[this.language]?.[word] === known
    return word.startsWith(stem) && this.tongue.suffixes.has(word.slice(stem.length))
  }

  private isFirstOf({ first, plain: stem, isStem, next }: Deed, i: number): boolean {
    const written = this.words[i] ?? ''
    const [whole, word] = this.plain[i] ?? ['', '']
    // "dá" gives, "da" is a small word, but for "da da mangiare a".
    if (!isStem) return written === first || (word === stem && (next.length > 1 || !this.tongue.words.has(written)))
    // "duerme" ends in no pronoun, "darme" does.
    return [word, whole].some((one) => one.startsWith(stem) && this.tongue.suffixes.has(one.slice(stem.length)))
  }

  /** Where words of a verb stand that come at the end of its clause: "stellt … auf dem Mond auf". */
  private laterAt(later: readonly string[], from: number): number[] | null {
    const stop = this.words.findIndex((word, i) => i > from && /^[,.!?]$/.test(word))
    const end = stop < 0 ? this.words.length : stop
    for (let i = end - later.length; i > from; i--) {
      // "graaft … op" ends its clause: the "op" of "op zijn schouder" is none.
      // "blaast de kaarsjes uit op zijn taart": it may stand before where.
      const after = this.tongue.words.get(this.words[i + later.length] ?? '')
      const isLast = i + later.length === end || after === 'and' || kindOfSmall(after ?? '') === 'preposition'
      if (isLast && later.every((word, n) => this.isForm(this.words[i + n] ?? '', word)))
        return later.map((_, n) => i + n)
    }
    return null
  }

  private phraseAt(i: number, size: number): Hit | null {
    const phrase = this.words
      .slice(i, i + size)
      .join(' ')
      .replace(/ d'$/, ' de')
    if (size === 1 && this.isPurpose(i))
      return { token: phrase.length === 2 && /[uo]m/.test(phrase) ? IN_ORDER_TO : null, size }
    // "elétrico a subir": in Portugal who is doing something is "a" doing it.
    if (phrase === 'a' && this.language === 'pt' && this.isInfinitive(i + 1)) return { token: null, size }
    if (/^[,.!?]$/.test(phrase)) return { token: { kind: 'stop', text: phrase, source: phrase }, size }
    if (isOfThe(phrase, this.tongue, this.tokens, this.words.slice(i + size)))
      return { token: { kind: 'preposition', text: 'of the', source: phrase }, size }
    const noun = size > 1 ? phraseIn(this.tongue, phrase) : nounIn(this.tongue, phrase)
    const small = this.tongue.words.get(phrase) ?? this.contracted(i, size)
    if (small !== undefined && !this.isOwnDeed(small, phrase) && !(noun && size === 1 && this.isNoun(small, phrase, i)))
      return { token: small ? this.smallToken(small, phrase) : null, size }
    const verb = size > 1 ? null : verbIn(this.tongue, phrase.replace(PRONOUN, ''))
    if (verb !== null && (noun === null || (this.isVerbPlace(i) && !this.isBareStem(phrase))))
      return { token: { kind: 'verb', text: verb, source: phrase }, size }
    if (!noun) return null
    const last = this.tokens.at(-1)
    const isOne =
      last?.text === 'a' ||
      (this.language === 'de' && /^(?:des|dem|[mds]eines|ihres|unseres)$/.test(last?.source ?? ''))
    const text = isOne ? singular(noun) : noun
    return { token: { kind: 'noun', text: this.gloss.note(text, phrase), source: phrase }, size }
  }

  /** "dibuja un gato" asks for a page; "la niña dibuja" tells what she does. */
  private isOwnDeed(small: string, word: string): boolean {
    return (
      small === '' && this.tokens.at(-1)?.kind === 'noun' && /^(?:draw|paint)ing$/.test(verbIn(this.tongue, word) ?? '')
    )
  }

  /** "um Honig zu holen", "om te spelen": what it is done for is done too. */
  private isPurpose(i: number): boolean {
    const [start, mark] = this.language === 'de' ? ['um', 'zu'] : ['om', 'te']
    if (this.isRomance) return false
    const from = this.words.indexOf(start)
    const at = from < 0 ? -1 : this.words.indexOf(mark, from)
    return at > 0 && (i === from || i === at)
  }

  private isInfinitive(i: number): boolean {
    const word = this.words[i] ?? ''
    return this.tokens.at(-1)?.kind === 'noun' && /[aei]r$/.test(word) && verbIn(this.tongue, word) !== null
  }

  /** "frente al": a phrase that ends in "a" and the article. */
  private contracted(i: number, size: number): string | undefined {
    const last = CONTRACTED[this.language]?.[this.words[i + size - 1] ?? '']
    if (size < 2 || !last) return undefined
    const known = this.tongue.words.get([...this.words.slice(i, i + size - 1), last].join(' '))
    return known ? `${known} the` : undefined
  }

  private smallToken(text: string, source: string): Token {
    return { kind: this.tongue.adjectives.has(source) ? adjectiveKind(text) : kindOfSmall(text), text, source }
  }

  /** Whether a noun that is a small word or an adjective too is the noun: "een bij", "ein kleiner Junge". */
  private isNoun(small: string, phrase: string, i: number): boolean {
    const last = this.tokens.at(-1)
    // "Junge füttert Hühner" begins with a boy, "Junge Katze" with how young it is.
    if (this.hasCapitals) return this.isCapital(i) && (i > 0 || !this.isCapital(1))
    // "un petit bateau" is a boat, "un petit" a child.
    if (this.tongue.adjectives.has(phrase) && nounIn(this.tongue, this.words[i + 1] ?? '')) return false
    if (this.tongue.adjectives.has(phrase))
      // "vende helados": what is sold is no look.
      return last === undefined || ['article', 'preposition', 'and', 'verb'].includes(last.kind)
    return last?.kind === 'article' && kindOfSmall(small) === 'preposition'
  }

  private isCapital(i: number): boolean {
    return /^\p{Lu}/u.test(this.written[i] ?? '')
  }

  /** "slee" is a sled, "sleet" and "sleeën" are what is done with it: nobody is told of by the stem alone. */
  private isBareStem(word: string): boolean {
    return !this.isRomance && this.tongue.verbs.some(([stem]) => stem === word)
  }

  /** Whether a word that may be both is the verb. */
  private isVerbPlace(i: number): boolean {
    const last = this.tokens.at(-1)
    if (this.hasCapitals && i > 0) return !this.isCapital(i)
    // "comendo planta": behind a deed stands what it is done to, unless it is a deed by its ending.
    if (last?.kind === 'verb') return /(?:ndo|[aei]r|ant|en|t)$/.test(this.words[i] ?? '')
    // "sol y jugo", "il sole e fiori": where nobody did anything yet, one more is named.
    if (last?.kind === 'and') return this.tokens.at(-2)?.kind !== 'noun' || this.tokens.some(isVerb)
    return last !== undefined && !['article', 'adjective', 'preposition'].includes(last.kind)
  }

  /** Words written together in German and Dutch, else a word we do not know. */
  private readStranger(word: string, i: number) {
    const compound = this.isRomance ? null : compoundIn(this.tongue, word)
    if (compound) {
      const { modifier, head, rest } = compound
      if (modifier) this.tokens.push({ kind: 'adjective', text: modifier, source: word })
      else if (rest.length > 3) this.gloss.unknown.push(rest)
      this.tokens.push({ kind: 'noun', text: this.gloss.note(head, word), source: word })
      return
    }
    const verb = plainVerb(this.tongue, word)
    if (verb) this.tokens.push({ kind: 'verb', text: verb, source: word })
    else if (word.length >= SHORTEST_NAMED) this.readUnknown(word, i)
  }

  /** "fada transformando abóbora": without its verb it is no fairy pumpkin. */
  private readUnknown(word: string, i: number) {
    this.gloss.unknown.push(word)
    // "una chamaca comiendo elote": whoever it is eats, and is not eaten by the corn.
    if (this.tokens.at(-1)?.kind === 'article' && verbIn(this.tongue, this.words[i + 1] ?? '')) {
      this.tokens.splice(-1, 1, { kind: 'noun', text: '', source: word })
      return
    }
    const isBetween = this.tokens.at(-1)?.kind === 'noun' && nounIn(this.tongue, this.words[i + 1] ?? '') !== null
    if (isBetween && this.isRomance) this.tokens.push({ kind: 'and', text: 'and', source: '' })
  }
}

const isVerb = ({ kind }: Token): boolean => kind === 'verb'

const isKnown = (tongue: Tongue, word: string) =>
  tongue.words.has(word) || nounIn(tongue, word) !== null || verbIn(tongue, word) !== null

/** "Maedchen" is a "Mädchen". */
function spelledIn(tongue: Tongue, language: Language, word: string): string {
  if (language !== 'de' || isKnown(tongue, word)) return word
  return withUmlauts(word).find((other) => isKnown(tongue, other)) ?? word
}

/** German bends nouns that are one: "einen Hasen". */
const singular = (noun: string): string =>
  singularsOf(noun).find((one) => one !== noun && nounOf(one.split(' '))) ?? noun

/** "ein schlafendes Kätzchen": a deed before its noun goes behind it. */
function participlesBehind(tokens: readonly Token[]): Token[] {
  const out = [...tokens]
  for (let i = 0; i + 1 < out.length; i++) {
    const [verb, noun] = [out[i] as Token, out[i + 1] as Token]
    if (verb.kind === 'verb' && noun.kind === 'noun' && /end(e[rsnm]?)?$/.test(verb.source)) {
      // It tells of its noun, wherever the verb of the sentence is.
      out.splice(i, 2, noun, { ...verb, kind: 'word' })
      i++
    }
  }
  return out
}
