import type { Look } from '../people/figure.ts'

/** How a thing behaves on a page: what it stands on, whether it flies or swims, how it is drawn. */
export type ItemClass =
  | 'actor'
  | 'chibi'
  | 'person'
  | 'swim'
  | 'fly'
  | 'float'
  | 'boat'
  | 'build'
  | 'plant'
  | 'prop'
  | 'sky'

/** One thing a prompt asks for. */
export interface Item {
  name: string
  /** A motif's emoji, '*name' for a drawing of our own, '@role' for a person. */
  art: string
  cls: ItemClass
  /** Beside a cow, which is 1. */
  size: number
  /** The setting it gets where the prompt names none. */
  home: string
  /** The tail of a chibi. */
  extra?: string | undefined
  n: number
  /** Place of its first and last word in the prompt. */
  pos: number
  end: number
  /** Found by a guess rather than a known word. */
  weak?: boolean
  look?: Look
  /** `crew`: who else is in it. */
  with?: { how: Tie; item: Item; crew?: Item[] }
}

export type Tie = 'ride' | 'on' | 'over' | 'in' | 'under' | 'hold'

export const thing = (art: string, cls: ItemClass = 'prop', size = 0.7): Item => ({
  name: art,
  art,
  cls,
  size,
  home: 'showcase',
  n: 1,
  pos: 99,
  end: 99,
})
