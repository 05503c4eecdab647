/** What a kind says it has and was not told to draw: a boat before a skyline that has none. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { isOwnPart } from '../reading/own-parts.ts'
import { lookUp } from '../world/world.ts'
import type { Kind } from './kind.ts'

/** A thing with limbs that no such thing has, which only staging grafts on: a watch is drawn by its name, and without wings. */
export const isGrownOn = ({ name, attributes, via }: NamedThing): boolean =>
  via !== 'implied' &&
  lookUp(name)?.kind === 'thing' &&
  attributes.some((look) => {
    const [, limb = ''] = LIMBS.exec(look) ?? []
    return limb !== '' && !isOwnPart(limb, name)
  })

const LIMBS = /(?:^| )(wings|legs|arms|feet|antlers)$/

/** Objects that one looks for by themselves. Leaves, water and windows are in the ornament anyway, whether they are named or not. */
const DISTINCT =
  /^(?:boat|church|duck|fence|bench|temple|restaurant|pagoda|torii gate|gate|island|lightning|snow|snowflake|rain|ring|glove|umbrella|ladder|treasure chest|cave|castle|anchor|necklace|bat|tombstone|picture frame|painting|basket|swing|sun)$/

/** Words for a thing with what leads to it: "and the falling snow". */
const phraseOf = (word: string): RegExp =>
  new RegExp(
    `(?:,? ?\\band |, )?(?:\\b(?:an?|the|some|two|three|falling) )*\\b${word.replace(/[^\w -]/g, '.')}\\b`,
    'i',
  )

/** Named objects of which the words change nothing: the same page comes out without them, so it does not show them. */
export function unheeded(
  { itself = [], always = [], anyway }: Kind,
  graph: SceneGraph,
  prompt: string,
  isSame: (words: string, read: SceneGraph) => boolean,
): string[] {
  const own = [...always, ...(anyway?.(prompt) ?? [])]
  const isClaimed = ({ name, via }: NamedThing): boolean =>
    via !== 'implied' && DISTINCT.test(name) && itself.includes(name) && !own.includes(name)
  return graph.things.filter(isClaimed).flatMap(({ id, name, word }) => {
    const words = prompt.replace(phraseOf(word), '')
    const things = graph.things.filter((thing) => thing.id !== id)
    const relations = graph.relations.filter(({ a, b }) => a !== id && b !== id)
    const weather = /^(?:rain|snow|snowflake|lightning)$/.test(name) ? null : graph.weather
    return words !== prompt && isSame(words, { ...graph, things, relations, weather }) ? [name] : []
  })
}
