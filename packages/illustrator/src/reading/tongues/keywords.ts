/** "coelho cenoura praia": words without any between them are things of one picture, and a place is where they are. */
import { nounOf } from '../lexicon.ts'
import { isA } from '../vocabulary.ts'
import type { Token } from './token.ts'

const LINKS = new Set<Token['kind']>(['article', 'preposition', 'and', 'who', 'stop', 'word'])

const nameOf = ({ text }: Token): string => nounOf(text.split(' '))?.name ?? text
const isRole = (name: string) => isA(name, 'alive') && !isA(name, 'animal')
const WATERS = /^(?:pond|lake|river|stream|sea|ocean|swimming pool)$/
const isPlace = (name: string) => WATERS.test(name) || (isA(name, 'place') && !isA(name, 'building'))

/** "gato pirata": one who is both. */
const areOne = (first: string, second: string) => isA(first, 'alive') && isRole(second)

export function keywordsJoined(tokens: readonly Token[]): Token[] {
  if (tokens.some(({ kind }) => LINKS.has(kind))) return [...tokens]
  const out: Token[] = []
  for (const token of tokens) {
    const last = out.at(-1)
    if (token.kind === 'noun' && (last?.kind === 'noun' || last?.kind === 'verb')) {
      const name = nameOf(token)
      if (nameOf(last) === 'mandala') out.push({ kind: 'preposition', text: 'of', source: '' })
      else if (isPlace(name)) out.push({ kind: 'preposition', text: 'in the', source: '' })
      else if (last.kind === 'noun' && !areOne(nameOf(last), name)) out.push({ kind: 'and', text: 'and', source: '' })
    }
    out.push(token)
  }
  return out
}
