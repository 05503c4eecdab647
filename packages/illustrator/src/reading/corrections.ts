/** "a cat, no wait, a fox asleep in a barrel": who corrects himself wants only what was said last. */
import { nounOf } from './lexicon.ts'
import { singularsOf } from './singular.ts'
import { isA } from './vocabulary.ts'

/** "no" alone corrects between commas only: "two girls, no, three girls", but "no hat". */
const MARK =
  /(?:[,.;!?]| -)* (?:(?:oh |oops |uh |um )?(?:no,? wait|wait,? no|no,? sorry|sorry,? no|actually,? no|no,? actually|scratch that|i mean(?:t)?(?: to say)?|or rather|(?:no,? |actually,? |wait,? )(?:make|draw|do) (?:it|that|him|her|them)|correction|oops|(?<!(?:is|are|was|feel|feels|feeling|say|says|saying|so|very|really|too) )sorry|(?<=[,.;!?] )no(?=,))|(?<=[,.;!?] )(?:wait|actually|make (?:that|it)))(?:[,.;!?]| -)* /i
const START = /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|my|our|his|her|their)$/i

interface Phrase {
  /** Words from `start` to before `end` name it. */
  start: number
  end: number
  name: string
}

const LONGEST = 3

/** The noun at these words, with the longest name that we know. */
function nounAt(words: readonly string[], at: number): { name: string; size: number } | null {
  for (let size = LONGEST; size > 0; size--) {
    if (at + size > words.length) continue
    const said = words.slice(at, at + size).map((word) => word.toLowerCase().replace(/[^\p{L}'-]/gu, ''))
    const last = said.at(-1) ?? ''
    const forms = [last, ...singularsOf(last)]
    const found = forms.map((form) => nounOf([...said.slice(0, -1), form])).find((one) => one !== null)
    if (found) return { name: found.name, size }
  }
  return null
}

/** All that begin with an article or a number, up to their noun. */
function phrasesIn(words: readonly string[]): Phrase[] {
  const found: Phrase[] = []
  for (const [start, word] of words.entries()) {
    if (!START.test(word)) continue
    for (let at = start + 1; at < words.length && at < start + 5 && !START.test(words[at] ?? ''); at++) {
      const noun = nounAt(words, at)
      if (!noun) continue
      found.push({ start, end: at + noun.size, name: noun.name })
      break
    }
  }
  return found
}

const DOING = /^[\p{L}-]{3,}ing$/iu

/** "running, no wait, sleeping": one deed in the place of another. */
function withOtherDeed(before: readonly string[], after: readonly string[]): string | null {
  const at = before.findLastIndex((word) => DOING.test(word))
  return at < 0 ? null : [...before.slice(0, at), ...after].join(' ')
}

/** The last of the same sort gives way: "a cat in a hat, I mean a dog" is a dog in a hat. */
function withOther(before: readonly string[], after: readonly string[]): string | null {
  if (DOING.test(after[0] ?? '')) return withOtherDeed(before, after)
  const [other] = phrasesIn(after)
  if (other?.start !== 0) return null
  const phrases = phrasesIn(before)
  const isAlive = isA(other.name, 'alive')
  const given = phrases.findLast(({ name }) => isA(name, 'alive') === isAlive) ?? phrases.at(-1)
  if (!given) return null
  const [said, rest] = [after.slice(0, other.end), after.slice(other.end)]
  const between = before.slice(given.end)
  const kept = isToldAnew(between[0] ?? '', rest[0] ?? '') ? [] : between
  return [...before.slice(0, given.start), ...said, ...kept, ...rest].join(' ')
}

/** "a cat sleeping in a bed, no, a fox sleeping in a barrel". */
const isToldAnew = (first: string, second: string): boolean =>
  first.toLowerCase() === second.toLowerCase() || (DOING.test(first) && DOING.test(second))

/** "a dragon, but a friendly one", "a shark but it's nice", "a monster, not scary, more like silly": no second one. */
const AS_WELL =
  /,? but (?:please |maybe )?(?:(?:make |just |only )*(?:an? )?((?:really |very |super |more )?[a-z-]+(?: and [a-z-]+)?)(?<! the| other| this| that| that's| every| each| last| first) one\b|not (?:too |so |very |really )?[a-z]+,? (?:but )?(?:rather |more )(?:like |of )?(?:an? )?([a-z-]+)(?: one)?(?= with\b| in\b|[,.;!?]|$))/i

/** How somebody is who was named before is said of him: "a friendly dragon". */
function toldAtOnce(text: string): string {
  const said = AS_WELL.exec(text)
  if (!said) return text
  const look = said[1] ?? said[2] ?? ''
  const words = text.slice(0, said.index).split(/\s+/).filter(Boolean)
  const phrases = phrasesIn(words)
  const bearer = phrases.findLast(({ name }) => isA(name, 'alive')) ?? phrases[0]
  if (!bearer) return text
  const rest = text.slice(said.index + said[0].length)
  return [...words.slice(0, bearer.start + 1), look, ...words.slice(bearer.start + 1)].join(' ') + rest
}

/** The same text without what was taken back. */
export const withoutCorrections = (text: string): string => withoutTakenBack(toldAtOnce(text))

function withoutTakenBack(text: string): string {
  const mark = MARK.exec(text)
  if (!mark) return text
  const before = text.slice(0, mark.index).split(/\s+/).filter(Boolean)
  const after = text.slice(mark.index + mark[0].length)
  const plain = before.length ? withOther(before, after.split(/\s+/).filter(Boolean)) : null
  return plain === null ? text : withoutTakenBack(plain)
}
