/** "a truck with a star on its door", "a pirate ship with a skull on the sail": what is painted on a vehicle is a look of it, and stands nowhere beside it. */
import { isAlive, nounOf } from './lexicon.ts'
import { isOwnPart } from './own-parts.ts'
import { isA } from './vocabulary.ts'

const SAID =
  '(?:(?:an?|the|some|big|large|huge|giant|little|small|tiny|cute|cool|red|blue|green|yellow|white|black|gold|golden|silver|pink|orange|painted|bright) )*'
/** Where nothing can stand. */
const FLAT =
  '(?:(?:front|back|left|right|main|big) )?(?:sides?|doors?|hull|sails?|tail|tail fin|fins?|tailgate|panels?|front|back|hood|bonnet|nose|flag|body|windshield|windscreen|bumper|mudguard)'
const ON = `(?:(?:painted|drawn|printed|written|stuck) )?on (?:it|(?:its|the|his|her|their|each|one|every|both) (?:of its )?${FLAT})`
const MARK = new RegExp(
  `(?<joint>,? ?(?:with|has|having|that has|which has|and|,)) ${SAID}(?<mark>[\\p{L}-]+(?: [\\p{L}-]+)?) ${ON}(?![\\p{L}-])(?<next> and|,)?`,
  'iu',
)
/** More words have no name of a vehicle. */
const LONGEST = 3
/** Many of these are a pattern, which has a look of its own. */
const PATTERNS: Readonly<Record<string, string>> = {
  stars: 'starry',
  hearts: 'heart-patterned',
  flowers: 'flowered',
  daisies: 'flowered',
  flames: 'flame-patterned',
  'lightning bolts': 'bolt-patterned',
  stripes: 'striped',
  dots: 'dotted',
  'polka dots': 'polka-dot',
  spots: 'spotted',
}

/** Marks that are drawn otherwise than the thing of that name. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  cross: 'medical-cross-printed',
  'red cross': 'medical-cross-printed',
  star: 'star-shape-printed',
  'shark mouth': 'shark-mouth',
  'shark teeth': 'shark-mouth',
}

/** The last vehicle that was named, and where in the text it begins. */
function lastVehicle(text: string): { name: string; at: number } | null {
  const words = [...text.matchAll(/[\p{L}'-]+/gu)]
  for (let end = words.length; end > 0; end--)
    for (let size = Math.min(LONGEST, end); size > 0; size--) {
      const said = words.slice(end - size, end)
      const name = nounOf(said.map(([word]) => word.toLowerCase()))?.name
      if (name && isA(name, 'vehicle')) return { name, at: said[0]?.index ?? 0 }
    }
  return null
}

/** The look of whatever bears such a mark, none if it always does; null for what we cannot draw. */
function lookOf(mark: string, vehicle: string): string | null {
  const said = mark.toLowerCase()
  if (isOwnPart(said, vehicle)) return ''
  const pattern = PATTERNS[said] ?? PATTERNS[said.split(' ').at(-1) ?? ''] ?? DRAWN_AS[said]
  if (pattern) return pattern
  const noun = nounOf(said.split(' ')) ?? nounOf(said.split(' ').slice(-1))
  return noun && !noun.plural ? `${noun.name.replaceAll(' ', '-')}-printed` : null
}

const ABOARD = /(?<!painted|drawn|printed|written|stuck) on it(?: and|,)?$/i

const NOBODY = /^(?:driver|man|woman|girl|boy|kid|kids|child|children|people|person)$/i

export function withMarks(text: string): string {
  const found = MARK.exec(text)
  const { joint = '', mark = '', next = '' } = found?.groups ?? {}
  if (!found || NOBODY.test(mark) || (isAlive(mark) && / (?:hood|bonnet|back|front) ?/i.test(found[0]))) return text
  const before = text.slice(0, found.index)
  const vehicle = lastVehicle(before)
  const look = vehicle && lookOf(mark, vehicle.name)
  if (!vehicle || look === null) return text
  // "a boat with a cat on it": whoever is on a boat sits in it, unless they are said to be painted.
  if (isA(vehicle.name, 'boat') && isAlive(mark) && ABOARD.test(found[0])) return text
  const { at } = vehicle
  const isFirst = /with|ha[sv]/i.test(joint)
  const rest = text.slice(found.index + found[0].length)
  const join = next && isFirst ? ' with' : next
  return withMarks(`${before.slice(0, at)}${look}${look && ' '}${before.slice(at)}${join}${rest}`)
}
