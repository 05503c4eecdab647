/** Arabic: articles and some prepositions are written onto their noun, and the verb may come first. */
import { pluralOf } from '../singular.ts'
import { adjectivesFirst, inEnglishOrder } from './clause-order.ts'
import { ownersJoined } from './genitives.ts'
import { kindOfSmall, type Token } from './token.ts'
import type { Gloss, Tongue } from './tongue.ts'

const LONGEST = 3
const wordsIn = (text: string) =>
  text
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[،,.!?؟]/g, ' , ')
    // "and" belongs onto the word behind it, and many leave a space.
    .replace(/(?<=^|\s)و\s+/g, 'و')
    .split(/\s+/)
    .filter(Boolean)

/** One word is a garden and a park: where people walk and play is the park, unless somebody's home is named. */
const IN_PARK =
  /\b((?:walking|playing|running|cycling|jogging|strolling|riding|having a picnic)\b[a-z ]*?) in (?:a|the) garden\b(?! of)/

export function arabic(text: string, tongue: Tongue, gloss: Gloss): string {
  const tokens = new ArabicReader(wordsIn(text), tongue, gloss).read()
  return inEnglishOrder(adjectivesFirst(tokens), true)
    .map((token) => token.text)
    .join(' ')
    .replace(IN_PARK, '$1 in the park')
}

/** "لأمها", "قطته": whose it is is written onto its end. */
const withoutOwner = (word: string): string[] => {
  const bare = word.replace(/(?:ها|هم|هن|ه|نا|ي)$/, '')
  return bare === word || bare.length < 2 ? [] : [bare, bare.replace(/ت$/, 'ة')]
}

const PRESENT = /^[يت]/
/** How the table may have a verb whose first, middle or last letter the present changes: "يلتقط", "يزور", "يصلي", "يضع" for "التقط", "زار", "صلى", "وضع". */
const pastOf = (stem: string): string[] => [
  `ا${stem}`,
  `أ${stem}`,
  stem.replace(/^(.)[وي](.)$/, '$1ا$2'),
  stem.replace(/ي$/, 'ى'),
  ...(stem.length === 2 ? [`و${stem}`] : []),
]
const PERSON = /(?:ون|ان|ين|ن)$/
/** Who does it, by number and gender: "نائمتان", "جالسات" beside "نائم", "جالس". */
const DOER = /(?:ة|تان|تين|ات)$/
/** What is in them is said right behind: "سلة تفاح", "شجرة موز". */
const HOLDERS = /^(tree|basket|cup|plate|box|bouquet|jar|bowl|glass|bottle|bag|truck|arm|leg|hand|head|back|tail|ear)$/

class ArabicReader {
  private readonly words: readonly string[]
  private readonly tongue: Tongue
  private readonly gloss: Gloss
  private readonly tokens: Token[] = []

  constructor(words: readonly string[], tongue: Tongue, gloss: Gloss) {
    this.words = words
    this.tongue = tongue
    this.gloss = gloss
  }

  read(): Token[] {
    for (let i = 0; i < this.words.length; ) i += this.readAt(i)
    // "صورة لأسد": of what the picture is.
    return ownersJoined(this.tokens[0]?.text === 'to' ? this.tokens.slice(1) : this.tokens)
  }

  private put(kind: Token['kind'], text: string, source: string): true {
    if (kind === 'verb' || kind === 'adjective') this.gloss.note(text, source)
    this.tokens.push({ kind, text, source })
    return true
  }

  private readAt(i: number): number {
    if (this.words[i] === ',') {
      this.put('stop', ',', ',')
      return 1
    }
    for (let size = Math.min(LONGEST, this.words.length - i); size >= 1; size--)
      if (this.readPhrase(this.words.slice(i, i + size))) return size
    // "و" (and), "ب" (with) and "ل" (to) are written onto the word after them.
    const word = this.words[i] ?? ''
    const joint = { و: 'and', ب: 'with', ل: 'to', ف: 'and' }[word.charAt(0)]
    const rest = word.startsWith('لل') ? `ال${word.slice(2)}` : word.slice(1)
    for (let size = Math.min(LONGEST, this.words.length - i); joint && size >= 1; size--) {
      const phrase = [rest, ...this.words.slice(i + 1, i + size)]
      this.put(kindOfSmall(joint), joint, word.charAt(0))
      if (this.readPhrase(phrase)) return size
      this.tokens.pop()
    }
    if (word.length > 2) this.gloss.unknown.push(word)
    return 1
  }

  private readPhrase(words: readonly string[]): boolean {
    const phrase = words.join(' ')
    const small = this.tongue.words.get(phrase) ?? this.tongue.words.get(phrase.replace(/^ال/, ''))
    if (small === '') return true
    // "طائرة تطير": an adjective with no noun before it is the noun that is written alike.
    const isAlone = this.tongue.adjectives.has(phrase) && this.tokens.at(-1)?.kind !== 'noun'
    if (small !== undefined && !(isAlone && this.nounOf(phrase))) {
      const kind =
        this.tongue.adjectives.has(phrase) && kindOfSmall(small) !== 'article' ? 'adjective' : kindOfSmall(small)
      return this.put(kind, small, phrase)
    }
    const [first = '', ...next] = words
    if (PRESENT.test(first)) {
      const verb = this.verbOf(first, next)
      if (verb) return this.put('verb', verb, first)
    }
    const noun = this.nounOf(phrase)
    if (noun) return this.putNoun(noun, phrase)
    const pair = next.length ? null : this.twoOf(phrase)
    if (pair) return this.put('article', 'two', '') && this.putNoun(pluralOf(pair), phrase)
    const verb = this.verbOf(first, next)
    return verb !== null && this.put('verb', verb, first)
  }

  private putNoun(noun: string, phrase: string): true {
    // "صديقه القرد": the monkey is the friend.
    if (this.tokens.at(-1)?.text === 'friend' && phrase.startsWith('ال')) {
      this.tokens.splice(-1, 1, { kind: 'noun', text: this.gloss.note(noun, phrase), source: phrase })
      return true
    }
    if (this.isOwned(phrase)) this.put('preposition', 'of', '')
    const isCounted = this.tokens.at(-1)?.kind === 'article' || noun.endsWith('s') || noun === 'children'
    if (!isCounted) this.put('article', 'a', '')
    return this.put('noun', this.gloss.note(noun, phrase), phrase)
  }

  /** "ملك الغابة": of two nouns side by side the second, with its article, owns the first; behind a verb they are two. */
  private isOwned(phrase: string): boolean {
    const last = this.tokens.at(-1)
    if (last?.kind !== 'noun' || last.source.startsWith('ال')) return false
    if (HOLDERS.test(last.text)) return true
    if (!phrase.startsWith('ال')) return false
    return !this.tokens.slice(-3).some(({ kind }) => kind === 'verb')
  }

  /** "يسبح", "يلعبون", "تجلس": the stem between a prefix of the person and an ending of several. */
  private verbOf(first: string, next: readonly string[]): string | null {
    const stem = first.replace(PRESENT, '')
    const plain = [stem, first, stem.replace(PERSON, ''), `${stem.replace(PERSON, '')}ي`, first.replace(DOER, '')]
    const stems = PRESENT.test(first) ? [...plain, ...plain.flatMap(pastOf)] : plain
    if (!next.length) {
      for (const one of stems) {
        const verb = this.tongue.verbs.find(([known]) => known === one)
        if (verb) return verb[1]
      }
      return null
    }
    return (
      this.tongue.deeds.find((deed) => stems.includes(deed.first) && deed.next.join(' ') === next.join(' '))?.english ??
      null
    )
  }

  private nounOf(phrase: string): string | null {
    const forms = [
      phrase,
      phrase.replace(/^ال/, ''),
      phrase.replace(/ ال/g, ' '),
      phrase.replace(/^ال/, '').replace(/ ال/g, ' '),
    ]
    for (const form of forms.flatMap((one) => [one, one.replace(/ا$/, ''), ...withoutOwner(one)])) {
      const one = this.tongue.nouns.get(form)
      if (one) return one
      // "فراشات" are several of "فراشة".
      const several = form.endsWith('ات')
        ? (this.tongue.nouns.get(form.replace(/ات$/, 'ة')) ?? this.tongue.nouns.get(form.replace(/ات$/, '')))
        : undefined
      if (several) return pluralOf(several)
    }
    return null
  }

  /** "سمكتان": two of them, told by the ending. */
  private twoOf(word: string): string | null {
    if (!/(?:ان|ين)$/.test(word) || word.length < 5) return null
    const stem = word.replace(/(?:ان|ين)$/, '')
    return this.nounOf(stem.replace(/ت$/, 'ة')) ?? this.nounOf(stem)
  }
}
