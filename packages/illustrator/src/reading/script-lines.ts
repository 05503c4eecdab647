/** The lines of a script: "teacup*2+ on-top-of table", "dentist tends~tend first#mouth with dental mirror". */
import { isYoung as isYoungBeast } from './kinship.ts'
import type { Scene } from './scene.ts'
import { isA, NOUNS } from './vocabulary.ts'

export interface Line {
  from: string
  relation: string
  to: string | null
  /** The part of `to` that is meant. */
  part?: string
  how?: string
  tool?: string
  /** It takes the place of whatever was read of the two. */
  insists: boolean
}

/** The id of a thing. */
export type Role = string

const RELATION =
  /^(?:[a-z]+-)*[a-z]+s(?:-[a-z]+)*(?:~[a-z-]+)?$|^(?:on-top-of|inside|under|above|behind|around|next-to|in-front-of|left-of|right-of)(?:~[a-z-]+)?$/

/** Names may have several words, relations have none. */
export function lineOf(text: string): Line {
  const insists = text.startsWith('!')
  const [said = '', tool] = text.replace('!', '').trim().split(' with ')
  const words = said.split(' ')
  // "wine glass on-top-of table".
  const at = words.findIndex((word, i) => i > 0 && !NOUNS.has(words.slice(0, i + 1).join(' ')) && RELATION.test(word))
  const [relation = '', how] = (words[at] ?? '').split('~')
  const [to = '', part] = words
    .slice(at + 1)
    .join(' ')
    .split('#')
  return {
    from: words.slice(0, at).join(' '),
    relation,
    to: to || null,
    insists,
    ...(how ? { how } : {}),
    ...(part ? { part } : {}),
    ...(tool ? { tool } : {}),
  }
}

const CAST = /^(beings|first|second|others|children|adults|people|animals|goods|youngest|brought)$/
const YOUNG =
  /^(child|girl|boy|baby|toddler|son|daughter|sister|brother|baby sister|baby brother|twins|student|cousin|grandson|granddaughter|newborn)$/

/** Whether a word of a script means those who are in it, whoever they are. */
export const isOfCast = (role: string): boolean => CAST.test(role)

/** What is alive in a story only. */
export const TOY = /teddy|doll|stuffed|toy|snowman|puppet|action figure/

/** Whether somebody was given the name of a role, which may be no noun of ours. */
export const isCalled = ({ word }: { word: string }, role: string): boolean =>
  new RegExp(`${role.slice(1)}s?$`).test(word.toLowerCase())

/** The ids that a word of a script means: those of the cast, or a thing that is brought where nobody named it. */
export function roleOf(scene: Scene, text: string, cast: readonly string[]): Role[] {
  // "adults/teacher": a teacher where no grown-up was named.
  const [role = '', ...instead] = text.split('/')
  const found = instead.length && !instead.some(isOfCast) ? playedByBeasts(scene, role, cast) : null
  if (found) return found
  for (const wanted of [role, ...instead]) {
    const parts = partsOf(scene, wanted, cast)
    if (parts.length) return parts
  }
  return []
}

/** Animals among themselves play all roles: the bear reads to its cubs, and no children come to the fox's birthday. */
function playedByBeasts(scene: Scene, role: string, cast: readonly string[]): Role[] | null {
  const isPeopled = cast.some((id) => scene.get(id)?.via === 'implied' || scene.isA(id, 'person'))
  if (!cast.length || isPeopled) return null
  if (role === 'children') return [...cast]
  if (role === 'others') return cast.slice(1)
  const grown = cast.filter((id) => !isYoungBeast(scene.nameOf(id)))
  return role === 'adults' && cast.length > 1 && grown.length ? grown.slice(0, 1) : null
}

function partsOf(scene: Scene, text: string, cast: readonly string[]): Role[] {
  // "@waiter": drawn as a man, but it is he who serves.
  if (text.startsWith('@')) return scene.things.filter((thing) => isCalled(thing, text)).map(({ id }) => id)
  // "?teddy bear": those that were named, if any were.
  if (text.startsWith('?')) return scene.things.filter(({ name }) => name === text.slice(1)).map(({ id }) => id)
  const [role] = CAST.exec(text) ?? []
  // "a dragon reading to a knight": whoever reads aloud is the grown-up.
  const readers = cast.filter((id) => scene.relations.some(({ a, relation }) => a === id && relation === 'reads'))
  const isReadTo = readers.length > 0 && readers.length < cast.length
  const isYoung = (id: string) => {
    if (isReadTo) return !readers.includes(id)
    return isA(scene.nameOf(id), 'person') ? YOUNG.test(scene.nameOf(id)) : !TOY.test(scene.nameOf(id))
  }
  if (role === 'beings') return [...cast]
  if (role === 'first') return cast.slice(0, 1)
  if (role === 'others') return cast.slice(1)
  if (role === 'children') return cast.filter(isYoung)
  if (role === 'youngest') return [...cast.filter(isYoung), ...cast].slice(0, 1)
  if (role === 'adults') return cast.filter((id) => !isYoung(id))
  if (role === 'people') return cast.filter((id) => scene.isA(id, 'handed'))
  if (role === 'animals') return cast.filter((id) => !scene.isA(id, 'handed'))
  if (role === 'brought') return cast.filter((id) => scene.get(id)?.via === 'implied')
  if (role === 'goods') return goodsOf(scene)
  if (role === 'second') {
    const [first] = cast
    return cast[1] ? [cast[1]] : first && (scene.get(first)?.n ?? 1) > 1 ? [first] : []
  }
  const [, name = text, n, more] = /^(.*?)(?:\*(\d+|each)([+=])?)?$/.exec(text) ?? []
  // "cats instead of reindeer".
  if (scene.negated.includes(name)) return []
  // A family may be told of as one word yet: its plates are not none.
  const number = n === 'each' ? Math.max(1, headsOf(scene, cast)) : Number(n ?? 1)
  const id = scene.imply(name, number, more === '+')
  const thing = scene.get(id)
  // "an easter egg hunt" has more than one egg.
  if (thing && more === '=' && thing.n < number && !isCounted(thing)) thing.n = number
  return [id]
}

/** "three ducklings" are three, whatever the event knows. */
const isCounted = ({ n, atLeast }: { n: number; atLeast?: boolean }): boolean => n > 1 && !atLeast

/** How many the cast is: as many plates are on the table. */
const headsOf = (scene: Scene, cast: readonly string[]): number =>
  cast.reduce((sum, id) => {
    const { n = 1, atLeast } = scene.get(id) ?? {}
    return sum + Math.max(n, atLeast ? SEVERAL : 1)
  }, 0)

/** "Kids" are drawn as three. */
const SEVERAL = 3

const FURNITURE =
  /^(?:road|street|crosswalk|sidewalk)$|table|stall|stand$|blanket|rug$|chair|stage|stroller|wheelchair|cart$|leash/

/** Whatever was named that can be sold: no being, no place, nothing that somebody wears. */
const goodsOf = ({ things, relations }: Scene): string[] =>
  things
    .filter(
      ({ id, name, via }) =>
        via !== 'implied' &&
        !FURNITURE.test(name) &&
        (!isA(name, 'alive') || TOY.test(name)) &&
        !['place', 'worn', 'building', 'weather', 'sky', 'vehicle'].some((kind) => isA(name, kind)) &&
        !relations.some(({ relation, b }) => b === id && relation === 'wears'),
    )
    .map(({ id }) => id)
