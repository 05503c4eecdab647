/** What a sentence is made of, after its words were sorted. */
import type { NounPhrase } from './phrase.ts'
import type { Verb, VerbForm } from './verbs.ts'

export type Node =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'pronoun'; word: string }
  | { kind: 'verb'; verb: Verb; form: VerbForm; word: string; isPurpose: boolean }
  | { kind: 'preposition'; word: string }
  /** "is sad", "scared" after its noun. */
  | { kind: 'quality'; word: string }
  | { kind: 'be'; isOne: boolean }
  | { kind: 'and' | 'comma' | 'stop' | 'which' | 'no' }
