/** Who can be portrayed, and what tells them apart. */
import type { Rng } from '../../ink/random.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { plantsIn } from '../plants/named.ts'
import type { Look } from './look.ts'
import { changedBy, particularsIn } from './particulars.ts'

/** By nouns of the vocabulary. */
export const LOOKS: Readonly<Record<string, Look>> = {
  woman: { sex: 'woman' },
  lady: { sex: 'woman' },
  girl: { sex: 'woman' },
  bride: { sex: 'woman', hair: 'bun', on: 'flowers' },
  mother: { sex: 'woman' },
  grandmother: { sex: 'woman', old: true, hair: 'bun', on: 'none' },
  princess: { sex: 'woman', hair: 'flowing', on: 'crown' },
  queen: { sex: 'woman', hair: 'bun', on: 'crown' },
  fairy: { sex: 'woman', elfin: true, hair: 'flowing', on: 'flowers' },
  elf: { sex: 'woman', elfin: true, hair: 'flowing', on: 'jewel' },
  medusa: { sex: 'woman', hair: 'snakes', on: 'none' },
  vampire: { sex: 'woman', hair: 'flowing', on: 'jewel' },
  mermaid: { sex: 'woman', hair: 'flowing', on: 'jewel' },
  goddess: { sex: 'woman', hair: 'flowing', on: 'crown' },
  witch: { sex: 'woman', hair: 'flowing', on: 'hat' },
  dancer: { sex: 'woman', hair: 'bun', on: 'flowers' },
  'old woman': { sex: 'woman', old: true, hair: 'bun', on: 'none' },
  'old man': { sex: 'man', old: true, beard: 'long', hair: 'short' },
  nymph: { sex: 'woman', elfin: true, hair: 'flowing', on: 'flowers' },
  flapper: { sex: 'woman', hair: 'bob' },
  person: { sex: 'woman' },
  man: { sex: 'man', beard: 'short' },
  father: { sex: 'man', beard: 'short' },
  boy: { sex: 'man' },
  grandfather: { sex: 'man', old: true, beard: 'long', hair: 'short' },
  king: { sex: 'man', beard: 'long', on: 'crown' },
  prince: { sex: 'man', on: 'crown' },
  wizard: { sex: 'man', old: true, beard: 'long', hair: 'flowing', on: 'hat' },
  viking: { sex: 'man', beard: 'long', hair: 'braid' },
  hermit: { sex: 'man', old: true, beard: 'long', hair: 'flowing', on: 'hat' },
  shaman: { sex: 'man', old: true, beard: 'long', hair: 'flowing', on: 'none' },
  pirate: { sex: 'man', beard: 'short', hair: 'flowing' },
  fisherman: { sex: 'man', beard: 'short', hair: 'short' },
  captain: { sex: 'man', beard: 'short', hair: 'short' },
  sailor: { sex: 'man', beard: 'short', hair: 'short' },
  farmer: { sex: 'man', hair: 'short' },
  cowboy: { sex: 'man', beard: 'short', hair: 'short' },
  samurai: { sex: 'man', hair: 'bun' },
  monk: { sex: 'man', hair: 'none' },
  knight: { sex: 'man', hair: 'short' },
  chief: { sex: 'man', old: true, hair: 'braids' },
  warrior: { sex: 'man', beard: 'short', hair: 'flowing' },
}

const ROLES: Readonly<Record<string, string>> = {
  magician: 'wizard',
  sage: 'hermit',
  emperor: 'king',
  empress: 'queen',
  druid: 'shaman',
  priestess: 'goddess',
  dryad: 'nymph',
  naiad: 'nymph',
}

const FEMININE = /\b(?:wom[ae]n|lady|ladies|girl|her|she|female|queen|mother|grandma|\w+ess)\b/i

/** What is said of them beside the noun: "an old woman with curls", "a male elf". */
export function lookOf(noun: string, prompt: string, rng: Rng): Look {
  // Words that are read as 'a person'.
  const role =
    /\b(?:hermit|magician|sage|emperor|empress|priestess|goddess|warrior|viking|samurai|chief|shaman|druid|nymph|dryad|naiad|flapper)\b/i
      .exec(prompt)?.[0]
      .toLowerCase() ?? ''
  const look = {
    ...(LOOKS[ROLES[role] ?? role] ??
      LOOKS[noun] ?? { sex: FEMININE.test(prompt) ? ('woman' as const) : ('man' as const) }),
  }
  const says = (words: RegExp): boolean => words.test(prompt)
  if (look.sex === 'man' && says(/\b(?:wom[ae]n|lady|girl|female)\b/i))
    Object.assign(look, { sex: 'woman', beard: undefined })
  if (says(/\b(?:male|man|boy|he)\b/i) && look.elfin) look.sex = 'man'
  if (says(/\b(?:old|elderly|aged|wise|grand\w+|elder)\b/i)) look.old = true
  if (
    says(
      /\beyes (?:are )?(?:closed|shut)\b|\b(?:closed|shut) eyes\b|\b(?:dreaming|meditating|sleeping|asleep|napping|slumbering)\b/i,
    )
  )
    look.dreamy = true
  if (says(/\b(?:catrina|day of the dead|muertos|sugar skull)\b/i))
    Object.assign(look, { painted: true, on: 'flowers' })
  if (says(/\b(?:curls|curly|afro)\b/i)) look.hair = 'curls'
  if (says(/\b(?:braids?|braided|plaits?)\b/i)) look.hair = 'braid'
  if (says(/\b(?:bun|updo)\b/i)) look.hair = 'bun'
  if (says(/\b(?:long|flowing|wavy) hair\b/i)) look.hair = 'flowing'
  if (look.sex === 'man' && says(/\bbeard/i)) look.beard = says(/\blong\b.*\bbeard/i) ? 'long' : (look.beard ?? 'short')
  if (says(/\bshort hair\b/i)) look.hair = look.sex === 'woman' ? 'bob' : 'short'
  if (says(/\b(?:flowers?|floral crown|blossoms?|wreath)\b/i) || plantsIn(prompt).some((name) => name in FLOWER_HEADS))
    look.on = 'flowers'
  if (says(/\b(?:crown|tiara)\b/i) && look.on !== 'flowers') look.on = 'crown'
  const { beard } = look
  Object.assign(look, changedBy(particularsIn(prompt)))
  if (says(/\bbeard/i) && beard) look.beard = beard
  look.wide = rng.between(0.93, 1.06)
  look.dreamy ??=
    !look.old && !/\b(?:glasses|spectacles|eyes)\b/i.test(prompt) && look.sex === 'woman' && rng.chance(0.3)
  if (look.sex === 'man' && look.hair === undefined) look.hair = rng.pick(['short', 'short', 'flowing', 'curls'])
  if (noun === 'man' && !says(/\b(?:beard|bearded|green ?man|captain)\b/i))
    Object.assign(look, { beard: rng.pick(['short', 'long', undefined]) })
  return look
}
