/** Words and marks that join or part what is said. */
export type Joint = 'and' | 'comma' | 'stop' | 'which' | 'no'

const WORDS: [Joint, string][] = [
  ['and', 'and & + plus or'],
  ['comma', ', : ; ( ) then where except there'],
  ['stop', '. ! ? while but when because'],
  ['which', 'who which that'],
  ['no', "no not without don't dont isn't never"],
]
const JOINTS = new Map(WORDS.flatMap(([joint, words]) => words.split(' ').map((word) => [word, joint] as const)))

export const jointOf = (word: string): Joint | undefined => JOINTS.get(word)
