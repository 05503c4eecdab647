/** Rows of words that tell harm, as the rules in data/safety write them, matched against the raw words of a prompt. */

export type Test = (words: readonly string[], i: number) => boolean

/** What a pattern asks of the language it is written for. */
export interface Vocabulary {
  /** "<being>": whether a word is of that sort where it stands. */
  sort(name: string): Test
  /** "_": articles and adjectives. */
  isDescription(word: string): boolean
  /** "~cut": all forms of a verb. */
  formsOf(verb: string): string[]
}

interface Step {
  /** How many words it may take. */
  least: number
  most: number
  test: Test
}
export type HarmPattern = readonly Step[]

const MOST_FEW = 3
const MOST_GAP = 4

/** Plain words are looked up together; sorts and beginnings are asked one by one. */
function testOf(text: string, vocabulary: Vocabulary): Test {
  const plain = new Set<string>()
  const tests: Test[] = []
  for (const item of text.split('|')) {
    if (item.startsWith('<')) tests.push(vocabulary.sort(item.slice(1, -1)))
    else if (item.startsWith('~')) for (const form of vocabulary.formsOf(item.slice(1))) plain.add(form)
    else if (item.endsWith('*')) tests.push((words, i) => words[i]?.startsWith(item.slice(0, -1)) ?? false)
    else plain.add(item)
  }
  return (words, i) => plain.has(words[i] ?? '') || tests.some((test) => test(words, i))
}

function stepOf(text: string, vocabulary: Vocabulary): Step {
  if (text === '_') return { least: 0, most: MOST_FEW, test: (words, i) => vocabulary.isDescription(words[i] ?? '') }
  if (text === '...') return { least: 0, most: MOST_GAP, test: () => true }
  if (text.startsWith('?')) return { least: 0, most: 1, test: testOf(text.slice(1), vocabulary) }
  return { least: 1, most: 1, test: testOf(text, vocabulary) }
}

export const patternsOf = (rows: readonly string[], vocabulary: Vocabulary): HarmPattern[] =>
  rows.map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((step) => stepOf(step, vocabulary)),
  )

function matchesAt(pattern: HarmPattern, words: readonly string[], i: number, step: number): boolean {
  const current = pattern[step]
  if (!current) return true
  for (let taken = 0; ; taken++) {
    if (taken >= current.least && matchesAt(pattern, words, i + taken, step + 1)) return true
    if (taken >= current.most || i + taken >= words.length || !current.test(words, i + taken)) return false
  }
}

export const matches = (pattern: HarmPattern, words: readonly string[]): boolean =>
  words.some((_, i) => matchesAt(pattern, words, i, 0))
