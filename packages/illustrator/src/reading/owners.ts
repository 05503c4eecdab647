/** Whose things are taken or eaten: the owner is there, left behind or looking on. */
import type { Deed } from './deed.ts'
import { nameThing } from './naming.ts'
import type { NounPhrase } from './phrase.ts'
import type { Scene } from './scene.ts'
import { isA } from './vocabulary.ts'

/** Done by an animal it leaves nothing to the owner. */
const EATEN_UP = /^(eat|chew|nibble|munch|lick|gobble|devour)$/

/** Where it is done for the owner, who waits for it. */
const SEEN_TO =
  /^(fix|repair|mend|patch|check|inspect|examine|stamp|punch|scan|return|catch|rescue|blow|break|smash|snatch|grab|polish|test|weigh|weld|paint|guard|sell|sign|untangle)/
/** What one hands over to have it looked at. */
const SHOWN = /^(check|inspect|examine|stamp|punch|scan|test|weigh|sign)/

/** "checking a rabbit's ticket": the rabbit hands it over. "fixing a clown's car": the clown looks on. */
function attend(scene: Scene, { subjects, word }: Pick<Deed, 'subjects' | 'word'>, id: string, ids: readonly string[]) {
  const isHeld = scene.areAll(ids, 'held') || ids.every((each) => scene.isA(each, 'small'))
  if (SHOWN.test(word) && isHeld) {
    scene.forget(({ a, b, relation }) => relation === 'looks-at' && subjects.includes(a) && ids.includes(b ?? ''))
    scene.relate([id], 'holds', ids, { word: 'show' })
    scene.relate([id], 'gives-to', subjects, { word: 'show' })
  } else if (scene.areAll(ids, 'building')) scene.relate([id], 'inside', ids)
  else scene.relate([id], 'looks-at', subjects)
}

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
  } else if (SEEN_TO.test(word) && subjects.length && isA(owner.found?.name ?? '', 'alive')) {
    const id = whose()
    if (id && !subjects.includes(id)) attend(scene, { subjects, word }, id, ids)
  }
}
