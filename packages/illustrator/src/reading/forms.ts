/** Wholes that have the shape of something else, are built of it, or have it in the place of a part. */
import { dataLines } from '../words/data-file.ts'
import type { Scene } from './scene.ts'
import { heightOf, isA } from './vocabulary.ts'

const KITS = dataLines('shapes.txt').map((line) => {
  const [kit = '', wholes = ''] = line.split('=').map((cell) => cell.trim())
  return { kit, wholes: wholes.split(',').map((whole) => whole.trim()) }
})

/** What a whole is given so that in another shape it is still what it is; null where it cannot have another. */
export const kitOf = (noun: string): string | null =>
  KITS.find(({ wholes }) => wholes.some((whole) => whole === noun || isA(noun, whole)))?.kit ?? null

/** Shaped like something, built of many of it, or with many strewn over it. */
export interface Form {
  how: 'shaped' | 'built' | 'strewn'
  noun: string
}

/** As an attribute: "race_car-shaped". */
const LOOK = /^(.+)-(shaped|built|strewn)$/

/** Names of two words are one in an attribute. */
const lookOf = ({ how, noun }: Form): string => `${noun.replaceAll(' ', '_')}-${how}`

export const formsIn = (looks: readonly string[]): Form[] =>
  looks.flatMap((look): Form[] => {
    const [, noun = '', how = ''] = LOOK.exec(look) ?? []
    return noun ? [{ how: how as Form['how'], noun: noun.replaceAll('_', ' ') }] : []
  })

/** Something in the place of a part, as an attribute: "cookie-as-wheel". */
const PART_LOOK = /^(.+)-as-([a-z]+)$/

export const replacementsIn = (looks: readonly string[]): { part: string; noun: string }[] =>
  looks.flatMap((look) => {
    const [, noun = '', part = ''] = PART_LOOK.exec(look) ?? []
    return noun ? [{ part, noun: noun.replaceAll('_', ' ') }] : []
  })

/** Whether a look is a form that a whole can have. */
export const isForm = (whole: string, look: string): boolean =>
  formsIn([look]).some(({ how, noun }) => heightOf(noun) > 0 && (how !== 'shaped' || kitOf(whole) !== null))

/** "a house shaped like a boot", "a castle made of books": told to the drawing of the whole. */
export function settleForms(scene: Scene) {
  for (const { a, relation, b } of scene.relations) {
    const [whole, form] = [scene.get(a), scene.get(b ?? '')]
    if (!whole || !form || !/^(shaped-like|made-of)$/.test(relation)) continue
    if (relation === 'made-of') whole.attributes.push(lookOf({ how: 'built', noun: form.name }))
    else if (kitOf(whole.name)) whole.attributes.push(lookOf({ how: 'shaped', noun: form.name }))
    else if (form.via !== 'implied') scene.unknown.push(`shaped like ${form.word}`)
  }
}
