/** Which of its meanings a word has here, told by the other words of the prompt: data/reading/senses.txt. */
import { pairsOf } from './tables.ts'

interface Sense {
  cues: string[][]
  noun: string
}

/** The words around one. */
export interface Context {
  all: ReadonlySet<string>
  before: string
  after: string
}

const SENSES = new Map<string, Sense[]>()
for (const [word, text] of pairsOf('reading/senses.txt'))
  SENSES.set(
    word,
    text.split(';').map((part) => {
      const [cues, noun] = part.includes('>') ? part.split('>') : ['', part]
      const lists = (cues ?? '').trim().split(/\s+/).filter(Boolean)
      return { cues: lists.map((cue) => cue.split('+')), noun: (noun ?? '').trim() }
    }),
  )

/** "the_" is the word right before, "_of" the one right after, "-tree" a word that is nowhere; all others are anywhere. */
function isMet(cue: string, word: string, { all, before, after }: Context): boolean {
  if (cue.endsWith('_')) return before === cue.slice(0, -1)
  if (cue.startsWith('_')) return after === cue.slice(1)
  if (cue.startsWith('-')) return !all.has(cue.slice(1))
  return cue !== word && all.has(cue)
}

/** The noun that is meant, '-' for none, or undefined where the word has one meaning. */
export function senseOf(word: string, context: Context): string | undefined {
  const isMeant = ({ cues }: Sense) =>
    !cues.length || cues.some((parts) => parts.every((cue) => isMet(cue, word, context)))
  return SENSES.get(word)?.find(isMeant)?.noun
}
