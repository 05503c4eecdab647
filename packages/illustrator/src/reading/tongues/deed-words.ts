/** Verbs of several words: "donn* à manger à", "lass* … steigen". */
import { unaccented } from './spellings.ts'

export interface Deed {
  /** Its first word; with "*" any ending may follow. */
  first: string
  /** The same without accents. */
  plain: string
  isStem: boolean
  /** What follows at once. */
  next: string[]
  /** What follows later in the same clause: the part of a verb that German and Dutch put last. */
  later: string[]
  english: string
  size: number
}

export function deedOf(words: string, english: string): Deed {
  const [together = '', apart = ''] = words.split('…')
  const [first = '', ...next] = together.trim().split(' ')
  const later = apart.trim().split(' ').filter(Boolean)
  const stem = first.replace('*', '')
  return {
    first: stem,
    plain: unaccented(stem),
    isStem: first.includes('*'),
    next,
    later,
    english,
    size: together.trim().length + apart.length,
  }
}
