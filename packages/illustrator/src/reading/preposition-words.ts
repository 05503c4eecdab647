/** The prepositions we read, the longest first, so that "in front of" is never "in". */
import { dataLines } from '../words/data-file.ts'

export const PREPOSITIONS: readonly string[][] = dataLines('reading/prepositions.txt')
  .flatMap((line) => line.split(',').map((phrase) => phrase.trim().split(' ')))
  .sort((a, b) => b.length - a.length)
const FIRST = new Set(PREPOSITIONS.filter((words) => words.length === 1).map(([word]) => word))

/** Whether a single word is a preposition. */
export const isPreposition = (word: string): boolean => FIRST.has(word)
