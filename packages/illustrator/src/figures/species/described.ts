/** What was said of an animal that stands on two legs. */
import { withParts } from '../../art/part-looks.ts'
import type { Species } from './species.ts'

type Change = (own: Species) => Partial<Species>

const ears =
  (change: Partial<NonNullable<Species['ears']>>, by = 1): Change =>
  ({ ears: own }) =>
    own ? { ears: { ...own, ...change, size: (change.size ?? own.size ?? 1) * by } } : {}
const tail =
  (kind: Species['tail']): Change =>
  () => ({ tail: kind })
const eyes =
  (by: number): Change =>
  ({ eyes: own }) => ({ eyes: { ...own, size: (own?.size ?? 0.19) * by } })
const eyed =
  (count: number): Change =>
  ({ eyes: own }) => ({ eyes: { ...own, count } })
const lashes: Change = ({ eyes: own }) => ({ eyes: { ...own, lashes: 'long' } })

const CHANGES: Readonly<Record<string, Change>> = {
  'big ear': ears({}, 1.45),
  'small ear': ears({}, 0.65),
  'long ear': ears({ kind: 'long', size: 1 }),
  'pointy ear': ears({ kind: 'point', size: 1 }),
  'floppy ear': ears({ kind: 'flop', size: 1 }),
  'round ear': ears({ kind: 'round', size: 1 }),
  'long tail': tail('long'),
  'curly tail': tail('curl'),
  'fluffy tail': tail('bushy'),
  'striped tail': tail('ringed'),
  'short tail': tail('stub'),
  'no tail': tail(undefined),
  'long neck': ({ neck = 0 }) => ({ neck: neck + 0.09 }),
  'big eye': eyes(1.35),
  'small eye': eyes(0.66),
  '1 eye': eyed(1),
  '3 eye': eyed(3),
  '4 eye': eyed(4),
  '5 eye': eyed(5),
  '6 eye': eyed(6),
  '7 eye': eyed(7),
  '8 eye': eyed(8),
  'long eyelash': lashes,
  'big eyelash': lashes,
  'big nose': ({ noseSize = 1 }) => ({ noseSize: noseSize * 1.8 }),
  'no horn': () => ({ horns: undefined }),
  'big tooth': () => ({ teeth: 'buck' }),
  'long whisker': () => ({ whiskers: true }),
  'big belly': ({ girth = 1.14 }) => ({ girth: girth * 1.3 }),
}

const WHOLES: Readonly<Record<string, Change>> = {
  eyelashes: lashes,
  chubby: ({ girth = 1.14 }) => ({ girth: girth * 1.25 }),
  fat: ({ girth = 1.14 }) => ({ girth: girth * 1.3 }),
  skinny: ({ girth = 1.14 }) => ({ girth: girth * 0.78 }),
  fluffy: ({ cheeks }) => ({ cheeks: ['fluffy', Math.max(cheeks?.[1] ?? 0, 0.3)], tuft: true }),
}

export function described(species: Species, attributes: readonly string[] = []): Species {
  let whole = species
  for (const word of attributes) whole = { ...whole, ...WHOLES[word]?.(whole) }
  return withParts(whole, attributes, CHANGES)
}
