/** Apostrophes that were left out: "a boys nose", "grandmas house", "a cat thats asleep". */
import { isAdjective, isSeen } from './english.ts'
import { isName, nounOf } from './lexicon.ts'
import { numberOf } from './quantity.ts'
import { pluralOf, singularsOf } from './singular.ts'
import { DETERMINERS, PARTS } from './small-words.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'
import type { Word } from './word.ts'

const OWNERS = /^(child|man|woman)(ren)?s$|^(children|men|women|people)s$/
/** People who own houses and cars: "dads car". Of others "farmers" may as well be several. */
const KIN =
  /^(mother|father|grandmother|grandfather|aunt|uncle|santa claus|teacher|sister|brother|baby|son|daughter|grandson|granddaughter|cousin|toddler)$/
const ONE = /^(a|an|one|another|this|every|each|my|his|her|the)$/
/** Of these one has several, and none of them is a verb: "his dogs ears". */
const PLURAL_PARTS =
  /^(ears|eyes|paws|feet|teeth|wings|toes|horns|antlers|claws|whiskers|spots|stripes|feathers|knees|legs|shoulders|arms|nails|toenails|fingernails|cheeks|pigtails|braids|curls|fangs)$/
/** What an animal has for itself: "the dogs bowl", "my cats bed"; clothes anybody has, "my dogs sweater". */
const GOODS = /^(bowl|bed|house|collar|leash|toy|dish|cage|nest|den|crate|blanket|saddle|basket|hutch|tank)$/
/** Toys that are seen to as if they lived. */
const TOYS = /^(teddy bear|doll|stuffed animal|snowman|scarecrow)$/
const MANY = /^(some|many|all|both|these|those|several|few|of)$/

/** The words with "'s" where it must have been meant. */
export function withApostrophes(words: readonly Word[]): Word[] {
  return words.flatMap((word, i) => {
    const owner = ownerOf(words, i)
    return owner
      ? [
          { text: word.text.slice(0, -1), low: owner },
          { text: "'s", low: "'s" },
        ]
      : [word]
  })
}

/** The text with them: phrases are known by "the dog's teeth", whoever left the apostrophe out. */
export function apostrophized(text: string): string {
  const pieces = [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,.!?;:()&+]/gu)]
  const words = pieces.map(([piece]): Word => ({ text: piece, low: piece.toLowerCase() }))
  const ends = pieces.flatMap((piece, i) => (ownerOf(words, i) ? [piece.index + piece[0].length - 1] : []))
  return ends.reduceRight((whole, end) => `${whole.slice(0, end)}'${whole.slice(end)}`, text)
}

function ownerOf(words: readonly Word[], i: number): string | null {
  const { text = '', low: read = '' } = words[i] ?? {}
  // "puppys" is the plural misspelled, unless something of it follows.
  const low = /[^aeiou]ys$/i.test(text) ? text.toLowerCase() : read
  const next = words[ownedAt(words, i + 1)]?.low ?? ''
  // "a girls bike": one who bikes would have no article.
  const isPair = nounOf([words[i - 1]?.low ?? '', read.slice(0, -1)]) !== null
  const isSingle = /^(a|an|one|another|every|each)$/.test(opening(words, isPair ? i - 1 : i))
  const after = words[ownedAt(words, i + 1) + 1]?.low ?? ''
  // A princess is no prince's.
  if (!/[^s]s$/.test(low) || !(isOwned(next, after) || (isSingle && nounOf([next])?.plural === false))) return null
  // "while the neighbors watch", "the kids watch fireworks": nobody's watch is meant.
  if (next === 'watch' && !isSingle) return null
  const one = low.slice(0, -1)
  if (OWNERS.test(low)) return one
  if (isName(one) && !isName(low) && !nounOf([low])) return one
  const before = words[i - 1]?.low ?? ''
  // "a teddy bears heart".
  const pair = nounOf([before, one])
  const being = pair ?? nounOf([one])
  // "witchs" is no plural.
  if (being && isA(being.name, 'alive') && pluralOf(one) !== low) return one
  const plural = nounOf(pair ? [before, low] : [low])
  if (!being || plural?.name !== being.name || !(isA(being.name, 'alive') || TOYS.test(being.name))) return null
  const isAmong = MANY.test(before) && !(before === 'of' && words[i - 2]?.low === 'out')
  if (isAmong || numberOf(before) !== null) return null
  const isHands = next === 'hands' && !DETERMINERS.has(after) && !/^(him|her|them|me|us|out|over)$/.test(after)
  const isPart = isHands || PLURAL_PARTS.test(next) || (PARTS.has(next) && singularsOf(next).length === 1)
  const isKin = (KIN.test(being.name) || /^neighbou?rs$/.test(low)) && (isThing(next) || isAnimal(next))
  // "baby bears bed" is one bear's, with no article.
  const isOne = ONE.test(opening(words, i)) || /^(baby|mama|papa|mommy|daddy|mother|father)$/.test(before)
  const isGood = isOne && ((isA(being.name, 'animal') && GOODS.test(next)) || isA(nounOf([next])?.name ?? '', 'worn'))
  const isFeast = /^(birthday|party)$/.test(next)
  return isFeast || isGood || isSingle || isPart || isKin ? one : null
}

/** Where the noun is, past what is said of it: "dads big red truck". */
function ownedAt(words: readonly Word[], start: number): number {
  let i = start
  const isSaid = (low: string) => isAdjective(low) && !nounOf([low]) && !PARTS.has(low)
  while (i < start + 2 && isSaid(words[i]?.low ?? '')) i++
  return i
}

/** The article of the phrase that a word is in: "a little boys". */
function opening(words: readonly Word[], i: number): string {
  for (let k = i - 1; k >= Math.max(0, i - 3); k--) {
    const { low = '' } = words[k] ?? {}
    if (ONE.test(low)) return low
    if (nounOf([low])) return ''
  }
  return ''
}

/** "my uncles cows", but not "my brothers fish". */
const isAnimal = (word: string) => isA(nounOf([word])?.name ?? '', 'animal') && verbWord(word) === null

const isThing = (word: string) => {
  const found = nounOf([word])
  return (found !== null && !isA(found.name, 'alive')) || isSeen(word)
}
/** A noun that is not the verb of the sentence: "boys nose", but not "boys play". */
function isOwned(word: string, after: string): boolean {
  if (PARTS.has(word) || /^(day|birthday|party|temperature|heartbeat|homework|laundry|makeup)$/.test(word)) return true
  const found = nounOf([word])
  const isVerb =
    verbWord(word) !== null && (found?.via !== 'exact' || verbWord(word)?.form !== 'base' || DETERMINERS.has(after))
  return !isVerb && (found !== null || isSeen(word))
}
