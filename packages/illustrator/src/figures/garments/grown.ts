/** What grown-ups wear of whom nothing is said: shirts with collars and belts, blouses, skirts below the knee. Hearts and stars are for children. */
import type { Sex } from '../../art/sexes.ts'
import type { Rng } from '../../ink/random.ts'
import { dress, long, shoes, skirt, sneakers, tee, trousers } from '../roles/cloth.ts'
import type { Outfit, Trim } from './outfit.ts'

type Clothes = Partial<Outfit>

/** Two colors that go together, the upper one first. */
type Colors = readonly [string, string]
const COLORS: readonly Colors[] = [
  ['sky', 'slate'],
  ['mint', 'bark'],
  ['rose', 'night'],
  ['cream', 'blue'],
  ['lilac', 'slate'],
  ['teal', 'sand'],
]

const trims = (...kinds: readonly (string | Trim)[]): Trim[] =>
  kinds.map((kind) => (typeof kind === 'string' ? { kind, tint: 'cloud' } : kind))
const belt: Trim = { kind: 'belt', tint: 'umber' }
const printed = (garment: { top: NonNullable<Outfit['top']> }, print: string): Clothes => ({
  top: { ...garment.top, print },
})

type Wear = (colors: Colors) => Clothes

const shirt: Wear = ([a, b]) => ({ ...long(a), ...trousers(b), trims: trims('collar', 'buttons', belt) })
const checked: Wear = ([a, b]) => ({ ...printed(long(a), 'checks'), ...trousers(b), trims: trims('collar', belt) })
const polo: Wear = ([a, b]) => ({ ...tee(a), ...trousers(b), trims: trims('collar', 'pocket', belt) })
const waistcoat: Wear = ([a, b]) => ({
  ...long('cloud'),
  ...trousers(b),
  trims: trims('collar', { kind: 'vest', tint: a }, 'buttons'),
})
const jumper: Wear = ([a, b]) => ({ ...long(a), ...trousers(b), trims: trims('collar', { kind: 'hem', tint: b }) })
const jacket: Wear = ([a, b]) => ({ ...long(a), ...trousers(b), trims: trims('lapels', 'pocket') })

const summer: Wear = ([a]) => {
  const { top, skirt: below } = dress(a, 0.64, 0.42)
  return { top, skirt: { ...below, print: 'flowers' }, trims: trims('collar', 'waistband') }
}
const plain: Wear = ([a, b]) => ({ ...dress(a, 0.68, 0.9), trims: trims('necklace', { kind: 'waistband', tint: b }) })
const blouse: Wear = ([a, b]) => ({ ...long(a), ...skirt(b, 0.62), trims: trims('collar', 'buttons') })
const cardigan: Wear = ([a, b]) => ({
  ...long('cream'),
  ...trousers(b),
  trims: trims({ kind: 'vest', tint: a }, 'necklace'),
})

const KINDS: Readonly<Record<Sex, readonly Wear[]>> = {
  f: [summer, summer, plain, blouse, blouse, cardigan, shirt, jacket],
  m: [shirt, shirt, checked, polo, waistcoat, jumper, jacket],
}

export const grownClothes = (rng: Rng, sex: Sex): Clothes => ({
  ...rng.pick(KINDS[sex])(rng.pick(COLORS)),
  ...(sex === 'f' || rng.chance(0.6) ? shoes() : sneakers('stone')),
})
