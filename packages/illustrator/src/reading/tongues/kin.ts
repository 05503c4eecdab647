/** "くまのお母さん", "兔妈妈": a parent or child of an animal is that animal. */
import { nounOf } from '../lexicon.ts'
import { pluralOf } from '../singular.ts'
import { isA, NOUNS } from '../vocabulary.ts'
import type { Token } from './token.ts'

const nameOf = (noun: string): string => nounOf(noun.split(' '))?.name ?? noun
const isAnimal = (noun: string): boolean => isA(nameOf(noun), 'animal')
const isRole = (noun: string): boolean => isA(nameOf(noun), 'alive') && !isAnimal(noun)
const PARENT = /^(mother|father|grandmother|grandfather)$/
const KIN = /^(?:brothers?|sisters?|siblings|twins|friends)$/
/** Whoever has to do with animals stands beside them: "羊の羊飼い". */
const TENDS = /^(?:owner|shepherd|farmer|rider|veterinarian|trainer|fisherman|hunter|zookeeper|keeper|cowboy|jockey)$/
const isTrade = (noun: string): boolean =>
  isRole(noun) && !PARENT.test(noun) && !KIN.test(noun) && NOUNS.get(nameOf(noun))?.category === 'people and roles'
const YOUNG = /^(baby|child|children)$/

/** "um dinossauro bebê", "赤ちゃんゾウ": a young one of a species; null where two are named. */
export function asYoung(first: string, second: string): string | null {
  if (isAnimal(first) && second === 'baby') return `baby ${first}`
  return first === 'baby' && isAnimal(second) ? `baby ${second}` : null
}

/** "兄弟", "動物たち": several by themselves. */
export const articleOf = (noun: string): string =>
  /s$|children$/.test(noun) && nounOf(noun.split(' '))?.plural ? 'some' : 'a'

/** What two nouns side by side are together; null where they are two. */
export function asOne(first: string, second: string): string | null {
  if (isAnimal(first) && PARENT.test(second)) return `${second} ${first}`
  if (isAnimal(first) && YOUNG.test(second)) return `baby ${first}`
  // "アヒルの親子" are one of each.
  if (isAnimal(first) && second === 'family') return `mother ${first} and baby ${first}`
  const young = asYoung(first, second)
  if (young) return young
  // "ペンギンの兄弟" are several of them, "消防士のくま" and "くまの消防士" a bear in a trade of people.
  if (isAnimal(first) && KIN.test(second)) return pluralOf(first)
  if (isTrade(first) && isAnimal(second)) return `${second} dressed as a ${first}`
  if (isAnimal(first) && isTrade(second) && !TENDS.test(second)) return `${first} dressed as a ${second}`
  return null
}

/** "消防员叔叔": how children speak of grown-ups of a trade; it tells their sex too. */
export const isTitle = (first: string, second: string): boolean => isRole(first) && /^(uncle|aunt)$/.test(second)

/** "um dinossauro bebê", "un cucciolo di panda": a young one is named by two nouns. */
export function youngOnes(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const token of tokens) {
    const [before, last] = out.slice(-2)
    const isOf =
      last?.text === 'of' &&
      before?.kind === 'noun' &&
      /^(?:pupp(?:y|ies)|pups?|bab(?:y|ies)|kittens?|cubs?)$/.test(before.text)
    const first = isOf ? before : last
    const young =
      token.kind === 'noun' && first?.kind === 'noun' ? asYoung(isOf ? 'baby' : first.text, token.text) : null
    if (young && first) out.splice(isOf ? -2 : -1, 2, { ...first, text: young })
    else out.push(token)
  }
  return out
}
