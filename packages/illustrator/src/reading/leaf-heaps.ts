/** "A hedgehog in the leaves": who walks the ground lies in a heap of them, not behind three upright leaves of its own size. */
import type { Scene } from './scene.ts'
import { NOUNS } from './vocabulary.ts'

const IN = /^(inside|hides-in|among|around|next-to|sits-on|lies-on|sleeps-in)$/
const AMID = /^(among|around|next-to|sits-on)$/
/** Caterpillars and beetles are in leaves that hang. */
const LEAST = 0.14
/** They are in the leaves of a tree. */
const ALOFT =
  /bird|owl|parrot|macaw|toucan|robin|sparrow|cardinal|jay|finch|dove|pigeon|raven|crow|eagle|hawk|falcon|heron|swan|monkey|ape|gorilla|orangutan|lemur|sloth|koala|panda|chameleon|lizard|gecko|snake|frog|bat|giraffe|elephant|dinosaur/

export function heapLeaves(scene: Scene): void {
  if (scene.place !== null && !/^(forest|backyard|park|garden)$/.test(scene.place)) return
  const leaves = scene.things.find(({ name, n, atLeast }) => name === 'leaf' && (n > 2 || atLeast))
  const around = scene.relations.filter(({ b }) => b === leaves?.id)
  const isLying = around.every(({ a, relation }) => {
    const name = scene.get(a)?.name ?? ''
    return IN.test(relation) && scene.isA(a, 'animal') && !ALOFT.test(name) && (NOUNS.get(name)?.height ?? 0) >= LEAST
  })
  if (!leaves || !around.length || !isLying || leaves.attributes.length) return
  leaves.name = 'leaf pile'
  leaves.n = 1
  delete leaves.atLeast
  for (const relation of around) if (AMID.test(relation.relation)) relation.relation = 'inside'
}
