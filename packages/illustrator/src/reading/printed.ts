/** Letters that belong on what somebody has on: "number 7 on her shirt", "a shirt that says MAX". They are no heading of the page. */
import type { Scene } from './scene.ts'

const GARMENT =
  '(?:t-?shirts?|tee|shirts?|jerseys?|sweaters?|hoodies?|sweatshirts?|uniforms?|chest|onesies?|dress|outfit|costume|capes?|cloaks?|leotards?)'
const CUE = '(?:number|letter|name|words?|initials?)'
const WHOSE = '(?:his|her|their|its|the|a|an|my|your)'

/** "(with the) number 7 on (the front of) her soccer shirt". */
const BEFORE = new RegExp(
  `(?:,? (?:with|has|and|wearing)(?: (?:the|a|an))?(?: big| large)? )?${CUE} ['"“”‘’]?[\\p{L}\\p{N}]+['"“”‘’]? (?:is )?(?:written |printed )?on (?:the (?:front|back) of )?${WHOSE} (?:\\p{L}+ )?${GARMENT}(?!\\p{L})`,
  'iu',
)
/** "a number 7 jersey". */
const BETWEEN = new RegExp(`(?<!\\p{L})(?:the )?number \\d+ (?=${GARMENT}(?!\\p{L}))`, 'iu')
/** "a shirt that says MAX", "jersey number 10". */
const AFTER = new RegExp(
  `(?<=(?<!\\p{L})${GARMENT}),? (?:(?:that|which|with|saying|says?|reads?|reading|has|the|a|big|large|written|printed|${CUE})[ :]+){1,5}['"“”‘’]?[\\p{L}\\p{N}]+['"“”‘’]?(?: on it)?`,
  'iu',
)
/** "a football player number 12": where else would it be. */
const PLAYER = /(?<=\bplayer),? (?:(?:with|wearing|has|the) ){0,2}number \d+/iu

/** "race car number 7", "a truck with the number 12 on its door": painted on it. */
const PAINTED =
  /(?<=\b(?:race ?cars?|racing cars?|sports cars?|cars?|(?:monster |dump |fire |tow |garbage |pickup )?trucks?|fire engines?|dirt bikes?|motorcycles?|motorbikes?|go-?karts?|tractors?|rockets?|trains?|bus(?:es)?|excavators?|diggers?|helicopters?|airplanes?|planes?|speedboats?|(?:birthday )?cakes?)(?: with flames)?),? (?:(?:with|has|and|the|a|big) ){0,4}number \d{1,2}(?: (?:painted |written )?on (?:it|(?:the|its) (?:side|door|hood|front|roof)))?(?= ?(?:[.,!?]|$|and\b|on\b|in\b|at\b|with\b|driv|rac|zoom|speed|going))/iu

/** "with the name Lucy on it", "number 7 on the front": on whatever has such a side. */
const ON_SIDE = new RegExp(
  `,? (?:(?:with|has|and|having|showing) )?(?:(?:the|a|an|its|his|her|my|big|large) ){0,3}${CUE}[ :]['"“”‘’]?[\\p{L}\\p{N}]+['"“”‘’]? (?:is )?(?:painted |written |printed )?on (?:it|top|(?:the|its|his|her|their|my) (?:sides?|front|back|doors?|hood|bonnet|roof|nose|sails?|hull|wings?|tail|engine|boiler|top|body|wall|lid|cover|front side))(?!\\p{L})`,
  'iu',
)

/** More would not be legible on a chest. */
const LEGIBLE = /^[\p{Script=Latin}\p{N}]{1,6}$/u

export interface Print {
  text: string
  /** The prompt without it. */
  plain: string
  /** On a thing and not on clothes. */
  isPainted: boolean
}

/** What of the letters is printed on clothes; null where they stand by themselves. */
export function printIn(prompt: string, letters: string | null): Print | null {
  if (!letters || !LEGIBLE.test(letters)) return null
  const said = [BEFORE, BETWEEN, AFTER, PLAYER, PAINTED, ON_SIDE].find((way) => way.test(prompt))
  return said
    ? { text: letters, plain: prompt.replace(said, ' '), isPainted: said === PAINTED || said === ON_SIDE }
    : null
}

/** How reading tells drawing what is printed on somebody. */
export const PRINTED = 'lettered '

/** What has a place of its own for its number; anything else gets a plate where it has most room. */
const NUMBERED: ReadonlySet<string> = new Set(
  'race car, car, sports car, monster truck, birthday cake, cake, wedding cake, chalkboard, sign, t-shirt'.split(', '),
)

/** What is lettered on a thing that has no place of its own for it. */
export const platedOn = (name: string, looks: readonly string[]): string =>
  NUMBERED.has(name) ? '' : (looks.find((look) => look.startsWith(PRINTED))?.slice(PRINTED.length) ?? '')

/** Onto whoever was named and has clothes, or the car, or a shirt that nobody wears; false where there is none. */
export function printOn(scene: Scene, { text, isPainted }: Print): boolean {
  if (isPainted) {
    const single = scene.things.filter(({ id, n, via }) => n === 1 && via !== 'implied' && !scene.isA(id, 'alive'))
    const thing =
      single.find(({ name }) => NUMBERED.has(name)) ?? single.find(({ id }) => scene.isA(id, 'vehicle')) ?? single[0]
    thing?.attributes.push(PRINTED + text)
    return thing !== undefined
  }
  const people = scene.things.filter(({ id, n }) => n === 1 && scene.isA(id, 'alive'))
  const wearer =
    people.find(({ wears }) => wears.length) ??
    people.find(({ id }) => scene.isA(id, 'person')) ??
    people[0] ??
    scene.things.find(({ name, n }) => name === 't-shirt' && n === 1)
  wearer?.attributes.push(PRINTED + text)
  return wearer !== undefined
}
