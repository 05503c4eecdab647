/** Harm that no rule tells: what a small model, trained on thousands of prompts, holds for likelier harmful than not. */
import type { SceneGraph } from '../reading/graph.ts'
import { featuresOf } from './features.ts'
import { KINDS, type Placed, placed, readWeights, type Weights } from './judge-weights.ts'

let weights: Weights | undefined

export function scoreOf({ harm, start, harmStep }: Weights, { harm: features }: Placed): number {
  let sum = 0
  for (const [place, value] of features) sum += (harm[place] ?? 0) * value
  return start + sum * harmStep
}

export function kindOf({ kinds, kindStep }: Weights, { kinds: features }: Placed): string {
  const sums = KINDS.map((_, kind) =>
    features.reduce((sum, place) => sum + (kinds[place * KINDS.length + kind] ?? 0) * kindStep, 0),
  )
  return KINDS[sums.indexOf(Math.max(...sums))] ?? KINDS[0]
}

/** The likeliest kind of harm of a prompt that is likely harmful, or null. */
export function judged(prompt: string, graph: SceneGraph): string | null {
  weights ??= readWeights()
  const features = placed(featuresOf(prompt, graph))
  return scoreOf(weights, features) > weights.most ? kindOf(weights, features) : null
}
