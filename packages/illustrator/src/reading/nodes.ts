/** A prompt cut into noun phrases, verbs, prepositions and what joins them. Here it is decided what is a noun and what a verb. */
import { isAdjective, isEnglish, isNoun } from './english.ts'
import { jointOf } from './joints.ts'
import { canBeName } from './lexicon.ts'
import { moodOf } from './naming.ts'
import type { Node } from './node.ts'
import { NounPhraseReader } from './noun-phrase.ts'
import { emptyPhrase, isListed, type NounPhrase } from './phrase.ts'
import { isPreposition } from './preposition-words.ts'
import { shareAt } from './share-words.ts'
import { DETERMINERS, PRONOUNS } from './small-words.ts'
import { BE, VerbReader } from './verb-reader.ts'
import type { VerbForm } from './verbs.ts'
import type { Word } from './word.ts'
import { WordList } from './words.ts'

const QUESTIONS = new Set('why what how did does do when'.split(' '))
/** Helping verbs: what they help comes after. */
const SKIPPED = new Set('should must could would can will may might shall'.split(' '))
/** What is done without an object, and so can stand before the noun: sleeping cats. */
const BY_ITSELF =
  /^(sleep|dance|fly|hang|swim|jump|smile|float|run|cry|crawl|shine|melt|skate|ski|surf|sing|call|walk|wave)$/
const NAMING = new Set('named called'.split(' '))
export class NodeReader {
  private readonly list: WordList
  private readonly phrases: NounPhraseReader
  private readonly verbs: VerbReader
  private readonly nodes: Node[] = []
  private i = 0

  constructor(words: readonly Word[]) {
    this.list = new WordList(words)
    this.phrases = new NounPhraseReader(this.list, (i, afterNoun) => this.verbs.read(i, afterNoun) !== null)
    this.verbs = new VerbReader(this.list, this.nodes, (i) => this.phrases.canBeginAt(i))
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
      !this.verbs.read(this.i + 1, true) &&
      this.last()?.kind !== 'noun'
    ) {
      this.readPhrase()
      return
    }
    if (SKIPPED.has(word) && !noun) {
      if (!this.nodes.length) this.verbs.isQuestion = true
      this.i++
      return
    }
    if (QUESTIONS.has(word) && this.last()?.kind !== 'noun') {
      this.verbs.isQuestion = true
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
      this.push({ kind: 'be', isOne: word === 'is' }, 1)
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
      noun && noun.size > 1 && this.last()?.kind !== 'noun'
        ? null
        : this.verbs.read(this.i, this.last()?.kind === 'noun')
    if (verb && !this.isAttributive(verb.form, verb.verb.like)) {
      this.push({ kind: 'verb', verb: verb.verb, form: verb.form, word, isPurpose: false }, verb.size)
      return
    }
    if (this.isQuality(word)) {
      this.push({ kind: 'quality', word }, 1)
      return
    }
    if (!this.readShare()) this.readPhrase()
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

  /** "one is asleep", where several were named before. */
  private readShare(): boolean {
    const { kind } = this.last() ?? {}
    const words = kind === 'verb' ? null : shareAt(this.list, this.i)
    if (!words || (kind === 'preposition' && !this.isAfterWith())) return false
    const { attributes, size } = words
    const isMany = ({ quantity, found }: NounPhrase) => found !== null && (quantity.n > 1 || quantity.atLeast)
    const group = this.nodes.findLastIndex((node) => node.kind === 'noun' && isMany(node.phrase))
    // "the others" and "two small ones" are more of somebody, however few were named.
    const isOfOne = attributes.length > 0 || words.share.isFurther || (words.share.isRest && words.share.n > 1)
    if (group < 0 && !(isOfOne && this.nodes.some((node) => node.kind === 'noun'))) return false
    const isTold = this.nodes.slice(group).some((node) => node.kind === 'verb' || node.kind === 'preposition')
    const isJoined = kind === 'and' && this.nodes.at(-2)?.kind !== 'comma' && this.list.at(this.i) !== 'the'
    const isMore = isJoined && (isTold || attributes.length > 0)
    const share = { ...words.share, ...(isMore && { isMore: true as const }) }
    const quantity = { n: share.n, atLeast: false }
    this.push({ kind: 'noun', phrase: { ...emptyPhrase(), share, attributes, quantity } }, size)
    return true
  }

  private isAfterWith(): boolean {
    const last = this.last()
    return last?.kind === 'preposition' && last.word === 'with'
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
    // "grapes pineapple and bananas": a list without its comma.
    if (last?.kind === 'noun' && isListed(last.phrase.found, phrase.found)) this.nodes.push({ kind: 'comma' })
    this.nodes.push({ kind: 'noun', phrase })
  }

  /** "a dancing bear", "flying pigs": the verb belongs to the noun after it. */
  private isAttributive(form: VerbForm, like: string): boolean {
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
    // "monstera and hanging plants".
    const isOfNoun = form === 'ing' && BY_ITSELF.test(like) && this.list.nounAt(this.i + 1) !== null
    if (hasSubject && before?.kind !== 'preposition' && !isOfNoun) return false
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
}

/** A word that no list knows, or a given name, without an article. */
function isBareName(phrase: NounPhrase, bearer: NounPhrase): boolean {
  const word = phrase.word.toLowerCase()
  if (phrase.hasArticle || phrase.owner) return false
  if (phrase.unknown !== null) return !isEnglish(word) || bearer.isOurs || bearer.owner !== null
  return canBeName(word) && (bearer.isOurs || phrase.found?.via !== 'exact')
}

export const nodesOf = (words: readonly Word[]): Node[] => new NodeReader(words).read()
