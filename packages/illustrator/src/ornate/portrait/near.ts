/** Whether somebody is wanted from near, or from head to foot. */
import type { SceneGraph } from '../../reading/graph.ts'
import { GROWN_VOICE } from '../grown-voice.ts'
import { PLANT_WORDS } from '../plants/named.ts'
import { PARTICULAR_WORDS } from './particulars.ts'

const GROWN =
  /\b(?:wom[ae]n|lady|queen|king|man|warrior|viking|goddess|princess|witch|bride|empress|elder|grandm\w+|grandf\w+|fairy|elf|pirate|geisha|gypsy|fisherman|sailor|farmer|samurai|cowboy|monk|knight|shaman|druid|priest(?:ess)?|healer|chief|hunter|shepherd|sorcer(?:er|ess)|mage)\b(?!'s| (?:door|house|garden|tale|lights?|ring|circle|village|cottage|hat|desk))/i

/** What one sees of somebody only from near. */
const CLOSE = new RegExp(
  `${PARTICULAR_WORDS.source}|\\bcrown of|\\bjewel(?:le)?ry|\\bflowers?\\b|${PLANT_WORDS.source}|\\bfeathers?\\b|\\bhair\\b|\\bbeard\\b`,
  'gi',
)

/** Who is of a picture book, and what a child says of them: that is no portrait yet. */
const STORYBOOK =
  /^(?:princess|queen|king|witch|fairy|elf|pirate|knight|viking|cowboy|samurai|sailor|farmer|fisherman|shepherd|bride)$/i
const CHILDS =
  /\b(?:glasses|freckles|braids?|curly hair|hair|helmet|armou?r|feathers?|crown|eye ?patch|mask|beard|cape|horns?|horned|axe|sword|shield|hat|boots|bandana|scarf|veil|bouquet)\b/gi

/** What is worn below the shoulders: of it a bust shows nothing. */
const BELOW =
  /^(?:jeans|trousers|pants|shorts|skirt|shoe|boot|sneaker|sock|slipper|overalls|apron|leggings|princess dress|high heels)$/

/** "A princess in a ball gown holding a rose": she is wanted from head to foot, hands and all. */
export const isFullLength = (prompt: string, { relations, things }: SceneGraph): boolean =>
  relations.some(
    ({ relation, b }) =>
      (relation === 'wears' && things.some(({ id, name }) => id === b && BELOW.test(name))) ||
      (relation === 'holds' && STORYBOOK.test(GROWN.exec(prompt)?.[0] ?? '') && !GROWN_VOICE.test(prompt)),
  )

/** A grown person of whom two things at least are said that one sees only from near. */
export const isNear = (prompt: string): boolean => {
  const { 0: who = '', index = 0 } = GROWN.exec(prompt) ?? {}
  const rest = prompt.slice(index + who.length)
  const told = STORYBOOK.test(who) && !GROWN_VOICE.test(prompt) ? rest.replace(CHILDS, '') : rest
  return who !== '' && (told.match(CLOSE) ?? []).length > 1
}
