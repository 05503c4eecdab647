/** Turkish and Korean put the verb last and particles behind their nouns, as Japanese does: they are cut into the same pieces. */
import { isA } from '../../vocabulary.ts'
import type { InflectedLanguage } from '../languages.ts'
import type { Piece } from '../pieces.ts'
import type { Gloss } from '../tongue.ts'
import type { Cut } from './cut.ts'
import { cutKorean } from './korean.ts'
import { smallAt, verbAt } from './lookup.ts'
import { plainIn } from './spelling.ts'
import { cutTurkish } from './turkish.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words behind a noun that say where something is to it. */
const SPOTS: Partial<Record<InflectedLanguage, readonly [RegExp, string][]>> = {
  ko: [
    [/^위(?:에|에서|의|로)?$/, 'UP'],
    [/^(?:아래|밑)(?:에|에서|의)?$/, 'DOWN'],
    [/^(?:안|속)(?:에|에서|의)?$/, 'IN'],
    [/^[옆곁](?:에|에서|의)?$/, 'BESIDE'],
    [/^앞(?:에|에서|의)?$/, 'FRONT'],
    [/^뒤(?:에|에서|의)?$/, 'BEHIND'],
    [/^(?:주위|둘레)(?:를|에|에서)?$/, 'AROUND_SPOT'],
  ],
  tr: [
    [/^(?:ust|uzer)[iu]?n[dt]?[ae](?:ki)?$/, 'UP'],
    [/^alt[iu]nd?a(?:ki)?$/, 'DOWN'],
    [/^ic[iu]nd?e(?:ki)?$/, 'IN'],
    [/^yan[iu]nd?a(?:ki)?$/, 'BESIDE'],
    [/^on[iu]nd?e(?:ki)?$/, 'FRONT'],
    [/^(?:arkas|ard)[iu]nd?a(?:ki)?$/, 'BEHIND'],
    [/^(?:etraf|cevres)[iu]nd[ae]$/, 'AROUND_SPOT'],
  ],
}
/** What only says that a deed is going on: "먹고 있는". */
const GOING_ON = /^있|^중/

export const piecesIn = (prompt: string, vocabulary: Vocabulary, gloss: Gloss): Piece[] =>
  new PieceCutter(prompt, vocabulary, gloss).cut()

class PieceCutter {
  private readonly written: readonly string[]
  private readonly words: readonly string[]
  private readonly vocabulary: Vocabulary
  private readonly gloss: Gloss
  private readonly pieces: Piece[] = []

  constructor(prompt: string, vocabulary: Vocabulary, gloss: Gloss) {
    this.written = prompt.match(/[\p{L}\p{M}'’-]+|\d+|[,.!?:;]/gu) ?? []
    this.words = this.written.map((word) => plainIn(vocabulary.language, word))
    this.vocabulary = vocabulary
    this.gloss = gloss
  }

  cut(): Piece[] {
    for (let i = 0; i < this.words.length; ) i += this.cutAt(i)
    return withObjects(this.pieces)
  }

  private put(kind: Piece['kind'], text: string, source = ''): void {
    this.pieces.push({ kind, text, source })
  }

  private source(i: number, size: number): string {
    return this.written.slice(i, i + size).join(' ')
  }

  /** How many words were read. */
  private cutAt(i: number): number {
    const { vocabulary, words } = this
    const word = words[i] ?? ''
    const last = this.pieces.at(-1)
    const spot = SPOTS[vocabulary.language]?.find(([form]) => form.test(word))?.[1]
    if (/^[,.!?:;]$/.test(word)) this.put('word', 'COMMA', word)
    else if (/^\d+$/.test(word)) this.put('word', word, word)
    else if (spot && (last?.kind === 'noun' || last?.text === 'NO')) this.putSpot(spot, last)
    else if (!(GOING_ON.test(word) && last?.kind === 'verb')) return this.cutWord(i)
    return 1
  }

  private cutWord(i: number): number {
    const { vocabulary, words } = this
    const noun = (vocabulary.language === 'ko' ? cutKorean : cutTurkish)(vocabulary, words, i)
    const verb = verbAt(vocabulary, words, i)
    const small = smallAt(vocabulary, words, i)
    const longest = Math.max(noun?.size ?? 0, verb?.size ?? 0, small?.size ?? 0)
    if (verb?.size === longest && (!noun || verb.size > noun.size || this.pieces.at(-1)?.text === 'OBJ'))
      this.put('verb', this.gloss.note(verb.english, this.source(i, verb.size)), this.written[i])
    else if (small && small.size >= (noun?.size ?? 0)) this.putSmall(small.english, this.source(i, small.size))
    else if (noun) this.putNoun(noun, this.source(i, noun.size))
    else if (verb) this.put('verb', this.gloss.note(verb.english, this.source(i, verb.size)), this.written[i])
    else if ((words[i]?.length ?? 0) > 1) this.gloss.unknown.push(this.written[i] ?? '')
    return Math.max(1, longest)
  }

  private putSpot(spot: string, last: Piece) {
    if (last.text !== 'NO') this.put('word', 'NO')
    this.put('word', spot)
    this.put('word', 'NI')
  }

  private putSmall(english: string, source: string) {
    if (english) this.put('word', english === 'and' || english === 'WITH' ? 'TO' : english, source)
  }

  private putNoun({ english, isMany, particle }: Cut, source: string) {
    this.put('noun', this.gloss.note(english, source), source)
    if (isMany) this.put('word', 'SEVERAL')
    // In a park, but on a swing.
    if (particle === 'IN') this.put('word', isA(english, 'place') ? 'DE' : 'NI')
    else if (particle) this.put('word', particle)
  }
}

const PARTICLE = /^(?:TOPIC|OBJ|NI|DE|TO|FROM|NO)$/

/** "kitap okuyan kız", "çocuklar kardan adam yapıyor": of bare nouns the one right before a deed is what it is done to, and the first does it where nobody is named behind. */
function withObjects(pieces: readonly Piece[]): Piece[] {
  const endOf = (i: number) => (pieces[i + 1]?.text === 'SEVERAL' ? i + 1 : i)
  const isBare = (i: number) => pieces[i]?.kind === 'noun' && !PARTICLE.test(pieces[endOf(i) + 1]?.text ?? '')
  const verb = pieces.findLastIndex(({ kind }) => kind === 'verb')
  const isNamed = pieces.some(({ kind, text }, i) => text === 'TOPIC' || (kind === 'noun' && i > verb))
  const doer = isNamed ? -1 : pieces.findIndex((_, i) => i < verb && isBare(i))
  const marks = new Map<number, string>()
  for (const i of pieces.keys())
    if (i === doer) marks.set(endOf(i), 'TOPIC')
    else if (isBare(i) && pieces[endOf(i) + 1]?.kind === 'verb') marks.set(endOf(i), 'OBJ')
  return pieces.flatMap((piece, i) => {
    const text = marks.get(i)
    return text ? [piece, { kind: 'word' as const, text, source: '' }] : [piece]
  })
}
