/** What a prompt may say of somebody, and what that means for the figure. */
import type { HumanLook } from './heads/human-look.ts'
import type { Age } from './skeleton.ts'

export type Sex = 'f' | 'm'

const AGES: Record<string, Age> = {
  baby: 'baby',
  young: 'child',
  little: 'child',
  teenage: 'teen',
  old: 'elder',
  elderly: 'elder',
}
const GIRTHS: Record<string, number> = {
  chubby: 1.35,
  fat: 1.45,
  round: 1.4,
  plump: 1.35,
  big: 1.2,
  thin: 0.84,
  slim: 0.84,
  skinny: 0.8,
  strong: 1.2,
  muscular: 1.22,
}
const HAIR: Record<string, Partial<HumanLook>> = {
  bald: { hair: 'bald' },
  curly: { hair: 'curly' },
  'curly-haired': { hair: 'curly' },
  'curly hair': { hair: 'curly' },
  afro: { hair: 'afro' },
  'long-haired': { hair: 'long' },
  'long hair': { hair: 'long' },
  'short-haired': { hair: 'short' },
  'short hair': { hair: 'short' },
  braided: { hair: 'braids' },
  braids: { hair: 'braids' },
  ponytail: { hair: 'ponytail' },
  pigtails: { hair: 'pigtails' },
  bun: { hair: 'bun' },
  hijab: { hair: 'hijab' },
  bearded: { beard: 'full' },
  beard: { beard: 'full' },
  mustache: { mustache: true },
  freckled: { freckles: true },
  freckles: { freckles: true },
  'hearing aid': { hearingAid: true },
}

const first = <T>(said: readonly string[], table: Record<string, T>): T | undefined =>
  said.map((word) => table[word]).find((found) => found !== undefined)

export const ageOf = (said: readonly string[]): Age | undefined => first(said, AGES)
export const girthOf = (said: readonly string[]): number | undefined => first(said, GIRTHS)
export const hairOf = (said: readonly string[]): Partial<HumanLook> =>
  Object.assign({}, ...said.map((word) => HAIR[word] ?? {}))
