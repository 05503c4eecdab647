/** A portrait, head and shoulders, before a halo of ornament. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { kindsFor, ring } from '../mandala/rings.ts'
import { LUMINARIES } from '../tarot/luminaries.ts'
import { sprays } from '../wreath.ts'
import { earrings, ears, face } from './face.ts'
import { browJewel, bust, crown, feathers, flowerCrown, hat, IN_HAIR, necklace } from './finery.ts'
import { garland, hanging } from './garland.ts'
import { beardOf, hairOf } from './hair.ts'
import type { Look } from './look.ts'
import { LOOKS } from './looks.ts'
import { paintedOn, particularsIn } from './particulars.ts'
import { glory, rays } from './wings.ts'

const FRAME = rect(24, 24, 976, 976)

interface Sitter {
  look: Look
  /** What was said, for glasses, scarves and the like. */
  prompt: string
  /** Flowers for the hair. */
  flowers: readonly string[]
  /** Plants that were named, beside her. */
  plants?: readonly string[]
  /** Others that were named, around the head. */
  beside: readonly string[]
  hasFeathers: boolean
}

export function portrait(rng: Rng, sitter: Sitter): string {
  const { beside, plants = [], prompt } = sitter
  const rows = particularsIn(sitter.prompt)
  const isWinged = rows.some(({ wings }) => wings)
  const isLow = isWinged || sitter.look.hair === 'snakes' || rows.some(({ high }) => high)
  const drawn = bustOf(sitter, rng)
  return page(
    (isLow
      ? (isWinged ? '' : rays() + sprays(rng)) + glory() + paintedOn(rows, 'wings', sitter.look, rng) + lower(drawn)
      : halo(rng) + sprays(rng) + hanging(plants, rng) + drawn) +
      (isWinged ? '' : garland(plants, HIDING.test(prompt), rng)) +
      company(isWinged ? beside.filter((name) => !WINGED.test(name)) : beside, rng) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

/** Something is before the face. */
const HIDING = /\b(?:half|partly|partially|hidden|hiding|covered|covering|behind)\b/i

/** Smaller, so that wings are seen at both sides of the hair. */
const lower = (svg: string): string => `<g transform="translate(512 1010) scale(0.8) translate(-512 -1010)">${svg}</g>`
/** What is behind her already. */
const WINGED = /^(?:butterfly|dragonfly|moth|angel|fairy|bird|swan|raven|umbrella)$/

/** Head and shoulders alone, on the whole page. */
export function bustOf({ look, prompt, flowers, hasFeathers }: Omit<Sitter, 'beside' | 'plants'>, rng: Rng): string {
  const rows = particularsIn(prompt)
  const worn = (layer: Parameters<typeof paintedOn>[1]): string => paintedOn(rows, layer, look, rng)
  const hair = hairOf(look, rng)
  const on = look.on ?? (look.sex === 'man' ? 'none' : rng.pick(['flowers', 'flowers', 'jewel'] as const))
  const isWoman = look.sex === 'woman'
  const hasEars = look.elfin || hair.showsEars || rows.some(({ ears: shown }) => shown)
  const neck = worn('neck')
  return (
    worn('behind') +
    hair.behind +
    bust(look, rng) +
    neck +
    (isWoman && !neck ? necklace(look, rng) : '') +
    (isWoman ? '' : ears(look)) +
    face(look) +
    worn('face') +
    beardOf(look, rng) +
    hair.before +
    (isWoman && hasEars ? ears(look) : '') +
    (isWoman && hasEars && !look.elfin && !look.hoops ? earrings(rng) : '') +
    worn('head') +
    worn('hair') +
    (hasFeathers ? feathers(rng) : '') +
    (on === 'flowers' ? flowerCrown(flowers, rng) : on === 'crown' ? crown(rng) : on === 'hat' ? hat() : '') +
    (on === 'jewel' ? browJewel() : '')
  )
}

/** Several people, and the very young, are staged. */
const STAGED = /^(?:couple|family|crowd|baby|toddler|child|children|kid|twins|people|team|band|audience)$/

export const isPerson = (noun: string): boolean => {
  const entry = lookUp(noun)
  return noun in LOOKS || (entry?.kind === 'being' && entry.human && !STAGED.test(noun))
}

export const canPortray = (noun: string): boolean =>
  isPerson(noun) || IN_HAIR.includes(noun) || (!STAGED.test(noun) && lookUp(noun) !== null)

/** Two rings behind the head. */
export function halo(rng: Rng): string {
  const [outer, inner] = kindsFor([92, 60], rng) as [string, string]
  return (
    circle(512, 512, 470, 6) +
    ring(outer, 376, 464, 12, false) +
    circle(512, 512, 376, 5) +
    ring(inner, 318, 370, 12, true) +
    circle(512, 512, 318, 5)
  )
}

/** On the left and right of the head, and on the shoulders. */
function company(names: readonly string[], rng: Rng): string {
  const places = [
    [170, 640],
    [856, 640],
    [150, 330],
    [874, 330],
  ] as const
  return names
    .flatMap((name, i) => (names.length === 1 ? [0, 1] : [i]).map((at) => [name, places[at % places.length]!] as const))
    .map(
      // A moon with a child's face would smile beside hers.
      ([name, [x, y]]) =>
        LUMINARIES[name.replace('crescent ', '')]?.(x, y, 78, rng) ??
        fittedDrawing(name, () => 4.4)?.(x, y, 190, 190) ??
        '',
    )
    .join('')
}
