/** Passives: who does it stands after "by". */
import type { Node } from './node.ts'
import { isA } from './vocabulary.ts'

/** Where the "by" of a verb stands: "guarded by a dragon", "pulled on a sled by a dog". */
export function agentAfter(nodes: readonly Node[], verb: number): number | null {
  for (let k = verb + 1; k < nodes.length; k++) {
    const node = nodes[k]
    if (node?.kind === 'preposition' && node.word === 'by') {
      const agent = nodes[k + 1]
      const isAlive = agent?.kind === 'noun' && isA(agent.phrase.found?.name ?? '', 'alive')
      return agent?.kind === 'noun' && (k === verb + 1 || isAlive) ? k : null
    }
    if (node?.kind !== 'preposition' && node?.kind !== 'noun') return null
  }
  return null
}
