/** Hindi: the verb comes last, and what English says before a noun is said after it. */
import { nounOf } from '../lexicon.ts'
import { isA } from '../vocabulary.ts'
import { hindiDeed, hindiNoun, hindiVerb } from './hindi-words.ts'
import { kindOfSmall } from './token.ts'
import { isTime, type Told, told } from './told.ts'
import type { Gloss, Tongue } from './tongue.ts'

interface Named {
  phrase: string
  /** What was said after it: 'OBJ', an English preposition, or nothing. */
  role: string
}

const OWNED = /^(?:का|की|के)$/
/** "लाल टोपी वाला भालू": what stands before it is had by the one behind. */
const HAS = /^वाल[ाीे]$/
const ENDS_CLAUSE = /^(?:है|हैं|था|थी|थे)$/
const GOES_ON = /^(?:रहा|रही|रहे)$/
const LONGEST = 4
/** Without a "के" before them these tell where somebody is to those named before: "उसका कुत्ता पीछे दौड़ रहा है". */
const ADVERB = /^(?:पीछे|आगे|सामने)$/

export function hindi(text: string, tongue: Tongue, gloss: Gloss): string {
  const words = text
    .replace(/[।,.!?]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return new HindiReader(words, tongue, gloss).read()
}

class HindiReader {
  private readonly words: readonly string[]
  private readonly tongue: Tongue
  private readonly gloss: Gloss
  private readonly clauses: string[] = []
  private named: Named[] = []
  private looks: string[] = []
  private verb = ''
  /** "पेड़ की डाल": what belongs to something is said after it. */
  private owner = ''
  /** "पंखों वाला": what the next one has. */
  private had = ''
  /** How many nouns stood before the verb. */
  private before = 0
  private isJoined = false
  private isTogether = false
  private isGoingOn = false
  private trailing = ''
  private adverb = ''
  /** What somebody is taught: "साइकिल चलाना सिखा". */
  private taught = ''
  /** Who acted in the clause before, by a deed that stood before them: "चश्मा पहने कछुआ". */
  private hasDoer = false
  private readonly times: string[] = []
  /** Where words stood that nobody knows: what follows is theirs, not that of who was named before. */
  private readonly strangers = new Set<number>()

  constructor(words: readonly string[], tongue: Tongue, gloss: Gloss) {
    this.words = words
    this.tongue = tongue
    this.gloss = gloss
  }

  read(): string {
    for (let i = 0; i < this.words.length; ) i += this.readAt(i)
    this.close()
    return [this.clauses.join(' and '), ...this.times].join(' , ').replace(/\s+/g, ' ').trim()
  }

  /** How many words were read. */
  private readAt(i: number): number {
    const ahead = this.words.slice(i, i + LONGEST)
    if (HAS.test(ahead[0] ?? '') && this.isHadAt(i)) {
      this.had = this.named.pop()?.phrase ?? ''
      return 1
    }
    const deed = hindiDeed(this.tongue, ahead)
    // "गले मिलते दो दोस्त": who does it may be named behind.
    const isBefore = deed !== null && /त[ाीे]$/.test(ahead[deed.size - 1] ?? '')
    if (deed && (this.named.length || isBefore))
      return this.readVerb(this.gloss.note(deed.english, ahead.slice(0, deed.size).join(' ')), deed.size)
    // "बांध रही है" ties, "बांध" is a dam.
    const going = GOES_ON.test(ahead[1] ?? '') && this.named.length ? hindiVerb(this.tongue, ahead[0] ?? '') : null
    if (going) return this.readVerb(this.gloss.note(going, ahead[0] ?? ''), 1)
    for (let size = Math.min(3, ahead.length); size >= 1; size--) {
      const phrase = ahead.slice(0, size).join(' ')
      const small = this.tongue.words.get(phrase)
      if (small !== undefined) return this.readSmall(small, phrase, i, size)
      const noun = hindiNoun(this.tongue, phrase, this.isOblique(i + size))
      const isOne = noun === 'children' && phrase === 'बच्चे' && this.isOblique(i + size)
      if (noun) return this.readNoun(this.gloss.note(isOne ? 'child' : noun, phrase), size, this.isOblique(i + size))
    }
    const verb = hindiVerb(this.tongue, ahead[0] ?? '')
    // "लटककर केला खा": the noun behind "-कर" is what is eaten.
    if (verb) this.isGoingOn = /कर$/.test(ahead[0] ?? '')
    if (verb) return this.readVerb(this.gloss.note(verb, ahead[0] ?? ''), 1)
    this.gloss.unknown.push(ahead[0] ?? '')
    this.strangers.add(i)
    return 1
  }

  /** A "गुब्बारे वाला" alone sells balloons. */
  private isHadAt(i: number): boolean {
    const last = this.named.at(-1)
    const isNamed = [1, 2].some((by) => hindiNoun(this.tongue, this.words[i + by] ?? '') !== null)
    return last !== undefined && !last.role && isNamed
  }

  /** Before a small word "बुलबुले" is one, else several. */
  private isOblique(next: number): boolean {
    const small = this.tongue.words.get(this.words[next] ?? '')
    return OWNED.test(this.words[next] ?? '') || small === 'OBJ' || kindOfSmall(small ?? '') === 'preposition'
  }

  private readVerb(verb: string, size: number): number {
    if (verb === 'teaching' && this.verb) {
      this.taught = this.verb
      this.verb = verb
      return size
    }
    // "छाता पकड़े हुए नाच रहा है": one who does two things is named once.
    if (this.verb && this.named.length) {
      const rest = this.named.splice(this.before)
      this.close()
      this.named = [{ phrase: '', role: '' }, ...rest]
    }
    this.verb = verb
    this.before = this.named.length
    return size
  }

  private readSmall(small: string, phrase: string, i: number, size: number): number {
    const last = this.named.at(-1)
    if (ENDS_CLAUSE.test(phrase) && this.verb) this.close()
    else if (small === 'AND') this.isJoined = true
    else if (small === 'TOGETHER') this.isTogether = true
    else if (OWNED.test(phrase)) {
      const isOwner = last && !last.role && !this.strangers.has(i - 1)
      if (isOwner && hindiNoun(this.tongue, this.words[i + 1] ?? '')) this.owner = this.named.pop()?.phrase ?? ''
    } else if (ADVERB.test(phrase) && last && !last.role && this.clauses.length) {
      this.adverb = small
    } else if (small === 'OBJ' || kindOfSmall(small) === 'preposition') {
      if (last) last.role = small
      // "उसके पास मछली है": where all that follows is.
      else this.trailing = small === 'near' ? 'next to' : small
    } else if (isTime(small)) this.times.push(small)
    else if (/^on his /.test(small) && last && !last.role && OWNED.test(this.words[i - 1] ?? ''))
      last.role = `on the ${/ (shoulder|\w+)/.exec(small.replace('on his', ''))?.[1]} of`
    else if (/^(on|in|under) (?:his|the) /.test(small))
      this.named.push({ phrase: small.replace(/^\w+ /, ''), role: small.split(' ')[0] ?? '' })
    else if (small) this.looks.push(this.tongue.adjectives.has(phrase) ? this.gloss.note(small, phrase) : small)
    return size
  }

  private readNoun(noun: string, size: number, isOblique: boolean): number {
    const isSeveral = noun.endsWith('s') || noun === 'children'
    const looks = this.looks.splice(0)
    const article = looks.some((look) => kindOfSmall(look) === 'article') || isSeveral ? '' : 'a'
    const its = `${this.had && ` with ${this.had}`}${this.owner && ` of ${this.owner}`}`
    const phrase = `${article} ${looks.join(' ')} ${noun}${its}`
    this.had = ''
    this.owner = ''
    const last = this.named.at(-1)
    // "पेड़ पर बैठा उल्लू": a noun behind the verb is who acts.
    // "मोदक खाते हुए और चूहा": one more is there, and does none of it.
    if (this.verb && this.isJoined && this.named.length) {
      this.close()
      this.clauses.push(`with ${phrase} next to her`)
    } else if (this.verb && !isOblique && !this.isGoingOn) {
      this.close(phrase)
      this.hasDoer = true
    } else if (this.isJoined && last) last.phrase += ` and ${phrase}`
    else this.named.push({ phrase, role: '' })
    this.isJoined = false
    return size
  }

  private close(doer = '') {
    const bare = this.named.filter(({ role }) => !role)
    const marked = this.named.find(({ role }) => role === 'OBJ')?.phrase
    const isTold = this.hasDoer && this.verb && !doer && !isAliveIn(bare[0]?.phrase ?? '')
    const subject = isTold ? '' : doer || bare.shift()?.phrase || ''
    this.hasDoer = false
    const [object] = bare
    const places = this.named.filter(({ role }) => role && role !== 'OBJ')
    if (!subject && !this.named.length && !this.verb) return
    this.clauses.push(
      this.verb ? this.deedOf(subject, object?.phrase, marked, places) : this.stateOf(subject, bare, places),
    )
    this.named = []
    this.verb = ''
  }

  private stateOf(subject: string, others: readonly Named[], places: readonly Named[]): string {
    const trailing = this.trailing
    this.trailing = ''
    if (trailing && this.clauses.length)
      return `with ${[subject, ...others.map(({ phrase }) => phrase)].join(' and ')} ${trailing} her`
    return [subject, ...others.map(({ phrase }) => `and ${phrase}`), ...places.toReversed().map(placeOf)].join(' ')
  }

  private deedOf(doer: string, object: string | undefined, marked: string | undefined, places: Named[]): string {
    const clause: Told = { doer, verb: this.verb, object: object ?? marked, at: object ? marked : undefined }
    if (this.taught) {
      clause.object = told({ doer: '', verb: this.taught, object }).trim()
      clause.at = marked
      this.taught = ''
    }
    if (this.adverb) {
      places.push({ phrase: '', role: this.adverb })
      this.adverb = ''
    }
    const from = places.find(({ role }) => role === 'from')
    // "गेंद से खेल": with what, or against whom.
    if (from && /^(playing|fighting|juggling|cutting|painting|writing|digging)/.test(this.verb) && !clause.object) {
      places.splice(places.indexOf(from), 1)
      if (this.verb === 'playing') clause.tool = from.phrase
      else clause.object = from.phrase
    }
    if (this.isTogether && this.verb === 'dancing' && doer.includes(' and '))
      return doer.replace(' and ', ' dancing with ')
    return told({ ...clause, places: places.map(placeOf) })
  }
}

const isAliveIn = (phrase: string): boolean =>
  phrase.split(' ').some((word) => isA(nounOf([word])?.name ?? '', 'alive'))

const placeOf = ({ phrase, role }: Named) => `${role} ${phrase}`
