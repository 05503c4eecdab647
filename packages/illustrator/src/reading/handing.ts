/** What passes from one to another: who has it in the hand, and who gets it. */
import type { Deed } from './deed.ts'
import type { Scene } from './scene.ts'

/** "handing a kitten to a boy", "feeding a bottle to a lamb": what was named first is in the hand. */
export function handOver(scene: Scene, deed: Deed) {
  const { subjects, objects, word } = deed
  if (!/^(gives-to|feeds)$/.test(deed.relation ?? '')) return
  const isFirst = (a: string, b: string | null) => subjects.includes(a) && objects.includes(b ?? '')
  scene.forget(({ a, relation, b }) => relation === deed.relation && isFirst(a, b))
  scene.relate(subjects, 'holds', objects, { word })
  deed.relation = null
}

/** Verbs of which the first of two objects is who gets the second: "bringing a rabbit a carrot". */
const HANDS_OVER =
  /^(bring|brought|pass|fetch|deliver|carr|return|throw|toss|lob|serv|sell|sold|bak|buy|bought|get|got|mak|made|pour|cook)/

/** "gives her mother a flower": the gift after the one who gets it. */
export function takeSecond(scene: Scene, deed: Deed, ids: string[]) {
  const { subjects, objects, word } = deed
  const isGift = ids.length > 0 && scene.areAll(objects, 'alive') && !scene.areAll(ids, 'alive')
  if (isGift && objects.length > 0 && HANDS_OVER.test(word)) {
    scene.forget(
      ({ a, b, relation }) => subjects.includes(a) && objects.includes(b ?? '') && relation === deed.relation,
    )
    deed.relation = 'gives-to'
    scene.relate(subjects, 'gives-to', objects, { word })
  }
  const isOfDeed = deed.verb.lemma === 'feed' || deed.relation === 'gives-to'
  scene.relate(subjects, 'holds', ids, isOfDeed ? { word } : {})
}
