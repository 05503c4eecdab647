/** What was read, as short sentences. */
import { read } from '../../src/reading/read.ts'

const plain = (id: string | null) => (id ?? '').replace(/#1\b/g, '')

/** Relations as "fox pushes wheelbarrow", a part in brackets. */
export const said = (prompt: string): string[] =>
  read(prompt).relations.map(({ a, relation, b, part }) =>
    [plain(a), relation, plain(b), part ? `[${part}]` : ''].filter(Boolean).join(' '),
  )

/** Things with their number: "2 child", "2+ pony", "puppy". */
export const counted = (prompt: string): string[] =>
  read(prompt).things.map(({ name, n, atLeast }) => (n > 1 || atLeast ? `${n}${atLeast ? '+' : ''} ${name}` : name))

/** Things that somebody named. */
export const named = (prompt: string): string[] =>
  read(prompt)
    .things.filter(({ via }) => via !== 'implied')
    .map(({ name }) => name)

export const unknown = (prompt: string): string[] => read(prompt).unknown
