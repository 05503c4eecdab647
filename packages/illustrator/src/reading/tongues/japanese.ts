/** Japanese: particles tell what each noun is to the verb at the end of its clause. */
import { pluralOf } from '../singular.ts'
import { isA } from '../vocabulary.ts'
import { type Piece, SPOTS } from './pieces.ts'
import { isTime, isTool, type Told, told } from './told.ts'

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNTS = new Set([...NUMBERS.slice(2), 'many', 'some'])
const WHERE: Record<string, string> = { FROM: 'from', DE: 'in' }

export function japanese(pieces: readonly Piece[]): string {
  return new JapaneseReader(pieces).read()
}

class JapaneseReader {
  private readonly pieces: readonly Piece[]
  private readonly clauses: string[] = []
  /** Named, and not yet said what they are to a verb. */
  private alone: string[] = []
  private doer: string | null = null
  private given: Partial<Told> = {}
  private places: string[] = []
  /** Adjectives and a number for the next noun. */
  private looks: string[] = []
  private number = ''
  private i = 0
  /** "その隣に…": where the next noun is to the one before. */
  private spot = ''
  private readonly times: string[] = []
  /** The verb before left its sentence open: "…て". */
  private wasOpen = false
  /** What is done is done to clothes: "マフラーをした". */
  private isDressing = false

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  read(): string {
    for (; this.i < this.pieces.length; this.i++) this.step(this.pieces[this.i] as Piece)
    const { object, at, companion, tool } = this.given
    const left = [this.doer, ...this.alone, object, at, companion, tool].filter(Boolean)
    if (left.length || this.places.length) this.clauses.push(`${left.join(' and ')} ${this.places.join(' ')}`)
    return [...this.clauses, ...this.times]
      .join(' , ')
      .replace(/, (?=(?:next to|under|behind|in front of) )/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  }

  private textAt(i: number): string {
    return this.pieces[i]?.text ?? ''
  }

  private step(piece: Piece) {
    if (/^\d+$/.test(piece.text)) this.number = NUMBERS[Number(piece.text)] ?? ''
    else if (COUNTS.has(piece.text)) this.number = piece.text
    else if (piece.kind === 'noun') this.readNoun(piece)
    else if (piece.kind === 'verb') this.readVerb(piece)
    else if (SPOTS[piece.text]) this.spot = SPOTS[piece.text] ?? ''
    else if (isTime(piece.text)) this.times.push(piece.text)
    else if (/^(on|in) his /.test(piece.text)) this.readOwnedPlace(piece.text)
    else if (/^[a-z]/.test(piece.text)) this.looks.push(piece.text)
  }

  /** "海賊の肩に": whose shoulder it is was said before. */
  private readOwnedPlace(place: string) {
    const owner = this.textAt(this.i - 1) === 'NO' ? this.alone.pop() : undefined
    this.places.push(owner ? `on the shoulder of ${owner}` : place)
  }

  private phrased(noun: string): string {
    const looks = this.looks.splice(0).join(' ')
    const isMany = this.number && this.number !== 'a'
    const phrase = isMany ? `${this.number} ${looks} ${pluralOf(noun)}` : `a ${looks} ${noun}`
    this.number = ''
    return phrase.replace(/\s+/g, ' ')
  }

  private readNoun({ text: noun }: Piece) {
    const phrase = this.phrased(noun)
    let spot = this.spot
    this.spot = ''
    if (this.textAt(this.i + 1) === 'NO') {
      spot = SPOTS[this.textAt(this.i + 2)] ?? ''
      if (spot) this.i += 2
      else if (this.pieces[this.i + 2]?.kind === 'noun') {
        this.places.push(`with ${phrase}`)
        this.i++
        return
      }
    }
    const particle = this.textAt(this.i + 1)
    if (/^(TOPIC|OBJ|NI|DE|TO|FROM|NO)$/.test(particle)) this.i++
    if (spot && particle === 'NO') this.readPlaced(`${spot} ${phrase}`)
    else if (spot) this.places.push(`${spot} ${phrase}`)
    else if (particle === 'TOPIC') this.doer = [...this.alone.splice(0), phrase].join(' and ')
    else if (particle === 'TO') this.readCompanion(phrase)
    else if (particle === 'OBJ') {
      this.given.object = [...this.alone.splice(0), phrase].join(' and ')
      this.isDressing = isA(noun, 'worn')
    } else if (particle === 'NI') this.given.at = phrase
    else if (particle === 'DE' && isTool(noun)) this.given.tool = phrase
    else if (WHERE[particle]) this.places.push(`${WHERE[particle]} ${phrase}`)
    else this.alone.push(phrase)
  }

  /** "花の上の蝶": where the next noun is. */
  private readPlaced(place: string) {
    const next = this.pieces[this.i + 1]
    if (next?.kind !== 'noun') return void this.places.push(place)
    this.i++
    this.alone.push(`${this.phrased(next.text)} ${place}`)
  }

  /** "猫と犬": with a verb that two do together, the other one; else one more. */
  private readCompanion(phrase: string) {
    const isListed = this.pieces[this.i + 1]?.kind === 'noun' && this.textAt(this.i + 2) !== 'OBJ'
    if (isListed || this.pieces[this.i + 1]?.kind !== 'verb') this.alone.push(phrase)
    else this.given.companion = phrase
  }

  private readVerb({ text: verb, source }: Piece) {
    // "乗って飛ぶ": one who does two things is named once.
    const isMore = this.wasOpen && !this.alone.length && this.pieces[this.i + 1]?.kind !== 'noun'
    this.wasOpen = /[てで]$/.test(source)
    const doer = isMore ? '' : (this.doerAfter() ?? this.doer ?? this.alone.pop() ?? 'a child')
    const isHeadNamed = doer !== '' && this.pieces[this.i]?.kind === 'noun'
    const clause = told({ ...this.given, doer, verb: this.plainVerb(verb), places: this.places })
    const particle = this.textAt(this.i + 1)
    this.given = {}
    this.places = []
    this.doer = null
    // "ブランコに乗った女の子を押す": who was told of is what the next verb is done to.
    if (isHeadNamed && particle === 'OBJ') {
      this.given.object = clause
      this.i++
      return
    }
    if (isMore) this.clauses.push(`${this.clauses.pop()} and ${clause}`)
    else this.clauses.push([...this.alone.splice(0), clause].join(' and '))
    if (['TO', 'NO'].includes(this.textAt(this.i + 1))) this.i++
  }

  private plainVerb(verb: string): string {
    if (verb === 'HANDS') return 'holding hands with'
    return verb === 'doing' ? (this.isDressing ? 'wearing' : 'playing') : verb
  }

  /** A noun right after the verb is its subject: "走る犬". */
  private doerAfter(): string | null {
    let next = this.i + 1
    for (; this.pieces[next]?.kind === 'word' && !/^(COMMA|TO|TOPIC)$/.test(this.textAt(next)); next++) {
      const text = this.textAt(next)
      if (/^\d+$/.test(text)) this.number = NUMBERS[Number(text)] ?? ''
      else if (COUNTS.has(text)) this.number = text
      else if (/^[a-z]/.test(text)) this.looks.push(text)
    }
    const piece = this.pieces[next]
    if (piece?.kind !== 'noun') return null
    this.i = next
    this.doer = null
    return this.phrased(piece.text)
  }
}
