/** What children and youths wear of whom nothing is said: no two alike. */
import type { Sex } from '../../art/sexes.ts'
import type { Rng } from '../../ink/random.ts'
import { dress, long, shoes, shorts, skirt, sneakers, tee, trousers } from '../roles/cloth.ts'
import type { Age } from '../skeleton.ts'
import type { Outfit, Trim } from './outfit.ts'
import { PRINTS } from './prints.ts'

type Clothes = Partial<Outfit>

interface Chance {
  rng: Rng
  /** Two colors. */
  a: string
  b: string
  /** What is on the cloth: a print, or a trim. */
  print: string | null
  trims: Trim[]
  /** Trousers, or shorts on a child. */
  legs: Clothes
  socks: Clothes
}

const printedOn = <T extends object>(garment: T, print: string | null): T =>
  print === null ? garment : { ...garment, print }

function dressed({ rng, a, print, trims, socks }: Chance): Clothes {
  const { top, skirt: hem } = dress(a, 0.46)
  const band = rng.chance(0.5) ? [{ kind: 'waistband', tint: 'any3' }] : []
  const collar = rng.chance(0.4) ? [{ kind: 'collar', tint: 'cloud' }] : []
  const below = print ?? (rng.chance(0.5) ? rng.pick(PRINTS) : null)
  return {
    top: printedOn(top, print),
    skirt: printedOn(hem, below),
    ...socks,
    trims: [...band, ...collar, ...trims.filter(({ kind }) => !/hem|pocket/.test(kind))],
  }
}

const inSkirt = ({ a, b, print, trims, socks }: Chance): Clothes => ({
  top: printedOn(tee(a).top, print),
  skirt: printedOn(skirt(b, 0.4).skirt, print ? null : 'checks'),
  ...socks,
  trims,
})

const inTee = ({ a, print, trims, legs }: Chance): Clothes => ({ top: printedOn(tee(a).top, print), ...legs, trims })

const inSweater = ({ a, b, print, trims }: Chance): Clothes => ({
  top: printedOn(long(a).top, print),
  ...trousers(b),
  trims,
})

const inHoodie = ({ a, b }: Chance): Clothes => ({ ...long(a), ...trousers(b), trims: [{ kind: 'hoodie', tint: a }] })

const inShirt = ({ a, legs, print }: Chance): Clothes => ({
  top: printedOn(tee(a).top, print === null ? null : 'checks'),
  ...legs,
  trims: [{ kind: 'collar', tint: 'cloud' }, ...(print === null ? [{ kind: 'buttons' }] : [])],
})

const inDungarees = ({ a, b }: Chance): Clothes => ({ ...tee(a), ...trousers(b), trims: [{ kind: 'bib', tint: b }] })

const KINDS: Readonly<Record<Sex, readonly ((chance: Chance) => Clothes)[]>> = {
  f: [dressed, dressed, dressed, inSkirt, inSkirt, inTee, inSweater, inHoodie, inDungarees],
  m: [inTee, inTee, inHoodie, inHoodie, inSweater, inSweater, inShirt, inShirt, inDungarees],
}

export function plainClothes(rng: Rng, sex: Sex, age: Age): Clothes {
  const [a, b] = [`cloth${rng.int(1, 6)}`, `cloth${rng.int(1, 6)}`]
  const shown = rng.pick(['print', 'print', 'hem', 'emblem', 'pocket', 'buttons', 'heart', 'print'])
  const printed = rng.pick(PRINTS)
  const tint = rng.pick(['bark', 'cloth6', 'cloth1'])
  const shod = rng.chance(0.6) ? sneakers(tint) : shoes(tint)
  const young = age === 'child' || age === 'toddler'
  const socks = young && rng.chance(0.7) ? { socks: { to: 0.3, tint: rng.pick(['cloud', 'any2']) } } : {}
  const wear = rng.pick(KINDS[sex])
  const legs = young ? { ...shorts(b), ...socks } : trousers(b)
  const print = shown === 'print' ? printed : null
  const trims = print === null ? [{ kind: shown, tint: 'any1' }] : []
  return { ...wear({ rng, a, b, print, trims, legs, socks }), ...shod }
}
