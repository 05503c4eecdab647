/** Russian, Ukrainian, Polish and Swedish stand in the order of English: cases say what English says with a small word. */
import { nounOf } from '../../lexicon.ts'
import { isA, NOUNS } from '../../vocabulary.ts'
import { inEnglishOrder } from '../clause-order.ts'
import { articleOf } from '../kin.ts'
import { tidy } from '../tidy.ts'
import { kindOfSmall, type Token } from '../token.ts'
import type { Gloss } from '../tongue.ts'
import { lookAt, nounsAt, smallAt, verbAt } from './lookup.ts'
import { bareIn } from './spelling.ts'
import { type NounForm, severalOf, type Vocabulary } from './vocabulary.ts'

/** Behind these stands the genitive. */
const OF_GENITIVE = /^(?:from|near|without|around|for|among|in the middle of)$/
const OF_PLACE = /^(?:in|on|through)$/
const SHORTEST_NAMED = 3

export function inOrder(prompt: string, vocabulary: Vocabulary, gloss: Gloss): string {
  const tokens = new InOrderReader(prompt, vocabulary, gloss).read()
  const english = inEnglishOrder(tokens)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
  return plainly(tidy(english))
}

const GAMES = /\b(playing) (?:in|on) (?:an? )?([a-z]+(?: ball)?)\b/g
const isPlayed = (noun: string) =>
  /^(?:soccer|football|ball|soccer ball|basketball|volleyball|chess)$/.test(noun) ||
  NOUNS.get(noun)?.category.startsWith('music')

/** "gra na gitarze", "patrzy na gwiazdy", "управляет самолётом": English has no small word there. */
const plainly = (text: string): string =>
  text
    .replace(GAMES, (all, verb: string, noun: string) => (isPlayed(noun) ? `${verb} ${noun}` : all))
    .replace(
      /\b(watching|looking for|driving|catching|wearing|fighting) (?:on|with|for|in) (?=an? |some |the |his )/g,
      '$1 ',
    )
    .replace(/ on (an? (?:[a-z]+ )?(?:horse|pony|unicorn)) jumping\b/g, ' riding $1')
    .replace(/\b(brushing|washing|combing) (?:an?|some) (hair|tooth|teeth|face|hands?)\b/g, '$1 his $2')
    .replace(/\b(in|on) an? (hands?|head|nose|lap|shoulders?|back|ears?)\b(?! of)/g, '$1 his $2')
    .replace(/^and /, '')
    .replace(/\blistening to (?:on|to) /g, 'listening to ')
    .replace(/\bcelebrating a birthday party\b/g, 'celebrating a birthday')

const isBeing = (noun: string) => isA(nounOf(noun.split(' '))?.name ?? noun, 'alive')

class InOrderReader {
  private readonly written: readonly string[]
  private readonly words: readonly string[]
  private readonly vocabulary: Vocabulary
  private readonly gloss: Gloss
  private readonly tokens: Token[] = []

  constructor(prompt: string, vocabulary: Vocabulary, gloss: Gloss) {
    this.written = prompt.match(/[\p{L}\p{M}'’ʼ-]+|\d+|[,.!?:;]/gu) ?? []
    this.words = this.written.map((word) => bareIn(vocabulary.language, word))
    this.vocabulary = vocabulary
    this.gloss = gloss
  }

  read(): Token[] {
    for (let i = 0; i < this.words.length; ) i += this.readAt(i)
    this.tellOwner()
    this.joinDoers()
    return this.tokens
  }

  /** "у девочки красный шарик": she has it. */
  private tellOwner() {
    if (!/^у$/i.test(this.tokens[0]?.source ?? '')) return
    const owner = this.tokens.findIndex(({ kind }) => kind === 'noun')
    if (owner < 0 || this.tokens.slice(owner).some(({ kind }) => kind === 'verb')) return
    const isJoined = this.tokens[owner + 1]?.kind === 'and'
    this.tokens.splice(owner + 1, isJoined ? 1 : 0, { kind: 'preposition', text: 'with', source: '' })
    this.tokens.shift()
  }

  /** "dziadek z wnuczką sadzą kwiaty": before their deed, who is "with" somebody does it too. */
  private joinDoers() {
    const verb = this.tokens.findIndex(({ kind }) => kind === 'verb')
    const link = this.tokens.findIndex(({ source }, i) => source === 'WITH' && i < verb)
    const [doer, other] = [this.tokens[link - 1], this.tokens[verb - 1]]
    if (link < 1 || doer?.kind !== 'noun' || other?.kind !== 'noun' || !isBeing(other.text)) return
    if (this.tokens.slice(link + 1, verb - 1).every(({ kind }) => kind === 'article' || kind === 'adjective'))
      this.tokens[link] = { kind: 'and', text: 'and', source: '' }
  }

  private put(kind: Token['kind'], text: string, source: string): void {
    this.tokens.push({ kind, text, source })
  }

  private source(i: number, size: number): string {
    return this.written.slice(i, i + size).join(' ')
  }

  private readAt(i: number): number {
    const word = this.words[i] ?? ''
    if (/^[,.!?:;]$/.test(word)) return this.putStop(word)
    if (/^\d+$/.test(word)) return this.putOne('article', word, word)
    const noun = nounsAt(this.vocabulary, this.words, i)
    const verb = verbAt(this.vocabulary, this.words, i)
    const small = smallAt(this.vocabulary, this.words, i)
    if (verb && verb.size > 1 && verb.size >= (noun?.size ?? 0)) return this.putVerb(verb, i)
    if (small && small.size >= (noun?.size ?? 0)) return this.putSmall(small, i)
    if (noun && !(verb && this.isVerbPlace())) {
      this.readNoun(noun.forms, this.source(i, noun.size))
      return noun.size
    }
    const look = lookAt(this.vocabulary, word)
    if (look) return this.putOne('adjective', this.gloss.note(look, this.source(i, 1)), word)
    if (verb) return this.putVerb(verb, i)
    if (word.length >= SHORTEST_NAMED) this.gloss.unknown.push(this.written[i] ?? word)
    return 1
  }

  private putOne(kind: Token['kind'], text: string, source: string): number {
    this.put(kind, text, source)
    return 1
  }

  /** A comma before "who" is none of English. */
  private putStop(mark: string): number {
    return this.putOne('stop', mark === ',' ? ',' : '.', mark)
  }

  private putVerb({ english, size }: { english: string; size: number }, i: number): number {
    const source = this.source(i, size)
    this.put('verb', this.gloss.note(english, source), source)
    return size
  }

  private putSmall({ english, size }: { english: string; size: number }, i: number): number {
    if (english === 'who' && this.tokens.at(-1)?.kind === 'stop') this.tokens.pop()
    if (english === 'WITH') this.put('preposition', 'with', 'WITH')
    else if (english) this.put(kindOfSmall(english), english, this.source(i, size))
    return size
  }

  /** Whether a word that is a noun and a verb is the verb: somebody was named, and no deed of theirs. */
  private isVerbPlace(): boolean {
    const last = this.tokens.at(-1)
    return (last?.kind === 'noun' || last?.kind === 'who') && this.tokens.every(({ kind }) => kind !== 'verb')
  }

  private readNoun(forms: readonly NounForm[], source: string) {
    const start = this.tokens.findLastIndex(({ kind }) => kind !== 'adjective') + 1
    const before = this.tokens[start - 1]
    const isCounted = before?.kind === 'article' && before.text !== 'his'
    const preposition = before?.kind === 'article' ? this.tokens[start - 2] : before
    const form = this.formAt(forms, preposition?.kind === 'preposition' ? preposition : null, before)
    if (preposition?.source === 'WITH' && !form.cases.includes('I')) preposition.text = 'from'
    const isMany = isCounted && !/^(?:an?|the|1)$/.test(before?.text ?? '')
    const text = isMany || form.many ? severalOf(form.english) : form.english
    const link = preposition?.kind === 'preposition' ? '' : this.linkTo(form, before)
    const added: Token[] = []
    if (link) added.push({ kind: kindOfSmall(link), text: link, source: '' })
    if (before?.kind !== 'article')
      added.push({ kind: 'article', text: form.many ? 'some' : articleOf(text), source: '' })
    this.tokens.splice(before?.kind === 'article' ? start - 1 : start, 0, ...added)
    const owner = this.vocabulary.language === 'sv' && form.cases === 'G' ? "'s" : ''
    this.put('noun', `${this.gloss.note(text, source)}${owner}`, source)
  }

  /** Of the forms that are written alike, the one that its place asks for. */
  private formAt(forms: readonly NounForm[], preposition: Token | null, before: Token | undefined): NounForm {
    const [first] = forms as [NounForm]
    const pick = (cases: string, many?: boolean) =>
      forms.find((form) => [...cases].some((one) => form.cases.includes(one)) && (many ?? form.many) === form.many)
    if (preposition?.source === 'WITH') return pick('I', false) ?? pick('I') ?? pick('G', false) ?? first
    if (preposition && OF_GENITIVE.test(preposition.text)) return pick('G', false) ?? pick('G') ?? first
    if (preposition && OF_PLACE.test(preposition.text))
      return pick('L', false) ?? pick('D', false) ?? pick('LA') ?? first
    if (preposition) return first
    if (before?.kind === 'noun') return pick('G', false) ?? pick('G') ?? first
    return pick('N', false) ?? pick('A', false) ?? pick('NA') ?? first
  }

  /** What English says where a case says it: "marchewką" is "with a carrot", "бабушке" "to a grandmother". */
  private linkTo({ cases }: NounForm, before: Token | undefined): string {
    const isDone = this.tokens.some(({ kind }) => kind === 'verb')
    if (this.vocabulary.language === 'sv') return before?.kind === 'noun' && !/'s$/.test(before.text) ? 'and' : ''
    if (before?.kind === 'noun' && cases.includes('G')) return 'of'
    if (/[NA]/.test(cases)) return before?.kind === 'noun' ? (isDone ? '' : 'and') : ''
    if (cases.includes('I') && isDone) return 'with'
    if (cases.includes('D') && isDone) return 'to'
    return ''
  }
}
