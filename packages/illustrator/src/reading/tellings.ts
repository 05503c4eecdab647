/** The same event in other words: small words, what is said of a part and who is given something are left aside. */
import { isAdjective } from './english.ts'
import { isAlive, nounOf } from './lexicon.ts'
import { PARTS } from './small-words.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

/** "washing his hands" and "washing hands" are one scene, and so is "washing his dirty hands". */
export const bare = (said: string) => {
  const text = said.replace(LOOK_OF_PART, (whole, own: string, look: string, part: string) =>
    isAdjective(look.toLowerCase()) && PARTS.has(part.toLowerCase()) ? own + part : whole,
  )
  return text.replace(
    /\b(?:the|a|an|his|her|its|their|some|my|our|your|big|little|tiny|giant|huge|own|muddy|dirty|cute|silly|fluffy) (?=\w)/gi,
    // "giving its baby a shower" is no baby shower.
    (word, at: number) => (/^an? $/i.test(word) && isAlive(wordBefore(text, at)) ? word : ''),
  )
}

const LOOK_OF_PART = /\b((?:his|her|its|their|my|our|your) )([a-z]{3,12}) ([a-z]{3,10})\b/gi

/** "giving a girl a shot" is giving a shot, whoever gets it. */
const GIVEN =
  /\b(giv(?:e|es|ing)|gave) (?:an?|the|his|her|its|their|my|our) (?:[a-z]{2,12} )?([a-z]{3,14}) (?=(?:an?|the|his|her|its|their) )/gi

const withoutReceiver = (text: string): string =>
  text.replace(GIVEN, (said, verb: string, who: string) => (isAlive(who.toLowerCase()) ? `${verb} ` : said))

/** "feeding fish to a seal": the seal is fed, and no fish. */
const FED_TO =
  /\b(feed(?:s|ing)?) (?:(?:an?|the|some|his|her|its|their) )?(?:[a-z-]+ )?[a-z-]+ to (?=(?:an?|the|his|her|its|their|my|our|two|three) )/gi

/** "freshly picked strawberries": it was done before, and nobody does it here. */
const JUST_DONE = /\b(?:freshly|newly|just|hand|home)[- ](?:[a-z]{2,9}ed|cut|grown|made|sewn) (?=[a-z])/gi

/** "blowing out all six candles": so many candles are still blown out. */
const BLOWN_OUT =
  /\b(blow(?:s|ing)?(?: out)?) (?:(?:all|his|her|its|their|the) )*(?:[a-z]{2,5}|\d+) (?=(?:birthday )?candles\b)/gi

/** A sentence as events are looked for in it. */
export const tellingsOf = (said: string): string[] => {
  const text = said.replace(JUST_DONE, '').replace(FED_TO, '$1 ').replace(BLOWN_OUT, '$1 ')
  return [...new Set([text, bare(text), bare(withoutReceiver(text))])]
}

const wordBefore = (text: string, at: number): string =>
  /[\w'-]+(?= $)/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''

/** "an old hiking boot", "a camping stove": what a thing is for, where nobody does it. */
export const withoutSorts = (text: string): string =>
  text.replace(
    /\b((?:an?|the|my|our|his|her|their|one|two|old|pair of|muddy|worn) )((?!skipping)[a-z]+ing) (?=([a-z]+)\b)/gi,
    (said, opening: string, _deed: string, noun: string) => {
      const found = nounOf([noun.toLowerCase()])
      return found && !['alive', 'place'].some((kind) => isA(found.name, kind)) ? opening : said
    },
  )

/** "throwing a frisbee and his dog jumping to catch it": what the event names is needed to read on. */
export const isSpokenOfAgain = (after: readonly string[], event: readonly string[]): boolean =>
  after.some((word, i) => word === 'it' && CAUGHT.test(after[i - 1] ?? '')) ||
  isGivenAway(after) ||
  isDoing(after, event)

/** "a duck and her ducklings crossing the road": those whom the event names cross it, and nobody else. */
const isDoing = ([first = '']: readonly string[], event: readonly string[]): boolean =>
  isDeed(first) && isAlive(event.at(-1) ?? '') && !event.some(isDeed)

const isDeed = (word: string): boolean => verbWord(word)?.form === 'ing'

/** "feeding fish to a seal". */
const isGivenAway = ([first, second = '', third = '']: readonly string[]): boolean =>
  first === 'to' && (isAlive(second) || isAlive(third))

/** Deeds done to what was just named. */
const CAUGHT = /^(?:catch|chas|fetch|grab|eat|hold|kick|steal|hit|carry|tak|pull|push)/
