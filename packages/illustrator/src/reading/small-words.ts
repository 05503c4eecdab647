/** Words that open a noun phrase, and parts of the body that stand for their owner. */
import { wordsFor } from './tables.ts'

export const DETERMINERS = new Set(
  'a an the some my our your this these those another each every all any no'.split(' '),
)
export const POSSESSIVES = new Set('his her its their'.split(' '))
export const PRONOUNS = new Set(
  'it he she him her them they himself herself itself themselves i we us you everyone everybody each'.split(' '),
)
export const PARTS = wordsFor('reading/body-parts.txt')
