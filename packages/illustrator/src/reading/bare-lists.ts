/** Commas that were left out: "a knife fork and spoon", "hat scarf and mittens". */
import { type Found, nounOf } from './lexicon.ts'
import { DETERMINERS } from './small-words.ts'
import { isA, NOUNS } from './vocabulary.ts'
import type { Word } from './word.ts'

const LONGEST = 3
/** Kinds of which one is seldom a sort of another; tools, toys and dishes go together. */
const KINDS: [string, RegExp][] = [
  ['things', /^(indoor things|tools and work|school and letters|toys and sport|kitchen and food)$/],
  ['clothes', /^clothes$/],
  ['music', /^music$/],
  ['feast', /^holidays and culture$/],
  ['plants', /^nature and plants$/],
]
/** What is made of others of its kind, holds them, or grows them: a lemon cake, a toy box, an apple tree. */
const MADE_OF_OTHERS =
  /(cake|pie|ice cream|cone|cookie|bread|juice|pizza|soup|sandwich|muffin|salad|tea|milk|smoothie|milkshake|jam|jar|pancakes|donut|sundae|box|case|stand|tree|bush|flower|leaf|bouquet|wreath|garden|dress|jacket|rack|hoop|net|table|book|set)$/

interface Item extends Found {
  start: number
  size: number
}

/** The longest noun that begins at a word, by its own name. */
function itemAt(words: readonly Word[], start: number): Item | null {
  for (let size = LONGEST; size >= 1; size--) {
    const found = nounOf(words.slice(start, start + size).map(({ low }) => low))
    if (found) return found.via === 'exact' || found.via === 'alias' ? { ...found, start, size } : null
  }
  return null
}

function kindOf(item: Item | null | undefined): string | undefined {
  const { category = '' } = NOUNS.get(item?.name ?? '') ?? {}
  const isFood = isA(item?.name ?? '', 'food') && !isA(item?.name ?? '', 'container')
  return isFood ? 'food' : KINDS.find(([, kinds]) => kinds.test(category))?.[0]
}

/** Nouns of one kind that follow each other. */
function runAt(words: readonly Word[], start: number): Item[] {
  const run: Item[] = []
  let item = itemAt(words, start)
  while (item && (!run.length || (kindOf(item) === kindOf(run[0]) && !MADE_OF_OTHERS.test(item.name)))) {
    run.push(item)
    item = itemAt(words, item.start + item.size)
  }
  return run
}

/** Whether "and" and one more of the kind come next; of things it may be any. */
function goesOn(words: readonly Word[], i: number, kind: string | undefined): boolean {
  const at = DETERMINERS.has(words[i + 1]?.low ?? '') ? i + 2 : i + 1
  const next = itemAt(words, at)
  const isThing = kind === 'things' && next !== null && !isA(next.name, 'alive')
  return words[i]?.low === 'and' && (isThing || kindOf(next) === kind)
}

export function withCommas(words: readonly Word[]): Word[] {
  const parted = new Set<number>()
  for (let i = 0; i < words.length; i++) {
    const run = runAt(words, i)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < 2 || !kindOf(first)) continue
    const end = last.start + last.size
    if (run.length > 2 || goesOn(words, end, kindOf(first))) for (const { start } of run.slice(1)) parted.add(start)
    i = end - 1
  }
  return words.flatMap((word, i) => (parted.has(i) ? [{ text: ',', low: ',' }, word] : [word]))
}
