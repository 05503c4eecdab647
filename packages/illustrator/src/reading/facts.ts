/** What is told by words anywhere in the prompt: when, in which weather and style, with how much detail, and some places. */

import { dataLines } from '../words/data-file.ts'
import { joinNames } from './animal-names.ts'
import { isForSmallHands } from './chat.ts'
import { nounOf } from './lexicon.ts'
import { PhraseTable } from './phrases.ts'
import { isA } from './vocabulary.ts'

/** Lines "name = phrase, phrase". */
function factsOf(file: string): PhraseTable<string> {
  const table = new PhraseTable<string>()
  for (const line of dataLines(file)) {
    const at = line.indexOf('=')
    table.add(line.slice(at + 1), line.slice(0, at).trim())
  }
  return table
}

const TIMES = factsOf('reading/times.txt')
const STYLES = factsOf('reading/styles.txt')
const DETAILS = factsOf('reading/details.txt')
const WEATHERS = factsOf('reading/weathers.txt')
const PLACES = factsOf('reading/place-phrases.txt')
/** Backdrops that are no nouns of ours: "in the attic", "a market". */
const BACKDROPS = dataLines('places.txt')
  .flatMap((line) => (line.slice(line.indexOf(':') + 1).split('|')[0] ?? '').split(','))
  .map((name) => name.trim())
  .filter((name) => name && !nounOf(name.split(' ')) && !/^(mine|fair|room|station|town|camp|laundry|lab)$/.test(name))
BACKDROPS.sort((a, b) => b.length - a.length)
for (const name of BACKDROPS) PLACES.add(name, name)
const WHERE = new RegExp(
  `\\b(?:in|at|inside|into|to|on|from|through|around) (?:(?:the|a|an|my|our|their|his|her) )?(?:\\w+ )??(?:outer )?(?:${[...BACKDROPS, 'space'].join('|')})\\b(?! \\w+s?\\b(?<=ship|suit|helmet|station|rocket|ring|tent|stall|master|elephant|bear|train|steps))`,
  'gi',
)
/** A text without the places that only a backdrop shows. */
export const withoutPlaces = (text: string): string =>
  text.replace(WHERE, (said, at: number) => (isBeforeThing(text.slice(at + said.length)) ? said : ' '))

/** "on a porch swing": the swing is meant. */
function isBeforeThing(rest: string): boolean {
  const [, next] = /^ ([a-z]+)/i.exec(rest) ?? []
  const found = next ? nounOf([next.toLowerCase()]) : null
  return found !== null && found.via !== 'stand-in' && !['alive', 'place', 'sky'].some((kind) => isA(found.name, kind))
}

export interface Facts {
  /** All that is told, joined: "halloween, night". */
  time: string | null
  weather: string | null
  style: string | null
  place: string | null
  /** The words that told it: as nouns they name nothing more. */
  words: Set<string>
}

/** "nothing too detailed". */
const UNDETAILED =
  /\b(?:not|nothing|isn't|don't|without|no|less|fewer)(?: (?:make|it|be|too|so|very|much|many|that|lots|of|a|lot)){0,4} (?:detail(?:s|ed)?|complicated|intricate|complex|busy)\b/i

/** How much detail is wished for, also where it is said of whoever will color it. */
export function detailIn(prompt: string): 'simple' | 'intricate' | null {
  if (UNDETAILED.test(prompt)) return 'simple'
  const [detail] = DETAILS.findIn(prompt)
  if (detail === 'simple' || detail === 'intricate') return detail
  return isForSmallHands(prompt) ? 'simple' : null
}

/** The words that name a style: 'william' and 'morris' are nobody on the page. */
export function styleWordsIn(text: string): Set<string> {
  const words = new Set<string>()
  STYLES.findIn(text, words)
  return words
}

/** "a woman painting henna on a bride's hand": somebody does it there, and the page is no ornament. */
const HENNA_AT_WORK =
  /\b(?:henna|mehndi)\b(?=[^.]{0,20} (?:on|onto) (?:an?|the|her|his|their) (?:[\w']+ )?(?:hands?|palms?|arms?|feet)\b)/gi

/** Whose feast it is, and no manner of drawing. */
const JAPANESE_FEAST = /\bjapanese (?=(?:[a-z]+ )?(?:festival|market|feast|celebration)\b)/gi

export function factsIn(said: string): Facts {
  // A bedroom with a space theme is not in space, no wind blows around a wind-up toy, a car with lightning bolts is in no storm,
  // and who waves from the cockpit of an airplane is seen from outside.
  const text = said.replace(
    /\b[\w-]+[ -]themed\b|\bwind[ -]up\b|\bcockpit(?= of (?:an?|the|his|her|my|our) )|\blightning[ -]?bolts?(?= on\b| painted\b|[.,!]| ?$)/gi,
    ' ',
  )
  const words = new Set<string>()
  DETAILS.findIn(text, words)
  return {
    time: timeOf(TIMES.findIn(text.replace(/\bhot springs?\b/gi, ' '), words)),
    weather: WEATHERS.findIn(joinNames(text), words)[0] ?? null,
    style: STYLES.findIn(text.replace(HENNA_AT_WORK, ' ').replace(JAPANESE_FEAST, ' '), words)[0] ?? null,
    place: placeOf(PLACES.findIn(joinNames(text), words)),
    words,
  }
}

/** "on the moon with the earth in the sky": the sky is over every place. */
const placeOf = (told: readonly string[]): string | null => told.find((name) => name !== 'sky') ?? told[0] ?? null

const SEASON = /^(?:spring|summer|autumn|winter)$/
const IS_SEASON = /\b(?:it'?s|it is) (?:finally |almost |already |nearly )?(?:spring|summer|autumn|winter)\b/i
const HOURS = /^(?:night|morning|sunset|sunrise|birthday)$/

/** The feast or season that somebody tells of beside a wish: "it's finally spring in Oslo!". */
export function feastIn(told: string): string | null {
  const isSeason = IS_SEASON.test(told)
  return TIMES.findIn(told).find((name) => !HOURS.test(name) && (isSeason || !SEASON.test(name))) ?? null
}

function timeOf(told: readonly string[]): string | null {
  const isFeast = told.includes('christmas') || told.includes('hanukkah')
  // A snowman alone makes it winter; on a spring day he does not.
  const isWarm = told.includes('spring') || told.includes('summer')
  const kept = told.filter((name) => !(name === 'winter' && (isFeast || isWarm)))
  return kept.length ? kept.join(', ') : null
}
