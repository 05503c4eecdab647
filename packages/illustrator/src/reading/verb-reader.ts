/** Decides whether a word is used as a verb: "two kids swing" and "a kids' swing". */
import { isEnglish, isVerb } from './english.ts'
import { nounOf } from './lexicon.ts'
import type { Node } from './node.ts'
import { isPreposition } from './preposition-words.ts'
import { numberOf } from './quantity.ts'
import { singularsOf } from './singular.ts'
import { DETERMINERS, POSSESSIVES, PRONOUNS } from './small-words.ts'
import { unknownVerb, type Verb, type VerbForm } from './verbs.ts'
import { isA } from './vocabulary.ts'
import { isMark, type WordList } from './words.ts'

export const BE = new Set("is are was were 's be being am been there's".split(' '))
const PLURAL_PRONOUNS = /^(i|we|they|you|us)$/
/** "the boy pets it". */
const OBJECTS = /^(it|him|them)$/
const HELPERS = new Set('can could will would should must may might do does did to let lets'.split(' '))

export interface VerbHere {
  verb: Verb
  form: VerbForm
  /** How many words it takes. */
  size: number
}

export class VerbReader {
  /** "why did the chicken cross": the verb keeps its base form. */
  isQuestion = false
  private readonly list: WordList
  /** What was read so far. */
  private readonly nodes: readonly Node[]
  private readonly canBeginAt: (i: number) => boolean

  constructor(list: WordList, nodes: readonly Node[], canBeginAt: (i: number) => boolean) {
    this.list = list
    this.nodes = nodes
    this.canBeginAt = canBeginAt
  }

  /** The verb at a word, if the word is used as one here. */
  read(i: number, afterNoun: boolean): VerbHere | null {
    const hit = this.list.verbAt(i)
    const word = this.list.at(i)
    if (!hit) return this.strangeVerb(i, afterNoun)
    const { verb, form } = hit.word
    const found = { verb, form, size: hit.size }
    const before = this.list.at(i - 1)
    const next = this.list.at(i + 1)
    const last = this.nodes.at(-1)
    // "one fell down": the number stands for somebody.
    const isShare = last?.kind === 'noun' && last.phrase.share !== null
    // "while another watches": no determiner of a plural.
    const isAfterDeterminer =
      (DETERMINERS.has(before) && !(before === 'another' && form === 'third')) ||
      POSSESSIVES.has(before) ||
      before === "'s" ||
      (numberOf(before) !== null && !isShare)
    const long = this.list.nounAt(i)
    if (long && long.size > hit.size && !afterNoun) return null
    if (hit.size > 1 && form !== 'past') return isAfterDeterminer ? null : found
    if (form === 'ing') return isAfterDeterminer && long && !this.canBeginAt(i + 1) ? null : found
    if (isAfterDeterminer) return null
    if (this.isQuestion && form === 'base' && afterNoun && !this.clauseHasVerb()) return found
    if (HELPERS.has(before)) return form === 'base' ? found : null
    if (form === 'base' && afterNoun && this.isWatched(i)) return found
    if (form === 'past') return this.isPastVerb(i, afterNoun) ? found : null
    const isAfterPronoun = PRONOUNS.has(before) || before === 'who' || before === 'that' || before === 'which'
    if (isAfterPronoun) return form === (PLURAL_PRONOUNS.test(before) ? 'base' : form) ? found : null
    if (BE.has(before) && form === 'base' && (DETERMINERS.has(next) || POSSESSIVES.has(next))) return found
    const joins = before === 'and' || before === ','
    if (!afterNoun && !(joins && this.clauseHasVerb())) return null
    const startsObject =
      OBJECTS.test(next) ||
      DETERMINERS.has(next) ||
      POSSESSIVES.has(next) ||
      this.canBeginAt(i + 1) ||
      numberOf(next) !== null
    const startsPlace = isPreposition(next) && next !== 'of'
    const isThing = nounOf([word]) !== null && nounOf([word])?.via !== 'stand-in'
    const isLast =
      !next || isMark(next) || startsPlace || /^(?:while|as|because|when|before|until|[a-z]+ing)$/.test(next)
    if (isThing && form === 'third' && afterNoun && isLast && this.isOneAliveBefore(i)) return found
    if (isThing && form === 'base' && singularsOf(before).length < 2 && !this.isPluralSubject()) return null
    // "books fly like birds": a plural does not describe the noun after it.
    if (isThing && form === 'base' && singularsOf(before).length > 1 && afterNoun && !this.canBeginAt(i + 1))
      return found
    if (isThing)
      return (startsObject && !this.isCompound(i)) || (startsPlace && verb.prepositions.has(next)) ? found : null
    // "drops her ice cream and cries": the deed of one who has done something already.
    const isEnd = !next || isMark(next) || /^(and|while|because|when)$/.test(next)
    if (joins) return startsObject || startsPlace || (form === 'third' && isEnd && before === 'and') ? found : null
    const isBroken = startsPlace && verb.prepositions.has(next) && !this.clauseHasVerb() && this.isAliveBefore()
    if (form === 'base' && !startsObject && singularsOf(before).length < 2 && !this.isPluralSubject() && !isBroken)
      return null
    return form === 'third' ||
      startsObject ||
      startsPlace ||
      !next ||
      isMark(next) ||
      next === 'and' ||
      next === 'together'
      ? found
      : null
  }

  /** "flower beds", "kids train set": noun after noun without an article. */
  private isCompound(i: number): boolean {
    const next = this.list.at(i + 1)
    return (
      !DETERMINERS.has(next) &&
      !POSSESSIVES.has(next) &&
      numberOf(next) === null &&
      this.list.verbAt(i)?.word.form === 'base'
    )
  }

  /** "his sister rakes", "while their dog watches": one who is alive, and has done nothing yet. */
  private isOneAliveBefore(i: number): boolean {
    const who = this.list.at(i - 1)
    // "while another watches".
    if (/^(?:another|one|other)$/.test(who) && this.nodes.at(-1)?.kind === 'noun') return true
    const name = nounOf([who])?.name ?? ''
    if (isA(name, 'person')) return true
    const opening = this.list.at(i - 2)
    const isOne =
      (DETERMINERS.has(opening) || POSSESSIVES.has(opening) || opening === 'one') && singularsOf(who).length < 2
    // "the kids jump and the dog watches".
    const isNext = /^(?:and|but)$/.test(this.list.at(i - 3))
    return isOne && isA(name, 'alive') && (isNext || !this.clauseHasVerb())
  }

  /** "horse jump over fence": who learns the language leaves the ending out. */
  private isAliveBefore(): boolean {
    const last = this.nodes.at(-1)
    return last === undefined || (last.kind === 'noun' && isA(last.phrase.found?.name ?? '', 'alive'))
  }

  /** "watching a penguin dance": while its phrase is read, the penguin is no node yet. */
  private isWatched(i: number): boolean {
    const watching = this.nodes.slice(-2).findLast((node) => node.kind === 'verb')
    const isAlive = isA(nounOf([this.list.at(i - 1)])?.name ?? '', 'alive')
    return watching !== undefined && isAlive && /^(watch|see|hear|let|make|help)$/.test(watching.verb.lemma)
  }

  /** "mom and dad dance". */
  private isPluralSubject(): boolean {
    const joints = this.nodes.slice(-2)
    return joints.some((node) => node.kind === 'and')
  }

  private clauseHasVerb(): boolean {
    for (const node of [...this.nodes].reverse()) {
      if (node.kind === 'stop') return false
      if (node.kind === 'verb') return node.form !== 'ing'
    }
    return false
  }

  /** "a boy rode a horse", "a cake decorated by mice", but "a painted egg". */
  private isPastVerb(i: number, afterNoun: boolean): boolean {
    const before = this.list.at(i - 1)
    if (this.list.at(i) === 'asleep') return true
    if (PRONOUNS.has(before) || BE.has(before) || before === 'who' || before === 'that') return true
    if (!afterNoun && before !== 'and' && before !== ',') return false
    const next = this.list.at(i + 1)
    if (before === 'and' || before === ',')
      return (
        !afterNoun &&
        (DETERMINERS.has(next) || POSSESSIVES.has(next) || isPreposition(next)) &&
        this.nodes.some((node) => node.kind === 'verb')
      )
    return (
      !next || isMark(next) || isPreposition(next) || DETERMINERS.has(next) || POSSESSIVES.has(next) || next === 'and'
    )
  }

  /** An "-ing" or "-s" form that our tables do not have, right after a noun: some deed. */
  private strangeVerb(i: number, afterNoun: boolean): VerbHere | null {
    const word = this.list.at(i)
    if (!afterNoun || nounOf([word]) || isMark(word)) return null
    const stem = word.replace(/ing$/, '')
    if (/[a-z]{2,}ing$/.test(word)) {
      const lemma = [stem, `${stem}e`, stem.slice(0, -1)].find((form) => isVerb(form))
      return lemma || !isEnglish(word) ? { verb: unknownVerb(lemma ?? stem), form: 'ing', size: 1 } : null
    }
    const lemma = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
      (form) => form !== word && isVerb(form),
    )
    const next = this.list.at(i + 1)
    const isFollowed = DETERMINERS.has(next) || POSSESSIVES.has(next) || isPreposition(next)
    return lemma && isFollowed ? { verb: unknownVerb(lemma), form: 'third', size: 1 } : null
  }
}
