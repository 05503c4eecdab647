/** Trees, each by its kind. */
import type { Rng } from '../ink/random.ts'
import { bareTree } from './bare-tree.ts'
import { roundTree, swirlTree } from './broadleaf.ts'
import { pineTree, snowFir } from './conifers.ts'
import { acaciaTree, palmTree } from './southern.ts'
import type { TreeKit, TreePlan } from './tree-kit.ts'

export type { TreePlan } from './tree-kit.ts'

const TREES: Record<string, (kit: TreeKit) => string> = {
  round: roundTree,
  fruit: roundTree,
  pine: pineTree,
  swirl: swirlTree,
  palm: palmTree,
  acacia: acaciaTree,
  bare: bareTree,
  'snow fir': snowFir,
}

/** A tree that stands on (x, y) and is h tall. */
export function tree(x: number, y: number, h: number, rng: Rng, plan: TreePlan = {}): string {
  const kind = plan.kind ?? rng.pick(['round', 'round', 'fruit'])
  return (TREES[kind] ?? roundTree)({ x, y, h, rng, kind, plan, sw: plan.sw ?? 4 })
}
