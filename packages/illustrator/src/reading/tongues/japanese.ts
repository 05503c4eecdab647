/** Japanese: particles tell what each noun is to the verb at the end of its clause. */
import { pluralOf } from '../singular.ts'
import { isA } from '../vocabulary.ts'
import { articleOf, asOne } from './kin.ts'
import { type Piece, SPOTS } from './pieces.ts'
import { isTime, isTool, type Told, told } from './told.ts'

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNTS = new Set([...NUMBERS.slice(2), 'many', 'some'])
const PART = /^(tooth|teeth|nose|head|back|tail|hand|ear|eye|foot|face|mouth|belly|hair|wing)$/
const isAlive = (phrase: string): boolean => phrase.split(' ').some((word) => isA(word, 'alive'))
const isWorn = (phrase: string): boolean => isA(phrase.split(' ').at(-1) ?? '', 'worn')
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
  /** "…、となりに魚": where all that follows is. */
  private trailing = ''
  /** Whose part the next noun is. */
  private owner = ''
  /** "浴衣の女の子": what the next noun wears. */
  private clothes = ''
  /** What is done by somebody named at the end: "乗せて…乗る男の子". */
  private readonly open: string[] = []
  /** The verb before left its sentence open: "…て". */
  private wasOpen = false
  /** What is done is done to clothes: "マフラーをした". */
  private isDressing = false

  constructor(pieces: readonly Piece[]) {
    // "と一緒に": what is nothing in English parts no others.
    this.pieces = pieces.filter(({ text }) => text !== '')
  }

  read(): string {
    for (; this.i < this.pieces.length; this.i++) this.step(this.pieces[this.i] as Piece)
    const { object, at, companion, tool } = this.given
    const left = [this.doer, ...this.alone, object, at, companion, tool].filter(Boolean)
    if (this.trailing && left.length) this.clauses.push(`with ${left.join(' and ')} ${this.trailing} her`)
    else if (left.length || this.places.length) this.clauses.push(`${left.join(' and ')} ${this.places.join(' ')}`)
    return [...this.clauses, ...this.times]
      .join(' , ')
      .replace(/, (?=(?:next to|under|behind|in front of|with) )/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  }

  private textAt(i: number): string {
    return this.pieces[i]?.text ?? ''
  }

  private step(piece: Piece) {
    if (/^\d+$/.test(piece.text)) this.number = NUMBERS[Number(piece.text)] ?? ''
    else if (COUNTS.has(piece.text)) this.number = piece.text
    else if (piece.text === 'water' && this.textAt(this.i + 1) === 'OBJ') this.given.object = piece.text
    else if (piece.kind === 'noun') this.readNoun(piece)
    else if (piece.kind === 'verb') this.readVerb(piece)
    else if (SPOTS[piece.text] && this.textAt(this.i - 1) === 'COMMA' && this.clauses.length)
      this.trailing = SPOTS[piece.text] ?? ''
    else if (SPOTS[piece.text]) this.spot = SPOTS[piece.text] ?? ''
    else if (isTime(piece.text)) this.times.push(piece.text)
    else if (/^(on|in) his /.test(piece.text)) this.readOwnedPlace(piece.text)
    else if (/^(?:on|in|under) (?:the|one) /.test(piece.text)) this.places.push(piece.text)
    else if (/^[a-z]/.test(piece.text)) this.looks.push(piece.text)
  }

  /** "海賊の肩に": whose shoulder it is was said before. */
  private readOwnedPlace(place: string) {
    const owner = this.textAt(this.i - 1) === 'NO' ? this.alone.pop() : undefined
    const part = /(?:back|head|lap|nose|tail)$/.exec(place)?.[0] ?? 'shoulder'
    this.places.push(owner ? `on the ${part} of ${owner}` : place)
  }

  private phrased(noun: string): string {
    const looks = this.looks.splice(0).join(' ')
    const isMany = this.number && this.number !== 'a'
    const phrase = isMany ? `${this.number} ${looks} ${pluralOf(noun)}` : `${articleOf(noun)} ${looks} ${noun}`
    this.number = ''
    return phrase.replace(/\s+/g, ' ')
  }

  private ownedBy(phrase: string): string {
    const { owner, clothes } = this
    this.owner = ''
    this.clothes = ''
    const dressed = clothes ? `${phrase} wearing ${clothes}` : phrase
    return owner ? `${dressed} of ${owner}` : dressed
  }

  /** "くまのお母さん", "赤ちゃんゾウ": two nouns that are one; both are read then. */
  private oneWith({ text }: Piece): string | null {
    const size = this.textAt(this.i + 1) === 'NO' ? 2 : text === 'baby' ? 1 : 0
    const next = this.pieces[this.i + size]
    const one = size && next?.kind === 'noun' ? asOne(text, next.text) : null
    if (one) this.i += size
    return one
  }

  private readNoun(piece: Piece) {
    const noun = this.oneWith(piece) ?? piece.text
    // "動物たち": several, told by the ending.
    if (this.textAt(this.i + 1) === 'SEVERAL') {
      this.i++
      this.number ||= 'some'
    }
    const phrase = this.ownedBy(this.phrased(noun))
    let spot = this.spot
    this.spot = ''
    if (this.textAt(this.i + 1) === 'NO') {
      spot = SPOTS[this.textAt(this.i + 2)] ?? ''
      if (spot) this.i += 2
      else if (this.pieces[this.i + 2]?.kind === 'noun') {
        this.i++
        const owned = this.textAt(this.i + 1)
        // "ワニの歯": a part of somebody; "公園のベンチ": where it stands; else what it comes with.
        if (PART.test(owned)) this.owner = phrase
        // "七夕の短冊": a feast is when, and no company.
        else if (noun.endsWith(' festival')) this.times.push(noun)
        else if (isWorn(phrase) && isAlive(owned)) this.clothes = phrase
        else this.places.push(`${isA(noun, 'place') ? 'in' : 'with'} ${phrase}`)
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
      this.isDressing = isA(noun, 'worn')
      // "鯉のぼりと兜をかぶった男の子": what nobody wears is no part of the clothes.
      const others = this.isDressing ? this.alone.filter(isWorn) : this.alone
      this.alone = this.alone.filter((one) => !others.includes(one))
      this.given.object = [...others, phrase].join(' and ')
    } else if (particle === 'NI') this.given.at = phrase
    else if (particle === 'DE' && isTool(noun)) this.given.tool = phrase
    // "家族で花見をする": all of them do.
    else if (particle === 'DE' && isAlive(noun) && !this.doer) this.doer = phrase
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
    const next = this.pieces[this.i + 1]
    const after = this.textAt(this.i + 2)
    // "犬と丘で", "息子とクッキーを": the other noun is where, or what it is done to.
    const isOther = next?.kind === 'noun' && isAlive(phrase) && !isAlive(next.text) && /^(OBJ|DE|NI)$/.test(after)
    const isListed = next?.kind === 'noun' && after !== 'OBJ'
    if (!isOther && (isListed || next?.kind !== 'verb')) this.alone.push(phrase)
    else this.given.companion = phrase
  }

  private readVerb({ text: verb, source }: Piece) {
    if (/[^の]方$/.test(source)) return this.readManner(verb)
    if (this.textAt(this.i + 1) === 'RECEIVE') return this.readReceived(verb)
    // "乗って飛ぶ": one who does two things is named once.
    const isMore = this.wasOpen && !this.alone.length && this.pieces[this.i + 1]?.kind !== 'noun'
    this.wasOpen = /(?:[てで]|ながら)$/.test(source)
    // "…て" never stands before its noun: who does it is named later.
    const outer = this.doer
    const isOpen = (this.wasOpen && !this.alone.length && !isMore) || this.isBeforeAnother()
    if (isOpen && !this.doer) return this.leaveOpen(verb)
    const doer =
      isMore && !this.open.length
        ? ''
        : ((this.wasOpen ? null : this.doerAfter()) ?? this.doer ?? this.alone.pop() ?? 'a child')
    const head = this.pieces[this.i]
    const isHeadNamed = doer !== '' && (head?.kind === 'noun' || head?.text === 'SEVERAL')
    const deed = told({ ...this.given, doer: '', verb: this.plainVerb(verb), places: this.places }).trim()
    const clause = [doer, [...this.open.splice(0), deed].join(' and ')].filter(Boolean).join(' ')
    const particle = this.textAt(this.i + 1)
    this.given = {}
    this.places = []
    this.doer = null
    // "浴衣を着た女の子が…食べる": who was told of does the next deed too.
    if (isHeadNamed && particle === 'TOPIC') {
      this.doer = [...this.alone.splice(0), clause].join(' and ')
      this.i++
      return
    }
    // "ブランコに乗った女の子を押す": who was told of is what the next verb is done to.
    if (isHeadNamed && particle === 'OBJ') {
      this.given.object = clause
      // "女の子が眠っている猫をなでる": who was named first does the next deed.
      this.doer = outer
      this.i++
      return
    }
    if (isMore) this.clauses.push(`${this.clauses.pop()} and ${clause}`)
    else this.clauses.push([...this.alone.splice(0), clause].join(' and '))
    if (['TO', 'NO'].includes(this.textAt(this.i + 1))) this.i++
  }

  /** "お父さんに肩車してもらう女の子": who is marked by に does it to whoever receives it. */
  private readReceived(verb: string) {
    this.i++
    const { at: doer = 'a child', ...given } = this.given
    const object = this.doerAfter() ?? this.doer ?? this.alone.pop()
    this.clauses.push(told({ ...given, doer, verb: this.plainVerb(verb), object, places: this.places }))
    this.given = {}
    this.places = []
    this.doer = null
  }

  /** "自転車の乗り方を教える": how it is done is what somebody is taught. */
  private readManner(verb: string) {
    this.given.object = told({ doer: '', verb, object: this.given.object ?? this.alone.pop() }).trim()
    if (this.textAt(this.i + 1) === 'OBJ') this.i++
  }

  /** "本を読んでいるメガネをかけたフクロウ": the noun behind the verb is what another verb is done to, and no glasses read. */
  private isBeforeAnother(): boolean {
    const next = this.pieces[this.i + 1]
    return next?.kind === 'noun' && this.textAt(this.i + 2) === 'OBJ' && !isAlive(next.text)
  }

  private leaveOpen(verb: string) {
    this.open.push(told({ ...this.given, doer: '', verb: this.plainVerb(verb), places: this.places }).trim())
    this.given = {}
    this.places = []
  }

  private plainVerb(verb: string): string {
    if (verb === 'HANDS') return 'holding hands with'
    return verb === 'doing' ? (this.isDressing ? 'wearing' : 'playing') : verb
  }

  /** "赤いドレスの女の子": what stands before の tells of the noun behind it. */
  private headOf(piece: Piece): string {
    const head = this.pieces[this.i + 2]
    const one = this.oneWith(piece)
    if (one) return this.phrased(one)
    if (this.textAt(this.i + 1) === 'SEVERAL') {
      this.i++
      this.number ||= 'some'
    }
    const phrase = this.phrased(piece.text)
    if (this.textAt(this.i + 1) !== 'NO' || head?.kind !== 'noun' || isAlive(piece.text)) return phrase
    this.i += 2
    return `${this.phrased(head.text)} ${isA(piece.text, 'worn') ? 'wearing' : 'with'} ${phrase}`
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
    const first = this.headOf(piece)
    next = this.i
    const other = this.pieces[next + 2]
    // "座っているおばあちゃんとおじいちゃん": both of them do, but clothes are on the one behind them.
    if (this.isDressing || this.textAt(next + 1) !== 'TO' || other?.kind !== 'noun' || !isAlive(other.text))
      return first
    this.i = next + 2
    return `${first} and ${this.phrased(other.text)}`
  }
}
