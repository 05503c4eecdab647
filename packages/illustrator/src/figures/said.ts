/** What a prompt may say of somebody, and what that means for the figure. */
import { plainLook } from '../art/part-looks.ts'
import type { HumanLook } from './heads/human-look.ts'
import type { Age } from './skeleton.ts'

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
  mohawk: { hair: 'mohawk' },
  'long-haired': { hair: 'very long' },
  'long hair': { hair: 'very long' },
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
  moustache: { mustache: true },
  eyelashes: { lashes: true, longLashes: true },
  lashes: { lashes: true, longLashes: true },
}
/** Of parts, as part-looks writes them. */
const PARTS: Record<string, Partial<HumanLook>> = {
  'long hair': { hair: 'very long' },
  'extra-long hair': { hair: 'extra-long' },
  'short hair': { hair: 'short' },
  'curly hair': { hair: 'curly' },
  'pointy hair': { hair: 'spiky' },
  'straight hair': { hair: 'straight' },
  'messy hair': { hair: 'spiky' },
  'fluffy hair': { hair: 'afro' },
  'big hair': { hair: 'afro' },
  'no hair': { hair: 'bald' },
  'bald head': { hair: 'bald' },
  'braided hair': { hair: 'braids' },
  'long braid': { hair: 'long braids' },
  'long ponytail': { hair: 'ponytail' },
  'long beard': { beard: 'long' },
  'extra-long beard': { beard: 'extra-long' },
  'extra-long braid': { hair: 'long braids' },
  'big beard': { beard: 'bushy' },
  'fluffy beard': { beard: 'bushy' },
  'curly beard': { beard: 'bushy' },
  'short beard': { beard: 'short' },
  'big mustache': { mustache: 'big' },
  'long mustache': { mustache: 'big' },
  'fluffy mustache': { mustache: 'big' },
  'curly mustache': { mustache: 'big' },
  'long eyelash': { lashes: true, longLashes: true },
  'big eyelash': { lashes: true, longLashes: true },
  'curly eyelash': { lashes: true, longLashes: true },
  'big eye': { bigEyes: true },
  'pointy ear': { ears: 'pointed' },
  'big ear': { bigEars: true },
  'big nose': { bulbous: true },
  'round nose': { bulbous: true },
  'long nose': { longNose: true },
  'pointy nose': { longNose: true },
  'pointed nose': { longNose: true },
}

const first = <T>(said: readonly string[], table: Record<string, T>): T | undefined =>
  said.map((word) => table[word]).find((found) => found !== undefined)

export const ageOf = (said: readonly string[]): Age | undefined => first(said, AGES)
export const girthOf = (said: readonly string[]): number | undefined => first(said, GIRTHS)
/** `usual`: hair that comes with a role. A girl's and a woman's curls are long unless short ones are asked for: short, they would make a boy of her. */
export const hairOf = (
  words: readonly string[],
  born: Partial<HumanLook> = {},
  usual = '',
  isWoman = false,
): Partial<HumanLook> => {
  // Who has a beard by nature keeps it as it is where only "beard" is said.
  const said = words.filter((word) => !(born.beard && /^beard(ed)?$/.test(word)))
  const looks = said.map(plainLook)
  // "a long beard" is read as "long beard" and "beard": the bare word says less and gives way.
  const own = Object.assign({}, ...said.map((word) => HAIR[word] ?? {}), ...looks.map((look) => PARTS[look] ?? {}))
  // A beard down to the feet is long, too.
  if (looks.includes('extra-long beard')) own.beard = 'extra-long'
  // "long curly hair" is neither long and straight nor short and curly.
  if (!looks.includes('curly hair') && own.hair !== 'curly') return own
  return looks.includes('extra-long hair')
    ? { ...own, hair: 'extra-long' }
    : looks.includes('long hair') ||
        /^(long|flowing|wavy)$/.test(usual) ||
        (isWoman && !looks.some((look) => /^short(-haired| hair)$/.test(look)))
      ? { ...own, hair: 'long curls' }
      : own
}
