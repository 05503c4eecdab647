/** Whether a wish in another language reads as its English one does: the same things, the same deeds in the same direction, the same place. */
import { readFileSync } from 'node:fs'
import type { SceneGraph } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'
import { areKin, SYMMETRIC } from './read-score-kin.ts'

/** Wishes by language, from test/corpus/tongues-….txt. */
export function wishesIn(set: string): Record<string, string>[] {
  return readFileSync(new URL(`../test/corpus/tongues-${set}.txt`, import.meta.url), 'utf8')
    .split(/\n\s*\n/)
    .map((block) =>
      Object.fromEntries(
        block
          .split('\n')
          .filter((line) => /^[a-z]{2}: /.test(line))
          .map((line) => [line.slice(0, 2), line.slice(4)]),
      ),
    )
    .filter((wish) => wish.en)
}

/** Languages say "小猫" for a kitten and a cat alike. */
const YOUNG = [
  ['cat', 'kitten'],
  ['dog', 'puppy'],
  ['bear', 'bear cub', 'teddy bear'],
  ['duck', 'duckling'],
  ['sheep', 'lamb'],
  ['pig', 'piglet'],
  ['rabbit', 'bunny'],
  ['horse', 'pony'],
  ['bird', 'chick'],
  ['chicken', 'chick'],
  ['frog', 'toad'],
]
const same = (a: string, b: string) =>
  a === b || areKin(a, b) || YOUNG.some((kind) => kind.includes(a) && kind.includes(b))

const nameOf = (id: string) => id.replace(/#\d+$/, '')
const namesOf = ({ things }: SceneGraph) => things.map(({ name, n }) => `${n > 1 ? 'several ' : ''}${name}`)

function triplesOf({ relations, place }: SceneGraph): [string, string, string][] {
  return relations.map(({ a, relation, b }) => {
    const [from, to] = [a, b ?? ''].map((id) => (id === '@place' ? `@${place}` : nameOf(id))) as [string, string]
    return SYMMETRIC.has(relation) && to < from ? [to, relation, from] : [from, relation, to]
  })
}

function isCovered<T>(all: readonly T[], by: readonly T[], alike: (a: T, b: T) => boolean): T[] {
  const left = [...by]
  return all.filter((one) => {
    const at = left.findIndex((other) => alike(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const readings = new Map<string, SceneGraph>()

/** The English of a wish is read once for all ten. */
function readEnglish(english: string): SceneGraph {
  const known = readings.get(english) ?? read(english)
  readings.set(english, known)
  return known
}

export function compared(english: string, other: string) {
  const [wanted, got] = [readEnglish(english), read(other)]
  const sameName = (a: string, b: string) =>
    a.startsWith('several ') === b.startsWith('several ') && same(a.replace('several ', ''), b.replace('several ', ''))
  const sameTriple = (a: [string, string, string], b: [string, string, string]) =>
    a[1] === b[1] &&
    ((same(a[0], b[0]) && same(a[2], b[2])) || (SYMMETRIC.has(a[1]) && same(a[0], b[2]) && same(a[2], b[0])))
  const lostThings = isCovered(namesOf(wanted), namesOf(got), sameName)
  const newThings = isCovered(namesOf(got), namesOf(wanted), sameName)
  const lostDeeds = isCovered(triplesOf(wanted), triplesOf(got), sameTriple)
  const newDeeds = isCovered(triplesOf(got), triplesOf(wanted), sameTriple)
  const place = (wanted.place ?? '') === (got.place ?? '')
  const notes = [
    lostThings.length ? `lost ${lostThings.join(', ')}` : '',
    newThings.length ? `new ${newThings.join(', ')}` : '',
    lostDeeds.length ? `lost deed ${lostDeeds.map((deed) => deed.join(' ')).join('; ')}` : '',
    newDeeds.length ? `new deed ${newDeeds.map((deed) => deed.join(' ')).join('; ')}` : '',
    place ? '' : `place ${got.place} not ${wanted.place}`,
    got.unknown.length ? `unknown ${got.unknown.join(', ')}` : '',
  ].filter(Boolean)
  const things = !lostThings.length && !newThings.length
  const relations = !lostDeeds.length && !newDeeds.length
  return { things, relations, place, difference: things && relations && place ? '' : notes.join(' | ') }
}
