/** A noun with what is written onto it. */
import type { Vocabulary } from './vocabulary.ts'

export interface Cut {
  english: string
  isMany: boolean
  /** What it is to its verb, as pieces of Japanese say it; null where nothing tells. */
  particle: string | null
  size: number
}

export const LONGEST = 3

/** What a noun of one word or of several is in English, in the form of the table. */
export const plainNoun = ({ nouns, wholes }: Vocabulary, text: string): string | undefined =>
  nouns.get(text)?.[0]?.english ?? wholes.get(text)
