/** "food chain: grass, frog and snake": what a prompt lists after its head, each with the word that it was given. */
import { isObject } from '../../lettering/objects.ts'
import { nounOf } from '../../reading/lexicon.ts'
import type { Stage } from '../school.ts'
import { isSketch } from '../sketch.ts'
import { isOfSheet } from './subjects.ts'

const LONGEST = 3
const LEADING =
  /^(?:an?|the|some|with|and|or|like|of|showing|labels?|labell?ed|including|such as|to color|for|then|to)\s+/i

/** Words about a sheet that are things where they are listed: "cat, hat, map". */
const THINGS_TOO: ReadonlySet<string> = new Set(
  'map, box, key, door, clock, scissors, notebook, paper, arrow, sign, puzzle, calendar, teacher, student, school, card'.split(
    ', ',
  ),
)

/** Words that we know only: whose words are on a page is another's question. */
function stageOf(said: string, known: ReadonlyMap<string, string>, isPart = false): Stage | null {
  let label = said.trim().toLowerCase()
  while (LEADING.test(label)) label = label.replace(LEADING, '')
  const forms = [label, label.replace(/e?s$/, ''), label.replace(/s$/, ''), `${label}s`]
  const own = forms.map((form) => known.get(form)).find((noun) => noun !== undefined)
  if (own) return { label, noun: own }
  for (const form of forms.slice(0, 3))
    if (isSketch(form) || (isObject(form) && (!isOfSheet(form) || (isPart && THINGS_TOO.has(form)))))
      return { label, noun: form }
  const words = label.split(/\s+/)
  const noun = words.length <= LONGEST && !isOfSheet(label) ? nounOf(words) : null
  return noun && /exact|alias/.test(noun.via) && isObject(noun.name) ? { label, noun: noun.name } : null
}

/** Parts between commas; one that is nothing we know may be two, as "wheel and axle" is not. */
function stagesOf(part: string, known: ReadonlyMap<string, string>): Stage[] {
  const whole = stageOf(part, known, true)
  if (whole) return [whole]
  const halves = part.split(/\band\b|&|→|->|>|\bto\b/)
  if (halves.length > 1) return halves.flatMap((half) => stagesOf(half, known))
  // "cat dog pig sun": no comma at all.
  const words = part.trim().split(/\s+/)
  return words.length > 1 ? inTurn(words, known) : []
}

/** "polar bear seal fish": two words that are one thing are taken together. */
function inTurn(words: readonly string[], known: ReadonlyMap<string, string>): Stage[] {
  const [first = '', second = '', ...rest] = words
  if (!first) return []
  const both = second ? stageOf(`${first} ${second}`, known) : null
  if (both) return [both, ...inTurn(rest, known)]
  const one = stageOf(first, known)
  return [...(one ? [one] : []), ...inTurn(words.slice(1), known)]
}

const MOST = 12
/** How a list is laid out is no part of it: "egg, chick, hen in a circle with arrows". */
const LAID_OUT =
  /\b(?:in|around|as) an? (?:circle|ring|cycle|row|line|circular \w+)\b|\b(?:in (?:the right |correct )?order|with (?:\w+ )?(?:arrows?|numbers?|labels|names|words)(?: \w+ (?:them|each|it))?)(?=\s*(?:$|[,;.]))/gi

/** What the lesson has drawings of its own for is known by them. */
export function listAfter(prompt: string, head: RegExp, known: ReadonlyMap<string, string> = new Map()): Stage[] {
  const found = head.exec(prompt)
  if (!found) return []
  const rest = prompt.slice(found.index + found[0].length)
  const [, listed = rest] = /^[^:,]*:(.+)$/s.exec(rest) ?? []
  const all = listed
    .replace(LAID_OUT, '')
    .split(/[,;.\n]/)
    .flatMap((part) => stagesOf(part, known))
  return all.filter(({ label }, i) => all.findIndex((one) => one.label === label) === i).slice(0, MOST)
}
