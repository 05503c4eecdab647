/** Where animals live: data/habitats.txt. */
import { keyedLines } from '../words/data-file.ts'

const HABITATS: ReadonlyMap<string, string> = new Map(
  keyedLines('habitats.txt').flatMap(([place, nouns]) => nouns.split(',').map((noun) => [noun.trim(), place])),
)

/** The place an animal is at home in; undefined for those who live with us or anywhere. */
export const habitatOf = (noun: string): string | undefined => HABITATS.get(noun)
