/** Japanese: particles tell what each noun is to the verb at the end of its clause. */
import { NOUNS } from '../../world/nouns.ts'
import { pluralOf } from '../singular.ts'
import { type Piece, SPOTS } from './pieces.ts'

interface Argument {
  phrase: string
  /** 'object', 'ni', 'to', or an English preposition. */
  role: string
}

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Verbs that two do together: "…と". */
const MUTUAL = /fighting|dancing|playing|HANDS|hugging/
const TOOLS = /toys|tools|indoor|food|music|clothes|school|sports/
const PARTICLES: Record<string, string> = { OBJ: 'object', NI: 'ni', DE: 'in' }

export function japanese(pieces: readonly Piece[]): string {
  return new JapaneseReader(pieces).read()
}

class JapaneseReader {
  private readonly pieces: readonly Piece[]
  private readonly clauses: string[] = []
  private readonly alone: string[] = []
  private given: Argument[] = []
  private topic: string | null = null
  private number = ''
  private i = 0
  /** The verb before left its sentence open: "…て". */
  private wasOpen = false

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  read(): string {
    while (this.i < this.pieces.length) this.step()
    const rest = this.given.map(({ phrase, role }) =>
      ['object', 'ni', 'to'].includes(role) ? phrase : `${role} ${phrase}`,
    )
    if (this.alone.length || rest.length || (this.topic && !this.clauses.length))
      this.clauses.push(`${[this.topic, ...this.alone].filter(Boolean).join(' and ')} ${rest.join(' ')}`)
    return this.clauses.join(' , ').replace(/\s+/g, ' ')
  }

  private textAt(i: number): string {
    return this.pieces[i]?.text ?? ''
  }

  private step() {
    const piece = this.pieces[this.i]
    if (piece && /^\d+$/.test(piece.text)) {
      this.number = NUMBERS[Number(piece.text)] ?? ''
      this.i += this.textAt(this.i + 1) === 'NO' ? 2 : 1
    } else if (piece?.kind === 'noun') this.readNoun(piece.text)
    else if (piece?.kind === 'verb') this.readVerb(piece.text)
    else this.i++
  }

  private phrased(noun: string, number: string): string {
    return number && number !== 'a' ? `${number} ${pluralOf(noun)}` : `a ${noun}`
  }

  private readNoun(noun: string) {
    const phrase = this.phrased(noun, this.number)
    this.number = ''
    let spot = ''
    if (this.textAt(this.i + 1) === 'NO') {
      spot = SPOTS[this.textAt(this.i + 2)] ?? ''
      if (spot) this.i += 2
      else if (this.pieces[this.i + 2]?.kind === 'noun') {
        this.given.push({ phrase, role: 'with' })
        this.i += 2
        return
      }
    }
    const particle = this.textAt(this.i + 1)
    this.i += 1
    if (particle === 'TOPIC') this.topic = phrase
    else if (particle === 'TO') this.readCompanion(phrase)
    else if (PARTICLES[particle])
      this.given.push({ phrase, role: particle === 'OBJ' ? 'object' : spot || roleOf(particle, noun) })
    else {
      if (spot) this.given.push({ phrase, role: spot })
      else this.alone.push(phrase)
      return
    }
    this.i += 1
  }

  /** "猫と犬": with a verb that two do together, the other one; else one more. */
  private readCompanion(phrase: string) {
    const verb = this.pieces.slice(this.i + 1).find(({ kind }) => kind === 'verb')
    const isListed = this.pieces[this.i + 1]?.kind === 'noun' && this.textAt(this.i + 2) !== 'OBJ'
    if (verb && MUTUAL.test(verb.text) && !isListed && !this.topic) this.given.push({ phrase, role: 'to' })
    else this.alone.push(phrase)
  }

  private readVerb(verb: string) {
    const listed = this.topic ? [...this.alone.splice(0), this.topic].join(' and ') : null
    // "乗って飛ぶ": one who does two things is named once.
    const isMore = this.wasOpen && !this.alone.length && this.pieces[this.i + 1]?.kind !== 'noun'
    this.wasOpen = /[てで]$/.test(this.pieces[this.i]?.source ?? '')
    const subject = isMore ? '' : (this.subjectAfter() ?? listed ?? this.alone.pop() ?? 'a child')
    const argument = (role: string) => this.given.find((one) => one.role === role)?.phrase
    const object = argument('object')
    const ni = argument('ni')
    const other = argument('to')
    const places = this.given
      .filter(({ role }) => !['object', 'ni', 'to'].includes(role))
      .map(({ phrase, role }) => `${role} ${phrase}`)
    const clause = `${clauseOf(verb, subject, object, ni, other)} ${places.join(' ')}`
    if (isMore) this.clauses.push(`${this.clauses.pop()} and ${clause}`)
    else this.clauses.push(clause)
    this.given = []
    if (['TO', 'NO'].includes(this.textAt(this.i + 1))) this.i++
    this.i++
  }

  /** A noun right after the verb is its subject: "走る犬". */
  private subjectAfter(): string | null {
    let next = this.i + 1
    let number = ''
    if (/^\d+$/.test(this.textAt(next))) {
      number = NUMBERS[Number(this.textAt(next))] ?? ''
      next += this.textAt(next + 1) === 'NO' ? 2 : 1
    }
    const piece = this.pieces[next]
    if (piece?.kind !== 'noun') return null
    this.i = next
    this.topic = null
    return this.phrased(piece.text, number)
  }
}

/** "公園で" is where, "ボールで" is with what. */
const roleOf = (particle: string, noun: string): string =>
  particle === 'DE' && TOOLS.test(NOUNS.get(noun)?.category ?? '') ? 'with' : (PARTICLES[particle] ?? '')

function clauseOf(verb: string, subject: string, object = '', ni = '', other = ''): string {
  if (verb === 'HANDS') return `${other ? `${other} and ` : ''}${subject} holding their hands`
  if (verb === 'inside') return `${subject} in ${ni || object}`
  if (verb === 'riding') return `${subject} riding ${ni || object}`
  const companion = other ? (verb === 'fighting' ? other : `with ${other}`) : ''
  const place = ni ? (verb === 'climbing' ? ni : `on ${ni}`) : ''
  return `${subject} ${verb} ${object} ${companion} ${place}`
}
