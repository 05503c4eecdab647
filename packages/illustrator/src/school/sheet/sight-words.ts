/** Words to read at sight: one to color and trace, or a list of them. */
import { dataLines } from '../../words/data-file.ts'
import type { Kind } from '../kind.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'

const LINES = dataLines('school-sight-words.txt').map((line) => line.split(' '))
const KNOWN = new Set(LINES.flat())
const MOST = 6
/** Said of the page, and no word to learn. */
const ABOUT =
  /^(?:for|with|to|in|of|my|coloring|colouring|page|practice|worksheet|kids|first|read|write|color|find|trace)$/

/** "in big letters": how it is written, and no word to learn. */
const HOW_WRITTEN =
  /\b(?:(?:in|with|using|use) )?(?:(?:very|really|big|large|huge|giant|small|little|tiny|jumbo|bold|thick|fat|hollow|open|bubble|block|outlined?|capital|plain|dotted|dashed|fun) ){1,5}(?:letters?|lettering|print|writing|font|text|words?(?= to color))\b/gi

/** "sight word the", "sight words: look, see and go": those behind the phrase; all of a list that is announced. */
function wordsAfter(prompt: string): string[] {
  const [, sign = '', rest = ''] =
    /\bsight words?\b ?(:|-|is|are|called)? ?(.*)$/i.exec(prompt.replace(HOW_WRITTEN, ' ').replace(/\s+/g, ' ')) ?? []
  // What stands around the word is none to learn.
  const [sentence = ''] = rest.split(/[.!?](?:\s|$)/)
  const own = sentence.replace(
    /(?<=\S.*)\b(?:with|and) (?:\S+ ){1,4}(?:(?:all )?around|beside|next to|below|above|under|inside|in)(?: \S+){0,2}$|(?<=\S)\s+with .*$/i,
    '',
  )
  const words = own.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? []
  const known = words.filter((word, i) => KNOWN.has(word) && (i === 0 || sign !== '' || !ABOUT.test(word)))
  // "look and see" names two, "the, and, see" three, "and" alone is one.
  const isListed = /(?:^|,)\s*and\s*(?:,|$)/i.test(own)
  return known.length > 1 && !isListed ? known.filter((word) => word !== 'and') : known
}

const asWritten = (word: string): string => word.replace(/^i(?=$|['’])/, 'I')

export const sightWords: Kind = (prompt, graph) => {
  if (!/\bsight words?\b/i.test(prompt)) return null
  const named = [...new Set(wordsAfter(prompt))].slice(0, MOST)
  const [only] = named
  if (only && named.length === 1) {
    const beside = namesIn(graph, prompt).filter((name) => name !== only)
    const row = Array.from({ length: 5 }, (_, i) => beside[i % beside.length])
    const word = /\b[A-Z]{2,}\b/.test(graph.letters ?? '') ? only.toUpperCase() : asWritten(only)
    const cells = [`"${word}"`, `~${word}~`, beside.length ? row.join(' & ') : `~${word}~`]
    return asSchool({ title: 'Sight Word', cells, columns: 1 }, graph)
  }
  const words = named.length ? named : (LINES[0] ?? []).slice(0, MOST)
  const cells = words.map((word) => `"${asWritten(word)}" & ~${asWritten(word)}~`)
  return asSchool({ title: titleOf(graph, 'Sight Words'), cells, columns: 1 }, graph)
}
