/** Shops and counters that are told by what they sell. */
import { NOUNS } from '../world/nouns.ts'
import { dataLines } from './data-file.ts'

export interface Premise {
  name: string
  /** All words for it. */
  names: readonly string[]
  sign: string
  held: string | null
  goods: readonly string[]
}

const list = (text = ''): string[] => text.split(',').map((word) => word.trim())

export const PREMISES: readonly Premise[] = dataLines('premises.txt').map((line) => {
  const [called, sign = '', held = '', goods] = line.split('|').map((part) => part.trim())
  const names = list(called)
  return { name: names[0] ?? '', names, sign, held: held === '-' ? null : held, goods: list(goods) }
})

/** The events of being there, as rows of events.txt. What has a front of its own is seen from the street, unless somebody is in it. */
export const visits = (): string[] =>
  PREMISES.map(({ name, names, held }) => {
    const told = NOUNS.has(name)
      ? names.flatMap((one) => [`at the ${one}`, `in the ${one}`, `inside the ${one}`])
      : names
    return `${told.join(', ')} | cast woman, child${held ? ` ; first holds ${held}` : ''} | !${name}`
  })
