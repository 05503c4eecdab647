import type { Verb } from './verbs.ts'

/** What somebody does, as far as it has been read. */
export interface Deed {
  verb: Verb
  /** As written. */
  word: string
  subjects: string[]
  objects: string[]
  /** The subject's relation to its object. */
  relation: string | null
  /** Something was said already: the verb needs nothing more. */
  isDone: boolean
  /** A preposition of its own was used already: "looking at". */
  hasTarget: boolean
}
