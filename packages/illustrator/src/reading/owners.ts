/** Whose things are taken or eaten: the owner is there, left behind or looking on. */
import type { Deed } from './deed.ts'
import { nameThing } from './naming.ts'
import type { NounPhrase } from './phrase.ts'
import type { Scene } from './scene.ts'
import { isA } from './vocabulary.ts'

/** Done by an animal it leaves nothing to the owner. */
const EATEN_UP = /^(eat|chew|nibble|munch|lick|gobble|devour)$/

const wearerOf = (scene: Scene, ids: readonly string[]): string | undefined =>
  scene.relations.find(({ relation, b }) => relation === 'wears' && b && ids.includes(b))?.a

/** "stealing a boy's sandwich": the boy is left behind. "a llama eating the bride's bouquet": the bride sees it. */
export function bereave(scene: Scene, { verb, subjects, word }: Deed, owner: NounPhrase, ids: readonly string[]) {
  const known = () => scene.things.findLast(({ word: told }) => told === owner.word)?.id
  const whose = () => wearerOf(scene, ids) ?? known() ?? nameThing(scene, owner)
  if (verb.lemma === 'steal') {
    const id = whose()
    if (id && scene.isA(id, 'alive')) scene.relate(subjects, 'runs-from', [id], { word })
  } else if (EATEN_UP.test(verb.lemma) && scene.areAll(subjects, 'animal') && isA(owner.found?.name ?? '', 'person')) {
    const id = whose()
    if (id) scene.relate([id], 'looks-at', subjects)
  }
}
