/** Verbs: their forms, and what each says of its subject, its object and what its prepositions bring. */
import { dataLines } from '../words/data-file.ts'
import { PREPOSITIONS } from './preposition-words.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

/** A relation by the class of the thing named; the first that fits is meant. */
type Choice = { className: string | null; relation: string }[]

export interface Verb {
  lemma: string
  /** The verb of verbs.txt that it is read like. */
  like: string
  /** Said of the subject alone: a relation and, after a space, what it takes along. */
  alone: string
  object: Choice
  prepositions: ReadonlyMap<string, Choice>
  tool: string | null
  /** The pose of who does it, as verb-poses.txt names it. */
  pose: string | null
  /** No table knows it. */
  isStrange?: true
}
export type VerbForm = 'base' | 'third' | 'ing' | 'past'
export interface VerbWord {
  verb: Verb
  form: VerbForm
}

const choiceOf = (text: string): Choice =>
  text
    .split(/\s+/)
    .filter((item) => item && item !== '-')
    .map((item) => {
      const at = item.indexOf(':')
      return at < 0
        ? { className: null, relation: item }
        : { className: item.slice(0, at), relation: item.slice(at + 1) }
    })

/** "on=ridden:rides sits-on up at=looks-at": each preposition with its choice. A preposition may have several words. */
function prepositionsOf(text: string): Map<string, Choice> {
  const texts = new Map<string, string[]>()
  let current: string[] = []
  for (const item of text.split(/\s+/).filter(Boolean)) {
    const at = item.indexOf('=')
    if (at < 0) {
      current.push(item)
      continue
    }
    let preposition = item.slice(0, at)
    while (current.length && isStartOfPreposition(`${current.at(-1)} ${preposition}`))
      preposition = `${current.pop()} ${preposition}`
    current = [item.slice(at + 1)]
    texts.set(preposition, current)
  }
  return new Map([...texts].map(([preposition, items]) => [preposition, choiceOf(items.join(' '))]))
}

const isStartOfPreposition = (phrase: string) => PREPOSITIONS.some((words) => words.join(' ').endsWith(phrase))

/** Lines "lemma | -ing form | relation | pose | needs". */
const POSES = new Map(
  dataLines('reading/verb-poses.txt').map((line) => {
    const [lemma = '', , , pose = ''] = line.split('|').map((part) => part.trim())
    return [lemma, pose]
  }),
)

const VERBS = new Map<string, Verb>()
for (const line of dataLines('reading/verbs.txt')) {
  const [lemma = '', alone = '-', object = '', prepositions = '', tool = ''] = line
    .split(';')
    .map((part) => part.trim())
  VERBS.set(lemma, {
    lemma,
    like: lemma,
    alone,
    object: choiceOf(object),
    prepositions: prepositionsOf(prepositions),
    tool: tool || null,
    pose: POSES.get(lemma) ?? null,
  })
}
for (const line of dataLines('reading/verb-kin.txt')) {
  const [like = '', words = ''] = line.split('=').map((part) => part.trim())
  const verb = VERBS.get(like)
  if (!verb) throw new Error(`verb-kin.txt: ${like} is not in verbs.txt`)
  for (const lemma of words.split(',').map((word) => word.trim()))
    if (!VERBS.has(lemma)) VERBS.set(lemma, { ...verb, lemma, pose: POSES.get(lemma) ?? verb.pose })
}

/** The relation that a choice gives for a noun, or null. */
export function choose(choice: Choice | undefined, noun: string): string | null {
  return choice?.find(({ className }) => className === null || isA(noun, className))?.relation ?? null
}

/** All forms of a verb, made by rule. */
export function formsOf(lemma: string): [word: string, form: VerbForm][] {
  const words = lemma.split(' ')
  const isLast = /^(ice|roller|scuba|spray|trick-or) /.test(lemma)
  const first = (isLast ? words.at(-1) : words[0]) ?? ''
  const head = isLast ? `${words.slice(0, -1).join(' ')} ` : ''
  const tail = !isLast && words.length > 1 ? ` ${words.slice(1).join(' ')}` : ''
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(first) && first.length < 6 ? first + first.at(-1) : first
  const isY = /[^aeiou]y$/.test(first)
  const ing = /[^eoy]e$/.test(first) ? `${first.slice(0, -1)}ing` : `${doubled}ing`
  const third = isY ? `${first.slice(0, -1)}ies` : /(s|x|z|ch|sh|o)$/.test(first) ? `${first}es` : `${first}s`
  const past = first.endsWith('e') ? `${first}d` : isY ? `${first.slice(0, -1)}ied` : `${doubled}ed`
  const forms: [string, VerbForm][] = [
    [first, 'base'],
    [third, 'third'],
    [ing, 'ing'],
    [past, 'past'],
  ]
  if (ing.endsWith('ing')) forms.push([`${ing.slice(0, -1)}`, 'ing'], [`${ing.slice(0, -3)}in'`, 'ing'])
  return forms.map(([word, form]) => [head + word + tail, form])
}

const WORDS = new Map<string, VerbWord>()
for (const [lemma, verb] of VERBS)
  for (const [word, form] of formsOf(lemma)) if (!WORDS.has(word)) WORDS.set(word, { verb, form })
for (const [word, lemma] of pairsOf('reading/irregular-verbs.txt')) {
  const verb = VERBS.get(lemma)
  if (verb)
    WORDS.set(word, {
      verb,
      form: word.endsWith('ing') ? 'ing' : ['has', 'does', 'goes'].includes(word) ? 'third' : 'past',
    })
}

const DONE_BY_THINGS = new Set(
  'emerge float fly hang grow shine fall rain drip flow burn spin blow roll hover drift rise pop glow melt land'.split(
    ' ',
  ),
)
/** What things do by themselves: smoke rises, stars shine. Of anything else that is said of a thing, someone does it. */
export const isDoneByThings = ({ lemma, like }: Verb): boolean => DONE_BY_THINGS.has(lemma) || DONE_BY_THINGS.has(like)

export const verbWord = (word: string): VerbWord | null => WORDS.get(word) ?? null
/** All forms of one word of all verbs. */
export const verbForms = (): string[] => [...WORDS.keys()].filter((word) => !/[ ']/.test(word))
export const ingForms = (): string[] => [...WORDS].filter(([, { form }]) => form === 'ing').map(([word]) => word)
/** A verb that no table knows keeps its actor and its object together. */
export const unknownVerb = (lemma: string): Verb => ({
  lemma,
  like: lemma,
  alone: '-',
  object: choiceOf('sightly:looks-at plays-with'),
  prepositions: new Map(),
  tool: null,
  pose: null,
  isStrange: true,
})
