/** Which of its meanings a word has here, told by the other words of the prompt: data/reading/senses.txt. */
import { pairsOf } from './tables.ts'

interface Sense {
  cues: string[]
  noun: string
}

const SENSES = new Map<string, Sense[]>()
for (const [word, text] of pairsOf('reading/senses.txt'))
  SENSES.set(
    word,
    text.split(';').map((part) => {
      const [cues, noun] = part.includes('>') ? part.split('>') : ['', part]
      return { cues: (cues ?? '').trim().split(/\s+/).filter(Boolean), noun: (noun ?? '').trim() }
    }),
  )

/** The noun that is meant, '-' for none, or undefined where the word has one meaning. */
export function senseOf(word: string, others: ReadonlySet<string>): string | undefined {
  return SENSES.get(word)?.find(({ cues }) => !cues.length || cues.some((cue) => cue !== word && others.has(cue)))?.noun
}
