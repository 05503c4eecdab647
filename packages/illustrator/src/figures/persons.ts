/** People as actors: the role says what it says, chance the rest, and the words of the prompt win over both. */
import type { Acting, Actor, Spot } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import { figure } from './figure.ts'
import { NOTHING, type Outfit, type Trim } from './garments/outfit.ts'
import { putOn } from './garments/wear.ts'
import { type HumanLook, humanHead } from './heads/human.ts'
import type { Look } from './look.ts'
import { knows } from './postures.ts'
import { PLAIN, ROLES, type Role } from './roles.ts'
import type { Age } from './skeleton.ts'

const HAIR: Record<'f' | 'm', readonly string[]> = {
  f: ['long', 'straight', 'wavy', 'bob', 'ponytail', 'pigtails', 'braids', 'bun', 'curly', 'afro', 'puffs'],
  m: ['short', 'side', 'spiky', 'curly', 'back', 'short', 'afro'],
}
/** What the prompt may call somebody, and what that means. */
const SAID: Record<string, (look: HumanLook) => Partial<HumanLook>> = {
  bald: () => ({ hair: 'bald' }),
  curly: () => ({ hair: 'curly' }),
  'curly-haired': () => ({ hair: 'curly' }),
  'long-haired': () => ({ hair: 'long' }),
  'short-haired': () => ({ hair: 'short' }),
  braided: () => ({ hair: 'braids' }),
  bearded: () => ({ beard: 'full' }),
  freckled: () => ({ freckles: true }),
}
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
  thin: 0.84,
  slim: 0.84,
  skinny: 0.8,
  strong: 1.2,
  muscular: 1.22,
}

const asTrim = (t: string | Trim): Trim => (typeof t === 'string' ? { kind: t } : t)

function plainClothes(rng: Rng, sex: 'f' | 'm', age: Age): Partial<Outfit> {
  const [a, b] = [`cloth${rng.int(1, 6)}`, `cloth${rng.int(1, 6)}`]
  const roll = rng.unit()
  const trim = rng.pick(['stripes', 'hem', 'emblem', 'pocket', 'buttons', 'heart'])
  const shod = PLAIN.shoes(rng.pick(['bark', 'cloth6', 'cloth1']))
  if (sex === 'f' && roll < 0.5)
    return {
      ...PLAIN.dress(a, age === 'elder' ? 0.66 : 0.46),
      ...shod,
      trims: rng.chance(0.4) ? [{ kind: 'collar', tint: 'cloud' }] : [],
    }
  if (roll < 0.66)
    return {
      ...PLAIN.tee(a),
      ...(age === 'child' || age === 'toddler' ? PLAIN.shorts(b) : PLAIN.trousers(b)),
      ...shod,
      trims: [{ kind: trim, tint: 'any1' }],
    }
  if (roll < 0.86) return { ...PLAIN.long(a), ...PLAIN.trousers(b), ...shod, trims: [{ kind: trim, tint: 'any1' }] }
  return { ...PLAIN.tee(a), ...PLAIN.trousers(b), ...shod, trims: [{ kind: 'bib', tint: b }] }
}

function lookOf(role: Role, spot: Spot, acting: Acting): Look {
  const { rng } = spot
  const said = spot.attributes ?? []
  const sex = role.sex ?? (rng.chance(0.5) ? 'f' : 'm')
  const age = said.map((word) => AGES[word]).find((a) => a !== undefined) ?? role.age ?? 'adult'
  const girth =
    said.map((word) => GIRTHS[word]).find((g) => g !== undefined) ?? role.girth ?? rng.pick([0.92, 1, 1, 1.1, 1.22])
  const skin = role.skin ?? `skin${rng.int(1, 5)}`
  const chances = {
    hair: rng.pick(HAIR[sex]),
    hairTint: `hair${rng.int(1, 5)}`,
    beard: rng.chance(0.25),
    freckles: rng.chance(0.12),
    aid: rng.chance(0.04),
    glasses: rng.chance(0.14),
  }
  const grown = age === 'adult' || age === 'elder'
  const plain = plainClothes(rng, sex, age)
  let human: HumanLook = {
    age,
    skin,
    hair: role.hair ?? (age === 'baby' ? 'tuft' : chances.hair),
    hairTint: age === 'elder' ? 'stone' : chances.hairTint,
    lashes: sex === 'f' && age !== 'baby',
    freckles: chances.freckles && !grown,
    hearingAid: chances.aid,
    ...(sex === 'm' && grown && !role.hair && chances.beard ? { beard: 'full' as const } : {}),
    ...role.head,
  }
  for (const word of said) human = { ...human, ...SAID[word]?.(human) }
  const worn: Outfit = {
    ...NOTHING,
    ...(role.top || role.lower ? {} : plain),
    ...pick(role),
    trims: (role.trims ?? (role.top ? [] : (plain.trims ?? []))).map(asTrim),
    back: (role.back ?? []).map(asTrim),
    face: role.face ?? (chances.glasses && !role.top ? ['glasses'] : []),
  }
  const outfit = putOn(worn, acting.wears ?? [])
  return {
    age,
    girth,
    skin,
    head: humanHead({ ...human, covered: outfit.hat !== undefined }),
    neck: grown ? 0.36 : 0.34,
    outfit,
    paw: 'hand',
  }
}

const pick = ({ top, bottom, skirt, shoes, socks, gloves, hat, lower }: Role): Partial<Outfit> =>
  Object.fromEntries(
    Object.entries({ top, bottom, skirt, shoes, socks, gloves, hat, lower }).filter(([, v]) => v !== undefined),
  )

function actor(name: string, role: Role): Actor {
  return {
    name,
    aspect: 0.46,
    habitat: 'ground',
    can: knows,
    act: (spot, acting) => figure(lookOf(role, spot, acting), spot, acting),
  }
}

export const PERSONS: ReadonlyMap<string, Actor> = new Map(
  Object.entries(ROLES).map(([name, role]) => [name, actor(name, role)]),
)
