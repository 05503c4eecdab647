/** One noun phrase: "my two tiny striped kittens", "the elephant's head", "a pirate cat". */

import { isPartLook } from '../art/part-looks.ts'
import { ownedNoun, shapedNoun } from './compound-nouns.ts'
import { isAdjective, isAdverb, isNoun, isSeen } from './english.ts'
import { type Found, isName, nounOf } from './lexicon.ts'
import { isLookWord } from './looks.ts'
import { isPartName } from './own-parts.ts'
import { isNamedAfter, nounOrPet } from './pet-names.ts'
import { emptyPhrase, isModifier, isRespelled, makeOwner, type NounPhrase, withSort } from './phrase.ts'
import { isPreposition } from './preposition-words.ts'
import { isPortion, measureOf, numberOf, type Quantity, vagueNumberOf } from './quantity.ts'
import { singularsOf } from './singular.ts'
import { isSize } from './sizes.ts'
import { DETERMINERS, PARTS, POSSESSIVES } from './small-words.ts'
import { respellNoun } from './spelling.ts'
import { IDLE, readStrangeHead, readStranger } from './strangers.ts'
import { isA } from './vocabulary.ts'
import { isMark, type WordList } from './words.ts'

const STOPS =
  /^(and|or|but|while|where|who|that|which|&|\+|plus|not|then|when|because|so|if|with|without|than|is|are|was|were|be|being|been|has|have)$/
const DEGREES = /^(very|really|so|super|extra|quite|too|pretty|extremely|more|most|much)$/

/** "with", "has", "three": a part of somebody may come next. */
const isHad = (word: string) => isPreposition(word) || /^ha(s|ve|ving)$/.test(word) || numberOf(word) !== null

export class NounPhraseReader {
  private readonly list: WordList
  private readonly isVerbHere: (i: number, afterNoun: boolean) => boolean
  /** Where the phrase ends. */
  end = 0
  /** It comes after "with". */
  private isWith = false

  constructor(list: WordList, isVerbHere: (i: number, afterNoun: boolean) => boolean) {
    this.list = list
    this.isVerbHere = isVerbHere
  }

  /** The phrase that begins at a word, or null; `end` tells where reading goes on. */
  read(start: number): NounPhrase | null {
    const phrase = emptyPhrase()
    this.isWith = this.list.at(start - 1) === 'with'
    let i = start
    let isOpened = false
    let isCounted = false
    for (; i < this.list.words.length; i++) {
      const word = this.list.at(i)
      const next = this.list.at(i + 1)
      if (this.isOpening(word, phrase, i)) {
        isOpened = true
        continue
      }
      const count = this.countAt(i)
      if (count && !phrase.found && !(isCounted && vagueNumberOf(word))) {
        phrase.quantity = count.quantity
        isCounted = true
        isOpened = true
        i += count.size - 1
        continue
      }
      if (isCounted && vagueNumberOf(word)) continue
      if (isPortion(word) && next === 'of' && !phrase.found && !this.longNounAt(i)) {
        i++
        isOpened = true
        continue
      }
      if (isMark(word) || STOPS.test(word) || this.endsAt(i)) break
      const isOfPart = PARTS.has(word) && this.isWith
      if (phrase.found && !isOfPart && (IDLE.has(word) || this.isVerbHere(i, true))) break
      const strange = phrase.found ? 0 : this.list.strangeCompoundAt(i)
      if (strange) {
        phrase.unknown = this.textOf(i, strange)
        phrase.word = phrase.unknown
        i += strange
        break
      }
      const part = PARTS.get(word)
      // "a carrot nose", "button eyes": what the part is made of.
      if (
        part &&
        phrase.found &&
        !isA(phrase.found.name, 'alive') &&
        !this.longNounAt(i) &&
        // "with square wheels": nothing wheels there.
        (this.isWith || !this.isVerbHere(i, true))
      ) {
        phrase.attributes.push(phrase.word.toLowerCase())
        phrase.found = null
        phrase.part = part
        phrase.word = word
        i++
        break
      }
      if (part && this.isPartHere(phrase, i)) {
        phrase.part = part
        phrase.word = word
        i++
        break
      }
      const noun = nounOrPet(this.list, i, phrase)
      if (noun && !(noun.size === 1 && this.isAdjectiveHere(i, phrase))) {
        if (phrase.found && !isModifier(phrase.found, noun.found)) break
        if (this.isVerbHere(i, phrase.found !== null) && noun.size === 1) {
          if (!this.isAttributive(i, phrase, isOpened)) break
          phrase.doing.push(word)
          continue
        }
        this.take(phrase, noun.found, i, noun.size)
        i += noun.size - 1
        if (this.list.at(i + 1) === "'s") {
          makeOwner(phrase)
          i++
          continue
        }
        if (isNamedAfter(this.list, i, phrase)) {
          i += 2
          break
        }
        if (!this.goesOnAfter(i, phrase)) {
          i++
          break
        }
        continue
      }
      if (this.isVerbHere(i, phrase.found !== null)) {
        if (!this.isAttributive(i, phrase, isOpened)) break
        phrase.doing.push(word)
        continue
      }
      if (phrase.found) {
        i = readStrangeHead(this.list, i, phrase)
        break
      }
      if (this.isAttribute(i)) {
        if (!DEGREES.test(word) && !IDLE.has(word)) phrase.attributes.push(word)
        isOpened = true
        continue
      }
      i = readStranger(this.list, i, phrase, this.isVerbHere)
      if (isRespelled(phrase) && isNamedAfter(this.list, i - 1, phrase)) i++
      // "a pinguin family".
      else if (isRespelled(phrase) && this.goesOnAfter(i - 1, phrase)) {
        i--
        continue
      }
      break
    }
    this.end = i
    if (phrase.found?.plural && !isCounted && phrase.found.name !== 'staircase')
      phrase.quantity = { n: 2, atLeast: true }
    if (phrase.found || phrase.part || phrase.unknown) return phrase
    this.end = i > start && isOpened ? i : start
    if (phrase.owner && phrase.owner !== 'pronoun') {
      // "listening to the lion's heartbeat": what cannot be shown is shown by its owner.
      this.end = i
      return phrase.owner
    }
    return null
  }

  private isOpening(word: string, phrase: NounPhrase, i: number): boolean {
    if (phrase.found) return false
    if (word === 'another' || word === 'other') phrase.isAnother = true
    if (/^(the|this|that|these|those)$/.test(word)) phrase.isDefinite = true
    if (POSSESSIVES.has(word) && (word !== 'her' || this.canBeginAt(i + 1))) {
      phrase.owner = 'pronoun'
      phrase.ownerWord = word
      phrase.isDefinite = true
      return true
    }
    if (DETERMINERS.has(word)) phrase.hasArticle = true
    if (word === 'each' || word === 'every') phrase.quantity = { n: 2, atLeast: true }
    if (word === 'my' || word === 'our') phrase.isOurs = true
    return DETERMINERS.has(word) || word === 'other' || DEGREES.test(word)
  }

  private countAt(i: number): { quantity: Quantity; size: number } | null {
    const word = this.list.at(i)
    const next = this.list.at(i + 1)
    const measure = next === 'of' && !this.longNounAt(i) ? measureOf(word, this.list.at(i + 2)) : null
    if (measure) return { quantity: measure, size: 2 }
    const number = numberOf(word)
    if (number !== null && !/^(year|years|o'clock)$/.test(next) && !/^-?year/.test(next)) {
      if (number === 1 && word === 'one' && !this.canBeginAt(i + 1)) return null
      return { quantity: { n: Math.max(1, number), atLeast: false }, size: 1 }
    }
    // "a different shoe" is one.
    if (word === 'different' && /^(an?|the|this)$/.test(this.list.at(i - 1))) return null
    const vague = vagueNumberOf(word)
    return vague ? { quantity: vague, size: 1 } : null
  }

  private longNounAt(i: number): boolean {
    return (this.list.nounAt(i)?.size ?? 0) > 1
  }

  /** Whether a preposition begins here, and not a noun that begins with the same word. */
  private endsAt(i: number): boolean {
    const preposition = this.list.prepositionAt(i)
    return preposition !== null && !((this.list.nounAt(i)?.size ?? 0) > preposition.size)
  }

  private isPartHere(phrase: NounPhrase, i: number): boolean {
    if (this.longNounAt(i)) return false
    if (phrase.owner) return true
    if (!this.list.canBePart(i)) return false
    const before = this.list.at(i - 1)
    // "with a happy face, arms and legs".
    if (/^(each|every)$/.test(before) || (before === ',' && /^(and|,)$/.test(this.list.at(i + 1)))) return true
    if (before === 'and' && (PARTS.get(this.list.at(i)) === 'feature' || PARTS.has(this.list.at(i - 2)))) return true
    if (before === 'the' && /^(lap|back|shoulder|shoulders|trunk|paw|mouth|beak|head)$/.test(this.list.at(i)))
      return true
    return !this.list.nounAt(i) && !phrase.found && (phrase.hasArticle || phrase.attributes.length > 0 || isHad(before))
  }

  /** "orange cat": a word that is an adjective and a noun, right before a noun. */
  private isAdjectiveHere(i: number, phrase: NounPhrase): boolean {
    const word = this.list.at(i)
    const isDeed = this.isVerbHere(i + 1, true) && !PARTS.has(this.list.at(i + 1))
    if (phrase.found || !this.canBeginAt(i + 1) || isDeed) return false
    if (
      /^(orange|gold|silver|giant|baby|mother|father|animal|dwarf|toy|pet|rainbow|school|star|heart|dead|wild|native|sick|fat)$/.test(
        word,
      )
    )
      return true
    return isAdjective(word) && nounOf([word])?.via === 'stand-in'
  }

  private isAttribute(i: number): boolean {
    const word = this.list.at(i)
    if (isPreposition(word)) return false
    if (this.list.at(i + 1) === "'s") return false
    if (
      isAdjective(word) ||
      isSize(word) ||
      isLookWord(word) ||
      DEGREES.test(word) ||
      /(ed|ish|ly|less|ful|iest|-colored)$/.test(word) ||
      (isPartLook(word) && PARTS.has(this.list.at(i + 1)))
    )
      return !isMark(this.list.at(i + 1)) && this.canBeginAt(i + 1)
    if (word.includes('-') && this.canBeginAt(i + 1)) return true
    return (isNoun(word) || isAdverb(word)) && !isName(word) && this.canBeginAt(i + 1) && !this.isVerbHere(i + 1, true)
  }

  /** Whether a noun phrase may go on at a word. */
  canBeginAt(i: number): boolean {
    const word = this.list.at(i)
    if (!word || isMark(word) || STOPS.test(word) || this.endsAt(i)) return false
    if (this.list.nounAt(i) || PARTS.has(word) || isPartName(word)) return true
    if (this.list.strangeCompoundAt(i) || this.list.isStrange(i)) return true
    return (
      ((isAdjective(word) || isPartLook(word)) && this.canBeginAt(i + 1)) || isSeen(word) || respellNoun(word) !== null
    )
  }

  private isAttributive(i: number, phrase: NounPhrase, isOpened: boolean): boolean {
    return !phrase.found && (isOpened || i === 0) && this.canBeginAt(i + 1) && !DETERMINERS.has(this.list.at(i + 1))
  }

  private take(phrase: NounPhrase, named: Found, i: number, size: number) {
    if (withSort(phrase, named, this.textOf(i, size))) return
    const words = this.list.words.slice(i, i + size).map((word) => word.low)
    const shaped = shapedNoun(phrase, words)
    const shape = shaped ? phrase.attributes.pop()?.replace('-shaped', '') : undefined
    const found = ownedNoun(phrase, words) ?? shaped ?? named
    if (phrase.found) phrase.before.push({ ...phrase.found, word: phrase.word })
    Object.assign(phrase, { found, word: [shape, this.textOf(i, size)].filter(Boolean).join(' ') })
  }

  /** Some words, as they were written. */
  private textOf(i: number, size: number): string {
    return this.list.words
      .slice(i, i + size)
      .map((word) => word.text)
      .join(' ')
  }

  /** Whether another noun follows that belongs to this phrase. */
  private goesOnAfter(i: number, phrase: NounPhrase): boolean {
    const next = this.list.at(i + 1)
    if (!next || isMark(next) || STOPS.test(next) || this.endsAt(i + 1) || numberOf(next)) return false
    if (this.isVerbHere(i + 1, true) && !(PARTS.has(next) && this.isWith)) return false
    const noun = this.list.nounAt(i + 1)
    if (PARTS.has(next) && phrase.found && !isA(phrase.found.name, 'alive') && noun?.size !== 2) return true
    if (noun && phrase.found) return isModifier(phrase.found, noun.found) && !DETERMINERS.has(next)
    if (
      singularsOf(next).some(isNoun) &&
      !isPreposition(next) &&
      !this.list.prepositionAt(i + 1) &&
      !isAdverb(next) &&
      !PARTS.has(next)
    )
      return true
    return !DETERMINERS.has(next) && !POSSESSIVES.has(next) && respellNoun(next) !== null
  }
}
