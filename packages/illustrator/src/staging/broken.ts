/** Relations that no try could show, said in plain words: "parrot sits on pirate's head". */
import type { SceneGraph } from '../reading/graph.ts'
import { sayRelation } from '../reading/say.ts'
import { lookUp } from '../world/world.ts'
import { ACTS } from './judge/acts.ts'
import type { Verdict } from './judge/judge.ts'

/** Of these the judge knows for sure: of others it also doubts pages that are right. */
const CERTAIN = /^(inside|sits-on|on-top-of|stands-on|hides-in|hangs-from)$/

export function brokenIn(verdicts: readonly Verdict[], graph: SceneGraph): string[] {
  // In other languages there are no words for it yet.
  if (graph.lang !== 'en') return []
  const named = (id: string | null) => graph.things.find((thing) => thing.id === id && thing.via !== 'implied')
  return verdicts.flatMap(({ holds, relation }) => {
    const [a, b] = [named(relation.a), named(relation.b)]
    if (holds || !a || !b || a === b || lookUp(a.name)?.kind !== 'being') return []
    if (relation.how && ACTS[relation.how]) return [relation.how.replaceAll('-', ' ')]
    return CERTAIN.test(relation.relation) ? [sayRelation(graph, relation)] : []
  })
}
