/** Logistic regression over few thousand sparse examples, by steps that grow smaller for what was often seen (AdaGrad). Same examples, same weights. */
import { createRng } from '../src/ink/random.ts'

export interface Sample {
  features: readonly (readonly [place: number, value: number])[]
  isTrue: boolean
}
export interface Line {
  weights: Float64Array
  start: number
}

const ROUNDS = 15
const STEP = 0.3
/** Pulls weights to nothing: what was seen once says little. */
const PULL = 0.003
const TINY = 1e-6

export function trained(samples: readonly Sample[], places: number): Line {
  const weights = new Float64Array(places)
  const seen = new Float64Array(places).fill(TINY)
  let start = 0
  let startSeen = TINY
  const { unit } = createRng(7)
  const order = samples.map((_, i) => i)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, unit)
    for (const i of order) {
      const sample = samples[i] as Sample
      const error = likelihood(scored({ weights, start }, sample.features)) - Number(sample.isTrue)
      for (const [place, value] of sample.features) {
        const weight = weights[place] ?? 0
        const slope = error * value + PULL * weight
        const sum = (seen[place] ?? 0) + slope * slope
        seen[place] = sum
        weights[place] = weight - (STEP * slope) / Math.sqrt(sum)
      }
      startSeen += error * error
      start -= (STEP * error) / Math.sqrt(startSeen)
    }
  }
  return { weights, start }
}

export function scored({ weights, start }: Line, features: Sample['features']): number {
  let sum = start
  for (const [place, value] of features) sum += (weights[place] ?? 0) * value
  return sum
}

const likelihood = (score: number) => 1 / (1 + Math.exp(-score))

function shuffle(order: number[], unit: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(unit() * (i + 1))
    const [a = 0, b = 0] = [order[i], order[j]]
    order[i] = b
    order[j] = a
  }
}
