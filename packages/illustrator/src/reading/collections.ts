/** "farm animals", "fruits", "a family": one word for several kinds, each of which is drawn. */
import type { NamedThing } from './graph.ts'
import type { Scene } from './scene.ts'
import { pairsOf } from './tables.ts'

const COLLECTIONS = new Map(
  [...pairsOf('reading/collections.txt')].map(([word, kinds]) => [word, kinds.split(',').map((kind) => kind.trim())]),
)

export const collectionOf = (phrase: string): readonly string[] | null => COLLECTIONS.get(phrase) ?? null

/** Puts several things in the place of one: they do what it does. */
function replace(
  scene: Scene,
  { id, word, attributes, mood }: NamedThing,
  members: readonly { name: string; n: number }[],
) {
  const said = [...scene.relations]
  scene.drop(id)
  const ids = members.map(({ name, n }) => {
    const known = scene.things.find((thing) => thing.name === name)
    return known?.id ?? scene.add({ name, word, via: 'alias', quantity: { n, atLeast: false } })
  })
  // "a family dressed as bears": each of them is.
  for (const member of ids.map((one) => scene.get(one))) {
    member?.attributes.push(...attributes.filter((look) => look.startsWith('dressed as ')))
    if (member) member.mood ??= mood
  }
  for (const { a, relation, b, ...more } of said) {
    // What a family does with itself each does with the next.
    if (a === id && b === id) {
      ids.slice(1).forEach((next, i) => {
        scene.relate([ids[i] as string], relation, [next], more)
      })
      continue
    }
    // One of the family has the dog on the leash.
    if (a === id) scene.relate(relation === 'leads' ? ids.slice(0, 1) : ids, relation, [b], more)
    if (a === id && relation === 'leads') scene.relate(ids.slice(1), 'walks', [null])
    // Beside a family one is beside the last of them: nobody is next to four at once.
    if (b === id) scene.relate([a], relation, relation === 'next-to' ? ids.slice(-1) : ids, more)
  }
}

function splitKinds(scene: Scene) {
  for (const thing of [...scene.things]) {
    const kinds = thing.via === 'implied' ? null : collectionOf(thing.word.toLowerCase())
    if (kinds)
      replace(
        scene,
        thing,
        kinds.map((name) => ({ name, n: 1 })),
      )
  }
}

/** "a family at the beach": a mother, a father and two children, less those who were named. */
function splitFamily(scene: Scene) {
  const family = scene.things.find((thing) => thing.name === 'family' && thing.via !== 'implied')
  if (!family) return
  const hasChild = scene.things.some((thing) => /^(child|girl|boy|baby|daughter|son)$/.test(thing.name))
  const parents = [
    { name: 'mother', n: 1 },
    { name: 'father', n: 1 },
  ]
  replace(scene, family, hasChild ? parents : [...parents, { name: 'child', n: 2 }])
}

export function splitCollections(scene: Scene) {
  splitFamily(scene)
  splitKinds(scene)
}
