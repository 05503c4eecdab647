/** Wholes that have the shape of something else, are built of it, or have it in the place of a part. */
import { dataLines } from '../words/data-file.ts'
import { canDraw } from '../world/can-draw.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

const KITS = dataLines('shapes.txt').map((line) => {
  const [kit = '', wholes = ''] = line.split('=').map((cell) => cell.trim())
  return { kit, wholes: wholes.split(',').map((whole) => whole.trim()) }
})

/** What a whole is given so that in another shape it is still what it is; null where it cannot have another. */
export const kitOf = (noun: string): string | null =>
  KITS.find(({ wholes }) => wholes.some((whole) => whole === noun || isA(noun, whole)))?.kit ?? null

/** Shaped like something, built of many of it, with many strewn over it or in a row on its back, with one picture of it, or half of it. */
export interface Form {
  how: 'shaped' | 'built' | 'strewn' | 'printed' | 'chested' | 'halved' | 'ridged'
  noun: string
}

/** As an attribute: "race-car-shaped". */
const LOOK = /^(.+)-(shaped|built|strewn|printed|chested|halved|ridged)$/

/** Names of two words are one in an attribute; some have a hyphen of their own. */
const nounIn = (word: string): string => (canDraw(word) ? word : word.replaceAll('-', ' '))

export const lookOf = ({ how, noun }: Form): string => `${noun.replaceAll(' ', '-')}-${how}`

export const formsIn = (looks: readonly string[]): Form[] =>
  looks.flatMap((look): Form[] => {
    const [, noun = '', how = ''] = LOOK.exec(look) ?? []
    return noun ? [{ how: how as Form['how'], noun: nounIn(noun) }] : []
  })

/** Something in the place of a part, as an attribute: "cookie-as-wheel". */
export const PART_LOOK = /^(.+)-as-([a-z]+)$/

export const replacementsIn = (looks: readonly string[]): { part: string; noun: string }[] =>
  looks.flatMap((look) => {
    const [, noun = '', part = ''] = PART_LOOK.exec(look) ?? []
    return noun ? [{ part, noun: nounIn(noun) }] : []
  })

/** Animals stand up to show their chest. */
const canHave = (whole: string, how: Form['how']): boolean =>
  how === 'shaped'
    ? kitOf(whole) !== null
    : how === 'ridged'
      ? isA(whole, 'animal') || isA(whole, 'dinosaur') || /dragon$/.test(whole)
      : how !== 'chested' || (isA(whole, 'alive') && !isA(whole, 'swimmer'))

/** Whether a look is a form that a whole can have. */
export const isForm = (whole: string, look: string): boolean =>
  formsIn([look]).some(({ how, noun }) => canDraw(noun) && canHave(whole, how)) ||
  replacementsIn([look]).some(({ part, noun }) => canDraw(noun) && (SWAPS.get(part)?.has(whole) ?? false))

/** Cloth over the chest, on which a picture has room. */
const CHESTED = /^(t-shirt|sweater|dress|jacket|hoodie|pajamas|costume)$/

export const isOnChest = (garment: string, look: string): boolean =>
  CHESTED.test(garment) && formsIn([look]).some(({ how, noun }) => how === 'printed' && canDraw(noun))

const SWAPS = new Map(
  [...pairsOf('reading/drawn-looks.txt')]
    .filter(([look]) => look.endsWith(' swap'))
    .map(([look, nouns]) => [look.slice(0, -' swap'.length), new Set(nouns.split(', '))]),
)
