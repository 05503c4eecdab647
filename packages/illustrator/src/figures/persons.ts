/** People as actors: the role says what it says, chance the rest, and the words of the prompt win over both. */
import type { Acting, Actor, Spot } from '../art/art.ts'
import { partLooks } from '../art/part-looks.ts'
import { type Sex, saidSex } from '../art/sexes.ts'
import { figure } from './figure.ts'
import { grownClothes } from './garments/grown.ts'
import { withLetters } from './garments/lettered.ts'
import { NOTHING, type Outfit, type Trim } from './garments/outfit.ts'
import { plainClothes } from './garments/plain.ts'
import { LENSES } from './garments/spectacles.ts'
import { BARE, putOn, withDetail } from './garments/wear.ts'
import { group } from './group.ts'
import { beastHead } from './heads/beast.ts'
import type { Head } from './heads/head.ts'
import { humanHead } from './heads/human.ts'
import type { HumanLook } from './heads/human-look.ts'
import { BUILT, SPECIAL, withEyes } from './heads/special.ts'
import { inRole } from './in-role.ts'
import type { Look } from './look.ts'
import { isUpsideDown, knows } from './postures.ts'
import { type Role, shorts } from './roles/cloth.ts'
import { ROLES } from './roles/index.ts'
import { ageOf, girthOf, hairOf } from './said.ts'
import { described } from './species/described.ts'
import { SPECIES } from './species/index.ts'
import { stature } from './stature.ts'
import { costumes, hooded, plushIn, suited } from './suits.ts'

const HAIR: Record<Sex, readonly string[]> = {
  f: [
    'long',
    'straight',
    'wavy',
    'bob',
    'ponytail',
    'pigtails',
    'braids',
    'pigtails',
    'long curls',
    'afro',
    'puffs',
    'long',
    'ponytail',
    'hijab',
  ],
  m: ['short', 'side', 'spiky', 'curly', 'short', 'tousled', 'side', 'short', 'tousled', 'side', 'afro', 'tousled'],
}

/** Plaits and bunches make a girl of a mother, spikes a boy of a father. */
const GROWN_MEN: readonly string[] = [
  'short',
  'side',
  'tousled',
  'curly',
  'tousled',
  'side',
  'short',
  'tousled',
  'short',
  'side',
  'afro',
  'short',
]
/** Short curls over a shirt and trousers would make a man of her. */
const GROWN: readonly string[] = [
  'long',
  'straight',
  'wavy',
  'bun',
  'long curls',
  'ponytail',
  'wavy',
  'long',
  'bob',
  'ponytail',
  'hijab',
]

/** Hair with room for a bow. */
const FREE_HAIR = /^(long|straight|wavy|bob|braids|pigtails)$/

/** A fish's tail that is said to be long is half as long again. */
const longTailed = ({ lower, build }: Role, said: readonly string[]): Role['build'] =>
  lower?.kind === 'fishtail' && partLooks(said).some(({ part, look }) => part === 'tail' && /long|big/.test(look))
    ? { thigh: (build?.thigh ?? 0.19) * 1.5, shin: (build?.shin ?? 0.18) * 1.5 }
    : {}

const asTrim = (t: string | Trim): Trim => (typeof t === 'string' ? { kind: t } : t)

/** Hair that stands up is pressed down by a hat: it would come out of it on both sides. */
const STANDING = /^(spiky|tousled)$/
/** A hat hides what is tied up behind the head: a grown woman's hair is let down, or she would have none. */
const TIED = /^(bun|ponytail|topknot)$/

/** Of a fringe only scraps would be seen below the brim. */
const FRINGED: Readonly<Record<string, string>> = { straight: 'long', bob: 'parted bob' }

function underHat({ hair, age, lashes }: HumanLook, hat: string): string {
  // Curls and buns would come out of the cloth on all sides.
  if (hat === 'hijab') return hat
  if (BARE.test(hat)) return hair
  if (STANDING.test(hair)) return 'short'
  if (FRINGED[hair]) return FRINGED[hair]
  return lashes && age === 'adult' && TIED.test(hair) ? 'wavy' : hair
}

function headOf(role: Role, human: HumanLook, { hat, face }: Outfit, said: readonly string[]): Head {
  const covered = hat !== undefined && hat.kind !== 'bow'
  const hair = covered ? underHat(human, hat.kind) : human.hair
  if (!role.mask)
    return humanHead({
      ...human,
      hair,
      covered,
      wreathed: BARE.test(hat?.kind ?? ''),
      glasses: face.some((kind) => LENSES[kind]),
    })
  const special = SPECIAL[role.mask]
  const eyed = said.map((word) => /^([1345678]) eyes?$/.exec(word)?.[1]).find(Boolean)
  if (special) return eyed ? withEyes(special, Number(eyed)) : special
  const species = BUILT[role.mask] ?? SPECIES[role.mask]
  return species ? beastHead(described(species, said)) : humanHead(human)
}

/** "a lady pirate": what a man of that trade has in his face is not hers, nor her plaits his. */
function ofSex(role: Role, sex: Sex | undefined): Role {
  if (!sex || role.sex === sex || role.mask) return role
  const { hair, head = {}, ...rest } = role
  const { beard: _, mustache: __, ...smooth } = head
  const isKept = hair && !role.sex && !(sex === 'f' && hair === 'short')
  return { ...rest, sex, head: sex === 'f' ? smooth : head, ...(isKept ? { hair } : {}) }
}

/** Of ten men three have a short beard, one a full one, one a mustache. */
const shaven = (chance: number): Partial<HumanLook> =>
  chance < 0.3 ? { beard: 'short' } : chance < 0.4 ? { beard: 'full' } : chance < 0.5 ? { mustache: true } : {}

/** Hair over the ears would hide what is worn in them. */
const hairFor = (said: readonly string[], sex: Sex, usual: string): string =>
  said.includes('hearing aid') ? (sex === 'f' ? 'ponytail' : 'short') : usual

/** In degrees: turned further, the far eye and cheek would sit on the edge of a person's round face. */
const TURNS = 20

/** In pixels of height: on somebody smaller, glasses that nobody asked for would run into the eyes. */
const LENSED = 520

const bareheaded = ({ hat: _, ...rest }: Outfit): Outfit => rest

function lookOf(own: Role, spot: Spot, acting: Acting): Look {
  const { rng } = spot
  const { told, others } = costumes(acting.wears ?? [])
  const said = [...(spot.attributes ?? []), ...told]
  const { role: played, wears } = inRole(own, said, others)
  const role = ofSex(played, saidSex(said))
  const sex: Sex = role.sex ?? (rng.chance(0.5) ? 'f' : 'm')
  // A young woman is still a woman.
  const isYoung = role.age === 'adult' && said.includes('young')
  const age = (isYoung ? undefined : ageOf(said)) ?? role.age ?? 'adult'
  const chance = {
    girth: rng.pick([0.88, 0.94, 1, 1, 1.1]),
    skin: `skin${rng.int(1, 5)}`,
    hair: hairFor(
      said,
      sex,
      rng.pick(age === 'adult' || age === 'elder' ? (sex === 'f' ? GROWN : GROWN_MEN) : HAIR[sex]),
    ),
    hairTint: `hair${rng.int(1, 5)}`,
    beard: rng.unit(),
    freckles: rng.chance(0.2),
    hearingAid: rng.chance(0.04),
    glasses: rng.unit(),
    bow: rng.chance(0.24),
    grins: rng.chance(0.5),
  }
  const grown = age === 'adult' || age === 'elder'
  const plain = grown ? grownClothes(rng, sex) : plainClothes(rng, sex, age)
  const skin = role.skin ?? chance.skin
  const human: HumanLook = {
    age,
    skin,
    hair:
      role.hair ??
      (age === 'baby' ? 'tuft' : chance.hair === 'hijab' && (role.top || age !== 'adult') ? 'long' : chance.hair),
    hairTint: age === 'elder' ? 'stone' : chance.hairTint,
    lashes: sex === 'f' && age !== 'baby',
    broad: sex === 'm' && grown,
    freckles: chance.freckles && !grown,
    hearingAid: chance.hearingAid,
    ...(sex === 'm' && grown && !role.hair ? shaven(chance.beard) : {}),
    ...role.head,
    ...hairOf(said, role.head, role.hair, sex === 'f' && age !== 'baby'),
  }
  const unclothed = !role.top && !role.lower && !role.mask
  const worn: Outfit = {
    ...NOTHING,
    ...(unclothed ? plain : {}),
    ...clothesOf(role),
    trims: (role.trims ?? (unclothed ? (plain.trims ?? []) : [])).map(asTrim),
    back: (role.back ?? []).map(asTrim),
    ...(unclothed && !grown && sex === 'f' && chance.bow && FREE_HAIR.test(human.hair) ? { hat: { kind: 'bow' } } : {}),
    face:
      role.face ??
      (spot.h > LENSED && chance.glasses < (age === 'elder' ? 0.5 : unclothed && grown ? 0.1 : 0) ? ['glasses'] : []),
  }
  const dressed = withLetters(putOn(suited(withDetail(worn, spot.detail), said), wears), said)
  // A mushroom for a hat would stand on the tip of another.
  const outfit = said.some((look) => look === 'bareheaded' || look.endsWith('-as-hat')) ? bareheaded(dressed) : dressed
  const plush = plushIn(said)
  const has = (name: string) => outfit.back.some(({ kind }) => kind === name)
  const tool = said.includes('hook-handed') ? 'hook' : role.tool
  const isHero = has('cape') && outfit.face.includes('eye mask')
  const stance = has('crutches') ? 'on crutches' : isHero ? 'hero' : role.stance
  return {
    age,
    girth: girthOf(said) ?? role.girth ?? chance.girth,
    // Who has a head of another size, or none of a person's, is not built as people are.
    build:
      role.mask || role.build?.head
        ? { ...role.build, ...longTailed(role, said) }
        : { ...stature(age, sex), ...role.build },
    mostTurned: 54,
    headMost: TURNS,
    skin,
    head: hooded(headOf(role, human, plush ? { ...outfit, hat: { kind: 'hood' } } : outfit, said), said),
    neck: grown && sex === 'm' ? 0.36 : grown ? 0.3 : 0.34,
    outfit,
    detailed: spot.detail !== 'simple',
    grins: chance.grins,
    paw: role.paw ?? (role.mask === 'snowman' || role.mask === 'ghost' ? 'nub' : 'hand'),
    ...(stance ? { stance } : {}),
    ...(role.pelt ? { pelt: role.pelt } : {}),
    ...(plush?.tail ? { tail: plush.tail, tailTint: plush.fur } : {}),
    ...(tool ? { tool } : {}),
  }
}

const clothesOf = ({
  top,
  bottom,
  skirt,
  shoes: shod,
  socks,
  gloves,
  mitts,
  plated,
  bands,
  hat,
  lower,
}: Role): Partial<Outfit> =>
  Object.fromEntries(
    Object.entries({ top, bottom, skirt, shoes: shod, socks, gloves, mitts, plated, bands, hat, lower }).filter(
      ([, v]) => v !== undefined,
    ),
  )

/** Whether somebody of that role has such a garment on without being told. */
export function wearsAnyway(name: string, garment: { name: string; attributes: readonly string[] }): boolean {
  const role = ROLES[name]
  if (!role) return false
  const worn: Outfit = {
    ...NOTHING,
    ...clothesOf(role),
    trims: (role.trims ?? []).map(asTrim),
    back: (role.back ?? []).map(asTrim),
    face: role.face ?? [],
  }
  const shape = (outfit: Outfit) =>
    JSON.stringify(outfit, (key, value: unknown) => (key === 'tint' ? undefined : value))
  return shape(putOn(worn, [garment])) === shape(worn)
}

/** People sleep stretched out: curled up as a cat is, a long body is a heap. */
const LYING: Readonly<Record<string, string>> = { 'lie-curled': 'sleep' }

const actor = (name: string, role: Role): Actor => ({
  name,
  aspect: 0.46,
  habitat: role.lower?.kind === 'fishtail' ? 'water' : 'ground',
  can: knows,
  act: (spot, acting) => {
    const look = lookOf(role, spot, acting)
    const worn =
      isUpsideDown(acting.pose) || spot.without?.has('nearLeg') ? { ...look, outfit: inShorts(look.outfit) } : look
    return figure(worn, spot, { ...acting, pose: LYING[acting.pose] ?? acting.pose })
  },
})

/** No skirt hangs up toward the feet of somebody who stands on the hands, nor down where no legs are seen. */
function inShorts(outfit: Outfit): Outfit {
  const { skirt, ...rest } = outfit
  if (!skirt) return outfit
  return { ...shorts(skirt.tint), ...rest, ...(outfit.top ? { top: { ...outfit.top, hem: 1.02 } } : {}) }
}

const singles = new Map(Object.entries(ROLES).map(([name, role]) => [name, actor(name, role)]))
const member = (name: string): Actor => singles.get(name) as Actor

/** Several at once, the tallest as high as they are asked to be. */
const GROUPS: readonly Actor[] = [
  group('family', [
    [member('mother'), 0.94],
    [member('girl'), 0.66],
    [member('boy'), 0.62],
    [member('father'), 1],
  ]),
  group('parents', [
    [member('mother'), 0.94],
    [member('father'), 1],
  ]),
  group('couple', [
    [member('woman'), 0.94],
    [member('man'), 1],
  ]),
  group(
    'twins',
    [
      [member('child'), 1],
      [member('child'), 1],
    ],
    true,
  ),
]

export const PERSONS: ReadonlyMap<string, Actor> = new Map([...singles, ...GROUPS.map((g) => [g.name, g] as const)])
