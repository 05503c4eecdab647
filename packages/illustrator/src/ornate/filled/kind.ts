/** What asks for a shape that is filled with an ornament. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { isBeast } from '../casts.ts'
import { canDress } from '../dressed.ts'
import { INSECTS } from '../insects/insects.ts'
import { insectIn } from '../insects/kinds.ts'
import { BODY_PARTS, type Kind } from '../kind.ts'
import { PLANT_WORDS } from '../plants/named.ts'
import { filledShape } from './filled.ts'
import { type Fill, fillOf } from './ornaments.ts'

const BODY = '(?:bod(?:y|ies)|wings?|fur|shell|back|tail|feathers|coat|skin|scales|belly|silhouette|outline|shape)'
const ORNAMENT = '(?:ornaments?|ornamentation|patterns?|motifs?|designs?|decorations?|details)'
const ON_ITS = new RegExp(`\\bwith ([\\w ,&]+?) on (?:it|its|his|her|their|the) (?:\\w+ )?${BODY}\\b`, 'i')
/** Each with the words of the filling. */
const FILLINGS: readonly RegExp[] = [
  /\b(floral|flowery|flower|starry|celestial|paisley|lacy|lace|leafy|galaxy|swirly|filigree|clockwork) (?:wings?|shell|body|feathers|coat|fur|tail|scales)\b/i,
  /\b(?:filled|fill it|decorated|patterned|adorned|covered|tattooed|painted)(?: up| in| out| entirely| completely| all over| inside)* (?:with|in|by) (.+)/i,
  /\bfull of ((?:\w+ ){0,2}(?:ornaments?|patterns?|motifs?|designs?)\b.*)/i,
  new RegExp(
    // One bird inside is a bird, and no pattern.
    `\\b(?:with|and|,) (?!an? )([\\w ,&]+?) (?:inside|within|all over)(?: of)?(?: (?:it|its|his|her|their|the)\\b(?: ${BODY})?)?$`,
    'i',
  ),
  new RegExp(
    `\\bwith ([\\w ,&]+?) (?:in|inside|over|across|all over) (?:it|its|his|her|their|the) (?:\\w+ )?${BODY}\\b`,
    'i',
  ),
  new RegExp(
    `\\bwith (?:an? )?((?:[\\w-]+ ){1,3}${ORNAMENT}(?: and (?:flowers|leaves|swirls|stars|hearts|dots))?)\\b`,
    'i',
  ),
  new RegExp(`\\b${BODY} (?:is |are )?(?:made|full) (?:out )?of (.+)`, 'i'),
  /\b(?:silhouette|outline|shape) with ([\w ,&]+)/i,
  /\bmade(?: up)?(?: out)? of (?:tiny |little |large |small )?(paisleys?(?: shapes?| patterns?| designs?)?)\b/i,
]
/** What follows is no part of the filling. */
const AFTER =
  /(?:,| -| \.| for (?:my|an?|the)\b| on (?:an?|the) (?:branch|white|black)| in the style| style\b| background).*$/i

/** What holds things in itself, and is no shape to fill. */
const SHAPES =
  /^(?:heart|star|moon|crescent moon|feather|leaf|skull|guitar|violin|cello|easter egg|egg|butterfly|hot air balloon|mitten|sneaker|shoe|high heel|teapot|seashell|shell|snail|apple|pear|pumpkin|mushroom|key|anchor|vase|hourglass|sun|cloud|fish|umbrella|dress|kimono|bell|christmas bauble|guitar pick|mask|piano|letter|number)$/
const HOLDING =
  /\b(?:cart|basket|jar|cup|mug|bowl|box|bag|bus|car|truck|boat|house|room|tree|garden|field|page|sheet|nest|bathtub|wagon)\b/i

interface Filled {
  holder: string
  attributes: readonly string[]
  fill: Fill
  words: string
}

/** "A heart made of roses": of a shape it is an ornament, a house made of sweets is a house. */
const MADE = /\b(?:made|formed|built)(?: up| out)? (?:of|from|with) (.+)/i

/** Balconies full of flowers belong to their houses. */
const OF_A_STREET = /\b(?:canals?|balcon(?:y|ies)|streets?|courtyards?|terrace)\b/i

export function filledIn(prompt: string, { things, relations, style, detail }: SceneGraph): Filled | null {
  if (detail === 'simple' || STYLED.has(style ?? '') || OF_A_STREET.test(prompt)) return null
  // "Moons and stars on the wings" are an ornament, "flowers on its shell" a child's wish.
  const isOrnament = detail === 'intricate' || /\band\b/.test(ON_ITS.exec(prompt)?.[1] ?? '')
  const ways = isOrnament ? [...FILLINGS, ON_ITS] : FILLINGS
  const said = ways.map((pattern) => pattern.exec(prompt)?.[1]).find((words) => words !== undefined)
  const made = MADE.exec(prompt)?.[1]
  const words = (said ?? made)?.replace(AFTER, '')
  if (!words) return null
  const isIn = (word: string): boolean => words.toLowerCase().includes(word.toLowerCase())
  const named = things.filter(({ via }) => via !== 'implied')
  const holders = named.filter(({ name, word, n }) => n === 1 && canFill(name) && !isIn(word))
  const [one] = holders
  if (!one || holders.length > 1 || one.wears.length || HOLDING.test(one.name)) return null
  if (!said && !PLAIN.test(one.name)) return null
  // One snail on a turtle's back rides there, and is no pattern of it.
  if (relations.some(({ a, b, relation }) => b === one.id && RIDES.test(relation) && isOneBeing(things, a))) return null
  // What else was named has no place on such a page.
  if (named.some(({ name, word }) => name !== one.name && !isIn(word) && !PART.test(name))) return null
  const isCarried = (id: string) => named.some((thing) => thing.id === id && thing.n === 1 && isIn(thing.word))
  const names = named
    .filter((thing) => thing !== one && isIn(thing.word) && !/^shapes?$/i.test(thing.word))
    .map(({ name }) => name)
  if (names.some((name) => lookUp(name)?.kind === 'being' && !(name in INSECTS) && !isSmall(name))) return null
  // "with a mailbox on its shell": it carries the one, and has no pattern of them.
  if (/^an? /i.test(words) && relations.some(({ a, relation }) => relation === 'on-top-of' && isCarried(a))) return null
  // A dog covered in mud is dirty, and no ornament.
  const isSmeared = /\b(?:covered|painted|tattooed)\b/i.test(prompt)
  const fill = fillOf(
    words.replace(/(?<=paisleys?) shapes?$/i, ''),
    isSmeared ? [] : names.filter((name) => !MISREAD.has(name)),
  )
  // A luna moth is read as a moth.
  const holder = one.name in INSECTS ? (insectIn(one.word) ?? one.name) : one.name
  return (
    fill && {
      holder,
      attributes: one.attributes.filter((was) => !isIn(was) && !/-(?:built|patterned|shaped)$/.test(was)),
      fill,
      words,
    }
  )
}

const RIDES = /^(?:sits|stands|sleeps|lies)-on$|^rides$/
const isOneBeing = (things: SceneGraph['things'], id: string | null): boolean =>
  things.some((thing) => thing.id === id && thing.n === 1 && isBeast(thing.name))
const PLAIN = /^(?:heart|star|moon|crescent moon|feather|skull|butterfly|guitar|violin)$/
const canFill = (name: string): boolean => canDress(name) && (isBeast(name) || SHAPES.test(name))
const isSmall = (name: string): boolean => /^(?:fish|bird|butterfly|cat|rabbit|mouse|snail|frog|turtle)$/.test(name)
const PART = new RegExp(`^(?:${BODY_PARTS.join('|')}|silhouette|outline|shape|pattern|ornament)$`)

/** "Ornament" is read as what hangs on a Christmas tree. */
const MISREAD: ReadonlySet<string> = new Set([
  'christmas ornament',
  'swirl',
  'pattern',
  'paisley pattern',
  'galaxy',
  'universe',
  'wave',
  'sea',
  'ocean',
  'flower',
  'leaf',
  'star',
  'moon',
  'gear',
  'planet',
])

/** Styles with a filling of their own. */
const STYLED: ReadonlySet<string> = new Set([
  'zentangle',
  'mehndi',
  'geometric',
  'low poly',
  'stained glass',
  'celtic',
  'steampunk',
  'folk art',
  'tribal',
  'aztec',
  'mosaic',
  'quilt',
  'tarot',
  'woodcut',
])

export const FILLED: Kind = {
  asked: (prompt, graph) => filledIn(prompt, graph) !== null,
  itself: [...BODY_PARTS, ...MISREAD, 'silhouette', 'mandala'],
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:florals?|ornaments?|ornamental|patterns?|motifs?|silhouette|outline|shape|geometric|wings?|filled|boats?|galaxy|swirls?|lace|filigree)\\b`,
    'i',
  ),
  can: (noun) => lookUp(noun) !== null,
  draw: (rng, _, prompt, graph) => {
    const { holder, attributes, fill } = filledIn(prompt, graph)!
    return filledShape(rng, holder, fill, attributes)
  },
}
