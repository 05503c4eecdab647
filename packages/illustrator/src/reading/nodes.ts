/** A prompt cut into noun phrases, verbs, prepositions and what joins them. Here it is decided what is a noun and what a verb. */
import { isAdjective, isEnglish, isNoun, isVerb } from './english.ts'
import { jointOf } from './joints.ts'
import { canBeName, nounOf } from './lexicon.ts'
import { moodOf } from './naming.ts'
import { DETERMINERS, NounPhraseReader, POSSESSIVES } from './noun-phrase.ts'
import type { NounPhrase } from './phrase.ts'
import { isPreposition } from './preposition-words.ts'
import { numberOf } from './quantity.ts'
import { singularsOf } from './singular.ts'
import { unknownVerb, type Verb, type VerbForm } from './verbs.ts'
import { isA } from './vocabulary.ts'
import { isMark, type Word, WordList } from './words.ts'

export type Node =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'pronoun'; word: string }
  | { kind: 'verb'; verb: Verb; form: VerbForm; word: string; isPurpose: boolean }
  | { kind: 'preposition'; word: string }
  /** "is sad", "scared" after its noun. */
  | { kind: 'quality'; word: string }
  | { kind: 'and' | 'comma' | 'stop' | 'be' | 'which' | 'no' }

const PRONOUNS = new Set(
  'it he she him her them they himself herself itself themselves i we us you everyone everybody each'.split(' '),
)
const PLURAL_PRONOUNS = /^(i|we|they|you|us)$/
const BE = new Set("is are was were 's be being am been there's".split(' '))
const HELPERS = new Set('can could will would should must may might do does did to let lets'.split(' '))
const QUESTIONS = new Set('why what how did does do when'.split(' '))
/** Helping verbs: what they help comes after. */
const SKIPPED = new Set('should must could would can will may might shall'.split(' '))
const NAMING = new Set('named called'.split(' '))
export class NodeReader {
  private readonly list: WordList
  private readonly phrases: NounPhraseReader
  private readonly nodes: Node[] = []
  private i = 0
  /** "why did the chicken cross": the verb keeps its base form. */
  private isQuestion = false

  constructor(words: readonly Word[]) {
    this.list = new WordList(words)
    this.phrases = new NounPhraseReader(this.list, (i, afterNoun) => this.verbHere(i, afterNoun) !== null)
  }

  read(): Node[] {
    while (this.i < this.list.words.length) this.step()
    return this.nodes
  }

  private step() {
    const { list } = this
    const word = list.at(this.i)
    const noun = list.nounAt(this.i)
    const preposition = list.prepositionAt(this.i)
    // "that looks like", before "that" is taken for a joint.
    if (preposition && preposition.size > 1 && word === 'that') {
      this.push({ kind: 'preposition', word: preposition.preposition }, preposition.size)
      return
    }
    if (NAMING.has(word) && !list.nounAt(this.i + 1)) {
      this.i += 2
      return
    }
    if (word === 'to' && list.verbAt(this.i + 1)?.word.form === 'base' && !isPreposition(list.at(this.i + 1))) {
      const verb = list.verbAt(this.i + 1)
      if (verb && !this.isNounAfterTo(this.i + 1)) {
        this.push(
          { kind: 'verb', verb: verb.word.verb, form: 'base', word: list.at(this.i + 1), isPurpose: true },
          1 + verb.size,
        )
        return
      }
    }
    if (
      word === 'that' &&
      this.phrases.canBeginAt(this.i + 1) &&
      !this.verbHere(this.i + 1, true) &&
      this.last()?.kind !== 'noun'
    ) {
      this.readPhrase()
      return
    }
    if (SKIPPED.has(word) && !noun) {
      this.i++
      return
    }
    if (QUESTIONS.has(word) && this.last()?.kind !== 'noun') {
      this.isQuestion = true
      this.i++
      return
    }
    const joint = jointOf(word)
    if (joint && !(noun && noun.size > 1)) {
      if (joint === 'comma' && this.last()?.kind === 'which') this.nodes.pop()
      this.push({ kind: joint }, 1)
      return
    }
    if (preposition && !(noun && noun.size > preposition.size)) {
      this.push(
        { kind: 'preposition', word: preposition.preposition === 'w/' ? 'with' : preposition.preposition },
        preposition.size,
      )
      return
    }
    if (BE.has(word)) {
      this.push({ kind: 'be' }, 1)
      return
    }
    if (PRONOUNS.has(word) && !(word === 'her' && this.phrases.canBeginAt(this.i + 1)) && !(word === 'each')) {
      this.push({ kind: 'pronoun', word }, 1)
      return
    }
    if (word === 'each' && list.at(this.i + 1) === 'other') {
      this.push({ kind: 'pronoun', word: 'each other' }, 2)
      return
    }
    if (moodOf([word]) && !word.endsWith('ing') && this.isQuality(word)) {
      this.push({ kind: 'quality', word }, 1)
      return
    }
    const verb =
      noun && noun.size > 1 && this.last()?.kind !== 'noun' ? null : this.verbHere(this.i, this.last()?.kind === 'noun')
    if (verb && !this.isAttributive(verb.form)) {
      this.push({ kind: 'verb', verb: verb.verb, form: verb.form, word, isPurpose: false }, verb.size)
      return
    }
    if (this.isQuality(word)) {
      this.push({ kind: 'quality', word }, 1)
      return
    }
    this.readPhrase()
  }

  private isQuality(word: string): boolean {
    const before = this.last()?.kind
    if (this.list.nounAt(this.i) || !(isAdjective(word) || moodOf([word])) || this.phrases.canBeginAt(this.i + 1))
      return false
    return (
      before === 'be' ||
      before === 'noun' ||
      before === 'quality' ||
      (before === 'and' && this.nodes.at(-2)?.kind === 'quality')
    )
  }

  private last(): Node | undefined {
    return this.nodes.at(-1)
  }

  private push(node: Node, size: number) {
    this.nodes.push(node)
    this.i += size
  }

  private readPhrase() {
    const start = this.i
    const phrase = this.phrases.read(start)
    this.i = Math.max(start + 1, this.phrases.end)
    if (!phrase) {
      // "at night": the preposition of something that is no thing must not take the next one.
      if (this.last()?.kind === 'preposition' && this.phrases.end > start) this.nodes.pop()
      return
    }
    // A name right after its bearer: "my dog max".
    const last = this.last()
    if (last?.kind === 'noun' && isBareName(phrase, last.phrase)) return
    this.nodes.push({ kind: 'noun', phrase })
  }

  /** "a dancing bear", "flying pigs": the verb belongs to the noun after it. */
  private isAttributive(form: VerbForm): boolean {
    if (form !== 'ing' && form !== 'past') return false
    const before = this.last()
    if (
      before &&
      before.kind !== 'and' &&
      before.kind !== 'comma' &&
      before.kind !== 'stop' &&
      before.kind !== 'preposition'
    )
      return false
    const hasSubject = this.nodes.some((node) => node.kind === 'noun')
    if (hasSubject && before?.kind !== 'preposition') return false
    return (
      this.phrases.canBeginAt(this.i + 1) ||
      (isNoun(this.list.at(this.i + 1)) && !isPreposition(this.list.at(this.i + 1)))
    )
  }

  private isNounAfterTo(i: number): boolean {
    return (
      this.list.nounAt(i) !== null &&
      !this.phrases.canBeginAt(i + 1) &&
      !DETERMINERS.has(this.list.at(i + 1)) &&
      !isPreposition(this.list.at(i + 1))
    )
  }

  /** The verb at a word, if the word is used as one here. */
  private verbHere(i: number, afterNoun: boolean): { verb: Verb; form: VerbForm; size: number } | null {
    const hit = this.list.verbAt(i)
    const word = this.list.at(i)
    if (!hit) return this.strangeVerb(i, afterNoun)
    const { verb, form } = hit.word
    const found = { verb, form, size: hit.size }
    const before = this.list.at(i - 1)
    const next = this.list.at(i + 1)
    const isAfterDeterminer =
      DETERMINERS.has(before) || POSSESSIVES.has(before) || before === "'s" || numberOf(before) !== null
    const long = this.list.nounAt(i)
    if (long && long.size > hit.size && !afterNoun) return null
    if (hit.size > 1 && form !== 'past') return isAfterDeterminer ? null : found
    if (form === 'ing') return isAfterDeterminer && long && !this.phrases.canBeginAt(i + 1) ? null : found
    if (isAfterDeterminer) return null
    if (this.isQuestion && form === 'base' && afterNoun && !this.clauseHasVerb()) return found
    if (HELPERS.has(before)) return form === 'base' ? found : null
    if (form === 'past') return this.isPastVerb(i, afterNoun) ? found : null
    const isAfterPronoun = PRONOUNS.has(before) || before === 'who' || before === 'that' || before === 'which'
    if (isAfterPronoun) return form === (PLURAL_PRONOUNS.test(before) ? 'base' : form) ? found : null
    const joins = before === 'and' || before === ','
    if (!afterNoun && !(joins && this.clauseHasVerb())) return null
    const startsObject =
      DETERMINERS.has(next) || POSSESSIVES.has(next) || this.phrases.canBeginAt(i + 1) || numberOf(next) !== null
    const startsPlace = isPreposition(next) && next !== 'of'
    const isThing = nounOf([word]) !== null && nounOf([word])?.via !== 'stand-in'
    if (isThing && form === 'base' && singularsOf(before).length < 2 && !this.isPluralSubject()) return null
    if (isThing)
      return (startsObject && !this.isCompound(i)) || (startsPlace && verb.prepositions.has(next)) ? found : null
    if (joins) return startsObject || startsPlace ? found : null
    if (form === 'base' && !startsObject && singularsOf(before).length < 2 && !this.isPluralSubject()) return null
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
  private strangeVerb(i: number, afterNoun: boolean): { verb: Verb; form: VerbForm; size: number } | null {
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

/** A word that no list knows, or a given name, without an article. */
function isBareName(phrase: NounPhrase, bearer: NounPhrase): boolean {
  const word = phrase.word.toLowerCase()
  if (phrase.hasArticle || phrase.owner) return false
  if (phrase.unknown !== null) return !isEnglish(word) || bearer.isOurs || bearer.owner !== null
  return canBeName(word) && !(phrase.found && isA(phrase.found.name, 'held'))
}

export const nodesOf = (words: readonly Word[]): Node[] => new NodeReader(words).read()
